// Part 3, non-interference: what a seat or a watcher may not know makes no difference to anything they meet.
//
// Let w look at the true state S, and let S' be another state with the same view for w: one that `deal` made from the
// view, or a twin of the match. Then S and S' must have the same turn and result, and the same key and verdict for every
// move of w. Let an entry that is allowed in both be played in both. If w's views are still equal afterwards, w must have
// heard the same: an event may tell no more than the views before and after it show. (So a card that is turned up may be
// named; a card that another seat takes unseen may not. What is in no view would be lost to a latecomer anyhow.)
import * as v from 'valibot';
import {
  heardBy,
  legal,
  outcomeOf,
  shuffled,
  step,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Entry,
  type Game,
  type Match,
  type Rng,
  type Who,
} from '@cardinal/kernel';
import { damaged } from './damage.ts';
import { eachSeed, opened, type Finding, type Probe, type Setup } from './finding.ts';
import { everyone } from './frozen.ts';
import { difference, frozen, wired } from './plain.ts';
import { movesOf, randomMatch, revisit } from './random-match.ts';
import { traceOf, twinOf, type Trace, type Twin } from './twin.ts';

/** Redeals and tries for a twin, for each one who looks at a moment; entries played in both worlds; moves asked of. */
const DEALS = 2;
const TWINS = 4;
const ENTRIES = 8;
const MOVES = 6;

/** Part 3. */
export function nonInterference(game: Game, setup: Setup): readonly Finding[] {
  return eachSeed('non-interference', setup, (probe) => {
    const { match, requests } = randomMatch(game, setup, probe);
    const trace = traceOf(game, opened(game, setup, probe.seed).state, match.log);
    const old: AnyMove[] = [];
    revisit(game, setup, probe, requests, (now, rng) => {
      const last = now.log.findLast(({ by }) => typeof by === 'number');
      if (typeof last?.by === 'number') old.push(last.move);
      const next = following(now, rng, probe.seed);
      for (const who of everyone(now)) {
        const view = frozen(now.view(who));
        const look: Look = { match: now, who, view, next, moves: asked(game, view, old.slice(-3), rng), probe };
        wireSafe(look);
        for (let i = 0; i < DEALS; i++) alike(look, redealt(look, rng), 'a redeal');
        const twin = firstTwin(trace, now.log.length, who, rng);
        if (twin) alike(look, twin.state, 'a twin of the match');
        if (twin?.sameViews && !twin.sameHeard) {
          probe.report(`the log that ${who} can download tells of entry ${twin.changed} what no view shows`);
        }
      }
    });
  });
}

/** One who looks at a moment: the view, entries that may come next, moves to ask a verdict of. */
interface Look {
  readonly match: Match;
  readonly who: Who;
  readonly view: AnyView;
  readonly next: readonly Entry<AnyMove>[];
  readonly moves: readonly AnyMove[];
  readonly probe: Probe;
}

function firstTwin(trace: Trace, end: number, who: Who, rng: Rng): Twin | null {
  for (let i = 0; i < TWINS; i++) {
    const twin = twinOf(trace, end, who, rng);
    if (twin) return twin;
  }
  return null;
}

function redealt({ match: { game }, view, probe }: Look, rng: Rng): AnyState {
  const other = frozen(game.deal(wired(view), rng));
  const shaped = v.safeParse(game.shapes.state, other);
  if (!shaped.success) probe.report(`a redeal is no state: ${v.summarize(shaped.issues)}`);
  const fault = game.sound(other);
  if (fault !== null) probe.report(`a redeal is unsound: ${fault}`);
  return other;
}

/** A latecomer, a page that reconnects and a bot in a worker hold a view that came as text: it must answer as the first did. */
function wireSafe({ match: { game }, who, view, moves, probe }: Look): void {
  const copy = wired(view);
  for (const move of moves) {
    const apart = difference(legal(game, view, move), legal(game, copy, move));
    if (apart) probe.report(`a verdict to ${who} rests on more than the view holds: ${apart}`);
  }
}

function alike(look: Look, other: AnyState, what: string): void {
  const { match, who, view, moves, next, probe } = look;
  const { game, state } = match;
  const theirs = frozen(game.view(other, who));
  const seen = difference(view, theirs);
  if (seen) {
    probe.report(`the view of ${who} shows what is hidden, ${what} changes it: ${seen}`);
    return;
  }
  const turn = difference(match.turn, game.turn(other));
  if (turn) probe.report(`the turn depends on what is hidden from ${who}: ${turn}`);
  const result = difference(game.result(state), game.result(other));
  if (result) probe.report(`the result depends on what is hidden from ${who}: ${result}`);
  if (game.key(view) !== game.key(theirs)) probe.report(`the key of equal views of ${who} differs`);
  for (const move of moves) {
    const verdict = difference(legal(game, view, move), legal(game, theirs, move));
    if (verdict) probe.report(`a verdict to ${who} depends on what is hidden: ${verdict}`);
  }
  for (const entry of next) hears(look, other, entry);
}

/** Plays one entry in both worlds. */
function hears({ match: { game, state }, who, probe }: Look, other: AnyState, entry: Entry<AnyMove>): void {
  const here = step(game, state, entry);
  const there = step(game, other, entry);
  if (!here.ok || !there.ok) return;
  if (difference(game.view(here.state, who), game.view(there.state, who))) return;
  const heard = difference(heardBy(here.heard, who), heardBy(there.heard, who));
  if (heard) probe.report(`${who} hears of an entry of ${entry.by} what no view shows: ${heard}`);
}

/** What can come next in the true state: a few moves of those who may act, the draw as the seed has it, the due. */
function following(match: Match, rng: Rng, seed: string): readonly Entry<AnyMove>[] {
  const { game, turn, at } = match;
  const seq = match.log.length;
  const { draw } = turn;
  if (draw) return [{ seq, at, by: 'chance', move: outcomeOf(seed, draw) }];
  const moves = [...turn.must, ...turn.may].flatMap((by) =>
    movesOf(game, match.view(by), rng).map((move): Entry<AnyMove> => ({ seq, at, by, move })),
  );
  const due = turn.dues
    .slice(0, 1)
    .map((first): Entry<AnyMove> => ({ seq, at: Math.max(first.at, at), by: 'clock', move: { due: first.id } }));
  return [...shuffled(moves, rng).slice(0, ENTRIES), ...due];
}

/** Moves to ask a verdict of: good ones, old ones, and ones with a part changed that still have the right shape. */
function asked(game: Game, view: AnyView, old: readonly AnyMove[], rng: Rng): readonly AnyMove[] {
  const good = view.who === 'watcher' ? [] : shuffled(movesOf(game, view, rng, 2), rng).slice(0, MOVES);
  const bent = [...good, ...old].slice(0, 2).flatMap((move) => damaged(move));
  const shaped = bent.map((move) => v.safeParse(game.shapes.move, move));
  return [...good, ...old, ...shaped.flatMap((read) => (read.success ? [read.output] : []))];
}
