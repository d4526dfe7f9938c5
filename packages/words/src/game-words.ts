// What every game says in every language: names, house rules, refusals and the line that tells an event. Games add their
// own messages to this shape; the English object is the type of all others, so that a missing message fails the check.
import type { SignSet } from '@cardinal/number';

/** Figures for a sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** How an option is shown: its name, one line that explains it, and names for its values. */
export interface OptionWords {
  readonly label: string;
  readonly explain: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** How the people at a table are called when an event is told. `you` is the seat that listens, if any. */
export interface Cast {
  readonly names: readonly string[];
  readonly you: number | 'watcher';
  /** The signs in which the listener meets sums; the language's own if not given. */
  readonly signs?: SignSet;
}

/** The lines that a table, an announcer and a log need of any game. */
export interface GameLines {
  readonly title: string;
  /** One short sentence: what one does in this game. */
  readonly tagline: string;
  /** What cards without a number are called, by their letter or sign in notation. */
  readonly faces?: Readonly<Record<string, string>>;
  /** A friendly sentence for each reason to refuse. */
  readonly why: Readonly<Record<string, (facts: Facts) => string>>;
  /** The line that tells an event aloud and in the log; null for events that need no telling. */
  readonly tell: (event: { readonly kind: string }, cast: Cast) => string | null;
  /** What a seat sees, in a few lines of plain text, for terminals. */
  readonly board?: (view: object) => string;
}

/** The messages that lobby, forms and rules need of any game besides: they are fetched when one of those opens. */
export interface GameWords extends GameLines {
  readonly options: Readonly<Record<string, OptionWords>>;
}
