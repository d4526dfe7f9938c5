import { expect, it } from 'vitest';
import { Pulse } from './pulse.ts';

it('gives a line that was opened just before all are asked its time to answer', () => {
  const pulse = new Pulse(5_000);
  expect(pulse.look(9_990)).toBe('ask');
  expect(pulse.look(10_000)).toBe('wait');
  pulse.answered(10_050);
  expect(pulse.late).toBe(30);
  expect(pulse.look(20_000)).toBe('ask');
});

it('finds nobody where the last question is still open after that time', () => {
  const pulse = new Pulse(5_000);
  expect(pulse.look(0)).toBe('ask');
  expect(pulse.look(4_999)).toBe('wait');
  expect(pulse.look(10_000)).toBe('gone');
});
