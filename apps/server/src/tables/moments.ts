// What a room sends about its match: the moment whole, what came since, and refusals. Everything for one who looks.
import type { Who } from '@cardinal/kernel';
import type { Ask, Sync, Tell } from '@cardinal/wire';
import type { StartProblem } from './openings.ts';
import type { PlayedMatch } from './played-match.ts';
import { textOf } from './presences.ts';
import type { Delivery } from './sight.ts';

/** The moment, whole. */
export function syncOf(played: PlayedMatch, who: Who): Sync {
  const { game, commitment } = played.header;
  return { ...momentOf(played, who, played.knownBy(who)), game, commitment };
}

/** What came, with the view after it, as text. */
export function heardText(played: PlayedMatch, who: Who, { from, seq, events }: Delivery): string {
  const told = events as unknown as Extract<Tell, { t: 'heard' }>['events'];
  return textOf({ t: 'heard', from, events: [...told], ...momentOf(played, who, seq) });
}

/** A refusal, as text, for whoever asked. */
export function refusedText(problem: StartProblem, ask: Ask): string {
  const { why, at, facts } = typeof problem === 'string' ? { why: problem, at: undefined, facts: undefined } : problem;
  return textOf({
    t: 'refused',
    why,
    ...(ask.t === 'play' && { cid: ask.cid }),
    ...(at !== undefined && { at }),
    ...(facts && { facts: { ...facts } }),
  });
}

function momentOf(played: PlayedMatch, who: Who, seq: number): Omit<Sync, 'game' | 'commitment'> {
  // The view is the game's own; the wire knows only its base.
  const view = played.view(who) as unknown as Sync['view'];
  const { clock, atBreak, number } = played;
  return { match: number, seq, view, atBreak, at: clock.now(), runs: clock.running };
}
