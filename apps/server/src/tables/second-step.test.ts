import { SIGNS, type Sign } from '@cardinal/wire';
import { describe, expect, it, vi } from 'vitest';
import { USUAL_LIMITS } from './limits.ts';
import { SecondStep } from './second-step.ts';

const others = (signs: readonly Sign[]): Sign[] => signs.map((sign) => (sign === SIGNS[0] ? SIGNS[1] : SIGNS[0]));

describe('the second step (E5)', () => {
  it('E5 takes the pictures of now and those just before, and no older ones', () => {
    let now = 1_000;
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => now);
    const seen = step.shown;
    expect(seen).toHaveLength(4);
    expect(step.tried(seen)).toBe('fits');
    expect(step.tried(others(seen))).toBe('wrong-signs');
    now += 30_000;
    expect(step.tried(seen)).toBe('fits');
    const lists = new Set([seen.join()]);
    for (let turn = 0; turn < 20; turn++) {
      now += 30_000;
      lists.add(step.shown.join());
    }
    // Of 1,296 lists 21 are hardly ever all the same; 10 different ones are more than chance could miss.
    expect(lists.size).toBeGreaterThan(10);
    now += 3_000_000;
    const old = step.shown;
    now += 60_000;
    if (![step.shown.join()].includes(old.join())) expect(step.tried(old)).toBe('wrong-signs');
  });

  it('E5 the host is shown other pictures each half minute, as long as the door asks for them', () => {
    vi.useFakeTimers();
    let changes = 0;
    const begun = performance.now();
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => performance.now() - begun);
    step.watch(true, () => (changes += 1));
    vi.advanceTimersByTime(29_999);
    expect(changes).toBe(0);
    vi.advanceTimersByTime(60_001);
    expect(changes).toBe(2);
    step.watch(false, () => undefined);
    vi.advanceTimersByTime(60_000);
    expect(changes).toBe(2);
    vi.useRealTimers();
  });

  it('E5 no two tables show the same', () => {
    const shown = new Set(
      Array.from({ length: 20 }, () => new SecondStep(USUAL_LIMITS.wrongSigns, () => 5).shown.join()),
    );
    expect(shown.size).toBeGreaterThan(10);
  });

  it('E5 guesses at random are slowed down, also for those who then know', () => {
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => 5);
    const wrong = others(step.shown);
    const answers = Array.from({ length: 100 }, () => step.tried(wrong));
    expect(answers.filter((one) => one === 'wrong-signs').length).toBeLessThan(35);
    expect(step.tried(step.shown)).toBe('too-fast');
  });
});
