import { canonical, legal, outcomeOf, rngFrom, shuffled, type Rng, type Who } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { canMake } from './best.ts';
import type { NumsenseOptions } from './options.ts';
import { rules } from './rules.ts';
import { Sitting, withOptions } from './testing/sitting.ts';
import type { CardId, NumsenseMove, NumsenseState } from './types.ts';

const TABLES: readonly (readonly [string, number, Partial<NumsenseOptions>])[] = [
  ['the usual rules', 3, {}],
  ['two seats, calls after the swap', 2, { declareAfterDraw: true }],
  [
    'many Discards',
    3,
    {
      variant: 'fixed',
      handSize: 3,
      deals: 2,
      deck: [5, 2, 7, 10, 'D', 'W', 'M'].map((face) => ({ face: face as number, count: face === 'D' ? 9 : 4 })),
    },
  ],
  ['false calls', 4, { falseCall: 'minus-five', deals: 2 }],
  ['a table that checks nothing', 3, { referee: 'table', deals: 2 }],
  ['chosen target', 3, { variant: 'choose-target', targets: 'progression' }],
  ['the clock, finish the turn', 2, { variant: 'ten-minutes', whenTimeIsUp: 'finish-turn' }],
  [
    'the swap is the turn',
    2,
    {
      variant: 'fixed',
      handSize: 2,
      discardWild: 'whole-turn',
      firstDealer: 'random',
      deck: [5, 2, 7, 10, 'D', 'W'].map((face) => ({ face: face as number, count: 3 })),
    },
  ],
  [
    'eight seats and a small deck',
    8,
    {
      variant: 'fixed',
      handSize: 2,
      stalemate: 'off',
      deck: [1, 2, 3, 4, 5, 'T'].map((face) => ({ face: face as number, count: 3 })),
    },
  ],
];

/** States of a match of random play, sensible now and then, up to so many moves. */
function* wander(seats: number, given: object, seed: string, most: number): Generator<NumsenseState> {
  const rng = rngFrom(seed);
  let state = rules.start(withOptions(given), seats);
  for (let n = 0; n < most; n++) {
    yield state;
    const turn = rules.turn(state);
    const next = rules.copy(state);
    if (turn.draw) rules.play(next, { seq: n, at: n, by: 'chance', move: outcomeOf(seed, turn.draw) }, []);
    else if (turn.dues[0] && n === 40) rules.play(next, { seq: n, at: n, by: 'clock', move: { due: 'time' } }, []);
    else {
      const seat = turn.must[rng.below(turn.must.length)];
      if (seat === undefined) return;
      rules.play(next, { seq: n, at: n, by: seat, move: someMove(state, seat, rng) }, []);
    }
    state = next;
  }
}

function someMove(state: NumsenseState, seat: number, rng: Rng): NumsenseMove {
  const view = rules.view(state, seat);
  const proposed = [...rules.propose(view, rng)];
  // Calls end deals; most of the interest lies in the play before them.
  const calm = proposed.filter((move) => move.kind !== 'declare' || rng.below(4) === 0);
  const hand = view.hand.map(({ face }) => (typeof face === 'number' ? face : 0)).join('+');
  if (view.options.falseCall !== 'refuse' && view.phase === 'turn' && rng.below(12) === 0) {
    const lie: NumsenseMove = { kind: 'declare', sentence: hand };
    if (rules.check(view, lie).ok) return lie;
  }
  const move = calm[rng.below(2) === 0 ? 0 : rng.below(calm.length)] ?? proposed[0];
  if (!move) throw new Error('nothing proposed');
  return move;
}

const everyone = (seats: number): Who[] => [...Array(seats).keys(), 'watcher'];

describe.each(TABLES)('views with %s', (_, seats, given) => {
  it('hold for every state that they cannot rule out, which is sound and gives the same view', () => {
    const rng = rngFrom('redeal');
    for (const state of wander(seats, given, 'wander', 70)) {
      expect(rules.sound(state)).toBeNull();
      for (const who of everyone(seats)) {
        const view = rules.view(state, who);
        const dealt = rules.deal(view, rng);
        expect(rules.sound(dealt)).toBeNull();
        expect(rules.view(dealt, who)).toEqual(view);
      }
    }
  });

  it('hide: another order of the hidden cards changes neither view nor verdict', () => {
    const rng = rngFrom('hide');
    for (const state of wander(seats, given, 'hidden', 40)) {
      for (const who of everyone(seats)) {
        const view = rules.view(state, who);
        const { draw, hands } = state;
        const other = { ...state, draw: shuffled(draw, rng) };
        expect(rules.view(other, who)).toEqual(view);
        // Neither ids nor faces of hidden cards are told: the view is the same text without them.
        const seen = new Set(idsIn(view));
        const shown = new Set([
          ...(who === 'watcher' ? [] : (hands[who] ?? [])),
          ...state.discard,
          ...state.known.flat(),
          ...state.refilled,
          ...state.setAside,
          ...state.played,
        ]);
        for (const id of [...draw, ...hands.flat()]) if (!shown.has(id)) expect(seen.has(id)).toBe(false);
      }
    }
  });

  it('play leaves the given state alone and copies share nothing that changes', () => {
    for (const state of wander(seats, given, 'copies', 40)) {
      const text = canonical(state);
      const copy = rules.copy(state);
      expect(copy).toEqual(state);
      expect(Object.keys(copy)).toEqual(Object.keys(rules.start(withOptions(given), seats)));
      for (const list of [
        copy.faces,
        copy.draw,
        copy.discard,
        copy.spent,
        copy.played,
        copy.called,
        copy.refilled,
        copy.turns,
        ...copy.hands,
        ...copy.known,
      ])
        list.push(0);
      for (const list of [copy.written, copy.totals]) list.push('0');
      copy.hands.push([]);
      copy.history.push(...copy.history);
      if (copy.target) copy.target.value++;
      if (copy.taken) copy.taken.card++;
      expect(canonical(state)).toBe(text);
    }
  });
});

/** Every card id that stands anywhere in a view, but for the scores of finished deals. */
function idsIn(view: object): CardId[] {
  const { history: _, spent, played, ...rest } = view as { history: unknown; spent: CardId[]; played: CardId[] };
  const found: CardId[] = [...spent, ...played];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      if ('id' in value && 'face' in value) found.push(value.id as CardId);
      Object.values(value).forEach(look);
    }
  };
  look(rest);
  return found;
}

describe('dealing the hidden cards anew', () => {
  it('gives every hidden card the same chance of every place', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [1, 2, 5],
      discard: [9],
    });
    const view = sitting.view(0);
    const rng = rngFrom('even');
    const counts = new Map<string, number>();
    const rounds = 6000;
    for (let n = 0; n < rounds; n++) {
      const dealt = rules.deal(view, rng);
      const hand = (dealt.hands[1] ?? []).map((id) => dealt.faces[id]).join();
      counts.set(hand, (counts.get(hand) ?? 0) + 1);
    }
    // Two of five hidden cards in order: 20 hands, each expected 300 times; five standard deviations are 84.
    expect(counts.size).toBe(20);
    for (const count of counts.values()) expect(Math.abs(count - rounds / 20)).toBeLessThan(90);
  });

  it('keeps what everyone saw: known cards, and that a caller makes the target', () => {
    const sitting = Sitting.laid({
      hands: [
        [4, 6, 1],
        [3, 8, 1],
        [7, 9, 5],
      ],
      draw: [1, 2, 5, 10, 12, 13],
      discard: [15],
    });
    sitting.does(0, 'take discard').does(0, 'put 1').does(1, 'take draw').does(1, 'put 13');
    sitting.does(2, 'take draw').does(2, 'put 12').does(0, 'take draw').does(0, 'put 10');
    sitting.does(1, 'declare 8+3-1');
    const view = sitting.view(2);
    const fifteen = sitting.state.known[0] ?? [];
    expect(fifteen).toHaveLength(1);
    const rng = rngFrom('caller');
    for (let n = 0; n < 200; n++) {
      const dealt = rules.deal(view, rng);
      expect(dealt.hands[0]).toEqual(expect.arrayContaining(fifteen));
      expect(
        canMake(
          (dealt.hands[1] ?? []).map((id) => dealt.faces[id] as number),
          10,
          dealt.options,
        ),
      ).toBe(true);
    }
  });

  it('finds a caller’s hand even where hands that hit are rare', () => {
    const deck = [
      { face: 90, count: 60 },
      { face: 91, count: 20 },
      { face: 1, count: 3 },
      { face: 2, count: 1 },
      { face: 3, count: 5 },
    ];
    const sitting = Sitting.laid({
      hands: [
        [1, 2],
        [90, 91],
        [90, 90],
      ],
      target: 3,
      options: { deck },
    });
    sitting.does(0, 'declare 1+2');
    const rng = rngFrom('rare');
    for (let n = 0; n < 5; n++) {
      const dealt = rules.deal(sitting.view(1), rng);
      expect(rules.sound(dealt)).toBeNull();
      expect(rules.view(dealt, 1)).toEqual(sitting.view(1));
    }
  });

  it('does not find the truth more often than chance', () => {
    const rng = rngFrom('identity');
    const sitting = Sitting.match(3, { variant: 'fixed', handSize: 2 }, 'identity');
    const view = sitting.view(0);
    const same = Array.from({ length: 400 }, () => rules.deal(view, rng)).filter(
      (dealt) => canonical(dealt.hands[1]) === canonical(sitting.state.hands[1]),
    );
    // 78 hidden cards: one ordered pair in 6006.
    expect(same.length).toBeLessThan(3);
  });

  it('after a refill the draw pile holds only what lay in the discard pile', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [9],
      discard: [20, 21, 22],
    });
    sitting.does(0, 'take draw').does(0, 'put 8').does(1, 'take draw').does(1, 'put 4');
    const rng = rngFrom('refill');
    for (let n = 0; n < 50; n++) {
      const dealt = rules.deal(sitting.view(0), rng);
      for (const id of dealt.draw) expect([20, 21, 22]).toContain(dealt.faces[id]);
    }
  });
});

describe('what is heard', () => {
  it('a card from the draw pile is named only to who drew it', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [1, 7],
    });
    sitting.does(0, 'take draw');
    expect(sitting.heard).toEqual([
      { to: 'all', e: { kind: 'card-taken', seat: 0, from: 'draw', card: null } },
      { to: [0], e: { kind: 'card-taken', seat: 0, from: 'draw', card: { id: expect.any(Number), face: 7 } } },
    ]);
    expect(sitting.view(1).taken).toEqual({ from: 'draw', card: null });
    expect(sitting.view(0).taken?.card?.face).toBe(7);
  });

  it('a call tells no sentence before the scoring', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
      ],
    });
    sitting.does(0, 'declare 3+7');
    expect(canonical(sitting.heard)).not.toContain('3+7');
    expect(canonical(sitting.view(1))).not.toContain('3+7');
    expect(sitting.view(0).written).toBe('3+7');
  });
});

describe('moves', () => {
  it('every proposed and every listed move is allowed, and reads back from its line', () => {
    const rng = rngFrom('lines');
    for (const [, seats, given] of TABLES) {
      for (const state of wander(seats, given, 'moves', 25)) {
        for (const seat of rules.turn(state).must) {
          const view = rules.view(state, seat);
          const proposed = [...rules.propose(view, rng)];
          expect(proposed.length).toBeGreaterThan(0);
          for (const move of [...proposed, ...(rules.moves(view) ?? []), rules.absent(view)]) {
            expect(legal(rules, view, move)).toEqual({ ok: true });
            expect(rules.read(rules.write(move), view)).toEqual(move);
            if (move.kind === 'put') {
              const face = view.hand.find(({ id }) => id === move.card)?.face;
              expect(rules.show?.(move, view)).toBe(`put #${move.card} (${face})`);
            }
          }
        }
      }
    }
  });
});
