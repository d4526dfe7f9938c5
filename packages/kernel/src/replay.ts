// A record played again: step by step for people who look, and as a proof that deals, moves, hashes and result follow
// from the seed and the rules.
import { commitment, outcomeOf } from './draws.ts';
import type { Entry, Heard } from './entry.ts';
import { stateHash } from './hash.ts';
import { canonical } from './json.ts';
import type { MatchRecord } from './record.ts';
import type { AnyEvent, AnyMove, AnyState, Game } from './rules.ts';
import { step } from './step.ts';

/** One moment of a replay: the state after `entry` (null at the start). */
export interface Moment {
  readonly entry: Entry<AnyMove> | null;
  readonly state: AnyState;
  readonly heard: readonly Heard<AnyEvent>[];
}

/** Why a record does not verify: at which entry, and a sentence. */
export interface Unproved {
  readonly ok: false;
  readonly why: 'numbering' | 'time' | 'commitment' | 'chance' | 'move' | 'clock' | 'hash' | 'result' | 'unfinished';
  readonly seq: number;
  readonly text: string;
}

/** The state that a record begins from. */
export function startOf(game: Game, record: Pick<MatchRecord, 'start' | 'options' | 'seats'>): AnyState {
  return record.start ?? game.start(record.options, record.seats);
}

/** Every moment of a record, the start first. Throws at an entry that does not follow. */
export function* replay(game: Game, record: MatchRecord): Generator<Moment, void> {
  let state = startOf(game, record);
  yield { entry: null, state, heard: [] };
  for (const entry of record.log) {
    const stepped = step(game, state, entry);
    if (!stepped.ok) throw new Error(`log-broken: entry ${entry.seq} does not follow (${stepped.why})`);
    state = stepped.state;
    yield { entry, state, heard: stepped.heard };
  }
}

/** Proves a record: numbers and times rise, the seed fits its commitment, every draw is the seed's, every move was legal, hashes and result are right. Without a seed (an unfinished match) draws cannot be proved and the answer is `unfinished`. */
export function verify(game: Game, record: MatchRecord): { readonly ok: true; readonly entries: number } | Unproved {
  const { seed, log } = record;
  if (seed === undefined) return unproved('unfinished', log.length, 'The record holds no seed: its match is not over.');
  if (commitment(seed) !== record.commitment)
    return unproved('commitment', 0, 'The seed is not the one that was promised.');
  const fit = game.fits(record.options, record.seats);
  if (!fit.ok) return unproved('move', 0, `These options cannot be played (${fit.why}).`);
  let state = startOf(game, record);
  let at = 0;
  for (const [index, entry] of log.entries()) {
    if (entry.seq !== index) return unproved('numbering', index, `Entry ${index} is numbered ${entry.seq}.`);
    if (entry.at < at) return unproved('time', index, `Entry ${index} lies before the one it follows.`);
    at = entry.at;
    if (entry.by === 'chance') {
      const { draw } = game.turn(state);
      if (!draw || canonical(outcomeOf(seed, draw)) !== canonical(entry.move)) {
        return unproved('chance', index, `The seed does not give the draw of entry ${index}.`);
      }
    }
    const stepped = step(game, state, entry);
    if (!stepped.ok) {
      return unproved(
        entry.by === 'clock' ? 'clock' : 'move',
        index,
        `Entry ${index} is not allowed (${stepped.why}).`,
      );
    }
    state = stepped.state;
    const hash = record.hashes[index + 1];
    if (hash !== undefined && hash !== stateHash(state))
      return unproved('hash', index, `The state after entry ${index} is another one.`);
  }
  if (canonical(game.result(state)) !== canonical(record.result ?? null)) {
    return unproved('result', log.length, 'The result does not follow from the log.');
  }
  return { ok: true, entries: log.length };
}

function unproved(why: Unproved['why'], seq: number, text: string): Unproved {
  return { ok: false, why, seq, text };
}
