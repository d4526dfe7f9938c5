// Every lesson is played through by the engine, from its first step to its last; taken up again after each act it stands
// where it stood; and its sentences fit what happens.
import { games, type GameId } from '@cardinal/games';
import { lessons } from '@cardinal/games/lessons';
import type { AnyMove } from '@cardinal/kernel';
import { SIGN_SETS } from '@cardinal/number';
import { LANGS } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { LessonRun, type LessonAct } from './lesson-run.ts';

const ids = Object.keys(games) as GameId[];

/** The end of each lesson, from the fixed deal worked out by hand. */
const FACTS: Readonly<Record<GameId, readonly (readonly [step: string, facts: object])[]>> = {
  numsense: [
    ['look', { target: 18 }],
    ['put', { card: '6' }],
    ['declare', { target: 18, sentence: '2 × 11 − 4' }],
    ['points', { points: '17' }],
  ],
  'break-in': [
    // 2 + 3 + 6, a times sign for 15 and the equals card for 20; then 4 + 8 + 1 + 2 with a plus sign for 10.
    ['lay', { formula: '2 × 3 = 6', points: 46 }],
    ['call', { card: '1' }],
    ['use', { formula: '4 + 8 = 12' }],
    ['end', { points: 91, brokeIn: 'yes' }],
  ],
  'math-rush': [
    ['first', { card: '2 + 2', value: 4, row: 3 }],
    ['second', { card: '5 + 1', value: 6, row: 3 }],
  ],
  mathmasters: [
    ['beat', { top: 2, number: 3 }],
    ['won', { points: 5 }],
    ['times', { set: '2 × 4 = 8' }],
    // 5, and 2 + 4 + 8 with 3 for a Times set.
    ['wrong', { points: 22 }],
  ],
  'addition-mania': [
    ['guess', { own: 9, others: 2, sum: 22 }],
    ['shown', { sum: 20, off: 2, points: 0 }],
  ],
};

describe.each(ids)('E42 the first game of %s', (id) => {
  it('can be played from start to end, left and taken up at any step', async () => {
    const [game, lesson, lines] = await Promise.all([games[id].load(), lessons[id]!.load(), games[id].lines.en()]);
    let run = new LessonRun(game, lesson);
    const met = new Map<string, unknown>();
    while (run.step) {
      const { id: step, facts, way, until } = run.step;
      met.set(step, facts?.(run.view, { lines, signs: SIGN_SETS.en }) ?? {});
      const at = run.at;
      const acts: readonly LessonAct[] = way?.(run.view) ?? ['read'];
      // What the step does not ask for does not slip through.
      if (until) expect(run.check('read').ok).toBe(false);
      for (const act of acts) expect(run.act(act)).toEqual({ ok: true });
      expect(run.at).toBe(at + 1);
      const again = new LessonRun(game, lesson, JSON.parse(JSON.stringify(run.acts)) as LessonAct[]);
      expect(again.at).toBe(run.at);
      expect(again.view).toEqual(run.view);
      run = again;
    }
    expect([...met.keys()]).toEqual(lesson.steps.map((step) => step.id));
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    for (const [step, facts] of FACTS[id])
      expect([step, plain(met.get(step))]).toEqual([step, expect.objectContaining(facts)]);
  });

  it('says a sentence for every step in every language, with all its figures', async () => {
    const lesson = await lessons[id]!.load();
    for (const lang of LANGS) {
      const words = await lessons[id]!.words(lang);
      expect(Object.keys(words)).toEqual(lesson.steps.map((step) => step.id));
      for (const say of Object.values(words)) {
        const facts = new Proxy({}, { get: (_, name) => `<${String(name)}>` });
        expect(say(facts)).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('does a step for somebody who asks', async () => {
    const run = new LessonRun(await games[id].load(), await lessons[id]!.load());
    for (let at = 0; run.step; at++) {
      expect(run.at).toBe(at);
      run.doIt();
    }
  });
});

/** Thin spaces and other fine print are no matter of the lesson. */
const plain = (facts: unknown): unknown => JSON.parse(JSON.stringify(facts).replaceAll(/[\u2009\u2066\u2069]/g, ' '));

it('a step lets its act through and no other that the rules would allow', async () => {
  const run = new LessonRun(await games['break-in'].load(), await lessons['break-in']!.load());
  run.doIt();
  run.doIt();
  expect(run.step?.id).toBe('lay');
  const done = { kind: 'done' } as unknown as AnyMove;
  expect(run.legal(done)).toEqual({ ok: true });
  expect(run.act(done)).toMatchObject({ ok: false, why: 'step-first' });
  expect(run.step?.id).toBe('lay');
});
