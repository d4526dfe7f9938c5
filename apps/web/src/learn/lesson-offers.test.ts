// All five lessons, played in many ways: whatever the rules allow, and so whatever a table shows as offered, is taken at
// every step or answered with the words of that step; true sentences are always taken, and every way leads to the end.
import { games, type GameId } from '@cardinal/games';
import { lessons } from '@cardinal/games/lessons';
import { rngFrom, type AnyMove, type Rng } from '@cardinal/kernel';
import { SIGN_SETS } from '@cardinal/number';
import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../session/shelf.ts';
import { LessonRun, type LessonAct } from './lesson-run.ts';
import { LessonSession } from './lesson-session.ts';

const ids = Object.keys(games) as GameId[];

/** What is a sentence in each game: where the rules take it, so does the lesson. */
const SENTENCES: Readonly<Record<GameId, readonly string[]>> = {
  numsense: ['declare'],
  'break-in': ['lay'],
  'math-rush': ['play'],
  mathmasters: ['lay'],
  'addition-mania': ['guess'],
};
const kindOf = (move: AnyMove): string => (move as unknown as { readonly kind: string }).kind;

/** Proposals that are looked at where moves cannot be listed. */
const PROPOSALS = 30;
/** Acts after which the learner lets the rest be done. */
const OWN_ACTS = 14;
const MOST_ACTS = 80;

async function begun(
  id: GameId,
): Promise<{ readonly run: LessonRun; readonly offers: (rng: Rng) => readonly AnyMove[] }> {
  const game = await games[id].load();
  const run = new LessonRun(game, await lessons[id]!.load());
  const offers = (rng: Rng): readonly AnyMove[] => {
    const { view } = run;
    const moves = [...(game.moves(view) ?? [])];
    for (const move of game.propose(view, rng)) if (moves.push(move) >= PROPOSALS) break;
    return moves.filter((move) => run.legal(move).ok);
  };
  return { run, offers };
}

describe.each(ids)('promise 5: the first game of %s', (id) => {
  it('takes every true sentence, answers all else with the words of its step, and always comes to its end', async () => {
    const [lines, words] = await Promise.all([games[id].lines.en(), lessons[id]!.words('en')]);
    const met = new Set<string>();
    for (let way = 0; way < 20; way++) {
      const rng = rngFrom(`lesson ${id} ${way}`);
      const { run, offers } = await begun(id);
      let acts = 0;
      for (; run.step; acts++) {
        expect(acts, `${id}, way ${way}, step ${run.step.id}`).toBeLessThan(MOST_ACTS);
        const { step, view } = run;
        met.add(step.id);
        const said = words[step.id]?.(step.facts?.(view, { lines, signs: SIGN_SETS.en }) ?? {});
        expect(said).not.toMatch(/undefined|NaN|\[object|[ :]\./u);
        const all = offers(rng);
        // Once nothing is left to be asked, all is free.
        const asks = run.lesson.steps.slice(run.at).some(({ until, skip }) => until && !skip?.(view));
        for (const move of all) {
          const verdict = run.check(move);
          const free = !asks || SENTENCES[id].includes(kindOf(move));
          const answer = free || verdict.ok ? { ok: true } : { ok: false, why: 'step-first' };
          expect([kindOf(move), verdict]).toEqual([kindOf(move), answer]);
        }
        if (run.atBreak) expect(run.check('go-on')).toEqual({ ok: true });
        const taken: readonly LessonAct[] = [
          ...all.filter((move) => run.check(move).ok),
          ...(['go-on', 'read'] as const).filter((act) => run.check(act).ok),
        ];
        const act = taken[rng.below(Math.max(1, taken.length))];
        if (act === undefined || acts >= OWN_ACTS) run.doIt();
        else expect(run.act(act)).toEqual({ ok: true });
      }
      for (let more = 0; more < 5; more++) {
        for (const move of offers(rng)) expect(run.check(move)).toEqual({ ok: true });
        const [move] = offers(rng);
        if (run.atBreak || move) expect(run.act(run.atBreak ? 'go-on' : move!)).toEqual({ ok: true });
      }
    }
    // Some way or other has met every step.
    expect([...met].sort()).toEqual((await lessons[id]!.load()).steps.map((step) => step.id).sort());
  });

  it('takes the first act that is asked for, while its introduction is still being read', async () => {
    const { run } = await begun(id);
    expect(run.step?.until).toBeUndefined();
    const { lesson } = run;
    const first = lesson.steps.find(({ until }) => until);
    for (const act of first?.way?.(run.view) ?? []) expect(run.act(act)).toEqual({ ok: true });
    expect(run.at).toBeGreaterThan(lesson.steps.indexOf(first!));
  });
});

it('Numsense: nothing hits before the step that asks for it, so that no true call is put off', async () => {
  const { run } = await begun('numsense');
  const view = run.view as unknown as {
    readonly hand: readonly { readonly face: number }[];
    readonly target: { readonly value: number };
  };
  const faces = view.hand.map(({ face }) => face);
  expect(faces).toEqual([2, 6, 4]);
  const made = faces.flatMap((a, i) =>
    faces.flatMap((b, j) => (i === j ? [] : pairs(a, b).flatMap((left) => pairs(left, faces[3 - i - j] ?? 0)))),
  );
  expect(made).not.toContain(view.target.value);
});

const pairs = (a: number, b: number): readonly number[] => [a + b, a - b, b - a, a * b, a / b, b / a];

it('a refused act is answered with what the page says of the step', async () => {
  const game = await games['break-in'].load();
  const session = new LessonSession(
    game,
    await lessons['break-in']!.load(),
    ['Ada', 'Bo', 'Cam'],
    memoryShelf(),
    () => 'First this.',
  );
  session.read();
  session.doIt();
  expect(session.step?.id).toBe('lay');
  const done = { kind: 'done' } as unknown as AnyMove;
  expect(session.play(done)).toEqual({ ok: false, why: 'step-first', facts: { says: 'First this.' } });
  // What the rules refuse keeps their reason.
  const take = { kind: 'take', from: 'draw' } as unknown as AnyMove;
  expect(session.play(take)).toMatchObject({ ok: false, why: 'already-taken' });
});
