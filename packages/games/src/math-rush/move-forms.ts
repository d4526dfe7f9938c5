// How the moves of Math Rush are written for a program or a person at a command line: one example for every kind, for
// docs/command-line.md too. It says nothing of who may make them when.
import { form, type MoveForm } from '../move-form.ts';

const MARK = 'cards, goals and marks are numbers of the view';

/** The forms, in the order of play. */
export const moveForms: readonly MoveForm[] = [
  form('ready', { kind: 'ready' }),
  form('play 12 on 3 right @2', { kind: 'play', card: 12, goal: 3, place: 'right', mark: 2 }, MARK),
  form('play 12 on 3 stack 0 @2', { kind: 'play', card: 12, goal: 3, place: 0, mark: 2 }, MARK),
  form('draw', { kind: 'draw' }),
  form('clear 3: 12 14 @4', { kind: 'clear', goal: 3, cards: [12, 14], mark: 4 }, MARK),
  form('redraw', { kind: 'redraw' }),
  form('discard 5 7', { kind: 'discard', cards: [5, 7] }, MARK),
  form('arrange 3: 12+14 7 @4', { kind: 'arrange', goal: 3, stacks: [[12, 14], [7]], mark: 4 }, MARK),
  form('ask clear 3', { kind: 'ask', use: 'clear', goal: 3 }, 'with a goal'),
  form('ask redraw', { kind: 'ask', use: 'redraw', goal: null }),
  form('yes', { kind: 'answer', yes: true }, 'yes or no'),
  form('show', { kind: 'show', open: true }, 'show or hide'),
  form('done', { kind: 'done' }),
];
