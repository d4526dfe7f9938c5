// What a server allows and how long things last: each limit with the variable of the environment that sets it, its usual
// value and what it may be. docs/operator.md lists the same, held in step by a test.

/** One limit. Times are milliseconds unless the name says otherwise. */
interface LimitSpec {
  /** The variable of the environment. */
  readonly set: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** What it does, as docs/operator.md says it. */
  readonly does: string;
  /** Whether parts of one are taken. */
  readonly parts?: true;
}

/** All limits. Nobody in a class of thirty that shares one address ever meets one of the usual values. */
const LIMITS = {
  tables: { set: 'CARDINAL_TABLES', usual: 20_000, least: 1, most: 100_000, does: 'most tables at once' },
  tableHours: {
    set: 'CARDINAL_TABLE_HOURS',
    usual: 24,
    least: 1,
    most: 8_760,
    does: 'a table that nobody used for so long is erased',
  },
  calm: {
    set: 'CARDINAL_CALM_MS',
    usual: 600_000,
    least: 0,
    most: 86_400_000,
    does: 'for so long no table is erased after a start, and after the clock of the machine jumped',
  },
  unseen: {
    set: 'CARDINAL_UNSEEN_MS',
    usual: 120_000,
    least: 1_000,
    most: 86_400_000,
    does: 'somebody who came in and was not heard, or waits at the door with a closed page, for so long is no guest any more',
  },
  guests: {
    set: 'CARDINAL_GUESTS',
    usual: 60,
    least: 2,
    most: 1_000,
    does: 'most people at one table, watchers included; where it is full, closed pages at the door make room',
  },
  botThreads: {
    set: 'CARDINAL_BOT_THREADS',
    usual: 1,
    least: 1,
    most: 64,
    does: 'threads in which bots think; one serves some fifty bots at human pace',
  },
  botPace: {
    set: 'CARDINAL_BOT_PACE',
    usual: 1,
    least: 0,
    most: 10,
    does: 'how much of a human pace bots keep, such as 0.5; 0 is none',
    parts: true,
  },
  sleepAfter: {
    set: 'CARDINAL_SLEEP_MS',
    usual: 60_000,
    least: 1_000,
    most: 86_400_000,
    does: 'a table without anybody leaves the memory after so long; it is kept',
  },
  hostGrace: {
    set: 'CARDINAL_HOST_GRACE_MS',
    usual: 8_000,
    least: 1_000,
    most: 3_600_000,
    does: 'how long a host may be silent or away before somebody else becomes host',
  },
  gather: {
    set: 'CARDINAL_GATHER_MS',
    usual: 5_000,
    least: 0,
    most: 60_000,
    does: 'how long match time waits for the others when the first comes back to a table that was empty',
  },
  lag: {
    set: 'CARDINAL_LAG_MS',
    usual: 250,
    least: 0,
    most: 5_000,
    does: 'most that a slow line is allowed for: a move counts as made when it was sent, at most so long before it came',
  },
  ping: {
    set: 'CARDINAL_PING_MS',
    usual: 4_000,
    least: 1_000,
    most: 300_000,
    does: 'how often a line is asked whether somebody is there; one that is silent until the next time is closed',
  },
  beat: {
    set: 'CARDINAL_BEAT_MS',
    usual: 2_000,
    least: 100,
    most: 2_000,
    does: 'after how long a line that hears nothing else is told that it lives; a page waits for two of these',
  },
  asks: { set: 'CARDINAL_ASKS', usual: 10, least: 2, most: 10_000, does: 'messages a second of one seat' },
  asksAtOnce: {
    set: 'CARDINAL_ASKS_AT_ONCE',
    usual: 40,
    least: 10,
    most: 10_000,
    does: 'messages of one seat at once',
  },
  asksOver: {
    set: 'CARDINAL_ASKS_OVER',
    usual: 500,
    least: 10,
    most: 1_000_000,
    does: 'so many messages over the limit, and a line is closed',
  },
  asksWaiting: {
    set: 'CARDINAL_ASKS_WAITING',
    usual: 64,
    least: 8,
    most: 10_000,
    does: 'messages of one line that may wait to be done; those beyond are refused, and count as over the limit',
  },
  damaged: {
    set: 'CARDINAL_DAMAGED',
    usual: 20,
    least: 1,
    most: 10_000,
    does: 'so many messages that cannot be read, and a line is closed',
  },
  unsentSkips: {
    set: 'CARDINAL_UNSENT_SKIPS',
    usual: 131_072,
    least: 16_384,
    most: 99_999_999,
    does: 'bytes that may wait on a line that cannot keep up, before moments are skipped; it gets the whole one later',
  },
  unsentEnds: {
    set: 'CARDINAL_UNSENT_ENDS',
    usual: 4_194_304,
    least: 65_536,
    most: 99_999_999,
    does: 'bytes that may wait on a line before it is closed; its page comes back by itself',
  },
  helloWithin: {
    set: 'CARDINAL_HELLO_MS',
    usual: 10_000,
    least: 1_000,
    most: 300_000,
    does: 'how long a line may be silent before it says who it is',
  },
  opensPerAddress: {
    set: 'CARDINAL_OPENS',
    usual: 200,
    least: 1,
    most: 1_000_000,
    does: 'tables that one address may open in ten minutes',
  },
  joinsPerAddress: {
    set: 'CARDINAL_JOINS',
    usual: 3_000,
    least: 60,
    most: 1_000_000,
    does: 'times that people of one address may come in, or try to, in ten minutes',
  },
  linesPerAddress: {
    set: 'CARDINAL_LINES',
    usual: 6_000,
    least: 60,
    most: 1_000_000,
    does: 'lines that one address may open in ten minutes',
  },
  missesPerBrowser: {
    set: 'CARDINAL_MISSES',
    usual: 10,
    least: 1,
    most: 10_000,
    does: 'wrong PINs of one browser in ten minutes before each one has to wait',
  },
  missesPerAddress: {
    set: 'CARDINAL_MISSES_ADDRESS',
    usual: 120,
    least: 1,
    most: 100_000,
    does: 'the same for one address: a class of thirty mistypes now and then',
  },
  joinsWaiting: {
    set: 'CARDINAL_JOINS_WAITING',
    usual: 30,
    least: 1,
    most: 10_000,
    does: 'how many of one address may wait for that at the same time; the next is sent away',
  },
  missWait: {
    set: 'CARDINAL_MISS_WAIT_MS',
    usual: 500,
    least: 10,
    most: 60_000,
    does: 'by how much longer than the one before each such wrong PIN has to wait',
  },
  missWaitMost: {
    set: 'CARDINAL_MISS_WAIT_MOST_MS',
    usual: 8_000,
    least: 10,
    most: 600_000,
    does: 'how long one has to wait at most',
  },
  codeLife: {
    set: 'CARDINAL_CODE_MS',
    usual: 180_000,
    least: 10_000,
    most: 86_400_000,
    does: 'how long the code that moves a seat to another device can be used',
  },
  wrongSigns: {
    set: 'CARDINAL_WRONG_PICTURES',
    usual: 90,
    least: 2,
    most: 10_000,
    does: 'wrong tries at the four pictures of a table, before one every half minute is heard; three of one guest, then one a minute',
  },
} as const satisfies Readonly<Record<string, LimitSpec>>;

/** The name of a limit. */
export type LimitName = keyof typeof LIMITS;

/** Limits and lifetimes of one server. */
export interface Limits extends Readonly<Record<LimitName, number>> {
  /** How long one second of a leaver's grace lasts; tests make it short. */
  readonly graceSecond: number;
}

/** All limits by name. */
export const limitList = Object.entries(LIMITS) as readonly (readonly [LimitName, LimitSpec])[];

/** The values a server has when nobody says otherwise. */
export const USUAL_LIMITS: Limits = {
  ...(Object.fromEntries(limitList.map(([name, { usual }]) => [name, usual])) as Record<LimitName, number>),
  graceSecond: 1_000,
};
