// Beginner and Easy: they add and take away, or multiply a pair as well, look at what lies before them and call as soon
// as they can. They slip, and they never reckon with the cards that are still to come.
import { happens } from '@cardinal/bots';
import type { Rng } from '@cardinal/kernel';
import type { Face } from '@cardinal/solver';
import { absent } from './propose.ts';
import { limitedSentences, type Found, type Skill } from './limited.ts';
import { cardsToDraw } from './plan.ts';
import { without } from './study.ts';
import type { Card, NumsenseMove, NumsenseView } from './types.ts';

/** How weak somebody is. */
export interface Weakness {
  readonly skill: Skill;
  /** How often the second-best sentence is written. */
  readonly slips: number;
  /** How often a turn passes without a look at the cards: draw, and put down what comes to hand. */
  readonly dreams: number;
  /** How often a hand that hits is not noticed. */
  readonly overlooks: number;
  /** Points for each card below which even a hand that hits is not called. */
  readonly hold: number;
}

/** A child that has just learnt the game: plus and minus, and in a hurry. */
export const BEGINNER: Weakness = {
  skill: { products: 0, tries: 0 },
  slips: 0.25,
  dreams: 0.35,
  overlooks: 0.25,
  hold: 0,
};

/** Somebody who multiplies as well, and looks before discarding. */
export const EASY: Weakness = {
  skill: { products: 1, tries: 12 },
  slips: 0.05,
  dreams: 0.05,
  overlooks: 0.05,
  hold: 4,
};

/** From so many cards on a hand is long. */
const LONG_HAND = 8;

/** The move of somebody that weak. */
export function weakMove(v: NumsenseView, weakness: Weakness, rng: Rng): NumsenseMove {
  const { skill, slips, dreams, overlooks, hold } = weakness;
  const target = v.target?.value ?? 0;
  const faces = v.hand.map(({ face }) => face);
  // Nobody multiplies every pair of a long hand; signs alone do nearly always there.
  const effort = faces.length > LONG_HAND ? { ...skill, tries: Math.min(skill.tries, 3) } : skill;
  const sentences = (hand: readonly Face[]): readonly Found[] => limitedSentences(hand, target, effort);
  const worth = (hand: readonly Face[]): number => {
    const [first] = sentences(hand);
    return first ? (first.distance === 0 ? first.points : -first.distance) : -Infinity;
  };

  if (v.phase === 'compose') {
    const found = sentences(faces);
    const written = happens(slips, rng) ? (found[1] ?? found[0]) : found[0];
    return written ? { kind: 'write', sentence: written.sentence } : absent(v);
  }
  if (v.phase === 'put') {
    if (happens(dreams, rng)) return putOne(v, v.hand[rng.below(v.hand.length)]);
    let best = { card: v.hand.at(-1), worth: -Infinity };
    for (const card of candidates(v.hand)) {
      const now = worth(faces.filter((_, at) => v.hand[at] !== card));
      if (now > best.worth) best = { card, worth: now };
    }
    return putOne(v, best.card);
  }

  const [first] = sentences(faces);
  const hits = first?.distance === 0 && first.points >= hold * faces.length;
  if (first && hits && v.declarer === null && !happens(overlooks, rng)) {
    return { kind: 'declare', sentence: first.sentence };
  }
  if (v.phase === 'call') return { kind: 'keep-quiet' };
  const top = v.discard.at(-1);
  if (!top) return { kind: 'take', from: 'draw' };
  if (cardsToDraw(v, v.who) === 0) return { kind: 'take', from: 'discard' };
  if (happens(dreams, rng)) return { kind: 'take', from: rng.below(3) === 0 ? 'discard' : 'draw' };
  const swap = playedDiscard(v, worth);
  if (swap) return swap;
  const now = worth(faces);
  const taken = [...faces, top.face];
  const better = candidates([...v.hand, top]).some((card) => {
    const at = v.hand.indexOf(card);
    return at >= 0 && worth(without(taken, at)) > now;
  });
  return { kind: 'take', from: better ? 'discard' : 'draw' };
}

function putOne(v: NumsenseView, card: Card | undefined): NumsenseMove {
  return card ? { kind: 'put', card: card.id } : absent(v);
}

/** What might be put down: of a large hand the card that came last and the three lowest, otherwise any. */
function candidates(hand: readonly Card[]): readonly Card[] {
  if (hand.length <= LONG_HAND) return hand;
  const low = (card: Card): number => (typeof card.face === 'number' ? card.face : card.face === 'D' ? 0 : 30);
  return [...hand.slice(-1), ...[...hand.slice(0, -1)].sort((a, b) => low(a) - low(b)).slice(0, 3)];
}

/** A Discard that can still be played goes for the best of the three cards on top of the pile. */
function playedDiscard(v: NumsenseView, worth: (hand: readonly Face[]) => number): NumsenseMove | null {
  const wild = v.hand.find(({ id, face }) => face === 'D' && !v.spent.includes(id));
  if (!wild) return null;
  const rest = v.hand.filter(({ id }) => id !== wild.id).map(({ face }) => face);
  let best: { card: Card; worth: number } | null = null;
  for (const card of v.discard.slice(-3)) {
    const now = worth([...rest, card.face]);
    if (!best || now > best.worth) best = { card, worth: now };
  }
  return best && { kind: 'exchange', card: wild.id, for: best.card.id };
}
