// The shapes of what comes from outside: a move from a page or a bot, a whole state from a position file. A state that
// fits must also be sound; that is asked in sound.ts.
import * as v from 'valibot';
import { MAX_LENGTH } from '@cardinal/number';
import { FORMULA_CARDS } from '@cardinal/solver';
import { NOBODYS } from './deck.ts';
import { options, type BreakInOptions } from './options.ts';
import { ENDINGS, PHASES, type BreakInMove, type BreakInState } from './types.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const points = v.pipe(v.number(), v.safeInteger());
const cardId = v.pipe(whole, v.maxValue(NOBODYS - 1));
/** What a move names may be no card at all. */
const named = v.pipe(whole, v.maxValue(NOBODYS));
const ids = v.array(cardId);
const seat = v.pipe(whole, v.maxValue(5));
/** A line break or a `#` would split the one line that a move has in logs; as a space it means the same or nothing. */
const text = v.pipe(
  v.string(),
  v.maxLength(MAX_LENGTH),
  v.transform((said) => said.replace(/[\r\n\u2028\u2029#]/g, ' ').trim()),
);
/** More cards than any hand can hold. */
const row = v.pipe(ids, v.maxLength(20));

/** A move of Break In. */
export const moveShape: v.GenericSchema<unknown, BreakInMove> = v.variant('kind', [
  v.strictObject({ kind: v.literal('take'), from: v.picklist(['draw', 'discard']) }),
  v.strictObject({ kind: v.literal('lay'), formula: text, cards: row }),
  v.strictObject({ kind: v.literal('discard'), card: named }),
  v.strictObject({ kind: v.literal('done') }),
  v.strictObject({ kind: v.literal('break-in'), card: named }),
  v.strictObject({ kind: v.literal('give-up') }),
  v.strictObject({ kind: v.literal('let-lie') }),
  v.strictObject({ kind: v.literal('accept'), formula: whole }),
  v.strictObject({ kind: v.literal('doubt'), formula: whole }),
]);

const formula = v.strictObject({
  no: whole,
  seat,
  text: v.pipe(v.string(), v.maxLength(MAX_LENGTH)),
  cards: ids,
  points: whole,
  breakIn: v.boolean(),
});
const card = v.strictObject({ id: cardId, face: v.picklist(FORMULA_CARDS) });
const dealScore = v.strictObject({
  dealer: seat,
  ended: v.picklist(ENDINGS),
  out: v.nullable(seat),
  laid: v.array(whole),
  bonus: v.array(whole),
  fines: v.array(whole),
  left: v.array(v.array(card)),
});

const givenOptions = v.custom<BreakInOptions>((value) => {
  const read = options.read(value);
  return read.ok && Object.keys(options.defaults).every((key) => Object.hasOwn(value as object, key));
}, 'expected every option of break-in');

/** A whole state of Break In. */
export const stateShape: v.GenericSchema<unknown, BreakInState> = v.strictObject({
  options: givenOptions,
  seats: v.pipe(whole, v.minValue(2), v.maxValue(6)),
  phase: v.picklist(PHASES),
  deal: v.pipe(whole, v.minValue(1)),
  dealer: seat,
  draw: ids,
  own: v.exactOptional(v.array(ids)),
  discard: ids,
  hands: v.array(ids),
  known: v.array(ids),
  table: v.array(formula),
  count: whole,
  active: seat,
  taken: v.nullable(v.strictObject({ from: v.picklist(['draw', 'discard']), card: v.nullable(cardId) })),
  laid: whole,
  tookBack: v.boolean(),
  window: v.nullable(
    v.strictObject({
      card: cardId,
      by: seat,
      closes: v.nullable(whole),
      called: v.array(seat),
      over: v.exactOptional(v.array(seat)),
      ending: v.nullable(v.picklist(ENDINGS)),
    }),
  ),
  claim: v.nullable(v.strictObject({ seat, at: whole, queue: v.array(v.strictObject({ seat, at: whole })) })),
  pending: v.nullable(formula),
  idle: whole,
  points: v.array(whole),
  fines: v.array(whole),
  totals: v.array(points),
  history: v.array(dealScore),
});
