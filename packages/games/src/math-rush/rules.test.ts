// Math Rush through the kernel: every case of docs/rulings.md section 3 and a test for every numbered ruling.
import { canonical, openMatch, positionOf, readPosition, rngFrom, units, type Match } from '@cardinal/kernel';
import { describe, expect, test } from 'vitest';
import { cardsInPlay, goalsInPlay } from './cards.ts';
import { DESIGN_DECK, letterOf, type RushDeck } from './deck.ts';
import {
  game,
  helpBonus,
  misfit,
  ratingOf,
  rules,
  verifySet,
  type Card,
  type Place,
  type RushState,
  type RushView,
} from './index.ts';
import { mostPoints } from './score.ts';
import { rulesPlan } from './words/rules-plan.ts';

function open(seats: number, options: object = {}, seed = 'rush'): Match {
  const opened = openMatch(game, { seats, options, seed });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0);
  return opened.match;
}
const view = (match: Match, who: number | 'watcher'): RushView => match.view(who) as unknown as RushView;
const state = (match: Match): RushState => match.state as unknown as RushState;
const hand = (match: Match, seat: number): readonly Card[] => view(match, seat).hands[seat] ?? [];

function start(match: Match, at = 0): Match {
  for (let seat = 0; seat < match.header.seats; seat++)
    expect(match.submit(seat, { kind: 'ready' }, at)).toMatchObject({ ok: true });
  return match;
}
const play = (match: Match, seat: number, card: number, at = match.at, place: Place = 'right') => {
  const set = view(match, seat).sets.findLast(({ complete }) => !complete);
  return match.submit(seat, { kind: 'play', card, goal: set?.id, place, mark: set?.mark }, at);
};

/** A state with chosen hands and goals, from a real one: cards are swapped so that each is still in one place. */
function arranged(match: Match, change: (s: RushState) => void): Match {
  const s = rules.copy(state(match));
  change(s);
  const read = readPosition(JSON.stringify(positionOf(game, s.seats, match.header.options, s as never)), () => game);
  if (!read.ok) throw new Error(read.text);
  const opened = openMatch(game, { seats: s.seats, options: match.header.options, seed: 'rush' });
  if (!opened.ok) throw new Error(opened.why);
  return new (opened.match.constructor as typeof Match)(game, opened.match.header, 'rush', read.position.state);
}

/** Gives a seat cards of these values, taken from the draw pile. */
function give(s: RushState, seat: number, values: readonly number[]): void {
  s.hands[seat] = values.map((value, i) => {
    const old = s.hands[seat]?.[i] as number;
    const place = s.draw.findIndex((id) => s.options.deck.numbers[id]?.value === value);
    const card = s.draw[place] as number;
    s.draw[place] = old;
    return card;
  });
}
/** Lets the last open goal be one of this kind. */
function goal(s: RushState, limit: string, direction: string, count: number): void {
  const id = s.options.deck.goals.findIndex(
    (face) => face.limit === limit && face.direction === direction && face.count === count,
  );
  const last = s.sets.length - 1;
  const held = s.sets.findIndex((set) => set.goal === id);
  const old = s.sets[last]?.goal as number;
  if (held >= 0) s.sets[held] = { ...(s.sets[held] as RushState['sets'][number]), goal: old };
  else s.goals[s.goals.indexOf(id)] = old;
  s.sets[last] = { goal: id, stacks: [], mark: 0, complete: false };
}

const deckOf = (values: readonly number[], face: Partial<RushDeck['goals'][number]>): RushDeck => ({
  numbers: values.map((value) => ({ text: String(value), kind: 'sum', value, advanced: false })),
  goals: [{ direction: 'up', limit: 'none', count: values.length, stars: 3, advanced: false, ...face }],
});
const verified = (stacks: readonly (readonly number[])[], face: Partial<RushDeck['goals'][number]>) => {
  let id = 0;
  const set = { goal: 0, stacks: stacks.map((stack) => stack.map(() => id++)), mark: 0, complete: true };
  return verifySet(deckOf(stacks.flat(), face), set);
};

describe('printed cases', () => {
  test('T1: hand sizes for 1 to 5 players are 5, 5, 4, 3, 2', () =>
    expect([1, 2, 3, 4, 5].map((seats) => hand(open(seats), 0).length)).toEqual([5, 5, 4, 3, 2]));
  test('T2: all goals and all Help of our cards bring 69, too few for the last step of one player', () => {
    expect(mostPoints(DESIGN_DECK.goals)).toBe(69);
    expect(ratingOf(mostPoints(DESIGN_DECK.goals), 1, false)).toBe(3);
    expect(ratingOf(mostPoints(DESIGN_DECK.goals), 2, false)).toBe(4);
  });
  test('T2: the bonus for 0 to 3 unused Help is 0, 3, 5, 6', () =>
    expect([0, 1, 2, 3].map((help) => helpBonus(help, { freeHelp: false }))).toEqual([0, 3, 5, 6]));
  test('T3: bands of both tables', () => {
    expect([0, 20, 21, 35, 36, 50, 51, 60, 61, 500].map((total) => ratingOf(total, 3, false))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect([30, 31, 45, 46, 65, 66, 85, 86].map((total) => ratingOf(total, 1, false))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4,
    ]);
  });
  test('T4: going up [3,7]: 8 right, 5 out of order, 3 on 3, 7 right wrong, 7 on 7', () => {
    const card = (value: number): Card => ({ id: value, text: '', kind: 'sum', value, advanced: false });
    const set = {
      id: 0,
      goal: DESIGN_DECK.goals[0] as RushDeck['goals'][number],
      stacks: [[card(3)], [card(7)]],
      mark: 0,
      complete: false,
    };
    expect(misfit(card(8), set, 'right')).toBeNull();
    expect(misfit(card(5), set, 'right')).toBe('out-of-order');
    expect(misfit(card(3), set, 0)).toBeNull();
    expect(misfit(card(7), set, 'right')).toBe('out-of-order');
    expect(misfit(card(7), set, 1)).toBeNull();
  });
  test('T5, ruling 3.6: a goal completes by count with stacks counted, flips, and a new one joins the bottom', () => {
    const match = start(
      arranged(open(1), (s) => {
        goal(s, 'above', 'up', 4);
        give(s, 0, [12, 14, 12, 15, 3]);
      }),
    );
    const [a, b, c, d] = hand(match, 0).map(({ id }) => id) as [number, number, number, number];
    play(match, 0, a);
    play(match, 0, b);
    play(match, 0, c, 0, 0);
    expect(view(match, 0).sets).toHaveLength(3);
    play(match, 0, d);
    expect(view(match, 0).sets).toHaveLength(4);
    expect(view(match, 0).sets[2]).toMatchObject({ complete: true });
    expect(play(match, 0, a)).toMatchObject({ ok: false, why: 'not-in-hand' });
  });
  test('T6, ruling 3.4: an odd card in an even goal is accepted and the goal brings nothing', () => {
    const match = start(
      arranged(open(1), (s) => {
        goal(s, 'even', 'up', 4);
        give(s, 0, [2, 5, 6, 8, 1]);
      }),
    );
    for (const { id } of hand(match, 0).slice(0, 4)) expect(play(match, 0, id)).toMatchObject({ ok: true });
    match.advance(180_001);
    expect(view(match, 0).history[0]).toMatchObject({ points: 0, verified: [{ fault: 'limit', stars: 0 }] });
  });
  test('T7, ruling 3.14: letters going down K, F, F on top, B pass; K, F, G fail', () => {
    expect(['K', 'F', 'B', 'G'].map((letter) => letterOf(letter.charCodeAt(0) - 65))).toEqual(['K', 'F', 'B', 'G']);
    expect(verified([[10], [5, 5], [1]], { direction: 'down' })).toMatchObject({
      fault: null,
      stars: 3,
      letters: [['K'], ['F', 'F'], ['B']],
    });
    expect(verified([[10], [5], [6]], { direction: 'down' })).toMatchObject({ fault: 'order', stars: 0 });
  });
  test('T9, rulings 3.13, 3.16: in race 2 all 90 cards and 15 goals are back, used Help stays used', () => {
    const match = start(open(1));
    play(match, 0, hand(match, 0)[0]?.id as number);
    match.submit(0, { kind: 'redraw' }, 5);
    match.submit(0, { kind: 'discard', cards: [] }, 6);
    match.advance(180_001);
    match.advance(180_001, true);
    const s = state(match);
    expect(s.draw.length + s.hands.flat().length + s.discard.length).toBe(90);
    expect(s.goals.length + s.sets.length).toBe(15);
    expect(view(match, 0).help).toBe(2);
  });
});

describe('rulings', () => {
  test('ruling 3.1: the order is strict, an equal card to the right is wrong', () => {
    expect(verified([[3], [3]], {})).toMatchObject({ fault: 'order' });
    expect(verified([[3, 3], [4]], {})).toMatchObject({ fault: null });
  });
  test.each([false, true])('ruling 3.2: a gap after Help closes up, and stays with H:fillGaps %s', (fillGaps) => {
    const match = start(
      arranged(open(1, { fillGaps }), (s) => {
        goal(s, 'none', 'up', 6);
        give(s, 0, [3, 7, 9, 5, 1]);
      }),
    );
    const [three, seven, nine, five] = hand(match, 0).map(({ id }) => id) as [number, number, number, number];
    for (const id of [three, seven, nine]) play(match, 0, id);
    const set = view(match, 0).sets[2];
    match.submit(0, { kind: 'clear', goal: set?.id, cards: [seven], mark: set?.mark }, 0);
    expect(view(match, 0).sets[2]?.stacks.map((stack) => stack.map(({ value }) => value))).toEqual(
      fillGaps ? [[3], [], [9]] : [[3], [9]],
    );
    play(match, 0, five, 0, 1);
    const values = view(match, 0).sets[2]?.stacks.map((stack) => stack.map(({ value }) => value));
    expect(values).toEqual(fillGaps ? [[3], [5], [9]] : [[3], [9, 5]]);
  });
  test('ruling 3.3: an empty draw pile is refilled from the discards by a labelled draw', () => {
    const match = start(
      arranged(open(1), (s) => {
        s.discard = s.draw.splice(0);
      }),
    );
    play(match, 0, hand(match, 0)[0]?.id as number);
    expect(hand(match, 0)).toHaveLength(5);
    expect(match.log.some(({ by, move }) => by === 'chance' && move.label === 'race1/refill1')).toBe(true);
    expect(view(match, 0).discard).toHaveLength(0);
  });
  test('ruling 3.3: a redraw from an empty pile gives out what was thrown away, and with nothing left all play short-handed', () => {
    const goals = [1, 2, 3].map((stars) => ({ direction: 'up', limit: 'none', count: 12, stars, advanced: false }));
    const redrawn = (thrown: number): Match => {
      const match = start(
        // Thirty cards: five in the hand, all others lie in the three rows.
        arranged(open(1, { deck: { numbers: DESIGN_DECK.numbers.slice(0, 30), goals } }), (s) => {
          s.sets = s.sets.map((set) => ({ ...set, stacks: s.draw.splice(0, 9).map((id) => [id]) }));
        }),
      );
      match.submit(0, { kind: 'redraw' }, 1);
      const cards = hand(match, 0).slice(0, thrown);
      expect(match.submit(0, { kind: 'discard', cards: cards.map(({ id }) => id) }, 1)).toMatchObject({ ok: true });
      return match;
    };
    expect(hand(redrawn(2), 0)).toHaveLength(5);
    expect(redrawn(2).log.filter(({ by, move }) => by === 'chance' && move.label === 'race1/refill1')).toHaveLength(1);
    expect(state(redrawn(2)).discard).toEqual([]);
    const bare = redrawn(0);
    play(bare, 0, hand(bare, 0)[0]?.id as number);
    expect(hand(bare, 0)).toHaveLength(4);
    expect(bare.submit(0, { kind: 'draw' }, 2)).toMatchObject({ ok: false, why: 'nothing-to-draw' });
  });
  test('ruling 3.4: H:referee = engine refuses with the reason', () => {
    const match = start(
      arranged(open(1, { referee: 'engine' }), (s) => {
        goal(s, 'even', 'up', 4);
        give(s, 0, [5, 8, 2, 1, 1]);
      }),
    );
    const [five, eight, two] = hand(match, 0).map(({ id }) => id) as [number, number, number];
    expect(play(match, 0, five)).toMatchObject({ ok: false, why: 'against-limit' });
    play(match, 0, eight);
    expect(play(match, 0, two)).toMatchObject({ ok: false, why: 'out-of-order' });
    expect(play(match, 0, two, 0, 0)).toMatchObject({ ok: false, why: 'not-equal' });
  });
  test('ruling 3.5: a stack of unequal cards fails', () =>
    expect(verified([[3, 4], [7]], {})).toMatchObject({ fault: 'stack' }));
  test.each([false, true])('ruling 3.7: a finished goal is closed, H:helpOnCompleted %s', (helpOnCompleted) => {
    const match = start(
      arranged(open(1, { helpOnCompleted }), (s) => {
        goal(s, 'above', 'up', 4);
        give(s, 0, [12, 13, 14, 15, 16]);
      }),
    );
    for (const { id } of hand(match, 0).slice(0, 4)) play(match, 0, id);
    const set = view(match, 0).sets[2];
    expect(set?.complete).toBe(true);
    const more = match.submit(
      0,
      { kind: 'play', card: hand(match, 0)[0]?.id, goal: set?.id, place: 'right', mark: set?.mark },
      0,
    );
    expect(more).toMatchObject({ ok: false, why: 'set-closed' });
    const cards = set?.stacks
      .flat()
      .slice(0, 1)
      .map(({ id }) => id);
    const cleared = match.submit(0, { kind: 'clear', goal: set?.id, cards, mark: set?.mark }, 0);
    expect(cleared.ok).toBe(helpOnCompleted);
    expect(view(match, 0).sets[2]?.complete).toBe(!helpOnCompleted);
  });
  test('ruling 3.8: a goal closes at exactly its number', () => {
    for (const { count } of DESIGN_DECK.goals) expect(count).toBeGreaterThanOrEqual(4);
    expect(rules.sound({ ...state(start(open(1))), phase: 'race' })).toBeNull();
  });
  test('ruling 3.9: with all goals done the race ends early', () => {
    const goals = [2, 2, 2].map((count) => ({ direction: 'up', limit: 'none', count, stars: 1, advanced: false }));
    const match = start(open(1, { deck: { numbers: DESIGN_DECK.numbers, goals } }));
    for (let i = 0; i < 200 && view(match, 0).history.length === 0; i++) {
      const move = game.bots.expert.choose(match.view(0), rngFrom(`g${i}`), units(10));
      match.submit(0, move, i);
    }
    expect(view(match, 0).history[0]).toMatchObject({ ended: 'all-goals', points: 3 });
  });
  test('ruling 3.10: two cards for the last place: the first counts, the second stays in the hand', () => {
    const match = start(
      arranged(open(2), (s) => {
        goal(s, 'above', 'up', 4);
        give(s, 0, [12, 13, 14, 15, 1]);
        give(s, 1, [16, 17, 1, 2, 3]);
      }),
    );
    for (const { id } of hand(match, 0).slice(0, 3)) play(match, 0, id);
    const set = view(match, 1).sets[2];
    const late = { kind: 'play', card: hand(match, 1)[0]?.id, goal: set?.id, place: 'right', mark: set?.mark };
    play(match, 0, hand(match, 0)[0]?.id as number);
    expect(match.submit(1, late, match.at)).toMatchObject({ ok: false, why: 'set-closed' });
    expect(hand(match, 1).some(({ id }) => id === late.card)).toBe(true);
  });
  test('ruling 3.10: a play that was right when it was meant is stale, not a mistake', () => {
    const match = start(
      arranged(open(2), (s) => {
        goal(s, 'none', 'up', 6);
        give(s, 0, [9, 1, 2, 3, 4]);
        give(s, 1, [5, 1, 2, 3, 4]);
      }),
    );
    const set = view(match, 1).sets[2];
    play(match, 0, hand(match, 0)[0]?.id as number);
    const late = { kind: 'play', card: hand(match, 1)[0]?.id, goal: set?.id, place: 'right', mark: set?.mark };
    expect(match.submit(1, late, match.at)).toMatchObject({ ok: false, why: 'stale' });
  });
  test('ruling 3.11: a play stamped at 180,000 ms counts, one at 180,001 does not; unfinished goals bring nothing', () => {
    for (const [at, counts] of [
      [180_000, 1],
      [180_001, 0],
    ] as const) {
      const match = start(open(1));
      play(match, 0, hand(match, 0)[0]?.id as number, at);
      match.advance(180_001);
      expect(view(match, 0).history[0]).toMatchObject({ ended: 'time', plays: counts, points: 0 });
    }
  });
  test('ruling 3.12: more than 11 and less than 9 are two goals', () => {
    expect(verified([[8], [12]], { limit: 'above' })).toMatchObject({ fault: 'limit' });
    expect(verified([[11], [12]], { limit: 'above' })).toMatchObject({ fault: 'limit' });
    expect(verified([[12], [13]], { limit: 'above' })).toMatchObject({ fault: null });
    expect(verified([[8], [9]], { limit: 'below' })).toMatchObject({ fault: 'limit' });
    expect(verified([[7], [8]], { limit: 'below' })).toMatchObject({ fault: null });
  });
  test('ruling 3.15: two at once spend two Helps, and all redraw twice', () => {
    const match = start(open(2));
    expect(match.submit(1, { kind: 'redraw' }, 1)).toMatchObject({ ok: true });
    expect(match.submit(0, { kind: 'redraw' }, 1)).toMatchObject({ ok: true });
    expect(match.submit(0, { kind: 'redraw' }, 1)).toMatchObject({ ok: false, why: 'help-running' });
    expect(view(match, 0)).toMatchObject({ help: 1, redrawers: [1, 0] });
    for (const round of [1, 2]) {
      for (const seat of [0, 1]) {
        const [first] = hand(match, seat);
        expect(match.submit(seat, { kind: 'discard', cards: [first?.id] }, round)).toMatchObject({ ok: true });
      }
      expect([0, 1].map((seat) => hand(match, seat).length)).toEqual([5, 5]);
    }
    expect(view(match, 0)).toMatchObject({ help: 1, redraw: null, redrawers: [] });
    expect(match.submit(0, { kind: 'discard', cards: [] }, 3)).toMatchObject({ ok: false });
  });
  test('ruling 3.15: of two at once only the first counts where one Help remains', () => {
    const match = start(arranged(open(2), (s) => (s.help = 1)));
    match.submit(1, { kind: 'redraw' }, 1);
    expect(match.submit(0, { kind: 'redraw' }, 1)).toMatchObject({ ok: false, why: 'no-help' });
  });
  test('ruling 3.15: each throws away 0 to n cards once, then all draw; once somebody has, a second Help waits', () => {
    const match = start(open(3));
    match.submit(1, { kind: 'redraw' }, 1);
    const old = hand(match, 0).map(({ id }) => id);
    match.submit(0, { kind: 'discard', cards: old }, 2);
    expect(match.submit(2, { kind: 'redraw' }, 2)).toMatchObject({ ok: false, why: 'help-running' });
    expect(match.submit(0, { kind: 'discard', cards: [] }, 2)).toMatchObject({ ok: false });
    expect(hand(match, 0)).toHaveLength(0);
    match.submit(1, { kind: 'discard', cards: [] }, 3);
    match.submit(
      2,
      {
        kind: 'discard',
        cards: hand(match, 2)
          .slice(0, 1)
          .map(({ id }) => id),
      },
      4,
    );
    expect([0, 1, 2].map((seat) => hand(match, seat).length)).toEqual([4, 4, 4]);
    expect(hand(match, 0).some(({ id }) => old.includes(id))).toBe(false);
    expect(view(match, 0).help).toBe(2);
  });
  test('ruling 3.15: who lays a card while others still choose draws with all the others', () => {
    const match = start(open(2));
    match.submit(0, { kind: 'redraw' }, 1);
    match.submit(
      1,
      {
        kind: 'discard',
        cards: hand(match, 1)
          .slice(0, 2)
          .map(({ id }) => id),
      },
      2,
    );
    play(match, 1, hand(match, 1)[0]?.id as number, 3);
    expect(hand(match, 1)).toHaveLength(2);
    match.submit(0, { kind: 'discard', cards: [] }, 4);
    expect([0, 1].map((seat) => hand(match, seat).length)).toEqual([5, 5]);
  });
  test('ruling 3.16: Help is refused before the race begins', () =>
    expect(open(1).submit(0, { kind: 'redraw' }, 0)).toMatchObject({ ok: false, why: 'not-now' }));
  test('ruling 3.17: H:noAdvanced, H:freeHelp, H:oneGoal and H:noTimer are for younger players', () => {
    expect([67, 11]).toEqual([
      cardsInPlay(state(open(1, { noAdvanced: true }))).length,
      goalsInPlay(state(open(1, { noAdvanced: true }))).length,
    ]);
    const free = start(open(1, { freeHelp: true }));
    expect(free.submit(0, { kind: 'discard', cards: [hand(free, 0)[0]?.id] }, 0)).toMatchObject({ ok: true });
    expect(helpBonus(3, { freeHelp: true })).toBe(0);
    const one = start(open(1, { oneGoal: true, noTimer: true }));
    expect(view(one, 0).sets).toHaveLength(1);
    expect(one.turn.dues).toEqual([]);
    const [a, b] = hand(one, 0).map(({ id }) => id) as [number, number];
    play(one, 0, a);
    play(one, 0, b);
    const set = view(one, 0).sets[0];
    expect(one.submit(0, { kind: 'arrange', goal: set?.id, stacks: [[b], [a]], mark: set?.mark }, 0)).toMatchObject({
      ok: true,
    });
    expect(state(one).sets[0]?.stacks).toEqual([[b], [a]]);
  });
  test('ruling 3.18: hands are hidden until shown, and cannot be swapped', () => {
    const match = start(open(3));
    expect(view(match, 0).hands[1]).toBeNull();
    match.submit(1, { kind: 'show', open: true }, 0);
    expect(view(match, 0).hands[1]).toHaveLength(4);
    expect(view(match, 'watcher').hands[0]).toBeNull();
  });
  test.each([true, false])(
    'ruling 3.19: with H:autoDraw %s a new card comes by itself or when asked for',
    (autoDraw) => {
      const match = start(open(1, { autoDraw }));
      play(match, 0, hand(match, 0)[0]?.id as number);
      expect(hand(match, 0)).toHaveLength(autoDraw ? 5 : 4);
      expect(match.submit(0, { kind: 'draw' }, 0).ok).toBe(!autoDraw);
      expect(hand(match, 0)).toHaveLength(5);
    },
  );
  test('ruling 3.20: no card is below 0', () => {
    expect(DESIGN_DECK.numbers.every(({ value }) => value >= 0 && value <= 20)).toBe(true);
    for (const { text, kind, value } of DESIGN_DECK.numbers) {
      const [a, sign, b] = text.split(' ');
      expect(sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)).toBe(value);
      expect(kind).toBe(sign === '+' ? 'sum' : 'difference');
    }
  });
  test('ruling 3.21: six players are refused, one holds five cards', () => {
    expect(openMatch(game, { seats: 6, seed: '1' })).toMatchObject({ ok: false, why: 'seats' });
    expect(hand(open(1), 0)).toHaveLength(5);
  });
  test('ruling 3.22: H:swapScoreTables swaps the two tables', () => {
    expect(ratingOf(61, 3, false)).toBe(4);
    expect(ratingOf(61, 3, true)).toBe(2);
    expect(ratingOf(61, 1, true)).toBe(4);
  });
  test('ruling 3.23: no bonus without unused Help', () => expect(helpBonus(0, { freeHelp: false })).toBe(0));
});

test('the deck: 90 cards, 45 sums, 23 advanced, 15 goals, 4 advanced, values as designed', () => {
  const { numbers, goals } = DESIGN_DECK;
  expect([numbers.length, goals.length]).toEqual([90, 15]);
  expect(numbers.filter(({ kind }) => kind === 'sum')).toHaveLength(45);
  expect(numbers.filter(({ advanced }) => advanced)).toHaveLength(23);
  expect(goals.filter(({ advanced }) => advanced)).toHaveLength(4);
  for (let value = 0; value <= 20; value++) {
    expect(numbers.filter((card) => card.value === value)).toHaveLength([9, 10, 11].includes(value) ? 6 : 4);
  }
});

test('every example of the rules text is what the check says', () => {
  const examples = Object.values(rulesPlan).flat();
  expect(examples.length).toBeGreaterThanOrEqual(4);
  for (const { stacks, direction, limit, counts } of examples) {
    expect(verified(stacks, { direction, limit }).fault === null).toBe(counts);
  }
});

test.each([{ plays: 20 }, { minutes: 'off' }, { minutes: '1' }])(
  '%j: a match of bots ends, and looks the same when redealt',
  (options) => {
    const match = open(3, options);
    const rng = rngFrom('bots');
    for (let at = 0; !match.result && match.log.length < 3000; at += 700) {
      match.advance(at, true);
      for (const seat of [...match.turn.must, ...match.turn.may]) {
        const move = game.bots.normal.choose(match.view(seat), rng, units(10));
        if (move) match.submit(seat, move, at);
      }
      for (const who of [0, 'watcher'] as const) {
        if (match.log.length % 7 !== 0) continue;
        const seen = view(match, who);
        const other = rules.deal(seen, rng);
        expect(rules.sound(other)).toBeNull();
        expect(rules.view(other, who)).toEqual(seen);
      }
    }
    expect(match.result).not.toBeNull();
    expect(canonical(state(match).history.map(({ ended }) => ended))).not.toContain('null');
  },
);
