// What a room sends about its match: the moment whole, what came since, and refusals. Everything for one who looks.
import type { Who } from '@cardinal/kernel';
import type { Ask, Sync } from '@cardinal/wire';
import type { StartProblem } from './openings.ts';
import type { PlayedMatch } from './played-match.ts';
import { textOf } from './presences.ts';
import type { Delivery } from './sight.ts';

/** The moment, whole. */
export function syncOf(played: PlayedMatch, who: Who): Sync {
  const { game, commitment } = played.header;
  const { clock, atBreak, number } = played;
  const seq = played.knownBy(who);
  const view = played.shown.whole(who, seq, played.view(who));
  return { match: number, seq, view, atBreak, at: clock.now(), runs: clock.running, game, commitment };
}

/** What came and what it changed, as most of the text of a message: what is the same whenever it is told, and whoever asked for it. Most of it is text already, and the rest costs less put around that than read out of an object. */
export function heardText(played: PlayedMatch, who: Who, { from, seq, events }: Delivery): string {
  const since = played.shown.since(who, from, seq, played.view(who));
  return `"t":"heard","from":${from},"events":${JSON.stringify(events)},"match":${played.number},"seq":${seq},${since}`;
}

/** The message of what was heard, told now; for whoever asked for it, with the number under which they did. */
export function messageOf({ clock, atBreak }: PlayedMatch, heard: string, cid: number | null): string {
  const asked = cid === null ? '' : `"cid":${cid},`;
  return `{${asked}${heard},"atBreak":${atBreak},"at":${clock.now()},"runs":${clock.running}}`;
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
