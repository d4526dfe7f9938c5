import {
  canonical,
  openMatch,
  positionOf,
  readPosition,
  readRecord,
  rngFrom,
  verify,
  type Match,
} from '@cardinal/kernel';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { rules } from './rules.ts';
import { Sitting } from './testing/sitting.ts';
import type { NumsenseState } from './types.ts';
import { moveShape, stateShape } from './wire.ts';

const find = (id: string) => (id === 'numsense' ? game : undefined);

/** A whole match of proposals, sometimes the second. */
function played(seats: number, options: object, seed: string): Match {
  const opened = openMatch(game, { seats, seed, options });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const rng = rngFrom(seed);
  for (let at = 0; match.result === null; at += 700) {
    match.advance(at, true);
    const [seat] = match.turn.must;
    if (seat === undefined) continue;
    const [first, second] = game.propose(match.view(seat), rng);
    const answer = match.submit(seat, rng.below(3) === 0 ? (second ?? first) : first, at);
    if (!answer.ok) throw new Error(answer.why);
  }
  return match;
}

describe('records', () => {
  it.each([
    [2, {}],
    [3, { variant: 'ten-minutes', minutes: 1, falseCall: 'lose-turn' }],
    [4, { variant: 'choose-target', targets: 'progression', deals: 2, firstDealer: 'random', declareAfterDraw: true }],
  ])('a match of %i seats is proved from its file', (seats, options) => {
    const match = played(seats, options, `record-${seats}`);
    const text = JSON.stringify(match.record());
    const read = readRecord(text, find);
    if (!read.ok) throw new Error(read.text);
    expect(verify(read.game, read.record)).toMatchObject({ ok: true, entries: match.log.length });
  });
});

describe('positions', () => {
  it('any moment goes into a file and back', () => {
    const opened = openMatch(game, { seats: 3, seed: 'position' });
    if (!opened.ok) throw new Error('closed');
    const { match } = opened;
    const rng = rngFrom('position');
    for (let n = 0; n < 60 && match.result === null; n++) {
      match.advance(n, true);
      const file = JSON.stringify(positionOf(game, 3, match.header.options, match.state));
      const read = readPosition(file, find);
      if (!read.ok) throw new Error(`${n}: ${read.text}`);
      expect(canonical(read.position.state)).toBe(canonical(match.state));
      const [seat = 0] = match.turn.must;
      const [move] = game.propose(match.view(seat), rng);
      match.submit(seat, move, n);
    }
  });

  const sitting = Sitting.laid({
    hands: [
      [3, 'D'],
      [4, 6],
    ],
    draw: [1, 1, 2],
    discard: [9],
  });
  const faults: readonly (readonly [string, (s: NumsenseState) => Partial<NumsenseState>, RegExp])[] = [
    ['a card held twice', (s) => ({ hands: [[...(s.hands[0] ?? [])], [...(s.hands[0] ?? [])]] }), /two places/],
    ['a card lost', (s) => ({ draw: s.draw.slice(1) }), /instead of/],
    ['a card that is not in the deck', (s) => ({ draw: [...s.draw.slice(1), 99] }), /no card 99/],
    [
      'a hand too large',
      (s) => ({ hands: [[...(s.hands[0] ?? []), s.draw[0] ?? 0], s.hands[1] ?? []], draw: s.draw.slice(1) }),
      /holds 3 cards/,
    ],
    ['a seat too few', (s) => ({ hands: s.hands.slice(1) }), /one entry for each seat/],
    ['a target of another card', (s) => ({ target: { value: 11, card: s.target?.card ?? 0 } }), /bear the target/],
    ['other faces', (s) => ({ faces: s.faces.map(() => 1) }), /faces must be/],
    ['someone who is not at the table', () => ({ active: 2 }), /name seats/],
    ['a number that has expired', (s) => ({ spent: [s.hands[0]?.[0] ?? 0] }), /Discard cards/],
    ['a call without a sentence', () => ({ declarer: 1, called: [1], lastTurns: [0] }), /it wrote a sentence/],
    ['a call that misses', () => ({ declarer: 1, called: [1], lastTurns: [0], written: [null, '4*6'] }), /misses/],
    ['a sentence too early', () => ({ written: [null, '4+6'] }), /cannot have written/],
    ['a call of another', () => ({ declarer: 1, called: [0], lastTurns: [0], written: ['3*0', null] }), /begins with/],
    [
      'last turns out of order',
      () => ({ declarer: 1, called: [1], lastTurns: [], written: [null, '4+6'] }),
      /last turn/,
    ],
    ['a card taken before the turn', (s) => ({ taken: { card: s.hands[0]?.[0] ?? 0, from: 'draw' } }), /taken names/],
    [
      'nothing to write',
      () => ({ phase: 'compose', ending: 'declared', declarer: 0, called: [0, 1], written: ['3+0', '4+6'] }),
      /misses|scored/,
    ],
    ['known cards of somebody else', (s) => ({ known: [[s.hands[1]?.[0] ?? 0], []] }), /known cards/],
    ['a refill that is none', () => ({ phase: 'refill' }), /refill needs/],
    ['wilds set aside at the wrong time', (s) => ({ setAside: s.draw.slice(0, 1), draw: s.draw.slice(1) }), /setAside/],
    ['an end that is not told', () => ({ ending: 'time' }), /ending is told/],
  ];

  it('the position that the faults are planted in is sound', () => {
    expect(rules.sound(sitting.state)).toBeNull();
  });

  it.each(faults)('refuses %s', (_, change, text) => {
    expect(rules.sound({ ...sitting.state, ...change(sitting.state) })).toMatch(text);
  });

  it('refuses hands that the deck cannot deal', () => {
    const start = Sitting.match(2).state;
    const waiting = { ...rules.start(start.options, 2), handSize: 40 };
    expect(rules.sound(waiting)).toMatch(/larger deck/);
    expect(rules.sound({ ...waiting, handSize: 39 })).toBeNull();
  });

  it('refuses options that do not fit the seats', () => {
    const options = { ...sitting.state.options, deals: 1, handSize: 9 };
    expect(rules.sound({ ...sitting.state, options })).toMatch(/cannot be played/);
  });

  it('a shape that is not a state is refused', () => {
    for (const wrong of [
      {},
      { ...sitting.state, phase: 'lunch' },
      { ...sitting.state, extra: 1 },
      { ...sitting.state, totals: ['1/0', '0'] },
      { ...sitting.state, options: {} },
    ]) {
      expect(v.safeParse(stateShape, wrong).success).toBe(false);
    }
    expect(v.safeParse(stateShape, sitting.state).success).toBe(true);
  });
});

describe('moves from outside', () => {
  it.each([
    [{ kind: 'take', from: 'hand' }],
    [{ kind: 'put', card: -1 }],
    [{ kind: 'put', card: 1.5 }],
    [{ kind: 'put' }],
    [{ kind: 'declare', sentence: 'x'.repeat(1001) }],
    [{ kind: 'declare', sentence: '1', more: true }],
    [{ kind: 'fly' }],
    ['take draw'],
    [null],
  ])('%j is damaged', (move) => {
    expect(v.safeParse(moveShape, move).success).toBe(false);
  });

  it('a line break in a sentence is a space', () => {
    expect(v.parse(moveShape, { kind: 'write', sentence: '3+\n7' })).toEqual({ kind: 'write', sentence: '3+ 7' });
  });
});
