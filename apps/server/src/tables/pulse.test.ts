import { afterEach, expect, it, vi } from 'vitest';
import { USUAL_LIMITS } from './limits.ts';
import { Pulse, Pulses } from './pulse.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A pulse, opened at 0, and what its line was told to do. */
function felt(patience: number): { readonly pulse: Pulse; readonly told: string[] } {
  const told: string[] = [];
  const ground = { ask: () => void told.push('ask'), end: () => void told.push('end') };
  return { pulse: new Pulse(ground, patience, 0), told };
}

it('gives a line that was opened just before all are asked its time to answer', () => {
  const { pulse, told } = felt(5_000);
  pulse.look(9_990);
  pulse.look(10_000);
  expect(told).toEqual(['ask']);
  pulse.answered(10_050);
  expect(pulse.late).toBe(30);
  pulse.look(20_000);
  expect(told).toEqual(['ask', 'ask']);
  expect(pulse.silence).toBe(0);
});

it('ends a line where the last question is still open after that time, and knows since when nobody was heard', () => {
  const { pulse, told } = felt(5_000);
  pulse.look(0);
  pulse.answered(30);
  pulse.look(10_000);
  pulse.look(14_999);
  expect(told).toEqual(['ask', 'ask']);
  pulse.look(20_000);
  expect(told).toEqual(['ask', 'ask', 'end']);
  expect(pulse.silence).toBe(19_970);
});

it('E7 with the usual values a line that dies without a word is found, and its host replaced, within ten seconds', () => {
  const { ping, hostGrace } = USUAL_LIMITS;
  // All are asked every `ping`; this line was opened `into` such a turn, gave so many answers and died right after the last.
  for (let into = 0; into < ping; into += 100) {
    for (const answers of [0, 1, 2]) {
      const { pulse, told } = felt(ping / 2);
      let died = 0;
      for (let turn = 0, heard = 0; !told.includes('end'); turn++) {
        const now = turn === 0 ? 0 : ping * turn - into;
        pulse.look(now);
        if (heard++ < answers) pulse.answered((died = now + 1));
        if (!told.includes('end')) continue;
        expect(pulse.silence).toBe(now - died);
        // The host's grace counts from the last answer.
        expect(now - died + Math.max(0, hostGrace - pulse.silence)).toBeLessThan(10_000);
      }
    }
  }
});

it('looks at every line once in its time, and never at many of them in one moment', () => {
  vi.useFakeTimers();
  const pulses = new Pulses(4_000);
  const lines = Array.from({ length: 1_000 }, () => felt(2_000));
  for (const { pulse } of lines) pulses.watch(pulse);
  const asked = (): number => lines.reduce((sum, { told }) => sum + told.length, 0);
  /** Lets time pass, all answering in each millisecond; gives the most that were asked in one. */
  const pass = (ms: number): number => {
    let most = 0;
    for (let at = 0; at < ms; at++) {
      const before = asked();
      for (const { pulse } of lines) pulse.answered(performance.now());
      vi.advanceTimersByTime(1);
      most = Math.max(most, asked() - before);
    }
    return most;
  };
  // Between two looks, so that it is clear which of them have been.
  expect(pass(10)).toBe(0);
  for (let turn = 1; turn <= 3; turn++) {
    expect(pass(4_000)).toBe(5);
    expect(lines.every(({ told }) => told.length === turn + 1 && !told.includes('end'))).toBe(true);
  }
  for (const { pulse } of lines.slice(0, 999)) pulses.forget(pulse);
  const before = asked();
  pass(4_000);
  expect(asked() - before).toBe(1);
  pulses.close();
});

it('waits for nothing while there is no line, and looks once in a time again when one comes', () => {
  vi.useFakeTimers();
  const pulses = new Pulses(4_000);
  expect(vi.getTimerCount()).toBe(0);
  for (let visit = 1; visit <= 3; visit++) {
    const { pulse, told } = felt(2_000);
    pulses.watch(pulse);
    // It goes just before the next look, for which what has come meanwhile is waited for.
    vi.advanceTimersToNextTimer();
    pulses.forget(pulse);
    expect(vi.getTimerCount()).toBe(0);
    expect(told).toEqual(['ask']);
  }
  const { pulse, told } = felt(2_000);
  pulses.watch(pulse);
  for (let ms = 0; ms < 8_000; ms++) {
    pulse.answered(performance.now());
    vi.advanceTimersByTime(1);
  }
  expect(told).toEqual(['ask', 'ask', 'ask']);
  pulses.close();
});
