// How hard a sheet to practise on can be, as every game understands it.

/** How hard: whole sums first, then all signs, then brackets. */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number];
