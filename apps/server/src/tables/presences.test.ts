import { afterEach, expect, it, vi } from 'vitest';
import { Presences } from './presences.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A table where two are, and what the lines of both hear. */
function table(): {
  readonly present: Presences;
  readonly heard: readonly string[][];
  readonly clog: (on: boolean) => void;
} {
  const between = (work: () => void): void => work();
  const beat = { every: 2_000, text: () => 'beat', whole: () => ['whole'], between };
  const present = new Presences(beat, { asks: 10, asksAtOnce: 10 });
  const heard: string[][] = [[], []];
  let clogged = false;
  for (const [at, texts] of heard.entries())
    present.came(`g${at}`, {
      send: (text) => void texts.push(text),
      close: () => undefined,
      get clogged() {
        return at === 1 && clogged;
      },
      late: 0,
      silence: 0,
    });
  return { present, heard, clog: (on) => (clogged = on) };
}

it('E12 a line hears something every two seconds at most, and a beat only where nothing else came', () => {
  vi.useFakeTimers();
  const { present, heard } = table();
  const silence = [0, 0];
  let longest = 0;
  for (let at = 0; at < 60_000; at += 100) {
    const before = heard.map(({ length }) => length);
    // To one of them something is said every 1.5 seconds.
    if (at % 1_500 === 0) present.send('g0', () => 'said');
    vi.advanceTimersByTime(100);
    for (const [who, texts] of heard.entries()) {
      silence[who] = texts.length > before[who]! ? 0 : silence[who]! + 100;
      longest = Math.max(longest, silence[who]);
    }
  }
  expect(longest).toBeLessThanOrEqual(2_000);
  expect(heard[1]).toHaveLength(30);
  expect(heard[0]!.filter((text) => text === 'said')).toHaveLength(40);
  expect(heard[0]!.filter((text) => text === 'beat').length).toBeLessThan(25);
});

it('a line that was clogged gets the whole moment as soon as it is free, whatever it heard before', () => {
  vi.useFakeTimers();
  const { present, heard, clog } = table();
  present.send('g1', () => 'one');
  clog(true);
  present.send('g1', () => 'two');
  clog(false);
  present.send('g1', () => 'three');
  vi.advanceTimersByTime(1_000);
  expect(heard[1]).toEqual(['one', 'beat', 'whole']);
});

it('match time that stops or goes on is told to everybody, also to who has just heard something', () => {
  vi.useFakeTimers();
  const { present, heard } = table();
  present.send('g0', () => 'said');
  present.beat();
  expect(heard).toEqual([['said', 'beat'], ['beat']]);
});
