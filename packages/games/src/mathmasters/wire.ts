// Shapes of what comes from outside: moves, and states in position files. What a shape cannot say, `sound` checks.
import * as v from 'valibot';
import { PACK } from './deck.ts';
import { options } from './options.ts';
import { SET_TYPES } from './sets.ts';
import { PHASES, type MathMastersMove, type MathMastersState } from './types.ts';

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PACK.length - 1));
const cards = v.pipe(v.array(card), v.maxLength(PACK.length));
const setType = v.picklist(SET_TYPES);
const on = v.exactOptional(count);

/** The shape of a move. */
export const moveShape: v.GenericSchema<unknown, MathMastersMove> = v.variant('kind', [
  v.strictObject({ kind: v.literal('lay'), setType, cards, on }),
  v.strictObject({ kind: v.literal('pass'), on }),
  v.strictObject({ kind: v.literal('wrong-times'), on }),
  v.strictObject({ kind: v.literal('let-stand'), on }),
]);

const answer = v.strictObject({ seat: count, at: count, move: moveShape });

/** The shape of a state. */
export const stateShape: v.GenericSchema<unknown, MathMastersState> = v.strictObject({
  options: v.pipe(
    v.custom<MathMastersState['options']>((given) => {
      const read = options.read(given);
      return read.ok && Object.keys(read.options).length === Object.keys(given as object).length;
    }, 'expected all options of MathMasters'),
  ),
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
  phase: v.picklist(PHASES),
  deal: count,
  dealer: count,
  active: count,
  hands: v.array(cards),
  known: v.array(cards),
  hints: cards,
  hintUsed: v.array(v.boolean()),
  unused: cards,
  gone: cards,
  pile: v.array(v.strictObject({ no: count, seat: count, setType, cards, hint: v.nullable(card) })),
  laid: count,
  open: v.boolean(),
  answers: v.array(answer),
  out: v.array(v.boolean()),
  passed: v.array(count),
  points: v.array(whole),
  calls: v.array(count),
  piles: v.array(count),
  totals: v.array(whole),
  history: v.array(
    v.strictObject({ dealer: count, points: v.array(whole), calls: v.array(count), piles: v.array(count) }),
  ),
});
