// How the moves of Addition Mania are written for a program or a person at a command line: one example for every kind, for
// docs/command-line.md too. It says nothing of who may make them when.
import { form, type MoveForm } from '../move-form.ts';

/** The forms, in the order of play. */
export const moveForms: readonly MoveForm[] = [
  form('guess 22', { kind: 'guess', sum: 22 }, 'a whole number, 0 or more'),
];
