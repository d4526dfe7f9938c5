// Unlike people at one table: what own cards and own time do in each game, and that every such match is proved from its
// record. Timings and ranges are worked out by hand from the options.
import { openMatch, readRecord, rngFrom, verify, type Game, type Match, type Seat } from '@cardinal/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGS } from '@cardinal/words';
import { linesByLanguage } from './addition-mania/words/lines-by-language.ts';
import { games, type GameId } from './registry.ts';

const ids = Object.keys(games) as readonly GameId[];
const loaded = new Map<string, Game>(
  await Promise.all(ids.map(async (id): Promise<[string, Game]> => [id, await games[id].load()])),
);

function open(id: GameId, seats: number, options: object, seed = 'unlike'): Match {
  const opened = openMatch(loaded.get(id) as Game, { seats, options, seed });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  opened.match.advance(0, true);
  return opened.match;
}

/** Plays sensible moves, some after a while in which deadlines pass, so many entries long. */
function playOn(match: Match, seed: string, most: number): void {
  const rng = rngFrom(seed);
  let at = match.at;
  while (!match.result && match.log.length < most) {
    const { must, may, draw, dues } = match.turn;
    at += rng.below(9000);
    if (draw || must.length + may.length === 0 || (dues.length > 0 && rng.below(4) === 0)) {
      match.advance(Math.max(at, draw ? 0 : (dues[0]?.at ?? 0)), true);
      at = Math.max(at, match.at);
      continue;
    }
    const seat = (must.length > 0 ? must : may)[rng.below(must.length || may.length)] as Seat;
    const [move] = match.game.propose(match.view(seat), rng);
    if (move) match.submit(seat, move, at);
    else match.advance((at += 1000), true);
  }
}

describe('a record of unlike seats', () => {
  const lists = (...values: number[]) => fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
  const times = lists(1, 2, 3, 5, 10, 0);
  const cases: readonly (readonly [GameId, fc.Arbitrary<object>])[] = [
    ['numsense', fc.record({ seatRange: lists(0, 5, 10, 15, 20), deals: fc.constant(2) })],
    [
      'break-in',
      fc.record({
        seatRange: lists(0, 3, 5, 9),
        seatTime: times,
        breakInSeconds: fc.constantFrom(0, 4),
        mostDeals: fc.constant(1),
      }),
    ],
    ['math-rush', fc.record({ seatRange: lists(0, 5, 10, 15) })],
    ['addition-mania', fc.record({ seatTime: times, guessTimer: fc.constantFrom(0, 12) })],
  ];

  it.each(cases)('%s: the same entries give the same states, and a file proves them', (id, options) => {
    fc.assert(
      fc.property(options, fc.nat(9999), (given, n) => {
        const match = open(id, 3, given, `record${n}`);
        playOn(match, `play${n}`, 60);
        const text = JSON.stringify(match.record());
        const read = readRecord(text, (name) => loaded.get(name));
        expect(read.ok).toBe(true);
        if (!read.ok) return;
        // An unfinished match is proved with its seed as the table itself could: by its draws, dues, moves and hashes.
        const { result, sum: _, ...record } = read.record;
        expect(verify(read.game, { ...record, seed: `record${n}`, ...(result && { result }) })).toEqual({
          ok: true,
          entries: match.log.length,
        });
      }),
      { numRuns: 6 },
    );
  });
});

describe('own cards', () => {
  it.each([
    ['numsense', { seatRange: [0, 5] }, (face: unknown) => typeof face !== 'number' || face <= 5],
    ['break-in', { seatRange: [0, 3] }, (face: unknown) => ['0', '1', '2', '3', '+', '-', '*'].includes(String(face))],
  ] as const)('%s: such a seat is dealt and draws nothing else', (id, options, fits) => {
    let draws = 0;
    for (let seed = 0; seed < 10; seed++) {
      const match = open(id, 2, options, `own${seed}`);
      const held = (): readonly { readonly id: number; readonly face: unknown }[] =>
        (match.view(1) as unknown as { readonly hand: readonly { readonly id: number; readonly face: unknown }[] })
          .hand;
      expect(held().filter((card) => !fits(card.face))).toEqual([]);
      for (let turn = 0; turn < 8 && !match.turn.draw; turn++) {
        const seat = match.turn.must[0] as Seat;
        const before = new Set(held().map((card) => card.id));
        const took = match.game.read('take draw', match.view(seat));
        if (took && match.submit(seat, took, match.at).ok && seat === 1) {
          draws++;
          expect(held().filter((card) => !before.has(card.id) && !fits(card.face))).toEqual([]);
        }
        for (let moves = 0; match.turn.must[0] === seat && moves < 3; moves++) {
          const [move] = match.game.propose(match.view(seat), rngFrom('put'));
          if (move) match.submit(seat, move, match.at);
        }
      }
    }
    expect(draws).toBeGreaterThan(10);
  });

  it('math-rush: such a seat holds results up to its number, none advanced; the team’s deck stays whole', () => {
    const match = open('math-rush', 2, { seatRange: [0, 5] });
    const view = match.view(1) as unknown as {
      readonly hands: readonly (readonly { readonly value: number; readonly advanced: boolean }[] | null)[];
      readonly drawCount: number;
      readonly own: readonly number[];
    };
    expect(view.hands[1]?.every(({ value, advanced }) => value <= 5 && !advanced)).toBe(true);
    // 90 cards less the five of seat 0; of 0 to 5 there are 24 cards, one of four advanced, less the five of seat 1.
    expect([view.drawCount, view.own]).toEqual([85, [0, 13]]);
  });

  it('are refused where they do not reach for a hand', () => {
    const deck = [
      { face: 25, count: 80 },
      { face: 3, count: 2 },
    ];
    const opened = openMatch(loaded.get('numsense') as Game, {
      seats: 2,
      options: { seatRange: [5], deck },
      seed: 'x',
    });
    expect(opened).toMatchObject({ ok: false, why: 'unfit', refusal: { why: 'deck-too-small' } });
  });

  it.each(['mathmasters', 'addition-mania'] as const)('%s has none', (id) => {
    expect(openMatch(loaded.get(id) as Game, { seats: 2, options: { seatRange: [5] }, seed: 'x' })).toMatchObject({
      ok: false,
      why: 'options',
    });
  });
});

describe('own time', () => {
  const guess = (match: Match, seat: Seat, at: number): boolean =>
    match.submit(seat, match.game.read('guess 20', match.view(seat)), at).ok;

  it('addition-mania: each seat is waited for as long as it has, and the reveal comes with the last', () => {
    const match = open('addition-mania', 3, { guessTimer: 10, seatTime: [1, 3, 0] });
    expect(match.turn.dues.map(({ at }) => at)).toEqual([10_000, 30_000]);
    match.advance(10_000);
    expect(match.turn.must).toEqual([1, 2]);
    expect(guess(match, 1, 29_999)).toBe(true);
    match.advance(60_000);
    // Seat 2 has no limit: the table waits.
    expect(match.turn).toMatchObject({ must: [2], dues: [] });
    expect(guess(match, 2, 90_000)).toBe(true);
    expect(match.turn.draw?.pause).toBe(true);
  });

  it('addition-mania: whose time is over guesses no more', () => {
    const match = open('addition-mania', 3, { guessTimer: 10, seatTime: [1, 3] });
    expect(guess(match, 0, 10_000)).toBe(false);
    expect(match.turn.must).toEqual([1]);
    match.advance(30_000);
    expect(match.turn.draw?.pause).toBe(true);
  });

  it.each(LANGS)(
    'addition-mania, %s: whose time is over is named while others have time, and nobody when it is everybody',
    async (lang) => {
      const { tell } = await linesByLanguage[lang]();
      const cast = { names: ['Ada', 'Bo', 'Cy'], you: 2 } as const;
      const event = (seats: readonly Seat[]) => ({ kind: 'time-up', seats });
      const said = (seats: readonly Seat[]) => tell(event(seats), cast) ?? '';
      expect(said([0, 2])).toContain('Ada');
      expect(said([0, 2])).not.toMatch(/Bo|Cy/);
      expect(said([0, 1, 2])).not.toMatch(/Ada|Bo/);
      expect(said([])).toBe(said([0, 1, 2]));
    },
  );
});
