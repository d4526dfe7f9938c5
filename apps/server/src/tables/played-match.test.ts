// A server that comes back in the middle of something: while all choose in secret, while others may call or break in, while a
// clock runs. Whoever looks sees the very same moment, at every moment of whole matches of all games.
import { games, type GameId } from '@cardinal/games';
import { rngFrom, type AnyMove, type Entry, type Mode, type Told, type Who } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/guest.ts';
import type { KeptMatch } from './house.ts';
import { PlayedMatch } from './played-match.ts';

const SEATS = 3;
const WHOS: readonly Who[] = [0, 1, 2, 'watcher'];
const LAG = 250;
/** A match of each game, and what it must have had moments of, beside turns of one seat. */
const MATCHES: Readonly<Record<GameId, { readonly options: object; readonly seed: string; readonly has: Mode }>> = {
  numsense: { options: { deals: 1, referee: 'table' }, seed: 's20', has: 'window' },
  'break-in': { options: { mostDeals: 1 }, seed: 's20', has: 'window' },
  'math-rush': { options: { plays: 5 }, seed: 's0', has: 'free' },
  mathmasters: { options: { deals: 1, allSetsFromRound1: true }, seed: 's6', has: 'window' },
  'addition-mania': { options: { guessTimer: 60 }, seed: 's0', has: 'sealed' },
};

describe.each(Object.keys(games) as GameId[])('%s', (id) => {
  it('E11 is the same to everyone after a restart, also in the middle of something', async () => {
    const game = await rulesOf(id);
    const { options, seed, has } = MATCHES[id];
    const opened = PlayedMatch.open(game, { options, seats: SEATS, seed }, 1, LAG);
    if (!opened.ok) throw new Error(opened.why);
    const { played } = opened;
    const log: Entry<AnyMove>[] = [];
    const took = (told: readonly Told[]): void => {
      for (const one of told) {
        played.deliver(one);
        log.push(JSON.parse(JSON.stringify(one.entry)) as Entry<AnyMove>);
      }
    };
    const kept: KeptMatch = { number: 1, header: played.header, seed, players: [], over: false, at: 0 };
    const rng = rngFrom(seed);
    let middles = 0;
    while (!played.result && log.length < 150) {
      took(played.advance(true));
      const { mode, must, may } = played.turn;
      const seats = [...must, ...may];
      // Match time stands while there is somebody to act: the same seed is the same match.
      played.clock.hold('paused', seats.length > 0);
      const [seat] = seats.length > 0 ? [seats[rng.below(seats.length)]!] : [];
      if (seat === undefined) continue;
      if (mode === has) middles += 1;
      if (mode === has || log.length % 8 === 0) {
        const again = PlayedMatch.resume(game, kept, log, LAG);
        // Nobody has looked yet whether the table is paused, or whether anybody is here.
        expect(again.clock.running).toBe(false);
        for (const who of WHOS) {
          expect(again.view(who)).toEqual(played.view(who));
          expect(again.knownBy(who)).toBe(played.knownBy(who));
        }
        expect([again.turn, again.atBreak, again.wakeAt]).toEqual([played.turn, played.atBreak, played.wakeAt]);
      }
      const moves = [...game.propose(played.view(seat), rng)].slice(0, 12);
      const move = moves[rng.below(moves.length || 1)];
      if (move !== undefined) took(played.submit(seat, move, 0).told);
    }
    expect(middles).toBeGreaterThanOrEqual(2);
  });
});
