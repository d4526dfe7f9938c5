// A sheet to practise on as data: its items, their answers, and where those stand.

/** One item and its answer. In a `line` the sign _ is an empty box to write in. */
export type WorkItem = { readonly key: string } & (
  | { readonly kind: 'line'; readonly text: string }
  | {
      readonly kind: 'cards';
      readonly cards: readonly string[];
      /** Shown in a ring before the cards. */
      readonly target?: string;
      /** A line above the cards. */
      readonly says?: string;
    }
);

/** A sheet of items. */
export interface WorkDoc {
  readonly id: string;
  readonly lang: string;
  readonly title: string;
  readonly task: string;
  readonly items: readonly WorkItem[];
  readonly columns: number;
  readonly words: { readonly name: string; readonly date: string; readonly key: string };
  /** What made this sheet: seed and settings, so that it can be made again. */
  readonly note: string;
}

/** Where answers stand: upside down at the foot of each page, on a page of their own, nowhere. */
export const KEY_PLACES = ['foot', 'page', 'none'] as const;
/** One of {@link KEY_PLACES}. */
export type KeyPlace = (typeof KEY_PLACES)[number];
