// The only door to the rule side of Numsense.
import type { Game } from '@cardinal/kernel';

/** Numsense, closed: what registry, rooms and benches use. */
export declare const game: Game;
