// What a server allows and how long things last, each with a sane value; an operator changes them by environment
// (docs/operator.md).

/** Limits and lifetimes. Times are milliseconds unless the name says otherwise. */
export interface Limits {
  /** Most tables kept at once. */
  readonly tables: number;
  /** Most people at one table, those who only watch included. */
  readonly guests: number;
  /** Hours after which a table that nobody touched is thrown away. */
  readonly tableHours: number;
  /** How long a table without anybody stays in memory; it is kept in the store meanwhile. */
  readonly sleepAfter: number;
  /** How long a host may be away before somebody else becomes host. */
  readonly hostGrace: number;
  /** How long one second of a leaver's grace lasts; tests make it short. */
  readonly graceSecond: number;
  /** Most that a slow line is allowed for: a move counts as made when it was sent, at most so long before it came. */
  readonly lag: number;
  /** How much of a human pace bots keep; 0 is none. */
  readonly botPace: number;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** Messages a second for each guest, and how many at once. */
  readonly asks: number;
  readonly asksAtOnce: number;
  /** How often a socket is asked whether somebody is still there; one that does not answer until the next time, and for half as long at least, is dead. */
  readonly ping: number;
  /** How often a beat is sent. */
  readonly beat: number;
  /** Tables and lines that one address may open in ten minutes. */
  readonly opensPerAddress: number;
  readonly linesPerAddress: number;
}

/** The values a server has when nobody says otherwise. */
export const USUAL_LIMITS: Limits = {
  tables: 20_000,
  guests: 60,
  tableHours: 24,
  sleepAfter: 60_000,
  hostGrace: 8_000,
  graceSecond: 1_000,
  lag: 250,
  botPace: 1,
  botThreads: 1,
  asks: 10,
  asksAtOnce: 40,
  ping: 10_000,
  beat: 2_000,
  opensPerAddress: 200,
  linesPerAddress: 6_000,
};
