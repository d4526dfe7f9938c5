// Records and positions: the two files of Cardinal, like PGN and FEN in chess, as plain JSON with a format name and an
// edition. See docs/records.md for the fields in words; `record-file.ts` reads them.
import type { Entry } from './entry.ts';
import { digestHex } from './hash.ts';
import { canonical } from './json.ts';
import type { AnyMove, AnyOptions, AnyState, Game, Result } from './rules.ts';

/** The edition of both file formats. */
export const RECORD_EDITION = 1;

/** What is known of a match before its first entry. `start` is present when the match began from a position. */
export interface Header {
  readonly format: 'cardinal-record';
  readonly edition: typeof RECORD_EDITION;
  readonly game: string;
  /** Edition of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: AnyOptions;
  /** Hash of the seed, told before the first card. */
  readonly commitment: string;
  readonly names?: readonly string[];
  readonly start?: AnyState;
  /** So many entries at the head of the log come from another match of the same seed ("what if"): this match does not count as that one. */
  readonly branch?: number;
}

/** A whole match: header, log, hashes of the state after so many entries, and once it is over seed and result. */
export interface MatchRecord extends Header {
  readonly log: readonly Entry<AnyMove>[];
  readonly hashes: Readonly<Record<string, string>>;
  readonly seed?: string;
  readonly result?: Result;
  /** {@link sumOf} the rest: it finds what the rules cannot miss, such as another name or a move a second later. */
  readonly sum?: string;
}

/** SHA-256 over the canonical text of a record without its `sum`. It finds slips of a copy or of an editor; whoever forges can reckon it anew. */
export function sumOf(record: MatchRecord): string {
  const { sum: _, ...rest } = record;
  return digestHex(canonical(rest));
}

/** The record with its sum. */
export function withSum(record: MatchRecord): MatchRecord {
  return { ...record, sum: sumOf(record) };
}

/** A whole state in a file, hidden cards included, so that any situation can be set up, tested and shared. */
export interface Position {
  readonly format: 'cardinal-position';
  readonly edition: typeof RECORD_EDITION;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly state: AnyState;
}

/** The position of a state. */
export function positionOf(game: Game, seats: number, options: AnyOptions, state: AnyState): Position {
  return {
    format: 'cardinal-position',
    edition: RECORD_EDITION,
    game: game.id,
    rules: game.edition,
    seats,
    options,
    state,
  };
}

/** The state that a record begins from. */
export function startOf(game: Game, record: Pick<MatchRecord, 'start' | 'options' | 'seats'>): AnyState {
  return record.start ?? game.start(record.options, record.seats);
}
