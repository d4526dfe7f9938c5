import { openMatch, verify, type Match } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { dealsIn, decksInPlay, facesInPlay, fits, handSizeOf, MOST_DEALS } from './plan.ts';
import { rules } from './rules.ts';
import { Sitting, withOptions } from './testing/sitting.ts';
import type { NumsenseMove, NumsenseState, NumsenseView } from './types.ts';

/** A whole match in which nobody is at the table: everyone passes. */
function doze(options: object, seats: number, until = (_: NumsenseState): boolean => false): NumsenseState {
  const sitting = Sitting.match(seats, { stalemate: 'first', ...options }, 'doze');
  while (rules.result(sitting.state) === null && !until(sitting.state)) {
    const { must, draw } = rules.turn(sitting.state);
    if (draw) sitting.settle(true);
    else sitting.asks(must[0] ?? 0, rules.absent(sitting.view(must[0] ?? 0)));
  }
  return sitting.state;
}

const sizes = (s: NumsenseState): number[] => s.history.map(({ handSize }) => handSize);

describe('the variants', () => {
  it('T5 and standard: five deals of 2, 3, 4, 5, 6 cards, the deal goes round, then the match is over', () => {
    const end = doze({}, 2);
    expect(sizes(end)).toEqual([2, 3, 4, 5, 6]);
    expect(end.history.map(({ dealer }) => dealer)).toEqual([0, 1, 0, 1, 0]);
    expect(end.phase).toBe('over');
    const best = Math.max(...rules.score(end));
    expect(rules.result(end)?.winners).toEqual(rules.score(end).flatMap((s, i) => (s === best ? [i] : [])));
  });

  it('ruling 1.28, fixed: one hand size, five deals unless told otherwise', () => {
    expect(sizes(doze({ variant: 'fixed', handSize: 2 }, 2))).toEqual([2, 2, 2, 2, 2]);
    expect(sizes(doze({ variant: 'fixed', handSize: 1, deals: 3 }, 3))).toEqual([1, 1, 1]);
  });

  it('ruling 1.27, first to score: the goal or more wins; hands go 2 to 6 and again from 2', () => {
    const given = withOptions({ variant: 'first-to', goal: 25 });
    expect(Array.from({ length: 7 }, (_, deal) => handSizeOf(given, deal))).toEqual([2, 3, 4, 5, 6, 2, 3]);
    const laid = (totals: string[], options = {}): Sitting =>
      Sitting.laid({
        hands: [
          [3, 7],
          [4, 6],
        ],
        draw: [1, 1, 5, 5, 5, 5, 5, 5],
        options: {
          variant: 'first-to',
          goal: 25,
          ...options,
          deck: [1, 3, 4, 5, 6, 7, 10].map((face) => ({ face, count: 9 })),
        },
        state: { totals },
      });
    const over = laid(['16', '14']).does(0, 'declare 3+7').does(1, 'declare 4+6');
    expect(rules.result(over.state)).toEqual({ winners: [0], scores: [26, 24] });
    const on = laid(['14', '13']).does(0, 'declare 3+7').does(1, 'declare 4+6');
    expect(rules.result(on.state)).toBeNull();
    expect(on.state).toMatchObject({ phase: 'shuffle', deal: 1, handSize: 3 });
    const both = laid(['16', '16']).does(0, 'declare 3+7').does(1, 'declare 4+6');
    expect(rules.result(both.state)?.winners).toEqual([0, 1]);
  });

  it('ruling 1.27, H:exactFinish: only the goal itself wins, what would carry past it does not count', () => {
    const laid = (totals: string[]): Sitting =>
      Sitting.laid({
        hands: [
          [3, 7],
          [4, 6],
        ],
        options: {
          variant: 'first-to',
          goal: 25,
          exactFinish: true,
          deck: [1, 3, 4, 5, 6, 7, 10].map((face) => ({ face, count: 9 })),
        },
        state: { totals },
      });
    const exact = laid(['16', '15']).does(0, 'declare 3+7').does(1, 'declare 4+6');
    expect(exact.state.totals).toEqual(['16', '25']);
    expect(rules.result(exact.state)).toEqual({ winners: [1], scores: [16, 25] });
    const bust = laid(['16', '14']).does(0, 'declare 3+7').does(1, 'declare 4+6');
    expect(bust.state.totals).toEqual(['16', '24']);
    expect(rules.result(bust.state)).toBeNull();
  });

  it('an open match ends for the patient too', () => {
    const deck = [{ face: 5, count: 15 }];
    const end = doze({ variant: 'first-to', goal: 1000, exactFinish: true, deck }, 2);
    expect(end.history).toHaveLength(MOST_DEALS);
    expect(doze({ variant: 'ten-minutes', deck }, 2).history).toHaveLength(MOST_DEALS);
  });

  it('ruling 1.28, marathon: decks enough for 25 cards a seat, until they cannot deal', () => {
    const given = withOptions({ variant: 'marathon' });
    // Counted by dealing: 81 cards a deck, a target and a card to draw beside the hands, no hand above 60.
    const deals = (cards: number, seats: number): number[] => {
      const hands: number[] = [];
      for (let hand = 2, left = cards - 2; hand <= 60; hand++, left = cards - 2) {
        for (let seat = 0; seat < seats; seat++) left -= hand;
        if (left < 0) break;
        hands.push(hand);
      }
      return hands;
    };
    for (let seats = 2; seats <= 8; seats++) {
      let decks = 1;
      while ((deals(81 * decks, seats).at(-1) ?? 0) < 25) decks++;
      const hands = deals(81 * decks, seats);
      expect(dealsIn(given, seats), `${seats} seats`).toBe(hands.length);
      expect(hands.map((_, deal) => handSizeOf(given, deal))).toEqual(hands);
      for (const hand of hands) expect(decksInPlay(given, seats, hand)).toBe(decks);
      expect(fits(given, seats).ok).toBe(true);
    }
    // By hand: 39 cards for each of two are 80 of 81 with target and a card to draw, 30 for each of eight 242 of 243.
    expect(handSizeOf(given, (dealsIn(given, 2) ?? 0) - 1)).toBe(39);
    expect(handSizeOf(given, (dealsIn(given, 8) ?? 0) - 1)).toBe(30);
  });

  it('ruling 1.28, marathon: a small deck is taken often enough, a large one never above 60 cards a hand', () => {
    const small = withOptions({ variant: 'marathon', deck: [{ face: 5, count: 7 }] });
    // 8 seats × 25 + 2 are 202 cards: 29 decks of 7, and those deal no 26.
    expect(decksInPlay(small, 8, 2)).toBe(29);
    expect(dealsIn(small, 8)).toBe(24);
    expect(dealsIn(withOptions({ variant: 'marathon', deck: [{ face: 5, count: 400 }] }), 2)).toBe(59);
  });

  it('marathon with own decks: until the smallest of them cannot deal', () => {
    // Cards up to 5 and wilds: 2 + 5 × 4 + 14 of 81.
    expect(dealsIn(withOptions({ variant: 'marathon', seatRange: [5] }), 2)).toBe(35);
    expect(fits(withOptions({ variant: 'marathon', seatRange: [5] }), 2).ok).toBe(true);
    expect(dealsIn(withOptions({ variant: 'marathon', seatRange: [5] }), 8)).toBe(29);
  });

  it('ruling 1.28, marathon: a whole match of eight, no card lost or held twice', () => {
    const opened = openMatch(game, {
      seats: 8,
      seed: 'marathon',
      options: { variant: 'marathon', stalemate: 'first' },
    });
    if (!opened.ok) throw new Error(opened.why);
    const { match } = opened;
    const hands: number[] = [];
    for (let at = 0; match.result === null; at++) {
      match.advance(at, true);
      const { deal, phase, faces, hands: held, draw, discard, target } = match.state as unknown as NumsenseState;
      if (phase === 'turn' && hands.length === deal) {
        hands.push(held[0]?.length ?? 0);
        expect(new Set(held.map((hand) => hand.length)).size).toBe(1);
        const lying = [
          ...held.flat(),
          ...draw,
          ...discard,
          ...(target === null || target.card === null ? [] : [target.card]),
        ];
        expect(lying.toSorted((a, b) => a - b)).toEqual([...faces.keys()]);
        expect(faces).toHaveLength(243);
      }
      const [seat] = match.turn.must;
      if (seat === undefined) continue;
      const view = match.view(seat) as unknown as NumsenseView;
      // Six rounds of the top discard end a deal too, so nobody has to empty the pile.
      const first: NumsenseMove =
        view.discard.length > 0 ? { kind: 'take', from: 'discard' } : { kind: 'take', from: 'draw' };
      const move = view.phase === 'turn' && rules.check(view, first).ok ? first : rules.absent(view);
      expect(match.submit(seat, move, at)).toMatchObject({ ok: true });
    }
    expect(hands).toEqual(Array.from({ length: 29 }, (_, deal) => deal + 2));
    expect(verify(game, match.record())).toMatchObject({ ok: true });
  });

  it('marathon with a last hand: decks come as they are needed, to 25 cards a seat, and to 60 if asked', () => {
    const given = withOptions({ variant: 'marathon', decks: 0, lastHand: 25 });
    expect(dealsIn(given, 8)).toBe(24);
    expect(decksInPlay(given, 8, 2)).toBe(1);
    expect(decksInPlay(given, 8, 25)).toBe(3);
    expect(facesInPlay(given, 8, 25)).toHaveLength(243);
    // A number of decks wins over a last hand, and goes on until it cannot deal.
    expect(dealsIn(withOptions({ variant: 'marathon', decks: 1, lastHand: 25 }), 8)).toBe(8);
    expect(sizes(doze({ variant: 'marathon', decks: 1, deck: [{ face: 5, count: 20 }] }, 3))).toEqual([2, 3, 4, 5, 6]);
    const sixty = withOptions({ variant: 'marathon', decks: 0, lastHand: 60 });
    expect(dealsIn(sixty, 8)).toBe(59);
    expect(fits(sixty, 8).ok).toBe(true);
    const small = {
      variant: 'marathon',
      decks: 0,
      lastHand: 4,
      deck: [
        { face: 3, count: 5 },
        { face: 'W', count: 1 },
      ],
    };
    const end = doze(small, 2, (s) => s.deal === 2 && s.phase === 'turn');
    expect(end.faces).toHaveLength(12);
    expect(end.hands.map((hand) => hand.length)).toEqual([4, 4]);
    expect(sizes(doze(small, 2))).toEqual([2, 3, 4]);
  });

  it('ruling 1.28, choose a target: the same one, with no card for it', () => {
    const sitting = Sitting.match(2, { variant: 'choose-target', target: 5 });
    expect(sitting.state.target).toEqual({ value: 5, card: null });
    expect(sitting.state.draw).toHaveLength(81 - 4);
    expect(fits(withOptions({ variant: 'choose-target', deck: [{ face: 'W', count: 20 }] }), 2).ok).toBe(true);
  });

  it('ruling 1.28, choose a target: 0, 1, 2 and so on', () => {
    const end = doze(
      { variant: 'choose-target', targets: 'progression', deals: 28, deck: [{ face: 5, count: 15 }] },
      2,
    );
    expect(end.history.map(({ target }) => target)).toEqual([...Array(26).keys(), 0, 1]);
  });
});

describe('the ten-minute game', () => {
  const open = (options: object = {}): Match => {
    const opened = openMatch(game, { seats: 2, seed: 'clock', options: { variant: 'ten-minutes', ...options } });
    if (!opened.ok) throw new Error(opened.why);
    return opened.match;
  };
  const act = (match: Match, at: number): void => {
    const { must, draw } = match.turn;
    if (draw) {
      match.advance(at, true);
      return;
    }
    const [seat = 0] = must;
    const asked = game.absent(match.view(seat));
    expect(match.submit(seat, asked, at).ok).toBe(true);
  };
  const state = (match: Match): NumsenseState => match.state as unknown as NumsenseState;

  it('ruling X.5: is due at so many minutes of match time, which the entries bear', () => {
    expect(rules.turn(rules.start(withOptions({ variant: 'ten-minutes', minutes: 7 }), 2)).dues).toEqual([
      { id: 'time', at: 420_000 },
    ]);
    expect(rules.turn(rules.start(withOptions({}), 2)).dues).toEqual([]);
  });

  it('ruling 1.28: when time is up the hand is played to its end, then the match is over', () => {
    const match = open();
    match.advance(0);
    act(match, 599_999);
    act(match, 600_000);
    expect(match.log.filter(({ by }) => by === 'clock')).toEqual([
      expect.objectContaining({ at: 600_000, move: { due: 'time' } }),
    ]);
    expect(match.turn.dues).toEqual([]);
    expect(state(match).timeUp).toBe(true);
    for (let at = 600_001; match.result === null; at++) act(match, at);
    expect(state(match).history).toHaveLength(1);
    expect(state(match).history[0]?.ended).toBe('stalemate');
  });

  it('H:whenTimeIsUp = finish-turn: the turn is finished and the hands are scored as they stand', () => {
    const match = open({ whenTimeIsUp: 'finish-turn' });
    match.advance(0);
    act(match, 1000);
    match.advance(600_000);
    expect(state(match)).toMatchObject({ phase: 'put', timeUp: true });
    act(match, 600_500);
    expect(state(match)).toMatchObject({ phase: 'compose', ending: 'time' });
    act(match, 600_600);
    act(match, 600_700);
    expect(match.result).not.toBeNull();
    expect(state(match).history[0]).toMatchObject({ ended: 'time', declarer: null });
  });

  it('H:whenTimeIsUp = finish-turn after a call: last turns still to come are dropped, the caller’s sentence stands', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [4, 6],
        [1, 2],
      ],
      options: {
        variant: 'ten-minutes',
        whenTimeIsUp: 'finish-turn',
        deck: [1, 2, 3, 4, 5, 6, 7, 10].map((face) => ({ face, count: 9 })),
      },
    });
    sitting.does(0, 'declare 3+7').does(1, 'take draw');
    sitting.rings();
    sitting.does(1, `put ${sitting.hand(1)[2]}`);
    expect(sitting.state).toMatchObject({ phase: 'compose', ending: 'time', declarer: 0 });
    expect(rules.turn(sitting.state).must).toEqual([1, 2]);
  });

  it('time that runs out between deals ends the match there', () => {
    const match = open();
    match.advance(0);
    for (let at = 1; match.turn.must.length > 0; at++) act(match, at);
    expect(match.turn.draw?.pause).toBe(true);
    match.advance(700_000);
    expect(match.result).not.toBeNull();
    expect(state(match).history).toHaveLength(1);
  });

  it('a match whose time is up before the first card is over with nothing scored', () => {
    const sitting = new Sitting(rules.start(withOptions({ variant: 'ten-minutes' }), 2));
    sitting.rings();
    expect(rules.result(sitting.state)).toEqual({ winners: [0, 1], scores: [0, 0] });
  });

  it('with finish-turn a pile that is being made anew is no turn', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 8],
        [4, 6],
      ],
      discard: [5, 5, 7],
      options: {
        variant: 'ten-minutes',
        whenTimeIsUp: 'finish-turn',
        deck: [1, 3, 4, 5, 6, 7, 8, 10].map((face) => ({ face, count: 6 })),
      },
    });
    const state = { ...sitting.state, phase: 'refill' as const };
    const refilling = new Sitting({ ...state, discard: [...state.draw, ...state.discard], draw: [], emptied: 1 });
    expect(rules.sound(refilling.state)).toBeNull();
    refilling.rings();
    expect(refilling.state).toMatchObject({ phase: 'compose', ending: 'time' });
  });
});
