// What keys do where a match is watched again. They act wherever the focus is, but never in place of what has it: a field,
// a list of cards, a button that is pressed. No Tab, no single letter (expectation 32); they go with the other keys of
// one's own when those are switched off. Forward is where the sentence goes: to the left in Arabic.

/** What a key asks for. */
export type ReplayAct = 'back' | 'on' | 'start' | 'end' | 'play' | 'key-back' | 'key-on';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'defaultPrevented' | 'target'>;

const ACTS: Readonly<Partial<Record<string, ReplayAct>>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'start',
  End: 'end',
  ' ': 'play',
  PageUp: 'key-back',
  PageDown: 'key-on',
};
const TURNED: Readonly<Partial<Record<string, ReplayAct>>> = { ArrowLeft: 'on', ArrowRight: 'back' };

/** What a key asks for where sentences go from right to left or not; null where it is somebody else's. */
export function replayAct(press: Press, rtl: boolean): ReplayAct | null {
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.shiftKey || press.metaKey) return null;
  const act = (rtl ? TURNED[press.key] : undefined) ?? ACTS[press.key] ?? null;
  const at = press.target && 'closest' in press.target ? (press.target as Element) : null;
  if (at?.closest('dialog, input:not([data-replay-place]), select, textarea')) return null;
  if (act === 'play' && at?.closest('button, a, summary')) return null;
  // The slider has arrows, Home and End by itself.
  if (at?.matches('[data-replay-place]') && act !== 'play' && act !== 'key-back' && act !== 'key-on') return null;
  return act;
}
