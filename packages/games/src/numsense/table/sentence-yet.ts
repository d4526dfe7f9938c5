// A sentence as the rest of the table reads it, and what stands for it while nobody can have begun one: what builds
// sentences comes a moment after the table.
import type { CardId } from '../types.ts';
import type { Cell, Draft } from './draft.ts';
import type { Worth } from './holding.ts';

/** What is known of the sentence under construction. */
export interface Sentence {
  readonly draft: Draft;
  /** The draft as it is shown. */
  readonly row: readonly Cell[];
  readonly worth: Worth;
  /** Whether it uses all cards and misses nothing. */
  readonly whole: boolean;
  /** The sentence in ASCII signs, with `?` for what is missing. */
  readonly text: string;
  readonly used: readonly CardId[];
  /** Whether there is a step to take back. */
  readonly canUndo: boolean;
  /** The wild card whose number is being asked. */
  readonly wild: CardId | null;
}

/** Nothing yet. */
export const NOTHING_YET: Sentence = {
  draft: { pieces: [], mark: null },
  row: [{ kind: 'gap', wants: 'number', index: 0 }],
  worth: { kind: 'empty' },
  whole: false,
  text: '?',
  used: [],
  canUndo: false,
  wild: null,
};

/** What is said beside a sentence: the value, and the rest of the line; `good` when the rest is something to be glad of. */
export interface WorthText {
  readonly value: string | null;
  readonly rest: string | null;
  readonly good: boolean;
}
