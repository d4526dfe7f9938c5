// Where one player builds a sentence. What builds it (`craft.ts`) is fetched a moment after the table; until it is here
// nothing stands there, and a card can be chosen to be put down: nobody waits for it to put a first card down.
import type { SignSet } from '@cardinal/number';
import type { Component } from 'svelte';
import type { CardId } from '../types.ts';
import type { Composer, ComposerSource } from './composer.svelte.ts';
import { NOTHING_YET, type Sentence } from './sentence-yet.ts';
import type { TableWords } from './words/en.ts';

/** What builds a sentence and shows its pieces, at one table. */
interface Craft {
  readonly Cells: Component<{
    readonly composer: Composer;
    readonly words: TableWords;
    readonly signs: SignSet;
    readonly box: HTMLElement | undefined;
  }>;
  readonly composer: Composer;
}

/** One player's workbench. */
export class Workbench {
  readonly #source: () => ComposerSource;
  readonly #words: () => Promise<void> | undefined;
  #coming: Promise<Craft> | null = null;
  /** What builds the sentence and shows its pieces, once it is here. */
  craft: Craft | null = $state.raw(null);
  /** The card chosen before that. */
  #early: CardId | null = $state(null);
  /** The table does not stand any more. */
  left = false;

  /** `words` waits for what the craft says, which comes with the late parts. */
  constructor(source: () => ComposerSource, words: () => Promise<void> | undefined) {
    this.#source = source;
    this.#words = words;
  }

  /** The sentence under construction. */
  get sentence(): Sentence {
    return this.craft?.composer ?? NOTHING_YET;
  }

  /** The card that was chosen to be put down; it is kept beside the sentence. */
  get chosen(): CardId | null {
    return this.craft ? this.craft.composer.chosen : this.#early;
  }

  /** Chooses a card to be put down, or none. */
  choose(card: CardId | null): void {
    if (this.craft) this.craft.composer.choose(card);
    else this.#early = card;
  }

  /** Builds at the sentence: now, or as soon as that can be done, unless the table is left by then. */
  compose(act: (composer: Composer) => void): void {
    if (this.craft) act(this.craft.composer);
    else
      void this.here().then(
        ({ composer }) => this.left || act(composer),
        () => undefined,
      );
  }

  /** Fetches the craft, once; asked again after a failure, it tries again. */
  here(): Promise<Craft> {
    this.#coming ??= Promise.all([import('./craft.ts'), this.#words()]).then(
      ([{ Cells, Composer }]) => {
        const composer = new Composer(this.#source);
        if (this.#early !== null && !this.left) composer.choose(this.#early);
        return (this.craft = { Cells, composer });
      },
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }
}
