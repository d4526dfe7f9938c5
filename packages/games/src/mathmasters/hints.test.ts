// Every fact on the ladder is worked out again here from the cards alone, by trying all choices of cards.
import { openMatch, rngFrom } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { numberOf, suitOf, type CardId } from './deck.ts';
import { dealtHand } from './hardness.ts';
import { hintsOf, type MathMastersHint } from './hints.ts';
import { game } from './index.ts';
import type { SetType } from './sets.ts';
import type { MathMastersView } from './types.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What cards are, by the words of the rules; null for none. */
function typeOf(cards: readonly CardId[]): SetType | null {
  const numbers = cards.map(numberOf).sort((a, b) => a - b);
  const [a = 0, b = 0, c = 0] = numbers;
  if (new Set(numbers).size === 1) return numbers.length === 4 ? 'all-four' : 'same-number';
  if (numbers.length === 3 && a > 1 && a * b === c) return 'times';
  return new Set(cards.map(suitOf)).size === 1 && sum(numbers) === 13 ? 'make-13' : null;
}

function stronger(cards: readonly CardId[], top: readonly CardId[]): boolean {
  const [type, other] = [typeOf(cards), typeOf(top)];
  if (type !== other) return type === 'all-four';
  const [mine, theirs] = [cards, top].map((some) => Math.max(...some.map(numberOf)));
  if (cards.length !== top.length && type !== 'times') return cards.length > top.length;
  return type !== 'make-13' && (mine ?? 0) > (theirs ?? 0);
}

/** All sets that can be laid, by trying every choice of up to four cards with at most one Hint beside one's own. */
function layable(view: MathMastersView): CardId[][] {
  const used = view.hintUsed[Number(view.who)] === true;
  const pool = [...view.hand, ...(used ? [] : view.hints)];
  const found: CardId[][] = [];
  const grow = (from: number, cards: CardId[]): void => {
    const hints = cards.filter((card) => view.hints.includes(card)).length;
    if (hints > 1) return;
    const type = cards.length > 0 ? typeOf(cards) : null;
    const top = view.pile.at(-1)?.cards;
    if (type && view.setTypes.includes(type) && (hints === 0 || cards.length > 1) && (!top || stronger(cards, top))) {
      found.push(cards);
    }
    if (cards.length < 4) pool.slice(from).forEach((card, i) => grow(from + i + 1, [...cards, card]));
  };
  grow(0, []);
  return found;
}

const one = <K extends MathMastersHint['kind']>(hints: readonly MathMastersHint[], kind: K) =>
  hints.find((hint) => hint.kind === kind) as Extract<MathMastersHint, { kind: K }> | undefined;

describe('E40 the rungs of MathMasters', () => {
  it('are true at every turn of matches played at random', () => {
    const rng = rngFrom('mathmasters-hints');
    let [whole, none] = [0, 0];
    for (let number = 0; number < 12; number++) {
      const opened = openMatch(game, { options: { allSetsFromRound1: true }, seed: `hints-${number}`, seats: 3 });
      if (!opened.ok) throw new Error(opened.why);
      const { match } = opened;
      match.advance(0, true);
      for (let turn = 0; turn < 60 && !match.result; turn++) {
        const seat = match.turn.must[0];
        if (seat === undefined) break;
        const view = match.view(seat) as unknown as MathMastersView;
        const moves = match.game.moves(match.view(seat)) ?? [];
        if (view.phase === 'lead' || view.phase === 'follow') {
          const hints = hintsOf(view);
          const sets = layable(view);
          expect(hints[0]).toEqual({ kind: 'ways', count: sets.length });
          const told = one(hints, 'whole');
          if (!told) {
            expect(hints).toHaveLength(1);
            expect(sets).toEqual([]);
            none++;
          } else {
            whole++;
            check(hints, told, sets, view);
          }
        }
        const move = moves[Math.floor(rng.real() * moves.length)];
        if (!move) break;
        match.submit(seat, move, 0);
        match.advance(0, true);
      }
    }
    expect(whole).toBeGreaterThan(100);
    expect(none).toBeGreaterThan(20);
  });
});

function check(
  hints: readonly MathMastersHint[],
  told: Extract<MathMastersHint, { kind: 'whole' }>,
  sets: readonly (readonly CardId[])[],
  view: MathMastersView,
): void {
  const cards = [...told.cards].sort((a, b) => a - b);
  expect(sets.map((set) => [...set].sort((a, b) => a - b).join())).toContain(cards.join());
  expect(typeOf(cards)).toBe(told.setType);
  const numbers = cards.map(numberOf);
  const bonus = { 'same-number': 0, times: 3, 'make-13': cards.length === 4 ? 3 : 0, 'all-four': 5 }[told.setType];
  expect(told.points).toBe(sum(numbers) + bonus);
  expect(told.hint).toBe(cards.find((card) => !view.hand.includes(card)) ?? null);
  const equal = new Set(numbers).size === 1;
  expect(one(hints, 'size')).toEqual({
    kind: 'size',
    count: cards.length,
    largest: equal ? null : Math.max(...numbers),
  });
  expect(one(hints, 'shape')).toMatchObject({
    setType: told.setType,
    count: cards.length,
    ...(told.setType === 'times' && { answer: Math.max(...numbers) }),
    ...(told.setType === 'make-13' && { answer: 13 }),
  });
  const type = one(hints, 'type');
  expect(type?.setType).toBe(told.setType);
  const top = view.pile.at(-1)?.cards;
  expect(type?.beat === null).toBe(top === undefined);
  if (top && type?.beat) {
    expect(type.beat).toMatchObject({ setType: typeOf(top), count: top.length });
    if (type.beat.setType !== 'make-13') expect(type.beat.number).toBe(Math.max(...top.map(numberOf)));
  }
}

describe('E41 how hard a hand of MathMasters was', () => {
  it('counts the sets of two or more cards that were dealt, and only while the hand is whole', () => {
    const labels = new Set<string>();
    for (const seats of [2, 3, 4]) {
      for (const allSetsFromRound1 of [false, true]) {
        const opened = openMatch(game, { options: { allSetsFromRound1 }, seed: `hard-${seats}`, seats });
        if (!opened.ok) throw new Error(opened.why);
        const { match } = opened;
        match.advance(0, true);
        for (let seat = 0; seat < seats; seat++) {
          const view = match.view(seat) as unknown as MathMastersView;
          const sets = layable(view).filter(({ length }) => length > 1).length;
          const label = sets <= 10 ? 'hard' : sets <= 22 ? 'medium' : 'easy';
          expect(dealtHand(view)).toEqual({ deal: 1, label, sets });
          labels.add(label);
        }
        const [leader = 0] = match.turn.must;
        const whole = dealtHand(match.view(leader) as unknown as MathMastersView);
        const [lead] = match.game.moves(match.view(leader)) ?? [];
        if (!lead) throw new Error('a lead is always there');
        match.submit(leader, lead, 0);
        expect(dealtHand(match.view(leader) as unknown as MathMastersView)).toBeNull();
        const follower = (leader + 1) % seats;
        // Others keep theirs, whatever lies on the pile.
        expect(dealtHand(match.view(follower) as unknown as MathMastersView)).not.toBeNull();
        expect(whole).not.toBeNull();
      }
    }
    expect([...labels].sort()).toEqual(['easy', 'hard', 'medium']);
  });
});
