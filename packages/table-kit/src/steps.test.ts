import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areIds, Steps } from './steps.svelte.ts';

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isText = (value: unknown): boolean => typeof value === 'string';

describe('E26 steps', () => {
  it('all come back in the other order, of the last 60', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 80 }), (values) => {
        const steps = new Steps(-1, isNumber, () => ({ session: { me: 0 }, time: 1 }));
        const stood = [steps.now];
        for (const value of values) {
          steps.go(value);
          stood.push(steps.now);
        }
        const back = [steps.now];
        while (steps.canUndo) {
          steps.undo();
          back.push(steps.now);
        }
        expect(back).toEqual(stood.slice(-61).reverse());
        steps.undo();
        expect(steps.now).toBe(back.at(-1));
      }),
    );
  });

  it('belong to one deal, and are over with what was asked for', () => {
    let deal = 1;
    const steps = new Steps('', isText, () => ({ session: { me: 0 }, time: deal }));
    steps.go('a');
    deal = 2;
    expect([steps.now, steps.canUndo]).toEqual(['', false]);
    steps.undo();
    steps.go('b');
    expect([steps.now, steps.canUndo]).toEqual(['b', true]);
    steps.anew();
    expect([steps.now, steps.canUndo]).toEqual(['', false]);
    steps.anew('c');
    expect([steps.now, steps.canUndo]).toEqual(['c', false]);
  });
});

describe('E10 steps that a session keeps', () => {
  /** The steps of whoever sits at this session now, as a table meets them that has just been opened. */
  const opened = (session: { me: number; draft: string | null }, time = 1, reads = areIds): Steps<readonly number[]> =>
    new Steps<readonly number[]>([], reads, () => ({ session, time }));

  it('are back after a reload with all that can be taken back', () => {
    const session = { me: 2, draft: null };
    const before = opened(session);
    before.go([4]);
    before.go([4, 7]);
    before.set([4, 8]);
    const after = opened(session);
    expect([after.now, after.canUndo]).toEqual([[4, 8], true]);
    after.undo();
    expect(after.now).toEqual([4]);
    const third = opened(session);
    third.undo();
    expect([third.now, third.canUndo]).toEqual([[], false]);
  });

  it('are not found at another seat, in another deal, nor once they were asked for', () => {
    const session = { me: 2, draft: null as string | null };
    opened(session).go([4]);
    expect(opened(session, 2).now).toEqual([]);
    expect(opened({ ...session, me: 1 }).now).toEqual([]);
    expect(opened(session).now).toEqual([4]);
    opened(session).anew();
    expect([opened(session).now, session.draft]).toEqual([[], null]);
  });

  it("are each seat's own where one device goes round", () => {
    const drafts: (string | null)[] = [null, null];
    const session = {
      me: 0,
      get draft() {
        return drafts[this.me] ?? null;
      },
      set draft(text) {
        drafts[this.me] = text;
      },
    };
    const steps = opened(session);
    steps.go([4]);
    session.me = 1;
    expect([steps.now, steps.canUndo]).toEqual([[], false]);
    steps.go([9]);
    session.me = 0;
    expect(steps.now).toEqual([4]);
  });

  it.each(['', '{', 'null', '7 2+3', '{"of":"2 1","now":["4"],"past":[]}', '{"of":"2 1","now":[4]}'])(
    'begin anew from what is no draft of this page: %s',
    (draft) => {
      expect(opened({ me: 2, draft }).now).toEqual([]);
    },
  );
});
