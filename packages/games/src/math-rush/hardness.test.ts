// The measure is worked out again by letting the same chooser's expectation settle step by step, and by hand for small decks.
import { openMatch } from '@cardinal/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESIGN_DECK, type GoalFace, type NumberFace } from './deck.ts';
import { firstGoals, looksFor } from './hardness.ts';
import { game, type RushView } from './index.ts';

const card = (value: number, kind: NumberFace['kind'] = 'sum'): NumberFace => ({
  text: `${value}`,
  kind,
  value,
  advanced: false,
});
const goal = (count: number, limit: GoalFace['limit'] = 'none', direction: GoalFace['direction'] = 'up'): GoalFace => ({
  direction,
  limit,
  count,
  stars: 1,
  advanced: false,
});

/** Value iteration: so many more looks, each time choosing what is better after them, until nothing changes. */
function settled({ count, limit, direction }: GoalFace, cards: readonly NumberFace[]): number {
  const values = cards.map(({ kind, value }) => (limit === 'none' || kind === 'sum' ? value : null));
  const legal = (last: number | null, v: number): boolean =>
    last === null || v === last || (direction === 'up' ? v > last : v < last);
  const lasts = [null, ...new Set(values.filter((v) => v !== null))];
  let after = new Map<number | null, number>(lasts.map((last) => [last, 0]));
  for (let left = 1; left <= count; left++) {
    const now = new Map<number | null, number>(lasts.map((last) => [last, 0]));
    for (let round = 0; round < 3000; round++) {
      for (const last of lasts) {
        const stay = now.get(last) ?? 0;
        const next = values.map((v) => (v !== null && legal(last, v) ? Math.min(stay, after.get(v) ?? 0) : stay));
        now.set(last, 1 + next.reduce((sum, each) => sum + each, 0) / cards.length);
      }
    }
    after = now;
  }
  return after.get(null) ?? 0;
}

/** A race that everybody ends as soon as it has begun: as it began, and the break after it. */
function raced(seed: string, options: object): { readonly began: RushView; readonly checked: RushView } {
  const opened = openMatch(game, { options: { minutes: 'off', ...options }, seed, seats: 2 });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const seen = (): RushView => match.view(0) as unknown as RushView;
  match.advance(0, true);
  for (const seat of [0, 1]) match.submit(seat, { kind: 'ready' }, 0);
  const began = seen();
  for (const seat of [0, 1]) match.submit(seat, { kind: 'done' }, 0);
  return { began, checked: seen() };
}

describe('E41 how hard the goals of a race were', () => {
  it('counts what must be turned over, by hand', () => {
    expect(looksFor(goal(3), [card(4)])).toBe(3);
    // Every second card is a sum.
    expect(looksFor(goal(3, 'sums'), [card(4), card(4, 'difference')])).toBe(6);
    // Whichever comes first is taken: after a 1 one more card, after a 2 two more.
    expect(looksFor(goal(2), [card(1), card(2)])).toBe(2.5);
    expect(looksFor(goal(2, 'none', 'down'), [card(1), card(2)])).toBe(2.5);
  });

  it('is what the best of such players needs on average', () => {
    const faces = fc.array(
      fc.record({
        value: fc.integer({ min: 0, max: 5 }),
        kind: fc.constantFrom('sum' as const, 'difference' as const),
      }),
      { minLength: 2, maxLength: 5 },
    );
    const goals = fc.record({
      count: fc.integer({ min: 1, max: 3 }),
      limit: fc.constantFrom('none' as const, 'sums' as const),
      direction: fc.constantFrom('up' as const, 'down' as const),
    });
    fc.assert(
      fc.property(faces, goals, (chosen, { count, limit, direction }) => {
        const cards = [card(3), ...chosen.map(({ value, kind }) => card(value, kind))];
        const asked = goal(count, limit, direction);
        expect(looksFor(asked, cards)).toBeCloseTo(settled(asked, cards), 6);
      }),
      { numRuns: 40 },
    );
  });

  it('labels every race of the usual deck, and all three labels come up', () => {
    const labels = Array.from({ length: 30 }, (_, n) => {
      const { began, checked } = raced(`hard-${n}`, {});
      // The goals are back in their pile: whoever comes now, after a reload, is told of them all the same.
      expect(checked).toMatchObject({ phase: 'numbers', sets: [] });
      const told = firstGoals(checked);
      const looks = began.sets
        .map((set) => looksFor(set.goal, DESIGN_DECK.numbers))
        .reduce((sum, each) => sum + each, 0);
      expect(told).toMatchObject({ goals: 3, looks: Math.round(looks) });
      const each = looks / 3;
      expect(told?.label).toBe(each <= 24 ? 'easy' : each <= 26.5 ? 'medium' : 'hard');
      return told?.label;
    });
    expect([...new Set(labels)].sort()).toEqual(['easy', 'hard', 'medium']);
  });

  it('speaks of one goal where one goal is worked at, and of the cards in play', () => {
    const told = firstGoals(raced('one', { oneGoal: true, noAdvanced: true }).checked);
    expect(told?.goals).toBe(1);
  });

  it('says "impossible" where the cards in play are too few for a goal, and only there', () => {
    // No card is more than 11, and at least one of any three such goals asks for that.
    const goals = DESIGN_DECK.goals.filter(({ limit }) => limit === 'above' || limit === 'below');
    const deck = { numbers: DESIGN_DECK.numbers.filter(({ value }) => value <= 11), goals: [...goals] };
    expect(firstGoals(raced('none', { deck }).checked)).toMatchObject({ label: 'impossible', looks: null });
    const low = {
      ...deck,
      goals: goals.filter(({ limit }) => limit === 'below').concat(DESIGN_DECK.goals.slice(0, 1)),
    };
    expect(firstGoals(raced('some', { deck: low }).checked)?.label).not.toBe('impossible');
  });

  it('says nothing before a race was checked', () => {
    expect(firstGoals(raced('before', {}).began)).toBeNull();
  });
});
