// Normal and Expert: every sentence the solver finds, and a plan when to call. Normal calls from a fixed number of points
// a card on. Expert asks what one more card would bring itself and what it would bring the others, weighs the whole
// pack it has not seen, keeps good cards from the next seat, and minds the score in the last deal.
import type { Budget } from '@cardinal/kernel';
import type { Face } from '@cardinal/solver';
import { best } from './best.ts';
import { isTimeToPlay } from './check.ts';
import { cardsToDraw } from './plan.ts';
import { absent } from './propose.ts';
import { LARGE_HAND, Study, without } from './study.ts';
import type { Card, NumsenseMove, NumsenseView } from './types.ts';

/** How a strong player plays. */
export interface Plan {
  /** Whether a hand that hits, worth so many points, is called. */
  readonly calls: (v: NumsenseView, study: Study, worth: number) => boolean;
  /** Draws that a kept hand is judged by; 0 looks at what it is worth now. */
  readonly ahead: (v: NumsenseView) => number;
  /** What a card is worth to the next seat, in parts of its points. */
  readonly guard: number;
}

/** The move of a strong player. */
export function strongMove(v: NumsenseView, plan: Plan, budget: Budget): NumsenseMove {
  const study = new Study(v, budget);
  const faces = v.hand.map(({ face }) => face);
  switch (v.phase) {
    case 'compose':
      return absent(v);
    case 'put':
      return playedDiscard(v, study) ?? puts(v, study, plan);
    case 'call':
      return call(v, study, plan, faces) ?? playedDiscard(v, study) ?? { kind: 'keep-quiet' };
    default: {
      const called = (): NumsenseMove | null => call(v, study, plan, faces);
      const played = (): NumsenseMove | null => playedDiscard(v, study);
      // Where the swap costs the turn, a hand that is ready is called instead.
      const first = v.options.discardWild === 'free' ? (played() ?? called()) : (called() ?? played());
      return first ?? takes(v, study, plan, faces);
    }
  }
}

function call(v: NumsenseView, study: Study, plan: Plan, faces: readonly Face[]): NumsenseMove | null {
  if (v.declarer !== null) return null;
  const worth = study.worth(faces);
  if (worth < 0 || !plan.calls(v, study, worth)) return null;
  return { kind: 'declare', sentence: best(faces, study.target, v.options).sentence };
}

/** Puts down the card without which the hand promises most, less what the card would bring the next seat. */
function puts(v: NumsenseView, study: Study, plan: Plan): NumsenseMove {
  const faces = v.hand.map(({ face }) => face);
  const draws = drawsAhead(v, plan, faces.length - 1);
  let chosen: { at: number; worth: number } = { at: faces.length - 1, worth: -Infinity };
  for (const at of study.puts(faces)) {
    const kept = without(faces, at);
    const worth = study.hope(kept, draws) - (feeds(v) ? plan.guard * study.counts(faces[at] as Face) : 0);
    if (worth > chosen.worth) chosen = { at, worth };
  }
  const card = v.hand[chosen.at];
  return card ? { kind: 'put', card: card.id } : absent(v);
}

/** The top of the discard pile when it promises more than an unknown card. */
function takes(v: NumsenseView, study: Study, plan: Plan, faces: readonly Face[]): NumsenseMove {
  const top = v.discard.at(-1);
  if (!top) return { kind: 'take', from: 'draw' };
  if (cardsToDraw(v, v.who) === 0) return { kind: 'take', from: 'discard' };
  const now = study.worth(faces);
  const taken = study.bestPut([...faces, top.face]).worth;
  if (plan.ahead(v) === 0) return { kind: 'take', from: taken > now ? 'discard' : 'draw' };
  return { kind: 'take', from: taken > study.hope(faces, 1) ? 'discard' : 'draw' };
}

/** A Discard that can still be played goes for the card of the pile that makes the best hand, unless the hand is better off with a nought. */
function playedDiscard(v: NumsenseView, study: Study): NumsenseMove | null {
  const wild = v.hand.find(({ id, face }) => face === 'D' && !v.spent.includes(id));
  if (!wild || !isTimeToPlay(v, wild.id)) return null;
  const worthOf = (hand: readonly Face[]): number =>
    v.phase === 'put' ? study.bestPut(hand).worth : study.worth(hand);
  const rest = v.hand.filter(({ id }) => id !== wild.id).map(({ face }) => face);
  const kept = worthOf([...rest, 'D']);
  let chosen: { card: Card; worth: number } | null = null;
  for (const card of v.discard) {
    if (card.face === 'D') continue;
    const worth = worthOf([...rest, card.face]);
    if (worth >= (chosen?.worth ?? kept)) chosen = { card, worth };
  }
  return chosen && { kind: 'exchange', card: wild.id, for: chosen.card.id };
}

/** Draws to look ahead: none on the last turn or in hands too large to search. */
function drawsAhead(v: NumsenseView, plan: Plan, size: number): number {
  return v.declarer !== null || size >= LARGE_HAND ? 0 : plan.ahead(v);
}

/** Whether somebody can still take what is put down. */
function feeds(v: NumsenseView): boolean {
  return v.declarer === null || v.lastTurns.length > 1;
}
