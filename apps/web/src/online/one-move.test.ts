// A press, a second press, another wish: what goes to the server between a question and its answer.
import { no, YES } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { OneMove } from './one-move.ts';

const take = { kind: 'take', from: 'draw' };
const put = { kind: 'put', card: 3 };
const pass = { kind: 'pass' };

function moves(line = { open: true }) {
  const sent: unknown[] = [];
  const refused: string[] = [];
  const can = { be: (_: object): boolean => true };
  const one = new OneMove<object>({
    send: (move, cid) => line.open && sent.push([cid, move]) > 0,
    judge: (move) => (can.be(move) ? YES : no('not-now')),
    refused: ({ why }) => refused.push(why),
  });
  return { sent, refused, can, moves: one };
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

  it('waits for its own answer only, and for none once the whole moment came anew', () => {
    const { sent, moves: one } = moves();
    one.ask(take);
    one.answered(undefined);
    one.answered(7);
    expect(one.underWay).toBe(true);
    one.anew(false);
    expect(one.underWay).toBe(false);
    one.answered(1);
    one.ask(take);
    expect(sent).toEqual([
      [1, take],
      [2, take],
    ]);
  });

  it('asks once more for what cannot have been taken, and then for what waited', () => {
    const { sent, moves: one } = moves();
    one.ask(take);
    one.ask(put);
    one.anew(true);
    one.answered(1);
    one.answered(2);
    expect(sent).toEqual([
      [1, take],
      [2, take],
      [3, put],
    ]);
    one.anew(false);
    one.anew(true);
    expect(sent).toHaveLength(3);
  });

  it('keeps the last wish made while the line is closed, and sends it on the next one if nothing has happened', () => {
    const line = { open: false };
    const { sent, refused, moves: one } = moves(line);
    expect([one.ask(take), one.ask(put), one.underWay]).toEqual([false, false, true]);
    line.open = true;
    one.anew(true);
    expect(sent.map((one) => (one as unknown[])[1])).toEqual([put]);
    one.answered(3);
    expect([one.underWay, refused]).toEqual([false, []]);
  });

  it('tells of what was wished before the match went on without the line, where it still can be; it is not sent', () => {
    for (const [open, can, told] of [
      [false, true, ['line-was-lost']],
      [true, true, ['line-was-lost']],
      [true, false, []],
    ] as const) {
      const line = { open };
      const { sent, refused, can: judge, moves: one } = moves(line);
      one.ask(take);
      one.ask(put);
      line.open = true;
      judge.be = () => can;
      one.overtaken();
      expect([sent.length, refused, one.underWay]).toEqual([open ? 1 : 0, told, false]);
      one.anew(true);
      expect(sent).toHaveLength(open ? 1 : 0);
    }
  });
});
