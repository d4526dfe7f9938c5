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
    expect(step.tried('g2', seen)).toBe('fits');
    expect(step.tried('g2', others(seen))).toBe('wrong-signs');
    now += 30_000;
    expect(step.tried('g2', seen)).toBe('fits');
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
    if (![step.shown.join()].includes(old.join())) expect(step.tried('g2', old)).toBe('wrong-signs');
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

  it('E5 a class that mistaps comes in as soon as it taps right', () => {
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => 5);
    const pupils = Array.from({ length: 30 }, (_, at) => `g${at}`);
    const all = (signs: readonly Sign[]) => new Set(pupils.map((pupil) => step.tried(pupil, signs)));
    for (const signs of [others(step.shown), others(step.shown)]) expect(all(signs)).toEqual(new Set(['wrong-signs']));
    // Some a third time: sixty are wrong by now, and the rest is for who looks first.
    expect(step.tried('g0', others(step.shown))).toBe('signs-rest');
    expect(step.tried('late', step.shown)).toBe('fits');
  });

  it('E5 thirty who mistap once each are all let in', () => {
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => 5);
    const pupils = Array.from({ length: 30 }, (_, at) => `g${at}`);
    for (const pupil of pupils) step.tried(pupil, others(step.shown));
    expect(pupils.filter((pupil) => step.tried(pupil, step.shown) === 'fits')).toEqual(pupils);
  });

  it('E5 who goes on mistapping shuts out only themselves: three tries, then one a minute', () => {
    let now = 5;
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => now);
    const hammers = (tries: number) => Array.from({ length: tries }, () => step.tried('g2', others(step.shown)));
    expect(hammers(100).filter((one) => one === 'wrong-signs')).toHaveLength(3);
    expect(step.tried('g2', step.shown)).toBe('signs-rest');
    expect(step.tried('g3', step.shown)).toBe('fits');
    // For an hour, every second.
    let heard = 0;
    for (let second = 0; second < 3_600; second++) {
      now += 1_000;
      heard += hammers(1).filter((one) => one === 'wrong-signs').length;
    }
    expect(heard).toBe(60);
    expect(step.tried('g3', step.shown)).toBe('fits');
    now += 60_000;
    expect(step.tried('g2', step.shown)).toBe('fits');
  });

  it('E5 guesses of all together are bounded, however often somebody comes anew, and nothing is heard beyond them', () => {
    let now = 5;
    let heard = 0;
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => now);
    const guess = (guest: string) => (heard += step.tried(guest, others(step.shown)) === 'wrong-signs' ? 1 : 0);
    for (let at = 0; at < 1_000; at++) guess(`a${at}`);
    expect(heard).toBe(90);
    expect(step.tried('g2', step.shown)).toBe('signs-rest');
    // An hour; a second more, as thirtieths do not add up to one in binary.
    for (let second = 0; second <= 3_600; second++) {
      now += 1_000;
      guess(`b${second}`);
    }
    expect(heard).toBe(90 + 120);
  });

  it('E5 who hammers in a crowd leaves the last third to those who look first', () => {
    let now = 5;
    const step = new SecondStep(USUAL_LIMITS.wrongSigns, () => now);
    const crowd = Array.from({ length: 25 }, (_, at) => `g${at}`);
    for (let second = 0; second < 1_800; second++) {
      now += 1_000;
      for (const guest of crowd) step.tried(guest, others(step.shown));
    }
    expect(step.tried('careful', others(step.shown))).toBe('wrong-signs');
    expect(step.tried('careful', step.shown)).toBe('fits');
  });
});
