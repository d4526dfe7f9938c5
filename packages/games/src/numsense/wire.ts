// The shapes of what comes from outside: a move from a page or a bot, a whole state from a position file. A state that
// fits must also be sound; that is asked in sound.ts.
import * as v from 'valibot';
import { MAX_LENGTH } from '@cardinal/number';
import { MOST_CARDS, WILD_FACES } from './deck.ts';
import { options, type NumsenseOptions } from './options.ts';
import { LARGEST_HAND } from './plan.ts';
import { PHASES, type NumsenseMove, type NumsenseState } from './types.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cardId = v.pipe(whole, v.maxValue(13 * MOST_CARDS * LARGEST_HAND));
/** A line break would split the one line that a move has in logs; as a space it means the same. */
const sentence = v.pipe(
  v.string(),
  v.maxLength(MAX_LENGTH),
  v.transform((text) => text.replace(/[\r\n\u2028\u2029]/g, ' ')),
);

/** A move of Numsense. */
export const moveShape: v.GenericSchema<unknown, NumsenseMove> = v.variant('kind', [
  v.strictObject({ kind: v.literal('take'), from: v.picklist(['draw', 'discard']) }),
  v.strictObject({ kind: v.literal('put'), card: cardId }),
  v.strictObject({ kind: v.literal('exchange'), card: cardId, for: cardId }),
  v.strictObject({ kind: v.literal('declare'), sentence }),
  v.strictObject({ kind: v.literal('keep-quiet') }),
  v.strictObject({ kind: v.literal('doubt') }),
  v.strictObject({ kind: v.literal('write'), sentence }),
]);

const face = v.union([v.pipe(whole, v.maxValue(99)), v.picklist(WILD_FACES)]);
const card = v.strictObject({ id: cardId, face });
const ids = v.array(cardId);
const seats = v.array(whole);
const fraction = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,400}(?:\/[1-9]\d{0,400})?$/, 'expected a whole number or a fraction'),
);
const ended = v.picklist(['declared', 'stalemate', 'time']);

const seatScore = v.strictObject({
  hand: v.array(card),
  sentence: v.nullable(v.string()),
  values: v.array(whole),
  value: v.nullable(fraction),
  exact: v.boolean(),
  points: fraction,
});

const dealScore = v.strictObject({
  target: whole,
  handSize: whole,
  dealer: whole,
  declarer: v.nullable(whole),
  ended,
  seats: v.array(seatScore),
  fines: v.array(whole),
});

const givenOptions = v.custom<NumsenseOptions>((value) => {
  const read = options.read(value);
  return read.ok && Object.keys(options.defaults).every((key) => Object.hasOwn(value as object, key));
}, 'expected every option of numsense');

/** A whole state of Numsense. */
export const stateShape: v.GenericSchema<unknown, NumsenseState> = v.strictObject({
  options: givenOptions,
  seats: v.pipe(whole, v.minValue(2), v.maxValue(8)),
  faces: v.array(face),
  phase: v.picklist(PHASES),
  dealerDrawn: v.boolean(),
  attempt: whole,
  deal: whole,
  dealer: whole,
  handSize: v.pipe(whole, v.minValue(1), v.maxValue(LARGEST_HAND)),
  draw: ids,
  own: v.exactOptional(v.array(ids)),
  discard: ids,
  hands: v.array(ids),
  spent: ids,
  played: ids,
  target: v.nullable(v.strictObject({ value: v.pipe(whole, v.maxValue(99)), card: v.nullable(cardId) })),
  setAside: ids,
  active: whole,
  taken: v.nullable(v.strictObject({ card: cardId, from: v.picklist(['draw', 'discard']) })),
  known: v.array(ids),
  refilled: ids,
  turns: seats,
  idle: whole,
  declarer: v.nullable(whole),
  called: seats,
  open: v.boolean(),
  lastTurns: seats,
  ending: v.nullable(ended),
  emptied: whole,
  written: v.array(v.nullable(v.string())),
  fines: v.array(whole),
  totals: v.array(fraction),
  history: v.array(dealScore),
  timeUp: v.boolean(),
});
