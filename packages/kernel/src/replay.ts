// A record played again: step by step for people who look, and as a proof that deals, moves, hashes and result follow
// from the seed and the rules.
import { commitment, outcomeOf } from './draws.ts';
import type { Entry, Heard } from './entry.ts';
import { stateHash } from './hash.ts';
import { canonical } from './json.ts';
import type { Ms } from './ids.ts';
import { startOf, sumOf, type MatchRecord } from './record.ts';
import type { AnyEvent, AnyMove, AnyState, Game } from './rules.ts';
import { step } from './step.ts';
import type { Turn } from './turn.ts';

/** One moment of a replay: the state after `entry` (null at the start). */
export interface Moment {
  readonly entry: Entry<AnyMove> | null;
  readonly state: AnyState;
  readonly heard: readonly Heard<AnyEvent>[];
}

/** What can be wrong with a record. */
export const UNPROVED_WHY = [
  'rules',
  'unfinished',
  'commitment',
  'numbering',
  'time',
  'chance',
  'move',
  'clock',
  'hash',
  'result',
  'sum',
] as const;

/** Why a record does not verify: at which entry, and a sentence. */
export interface Unproved {
  readonly ok: false;
  readonly why: (typeof UNPROVED_WHY)[number];
  readonly seq: number;
  readonly text: string;
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

/** Proves a record: numbers and times rise, the seed fits its commitment, every draw is the seed's and every due is in its place, every move was legal, hashes, result and sum are right. Without a seed (an unfinished match) draws cannot be proved and the answer is `unfinished`. */
export function verify(game: Game, record: MatchRecord): { readonly ok: true; readonly entries: number } | Unproved {
  const { seed, log } = record;
  if (record.game !== game.id || record.rules !== game.edition) {
    return unproved('rules', 0, `The record is of ${record.game}, rules edition ${record.rules}.`);
  }
  if (seed === undefined) return unproved('unfinished', log.length, 'The record holds no seed: its match is not over.');
  if (commitment(seed) !== record.commitment)
    return unproved('commitment', 0, 'The seed is not the one that was promised.');
  if (record.branch !== undefined && record.branch > log.length) {
    return unproved('numbering', log.length, `It branches off after ${record.branch} entries and has ${log.length}.`);
  }
  const fit = game.fits(record.options, record.seats);
  if (!fit.ok) return unproved('move', 0, `These options cannot be played (${fit.why}).`);
  let state = startOf(game, record);
  let clock: Clock = { at: 0, begun: false };
  for (let index = 0; ; index++) {
    const hash = record.hashes[index];
    if (hash !== undefined && hash !== stateHash(state))
      return unproved('hash', index, `The state after ${index} entries is another one.`);
    const entry = log[index];
    if (!entry) break;
    const fault = placed(game.turn(state), entry, index, clock) ?? drawn(game.turn(state), entry, index, seed);
    if (fault) return fault;
    clock = { at: entry.at, begun: clock.begun || entry.by !== 'table' };
    const stepped = step(game, state, entry);
    if (!stepped.ok) {
      const why = entry.by === 'clock' ? 'clock' : 'move';
      return unproved(why, index, `Entry ${index} is not allowed (${stepped.why}).`);
    }
    state = stepped.state;
  }
  const stray = Object.keys(record.hashes).find((key) => !/^(0|[1-9]\d*)$/.test(key) || Number(key) > log.length);
  if (stray !== undefined)
    return unproved('hash', log.length, `There is a hash for "${stray}", which is no place here.`);
  if (canonical(game.result(state)) !== canonical(record.result ?? null)) {
    return unproved('result', log.length, 'The result does not follow from the log.');
  }
  if (record.sum !== undefined && record.sum !== sumOf(record)) {
    return unproved(
      'sum',
      log.length,
      'Something in the file was changed after it was written: its sum is another one.',
    );
  }
  return { ok: true, entries: log.length };
}

interface Clock {
  readonly at: Ms;
  readonly begun: boolean;
}

/** What is wrong with the number or the time of an entry: a due comes when it is due, a draw together with what led to it. */
function placed(turn: Turn, entry: Entry<AnyMove>, index: number, clock: Clock): Unproved | null {
  if (entry.seq !== index) return unproved('numbering', index, `Entry ${index} is numbered ${entry.seq}.`);
  if (entry.at < clock.at) return unproved('time', index, `Entry ${index} lies before the one it follows.`);
  const [due] = turn.dues;
  if (entry.by === 'clock' && due && entry.at !== Math.max(due.at, clock.at)) {
    return unproved('time', index, `Entry ${index} was due at ${due.at}, not at ${entry.at}.`);
  }
  if (entry.by === 'chance' && clock.begun && !turn.draw?.pause && entry.at !== clock.at) {
    return unproved('time', index, `Entry ${index} should follow at once, at ${clock.at}.`);
  }
  return null;
}

/** What is wrong with a draw: it is not the one that the seed gives here. */
function drawn({ draw }: Turn, entry: Entry<AnyMove>, index: number, seed: string): Unproved | null {
  if (entry.by !== 'chance' || (draw && canonical(outcomeOf(seed, draw)) === canonical(entry.move))) return null;
  return unproved('chance', index, `The seed does not give the draw of entry ${index}.`);
}

function unproved(why: Unproved['why'], seq: number, text: string): Unproved {
  return { ok: false, why, seq, text };
}
