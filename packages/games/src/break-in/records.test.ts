import {
  canonical,
  openMatch,
  positionOf,
  readPosition,
  readRecord,
  rngFrom,
  units,
  verify,
  type Match,
} from '@cardinal/kernel';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bots } from './bot.ts';
import { game } from './index.ts';
import { rules } from './rules.ts';
import { Sitting } from './testing/sitting.ts';
import type { BreakInState } from './types.ts';
import { moveShape, stateShape } from './wire.ts';

const find = (id: string) => (id === 'break-in' ? game : undefined);

/** A match of easy bots, as far as so many requests; in a window everyone is asked. */
function played(seats: number, options: object, seed: string, most = 5000, look?: (match: Match) => void): Match {
  const opened = openMatch(game, { seats, seed, options });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const rng = rngFrom(seed);
  for (let n = 0; n < most && match.result === null; n++) {
    match.advance(n * 700, true);
    look?.(match);
    for (const seat of [...match.turn.may, ...match.turn.must]) {
      const move = game.bots.easy.choose(match.view(seat), rng, units(100));
      if (move === null) continue;
      const answer = match.submit(seat, move, n * 700);
      if (!answer.ok) throw new Error(answer.why);
      break;
    }
  }
  return match;
}

describe('records', () => {
  it.each([
    [2, { goal: 300 }],
    [3, { breakInSeconds: 2, queueCallers: true, referee: 'table', goal: 300 }],
    [6, { firstDealer: 'random', dealerLeft: true, breakInIsTheTurn: true, goal: 300 }],
  ])('a match of %i seats is proved from its file', (seats, options) => {
    const match = played(seats, options, `record-${seats}`);
    expect(match.result).not.toBeNull();
    const read = readRecord(JSON.stringify(match.record()), find);
    if (!read.ok) throw new Error(read.text);
    expect(verify(read.game, read.record)).toMatchObject({ ok: true, entries: match.log.length });
  });
});

describe('positions', () => {
  it('any moment goes into a file and back', () => {
    let seen = 0;
    played(3, { referee: 'table' }, 'position', 120, (match) => {
      const read = readPosition(JSON.stringify(positionOf(game, 3, match.header.options, match.state)), find);
      if (!read.ok) throw new Error(read.text);
      expect(canonical(read.position.state)).toBe(canonical(match.state));
      seen++;
    });
    expect(seen).toBeGreaterThan(60);
  });

  const sitting = Sitting.laid({ hands: ['1 2 3', '9 9', '8'], draw: '+' });
  const open = Sitting.laid({ hands: ['9 9 9 8 8 7 7 - - /', '9', '8'], draw: '5' })
    .does(0, 'take draw')
    .does(0, 'discard 5');
  const faults: readonly (readonly [string, Sitting, (s: BreakInState) => Partial<BreakInState>, RegExp])[] = [
    [
      'a card held twice',
      sitting,
      (s) => ({ hands: [s.hands[0] ?? [], s.hands[0] ?? [], s.hands[2] ?? []] }),
      /two places/,
    ],
    ['a card lost', sitting, (s) => ({ draw: s.draw.slice(1) }), /instead of/],
    ['a card of another deck', sitting, (s) => ({ draw: [399, ...s.draw.slice(1)] }), /no card 399/],
    [
      'a hand that is too large',
      sitting,
      (s) => ({ hands: [[...(s.hands[0] ?? []), ...s.draw.slice(0, 9)], ...s.hands.slice(1)], draw: s.draw.slice(9) }),
      /holds 12/,
    ],
    ['a seat that is not there', sitting, () => ({ active: 3 }), /at the table/],
    ['a list that is too short', sitting, () => ({ points: [0] }), /one entry for each seat/],
    ['a known card in no hand', sitting, (s) => ({ known: [[s.draw[0] ?? 0], [], []] }), /known cards/],
    ['a turn without a taken card', sitting, () => ({ phase: 'lay' }), /taken/],
    ['a call that nobody made', sitting, () => ({ phase: 'claim' }), /claim names/],
    ['a window on another card', open, (s) => ({ window: s.window && { ...s.window, card: 0 } }), /on top/],
    ['a window of the next seat', open, (s) => ({ window: s.window && { ...s.window, by: 1 } }), /another than/],
    ['an ending that is not near', open, (s) => ({ window: s.window && { ...s.window, ending: 'pile' } }), /ending/],
    ['a goal that is reached', sitting, () => ({ totals: [1000, 0, 0] }), /reached the goal/],
  ];
  it.each(faults)('%s is unsound', (_, { state }, change, text) => {
    expect(rules.sound({ ...state, ...change(state) })).toMatch(text);
  });

  it('a formula that is not true, or not of its cards, is unsound', () => {
    const laid = Sitting.laid({ hands: ['1 2 3 4', '9'], draw: '+' })
      .does(0, 'take draw')
      .does(0, 'lay 1+2=3').state;
    const [formula] = laid.table;
    if (!formula) throw new Error('nothing laid');
    const changed = (change: object): string | null => rules.sound({ ...laid, table: [{ ...formula, ...change }] });
    expect(changed({})).toBeNull();
    expect(changed({ text: '1+2=4' })).toMatch(/not true/);
    expect(changed({ text: '2+1=3' })).toMatch(/do not spell/);
    expect(changed({ points: 99 })).toMatch(/worth 36/);
    expect(changed({ text: '1+2' })).toMatch(/not a formula/);
  });
});

describe('shapes', () => {
  it('moves come as they are written, one line each', () => {
    const cards = [1, 2, 3, 4];
    const read = v.parse(moveShape, { kind: 'lay', formula: ' 1+2\n=3#1 ', cards });
    expect(read).toEqual({ kind: 'lay', formula: '1+2 =3 1', cards });
    for (const bad of [{}, { kind: 'take' }, { kind: 'lay', formula: 'x' }, { kind: 'done', more: 1 }, null, 'done']) {
      expect(v.safeParse(moveShape, bad).success).toBe(false);
    }
  });

  it('a state needs every field and every option', () => {
    const { state } = Sitting.match(2);
    expect(v.safeParse(stateShape, state).success).toBe(true);
    for (const key of Object.keys(state)) {
      const { [key as keyof BreakInState]: _, ...rest } = state;
      expect(v.safeParse(stateShape, rest).success, key).toBe(false);
    }
    expect(v.safeParse(stateShape, { ...state, options: {} }).success).toBe(false);
  });
});

describe('bots', () => {
  it.each(['beginner', 'easy', 'normal', 'expert'] as const)('%s plays whole matches and is never fined', (level) => {
    const opened = openMatch(game, { seats: 3, seed: level, options: { goal: 300 } });
    if (!opened.ok) throw new Error(opened.why);
    const { match } = opened;
    const rng = rngFrom(level);
    for (let at = 0; match.result === null; at += 1000) {
      match.advance(at, true);
      for (const seat of [...match.turn.may, ...match.turn.must]) {
        const view = match.view(seat);
        const move = game.bots[level].choose(view, rng, units(100));
        expect(game.bots[level].pace(view, move, rng)).toBeGreaterThanOrEqual(200);
        if (move === null) continue;
        expect(match.submit(seat, move, at)).toMatchObject({ ok: true });
        break;
      }
    }
    const state = match.state as unknown as BreakInState;
    expect(state.history.every(({ fines }) => fines.every((fine) => fine === 0))).toBe(true);
  });

  it('a bot calls only with a formula in hand, and waits before it draws past an open window', () => {
    const sitting = (hand: string): Sitting =>
      Sitting.laid({ hands: ['5 0 0 0 0 1 + + + x', hand, '9'], draw: '9' })
        .does(0, 'take draw')
        .does(0, 'discard 5');
    const rng = rngFrom('call');
    const asked = (hand: string) => bots.expert.choose(sitting(hand).view(1), rng, units(100));
    expect(asked('2 3 + 9')).toMatchObject({ kind: 'break-in' });
    expect(asked('2 2 + 9')).toMatchObject({ kind: 'take' });
    const view = sitting('2 2 + 9').view(1);
    expect(bots.expert.pace(view, { kind: 'take', from: 'draw' }, rng)).toBeGreaterThanOrEqual(2500);
  });

  it('doubts a false formula (X.7)', () => {
    const sitting = Sitting.laid({ hands: ['1 2 4 5', '9', '8'], draw: '+', options: { referee: 'table' } });
    sitting.does(0, 'take draw').does(0, 'lay 1+2=4');
    expect(bots.expert.choose(sitting.view(2), rngFrom('doubt'), units(10))).toEqual({ kind: 'doubt', formula: 1 });
  });
});
