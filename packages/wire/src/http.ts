// What is asked over plain requests before there is a line: opening a table and coming in. `POST /api/tables` takes an
// open, `POST /api/join` a join; both answer with a place at a table, or with a refusal.
import { LEVELS } from '@cardinal/kernel';
import * as v from 'valibot';
import { tokenShape } from './ask.ts';
import { nameLang } from './names.ts';

/** Most bytes of an opening: house rules may hold a whole deck. */
export const LARGEST_OPENING = 65_536;

/** A table to be opened. `bots` sit on the places after the host's. */
export const openShape = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  places: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  bots: v.optional(v.pipe(v.array(v.picklist(LEVELS)), v.maxLength(20)), []),
  lang: nameLang,
});

/** Most bytes of a join. */
export const LARGEST_JOIN = 2_048;

/** Most seats that a join names. */
export const MOST_SEATS = 64;

const sign = v.pipe(v.string(), v.maxLength(40));
const seats = v.optional(v.pipe(v.array(tokenShape), v.maxLength(MOST_SEATS)), []);

/** Coming in: by a PIN (the link holds it too), or by the code that moves a seat to this device. `seats`: those that this device has already, the likeliest first. Whoever has one at that very table comes back to it and is nobody new. */
export const joinShape = v.union([
  v.strictObject({ pin: sign, lang: nameLang, seats }),
  v.strictObject({ code: sign, seats }),
]);

/** Why one could not come in or open a table. `unreadable`: it is kept, and cannot be read at present. */
export const DOOR_WHY = [
  'damaged',
  'no-such-pin',
  'no-such-code',
  'locked',
  'full',
  'too-many',
  'unknown-game',
  'options',
  'seats',
  'not-kept',
  'unreadable',
] as const;
/** One of {@link DOOR_WHY}. */
export type DoorWhy = (typeof DOOR_WHY)[number];

/** The answer to both. The token is the seat: whoever has it, sits there. */
export const cameInShape = v.union([
  v.object({ ok: v.literal(true), table: v.string(), token: v.string() }),
  v.object({ ok: v.literal(false), why: v.picklist(DOOR_WHY) }),
]);

/** {@link joinShape}, read. */
export type Join = v.InferOutput<typeof joinShape>;
/** {@link openShape}, read. */
export type Opening = v.InferOutput<typeof openShape>;
/** {@link cameInShape}, read. */
export type CameIn = v.InferOutput<typeof cameInShape>;
