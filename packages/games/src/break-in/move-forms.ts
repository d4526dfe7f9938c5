// How the moves of Break-In are written for a program or a person at a command line: one example for every kind, for
// docs/command-line.md too. It says nothing of who may make them when.
import { form, type MoveForm } from '../move-form.ts';

const CARD = 'a card by its face, or by its id in the view: #41';

/** The forms, in the order of play. */
export const moveForms: readonly MoveForm[] = [
  form('take draw', { kind: 'take', from: 'draw' }, 'draw or discard'),
  form(
    'lay 2+3=5',
    { kind: 'lay', formula: '2+3=5', cards: [4, 31, 9, 17] },
    'a formula; in JSON with the ids of its cards from left to right, = has none',
  ),
  form('discard 7', { kind: 'discard', card: 41 }, CARD),
  form('done', { kind: 'done' }),
  form('break in', { kind: 'break-in', card: 41 }, 'in JSON with the id of the card that was put down'),
  form('give up', { kind: 'give-up' }),
  form('let lie', { kind: 'let-lie' }),
  form('accept', { kind: 'accept', formula: 3 }, 'in JSON with the number of the formula to be judged'),
  form('doubt', { kind: 'doubt', formula: 3 }, 'in JSON with the number of the formula to be judged'),
];
