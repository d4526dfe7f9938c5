import { describe, expect, it } from 'vitest';
import { warningDue } from './warnings.ts';

describe('a clock warns (E36)', () => {
  it('once each at 60, 30 and 10 seconds', () => {
    const heard: number[] = [];
    for (let left = 89; left >= 0; left--) {
      const due = warningDue(left + 1, left);
      if (due !== null) heard.push(due);
    }
    expect(heard).toEqual([60, 30, 10]);
  });

  it('also where a busy page skips a second', () => {
    expect(warningDue(62, 58)).toBe(60);
    expect(warningDue(61, 9)).toBe(10);
  });

  it('neither at the first look nor when time is up', () => {
    expect(warningDue(0, 60)).toBeNull();
    expect(warningDue(12, 0)).toBeNull();
  });
});
