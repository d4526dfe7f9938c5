// How the moves of each game are written, as a line of text and as JSON: one example for every kind of move. What
// `drive`, `match` and `play` tell a program or a person who has written something else; docs/command-line.md lists them.
import { shaped, type AnyMove, type AnyView, type Game } from '@cardinal/kernel';

/** One kind of move: an example as a line, what may stand in it, and an example as JSON. */
export interface MoveForm {
  readonly line: string;
  readonly means: string;
  readonly json: Readonly<Record<string, unknown>> & { readonly kind: string };
}

const form = (line: string, json: MoveForm['json'], means = ''): MoveForm => ({ line, means, json });

const CARD = 'a card by its face, or by its id in the view: #41';
const MARK = 'cards, goals and marks are numbers of the view';
const ANSWERED = 'the number of the set that it answers; may be left out';

/** The forms by the id of the game. */
export const MOVE_FORMS: Readonly<Record<string, readonly MoveForm[]>> = {
  numsense: [
    form('take draw', { kind: 'take', from: 'draw' }, 'draw or discard'),
    form('put 7', { kind: 'put', card: 41 }, CARD),
    form('exchange D for 7', { kind: 'exchange', card: 12, for: 41 }, 'an own Discard card for one of the pile'),
    form('declare 2+3*4', { kind: 'declare', sentence: '2+3*4' }, 'a sentence of all cards that makes the target'),
    form('keep quiet', { kind: 'keep-quiet' }),
    form('doubt', { kind: 'doubt' }),
    form('write 2+3*4', { kind: 'write', sentence: '2+3*4' }, 'a sentence of all cards, near the target'),
  ],
  'break-in': [
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
  ],
  'math-rush': [
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
  ],
  mathmasters: [
    form(
      'times 2M 3K 6R on 4',
      { kind: 'lay', setType: 'times', cards: [5, 11, 23], on: 4 },
      `same-number, times, make-13 or all-four, and cards; on: ${ANSWERED}`,
    ),
    form('pass on 4', { kind: 'pass', on: 4 }, `on: ${ANSWERED}`),
    form('wrong-times on 4', { kind: 'wrong-times', on: 4 }, `on: ${ANSWERED}`),
    form('let-stand on 4', { kind: 'let-stand', on: 4 }, `on: ${ANSWERED}`),
  ],
  'addition-mania': [form('guess 22', { kind: 'guess', sum: 22 }, 'a whole number from 0 to 9999')],
};

/** The lines of a game with what may stand in them, for people: `guess 22 (a whole number from 0 to 9999)`. */
export const linesOf = ({ id }: Game): readonly string[] =>
  (MOVE_FORMS[id] ?? []).map(({ line, means }) => (means === '' ? line : `${line} (${means})`));

/** A move, or why it is none: which field, and what was expected there. */
export type ReadMove =
  | { readonly ok: true; readonly move: AnyMove }
  | { readonly ok: false; readonly path: string | null; readonly text: string };

/** A move from what a program or a person gave, JSON or a line of text; only its shape is asked, not the rules. */
export function readMove(game: Game, given: unknown, view: AnyView): ReadMove {
  if (typeof given === 'string') {
    const move = game.read(given.trim(), view);
    if (move !== null) return { ok: true, move };
    const text = `"${given}" is no move of ${game.id}. A move is written: ${linesOf(game).join('; ')}.`;
    return { ok: false, path: null, text };
  }
  const read = shaped(game.shapes.move, given);
  if (read.ok) return { ok: true, move: read.value };
  const expected = read.message.replace(/^Invalid \w+: /, '');
  const text = `${read.path === null ? 'The move' : `"${read.path}"`} is not as it should be: ${expected}.`;
  return { ok: false, path: read.path, text };
}
