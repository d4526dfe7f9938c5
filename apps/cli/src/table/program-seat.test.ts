// A program that is late, and one that ends: each fault is counted once, under its own name.
import type { AnyView } from '@cardinal/kernel';
import { expect, test } from 'vitest';
import { seatProgram } from './program-seat.ts';

const view = {} as AnyView;

test('a program that never answers is out after one time-out, and has not crashed', async () => {
  const seated = seatProgram('exec cat > /dev/null', 20);
  for (let asked = 0; asked < 5; asked++) expect(await seated.choose(view)).toBeNull();
  expect(seated.faults).toMatchObject({ 'time-out': 1, crash: 0 });
});

test('a program that ends is counted as a crash each time it should have answered', async () => {
  const seated = seatProgram('exec true', 60_000);
  for (let asked = 0; asked < 3; asked++) expect(await seated.choose(view)).toBeNull();
  expect(seated.faults).toMatchObject({ 'time-out': 0, crash: 3 });
});
