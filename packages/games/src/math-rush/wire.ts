// Shapes of what comes from outside: a move, and a whole state in a position file.
import * as v from 'valibot';
import { options } from './options.ts';
import { PHASES, type RushMove, type RushState } from './types.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cards = v.array(count);
const place = v.union([v.literal('right'), count]);
const use = v.picklist(['clear', 'redraw']);

/** A move. */
export const moveShape: v.GenericSchema<unknown, RushMove> = v.variant('kind', [
  v.strictObject({ kind: v.literal('ready') }),
  v.strictObject({ kind: v.literal('play'), card: count, goal: count, place, mark: count }),
  v.strictObject({ kind: v.literal('draw') }),
  v.strictObject({ kind: v.literal('clear'), goal: count, cards, mark: count }),
  v.strictObject({ kind: v.literal('redraw') }),
  v.strictObject({ kind: v.literal('discard'), cards }),
  v.strictObject({ kind: v.literal('arrange'), goal: count, stacks: v.array(cards), mark: count }),
  v.strictObject({ kind: v.literal('ask'), use, goal: v.nullable(count) }),
  v.strictObject({ kind: v.literal('answer'), yes: v.boolean() }),
  v.strictObject({ kind: v.literal('show'), open: v.boolean() }),
  v.strictObject({ kind: v.literal('done') }),
]);

const given = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = options.read(dataset.value);
    if (read.ok) return read.options;
    addIssue({ message: `Option ${read.problems[0]?.option}: expected ${read.problems[0]?.expected}` });
    return NEVER;
  }),
);

const race = v.strictObject({
  goals: cards,
  ended: v.picklist(['time', 'plays', 'done', 'all-goals']),
  verified: v.array(
    v.strictObject({
      goal: count,
      letters: v.array(v.array(v.string())),
      fault: v.nullable(v.picklist(['stack', 'order', 'limit'])),
      card: v.nullable(count),
      stars: count,
    }),
  ),
  points: count,
  plays: count,
});

/** A whole state. */
export const stateShape: v.GenericSchema<unknown, RushState> = v.strictObject({
  options: given,
  seats: count,
  phase: v.picklist(PHASES),
  race: count,
  began: count,
  draw: cards,
  own: v.exactOptional(v.array(cards)),
  discard: cards,
  goals: cards,
  hands: v.array(cards),
  sets: v.array(v.strictObject({ goal: count, stacks: v.array(cards), mark: count, complete: v.boolean() })),
  help: v.pipe(count, v.maxValue(3)),
  plays: count,
  said: v.array(v.boolean()),
  open: v.array(v.boolean()),
  redraw: v.nullable(v.array(v.nullable(cards))),
  redrawers: v.array(count),
  owed: cards,
  refills: count,
  asked: v.nullable(v.strictObject({ seat: count, use, goal: v.nullable(count), yes: cards })),
  turnedDown: v.array(v.boolean()),
  history: v.array(race),
});
