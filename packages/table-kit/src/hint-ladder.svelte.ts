// A hint ladder as a player climbs it: one rung a press, until the whole answer stands there. It knows no game: the rungs
// come as sentences, and are fetched when somebody asks. It counts no hints: it asks whether there is one left.

/** What a table gives. Read anew each time, so that everything stays reactive. */
export interface LadderSource {
  /** What the hint is about (hand, pile, target): when this changes, the talk is over. */
  readonly about: string;
  /** The rungs for the view as it is when this is called (the table may be gone by the time they come), the gentlest first, the whole answer last; never none. */
  readonly load: () => Promise<readonly string[]>;
  /** Spends a hint as rungs are fetched; null, or why there is none to spend. */
  readonly spend?: () => string | null;
  readonly say: (text: string) => void;
}

interface Climb {
  readonly about: string;
  readonly rungs: readonly string[];
  readonly shown: number;
}

/** One player's ladder. */
export class HintLadder {
  readonly #source: () => LadderSource;
  #climb: Climb | null = $state.raw(null);
  #open = $state(false);
  #left = false;

  constructor(source: () => LadderSource) {
    this.#source = source;
  }

  /** The rungs that were climbed, as long as they speak of what lies here now; none while closed. */
  get lines(): readonly string[] {
    const climb = this.#here;
    return climb && this.#open ? climb.rungs.slice(0, climb.shown) : [];
  }

  /** What the next press brings: another rung, the whole answer, or nothing more. */
  get next(): 'rung' | 'answer' | null {
    const climb = this.#here;
    if (!climb || climb.shown >= climb.rungs.length) return null;
    return climb.shown === climb.rungs.length - 1 ? 'answer' : 'rung';
  }

  /** One rung further; a closed ladder opens where it was left. */
  async press(): Promise<void> {
    const { about, load, spend, say } = this.#source();
    const old = this.#here;
    const reopened = old !== null && !this.#open && old.shown === old.rungs.length;
    const none = old ? null : (spend?.() ?? null);
    const rungs = old?.rungs ?? (none === null ? await load() : [none]);
    if (this.#left || this.#source().about !== about) return;
    const shown = Math.min(rungs.length, (this.#here?.shown ?? 0) + 1);
    this.#climb = { about, rungs, shown };
    this.#open = true;
    say(reopened ? rungs.join('\n') : (rungs[shown - 1] ?? ''));
  }

  close(): void {
    this.#open = false;
  }

  /** The table goes: rungs that are still on their way are for nobody. */
  leave(): void {
    this.#left = true;
  }

  get #here(): Climb | null {
    return this.#climb?.about === this.#source().about ? this.#climb : null;
  }
}
