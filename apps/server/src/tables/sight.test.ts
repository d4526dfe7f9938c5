// Sealed moments: what each hears and sees before the last choice is in must be the same whatever the others do and in
// whichever order; afterwards everyone catches up.
import { openMatch, shuffled, rngFrom, type Match, type Seat, type Told, type Who } from '@cardinal/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/guest.ts';
import { Sight } from './sight.ts';

const SEATS = 4;
const game = await rulesOf('addition-mania');

interface Frame {
  readonly from: number;
  readonly seq: number;
  readonly events: string;
  readonly view: string;
}

function begun(options: object = {}): { readonly match: Match; readonly sight: Sight } {
  const opened = openMatch(game, { seats: SEATS, seed: 'sealed', options });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const sight = new Sight(game, SEATS, match.state);
  for (const told of match.advance(0, true)) sight.took(told);
  return { match, sight };
}

/** What `who` is sent while seats choose in this order, up to the last but one choice. `notes`: after how many choices the table notes something (a pause, somebody who left). */
function framesOf(
  who: Who,
  order: readonly Seat[],
  sum: (seat: Seat) => number,
  notes: readonly number[],
): readonly Frame[] {
  const { match, sight } = begun();
  const frames: Frame[] = [];
  const took = (all: readonly Told[]): void => {
    for (const one of all) {
      const delivery = sight.took(one).get(who);
      if (!delivery) continue;
      const { from, seq, events } = delivery;
      frames.push({ from, seq, events: JSON.stringify(events), view: JSON.stringify(sight.view(who, match)) });
    }
  };
  const note = (chosen: number): void =>
    notes.forEach((after) => after === chosen && took([match.note({ kind: 'paused' }, 10 * chosen)]));
  note(0);
  for (const [at, seat] of order.slice(0, -1).entries()) {
    took(match.submit(seat, { kind: 'guess', sum: sum(seat) }, 10 * at).told);
    note(at + 1);
  }
  // What a reload would show in this moment.
  frames.push({ from: -1, seq: sight.knownBy(who), events: '', view: JSON.stringify(sight.view(who, match)) });
  return frames;
}

describe('a sealed moment (E24)', () => {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  /** Three notes, after so many choices. */
  const notes = fc.array(fc.nat(SEATS - 1), { minLength: 3, maxLength: 3 });
  const orders = fc.nat(10_000).map((n) => shuffled(seats, rngFrom(`order${n}`)));

  it.each([...seats, 'watcher' as const])(
    'E24 shows %s the same, whoever else has chosen, in whatever order',
    (who) => {
      fc.assert(
        fc.property(orders, orders, notes, notes, fc.nat(50), (one, two, before, after, more) => {
          const mine = (order: readonly Seat[]): boolean => order.slice(0, -1).includes(who as Seat);
          fc.pre(mine(one) === mine(two));
          const sums = (extra: number) => (seat: Seat) => 20 + seat + (seat === who ? 0 : extra);
          expect(framesOf(who, one, sums(0), before)).toEqual(framesOf(who, two, sums(more), after));
        }),
        { numRuns: 40 },
      );
    },
  );

  it('E24 ends for all at once, and the order of the choices is gone', () => {
    const heard = (order: readonly Seat[], who: Who) => {
      const { match, sight } = begun();
      const all: string[] = [];
      let seq = sight.knownBy(who);
      for (const seat of order) {
        for (const told of match.submit(seat, { kind: 'guess', sum: 20 + seat }, 0).told) {
          const delivery = sight.took(told).get(who);
          if (!delivery) continue;
          expect(delivery.from).toBe(seq);
          seq = delivery.seq;
          if (seat !== who || match.turn.mode !== 'sealed') all.push(JSON.stringify(delivery.events));
        }
      }
      expect(seq).toBe(match.log.length);
      expect(JSON.stringify(sight.view(who, match))).toBe(JSON.stringify(match.view(who)));
      return all.at(-1);
    };
    // Whoever was last has heard nothing of their own choice before; the others have.
    fc.assert(
      fc.property(orders, orders, fc.constantFrom(...seats, 'watcher' as const), (one, two, who) => {
        fc.pre((one.at(-1) === who) === (two.at(-1) === who));
        expect(heard(one, who)).toBe(heard(two, who));
      }),
    );
    const events = JSON.parse(heard([2, 3, 1, 0], 'watcher')!) as readonly {
      readonly kind: string;
      readonly seat: Seat;
    }[];
    expect(events.flatMap(({ kind, seat }) => (kind === 'guessed' ? [seat] : []))).toEqual(seats);
  });

  it.each([...seats, 'watcher' as const])('E24 shows %s the same when a deadline of some passes in it', (who) => {
    // Seats 0 and 1 have the usual 10 seconds, seat 2 twice as many, seat 3 no limit.
    const shownAfter = (early: readonly Seat[], sum: number): readonly string[] => {
      const { match, sight } = begun({ guessTimer: 10, seatTime: [1, 1, 2, 0] });
      const shown: string[] = [];
      let seq = sight.knownBy(who);
      const took = (all: ReturnType<Match['advance']>): void => {
        for (const told of all) {
          const delivery = sight.took(told).get(who);
          if (!delivery) continue;
          expect(delivery.from).toBe(seq);
          seq = delivery.seq;
          shown.push(`${seq} ${JSON.stringify(delivery.events)} ${JSON.stringify(sight.view(who, match))}`);
        }
      };
      took([match.note({ kind: 'paused' }, 0)]);
      for (const seat of early) took(match.submit(seat, { kind: 'guess', sum: seat === who ? 20 : sum }, 0).told);
      took(match.advance(10_000));
      expect(match.turn.mode).toBe('sealed');
      return shown;
    };
    const others = seats.filter((seat) => seat !== who && seat !== 3);
    const mine = typeof who === 'number' && who !== 3 ? [who] : [];
    fc.assert(
      fc.property(fc.subarray(others), fc.subarray(others), fc.nat(60), (one, two, sum) => {
        expect(shownAfter([...mine, ...one], sum)).toEqual(shownAfter([...two, ...mine], sum + 1));
      }),
      { numRuns: 20 },
    );
  });

  it('E24 brings all to the same place after a deadline of some', () => {
    const { match, sight } = begun({ guessTimer: 10, seatTime: [1, 1, 2, 0] });
    const seqs = new Map<Who, number>([...seats, 'watcher' as const].map((who) => [who, sight.knownBy(who)]));
    const took = (all: ReturnType<Match['advance']>): void => {
      for (const told of all) {
        const deliveries = sight.took(told);
        for (const [who, known] of seqs) {
          const { from, seq } = deliveries.get(who) ?? { from: known, seq: known };
          expect(from).toBe(known);
          seqs.set(who, seq);
        }
      }
    };
    took([match.note({ kind: 'paused' }, 0)]);
    took(match.submit(1, { kind: 'guess', sum: 20 }, 0).told);
    took([match.note({ kind: 'resumed' }, 0)]);
    took(match.advance(10_000));
    took(match.submit(2, { kind: 'guess', sum: 21 }, 15_000).told);
    took(match.advance(25_000));
    expect(match.turn.must).toEqual([3]);
    took(match.submit(3, { kind: 'guess', sum: 22 }, 40_000).told);
    expect([...seqs.values()]).toEqual([...seqs.keys()].map(() => match.log.length));
    for (const who of seqs.keys()) expect(sight.view(who, match)).toEqual(match.view(who));
  });
});
