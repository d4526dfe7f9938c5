// What every game says in every language: names, house rules, refusals and the line that tells an event. Games add their
// own messages to this shape; the English object is the type of all others, so that a missing message fails the check.

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
}

/** The messages that lobby, forms, announcer, log and command line need of any game. */
export interface GameWords {
  readonly title: string;
  /** One short sentence: what one does in this game. */
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** A friendly sentence for each reason to refuse. */
  readonly why: Readonly<Record<string, (facts: Facts) => string>>;
  /** The line that tells an event aloud and in the log; null for events that need no telling. */
  readonly tell: (event: { readonly kind: string }, cast: Cast) => string | null;
  /** What a seat sees, in a few lines of plain text, for terminals. */
  readonly board?: (view: object) => string;
}
