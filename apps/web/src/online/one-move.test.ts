// A press, a second press, another wish: what goes to the server between a question and its answer.
import { describe, expect, it } from 'vitest';
import { OneMove } from './one-move.ts';

const take = { kind: 'take', from: 'draw' };
const put = { kind: 'put', card: 3 };
const pass = { kind: 'pass' };

function moves(open = true): { readonly sent: unknown[]; readonly moves: OneMove<object> } {
  const sent: unknown[] = [];
  return { sent, moves: new OneMove((move, cid) => open && sent.push([cid, move]) > 0) };
}

describe('one move at a time', () => {
  it('sends a press once, however often it is made before the answer', () => {
    const { sent, moves: one } = moves();
    expect([one.ask(take), one.ask({ ...take }), one.ask(take)]).toEqual([true, true, true]);
    expect(one.underWay).toBe(true);
    one.answered(1, () => true);
    expect(one.underWay).toBe(false);
    expect(sent).toEqual([[1, take]]);
  });

  it('keeps the last other wish until the answer, and asks for it only if it still can be', () => {
    const { sent, moves: one } = moves();
    for (const move of [take, put, pass]) one.ask(move);
    one.answered(1, (move) => move === pass);
    one.answered(2, () => true);
    one.ask(take);
    one.ask(put);
    one.answered(3, () => false);
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
    one.answered(1, () => true);
    expect(sent).toEqual([[1, take]]);
  });

  it('waits for its own answer only, and for none once the line was lost', () => {
    const { sent, moves: one } = moves();
    one.ask(take);
    one.answered(undefined, () => true);
    one.answered(7, () => true);
    expect(one.underWay).toBe(true);
    one.ask(put);
    one.forget();
    one.answered(1, () => true);
    one.ask(take);
    expect(sent).toEqual([
      [1, take],
      [2, take],
    ]);
  });

  it('has nothing under way when the line is closed', () => {
    const { moves: one } = moves(false);
    expect([one.ask(take), one.underWay]).toEqual([false, false]);
  });
});
