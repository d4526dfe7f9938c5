import { openMatch, rngFrom, units } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from './bots.ts';
import { cardsIn, DESIGN_DECK } from './deck.ts';
import { game, NUMSENSE_WHY } from './index.ts';
import { MOST_IDLE } from './turn-end.ts';
import { fits } from './plan.ts';
import { rules } from './rules.ts';
import { Sitting, withOptions } from './testing/sitting.ts';

/** Whoever must act draws and puts the drawn card back, or writes. */
function draws(sitting: Sitting): void {
  const [seat = 0] = rules.turn(sitting.state).must;
  const view = sitting.view(seat);
  sitting.asks(seat, view.phase === 'turn' ? { kind: 'take', from: 'draw' } : rules.absent(view));
}

/** Everyone draws until a deal is over; then everyone writes the best. */
function drawThrough(sitting: Sitting): void {
  for (let guard = 0; guard < 2000 && sitting.state.history.length === 0; guard++) draws(sitting);
}

describe('rulings over all games', () => {
  it('ruling X.2: what the document calls a round is a deal here, in every name', () => {
    const names = [...Object.keys(rules.start(withOptions({}), 2)), ...Object.keys(withOptions({})), ...NUMSENSE_WHY];
    expect(names.filter((name) => /round|reveal|race/i.test(name))).toEqual([]);
    expect(names).toContain('deal');
  });

  it('ruling X.3: a tie for the win is shared', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
        [1, 1],
      ],
    });
    sitting.does(0, 'declare 3+7').does(1, 'take draw').does(1, 'put 1').does(2, 'take draw').does(2, 'put 1');
    sitting.does(1, 'write 4+6').does(2, 'write 1+1');
    expect(rules.result(sitting.state)).toEqual({ winners: [0, 1], scores: [10, 10, -8] });
  });

  it('ruling X.4: totals are exact fractions', () => {
    const sitting = Sitting.laid({
      hands: [
        [2, 5],
        [1, 0],
      ],
      target: 1,
    });
    sitting.does(0, 'take draw').does(0, 'put 1').does(1, 'declare 1+0').does(0, 'take draw').does(0, 'put 1');
    sitting.does(0, 'write 2/5');
    expect(sitting.state.totals).toEqual(['-3/5', '1']);
    expect(rules.score(sitting.state)).toEqual([-0.6, 1]);
  });

  it('ruling X.6, H:firstDealer: the first dealer is seat 0, another seat, or drawn by name', () => {
    expect(Sitting.match(3).state).toMatchObject({ dealer: 0, active: 1 });
    expect(Sitting.match(3, { firstDealer: '2' }).state).toMatchObject({ dealer: 2, active: 0 });
    const drawn = rules.start(withOptions({ firstDealer: 'random' }), 3);
    expect(rules.turn(drawn).draw).toEqual({ label: 'first-dealer', pick: [1, 1, 1] });
    const dealers = new Set(
      Array.from({ length: 30 }, (_, n) => Sitting.match(3, { firstDealer: 'random' }, `seed${n}`).state.dealer),
    );
    expect([...dealers].sort()).toEqual([0, 1, 2]);
    expect(fits(withOptions({ firstDealer: '5' }), 4)).toMatchObject({ why: 'no-such-dealer' });
  });

  it('ruling X.7: with H:referee = table a false call stands until the cards are laid open', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      options: { referee: 'table', falseCall: 'minus-five' },
    });
    sitting.does(0, 'declare 3+8');
    expect(sitting.state).toMatchObject({ declarer: 0, lastTurns: [1] });
    expect(sitting.kinds()).not.toContain('false-call');
    sitting.does(1, 'take draw').does(1, 'put 1').does(1, 'write 4+6');
    expect(sitting.state.history[0]).toMatchObject({ declarer: 0, fines: [5, 0] });
    expect(sitting.state.history[0]?.seats[0]).toMatchObject({ exact: false, points: '-1' });
    expect(sitting.state.totals).toEqual(['-6', '10']);
    expect(sitting.heard).toContainEqual({ to: 'all', e: { kind: 'false-call', seat: 0, fine: 5 } });
  });

  it('ruling X.7: at a table without fines a false call costs what the miss costs', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      options: { referee: 'table' },
    });
    sitting.does(0, 'declare 3+8').does(1, 'declare 4+6');
    expect(sitting.state.totals).toEqual(['-1', '10']);
  });
});

describe('ruling X.7: at a table that checks itself a call can be doubted', () => {
  const called = (hand: readonly [number, number], options: object = {}): Sitting =>
    Sitting.laid({
      hands: [hand, [4, 6], [2, 9]],
      draw: [1, 3, 5],
      options: { referee: 'table', ...options },
    }).does(0, `declare ${hand.join('+')}`);

  it('by every other seat, until the next one acts', () => {
    const sitting = called([3, 8]);
    expect(rules.turn(sitting.state)).toMatchObject({ mode: 'window', must: [1], may: [2] });
    expect(rules.moves(sitting.view(2))).toEqual([{ kind: 'doubt' }]);
    expect(sitting.tries(2, 'take draw')).toMatchObject({ why: 'not-yours' });
    sitting.does(1, 'take draw');
    expect(rules.turn(sitting.state)).toMatchObject({ mode: 'turn', must: [1], may: [] });
    expect(sitting.tries(1, 'doubt')).toMatchObject({ why: 'no-call' });
  });

  it.each([
    ['refuse', 0],
    ['lose-turn', 0],
    ['minus-five', 5],
  ])('a false one is void and its turn is over (falseCall %s)', (falseCall, fine) => {
    const sitting = called([3, 8], { falseCall }).does(2, 'doubt');
    expect(sitting.state).toMatchObject({
      declarer: null,
      called: [],
      lastTurns: [],
      written: [null, null, null],
      active: 1,
      phase: 'turn',
      fines: [fine, 0, 0],
    });
    expect(sitting.heard.map(({ e }) => e)).toContainEqual(
      expect.objectContaining({ kind: 'call-doubted', seat: 2, against: 0, right: true, sentence: '3+8' }),
    );
    // All have seen the hand, and seat 0 has its turn again when it comes round.
    expect(sitting.view(1).known[0]?.map(({ face }) => face)).toEqual([3, 8]);
    sitting.does(1, 'take draw').does(1, 'put 5').does(2, 'take draw').does(2, 'put 9');
    expect(sitting.state).toMatchObject({ active: 0, phase: 'turn' });
  });

  it('a true one stands, the hand lies open, and the doubt costs nothing', () => {
    const sitting = called([3, 7]).does(1, 'doubt');
    expect(sitting.state).toMatchObject({ declarer: 0, lastTurns: [1, 2], fines: [0, 0, 0], open: false });
    expect(rules.view(sitting.state, 'watcher').known[0]?.map(({ face }) => face)).toEqual([3, 7]);
    expect(sitting.tries(2, 'doubt')).toMatchObject({ why: 'no-call' });
    expect(sitting.tries(1, 'doubt')).toMatchObject({ why: 'no-call' });
  });

  it('only the call that ends the deal; the engine as referee leaves nothing to doubt', () => {
    const second = called([3, 7]).does(1, 'declare 4+6');
    expect(second.state).toMatchObject({ called: [0, 1], open: false });
    const engine = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
      ],
    }).does(0, 'declare 3+7');
    expect(engine.tries(1, 'doubt')).toMatchObject({ why: 'no-call' });
  });

  it('by bots: never by a beginner, surely by one that has seen cards which cannot make it', () => {
    const sitting = called([3, 8]);
    sitting.state = { ...sitting.state, known: [[...(sitting.state.hands[0] ?? [])], [], []] };
    const ask = (level: 'beginner' | 'expert') => bots[level].choose(sitting.view(2), rngFrom('doubts'), units(10));
    expect(ask('beginner')).toBeNull();
    expect(ask('expert')).toEqual({ kind: 'doubt' });
  });
});

it('ruling 1.15: the result of a match says fractions exactly too, where there are any', () => {
  const sitting = Sitting.laid({
    hands: [
      [1, 1],
      [2, 5],
    ],
    target: 1,
  });
  sitting.does(0, 'declare 1*1').does(1, 'take draw').does(1, 'put 1').does(1, 'write 2/5');
  expect(rules.result(sitting.state)).toEqual({ winners: [0], scores: [2, -0.6], exact: ['2', '-3/5'] });
  const whole = Sitting.laid({
    hands: [
      [3, 7],
      [4, 6],
    ],
  })
    .does(0, 'declare 3+7')
    .does(1, 'declare 4+6');
  expect(rules.result(whole.state)).toEqual({ winners: [0, 1], scores: [10, 10] });
});

describe('rulings on dealing', () => {
  it('ruling 1.1: a miss has a score, as the first copy of the rules says', () => {
    const sitting = Sitting.laid({
      hands: [
        [2, 3, 6],
        [5, 4, 1],
      ],
    });
    sitting.does(0, 'take draw').does(0, 'put 1').does(1, 'declare 5+4+1').does(0, 'take draw').does(0, 'put 1');
    sitting.does(0, 'write 2+3+6');
    expect(sitting.state.history[0]?.seats[0]).toMatchObject({ value: '11', exact: false, points: '-1' });
  });

  it('ruling 1.2: two to eight seats, and a deck that is too small is refused', () => {
    expect(openMatch(game, { seats: 1, seed: 'x' })).toMatchObject({ ok: false, why: 'seats' });
    expect(openMatch(game, { seats: 9, seed: 'x' })).toMatchObject({ ok: false, why: 'seats' });
    expect(openMatch(game, { seats: 8, seed: 'x' }).ok).toBe(true);
    const deck = [{ face: 3, count: 49 }];
    expect(fits(withOptions({ deck }), 8)).toEqual({
      ok: false,
      why: 'deck-too-small',
      facts: { cards: 49, needed: 50, seats: 8, hand: 6 },
    });
    expect(fits(withOptions({ deck: [{ face: 3, count: 50 }] }), 8).ok).toBe(true);
    expect(fits(withOptions({ deck: [{ face: 'W', count: 60 }] }), 2)).toMatchObject({ why: 'no-number-cards' });
    expect(cardsIn(DESIGN_DECK)).toBe(81);
  });

  it('ruling 1.2: H:maxPlayers keeps a table smaller than the deck would allow', () => {
    const four = withOptions({ maxPlayers: '4' });
    expect(fits(four, 4).ok).toBe(true);
    expect(fits(four, 5)).toEqual({ ok: false, why: 'too-many-players', facts: { seats: 5, most: 4 } });
    expect(fits(withOptions({ deck: [{ face: 3, count: 20 }], maxPlayers: '8' }), 4)).toMatchObject({
      why: 'deck-too-small',
    });
  });

  it('T6 and ruling 1.3: wilds met on the way to the target go back and are shuffled in, the target leaves play', () => {
    const state = rules.start(withOptions({}), 3);
    const find = (face: unknown): number => state.faces.indexOf(face as never);
    // Dealt from the end of the order: six cards for the hands, then Wild, Mirror, 7.
    const first = [find(1), find(2), find(3), find(4), find(5), find(6)].reverse();
    const after = [find(7), find('M'), find('W')];
    const rest = [...state.faces.keys()].filter((id) => !first.includes(id) && !after.includes(id));
    const sitting = new Sitting(state);
    const order = [...rest, ...after, ...first];
    const out: never[] = [];
    const dealt = rules.copy(state);
    rules.play(dealt, { seq: 0, at: 0, by: 'chance', move: { label: 'deal1/shuffle', order } }, out);
    expect(dealt).toMatchObject({
      phase: 'target',
      target: { value: 7, card: find(7) },
      setAside: [find('W'), find('M')],
    });
    expect(rules.turn(dealt).draw).toEqual({ label: 'deal1/wilds', shuffle: 74 });
    sitting.state = dealt;
    sitting.settle();
    expect(sitting.state.phase).toBe('turn');
    expect(sitting.state.draw).toHaveLength(81 - 6 - 1);
    expect(sitting.state.draw).toEqual(expect.arrayContaining([find('W'), find('M')]));
    expect(sitting.state.draw).not.toContain(find(7));
    expect(out).toContainEqual({
      to: 'all',
      e: {
        kind: 'target-drawn',
        value: 7,
        card: find(7),
        setAside: [
          { id: find('W'), face: 'W' },
          { id: find('M'), face: 'M' },
        ],
      },
    });
  });

  it('deals again, under another label, when the draw pile holds no number for the target', () => {
    const deck = [
      { face: 5, count: 1 },
      { face: 'W', count: 30 },
    ];
    const options = withOptions({ variant: 'fixed', handSize: 10, deals: 1, deck });
    const state = rules.start(options, 2);
    const order = [...state.faces.keys()].toReversed();
    const dealt = rules.copy(state);
    const out: unknown[] = [];
    rules.play(dealt, { seq: 0, at: 0, by: 'chance', move: { label: 'deal1/shuffle', order } }, out as never);
    expect(dealt).toMatchObject({ phase: 'shuffle', attempt: 1, hands: [[], []] });
    expect(out).toEqual([]);
    expect(rules.turn(dealt).draw).toEqual({ label: 'deal1/shuffle-2', shuffle: 31 });
    expect(Sitting.match(2, options).state).toMatchObject({ phase: 'turn', target: { value: 5 } });
  });

  it('draws one card each from the dealer’s left; the same seed deals the same cards whatever was played', () => {
    const sitting = Sitting.match(3);
    expect(sitting.state.hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    const quick = Sitting.match(2, {}, 'same');
    const slow = Sitting.match(2, {}, 'same');
    drawThrough(quick);
    for (let i = 0; i < 4; i++)
      slow.does((1 + i) % 2, 'take draw').does((1 + i) % 2, `put ${slow.hand((1 + i) % 2)[0]}`);
    drawThrough(slow);
    quick.settle(true);
    slow.settle(true);
    expect(slow.state.hands).toEqual(quick.state.hands);
    expect(slow.state.target).toEqual(quick.state.target);
  });

  it('pauses between deals and only there', () => {
    const sitting = Sitting.match(2);
    drawThrough(sitting);
    expect(rules.turn(sitting.state)).toMatchObject({ must: [], draw: { label: 'deal2/shuffle', pause: true } });
    expect(sitting.state).toMatchObject({ dealer: 1, handSize: 3, deal: 1 });
  });
});

describe('rulings on a turn', () => {
  it('ruling 1.4: the discard pile begins empty, so the first player cannot take from it', () => {
    const sitting = Sitting.match(2);
    expect(sitting.state.discard).toEqual([]);
    expect(sitting.tries(1, 'take discard')).toMatchObject({ why: 'pile-empty' });
  });

  it('ruling 1.5: an empty draw pile is made of all discards but the top one', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [9],
      discard: [20, 21, 22],
    });
    sitting.does(0, 'take draw').does(0, 'put 8');
    expect(sitting.state).toMatchObject({ phase: 'turn', active: 1, emptied: 1 });
    const faces = (ids: readonly number[]) => ids.map((id) => sitting.state.faces[id]);
    expect(faces(sitting.state.discard)).toEqual([8]);
    expect(faces(sitting.state.draw).toSorted()).toEqual([20, 21, 22]);
    expect(sitting.heard).toContainEqual({ to: 'all', e: { kind: 'pile-refilled', count: 3 } });
    expect(sitting.view(1).refilled.map(({ face }) => face)).toEqual(expect.arrayContaining([20, 21, 22]));
  });

  it('ruling 1.5: an empty draw pile gives nothing; the smallest deck that fits never leaves a player without a card', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [9, 7],
      options: { stalemate: 'off' },
    });
    expect(rules.check({ ...sitting.view(0), drawCount: 0 }, { kind: 'take', from: 'draw' })).toMatchObject({
      why: 'pile-empty',
      facts: { pile: 'draw' },
    });
    for (let turn = 0; turn < 20; turn++) {
      const seat = turn % 2;
      expect(sitting.state.draw.length).toBeGreaterThan(0);
      sitting.does(seat, 'take draw').does(seat, `put ${sitting.hand(seat)[0]}`);
    }
  });

  it('ruling 1.6: when the draw pile runs empty a second time the deal ends and all hands are scored', () => {
    const sitting = Sitting.match(2);
    drawThrough(sitting);
    expect(sitting.state.history[0]).toMatchObject({ ended: 'stalemate', declarer: null });
    // 81 cards less 4 in hand and the target: 76 draws, then 75 once one card stays on the discard pile.
    expect(sitting.kinds().filter((kind) => kind === 'card-put')).toHaveLength(76 + 75);
    expect(sitting.kinds().filter((kind) => kind === 'written')).toHaveLength(2);
  });

  it('ruling 1.6, H:stalemate = first: the first time is enough', () => {
    const sitting = Sitting.match(2, { stalemate: 'first' });
    drawThrough(sitting);
    expect(sitting.kinds().filter((kind) => kind === 'card-put')).toHaveLength(76);
  });

  it('ruling 1.6, H:stalemate = off: the pile is refilled as often as needed', () => {
    const sitting = Sitting.match(2, { stalemate: 'off' });
    for (let i = 0; i < 800; i++) draws(sitting);
    expect(sitting.state.history).toEqual([]);
    expect(sitting.state.emptied).toBe(5);
  });

  it.each(['second', 'off'] as const)('ruling 1.6: nobody passes for ever (%s)', (stalemate) => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [2, 2],
      discard: [20],
      options: { stalemate },
    });
    for (let turn = 0; turn < MOST_IDLE; turn++) {
      expect(sitting.state.phase).toBe('turn');
      sitting.does(turn % 2, 'take discard').does(turn % 2, 'put 20');
    }
    expect(sitting.state).toMatchObject({ phase: 'compose', ending: 'stalemate', declarer: null });
  });

  it('ruling 1.6: nor do false calls go on for ever', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 9],
      ],
      draw: [2, 2],
      options: { falseCall: 'lose-turn' },
    });
    for (let turn = 0; turn < MOST_IDLE; turn++) sitting.does(turn % 2, `declare ${sitting.hand(turn % 2).join('+')}`);
    expect(sitting.state).toMatchObject({ phase: 'compose', ending: 'stalemate' });
  });

  it('ruling 1.6: swaps of the top discard go on twice as long, and a draw begins the count anew', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [2, 2, 2],
      discard: [20],
    });
    const swap = (turn: number): void => {
      const seat = turn % 2;
      sitting.does(seat, 'take discard').does(seat, `put #${sitting.state.hands[seat]?.[0] ?? 0}`);
    };
    for (let turn = 0; turn < 4; turn++) swap(turn);
    sitting.does(0, 'take draw').does(0, 'put 2');
    expect(sitting.state.idle).toBe(0);
    for (let turn = 1; turn <= MOST_IDLE * 2; turn++) {
      expect(sitting.state.phase).toBe('turn');
      swap(turn);
    }
    expect(sitting.state.phase).toBe('compose');
  });

  it('ruling 1.7: calling is the whole turn: not after taking, and after a swap only by H:declareAfterDraw', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [1, 7],
    });
    sitting.does(0, 'take draw');
    expect(sitting.tries(0, 'declare 3+7')).toMatchObject({ why: 'put-first' });
    sitting.does(0, 'put 8');
    expect(sitting.state.active).toBe(1);
    expect(sitting.tries(0, 'declare 3+7')).toMatchObject({ why: 'not-yours' });

    const after = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [1, 7],
      options: { declareAfterDraw: true },
    });
    after.does(0, 'take draw').does(0, 'put 8');
    expect(after.state).toMatchObject({ phase: 'call', active: 0 });
    expect(after.tries(0, 'take draw')).toMatchObject({ why: 'already-taken' });
    after.does(0, 'declare 3+7');
    expect(after.state).toMatchObject({ declarer: 0, active: 1 });
    // The last turn asks for no call: a second one would change nothing.
    after.does(1, 'take draw').does(1, 'put 1');
    expect(after.state.phase).toBe('compose');

    const quiet = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [1, 7],
      options: { declareAfterDraw: true },
    });
    quiet.does(0, 'take draw').does(0, 'put 8').does(0, 'keep quiet');
    expect(quiet.state).toMatchObject({ phase: 'turn', active: 1, declarer: null });
    expect(quiet.tries(1, 'keep quiet')).toMatchObject({ why: 'not-now' });
  });

  it('ruling 1.8: putting back the card just taken is how to pass', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [1, 7],
      discard: [9],
    });
    sitting.does(0, 'take draw').does(0, 'put 7');
    expect(sitting.hand(0)).toEqual([3, 8]);
    sitting.does(1, 'take discard').does(1, 'put 7');
    expect(sitting.hand(1)).toEqual([4, 6]);
    expect(sitting.state.known).toEqual([[], []]);
  });

  it('ruling 1.9: a false call is refused with what it makes and how far that is', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
    });
    expect(sitting.tries(0, 'declare 3+8')).toEqual({
      ok: false,
      why: 'misses',
      facts: { value: '11', distance: '1', target: 10 },
    });
    expect(sitting.state.active).toBe(0);
  });

  it('ruling 1.9, H:falseCall = lose-turn: the turn is over and nothing else happens', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      options: { falseCall: 'lose-turn' },
    });
    sitting.does(0, 'declare 3+8');
    expect(sitting.state).toMatchObject({ active: 1, declarer: null, fines: [0, 0], written: [null, null] });
    expect(sitting.heard).toContainEqual({ to: 'all', e: { kind: 'false-call', seat: 0, fine: 0 } });
    // A slip of the pen is no false call.
    expect(sitting.tries(1, 'declare 4+5')).toMatchObject({ why: 'wrong-cards' });
    expect(sitting.tries(1, 'declare 4+')).toMatchObject({ why: 'unreadable', at: 2 });
  });

  it('ruling 1.9, H:falseCall = minus-five: five points as well', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      options: { falseCall: 'minus-five' },
    });
    sitting.does(0, 'declare 3+8').does(1, 'declare 4+6').does(0, 'take draw').does(0, 'put 1').does(0, 'write 3+8');
    expect(sitting.state.history[0]?.fines).toEqual([5, 0]);
    expect(sitting.state.totals).toEqual(['-6', '10']);
  });

  it('T13: a hand that makes the target need not call', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
      ],
    });
    sitting.does(0, 'take draw').does(0, 'put 1');
    expect(sitting.state).toMatchObject({ active: 1, declarer: null });
  });

  it('T12 and ruling 1.10: one last turn each, clockwise; the caller is frozen, a second call changes nothing', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
        [5, 1],
      ],
      draw: [1, 1, 1, 2],
    });
    sitting.does(0, 'declare 3+7');
    expect(sitting.state).toMatchObject({ lastTurns: [1, 2], active: 1 });
    expect(sitting.tries(0, 'take draw')).toMatchObject({ why: 'not-yours' });
    sitting.does(1, 'declare 4+6');
    expect(sitting.state).toMatchObject({ declarer: 0, called: [0, 1], lastTurns: [2], active: 2 });
    sitting.does(2, 'take draw').does(2, 'put 2');
    expect(rules.turn(sitting.state)).toMatchObject({ mode: 'sealed', must: [2], may: [] });
    sitting.does(2, 'write 5*1');
    expect(sitting.state.history[0]?.seats.map(({ sentence }) => sentence)).toEqual(['3+7', '4+6', '5*1']);
  });

  it('ruling 1.10: the last turns begin at the caller’s left and go round', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
        [5, 1],
      ],
      draw: [1, 1, 1, 2],
    });
    sitting.does(0, 'take draw').does(0, 'put 2').does(1, 'declare 4+6');
    expect(sitting.state.lastTurns).toEqual([2, 0]);
    sitting.does(2, 'take draw').does(2, 'put 1').does(0, 'take discard').does(0, 'put 1');
    expect(sitting.state.phase).toBe('compose');
  });

  it('ruling 1.10: a draw pile that runs empty during the last turns is refilled and stops nobody', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
        [5, 1],
      ],
      draw: [9],
      discard: [20, 21],
      options: { stalemate: 'first' },
    });
    sitting.does(0, 'declare 3+7').does(1, 'take draw').does(1, 'put 9');
    expect(sitting.state).toMatchObject({ phase: 'turn', active: 2, emptied: 1 });
    sitting.does(2, 'take draw');
  });

  it('ruling 1.11: the first player may call before anyone has drawn', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
      ],
    });
    expect(sitting.tries(0, 'declare 3+7')).toBeNull();
  });

  it('ruling 1.12: the sentence that was written is scored, not the best there is', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [2, 6],
      ],
      draw: [1, 1, 1],
    });
    sitting.does(0, 'declare 3+7').does(1, 'take draw').does(1, 'put 1').does(1, 'write 6/2');
    expect(sitting.state.history[0]?.seats[1]).toMatchObject({ sentence: '6/2', points: '-7' });
  });

  it('ruling 1.12, H:autoBest: nobody writes, every hand counts its best, the caller’s too', () => {
    const sitting = Sitting.laid({
      hands: [
        ['W', 10],
        [2, 6],
      ],
      draw: [1, 1, 1],
      options: { autoBest: true },
    });
    sitting.does(0, 'declare 10+0').does(1, 'take draw').does(1, 'put 1');
    const [caller, other] = sitting.state.history[0]?.seats ?? [];
    expect(caller).toMatchObject({ points: '30', values: [20, 10] });
    expect(other).toMatchObject({ points: '-2', exact: false });
    expect(sitting.kinds()).not.toContain('composing');
  });

  it('ruling 1.18: what a Wild is may change between the plan and the sentence', () => {
    const sitting = Sitting.laid({
      hands: [
        ['W', 8],
        [4, 6],
      ],
      draw: [1, 1, 1],
    });
    sitting.does(0, 'take draw').does(0, 'put 1').does(1, 'declare 4+6').does(0, 'take draw').does(0, 'put 1');
    sitting.does(0, 'write 18-8');
    expect(sitting.state.history[0]?.seats[0]).toMatchObject({ values: [18, 8], points: '26' });
  });

  it('ruling 1.25: a miss is stored below nought and totals may be negative', () => {
    const sitting = Sitting.laid({
      hands: [
        [2, 3, 6],
        [5, 4, 1],
      ],
      draw: [1, 1, 1],
    });
    sitting.does(0, 'take draw').does(0, 'put 1').does(1, 'declare 5+4+1').does(0, 'take draw').does(0, 'put 1');
    sitting.does(0, 'write 6/3/2');
    expect(sitting.state.totals).toEqual(['-9', '10']);
  });

  it('ruling 1.26: exact with noughts beats any miss', () => {
    const sitting = Sitting.laid({
      hands: [
        [0, 0],
        [1, 2],
      ],
      target: 0,
      draw: [5, 5, 5],
    });
    sitting.does(0, 'declare 0+0').does(1, 'take draw').does(1, 'put 5').does(1, 'write 2-1');
    expect(rules.result(sitting.state)).toEqual({ winners: [0], scores: [0, -1] });
  });
});

describe('rulings on the Discard wild', () => {
  it('ruling 1.21: the swap is free, before the draw or after it, and keeps the number of cards', () => {
    const before = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      discard: [2, 9],
    });
    before.does(0, 'exchange D for 2');
    expect(before.hand(0)).toEqual([8, 2]);
    expect(before.state).toMatchObject({ phase: 'turn', active: 0 });
    before.does(0, 'declare 8+2');
    const after = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 3],
      discard: [2, 9],
    });
    after.does(0, 'take draw').does(0, 'exchange D for 2');
    expect(after.hand(0)).toEqual([8, 3, 2]);
    after.does(0, 'put 3');
    expect(after.state.active).toBe(1);
  });

  it('ruling 1.21: with calls after the swap it can still be played before the call', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 3],
      discard: [2, 9],
      options: { declareAfterDraw: true },
    });
    sitting.does(0, 'take draw').does(0, 'put 3').does(0, 'exchange D for 2');
    expect(sitting.state.phase).toBe('call');
    sitting.does(0, 'declare 8+2');
    expect(sitting.state.declarer).toBe(0);
  });

  it('ruling 1.21, H:discardWild = whole-turn: the swap stands in place of the draw', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      discard: [2, 9],
      options: { discardWild: 'whole-turn' },
    });
    sitting.does(0, 'exchange D for 2');
    expect(sitting.state.active).toBe(1);
    expect(sitting.hand(0)).toEqual([8, 2]);
    const drawn = Sitting.laid({
      hands: [
        [7, 8],
        [4, 6],
      ],
      draw: [1, 'D'],
      discard: [2],
      options: { discardWild: 'whole-turn' },
    });
    drawn.does(0, 'take draw');
    expect(drawn.tries(0, 'exchange D for 2')).toMatchObject({ why: 'already-taken' });
  });

  it('ruling 1.23, H:discardWild = whole-turn: one that is drawn lives until the end of the next turn', () => {
    const sitting = Sitting.laid({
      hands: [
        [7, 8],
        [4, 6],
      ],
      draw: [1, 1, 5, 3, 'D'],
      discard: [2],
      options: { discardWild: 'whole-turn' },
    });
    sitting.does(0, 'take draw').does(0, 'put 7').does(1, 'take draw').does(1, 'put 3');
    expect(sitting.view(0).spent).toEqual([]);
    const played = new Sitting(rules.copy(sitting.state)).does(0, 'exchange D for 2');
    expect(played.hand(0)).toEqual([8, 2]);
    expect(played.state.active).toBe(1);
    sitting.does(0, 'take draw').does(0, 'put 5');
    expect(sitting.view(0).spent).toHaveLength(1);
    sitting.does(1, 'take draw').does(1, 'put 1');
    expect(sitting.tries(0, 'exchange D for 2')).toMatchObject({ why: 'spent' });
  });

  it('ruling 1.23, H:discardWild = whole-turn: one that is drawn on the last turn is playable at once', () => {
    const sitting = Sitting.laid({
      hands: [
        [4, 6],
        [7, 8],
      ],
      draw: [1, 'D'],
      discard: [2],
      options: { discardWild: 'whole-turn' },
    });
    sitting.does(0, 'declare 4+6').does(1, 'take draw').does(1, 'exchange D for 2');
    expect(sitting.hand(1)).toEqual([7, 8, 2]);
    expect(sitting.state.phase).toBe('put');
    sitting.does(1, 'put 7').does(1, 'write 8+2');
    expect(sitting.state.totals).toEqual(['10', '10']);
  });

  it('ruling 1.23, H:discardWild = whole-turn: what is drawn or taken may be live, and all agree on open ones', () => {
    const sitting = Sitting.laid({
      hands: [
        [7, 8],
        [4, 6],
      ],
      draw: [1, 1, 5],
      discard: [2, 'D'],
      options: { discardWild: 'whole-turn' },
    });
    sitting.does(0, 'take discard').does(0, 'put 7');
    expect(sitting.view(1).spent).toEqual([]);
    sitting.does(1, 'take draw').does(1, 'put 5').does(0, 'take draw').does(0, 'put 8');
    const view = sitting.view(1);
    expect(view.spent).toEqual(view.known[0]?.map(({ id }) => id));
    expect(rules.view(rules.deal(view, rngFrom('spent')), 1)).toEqual(view);
  });

  it('ruling 1.22: any card of the pile, not only the top; the Discard lands on top for the next player', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 1, 1],
      discard: [2, 'W', 9],
    });
    sitting.does(0, 'exchange D for W');
    expect(sitting.state.discard.map((id) => sitting.state.faces[id])).toEqual([2, 9, 'D']);
    expect(sitting.state.known[0]).toHaveLength(1);
    sitting.does(0, 'take draw').does(0, 'put 1');
    sitting.does(1, 'take discard').does(1, 'put 1').does(0, 'take discard').does(0, 'put 1');
  });

  it('ruling 1.22: chains across turns, not within one', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 1, 1],
      discard: [2, 9],
    });
    sitting.does(0, 'exchange D for 2').does(0, 'take discard');
    expect(sitting.tries(0, 'exchange D for 9')).toMatchObject({ why: 'spent' });
    sitting.does(0, 'put D').does(1, 'take discard').does(1, 'exchange D for 9').does(1, 'put 4');
    expect(sitting.hand(1)).toEqual([6, 9]);
    const two = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 1],
      discard: ['D', 9],
    });
    two.does(0, 'exchange D for D');
    expect(two.tries(0, 'exchange D for 9')).toMatchObject({ why: 'spent' });
  });

  it('ruling 1.22: two Discards may both be played in one turn', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 'D'],
        [4, 6],
      ],
      draw: [1, 1],
      discard: [3, 7],
    });
    sitting.does(0, 'exchange D for 3').does(0, 'exchange D for 7').does(0, 'declare 3+7');
  });

  it('ruling 1.23: it expires when the first turn ends that it was held in, for its owner only to see', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 1, 1, 1],
      discard: [2],
    });
    sitting.does(0, 'take draw').does(0, 'put 1');
    expect(sitting.view(0).spent).toHaveLength(1);
    expect(sitting.view(1).spent).toEqual([]);
    expect(sitting.heard).toContainEqual({
      to: [0],
      e: { kind: 'wild-expired', seat: 0, card: { id: sitting.view(0).spent[0], face: 'D' } },
    });
    sitting.does(1, 'take draw').does(1, 'put 1');
    expect(sitting.tries(0, 'exchange D for 2')).toMatchObject({ why: 'spent' });
  });

  it('ruling 1.23: on an empty pile it cannot be played', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 1],
    });
    expect(sitting.tries(0, 'exchange #0 for #1')?.why).toMatch(/not-a-discard-wild|not-in-hand|discard-empty/);
    const [wild = 0] = sitting.state.hands[0] ?? [];
    expect(sitting.asks(0, { kind: 'exchange', card: wild, for: 0 })).toMatchObject({ why: 'discard-empty' });
  });

  it('ruling 1.23: put down and taken again it is fresh', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 1, 1, 3],
      discard: [2],
    });
    sitting.does(0, 'take draw').does(0, 'put 3').does(1, 'take draw').does(1, 'put 1');
    sitting.does(0, 'take draw').does(0, 'put D').does(1, 'take draw').does(1, 'put 1');
    expect(sitting.state.spent).toEqual([]);
    const again = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      draw: [1, 1, 1, 3],
      discard: [2],
    });
    again.does(0, 'take draw').does(0, 'put D').does(1, 'take discard').does(1, 'exchange D for 2');
  });

  it('ruling 1.23: drawn on the last turn it can be played at once', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 9],
      ],
      draw: [1, 'D'],
      discard: [6],
    });
    sitting
      .does(0, 'declare 3+7')
      .does(1, 'take draw')
      .does(1, 'exchange D for 6')
      .does(1, 'put 9')
      .does(1, 'write 4+6');
    expect(sitting.state.history[0]?.seats[1]).toMatchObject({ exact: true, points: '10' });
  });

  it('T10 and ruling 1.24: who calls while holding it counts it as nought', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 10],
        [4, 6],
      ],
      discard: [5],
    });
    sitting.does(0, 'declare 10+0').does(1, 'declare 4+6');
    expect(sitting.state.history[0]?.seats[0]).toMatchObject({ points: '10', values: [0, 10] });
  });

  it('refuses a swap of what is no Discard, not held, or not there', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 8],
        [4, 6],
      ],
      discard: [5],
    });
    const [wild = 0, eight = 0] = sitting.state.hands[0] ?? [];
    const [five = 0] = sitting.state.discard;
    expect(sitting.asks(0, { kind: 'exchange', card: eight, for: five })).toMatchObject({ why: 'not-a-discard-wild' });
    expect(sitting.asks(0, { kind: 'exchange', card: five, for: five })).toMatchObject({ why: 'not-in-hand' });
    expect(sitting.asks(0, { kind: 'exchange', card: wild, for: eight })).toMatchObject({ why: 'not-in-pile' });
  });
});

describe('the order of a turn', () => {
  it('take, then put: each refused at the wrong time', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      draw: [1, 1, 5],
    });
    expect(sitting.tries(0, 'put 3')).toMatchObject({ why: 'take-first' });
    expect(sitting.tries(1, 'take draw')).toMatchObject({ why: 'not-yours' });
    expect(sitting.tries(0, 'write 3+8')).toMatchObject({ why: 'not-now' });
    sitting.does(0, 'take draw');
    expect(sitting.tries(0, 'take draw')).toMatchObject({ why: 'put-first' });
    expect(sitting.tries(0, 'put #999')).toMatchObject({ why: 'not-in-hand' });
    expect(rules.moves(sitting.view(0))).toHaveLength(3);
    expect(rules.moves(sitting.view(1))).toEqual([]);
  });

  it('writes once, and only when it is time', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
        [1, 2],
      ],
      draw: [1, 1, 1],
    });
    sitting.does(0, 'declare 3+7').does(1, 'take draw').does(1, 'put 1').does(2, 'take draw').does(2, 'put 1');
    sitting.does(2, 'write 1+2');
    expect(sitting.tries(2, 'write 2-1')).toMatchObject({ why: 'not-yours' });
    expect(sitting.tries(1, 'declare 4+6')).toMatchObject({ why: 'cannot-declare' });
    expect(sitting.tries(1, 'write 4+5')).toMatchObject({ why: 'wrong-cards' });
    expect(sitting.view(1)).toMatchObject({ hasWritten: [true, false, true], written: null });
    expect(sitting.view(2).written).toBe('1+2');
  });

  it('proposes something whenever a seat must act, and nothing else', () => {
    const rng = rngFrom('propose');
    const sitting = Sitting.match(3);
    expect([...rules.propose(sitting.view(1), rng)].length).toBeGreaterThan(0);
    expect([...rules.propose(sitting.view(0), rng)]).toEqual([]);
    expect([...rules.propose(rules.view(sitting.state, 'watcher'), rng)]).toEqual([]);
  });
});
