// Matches under house rules drawn at random, played move by move: what is said at a table must be true at every moment of
// any of them.
import {
  legal,
  openMatch,
  type AnyMove,
  type AnyView,
  type Game,
  type Match,
  type Rng,
  type Seat,
} from '@cardinal/kernel';

/** A seat that may act, and what it sees. */
export interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly view: AnyView;
  /** Why the referee refuses a move there, or null. */
  readonly whyNot: (move: unknown) => string | null;
}

/** How a match is drawn and played. */
export interface Draw {
  readonly rng: Rng;
  /** Rules that are not left to chance. */
  readonly rules?: Readonly<Record<string, unknown>>;
  /** Moves that are tried besides those that the game lists or proposes, such as mistakes. */
  readonly tries?: (view: never, rng: Rng) => readonly unknown[];
  /** Most moves of the match. */
  readonly most: number;
}

/** Proposals among which a move is drawn where moves cannot be listed. */
const PROPOSALS = 5;
/** Draws of seats and rules that do not go together, in a row. */
const MOST_MISFITS = 200;

/** House rules drawn at random: each that is a word, a flag or a small number stands at its default half of the time. */
export function drawnRules(game: Game, rng: Rng): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(game.options.specs)) {
    if (rng.below(2) === 0) continue;
    if (spec.kind === 'flag') rules[name] = !spec.default;
    else if (spec.kind === 'choice') rules[name] = spec.values[rng.below(spec.values.length)];
    else if (spec.kind === 'whole') rules[name] = spec.min + rng.below(Math.min(6, spec.max - spec.min + 1));
  }
  return rules;
}

/** A match of drawn rules and seats, or of those given. */
function drawnMatch(game: Game, { rng, rules }: Draw): Match {
  const [fewest, most] = game.seats;
  for (let at = 0; at < MOST_MISFITS; at++) {
    const seats = fewest + rng.below(most - fewest + 1);
    const options = { ...drawnRules(game, rng), ...rules };
    const opened = openMatch(game, { seats, options, seed: `drawn ${rng.below(1_000_000)}` });
    if (opened.ok) return opened.match;
  }
  throw new Error('drawn-house: no drawn rules fit');
}

/** Plays a drawn match by moves at random; `look` sees each seat that may act, and may name the move that it makes. */
export function playDrawn(game: Game, draw: Draw, look: (moment: Moment) => unknown): void {
  const { rng, tries } = draw;
  const match = drawnMatch(game, draw);
  match.advance(0, true);
  for (let made = 0; made < draw.most && !match.result; made++) {
    const { turn } = match;
    const seats = [...turn.must, ...turn.may];
    const seat = seats[rng.below(Math.max(1, seats.length))];
    if (seat === undefined) break;
    const view = match.view(seat);
    const moment = { match, seat, view, whyNot: (move: unknown) => whyNot(game, view, move) };
    const asked = look(moment);
    const drawn = asked ?? drawnMove(game, view, rng, tries?.(view as never, rng) ?? []);
    const said = drawn === undefined ? null : match.submit(seat, drawn, match.at);
    if (asked !== undefined && asked !== null && !said?.ok) {
      throw new Error(`drawn-house: refused (${String(said && !said.ok && said.why)}): ${JSON.stringify(asked)}`);
    }
    // Nobody can do anything but wait for a clock.
    if (!said?.ok && turn.must.length === 0) match.advance(Math.max(match.at, turn.dues[0]?.at ?? match.at), true);
    match.advance(match.at, true);
  }
}

function whyNot(game: Game, view: AnyView, move: unknown): string | null {
  const verdict = legal(game, view, move as AnyMove);
  return verdict.ok ? null : verdict.why;
}

function drawnMove(game: Game, view: AnyView, rng: Rng, tries: readonly unknown[]): unknown {
  const moves: unknown[] = tries.filter((move) => whyNot(game, view, move) === null);
  const listed = game.moves(view);
  if (listed) moves.push(...listed);
  else for (const move of game.propose(view, rng)) if (moves.push(move) >= PROPOSALS) break;
  return moves[rng.below(Math.max(1, moves.length))];
}

/** What must never stand in a line for people: a figure or a word that is missing. */
export const BLANK = /undefined|NaN|\[object|(^|\s)[.,](\s|$)|:\s*\.|^\s*$|[“«„]\s*[”»“]/u;
