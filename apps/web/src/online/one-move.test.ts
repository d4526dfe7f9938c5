// A press, a second press, another wish: what goes to the server between a question and its answer.
import { no, YES } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { OneMove, wishesFrom, type Wish } from './one-move.ts';

const take = { kind: 'take', from: 'draw' };
const put = { kind: 'put', card: 3 };
const pass = { kind: 'pass' };

function moves(line = { open: true }, kept: readonly Wish<object>[] = []) {
  const sent: unknown[] = [];
  const refused: string[] = [];
  const shelf = { wishes: kept };
  const can = { be: (_: object): boolean => true };
  const page = { known: 7 };
  const one = new OneMove<object>(
    {
      known: () => page.known,
      send: (move, cid, after) => line.open && sent.push([cid, move, ...(after === undefined ? [] : [after])]) > 0,
      judge: (move) => (can.be(move) ? YES : no('not-now')),
      refused: ({ why }) => refused.push(why),
      keepWishes: (wishes) => (shelf.wishes = wishes),
    },
    kept,
  );
  return { sent, refused, shelf, can, page, moves: one };
}

describe('one move at a time', () => {
  it('sends a press once, however often it is made before the answer', () => {
    const { sent, moves: one } = moves();
    expect([one.ask(take), one.ask({ ...take }), one.ask(take)]).toEqual([true, true, true]);
    expect(one.underWay).toBe(true);
    one.answered(1);
    expect(one.underWay).toBe(false);
    expect(sent).toEqual([[1, take]]);
  });

  it('keeps the last other wish until the answer, and asks for it if it still can be; else it is refused', () => {
    const { sent, refused, can, moves: one } = moves();
    for (const move of [take, put, pass]) one.ask(move);
    can.be = (move) => move === pass;
    one.answered(1);
    one.answered(2);
    expect(refused).toEqual([]);
    one.ask(take);
    one.ask(put);
    one.answered(3);
    expect(refused).toEqual(['not-now']);
    expect(sent).toEqual([
      [1, take],
      [2, pass],
      [3, take],
    ]);
    expect(one.underWay).toBe(false);
  });

  it('takes another wish back when the first is pressed again', () => {
    const { sent, moves: one } = moves();
    for (const move of [take, put, take]) one.ask(move);
    one.answered(1);
    expect(sent).toEqual([[1, take]]);
  });

  it('waits for its own answer only, and for none once the whole moment came anew on the same line', () => {
    const { sent, moves: one } = moves();
    one.ask(take);
    one.answered(undefined);
    one.answered(7);
    expect(one.underWay).toBe(true);
    one.caughtUp();
    expect(one.underWay).toBe(false);
    one.answered(1);
    one.ask(take);
    expect(sent).toEqual([
      [1, take],
      [2, take],
    ]);
  });

  it('asks on a new line for what had no answer, with the number of entries it was made after, and then for what waited', () => {
    const { sent, refused, can, moves: one } = moves();
    one.ask(take);
    one.ask(put);
    // Whether it still can be does not count: it may have been taken.
    can.be = (move) => move !== take;
    one.anew();
    one.answered(1);
    expect(sent).toHaveLength(2);
    one.answered(2);
    one.answered(3);
    one.anew();
    expect(sent).toEqual([
      [1, take],
      [2, take, 7],
      [3, put],
    ]);
    expect([one.underWay, refused]).toEqual([false, []]);
  });

  it('keeps the last wish made while the line is closed, and sends it on the next one with its number', () => {
    const line = { open: false };
    const { sent, page, moves: one } = moves(line);
    expect([one.ask(take), one.ask(put), one.underWay]).toEqual([false, false, true]);
    line.open = true;
    page.known = 9;
    one.anew();
    expect(sent).toEqual([[3, put, 7]]);
    one.answered(3);
    expect(one.underWay).toBe(false);
  });

  it('asks again as long as lines break, each time under the number of the press', () => {
    const line = { open: true };
    const { sent, page, moves: one } = moves(line);
    one.ask(take);
    line.open = false;
    one.anew();
    page.known = 8;
    line.open = true;
    one.anew();
    expect(sent).toEqual([
      [1, take],
      [3, take, 7],
    ]);
  });

  it('refuses in words what waited behind a move where the match went on without the line', () => {
    const { sent, refused, page, moves: one } = moves();
    one.ask(take);
    one.ask(put);
    page.known = 8;
    one.anew();
    expect(refused).toEqual(['overtaken']);
    one.answered(2);
    expect(sent).toEqual([
      [1, take],
      [2, take, 7],
    ]);
  });
});

describe('what is kept for the next page', () => {
  const at = (move: object, after = 7) => ({ move, after });

  it('is what has no answer: from the press to the answer, in order', () => {
    const { shelf, can, page, moves: one } = moves();
    one.ask(take);
    expect(shelf.wishes).toEqual([at(take)]);
    one.ask(put);
    expect(shelf.wishes).toEqual([at(take), at(put)]);
    page.known = 8;
    one.answered(1);
    expect(shelf.wishes).toEqual([at(put, 8)]);
    one.ask(pass);
    can.be = () => false;
    one.answered(2);
    expect(shelf.wishes).toEqual([]);
  });

  it('goes out once on its first line, with the number it had; nothing else is sent twice', () => {
    const line = { open: false };
    const closed = moves(line);
    closed.moves.ask(take);
    const next = moves({ open: true }, wishesFrom(JSON.stringify(closed.shelf.wishes)));
    next.page.known = 12;
    expect(next.moves.underWay).toBe(true);
    next.moves.anew();
    expect(next.sent).toEqual([[1, take, 7]]);
    expect(next.shelf.wishes).toEqual([at(take)]);
    next.moves.answered(1);
    expect([next.shelf.wishes, next.moves.underWay]).toEqual([[], false]);
    next.moves.anew();
    expect(next.sent).toHaveLength(1);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '{"0":1}',
    '[null]',
    '[{"move":7,"after":1}]',
    '[{"move":{},"after":"1"}]',
    '[{"move":{},"after":-1}]',
  ])('is nothing where it is damaged: %s', (text) => {
    expect(wishesFrom(text)).toEqual([]);
  });
});
