// The smallest words of the kernel: who acts, who looks, and when. Everything else builds on them.

/** A place at a table, 0-based in order of play (to the left). */
export type Seat = number;

/** Whole milliseconds of match time since the first deal; pauses do not count. Stamped by the room, never read here. */
export type Ms = number;

/** Somebody who looks at a match: a seat, or a watcher, who sees only what lies open. */
export type Who = Seat | 'watcher';
