// What a room sends about its match: the moment whole, what came since, and refusals. Everything for one who looks.
import type { Who } from '@cardinal/kernel';
import type { Ask, Sync, Tell } from '@cardinal/wire';
import type { StartProblem } from './openings.ts';
import type { PlayedMatch } from './played-match.ts';
import { textOf } from './presences.ts';
import type { Delivery } from './sight.ts';

type Heard = Extract<Tell, { readonly t: 'heard' }>;

/** The moment, whole. */
export function syncOf(played: PlayedMatch, who: Who): Sync {
  const { game, commitment } = played.header;
  const { clock, atBreak, number } = played;
  const seq = played.knownBy(who);
  const view = played.shown.whole(who, seq, played.view(who));
  return { match: number, seq, view, atBreak, at: clock.now(), runs: clock.running, game, commitment };
}

/** What came and what it changed, as text. */
export function heardText(played: PlayedMatch, who: Who, { from, seq, events }: Delivery): string {
  const { clock, atBreak, number } = played;
  const { view, change, gone } = played.shown.since(who, from, seq, played.view(who));
  const time = { atBreak, at: clock.now(), runs: clock.running };
  // Events are the game's own; the wire knows only that they have a kind.
  const heard = events as unknown as Heard['events'];
  return textOf({ t: 'heard', from, events: heard, match: number, seq, view, change, gone, ...time });
}

/** The same to whoever asked for it, with the number under which they did. */
export const answeredText = (heard: string, cid: number): string => `{"cid":${cid},${heard.slice(1)}`;

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
