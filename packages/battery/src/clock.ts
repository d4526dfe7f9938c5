// Part 7, the clock: it makes no difference how often a room asks what time it is, dues come before what is later, a
// match that is played twice side by side is the same twice, and seats that have all gone end every match.
import { matchFrom, positionOf, rngFrom, type Game, type Match, type Rng, type Turn } from '@cardinal/kernel';
import { eachSeed, opened, type Finding, type Probe, type Setup } from './finding.ts';
import { difference, same } from './plain.ts';
import { carryOut, LONGEST, movesOf, playRandom, revisit, type Request } from './random-match.ts';
import { dueFaults } from './turn-sense.ts';

/** Part 7. */
export function clock(game: Game, setup: Setup): readonly Finding[] {
  return eachSeed('clock', setup, (probe) => {
    const { match, requests } = playRandom(game, setup, probe, (now) => {
      for (const fault of dueFaults(now.turn)) probe.report(fault);
    });
    const rng = rngFrom(`clock/${probe.seed}`);
    const once = sideBySide(game, setup, requests, probe).go({ kind: 'wait', at: match.at });
    const run = (asked: readonly Request[]): Trail => {
      const trail = new Trail(opened(game, setup, probe.seed));
      for (const request of asked) trail.go(request);
      return trail.go({ kind: 'wait', at: match.at });
    };
    compare(once, run(asking(requests, rng)), probe, 'when time is asked more often');
    compare(once, run(seldom(requests)), probe, 'when time is only asked with a move');
    revisit(game, setup, probe, requests, (now, looking) => dueFirst(now, looking, probe));
    allGone(opened(game, setup, probe.seed), setup, probe);
    const half = opened(game, setup, probe.seed);
    for (const request of requests.slice(0, requests.length / 2)) carryOut(half, request);
    allGone(fork(half), setup, probe);
  });
}

/** The same requests in two matches, one of them a step ahead: whatever is kept outside the state gets mixed up. */
function sideBySide(game: Game, setup: Setup, requests: readonly Request[], probe: Probe): Trail {
  const ahead = new Trail(opened(game, setup, probe.seed));
  const behind = new Trail(opened(game, setup, probe.seed));
  for (let index = 0; index <= requests.length; index++) {
    for (const [trail, request] of [
      [ahead, requests[index]],
      [behind, requests[index - 1]],
    ] as const) {
      if (!request) continue;
      trail.go(request);
      ahead.look(probe);
      behind.look(probe);
    }
  }
  compare(ahead, behind, probe, 'played twice side by side');
  return ahead;
}

/** A match and its moments: the turn after so many entries, as text. */
class Trail {
  readonly match: Match;
  readonly turns = new Map<number, Turn>();

  constructor(match: Match) {
    this.match = match;
  }

  go(request: Request): this {
    carryOut(this.match, request);
    this.turns.set(this.match.log.length, turnNow(this.match));
    return this;
  }

  /** Looks at the turn again: it is a function of the state, so nothing may have changed. */
  look(probe: Probe): void {
    const { match, turns } = this;
    const before = turns.get(match.log.length);
    const turn = turnNow(match);
    if (!before || same(before, turn)) return;
    probe.seq = match.log.length;
    probe.report(`played twice side by side the turn changes without an entry: ${difference(before, turn)}`);
  }
}

/** The turn asked of the game, not the one that the match remembers of this state. */
function turnNow({ game, state }: Match): Turn {
  return game.turn(state);
}

function compare(a: Trail, b: Trail, probe: Probe, how: string): void {
  const [one, other] = [a.match.log, b.match.log];
  const apart = one.findIndex((entry, index) => !same(entry, other[index] ?? null));
  probe.seq = apart < 0 ? one.length : apart;
  const log = difference(one[probe.seq] ?? null, other[probe.seq] ?? null);
  const state = log ? null : difference(a.match.state, b.match.state);
  if (log) probe.report(`${how} the log differs: ${log}`);
  if (state) probe.report(`${how} the state differs: ${state}`);
  for (const [seq, turn] of log ? [] : a.turns) {
    const there = b.turns.get(seq) ?? turn;
    if (same(there, turn)) continue;
    probe.seq = seq;
    probe.report(`${how} the turn differs: ${difference(turn, there)}`);
    return;
  }
}

/** The same requests with the time asked in between, at random. */
function asking(requests: readonly Request[], rng: Rng): readonly Request[] {
  let at = requests[0]?.at ?? 0;
  return requests.flatMap((request, index) => {
    // The first request begins match time, so nothing may be asked before it.
    const waits = index === 0 ? [] : Array.from({ length: rng.below(4) }, () => at + rng.below(request.at - at + 1));
    at = request.at;
    return [...waits.sort((a, b) => a - b).map((time): Request => ({ kind: 'wait', at: time })), request];
  });
}

/** The same requests without those that only let time pass; moves and words bring their own time with them. */
function seldom(requests: readonly Request[]): readonly Request[] {
  return requests.filter(({ kind }, index) => kind !== 'wait' || index === 0);
}

/** A move that comes at the very moment of a due finds it already there. */
function dueFirst(match: Match, rng: Rng, probe: Probe): void {
  const { turn, game, at } = match;
  const [due] = turn.dues;
  const [seat] = [...turn.must, ...turn.may];
  if (!due || seat === undefined || due.at <= at) return;
  const [move] = movesOf(game, match.view(seat), rng);
  if (move === undefined) return;
  const [first] = fork(match).submit(seat, move, due.at).told;
  const fed = first?.entry.by === 'clock' && first.entry.move.due === due.id;
  if (!fed) probe.report(`the due ${due.id} is passed over by a move at its time`);
}

/** Another match that stands where this one stands. */
function fork({ game, header, state }: Match): Match {
  return matchFrom(game, positionOf(game, header.seats, header.options, state), 'fork');
}

/** All seats have gone: whoever must act does what `absent` says, otherwise time passes. */
function allGone(match: Match, setup: Setup, probe: Probe): void {
  const longest = setup.longest ?? LONGEST;
  while (!match.result && match.log.length < longest) {
    const { turn } = match;
    const [due] = turn.dues;
    const waitedFor = turn.must.length > 0 ? turn.must.slice(0, 1) : due ? [] : turn.may;
    if (turn.draw) match.advance(match.at, true);
    else if (waitedFor.length > 0) {
      const refusals = waitedFor.map((seat) => {
        const said = match.submit(seat, match.game.absent(match.view(seat)), match.at);
        return said.ok ? null : said.why;
      });
      if (refusals.includes(null)) continue;
      probe.report(`what an absent seat does is refused (${refusals.join(', ')})`);
      return;
    } else if (due) match.advance(Math.max(due.at, match.at));
    else {
      probe.report('nothing happens any more once all seats have gone');
      return;
    }
  }
  if (!match.result) probe.report(`no end after ${longest} entries once all seats have gone`);
}
