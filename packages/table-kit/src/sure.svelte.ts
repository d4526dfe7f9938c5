// Asking again before an act that cannot be taken back (expectation E29): which act waits for a yes, on this page. Games say
// which acts those are; the bar of acts asks.
import type { Turn } from '@cardinal/kernel';
import type { Act } from './act.ts';
import { asksFirst } from './setting-choices.ts';
import { settings } from './settings.svelte.ts';
import { frame } from './tongue.svelte.ts';

/** The id of the act that waits for a yes, if any. */
export const sure: { asked: string | null } = $state({ asked: null });

/** What is asked before an act, or null where it is simply done. */
export function questionOf({ commits, label, off }: Act): string | null {
  if (!commits || off) return null;
  return typeof commits === 'boolean' ? frame.words.sure(label.replace(/^¡|\s*[!！](?=\u2069?$)/gu, '')) : commits();
}

/** Does an act, wherever it was pressed, or has the bar ask first; never while a clock runs unless the person always wants it. */
export function doAct(act: Act, turn: Turn): void {
  const timed = turn.dues.length > 0;
  const touch = matchMedia('(pointer: coarse)').matches;
  const asks = asksFirst(settings, { touch, timed }) && questionOf(act) !== null;
  sure.asked = asks ? act.id : null;
  if (!asks) act.onpress();
}
