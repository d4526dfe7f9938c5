// The searching way through the kernel's contract: copy a state, play a move on it, no check. Draw and discard, two seats,
// 52 cards, moves drawn at random as a playout would.
import { openMatch, step, type Entry, type Heard, type Played } from '../../packages/kernel/src/index.ts';
import {
  drawDiscard,
  drawDiscardRules as rules,
  type DrawDiscardEvent,
  type DrawDiscardMove,
  type DrawDiscardState,
} from '../../packages/battery/src/toys/draw-discard.ts';
import type { Random } from './random.ts';

/** A match is given up after so many moves, as the peer's is. */
export const CAP = 400;
const SEATS = 2;

type Seated = Extract<Played<DrawDiscardMove>, { readonly by: number }>;

/** Every entry there is, made once: a search has its move list too. */
const entries = Array.from({ length: SEATS }, (_, by) => ({
  deck: seated(by, { kind: 'take', from: 'deck' }),
  pile: seated(by, { kind: 'take', from: 'pile' }),
  put: Array.from({ length: 52 }, (__, card) => seated(by, { kind: 'put', card })),
}));

function seated(by: number, move: DrawDiscardMove): Seated {
  return { seq: 0, at: 0, by, move };
}

/** The state after the deal of a seed. */
export function dealt(seed: string): DrawDiscardState {
  const opened = openMatch(drawDiscard, { seats: SEATS, seed });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0);
  return opened.match.state as unknown as DrawDiscardState;
}

/** One playout, a copy for each move; the number of moves. */
export function playout(start: DrawDiscardState, random: Random): number {
  const heard: Heard<DrawDiscardEvent>[] = [];
  let s = start;
  let moves = 0;
  while (moves < CAP && (s.deck.length > 0 || s.drew)) {
    const next = rules.copy(s);
    heard.length = 0;
    rules.play(next, choose(s, random), heard);
    s = next;
    moves++;
  }
  return moves;
}

/** The same match at a table: every move checked on the seat's view. */
export function checkedPlayout(start: DrawDiscardState, random: Random): number {
  let s = start;
  let moves = 0;
  while (moves < CAP && (s.deck.length > 0 || s.drew)) {
    const stepped = step(rules, s, choose(s, random) as Entry<DrawDiscardMove>);
    if (!stepped.ok) throw new Error(stepped.why);
    s = stepped.state;
    moves++;
  }
  return moves;
}

/** A whole match through `Match.submit`: shape, check, log, and a hash every sixteen entries. */
export function loggedPlayout(seed: string, random: Random): number {
  const opened = openMatch(drawDiscard, { seats: SEATS, seed });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0);
  let moves = 0;
  for (; moves < CAP && match.result === null; moves++) {
    const entry = choose(match.state as unknown as DrawDiscardState, random);
    if (!match.submit(entry.by, entry.move, moves).ok) throw new Error('a legal move was refused');
  }
  return moves;
}

function choose(s: DrawDiscardState, random: Random): Seated {
  const own = entries[s.active]!;
  if (!s.drew) return s.pile.length > 0 && random() < 0.3 ? own.pile : own.deck;
  const hand = s.hands[s.active]!;
  return own.put[hand[Math.floor(random() * hand.length)]!]!;
}
