import { canonical, heardBy, legal, matchFrom, readPosition, rngFrom, step, type Who } from '@cardinal/kernel';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cardName, cardsIn, type CardId } from './deck.ts';
import { game } from './index.ts';
import { unseen } from './redeal.ts';
import { rules } from './rules.ts';
import { cards, Sitting } from './testing/sitting.ts';
import { wander } from './testing/wander.ts';
import type { MathMastersMove } from './types.ts';
import { moveShape, stateShape } from './wire.ts';

const TABLES: readonly (readonly [string, number, object])[] = [
  ['the usual rules', 3, {}],
  ['two seats with unused cards', 2, { allSetsFromRound1: true, deals: 1 }],
  ['four seats, final passes, an early end', 4, { passIsFinal: true, endAtFirstOut: true, deals: 2 }],
  ['the young table', 4, { table: 'young', firstDealer: 'random' }],
];
const everyone = (seats: number): Who[] => [...Array(seats).keys(), 'watcher'];

describe.each(TABLES)('views with %s', (_, seats, given) => {
  const states = [...wander(seats, given, 'views')].filter((__, n) => n % 3 === 0);

  it('hold for every state that they cannot rule out, which is sound and gives the same view', () => {
    const rng = rngFrom('redeal');
    for (const state of states) {
      expect(rules.sound(state)).toBeNull();
      expect(v.safeParse(stateShape, state).success).toBe(true);
      for (const who of everyone(seats)) {
        const view = rules.view(state, who);
        const dealt = rules.deal(view, rng);
        expect(rules.sound(dealt)).toBeNull();
        expect(rules.view(dealt, who)).toEqual(view);
        expect(rules.key(rules.view(dealt, who))).toBe(rules.key(view));
      }
    }
  });

  it('name no hidden card', () => {
    for (const state of states) {
      for (const who of everyone(seats)) {
        const view = rules.view(state, who);
        const shown = new Set(
          [view.hand, view.hints, view.gone, ...view.known, ...view.pile.map((set) => set.cards)].flat(),
        );
        const hidden = state.hands.flatMap((hand, seat) =>
          seat === who ? [] : hand.filter((card) => !state.known[seat]?.includes(card)),
        );
        for (const card of [...hidden, ...state.unused]) expect(shown.has(card)).toBe(false);
        expect(Object.keys(view)).not.toContain('hands');
        expect(unseen(view)).toEqual([...hidden, ...state.unused].sort((a, b) => a - b));
      }
    }
  });

  it('tell the same verdicts and events whatever is hidden', () => {
    const rng = rngFrom('verdicts');
    for (const state of states) {
      for (const who of everyone(seats)) {
        const view = rules.view(state, who);
        const other = rules.deal(view, rng);
        expect(rules.turn(other)).toEqual(rules.turn(state));
        expect(rules.result(other)).toEqual(rules.result(state));
        if (who === 'watcher') continue;
        const any: CardId[] = [...view.hand, ...view.hints].slice(0, 3);
        const asked: MathMastersMove[] = [
          ...(rules.moves(view) ?? []).slice(0, 12),
          { kind: 'lay', setType: 'times', cards: any },
          { kind: 'pass', on: 1 },
          { kind: 'wrong-times' },
        ];
        for (const move of asked) {
          const verdict = legal(rules, view, move);
          expect(legal(rules, rules.view(other, who), move)).toEqual(verdict);
          if (!verdict.ok) continue;
          const entry = { seq: 0, at: 0, by: who, move };
          const [here, there] = [step(rules, state, entry), step(rules, other, entry)];
          if (!here.ok || !there.ok) throw new Error('refused');
          expect(rules.view(there.state, who)).toEqual(rules.view(here.state, who));
          expect(heardBy(there.heard, who)).toEqual(heardBy(here.heard, who));
        }
      }
    }
  });

  it('play leaves the given state alone, and copies share nothing that changes', () => {
    for (const state of states) {
      const text = canonical(state);
      const copy = rules.copy(state);
      expect(copy).toEqual(state);
      for (const list of [
        copy.hints,
        copy.unused,
        copy.gone,
        copy.passed,
        copy.points,
        copy.calls,
        copy.piles,
        copy.totals,
      ]) {
        list.push(0);
      }
      for (const list of [...copy.hands, ...copy.known]) list.push(0);
      copy.hintUsed.push(true);
      copy.out.push(true);
      copy.pile.pop();
      expect(canonical(state)).toBe(text);
    }
  });
});

describe('dealing the hidden cards anew', () => {
  it('gives every hidden card the same chance of every place', () => {
    const sitting = Sitting.laid({ hands: ['1M', '2M 3M', '4M'], unused: '5M 6M' });
    const rng = rngFrom('even');
    const counts = new Map<string, number>();
    const rounds = 6000;
    for (let n = 0; n < rounds; n++) {
      const { hands } = rules.deal(sitting.view(0), rng);
      const dealt = `${hands[1]?.map(cardName).join()} ${hands[2]?.map(cardName).join()}`;
      counts.set(dealt, (counts.get(dealt) ?? 0) + 1);
    }
    // Two of five cards, then one of three: 30 deals, each expected 200 times; five standard deviations are 70.
    expect(counts.size).toBe(30);
    for (const count of counts.values()) expect(Math.abs(count - rounds / 30)).toBeLessThan(72);
  });

  it('keeps cards that everyone saw where they are', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 5R 9M 9K', '1K 1R 3R', '4R 6R'] });
    sitting.does(0, 'times 2M 2K 5R').does(1, 'wrong-times').does(1, '1K').does(2, 'pass');
    const rng = rngFrom('known');
    for (let n = 0; n < 50; n++) {
      expect(rules.deal(sitting.view(1), rng).hands[0]).toEqual(expect.arrayContaining(cards('2M 2K 5R')));
    }
    sitting.does(1, '1R').does(2, '4R').does(0, '5R');
    expect(sitting.view(1).known).toEqual([cards('2M 2K'), [], []]);
  });
});

describe('random play', () => {
  it('ends in every one of 200 matches, with all points accounted for', () => {
    for (let n = 0; n < 200; n++) {
      const [name, seats, given] = TABLES[n % TABLES.length]!;
      let last = rules.start(rules.options.defaults, seats);
      let entries = 0;
      for (const state of wander(seats, given, `match${n}`, n % 2 === 0 ? 0 : 0.2)) {
        last = state;
        entries++;
        const { must, may, draw, dues } = rules.turn(state);
        if (state.phase === 'over') expect([must, may]).toEqual([[], []]);
        else expect(must.length > 0 || draw !== undefined || dues.length > 0).toBe(true);
      }
      expect(last.phase, name).toBe('over');
      expect(entries).toBeLessThan(2500);
      const summed = last.history.reduce(
        (sums, { points, calls }) => sums.map((sum, seat) => sum + (points[seat] ?? 0) + (calls[seat] ?? 0)),
        last.totals.map(() => 0),
      );
      expect(summed).toEqual(last.totals);
      expect(rules.result(last)?.winners.length).toBeGreaterThan(0);
    }
  });

  it('leaves a median of 49 legal leads to 16 cards and four Hints, hardly ever over 88, as another program counted', () => {
    const leads = Array.from({ length: 600 }, (_, n) => {
      const view = Sitting.match(3, { allSetsFromRound1: true }, `leads${n}`).view(1);
      return rules.moves(view)?.length ?? 0;
    }).sort((a, b) => a - b);
    expect(Math.abs((leads[300] ?? 0) - 49)).toBeLessThanOrEqual(2);
    expect(leads.filter((count) => count > 88).length).toBeLessThanOrEqual(6);
    expect(leads.at(-1)).toBeGreaterThanOrEqual(76);
  });

  it('ends when every seat is absent', () => {
    for (const [, seats, given] of TABLES) {
      const sitting = Sitting.match(seats, given);
      for (let guard = 0; guard < 4000 && sitting.state.phase !== 'over'; guard++) {
        if (sitting.state.phase === 'shuffle') sitting.settle(true);
        const seat = sitting.state.active;
        expect(sitting.asks(seat, rules.absent(sitting.view(seat)))).toBeNull();
      }
      expect(rules.result(sitting.state)).not.toBeNull();
    }
  });
});

describe('files', () => {
  it('hold positions that are sound, and say what is wrong with others', () => {
    const { state } = Sitting.laid({ hands: ['9M 9K', '4M'], hints: '5M' });
    const faults: readonly (readonly [Partial<typeof state>, RegExp])[] = [
      [{ hands: [cards('9M 9K'), cards('4M 9M')] }, /9M is in two places/],
      [{ hands: [cards('9M'), cards('4M')] }, /9K is nowhere/],
      [{ hands: [cards('9M 9K')] }, /1 entries for 2 seats/],
      [{ hands: [[33, 32], cards('4M')] }, /ascending/],
      [{ known: [cards('4M'), []] }, /seat 0 holds 4M/],
      [{ active: 2 }, /seat 2 of 2/],
      [{ deal: 4 }, /deal 4 of 3/],
      [{ phase: 'follow' }, /no pile/],
      [{ phase: 'judge' }, /no claim/],
      [{ open: true, phase: 'shuffle' }, /while nobody plays/],
      [{ out: [true, false] }, /Seat 0 cannot lead/],
    ];
    for (const [change, says] of faults) expect(rules.sound({ ...state, ...change })).toMatch(says);
    expect(v.safeParse(stateShape, { ...state, options: { deals: 3 } }).success).toBe(false);
  });

  it('replay the sample turn: 54 points for Cam', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile(new URL('golden/sample.position.json', import.meta.url), 'utf8');
    const read = readPosition(text, (id) => (id === 'mathmasters' ? game : undefined));
    if (!read.ok) throw new Error(read.text);
    const match = matchFrom(read.game, read.position, 'sample');
    const lines = ['same-number 9M 9K', 'same-number 4K 4R 4T', 'all-four 5M 5K 5R 5T', 'pass', 'pass'];
    for (const [n, line] of lines.entries()) {
      const [seat = -1] = match.turn.must;
      expect(seat).toBe(n % 3);
      expect(match.submit(seat, game.read(line, match.view(seat)), n).ok).toBe(true);
    }
    expect(game.score(match.state)).toEqual([0, 0, 54]);
    expect(match.turn.must).toEqual([2]);
  });
});

describe('lines', () => {
  it('go there and back for every move of a match', () => {
    for (const state of wander(3, { deals: 2 }, 'lines')) {
      for (const seat of rules.turn(state).must) {
        const view = rules.view(state, seat);
        for (const move of rules.moves(view) ?? []) {
          expect(rules.read(rules.write(move), view)).toEqual(move);
          expect(v.safeParse(moveShape, move).success).toBe(true);
        }
      }
    }
  });

  it('may leave out the set type and what is answered, and are null when they are no move', () => {
    const view = Sitting.laid({ hands: ['2M 3K 6R', '1K'] }).view(0);
    expect(rules.read('6r 3K 2m', view)).toEqual({ kind: 'lay', setType: 'times', cards: cards('2M 3K 6R') });
    expect(rules.read(' PASS on 3 ', view)).toEqual({ kind: 'pass', on: 3 });
    for (const text of ['', 'times', '2M 3K 7R', 'lay 2M', 'pass 2M', '2M on', 'wrong', 'times 2M 3X 6R']) {
      expect(rules.read(text, view), text).toBeNull();
    }
  });
});

it('a deck is what its lines say', () => {
  expect(cardsIn([{ number: 2, suits: 'TM' }]).map(cardName)).toEqual(['2M', '2T']);
});
