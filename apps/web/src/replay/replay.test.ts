// Whole matches of all five games watched again: every moment is what the log gives, nobody sees or hears what is not
// theirs, nothing can be played, and "what if" goes on from where it says.
import { botMatch } from '@cardinal/bots';
import { games, type GameId } from '@cardinal/games';
import {
  canonical,
  openMatch,
  rngFrom,
  verify,
  withSum,
  type AnyEvent,
  type AnyState,
  type Game,
  type Match,
  type MatchRecord,
  type Setup,
  type Who,
} from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { restoreMatch } from '../session/kept-match.ts';
import { firstAside, MatchKeeper } from '../session/saved-match.ts';
import { memoryShelf } from '../session/shelf.ts';
import { toldOf } from './moves-told.ts';
import { ReplaySession } from './replay-session.ts';
import { keyFrom, stopAfter, timelineOf, type Timeline } from './timeline.ts';
import { actorAt, noBranch, whatIf } from './what-if.ts';

const NAMES = ['Ana', 'Bo', 'Cam'];
const MATCHES: Readonly<Record<GameId, Omit<Setup, 'names'>>> = {
  numsense: { seats: 3, seed: 'aloud 0', options: { deals: 2 } },
  'break-in': { seats: 3, seed: 'aloud 18', options: { mostDeals: 1 } },
  'math-rush': { seats: 2, seed: 'aloud 0', options: { plays: 12 } },
  mathmasters: { seats: 3, seed: 'aloud', options: { deals: 2, handSize: 8, allSetsFromRound1: true } },
  'addition-mania': { seats: 3, seed: 'aloud' },
};
const ids = Object.keys(games) as GameId[];

/** A match that bots play to its end. */
function played(game: Game, setup: Setup): MatchRecord {
  let record: MatchRecord | null = null;
  for (const { match } of botMatch(game, setup, 'easy')) if (match.result) record = match.record();
  if (!record) throw new Error('test-broken: bots did not come to an end');
  return record;
}

/** The states after 0, 1, 2 … entries, folded by the game alone. */
function folded(game: Game, { log, options, seats }: MatchRecord): readonly AnyState[] {
  const states = [game.start(options, seats)];
  for (const entry of log) {
    const state = game.copy(states.at(-1) as AnyState);
    if (entry.by !== 'table') game.play(state, entry, []);
    states.push(state);
  }
  return states;
}

/** Plays a match to its end as those do who are gone. */
function ended(match: Match): MatchRecord {
  const { game } = match;
  for (let asked = 0; !match.result; asked++) {
    if (asked > 2000) throw new Error('test-broken: the branch does not end');
    const { draw, must, may, dues } = match.turn;
    const seats = must.length > 0 || dues.length > 0 ? must : may;
    const seat = seats[asked % seats.length];
    if (draw) match.advance(match.at, true);
    else if (seat === undefined || !match.submit(seat, game.absent(match.view(seat)), match.at).ok)
      match.advance(Math.max(match.at, dues[0]?.at ?? 0));
  }
  return match.record();
}

describe.each(ids)('E43 a match of %s watched again', (id) => {
  let game: Game;
  let record: MatchRecord;
  let timeline: Timeline;
  let states: readonly AnyState[];
  let everybody: readonly Who[];
  const names = NAMES.slice(0, MATCHES[id].seats);
  beforeAll(async () => {
    game = await games[id].load();
    record = played(game, { ...MATCHES[id], names });
    timeline = timelineOf(game, record, games[id].calls);
    states = folded(game, record);
    everybody = [...names.map((_, seat) => seat), 'watcher'];
  });

  it('shows at every stop, from every seat, what the log gives there', () => {
    expect(timeline.played).toBe(record.log.length);
    for (const who of everybody) {
      const session = new ReplaySession(timeline, who, names);
      const order = timeline.stops.map((_, stop) => stop);
      const back = who === 0 ? order.toReversed() : [];
      for (const stop of [...order, ...back, ...order.filter((at) => at % 5 === 2)]) {
        session.seek(stop);
        const { entries } = session.stop;
        expect(session.at).toBe(stop);
        expect(session.me).toBe(who);
        expect(canonical(session.view)).toBe(canonical(game.view(states[entries] as AnyState, who)));
      }
    }
  });

  it('begins after the deal, ends with the match, and leaves out no entry that changed something', () => {
    const rests = record.log.flatMap(({ by }, at) => {
      const { draw } = game.turn(states[at + 1] as AnyState);
      return by !== 'table' && (!draw || draw.pause) ? [at + 1] : [];
    });
    expect(timeline.stops.map(({ entries }) => entries)).toEqual(rests);
    expect(game.result(timeline.stops.at(-1)?.state as AnyState)).toEqual(record.result);
  });

  it('shows and tells a seat nothing that it cannot know: with all else dealt anew it looks the same (E22, E23)', () => {
    let differs = 0;
    for (const who of everybody) {
      const session = new ReplaySession(timeline, who, names);
      const heard: AnyEvent[] = [];
      session.onHeard((event) => heard.push(event));
      for (const [stop, { state, heard: all }] of timeline.stops.entries()) {
        heard.length = 0;
        session.seek(stop);
        const mine = all.filter(({ to }) => to === 'all' || (who !== 'watcher' && to.includes(who))).map(({ e }) => e);
        expect(session.heardAt(stop)).toEqual(mine);
        expect(heard).toEqual(stop === 0 ? [] : mine);
        if (stop % 4 > 0) continue;
        const other = game.deal(session.view, rngFrom(`${who} ${stop}`));
        if (canonical(other) !== canonical(state)) differs += 1;
        expect(canonical(game.view(other, who))).toBe(canonical(session.view));
      }
    }
    expect(differs).toBeGreaterThan(0);
  });

  it('refuses to be played, and asks for nothing', () => {
    const session = new ReplaySession(timeline, 0, names);
    session.seek(3);
    const before = canonical(session.view);
    let told = 0;
    session.onRefused(() => (told += 1));
    expect(session.play()).toEqual({ ok: false, why: 'not-now' });
    expect(told).toBe(1);
    session.goOn();
    expect([session.at, canonical(session.view)]).toEqual([3, before]);
    expect(session).not.toHaveProperty('takeHint');
    // A record does not tell who was a bot.
    expect(session.players.every(({ kind }) => kind === undefined)).toBe(true);
  });

  it('tells its moves in every language as this seat hears them', async () => {
    const session = new ReplaySession(timeline, 0, names);
    for (const lang of LANGS) {
      const lines = await games[id].lines[lang]();
      const told = timeline.stops.map((_, stop) => toldOf(lines, session.heardAt(stop), { names, you: 0 }));
      expect(told[0]).not.toBe('');
      expect(told.filter((line) => line !== '').length).toBeGreaterThan(told.length / 2);
      expect(told.join(' ')).not.toMatch(/undefined|NaN/);
    }
  });

  it('shows a match that is not over to onlookers only, from whatever seat it is asked for', () => {
    const { seed: _, result: __, ...rest } = record;
    const cut = { ...rest, log: record.log.slice(0, Math.ceil(record.log.length / 2)) };
    for (const open of [cut, { ...cut, seed: 'made up' }]) {
      const session = new ReplaySession(timelineOf(game, open), 0, names);
      for (const who of everybody) {
        expect([session.seatsOpen, session.me, session.view.who]).toEqual([false, 'watcher', 'watcher']);
        session.lookAs(who);
        session.seek(session.at + 3);
        expect(session.heardAt(session.at)).toEqual(
          session.stop.heard.filter(({ to }) => to === 'all').map(({ e }) => e),
        );
      }
    }
    expect(new ReplaySession(timeline, 0, names)).toMatchObject({ seatsOpen: true, me: 0 });
  });

  it('marks deals, points and calls, and leads from each to the next', () => {
    const keys = timeline.stops.flatMap(({ key }, stop) => (key ? [{ key, stop }] : []));
    const deals = record.log.filter(({ seq }) => game.turn(states[seq] as AnyState).draw?.pause).length;
    expect(keys.filter(({ key }) => key === 'deal')).toHaveLength(deals + 1);
    expect(keys.some(({ key }) => key !== 'deal')).toBe(true);
    const met: number[] = [];
    for (let at = 0, next = keyFrom(timeline, 0, 1); next !== at; at = next, next = keyFrom(timeline, at, 1))
      met.push(next);
    const ends = keys.map(({ stop }) => stop).filter((stop) => stop > 0);
    expect(met).toEqual([...new Set([...ends, timeline.stops.length - 1])]);
    expect(keyFrom(timeline, timeline.stops.length - 1, -1)).toBe(
      ends.findLast((stop) => stop < timeline.stops.length - 1) ?? 0,
    );
  });

  it('goes on as "what if" from the same cards, says so, and is still true to its seed', async () => {
    const stop = timeline.stops[Math.floor(timeline.stops.length / 2)];
    if (!stop) throw new Error('test-broken: no stop');
    expect(noBranch(timeline, stop)).toBeNull();
    const person = actorAt(timeline, stop);
    const { match, setup, told } = whatIf(timeline, stop, person, names);
    // Its log begins with what was heard up to there.
    expect(told.map(({ entry }) => entry)).toEqual(record.log.slice(0, stop.entries));
    expect(canonical(match.state)).toBe(canonical(stop.state));
    expect(setup.seats.map(({ kind }) => kind)).toEqual(names.map((_, seat) => (seat === person ? 'person' : 'bot')));
    // It lies on the shelf like any match, and comes back from there as the branch that it is.
    const shelf = memoryShelf();
    new MatchKeeper(shelf).begin(match, setup, firstAside(setup, match.at));
    const restored = await restoreMatch(shelf, () => Promise.resolve(game));
    if (typeof restored === 'string') throw new Error(restored);
    const again = restored.match;
    expect(again.header.branch).toBe(stop.entries);
    const branch = ended(again);
    expect(branch.branch).toBe(stop.entries);
    expect(branch.commitment).toBe(record.commitment);
    expect(verify(game, branch)).toMatchObject({ ok: true });
    expect(noBranch(timeline, timeline.stops.at(-1) ?? stop)).toBe('over');
  });
});

describe('a record that does not hold', () => {
  it('is laid out as far as it goes', async () => {
    const game = await games.numsense.load();
    const record = played(game, MATCHES.numsense);
    const at = record.log.findIndex(({ by, seq }) => typeof by === 'number' && seq > 20);
    const log = record.log.map((entry) =>
      entry.seq === at ? { ...entry, by: 'clock', move: { due: 'none' } } : entry,
    );
    const broken = withSum({ ...record, log: log as MatchRecord['log'] });
    expect(verify(game, broken)).toMatchObject({ ok: false, seq: at });
    const timeline = timelineOf(game, broken);
    expect(timeline.played).toBe(at);
    expect(timeline.stops.at(-1)?.entries).toBeLessThanOrEqual(at);
  });

  it('without a seed is no ground for a "what if", and without entries has nothing to show', async () => {
    const game = await games['addition-mania'].load();
    const opened = openMatch(game, MATCHES['addition-mania']);
    if (!opened.ok) throw new Error(opened.why);
    expect(timelineOf(game, opened.match.record()).stops).toEqual([]);
    opened.match.advance(0);
    const timeline = timelineOf(game, opened.match.record());
    const [stop] = timeline.stops;
    expect(stop && noBranch(timeline, stop)).toBe('no-seed');
  });
});

it('an entry of the log leads to the stop at or before it', async () => {
  const game = await games['addition-mania'].load();
  const timeline = timelineOf(game, played(game, MATCHES['addition-mania']));
  for (const [stop, { entries }] of timeline.stops.entries()) expect(stopAfter(timeline, entries)).toBe(stop);
  expect(stopAfter(timeline, 0)).toBe(0);
  expect(stopAfter(timeline, 1e6)).toBe(timeline.stops.length - 1);
});
