import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Steps } from './steps.svelte.ts';

describe('E26 steps', () => {
  it('all come back in the other order, of the last 60', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 80 }), (values) => {
        const steps = new Steps(-1, () => 1);
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
    const steps = new Steps('', () => deal);
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
