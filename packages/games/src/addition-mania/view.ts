// What one may know of Addition Mania, and what may be asked from that alone.
import { canonical, no, OVER, YES, type Rng, type Verdict, type Who } from '@cardinal/kernel';
import { turn } from './moment.ts';
import { cardOf, revealsOf, totalsOf } from './table-facts.ts';
import type { ManiaMove, ManiaState, ManiaView, ManiaWhy, SeenReveal } from './types.ts';
import { expectedSum } from './odds.ts';

/** What one may know, built up from nothing. */
export function view(s: ManiaState, who: Who): ManiaView {
  const open = s.phase === 'guess';
  const own = who !== 'watcher' && open ? s.piles[who]?.[s.reveal] : undefined;
  return {
    who,
    turn: turn(s),
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    reveal: s.reveal,
    reveals: revealsOf(s),
    own: own === undefined ? null : cardOf(s, own),
    hasGuessed: s.guesses.map((guess) => guess !== null),
    ...(s.rung !== undefined && { rung: s.rung }),
    guess: who === 'watcher' ? null : (s.guesses[who] ?? null),
    pileCount: s.phase === 'shuffle' ? 0 : revealsOf(s) - s.reveal - (open ? 1 : 0),
    leftoverCount: s.leftovers.length,
    leftovers: s.options.showLeftovers ? s.leftovers.map((id) => cardOf(s, id)) : [],
    totals: totalsOf(s),
    history: s.history.map((_, number) => seen(s, number)),
  };
}

// In memory mode a reveal can be looked at until the next cards are lifted; then only the index card is left of it.
function seen(s: ManiaState, number: number): SeenReveal {
  const reveal = s.history[number];
  if (!reveal) throw new Error(`no-such-reveal: ${number}`);
  const { cards, sum, guesses, differences, points } = reveal;
  const hidden = s.options.memoryMode && s.phase !== 'over' && (s.phase === 'guess' || number < s.history.length - 1);
  return hidden
    ? { cards: null, sum: null, guesses, differences: null, points }
    : { cards: cards.map((id) => cardOf(s, id)), sum, guesses, differences, points };
}

/** Whether a guess is accepted: any whole number, once (ruling 5.7). */
export function check(v: ManiaView): Verdict<ManiaWhy> {
  if (v.phase !== 'guess') return no('not-now');
  return v.guess === null ? YES : no('already-guessed');
}

/** A guess waits for no turn, so a second one is refused for being the second (ruling 5.7). */
export const calls = (): boolean => true;

/** Nothing for a seat that may not guess; otherwise no list, for any whole number is accepted (ruling 5.7). */
export const moves = (v: ManiaView): ManiaMove[] | null =>
  v.who === 'watcher' || !v.turn.must.includes(v.who) ? [] : null;

/** What a vanished seat guesses: the expected sum from what lies open. */
export function absent(v: ManiaView): ManiaMove {
  return { kind: 'guess', sum: Math.round(expectedSum(v)) };
}

/** So often the others' cards are imagined for a proposal. */
const IMAGINED = 10;

/**
 * The expected sum first, then one's own card with others imagined from the whole pack. Were they imagined from what is
 * unseen, or neighbours of the first, whoever takes a proposal at random would be a counter of every card.
 */
export function* propose(v: ManiaView, rng: Rng): Generator<ManiaMove> {
  const first = absent(v);
  yield first;
  const proposed = new Set([first.sum]);
  const { deck } = v.options;
  for (let way = 0; way < IMAGINED; way++) {
    let sum = v.own?.value ?? 0;
    for (let other = v.own ? 1 : 0; other < v.seats; other++) sum += deck[rng.below(deck.length)]?.value ?? 0;
    if (!proposed.has(sum)) yield { kind: 'guess', sum };
    proposed.add(sum);
  }
}

/** The information set as text: the view itself, for it holds nothing that is not known. */
export function keyOf(v: ManiaView): string {
  return canonical({ ...v, options: null, turn: OVER });
}
