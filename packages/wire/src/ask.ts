// What a page asks of the server, message by message. Shapes are strict: an unknown field is a damaged message. The move
// inside `play` is read by its game's own shape, not here.
import { LEVELS } from '@cardinal/kernel';
import * as v from 'valibot';
import { DOORS, GRACES, LEAVERS } from './house.ts';
import { nameLang } from './names.ts';
import { PHRASES, spot } from './phrases.ts';
import { signsShape } from './signs.ts';

/** Version of this protocol. It rises whenever an older page could not take part any more. */
export const WIRE_VERSION = 4;

/** Most bytes of one message from a page. */
export const LARGEST_ASK = 16_384;

/** Highest number that a page counts to. */
export const HIGHEST_COUNT = 1e9;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_COUNT));
const guest = v.pipe(v.string(), v.maxLength(12));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** A seat: 128 random bits in base64url. */
export const tokenShape = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** Who one is: the first message on every line, and nothing is answered before it. */
export const helloShape = v.strictObject({
  t: v.literal('hello'),
  v: count,
  table: v.pipe(v.string(), v.maxLength(20)),
  token: tokenShape,
});

/** Every message a page can send. Those marked "host" are refused to everyone else. */
export const askShape = v.variant('t', [
  helloShape,
  /** A move in match number `match`; `cid` comes back in the answer. `after`: it was asked for before, on a line that is lost, by somebody who knew of so many entries; it is taken once at most, and only if they have heard of nothing since. */
  v.strictObject({
    t: v.literal('play'),
    cid: count,
    match: count,
    move: v.unknown(),
    after: v.optional(count),
  }),
  /** The page missed something: it asks for the whole moment again. */
  v.strictObject({ t: v.literal('again') }),
  /** What was told of the match before the page listened, for its log. */
  v.strictObject({ t: v.literal('story') }),
  /** Lets a natural break (between deals) end. */
  v.strictObject({ t: v.literal('go-on'), match: count }),
  /** Host: stops every clock and every bot, or lets them go on. */
  v.strictObject({ t: v.literal('pause'), on: v.boolean() }),
  /** Host: the cards are dealt; also the rematch. */
  v.strictObject({ t: v.literal('start') }),
  /** Host: a match that cannot be gone on with is over; its record can be saved from then on. */
  v.strictObject({ t: v.literal('end-match') }),
  v.strictObject({ t: v.literal('sit'), seat }),
  v.strictObject({ t: v.literal('stand') }),
  /** Host: so many places. */
  v.strictObject({ t: v.literal('places'), count: seat }),
  /** Host: a bot on a place, or none. */
  v.strictObject({ t: v.literal('bot'), seat, level: v.nullable(v.picklist(LEVELS)), lang: nameLang }),
  /** Host: another game or other rules from the next match on. */
  v.strictObject({
    t: v.literal('game'),
    game: v.pipe(v.string(), v.maxLength(40)),
    options: v.record(v.string(), v.unknown()),
  }),
  /** Own time or own cards for whoever sits on a place, from the next match on: the host for all, everyone for themselves. */
  v.strictObject({ t: v.literal('own'), seat, option: v.picklist(['seatTime', 'seatRange']), value: count }),
  /** How many hints whoever sits on a place may ask for in a match, null for as many as they like; given as `own` is. */
  v.strictObject({ t: v.literal('hints'), seat, count: v.nullable(seat) }),
  /** A seat asks for a hint in match number `match`: the server counts it, and everybody at the table hears how many are left. */
  v.strictObject({ t: v.literal('hint'), match: count }),
  v.strictObject({ t: v.literal('door'), door: v.picklist(DOORS) }),
  v.strictObject({ t: v.literal('pin'), hidden: v.boolean() }),
  v.strictObject({ t: v.literal('new-pin') }),
  v.strictObject({ t: v.literal('admit'), guest }),
  v.strictObject({ t: v.literal('kick'), guest }),
  v.strictObject({ t: v.literal('hand-over'), guest }),
  v.strictObject({ t: v.literal('leavers'), grace: v.picklist(GRACES), leaver: v.picklist(LEAVERS) }),
  v.strictObject({ t: v.literal('names'), free: v.boolean() }),
  /** Host, between matches: whether watchers may look into hands. */
  v.strictObject({ t: v.literal('open-hands'), open: v.boolean() }),
  /** A watcher looks over the shoulder of a seat, or at the open table only. */
  v.strictObject({ t: v.literal('watch'), seat: v.nullable(seat) }),
  /** Another friendly name, or the typed one. */
  v.strictObject({ t: v.literal('name'), name: v.nullable(v.pipe(v.string(), v.maxLength(60))), lang: nameLang }),
  v.strictObject({ t: v.literal('say'), phrase: v.picklist(PHRASES) }),
  /** A seat points at something that lies open, by the name that its game has for it. */
  v.strictObject({ t: v.literal('point'), at: spot }),
  /** At the door: the pictures that somebody saw on the host's screen. */
  v.strictObject({ t: v.literal('signs'), signs: signsShape }),
  /** A code with which another device takes this seat. */
  v.strictObject({ t: v.literal('move-seat') }),
  /** The record of the finished match. */
  v.strictObject({ t: v.literal('record') }),
  /** Goes for good: the token is worth nothing afterwards. */
  v.strictObject({ t: v.literal('leave') }),
]);

/** {@link askShape}, read. */
export type Ask = v.InferOutput<typeof askShape>;
