// Drives a match by random legal moves, in any mode: who acts and when is drawn, dues are sometimes waited for, pauses
// are passed. All parts of the battery look on at matches made here.
import {
  rngFrom,
  shuffled,
  type AnyMove,
  type AnyView,
  type Game,
  type Match,
  type Ms,
  type Rng,
  type Seat,
  type Told,
} from '@cardinal/kernel';
import { opened, type Probe, type Setup } from './finding.ts';

/** What is asked of a match: a move of a seat, time that passes, or a word that lets a pause end. */
export type Request =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: AnyMove; readonly at: Ms }
  | { readonly kind: 'wait' | 'go-on'; readonly at: Ms };

/** How a random match ended. `stuck`: no result, and nobody can do anything. `refused`: a move that the rules offered was not taken. */
export type Ending = 'over' | 'stuck' | 'too-long' | 'refused';

/** A random match, played. */
export interface Played {
  readonly match: Match;
  readonly ending: Ending;
  readonly requests: readonly Request[];
}

/** Most entries of a match unless the set-up says otherwise. */
export const LONGEST = 10_000;
/** Moments of a match that get the dearer checks unless the set-up says otherwise. */
const LOOKS = 8;
/** How many proposals are looked at where moves cannot be listed. */
const PROPOSALS = 6;

/** Every legal move of a seat where the rules can list them, otherwise their first proposals. */
export function movesOf(game: Game, view: AnyView, rng: Rng, most = PROPOSALS): readonly AnyMove[] {
  return game.moves(view) ?? firstOf(game.propose(view, rng), most);
}

/** The first few things of a possibly endless row. */
export function firstOf<T>(things: Iterable<T>, most: number): readonly T[] {
  const first: T[] = [];
  if (most === 0) return first;
  for (const thing of things) {
    first.push(thing);
    if (first.length >= most) break;
  }
  return first;
}

/** Matches that were played without anybody looking on: several parts ask for the same one. */
const played = new WeakMap<Setup, Map<string, { readonly game: Game; readonly played: Played }>>();

/** Plays one match, or finds it again when the same set-up object was played before. */
export function randomMatch(game: Game, setup: Setup, probe: Probe): Played {
  const known = played.get(setup) ?? new Map<string, { readonly game: Game; readonly played: Played }>();
  played.set(setup, known);
  const before = known.get(probe.seed);
  if (before?.game === game) return before.played;
  const made = { game, played: playRandom(game, setup, probe) };
  known.set(probe.seed, made);
  return made.played;
}

/** Plays one match; `look` sees it before each request and at the end. */
export function playRandom(game: Game, setup: Setup, probe: Probe, look?: (match: Match) => void): Played {
  const match = opened(game, setup, probe.seed);
  const rng = rngFrom(`battery/${probe.seed}`);
  const requests: Request[] = [];
  // Half of the tables sometimes let a due pass; the others play on until one comes by itself.
  const patience = rng.below(2) === 0 ? 0 : 12;
  const end = (ending: Ending): Played => ({ match, ending, requests });
  while (match.log.length < (setup.longest ?? LONGEST)) {
    probe.seq = match.log.length;
    look?.(match);
    if (match.result) return end('over');
    const request = nextRequest(match, rng, patience);
    if (!request) return end('stuck');
    requests.push(request);
    if (!carryOut(match, request).ok) return end('refused');
  }
  return end('too-long');
}

/** Plays a match again by its requests and shows it at some moments, spread evenly: `looks` of them, the end included. */
export function revisit(
  game: Game,
  setup: Setup,
  probe: Probe,
  requests: readonly Request[],
  look: (match: Match, rng: Rng) => void,
): void {
  const match = opened(game, setup, probe.seed);
  const rng = rngFrom(`battery/looks/${probe.seed}`);
  const every = Math.max(1, requests.length / (setup.looks ?? LOOKS));
  let next = rng.real() * every;
  for (let index = 0; index <= requests.length; index++) {
    probe.seq = match.log.length;
    if (index >= next || index === requests.length) {
      look(match, rng);
      next += every;
    }
    const request = requests[index];
    if (request) carryOut(match, request);
  }
}

/** Carries a request out; not `ok` only when it was a move and refused. */
export function carryOut(match: Match, request: Request): { readonly ok: boolean; readonly told: readonly Told[] } {
  if (request.kind === 'move') return match.submit(request.seat, request.move, request.at);
  return { ok: true, told: match.advance(request.at, request.kind === 'go-on') };
}

function nextRequest(match: Match, rng: Rng, patience: number): Request | null {
  const { game, turn } = match;
  const at = match.at + rng.below(2000);
  if (turn.draw) return { kind: 'go-on', at };
  const [due] = turn.dues;
  const wait = due && ({ kind: 'wait', at: Math.max(due.at, match.at) } as const);
  const seats = shuffled([...new Set([...turn.must, ...turn.may])], rng);
  if (wait && (seats.length === 0 || at >= wait.at || (patience > 0 && rng.below(patience) === 0))) return wait;
  for (const seat of seats) {
    const moves = movesOf(game, match.view(seat), rng);
    const move = moves[rng.below(moves.length)];
    if (move !== undefined) return { kind: 'move', seat, move, at };
  }
  return wait ?? null;
}
