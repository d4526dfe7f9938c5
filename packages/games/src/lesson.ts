// What a first game is: a fixed deal, what the others do, and a few steps, each one sentence and the act it waits for. The
// person sits at seat 0. Data of a game; how it is shown belongs to the page.
import type { AnyEvent, AnyMove, AnyView, Seat } from '@cardinal/kernel';
import type { Facts, GameLines, Lang } from '@cardinal/words';
import type { SignSet } from '@cardinal/number';

/** In whose words and signs the figures of a sentence are given. */
export interface LessonTell {
  readonly lines: GameLines;
  readonly signs: SignSet;
}

/** One step of a lesson. */
export interface LessonStep<V, M, E> {
  readonly id: string;
  /** The figures of its sentence, from the view as the step begins. */
  readonly facts?: (view: V, tell: LessonTell) => Facts;
  /** Passed over where this holds: the game went so that the step has nothing to say. */
  readonly skip?: (view: V) => boolean;
  /** The event that ends the step; without one it is read, and the person goes on. An act that the next step asks for counts as having read it. */
  readonly until?: (event: E) => boolean;
  /** What may be asked meanwhile; everything where this is missing, nothing while a step is read. Any true sentence counts: the steps that follow fit all that it lets through. */
  readonly only?: (move: M, view: V) => boolean;
  /** The others wait for the learner's call. */
  readonly call?: true;
  /** What it asks to press above the hand, by its `data-place`; the lower end of the table where this is missing. */
  readonly place?: (view: V) => string;
  /** Acts that end the step: what "do it for me" does, and what the tests play. `go-on` ends a break. */
  readonly way?: (view: V) => readonly (M | 'go-on')[];
}

/** A first game. */
export interface Lesson<V = AnyView, M = AnyMove, E = AnyEvent> {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly steps: readonly LessonStep<V, M, E>[];
  /** What another seat does besides what it must; null for nothing. Where it must, an absent seat's move is made. */
  readonly reply?: (view: V, seat: Seat) => M | null;
}

/** The sentences of a lesson by the id of their step. */
export type LessonWords<Id extends string = string> = Readonly<Record<Id, (facts: Facts) => string>>;

/** A lesson with its sentences, as the page fetches it. */
export interface LessonEntry {
  readonly load: () => Promise<Lesson>;
  readonly words: (lang: Lang) => Promise<LessonWords>;
}

/** Closes a game's own types for the page, which only passes views, moves and events on. */
export function lessonOf<V, M, E>(lesson: Lesson<V, M, E>): Lesson {
  return lesson as unknown as Lesson;
}
