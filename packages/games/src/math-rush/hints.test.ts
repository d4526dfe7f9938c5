// Every fact on the ladder is worked out again here from the faces that lie open.
import { openMatch, rngFrom } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { hintsOf, type RushHint } from './hints.ts';
import { game } from './index.ts';
import type { Card, Place, RushView, SeenSet } from './types.ts';

const one = <K extends RushHint['kind']>(hints: readonly RushHint[], kind: K) =>
  hints.find((hint) => hint.kind === kind) as Extract<RushHint, { kind: K }> | undefined;

/** "21 − 3" worked out. */
function worked(text: string): number {
  const [a = 0, b = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return text.includes('+') ? a + b : a - b;
}

const LIMITS: Readonly<Record<string, (card: Card) => boolean>> = {
  none: () => true,
  sums: ({ text }) => text.includes('+'),
  differences: ({ text }) => !text.includes('+'),
  even: ({ text }) => worked(text) % 2 === 0,
  odd: ({ text }) => worked(text) % 2 === 1,
  above: ({ text }) => worked(text) > 11,
  below: ({ text }) => worked(text) < 9,
};

/** Whether the row would be right with the card there: laid down whole and looked at. */
function right(card: Card, set: SeenSet, place: Place): boolean {
  if (set.complete || LIMITS[set.goal.limit]?.(card) !== true) return false;
  const stacks: Card[][] = set.stacks.map((stack) => [...stack]);
  if (place === 'right') stacks.push([card]);
  else stacks[place]?.push(card);
  const full = stacks.filter((stack) => stack.length > 0).map((stack) => stack.map(({ text }) => worked(text)));
  if (full.some((stack) => new Set(stack).size > 1)) return false;
  const values = full.map(([value = 0]) => value);
  return values.every((value, i) => {
    const before = values[i - 1];
    return before === undefined || (set.goal.direction === 'up' ? before < value : before > value);
  });
}

describe('E40 the rungs of Math Rush', () => {
  it('are true at every moment of races played at random', () => {
    const rng = rngFrom('math-rush-hints');
    let [whole, none] = [0, 0];
    for (let number = 0; number < 30; number++) {
      const opened = openMatch(game, {
        options: { minutes: 'off', referee: 'engine', fillGaps: number % 2 === 0 },
        seed: `hints-${number}`,
        seats: 2,
      });
      if (!opened.ok) throw new Error(opened.why);
      const { match } = opened;
      match.advance(0, true);
      for (const seat of [0, 1]) match.submit(seat, { kind: 'ready' }, 0);
      for (let turn = 0; turn < 40; turn++) {
        const seat = turn % 2;
        const view = match.view(seat) as unknown as RushView;
        if (view.phase !== 'race') break;
        const hand = view.hands[seat] ?? [];
        const ways = (card: Card): readonly (readonly [SeenSet, Place])[] =>
          view.sets.flatMap((set) =>
            ([...set.stacks.keys(), 'right'] as const)
              .filter((place) => right(card, set, place))
              .map((place) => [set, place] as const),
          );
        const hints = hintsOf(view);
        const count = hand.filter((card) => ways(card).length > 0).length;
        expect(hints[0]).toMatchObject(count === 0 ? { kind: 'stuck' } : { kind: 'fits', count, cards: hand.length });
        const told = one(hints, 'whole');
        if (!told) {
          expect(count).toBe(0);
          none++;
        } else {
          whole++;
          const open = view.sets.filter(({ complete }) => !complete);
          const set = open[told.row - 1];
          if (!set) throw new Error('there is such a row');
          expect(hand).toContainEqual(told.card);
          expect(right(told.card, set, told.place)).toBe(true);
          expect(one(hints, 'row')).toEqual({ kind: 'row', row: told.row, goal: set.goal });
          const value = worked(told.card.text);
          expect(told.card.value).toBe(value);
          const range = one(hints, 'range');
          if (range && range.equal !== null) expect(range.equal).toBe(value);
          if (range && range.above !== null) expect(value).toBeGreaterThan(range.above);
          if (range && range.below !== null) expect(value).toBeLessThan(range.below);
          // Cards outside the range do not fit there.
          for (const other of hand.filter(({ value: its }) => its <= (range?.above ?? -1))) {
            expect(right(other, set, told.place)).toBe(false);
          }
          expect(one(hints, 'shape')?.values).toContain(null);
        }
        const plays = hand.flatMap((card) => ways(card).map(([set, place]) => ({ card, set, place })));
        const play = plays[Math.floor(rng.real() * Math.max(1, plays.length))];
        if (!play) break;
        const { card, set, place } = play;
        const move = { kind: 'play', card: card.id, goal: set.id, place, mark: set.mark };
        expect(match.submit(seat, move, 0).ok).toBe(true);
        match.advance(0, true);
      }
    }
    expect(whole).toBeGreaterThan(200);
    expect(none).toBeGreaterThan(3);
  });
});

it('E40 nobody whose cards fit nowhere is sent to change hands while all change theirs', () => {
  const opened = openMatch(game, { options: { minutes: 'off' }, seed: 'hands', seats: 2 });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0, true);
  for (const seat of [0, 1]) match.submit(seat, { kind: 'ready' }, 0);
  /** What seat 1 is told, were there no row to lay in. */
  const told = (): readonly RushHint[] => hintsOf({ ...(match.view(1) as unknown as RushView), sets: [] });
  expect(one(told(), 'stuck')?.can).toContain('redraw');
  expect(match.submit(0, { kind: 'redraw' }, 0).ok).toBe(true);
  expect(one(told(), 'stuck')?.can).not.toContain('redraw');
});
