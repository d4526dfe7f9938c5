// What the server tells a page. Everything is made for one receiver: views and events hold what that seat may know and
// nothing else.
import * as v from 'valibot';
import { houseShape } from './house.ts';
import { PHRASES, spot } from './phrases.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seats = v.array(count);
const event = v.looseObject({ kind: v.string() });
const view = v.looseObject({ who: v.union([count, v.literal('watcher')]), turn: v.looseObject({}) });
/** Match time when this was sent, and whether it runs. */
const time = { at: count, runs: v.boolean() };
const moment = { match: count, seq: count, atBreak: v.boolean(), ...time };

/** Why a page's wish was not done; a game's own reasons to refuse a move come as they are. */
export const ASK_WHY = [
  'not-host',
  'no-match',
  'match-runs',
  'taken',
  'no-such-guest',
  'seats',
  'options',
  'unknown-game',
  'name-not-free',
  'names-fixed',
  'full',
  'waiting',
  'paused',
  'too-fast',
  'not-kept',
  'hands-hidden',
  'wrong-signs',
  'signs-rest',
  'no-such-spot',
  'no-hints',
  'overtaken',
] as const;

/** Why a line ends. `unreadable`: the table is kept, and cannot be read at present. `stopping`: the server goes down and will be back. `unseen`: the seat was given away, as nobody came to it after joining. */
export const BYE_WHY = [
  'elsewhere',
  'moved',
  'kicked',
  'left',
  'unseen',
  'gone',
  'unreadable',
  'old-page',
  'damaged',
  'stopping',
  'silent',
] as const;

/** The moment of a match, whole: after hello, after `again`, and when a match begins. */
export const syncShape = v.object({
  ...moment,
  view,
  game: v.string(),
  /** Hash of the seed, told before the first card. */
  commitment: v.string(),
});

/** Every message a server can send. */
export const tellShape = v.variant('t', [
  v.object({
    t: v.literal('welcome'),
    v: count,
    table: v.string(),
    me: v.string(),
    house: houseShape,
    sync: v.nullable(syncShape),
  }),
  v.object({ t: v.literal('house'), house: houseShape }),
  v.object({ t: v.literal('sync'), sync: v.nullable(syncShape) }),
  v.object({
    t: v.literal('heard'),
    /** The number the receiver should be at; `seq` is the new one. */
    from: count,
    events: v.array(event),
    /** The receiver's own move that the server has taken. */
    cid: v.optional(count),
    ...moment,
    /** The whole view; where it is left out, what differs from the view at `from`: fields that are new, and names of fields that are gone. */
    view: v.optional(view),
    change: v.optional(v.record(v.string(), v.unknown())),
    gone: v.optional(v.array(v.string())),
  }),
  /** All that the receiver has been told, or would have been, of the first `seq` entries of a match, in that order. */
  v.object({ t: v.literal('story'), match: count, seq: count, events: v.array(event) }),
  v.object({ t: v.literal('thinking'), seats }),
  /** Sent every two seconds, so that a dead line is noticed. */
  v.object({ t: v.literal('beat'), ...time }),
  v.object({
    t: v.literal('refused'),
    cid: v.optional(count),
    why: v.string(),
    at: v.optional(count),
    facts: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  v.object({ t: v.literal('said'), guest: v.string(), phrase: v.picklist(PHRASES) }),
  /** A guest points at something: "Look here!" */
  v.object({ t: v.literal('pointed'), guest: v.string(), at: spot }),
  /** For so many milliseconds from now: clocks of devices differ. `until`, by the server's clock, is for pages that know no `lasts`. */
  v.object({ t: v.literal('code'), code: v.string(), lasts: count, until: count }),
  v.object({ t: v.literal('record'), record: v.looseObject({}) }),
  v.object({ t: v.literal('bye'), why: v.picklist(BYE_WHY) }),
]);

/** {@link tellShape}, read. */
export type Tell = v.InferOutput<typeof tellShape>;
/** {@link syncShape}, read. */
export type Sync = v.InferOutput<typeof syncShape>;
/** One of {@link ASK_WHY}. */
export type AskWhy = (typeof ASK_WHY)[number];
/** One of {@link BYE_WHY}. */
export type ByeWhy = (typeof BYE_WHY)[number];

/** The view after entries came, from the one before them. */
export function viewAfter(before: Sync['view'], heard: Extract<Tell, { readonly t: 'heard' }>): Sync['view'] {
  if (heard.view) return heard.view;
  const kept = Object.entries({ ...before, ...heard.change }).filter(([name]) => !heard.gone?.includes(name));
  return Object.fromEntries(kept) as Sync['view'];
}
