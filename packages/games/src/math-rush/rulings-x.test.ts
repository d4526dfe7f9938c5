// The rulings over all games (docs/rulings.md section X) in Math Rush.
import { openMatch, type Match } from '@cardinal/kernel';
import { expect, test } from 'vitest';
import { DESIGN_DECK } from './deck.ts';
import { game, rules, type RushState, type RushView } from './index.ts';

function race(seats: number, options: object = {}): Match {
  const opened = openMatch(game, { seats, options, seed: 'x' });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0);
  for (let seat = 0; seat < seats; seat++) match.submit(seat, { kind: 'ready' }, 0);
  return match;
}
const view = (match: Match, who: number | 'watcher'): RushView => match.view(who) as unknown as RushView;
const state = (match: Match): RushState => match.state as unknown as RushState;

/** A play that does not fit where it is laid: the lower of two cards to the right in a set that goes up, or the higher. */
function mistake(match: Match, seat: number): readonly [object, object] | null {
  const seen = view(match, seat);
  const hand = seen.hands[seat] ?? [];
  for (const set of seen.sets) {
    if (set.goal.limit !== 'none') continue;
    for (const a of hand) {
      const b = hand.find(({ value }) => (set.goal.direction === 'up' ? value < a.value : value > a.value));
      if (b) {
        const play = (card: number, mark: number) => ({ kind: 'play', card, goal: set.id, place: 'right', mark });
        return [play(a.id, set.mark), play(b.id, set.mark + 1)];
      }
    }
  }
  return null;
}

test('ruling X.1: the cards bear + and − only, with spaces, and no star', () => {
  for (const { text } of DESIGN_DECK.numbers) expect(text).toMatch(/^\d+ [+−] \d+$/);
});

test('ruling X.2: a round is a race here, in every name', () => {
  const names = Object.keys(rules.start(rules.options.defaults, 2));
  expect(names.filter((name) => /round|reveal|deal/i.test(name))).toEqual([]);
  expect(names).toContain('race');
});

test('ruling X.3: all win together or nobody does, with one total', () => {
  const match = race(3);
  for (let i = 0; i < 6 && !match.result; i++) {
    match.advance(match.at + 600_000, true);
    for (let seat = 0; seat < 3; seat++) match.submit(seat, { kind: 'ready' }, match.at);
  }
  const [total] = match.result?.scores ?? [];
  expect(match.result?.scores).toEqual([total, total, total]);
  expect([0, 3]).toContain(match.result?.winners.length);
});

test('ruling X.4: stars and values are whole numbers', () => {
  for (const { value } of DESIGN_DECK.numbers) expect(Number.isInteger(value)).toBe(true);
  for (const { stars } of DESIGN_DECK.goals) expect(Number.isInteger(stars)).toBe(true);
});

test('ruling X.5: plays of the same millisecond stand in the order of the log, the same in every replay', () => {
  const play = (): string => {
    const match = race(3);
    for (const seat of [2, 0, 1]) {
      const seen = view(match, seat);
      const set = seen.sets[0];
      const card = seen.hands[seat]?.[0]?.id;
      match.submit(seat, { kind: 'play', card, goal: set?.id, place: 'right', mark: set?.mark }, 1500);
    }
    const entries = match.log.filter(({ by, move }) => typeof by === 'number' && JSON.stringify(move).includes('play'));
    expect(entries.map(({ by }) => by)).toEqual([2, 0, 1]);
    expect(new Set(entries.map(({ at }) => at))).toEqual(new Set([1500]));
    return JSON.stringify(state(match).sets);
  };
  expect(play()).toBe(play());
});

test('ruling X.6: nobody begins: in a race everyone may play at once', () => {
  expect(race(5).turn).toMatchObject({ mode: 'free', may: [0, 1, 2, 3, 4] });
});

test('ruling X.7: at the table a mistake is accepted and stands; H:referee = engine refuses it', () => {
  const open = race(1);
  const [first, wrong] = mistake(open, 0) ?? [];
  expect(open.submit(0, first, 10)).toMatchObject({ ok: true });
  expect(open.submit(0, wrong, 20)).toMatchObject({ ok: true });
  const guided = race(1, { referee: 'engine' });
  expect(guided.submit(0, first, 10)).toMatchObject({ ok: true });
  expect(guided.submit(0, wrong, 20)).toMatchObject({ ok: false, why: 'out-of-order' });
});
