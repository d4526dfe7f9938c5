// Records proved, and every single tampering found. A forger reckons the sum anew (withSum), so that what is shown is
// that the rules and the seed find the fault, not only the sum.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateHash } from './hash.ts';
import { openMatch } from './match.ts';
import { positionOf, withSum, type MatchRecord } from './record.ts';
import { replay, verify, type Unproved } from './replay.ts';
import { readRecord } from './record-file.ts';
import { branchOf, matchFrom, resumeMatch } from './resume.ts';
import { dip, TURN_MS } from './testing/dip.ts';
import { dipMatch, dipPlayed } from './testing/matches.ts';

const honest = dipPlayed(3, 'sunflower').record();
const copy = (): any => structuredClone(honest);
const add = (holder: any, key: string | number, by: number): void => {
  holder[key] = (holder[key] as number) + by;
};
const at = (test: (entry: any) => boolean): number => honest.log.findIndex(test);

describe('a replay', () => {
  it('passes through every state of the match', () => {
    const match = dipMatch(2);
    const hashes = [stateHash(match.state)];
    for (const entry of dipPlayed(2).log) {
      match.restore(entry);
      hashes.push(stateHash(match.state));
    }
    const moments = [...replay(dip, dipPlayed(2).record())];
    expect(moments.map(({ state }) => stateHash(state))).toEqual(hashes);
    expect(moments[0]).toMatchObject({ entry: null, heard: [] });
  });

  it('stops with an error where an entry does not follow', () => {
    const record = copy();
    record.log[1].by = 2;
    expect(() => [...replay(dip, record)]).toThrow('log-broken: entry 1');
  });
});

describe('a branch', () => {
  it('begins with the entries of another match, says so, and is proved by the same seed', () => {
    const match = branchOf(dip, honest, 5);
    while (match.result === null) {
      const [seat] = match.turn.must;
      if (seat === undefined) match.advance(match.at + 20_000, true);
      else match.submit(seat, { kind: 'stop' }, match.at);
    }
    const record = match.record();
    expect(record.log.slice(0, 5)).toEqual(honest.log.slice(0, 5));
    expect(record.log).not.toEqual(honest.log);
    expect(record).toMatchObject({ branch: 5, seed: honest.seed, commitment: honest.commitment });
    expect(verify(dip, record)).toMatchObject({ ok: true });
    const read = readRecord(JSON.stringify(record), () => dip);
    expect(read.ok && read.record).toEqual(record);
  });

  it('cannot be longer than what it has, nor come from a match whose seed is not told', () => {
    expect(verify(dip, withSum({ ...honest, branch: honest.log.length + 1 }))).toMatchObject({ why: 'numbering' });
    const { seed: _, ...secret } = honest;
    expect(() => branchOf(dip, secret, 3)).toThrow('log-broken');
  });
});

describe('verify', () => {
  it('proves honest matches of any seed and size', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), fc.boolean(), (seed, seats, timed) => {
        const match = dipPlayed(seats, seed, { timed });
        expect(verify(dip, match.record())).toEqual({ ok: true, entries: match.log.length });
      }),
      { numRuns: 40 },
    );
  });

  const tampered: [string, Unproved['why'], (record: any) => void][] = [
    ['another seed', 'commitment', (r) => (r.seed = 'moonflower')],
    ['another promise', 'commitment', (r) => (r.commitment = r.commitment.replace(/^./, '!'))],
    [
      'seed and promise changed together',
      'chance',
      (r) => {
        r.seed = 'moonflower';
        r.commitment = dipMatch(2, 'moonflower').header.commitment;
      },
    ],
    ['no seed', 'unfinished', (r) => delete r.seed],
    ['other rules', 'rules', (r) => (r.rules = 2)],
    ['another game', 'rules', (r) => (r.game = 'dop')],
    ['options nobody can play', 'move', (r) => (r.options.deck = [])],
    ['another deck', 'hash', (r) => (r.options.deck[0] = 9)],
    ['a card moved in the shuffle', 'chance', (r) => r.log[0].move.order.reverse()],
    ['another coin', 'chance', (r) => (r.log[at((e) => e.move.index !== undefined)].move.index ^= 2)],
    ['another draw', 'chance', (r) => (r.log[0].move.label = 'deal1/shuffle')],
    ['a draw where none is due', 'chance', (r) => (r.log[1] = { ...r.log[0], seq: 1 })],
    ['a move by another seat', 'move', (r) => (r.log[1].by = 2)],
    ['a move by a seat nobody has', 'move', (r) => (r.log[1].by = 77)],
    ['two entries changed over', 'numbering', (r) => r.log.splice(1, 2, r.log[2], r.log[1])],
    [
      'two entries and numbers changed over',
      'move',
      (r) => r.log.splice(1, 2, { ...r.log[2], seq: 1, at: r.log[1].at }, { ...r.log[1], seq: 2, at: r.log[2].at }),
    ],
    ['an entry left out', 'numbering', (r) => r.log.splice(3, 1)],
    ['a number skipped', 'numbering', (r) => add(r.log.at(-1), 'seq', 1)],
    ['an entry earlier than the last', 'time', (r) => (r.log[2].at = Number(r.log[1].at) - 1)],
    ['a move later than its due', 'move', (r) => add(r.log[1], 'at', TURN_MS)],
    ['a due too early', 'time', (r) => add(r.log[at((e) => e.by === 'clock')], 'at', -1)],
    ['a due too late', 'time', (r) => add(r.log[at((e) => e.by === 'clock')], 'at', 1)],
    ['a due of another name', 'clock', (r) => (r.log[at((e) => e.by === 'clock')].move.due = 'tea')],
    ['a draw that did not come at once', 'time', (r) => add(r.log[at((e) => e.move.index !== undefined)], 'at', 1)],
    ['another hash', 'hash', (r) => (r.hashes[16] = '0123456789abcdef')],
    ['another last hash', 'hash', (r) => (r.hashes[r.log.length] = '0123456789abcdef')],
    ['a hash of no place', 'hash', (r) => (r.hashes[999] = '0123456789abcdef')],
    ['a hash with a crooked name', 'hash', (r) => (r.hashes['016'] = r.hashes[16])],
    ['another winner', 'result', (r) => (r.result.winners = [0, 1, 2])],
    ['another score', 'result', (r) => add(r.result.scores, 1, 1)],
    ['no result', 'result', (r) => delete r.result],
    ['the end cut off', 'result', (r) => (r.log.pop(), (r.hashes = {}))],
  ];
  it.each(tampered)('finds %s (%s)', (_, why, change) => {
    const record = copy();
    change(record);
    expect(record).not.toEqual(honest);
    const said = verify(dip, withSum(record as MatchRecord));
    expect(said).toMatchObject({ ok: false, why });
    expect(!said.ok && said.text).toMatch(/^[A-Z].*\.$/);
  });

  it('finds another move by what follows from it', () => {
    const record = copy();
    const index = at((entry) => entry.move.kind === 'stop');
    record.log[index].move.kind = 'take';
    expect(verify(dip, withSum(record as MatchRecord)).ok).toBe(false);
  });

  it('finds what the rules cannot miss by the sum', () => {
    const record = { ...copy(), names: ['Ann', 'Bo', 'Cy'] };
    expect(verify(dip, record)).toMatchObject({ ok: false, why: 'sum' });
    expect(verify(dip, withSum(record as MatchRecord)).ok).toBe(true);
    const { sum: _, ...without } = copy();
    expect(verify(dip, without).ok).toBe(true);
  });

  it('finds any one leaf changed', () => {
    const leaves = (value: unknown, path: readonly string[] = []): string[][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
        : [[...path]];
    // `format` and `edition` are the reader's to judge.
    const places = leaves(honest).filter(([first]) => first !== 'format' && first !== 'edition');
    for (const path of places) {
      const record = copy();
      let inner = record;
      for (const key of path.slice(0, -1)) inner = inner[key];
      const key = path.at(-1)!;
      inner[key] = typeof inner[key] === 'number' ? inner[key] + 1 : `${String(inner[key])}!`;
      expect({ path, ok: verify(dip, record).ok }).toEqual({ path, ok: false });
    }
  });
});

describe('a match from a position', () => {
  const first = dipMatch(3);
  first.submit(0, { kind: 'take' }, 0);
  const position = positionOf(dip, 3, first.header.options, first.state);

  it('plays on, and its record is proved from there', () => {
    const match = matchFrom(dip, position, 'later', ['Ann', 'Bo', 'Cy']);
    expect(match.view(0)).toEqual(first.view(0));
    while (match.result === null) match.advance(match.at + TURN_MS, true);
    const record = match.record();
    expect(record).toMatchObject({ start: position.state, names: ['Ann', 'Bo', 'Cy'], seed: 'later' });
    expect(verify(dip, record)).toEqual({ ok: true, entries: match.log.length });
    const forged: any = structuredClone(record);
    add(forged.start.hands[0], 0, 1);
    expect(verify(dip, withSum(forged as MatchRecord))).toMatchObject({ ok: false });
  });
});

describe('a match from its log', () => {
  const match = dipPlayed(4, 'restart');

  it('stands where it stood, cut off anywhere', () => {
    const whole = match.record();
    for (let length = 0; length <= match.log.length; length += 5) {
      const again = resumeMatch(dip, match.header, 'restart', match.log.slice(0, length));
      for (const entry of match.log.slice(length)) again.restore(entry);
      expect(again.record()).toEqual(whole);
    }
  });

  it('draws what was still to be drawn, at the time it belongs to', () => {
    const coin = match.log.findIndex(({ move }) => 'index' in (move as object));
    const again = resumeMatch(dip, match.header, 'restart', match.log.slice(0, coin));
    expect(again.advance(1e9)[0]?.entry).toEqual(match.log[coin]);
  });

  it.each<[string, (log: any[]) => void]>([
    ['a number missing', (log) => log.splice(2, 1)],
    ['a number twice', (log) => (log[2].seq = 1)],
    ['a time that runs back', (log) => (log[2].at = -1)],
    ['a move that does not follow', (log) => (log[1].by = 3)],
    ['a draw that is no answer', (log) => (log[0].move.order = [0])],
  ])('with %s is not believed', (_, change) => {
    const log = structuredClone(match.log) as any[];
    change(log);
    expect(() => resumeMatch(dip, match.header, 'restart', log)).toThrow('log-broken');
  });

  it('with another seed is not believed', () => {
    expect(() => resumeMatch(dip, match.header, 'other', match.log)).toThrow('log-broken');
  });
});

it('the same seed deals the same cards whatever the players do', () => {
  const orders = (take: boolean): unknown[] => {
    const opened = openMatch(dip, { seats: 2, seed: 'same', options: { deals: 3 } });
    if (!opened.ok) throw new Error(opened.why);
    const { match } = opened;
    for (let at = 0; match.result === null; at++) {
      const [seat] = match.turn.must;
      if (seat === undefined) match.advance(at, true);
      else if (!take || !match.submit(seat, { kind: 'take' }, at).ok) match.submit(seat, { kind: 'stop' }, at);
    }
    return match.log.filter(({ by }) => by === 'chance').map(({ move }) => move);
  };
  expect(orders(true)).toEqual(orders(false));
});
