// The nouns of Math Rush: sets under goals, races, the whole state, a seat's view, moves, events.
import type { Ms, Seat, Turn, Who } from '@cardinal/kernel';
import type { GoalFace, NumberFace } from './deck.ts';
import type { RushOptions } from './options.ts';

/** A number card: its place in the deck's list. */
export type CardId = number;
/** A goal card: its place in the list of goals. */
export type GoalId = number;

/** A number card whose face may be seen. */
export type Card = NumberFace & { readonly id: CardId };

/** What is awaited. `numbers`, `goals`: the two shuffles. `ready`: all look at their cards. `race`: everybody plays. */
export const PHASES = ['numbers', 'goals', 'ready', 'race', 'over'] as const;
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** A goal on the table with its set: stacks from left to right, each from bottom to top. An empty stack is a gap that may be filled. `mark` counts the changes. */
export interface GoalSet {
  readonly goal: GoalId;
  stacks: CardId[][];
  mark: number;
  complete: boolean;
}

/** A Help that a seat would like to spend, and who has agreed. */
export interface Asked {
  readonly seat: Seat;
  readonly use: 'clear' | 'redraw';
  readonly goal: GoalId | null;
  readonly yes: readonly Seat[];
}

/** A goal as it was verified. */
export interface Verified {
  readonly goal: GoalId;
  readonly letters: readonly (readonly string[])[];
  /** Why it brings nothing, or null. */
  readonly fault: 'stack' | 'order' | 'limit' | null;
  /** The first card that is wrong. */
  readonly card: CardId | null;
  readonly stars: number;
}

/** A finished race: which goals it began with, how it ended, what was verified, what it brought. */
export interface Race {
  readonly goals: readonly GoalId[];
  readonly ended: 'time' | 'plays' | 'done' | 'all-goals';
  readonly verified: readonly Verified[];
  readonly points: number;
  readonly plays: number;
}

/** The whole state. */
export interface RushState {
  readonly options: RushOptions;
  readonly seats: number;
  phase: Phase;
  /** 0-based number of the race. */
  race: number;
  /** When the race began. */
  began: Ms;
  draw: CardId[];
  /** Own draw piles by seat, top last; absent where no seat has a range of its own. */
  own?: CardId[][];
  discard: CardId[];
  goals: GoalId[];
  hands: CardId[][];
  sets: GoalSet[];
  /** Help cards left, of three. */
  help: number;
  plays: number;
  /** In `ready`: who is; in a race: who would end it. */
  said: boolean[];
  /** Hands laid open (ruling 3.18). */
  open: boolean[];
  /** After a Help for all to redraw: what each throws away; null while it has not chosen. */
  redraw: (CardId[] | null)[] | null;
  /** Who has spent a Help for all to redraw: the first one's is under way, another's follows (ruling 3.15). */
  redrawers: Seat[];
  /** Who waits for cards while the discard pile is shuffled, and how often it was in this race. */
  owed: Seat[];
  refills: number;
  asked: Asked | null;
  /** Who was told no and does not ask again in this race. */
  turnedDown: boolean[];
  history: Race[];
}

/** A set as all see it. */
export interface SeenSet {
  readonly id: GoalId;
  readonly goal: GoalFace;
  readonly stacks: readonly (readonly Card[])[];
  readonly mark: number;
  readonly complete: boolean;
}

/** What one may know. */
export interface RushView {
  readonly who: Who;
  readonly turn: Turn;
  readonly options: RushOptions;
  readonly seats: number;
  readonly phase: Phase;
  readonly race: number;
  readonly began: Ms;
  readonly handSize: number;
  /** Own hand first among those one may see: by seat, null where hidden. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handCounts: readonly number[];
  readonly drawCount: number;
  /** Cards left in the own draw piles, by seat; absent where no seat has a range of its own. */
  readonly own?: readonly number[];
  readonly discard: readonly Card[];
  readonly goalCount: number;
  readonly sets: readonly SeenSet[];
  readonly help: number;
  readonly plays: number;
  readonly said: readonly boolean[];
  readonly open: readonly boolean[];
  /** After a Help to redraw: who has chosen; null when none is under way. */
  readonly redraw: readonly boolean[] | null;
  /** Who has spent a Help for it, the one under way first. */
  readonly redrawers: readonly Seat[];
  readonly ownRedraw: readonly CardId[] | null;
  readonly owed: readonly Seat[];
  readonly refills: number;
  readonly asked: Asked | null;
  readonly turnedDown: readonly boolean[];
  readonly history: readonly Race[];
}

/** Where a card is laid: to the right of all, or on the stack with that number from the left. */
export type Place = 'right' | number;

/** What a seat can ask. A move on a set names the mark it saw. */
export type RushMove =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'play';
      readonly card: CardId;
      readonly goal: GoalId;
      readonly place: Place;
      readonly mark: number;
    }
  | { readonly kind: 'draw' }
  | { readonly kind: 'clear'; readonly goal: GoalId; readonly cards: readonly CardId[]; readonly mark: number }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'discard'; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'arrange';
      readonly goal: GoalId;
      readonly stacks: readonly (readonly CardId[])[];
      readonly mark: number;
    }
  | { readonly kind: 'ask'; readonly use: 'clear' | 'redraw'; readonly goal: GoalId | null }
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'show'; readonly open: boolean }
  | { readonly kind: 'done' };

/** What is heard. */
export type RushEvent =
  | {
      readonly kind: 'race-set-up';
      readonly race: number;
      readonly handSize: number;
      readonly goals: readonly GoalId[];
    }
  | { readonly kind: 'hand-dealt'; readonly hand: readonly Card[] }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'race-begun'; readonly race: number }
  /** `row`: which of the rows that were not finished, from 1, as a table shows them. */
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly goal: GoalId;
      readonly row: number;
      readonly place: Place;
    }
  | { readonly kind: 'goal-completed'; readonly goal: GoalId }
  | { readonly kind: 'goal-added'; readonly goal: GoalId; readonly face: GoalFace }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | {
      readonly kind: 'cleared';
      readonly seat: Seat;
      readonly goal: GoalId;
      /** Null where the row was finished. */
      readonly row: number | null;
      readonly cards: readonly Card[];
      readonly help: number;
    }
  | { readonly kind: 'redraw-begun'; readonly seat: Seat; readonly help: number }
  | { readonly kind: 'redraw-to-follow'; readonly seat: Seat; readonly help: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'arranged'; readonly seat: Seat; readonly goal: GoalId; readonly row: number | null }
  | { readonly kind: 'refilled'; readonly count: number }
  | { readonly kind: 'help-asked'; readonly seat: Seat; readonly use: 'clear' | 'redraw'; readonly goal: GoalId | null }
  | { readonly kind: 'help-answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly open: boolean }
  | { readonly kind: 'wants-end'; readonly seat: Seat }
  | { readonly kind: 'race-ended'; readonly race: Race; readonly total: number }
  | { readonly kind: 'match-over'; readonly total: number; readonly bonus: number; readonly rating: number };

/** Why something is refused. */
export const RUSH_WHY = [
  'too-few-goals',
  'deck-too-small',
  'already-ready',
  'not-in-hand',
  'no-such-set',
  'set-closed',
  'no-such-place',
  'stale',
  'out-of-order',
  'against-limit',
  'not-equal',
  'hand-full',
  'nothing-to-draw',
  'no-help',
  'help-running',
  'nothing-chosen',
  'not-in-set',
  'not-allowed',
  'nobody-asked',
  'clock-runs',
] as const;
/** One of {@link RUSH_WHY}. */
export type RushWhy = (typeof RUSH_WHY)[number];
