// Shapes of what comes from outside: a guess, and a whole state in a position file.
import * as v from 'valibot';
import { options } from './options.ts';
import { GUESS_DIGITS, PHASES, type ManiaMove, type ManiaState } from './types.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const guess = v.pipe(count, v.maxValue(10 ** GUESS_DIGITS - 1));

/** A guess. */
export const moveShape: v.GenericSchema<unknown, ManiaMove> = v.strictObject({
  kind: v.literal('guess'),
  sum: guess,
});

const given = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = options.read(dataset.value);
    if (read.ok) return read.options;
    addIssue({ message: `Option ${read.problems[0]?.option}: expected ${read.problems[0]?.expected}` });
    return NEVER;
  }),
);

/** A whole state. */
export const stateShape: v.GenericSchema<unknown, ManiaState> = v.strictObject({
  options: given,
  seats: count,
  phase: v.picklist(PHASES),
  reveal: count,
  piles: v.array(v.array(count)),
  leftovers: v.array(count),
  guesses: v.array(v.nullable(guess)),
  lifted: count,
  rung: v.exactOptional(count),
  history: v.array(
    v.strictObject({
      cards: v.array(count),
      sum: count,
      guesses: v.array(guess),
      differences: v.array(count),
      points: v.array(count),
    }),
  ),
});
