// The partners: whole matches of teams that end after so many cards, so that only what they lay tells them apart.
import { LEVELS, openMatch, rngFrom, units, type Level } from '@cardinal/kernel';
import { expect, test } from 'vitest';
import { game, rules, type RushState, type RushView } from './index.ts';
import { teamPlan } from './team-plan.ts';

/** Plays a match of three races of so many cards: each seat thinks as long as its level does, then looks again and acts. */
function together(levels: readonly Level[], plays: number, seed: string): { points: number; log: string } {
  const opened = openMatch(game, { seats: levels.length, seed, options: { plays } });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const seats = levels.map((level, seat) => ({
    bot: game.bots[level],
    rng: rngFrom(`${seed}/${seat}`),
    at: 0,
    thought: false,
  }));
  for (let asked = 0; !match.result; asked++) {
    if (asked > 5000) throw new Error(`no end after ${match.log.length} entries`);
    match.advance(match.at, true);
    const next = seats.reduce((a, b) => (b.at < a.at ? b : a));
    const view = match.view(seats.indexOf(next));
    const move = next.bot.choose(view, next.rng, units(100));
    if (move === null || !next.thought) next.at += move === null ? 1000 : next.bot.pace(view, move, next.rng);
    else expect(match.submit(seats.indexOf(next), move, next.at)).toMatchObject({ ok: true });
    next.thought = move !== null && !next.thought;
  }
  return { points: match.result.scores[0] ?? 0, log: JSON.stringify(match.log) };
}

test('each level of team has clearly more points than the one below', () => {
  const points = LEVELS.map((level) =>
    ['a', 'b'].reduce((sum, seed) => sum + together([level, level, level], 30, `order/${seed}`).points, 0),
  );
  for (let level = 1; level < 4; level++) {
    expect(points[level], points.join(', ')).toBeGreaterThan((points[level - 1] as number) + 4);
  }
});

test('teams of one to five and of mixed levels play on to the end, the same again from the same seed', () => {
  for (const seats of [1, 2, 4, 5]) {
    const levels = Array.from({ length: seats }, (_, seat) => LEVELS[3 - (seat % 4)] as Level);
    expect(together(levels, 12, 'mixed').log).toBe(together(levels, 12, 'mixed').log);
  }
});

test('Expert partners lay their hands open and, while all are, every one of them has the same plan', () => {
  const opened = openMatch(game, { seats: 3, seed: 'plan' });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0);
  for (const seat of [0, 1, 2]) {
    const move = game.bots.expert.choose(match.view(seat), rngFrom('x'), units(1));
    expect(move).toEqual({ kind: 'show', open: true });
    if (move) match.submit(seat, move, 0);
  }
  for (const seat of [0, 1, 2]) match.submit(seat, { kind: 'ready' }, 0);
  const plans = [0, 1, 2].map((seat) => teamPlan(match.view(seat) as unknown as RushView));
  expect(plans[0]?.steps.length).toBeGreaterThan(0);
  expect(plans[1]).toEqual(plans[0]);
  expect(plans[2]).toEqual(plans[0]);
});

test('a plan is null where no card in sight fits, and a lone Expert then spends a Help', () => {
  const s = rules.copy(stateOfRace());
  // Every open goal asks for values beyond its last card, and the hand holds none of them.
  const value = (id: number): number => s.options.deck.numbers[id]?.value ?? 0;
  const all = [...s.draw, ...s.hands.flat()];
  const tops = all.filter((id) => value(id) === 20);
  const zeros = all.filter((id) => value(id) === 0);
  for (const set of s.sets) {
    const up = s.options.deck.goals[set.goal]?.direction === 'up';
    set.stacks = [[(up ? tops : zeros).pop() as number]];
  }
  const laid = s.sets.flatMap(({ stacks }) => stacks.flat());
  const hand = all.filter((id) => !laid.includes(id) && value(id) > 0 && value(id) < 20).slice(0, 5);
  s.hands = [hand];
  s.draw = all.filter((id) => !laid.includes(id) && !hand.includes(id));
  const view = rules.view(s, 0);
  expect(teamPlan(view)).toBeNull();
  expect(game.bots.expert.choose(view as never, rngFrom('x'), units(1))).toEqual({ kind: 'redraw' });
});

test('nobody is left waiting: a Help asked for is answered, and where nothing fits any more each says so once', () => {
  const opened = openMatch(game, { seats: 2, seed: 'stall', options: { plays: 12 } });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0);
  for (const seat of [0, 1]) match.submit(seat, { kind: 'ready' }, 0);
  const first = (seat: number): unknown => [...game.propose(match.view(seat), rngFrom('x'))][0];
  expect(first(1)).toMatchObject({ kind: 'play' });
  match.submit(0, { kind: 'ask', use: 'redraw', goal: null }, 0);
  expect(first(1)).toEqual({ kind: 'answer', yes: true });

  // Without cards in hand or pile nothing fits.
  const bare = rules.copy(match.state as unknown as RushState);
  Object.assign(bare, { hands: [[], []], draw: [], asked: null, help: 0 });
  const ideas = (): readonly unknown[] => [...rules.propose(rules.view(bare, 1), rngFrom('x'))];
  const bot = (): unknown => game.bots.normal.choose(rules.view(bare, 1) as never, rngFrom('x'), units(1));
  expect([ideas(), bot()]).toEqual([[{ kind: 'done' }], { kind: 'done' }]);
  bare.said[1] = true;
  expect([ideas(), bot()]).toEqual([[], null]);
});

function stateOfRace(): RushState {
  const opened = openMatch(game, { seats: 1, seed: 'stuck' });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0);
  opened.match.submit(0, { kind: 'ready' }, 0);
  return opened.match.state as unknown as RushState;
}
