// How the moves of MathMasters are written for a program or a person at a command line: one example for every kind, for
// docs/command-line.md too. It says nothing of who may make them when.
import { form, type MoveForm } from '../move-form.ts';

const ANSWERED = 'the number of the set that it answers; may be left out';

/** The forms, in the order of play. */
export const moveForms: readonly MoveForm[] = [
  form(
    'times 2M 3K 6R on 4',
    { kind: 'lay', setType: 'times', cards: [5, 11, 23], on: 4 },
    `same-number, times, make-13 or all-four, and cards; on: ${ANSWERED}`,
  ),
  form('pass on 4', { kind: 'pass', on: 4 }, `on: ${ANSWERED}`),
  form('wrong-times on 4', { kind: 'wrong-times', on: 4 }, `on: ${ANSWERED}`),
  form('let-stand on 4', { kind: 'let-stand', on: 4 }, `on: ${ANSWERED}`),
];
