// Points for guesses: the cases of docs/rulings.md section 5 and every case of a tie.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from './deck.ts';
import { pointsFor } from './scoring.ts';
import { rulesPlan } from './words/rules-plan.ts';

const value = (rank: string): number => STANDARD_DECK.find((card) => card.rank === rank)?.value ?? NaN;

describe('points', () => {
  test('T1: 5, K, A make 17; guesses 17, 16, 20 get 4, 0, 0', () => {
    expect(value('5') + value('K') + value('A')).toBe(17);
    expect(pointsFor([17, 16, 20], 17, false)).toEqual([4, 0, 0]);
  });
  test('T2: two exact guesses get 3 each', () => expect(pointsFor([17, 17, 20], 17, false)).toEqual([3, 3, 0]));
  test('T3: nobody exact, one nearest gets 2', () => expect(pointsFor([16, 20, 30], 17, false)).toEqual([2, 0, 0]));
  test('T5: all exact get 3 each', () => expect(pointsFor([17, 17, 17], 17, false)).toEqual([3, 3, 3]));
  test('T6: 10 and a queen make 21', () => expect(value('10') + value('Q')).toBe(21));
  test('ruling 5.2: an exact guess is paid once, not as nearest too', () =>
    expect(pointsFor([9, 3], 9, false)).toEqual([4, 0]));
  test('ruling 5.3: nobody but the exact scores; with H:consolation the next nearest does', () => {
    expect(pointsFor([22, 23, 30], 22, false)).toEqual([4, 0, 0]);
    expect(pointsFor([22, 23, 30], 22, true)).toEqual([4, 2, 0]);
    expect(pointsFor([22, 23, 21, 30], 22, true)).toEqual([4, 1, 1, 0]);
  });
  test('ruling 5.4: 20 and 24 around 22 tie, 1 each', () =>
    expect(pointsFor([20, 24, 30], 22, false)).toEqual([1, 1, 0]));
  test('ruling 5.9: equal guesses share what they get', () =>
    expect(pointsFor([20, 20, 30], 22, false)).toEqual([1, 1, 0]));

  test('a reveal pays 2 to one, 1 each to several, 4 or 3 each to the exact, for all guesses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 2, max: 60 }),
        (guesses, sum) => {
          const points = pointsFor(guesses, sum, false);
          const best = Math.min(...guesses.map((guess) => Math.abs(guess - sum)));
          const those = guesses.filter((guess) => Math.abs(guess - sum) === best).length;
          const each = best === 0 ? (those === 1 ? 4 : 3) : those === 1 ? 2 : 1;
          expect(points).toEqual(guesses.map((guess) => (Math.abs(guess - sum) === best ? each : 0)));
        },
      ),
    );
  });

  test('every example of the rules text is what the engine says', () => {
    const examples = Object.values(rulesPlan).flat();
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const { values, guesses, points } of examples) {
      const sum = values.reduce((total, one) => total + one, 0);
      expect(pointsFor(guesses, sum, false)).toEqual(points);
    }
  });
});
