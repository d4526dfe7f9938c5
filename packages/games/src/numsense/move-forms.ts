// How the moves of Numsense are written for a program or a person at a command line: one example for every kind, for
// docs/command-line.md too. It says nothing of who may make them when.
import { form, type MoveForm } from '../move-form.ts';

const CARD = 'a card by its face, or by its id in the view: #41';

/** The forms, in the order of play. */
export const moveForms: readonly MoveForm[] = [
  form('take draw', { kind: 'take', from: 'draw' }, 'draw or discard'),
  form('put 7', { kind: 'put', card: 41 }, CARD),
  form('exchange D for 7', { kind: 'exchange', card: 12, for: 41 }, 'an own Discard card for one of the pile'),
  form('declare 2+3*4', { kind: 'declare', sentence: '2+3*4' }, 'a sentence of all cards that makes the target'),
  form('keep quiet', { kind: 'keep-quiet' }),
  form('doubt', { kind: 'doubt' }),
  form('write 2+3*4', { kind: 'write', sentence: '2+3*4' }, 'a sentence of all cards, near the target'),
];
