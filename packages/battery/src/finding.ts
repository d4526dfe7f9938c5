// What the battery works on and what it answers: a set-up of a game, and findings that say in which part, match and entry
// something is not as it must be.
import { openMatch, type Game, type Match } from '@cardinal/kernel';

/** The eight parts, each in the file of its name. */
export const PARTS = [
  'random-play',
  'frozen',
  'non-interference',
  'redeal',
  'golden',
  'counts',
  'clock',
  'bots',
] as const;
/** One of {@link PARTS}. */
export type PartName = (typeof PARTS)[number];

/** Something that is not as it must be: in the match of that seed, after that many entries. */
export interface Finding {
  readonly part: PartName;
  readonly seed: string;
  readonly seq: number;
  readonly text: string;
}

/** Matches to try: one per seed. `looks` is how many moments of a match get the dearer checks, `longest` how many entries a match may have, `units` what a bot may think per move. */
export interface Setup {
  readonly seats: number;
  readonly options: unknown;
  readonly seeds: readonly string[];
  readonly looks?: number;
  readonly longest?: number;
  readonly units?: number;
}

/** One part of the battery. */
export type Part = (game: Game, setup: Setup) => Promise<readonly Finding[]> | readonly Finding[];

/** Where a part stands in one match, and where it reports. */
export interface Probe {
  readonly seed: string;
  /** Set as the match goes on, so that a report or an error knows its place. */
  seq: number;
  report(text: string): void;
}

/** One text per fault is enough: the first few of a match tell the story. */
const MOST_PER_MATCH = 6;

/** Runs a check on each seed of a set-up. What it throws is a finding too: rules are total, and refuse with values. */
export function eachSeed(part: PartName, setup: Setup, check: (probe: Probe) => void): readonly Finding[] {
  return setup.seeds.flatMap((seed) => {
    const texts = new Map<string, Finding>();
    const probe: Probe = {
      seed,
      seq: 0,
      report(text) {
        if (texts.size < MOST_PER_MATCH && !texts.has(text)) texts.set(text, { part, seed, seq: probe.seq, text });
      },
    };
    try {
      check(probe);
    } catch (error) {
      probe.report(`threw ${told(error)}`);
    }
    return [...texts.values()];
  });
}

/** Opens a match of a set-up. Throws when the set-up cannot be played: whoever made it must know. */
export function opened(game: Game, setup: Setup, seed: string): Match {
  const match = openMatch(game, { options: setup.options, seats: setup.seats, seed });
  if (!match.ok) throw new Error(`this set-up cannot be played: ${JSON.stringify(match)}`);
  return match.match;
}

/** A finding in one line. */
export function line({ part, seed, seq, text }: Finding): string {
  return `${part}, seed ${seed}, entry ${seq}: ${text}`;
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [place] = (error.stack ?? '').split('\n').slice(1);
  const where = /([\w-]+\.ts:\d+)/.exec(place ?? '')?.[1];
  return `"${error.message}"${where ? ` at ${where}` : ''}`;
}
