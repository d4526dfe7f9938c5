import { describe, expect, it } from 'vitest';
import { commitment, outcomeOf } from './draws.ts';
import { heardBy } from './entry.ts';
import { stateHash } from './hash.ts';
import { openMatch, type Match, type Told } from './match.ts';
import { defineGame, type Game } from './rules.ts';
import { dip, TURN_MS } from './testing/dip.ts';
import { dipMatch, dipPlayed } from './testing/matches.ts';

const TAKE = { kind: 'take' };
const STOP = { kind: 'stop' };
const brief = (told: readonly Told[]): string[] => told.map(({ entry }) => `${entry.seq} ${entry.at} ${entry.by}`);

/** A match of two whose first deal has come to its pause: four cards, all stopped. */
function paused(): Match {
  const match = dipMatch(2);
  match.advance(0);
  match.submit(0, STOP, 1000);
  match.submit(1, STOP, 2000);
  return match;
}

describe('opening', () => {
  it('promises the seed and keeps it to itself', () => {
    const match = dipMatch(3, 'sunflower', { deals: 1 });
    expect(match.header).toEqual({
      format: 'cardinal-record',
      edition: 1,
      game: 'dip',
      rules: 1,
      seats: 3,
      options: { deals: 1, timed: true, coin: 'fair', deck: [1, 2, 3, 4, 5, 6, 7, 8] },
      commitment: commitment('sunflower'),
    });
    expect(JSON.stringify([match, match.record(), match.state])).not.toContain('sunflower');
  });

  it('says what is wrong with a set-up', () => {
    expect(openMatch(dip, { seats: 2, seed: 's', options: { deals: 0 } })).toMatchObject({
      why: 'options',
      problems: [{ option: 'deals' }],
    });
    for (const seats of [1, 5, 2.5, NaN]) {
      expect(openMatch(dip, { seats, seed: 's' })).toEqual({ ok: false, why: 'seats', seats: [2, 4] });
    }
    expect(openMatch(dip, { seats: 3, seed: 's', options: { deck: [1, 2] } })).toEqual({
      ok: false,
      why: 'unfit',
      refusal: { ok: false, why: 'deck-too-small', facts: { need: 3 } },
    });
  });
});

describe('a move', () => {
  it('is logged with its time, and heard by whom it concerns', () => {
    const match = dipMatch(3);
    match.advance(0);
    const said = match.submit(0, TAKE, 1234);
    expect(said).toMatchObject({ ok: true, told: [{ entry: { seq: 1, at: 1234, by: 0, move: TAKE } }] });
    const { heard } = said.told[0]!;
    const card = outcomeOf('sunflower', { label: 'deal0/shuffle', shuffle: 8 });
    expect(heardBy(heard, 0)).toEqual([{ kind: 'taken', seat: 0, card: ('order' in card ? card.order[7]! : 0) + 1 }]);
    expect(heardBy(heard, 1)).toEqual([{ kind: 'taken', seat: 0 }]);
    expect(heardBy(heard, 'watcher')).toEqual([]);
  });

  it('is refused with a code, and nothing changes', () => {
    const match = dipMatch(2);
    match.advance(0);
    const before = stateHash(match.state);
    expect(match.submit(1, TAKE, 10)).toEqual({ ok: false, why: 'not-yours', told: [] });
    for (const seat of [2, -1, 0.5, NaN]) {
      expect(match.submit(seat, TAKE, 10)).toEqual({ ok: false, why: 'no-such-seat', told: [] });
    }
    for (const damaged of [null, undefined, 7, 'take', [], {}, { kind: 'eat' }, { kind: ['take'] }]) {
      expect(match.submit(0, damaged, 10)).toEqual({ ok: false, why: 'damaged', told: [] });
    }
    expect(stateHash(match.state)).toBe(before);
    expect(match.log).toHaveLength(1);
  });

  it('is refused by the game with figures', () => {
    const match = dipMatch(2, 'sunflower', { timed: false });
    for (let at = 0; at < 6; at++) match.submit(at % 2, TAKE, at);
    expect(match.submit(0, TAKE, 9)).toEqual({ ok: false, why: 'too-many', facts: { most: 3 }, told: [] });
  });

  it('keeps only what its shape knows', () => {
    const match = dipMatch(2);
    match.submit(0, { ...TAKE, note: 'for you' }, 0);
    expect(match.log.at(-1)?.move).toEqual(TAKE);
  });

  it('before the last entry counts as made at its time', () => {
    const match = dipMatch(2);
    match.submit(0, STOP, 500);
    match.submit(1, STOP, 400);
    expect(match.log.map(({ at }) => at)).toEqual([500, 500, 500, 500]);
  });

  it('after the end is refused', () => {
    const match = dipPlayed(2);
    expect(match.submit(0, TAKE, match.at)).toEqual({ ok: false, why: 'over', told: [] });
    expect(match.advance(match.at + 1e6, true)).toEqual([]);
  });
});

describe('time', () => {
  it('feeds a due before a move that comes too late, and tells it with the refusal', () => {
    const match = dipMatch(2);
    match.advance(0);
    const late = match.submit(0, TAKE, TURN_MS);
    expect(late).toMatchObject({ ok: false, why: 'not-yours' });
    expect(brief(late.told)).toEqual([`1 ${TURN_MS} clock`]);
    expect(late.told[0]!.heard).toEqual([{ to: 'all', e: { kind: 'stopped', seat: 0 } }]);
    const inTime = match.submit(1, TAKE, 2 * TURN_MS - 1);
    expect(inTime.ok).toBe(true);
  });

  it('feeds it before a damaged message too', () => {
    const match = dipMatch(2);
    match.advance(0);
    expect(brief(match.submit(0, null, TURN_MS).told)).toEqual([`1 ${TURN_MS} clock`]);
  });

  it('gives each due its own moment, however late one asks', () => {
    const match = dipMatch(3);
    match.advance(0);
    expect(brief(match.advance(25_000))).toEqual(['1 10000 clock', '2 20000 clock']);
    expect(match.at).toBe(20_000);
  });

  it('gives a draw the time of what led to it, so that asking often or seldom comes to the same', () => {
    const often = dipMatch(2);
    const seldom = dipMatch(2);
    often.advance(7);
    seldom.advance(7);
    for (let at = 8; at < 40_000; at += 1111) often.advance(at);
    seldom.advance(40_000);
    expect(seldom.log).toEqual(often.log);
    expect(brief(seldom.log.map((entry) => ({ entry, heard: [] })))).toEqual([
      '0 7 chance',
      '1 10007 clock',
      '2 20007 clock',
      '3 20007 chance',
    ]);
  });

  it('begins with the first deal', () => {
    const match = dipMatch(2);
    match.note({ kind: 'back', seat: 1 }, 100);
    match.advance(5000);
    expect(match.log.map(({ at }) => at)).toEqual([100, 5000]);
    expect(match.turn.dues).toEqual([{ id: 'stop/0', at: 5000 + TURN_MS }]);
  });

  it('is whole milliseconds and nothing else', () => {
    const match = dipMatch(2);
    for (const at of [NaN, 0.5, -1, Infinity]) {
      expect(() => match.advance(at)).toThrow('time-broken');
      expect(() => match.submit(0, TAKE, at)).toThrow('time-broken');
      expect(() => match.note({ kind: 'paused' }, at)).toThrow('time-broken');
    }
    expect(match.log).toEqual([]);
  });
});

describe('a pause', () => {
  it('waits, whatever is asked, until somebody says go on', () => {
    const match = paused();
    expect(match.turn.draw).toEqual({ label: 'deal1/shuffle', shuffle: 8, pause: true });
    expect(match.advance(60_000)).toEqual([]);
    expect(match.submit(0, TAKE, 60_000)).toEqual({ ok: false, why: 'not-now', told: [] });
    expect(brief(match.advance(90_000, true))).toEqual(['4 90000 chance']);
    expect(match.turn).toMatchObject({ must: [0], dues: [{ at: 90_000 + TURN_MS }] });
  });

  it('is passed one at a time', () => {
    const pause = { label: 'again', shuffle: 2, pause: true } as const;
    const opened = openMatch(
      { ...dip, turn: (s) => ({ ...dip.turn(s), draw: pause }), play: () => undefined },
      { seats: 2, seed: 's' },
    );
    if (!opened.ok) throw new Error(opened.why);
    expect(brief(opened.match.advance(3))).toEqual([]);
    expect(brief(opened.match.advance(5, true))).toEqual(['0 5 chance']);
    expect(brief(opened.match.advance(5, true))).toEqual(['1 5 chance']);
  });
});

describe('notes', () => {
  it('stand in the log and change nothing', () => {
    const match = dipMatch(2);
    match.advance(0);
    const before = stateHash(match.state);
    expect(match.note({ kind: 'left', seat: 1 }, 300)).toEqual({
      entry: { seq: 1, at: 300, by: 'table', move: { kind: 'left', seat: 1 } },
      heard: [],
    });
    expect(stateHash(match.state)).toBe(before);
    expect(match.at).toBe(300);
  });

  it('never push a due out of its place', () => {
    const match = dipMatch(2);
    match.advance(0);
    expect(match.note({ kind: 'paused' }, TURN_MS + 50).entry.at).toBe(TURN_MS);
    expect(brief(match.advance(TURN_MS + 50))).toEqual([`2 ${TURN_MS} clock`]);
  });
});

describe('broken rules', () => {
  const broken = (change: Partial<Game>): Match => {
    const opened = openMatch({ ...dip, ...change }, { seats: 2, seed: 's' });
    if (!opened.ok) throw new Error(opened.why);
    return opened.match;
  };

  it('that keep a due are named', () => {
    const turn: Game['turn'] = () => ({ mode: 'free', must: [], may: [0], dues: [{ id: 'again', at: 5 }] });
    expect(() => broken({ turn }).advance(10)).toThrow('rules-broken: dip keeps its due again');
  });

  it('that re-arm a due for ever do not hang the table', () => {
    let n = 0;
    const turn: Game['turn'] = () => ({ mode: 'free', must: [], may: [0], dues: [{ id: `again/${n++}`, at: 5 }] });
    const play: Game['play'] = () => undefined;
    const match = broken({ turn, play, copy: (s) => s });
    expect(() => match.advance(10)).toThrow('rules-broken');
  });
});

it('defineGame adds bots and changes nothing else', () => {
  const { bots, ...rules } = dip;
  expect(defineGame(rules as never, bots as never)).toEqual(dip);
});
