import { readFileSync } from 'node:fs';
import { toNumber } from '@cardinal/number';
import { expect, test } from 'vitest';
import { PRINTED_RULES, type Face } from './faces.ts';
import { createSolver } from './solver.ts';
import { randomFrom } from './testing/fuzz.ts';

const searching = createSolver();
const looking = createSolver();
looking.loadTable(readFileSync(new URL('../../data/reach.bin', import.meta.url)));

const UNSEEN = ([...Array(26).keys(), 'W', 'M', 'T', 'D'] as const).map((face) => ({ face, count: 2 }));

const hands = (random: () => number): { hand: Face[]; target: number } => ({
  hand: Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
    random() < 0.15 ? (['W', 'M', 'T', 'D'] as const)[Math.floor(random() * 4)]! : Math.floor(random() * 26),
  ),
  target: Math.floor(random() * 26),
});

test('every option is the best answer of the hand that it leaves, with the table and without', () => {
  const random = randomFrom(1);
  for (let i = 0; i < 12; i++) {
    const { hand, target } = hands(random);
    for (const solver of [searching, looking]) {
      const { discards, scores, exact } = solver.options(hand, target, UNSEEN);
      expect(discards).toBe(hand.length + 1);
      for (const [draw, { face }] of UNSEEN.entries()) {
        for (let discard = 0; discard <= hand.length; discard++) {
          const kept = [...hand, face].filter((_, at) => at !== discard);
          const best = looking.bestAnswer(kept, target);
          const at = draw * discards + discard;
          expect(scores[at], `${hand.join()} + ${face} - ${discard} → ${target}`).toBe(toNumber(best.score));
          expect(exact[at]).toBe(best.exact ? 1 : 0);
        }
      }
    }
  }
});

test('measured in whole numbers a miss is never better than it is, and a hit the same', () => {
  const random = randomFrom(2);
  for (let i = 0; i < 40; i++) {
    const { hand, target } = hands(random);
    const near = looking.options(hand, target, UNSEEN);
    const whole = looking.options(hand, target, UNSEEN, { misses: 'whole' });
    expect(whole.exact).toEqual(near.exact);
    for (const [at, score] of near.scores.entries()) {
      expect(whole.scores[at]).toBeLessThanOrEqual(score);
      if (near.exact[at]) expect(whole.scores[at]).toBe(score);
    }
  }
});

test('measured in whole numbers, drawing again what is put away changes nothing, however the hand misses', () => {
  const { scores } = looking.options(
    [1, 2],
    25,
    [1, 3].map((face) => ({ face, count: 1 })),
    { misses: 'whole' },
  );
  expect([...scores]).toEqual([-22, -23, -22, -19, -21, -22]);
});

test('the house rules of the sentence hold here too', () => {
  const rules = { wholeNumbersOnly: true, wildPoints: 'zero' } as const;
  const { scores } = looking.options([8, 8, 3, 'W'], 24, [{ face: 3, count: 1 }], { rules });
  expect(scores[3]).toBeLessThan(0); // 8 8 3 3 needs a fraction
  expect(looking.options([8, 8, 3, 'W'], 24, [{ face: 3, count: 1 }], { rules: PRINTED_RULES }).scores[3]).toBe(22);
  expect(scores[4]).toBe(19); // 8 8 3 and a Wild that scores nothing
});
