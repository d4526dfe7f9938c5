// The clock of a table is heard: at each game that can have one, with its own log and announcer, in every language.
import { botMatch } from '@cardinal/bots';
import type { Setup } from '@cardinal/kernel';
import { aloud } from '@cardinal/number';
import { frame, settings, TableLog, tellTime } from '@cardinal/table-kit';
import { LANGS } from '@cardinal/words';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tongue as additionMania } from './addition-mania/table/tongue.ts';
import { tongue as breakIn } from './break-in/table/tongue.ts';
import { tongue as mathRush } from './math-rush/table/tongue.ts';
import { Diary } from './numsense/table/diary.svelte.ts';
import { tongue as numsense } from './numsense/table/tongue.ts';
import { games, type GameId } from './registry.ts';

const tongues = { numsense, 'break-in': breakIn, 'math-rush': mathRush, 'addition-mania': additionMania };
type Timed = keyof typeof tongues;

/** A clock of more than a minute at each game; MathMasters has none (rulings 4.1 to 4.20 name no time). */
const CLOCKS: Readonly<Record<Timed, { readonly setup: Setup; readonly seconds: number }>> = {
  numsense: { setup: { seats: 2, seed: 'clock', options: { variant: 'ten-minutes', minutes: 2 } }, seconds: 120 },
  'break-in': { setup: { seats: 3, seed: 'clock', options: { breakInSeconds: 90 } }, seconds: 90 },
  'math-rush': { setup: { seats: 2, seed: 'clock', options: {} }, seconds: 180 },
  'addition-mania': { setup: { seats: 3, seed: 'clock', options: { guessTimer: 75 } }, seconds: 75 },
};
const timed = Object.keys(CLOCKS) as readonly Timed[];

/** Seconds until the first due that a match of bots comes to. */
async function untilDue(id: Timed): Promise<number> {
  for (const { match } of botMatch(await games[id].load(), CLOCKS[id].setup, 'easy')) {
    const due = match.turn.dues[0];
    if (due) return (due.at - match.at) / 1000;
  }
  throw new Error(`test-broken: no clock at ${id}`);
}

/** The log of a table, as the table makes it. */
function logOf(id: Timed): TableLog {
  const cast = { names: ['Ana', 'Bo', 'Cam'], you: 0, signs: tongues[id].signs } as const;
  if (id === 'numsense') return new Diary(() => ({ cast })).log;
  return new TableLog(
    (event, who) => tongues[id].game.tell(event, who),
    () => cast,
  );
}

/** What is said while a clock runs from its beginning to its end. */
function heardOf(id: Timed, seconds: number): readonly string[] {
  const { voice } = logOf(id);
  for (let left = Math.ceil(seconds); left >= 0; left--) tellTime(voice, left + 1, left);
  return voice.lines.map(({ text }) => text);
}

/** Counts the sounds that a browser would have been asked for. */
function listen(): () => number {
  let tones = 0;
  const node = { connect: () => undefined, start: () => undefined, stop: () => undefined };
  const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      createGain = (): object => ({ gain: ramp, connect: () => undefined });
      createOscillator = (): object => {
        tones += 1;
        return { ...node, frequency: { value: 0 } };
      };
    },
  );
  return () => tones;
}

afterEach(() => {
  settings.sound = false;
  settings.warnings = true;
});

describe.each(timed)('E36 the clock of %s', (id) => {
  it('runs as long as its option says, and is told at 60, 30 and 10 seconds in every language', async () => {
    const seconds = await untilDue(id);
    expect(seconds).toBeGreaterThan(CLOCKS[id].seconds - 10);
    expect(seconds).toBeLessThan(CLOCKS[id].seconds + 1);
    for (const lang of LANGS) {
      await tongues[id].speak(lang);
      const { timeLeft, voice, blank } = frame.words;
      expect(heardOf(id, seconds)).toEqual([60, 30, 10].map((left) => aloud(timeLeft(0, left), voice, blank)));
    }
    settings.warnings = false;
    expect(heardOf(id, seconds)).toEqual([]);
  });
});

describe('E37 the sound of a clock', () => {
  it('is heard three times where sound is on, two notes each, and never where it is off', async () => {
    const tones = listen();
    heardOf('numsense', 70);
    settings.sound = true;
    heardOf('numsense', 70);
    await vi.waitFor(() => expect(tones()).toBe(6));
  });
});

describe('games without a clock', () => {
  it('owe no warning', () => {
    const others = (Object.keys(games) as readonly GameId[]).filter((id) => !(id in CLOCKS));
    expect(others).toEqual(['mathmasters']);
  });
});
