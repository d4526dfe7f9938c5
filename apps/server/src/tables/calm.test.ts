import { expect, it } from 'vitest';
import { Calm } from './calm.ts';

const HOUR = 3_600_000;
const PATIENCE = 600_000;

it('waits after a start, then goes on as long as both clocks agree', () => {
  const calm = new Calm(PATIENCE, 50 * HOUR, 7);
  expect(calm.holds(50 * HOUR + 15_000, 15_007)).toBe(false);
  expect(calm.holds(50 * HOUR + PATIENCE - 1, PATIENCE + 6)).toBe(false);
  expect(calm.holds(50 * HOUR + PATIENCE, PATIENCE + 7)).toBe(true);
  expect(calm.holds(50 * HOUR + PATIENCE + 15_000, PATIENCE + 15_007)).toBe(true);
});

it.each([
  ['forward', 25 * HOUR],
  ['back', -25 * HOUR],
])('waits anew after a jump %s, from the moment in which it is seen', (_, jump) => {
  const calm = new Calm(PATIENCE, 50 * HOUR, 0);
  expect(calm.holds(50 * HOUR + PATIENCE, PATIENCE)).toBe(true);
  const seen = PATIENCE + 15_000;
  expect(calm.holds(50 * HOUR + seen + jump, seen)).toBe(false);
  expect(calm.holds(50 * HOUR + seen + jump + PATIENCE - 1, seen + PATIENCE - 1)).toBe(false);
  expect(calm.holds(50 * HOUR + seen + jump + PATIENCE, seen + PATIENCE)).toBe(true);
});
