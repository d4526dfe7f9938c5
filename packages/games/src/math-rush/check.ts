// Whether a move is accepted, from the seat's view alone. Mistakes are accepted and stand until verification (ruling
// 3.4); what meant another moment of a set is stale, not a mistake (ruling 3.10).
import { no, YES, type Verdict } from '@cardinal/kernel';
import { sizeOf } from './cards.ts';
import { misfit } from './fit.ts';
import { raceLength } from './options.ts';
import type { Card, CardId, RushMove, RushView, RushWhy, SeenSet } from './types.ts';

type Answer = Verdict<RushWhy>;

/** Whether the seat may make that move. The kernel has seen to it that the seat may act at all. */
export function check(v: RushView, m: RushMove): Answer {
  if (v.phase === 'ready') return m.kind === 'ready' ? YES : m.kind === 'show' ? YES : no('not-now');
  if (v.phase !== 'race') return no('not-now');
  const choosing = v.redraw !== null && v.who !== 'watcher' && v.redraw[v.who] === false;
  switch (m.kind) {
    case 'ready':
      return no('already-ready');
    case 'play':
      return play(v, m);
    case 'draw':
      return draw(v);
    case 'clear':
      return clear(v, m);
    case 'redraw':
      if (v.redraw && !atOnce(v)) return no('help-running');
      return v.help > 0 || v.options.freeHelp ? YES : no('no-help');
    case 'discard':
      if (!choosing && !freeDiscard(v)) return no('not-allowed');
      if (!choosing && m.cards.length === 0) return no('nothing-chosen');
      return holdsAll(ownHand(v), m.cards) ? YES : no('not-in-hand');
    case 'arrange':
      return arrange(v, m);
    case 'ask':
      if (v.help === 0 || v.options.freeHelp) return no('no-help');
      if (v.redraw || v.asked) return no('help-running');
      return m.goal === null || v.sets.some(({ id }) => id === m.goal) ? YES : no('no-such-set');
    case 'answer':
      return v.asked && v.asked.seat !== v.who && !v.asked.yes.includes(Number(v.who)) ? YES : no('nobody-asked');
    case 'show':
      return YES;
    case 'done':
      return raceLength(v.options) === null ? YES : no('clock-runs');
    default:
      return m satisfies never;
  }
}

/** The looker's own hand; empty for a watcher. */
export function ownHand(v: RushView): readonly Card[] {
  return v.who === 'watcher' ? [] : (v.hands[v.who] ?? []);
}

/** Whether cards may be thrown away from the hand at any time (ruling 3.17). */
export function freeDiscard(v: RushView): boolean {
  return v.options.freeHelp || v.options.oneGoal;
}

/** Whether a Help to redraw still counts as asked together with the one under way: until anybody has chosen, each seat's is its own (ruling 3.15, decision 0009). */
function atOnce(v: RushView): boolean {
  return !v.options.freeHelp && !v.redrawers.includes(Number(v.who)) && (v.redraw ?? []).every((chosen) => !chosen);
}

function play(v: RushView, m: RushMove & { kind: 'play' }): Answer {
  const card = ownHand(v).find(({ id }) => id === m.card);
  if (!card) return no('not-in-hand');
  const set = v.sets.find(({ id }) => id === m.goal);
  if (!set) return no('no-such-set');
  if (set.complete) return no('set-closed');
  if (m.place !== 'right' && !set.stacks[m.place]) return no('no-such-place');
  const wrong = misfit(card, set, m.place);
  if (wrong === null) return YES;
  if (m.mark !== set.mark) return no('stale');
  return v.options.referee === 'engine' ? no(wrong, { card: card.text, value: card.value }) : YES;
}

function draw(v: RushView): Answer {
  if (ownHand(v).length >= v.handSize) return no('hand-full');
  if (v.redraw) return no('help-running');
  const own = v.who === 'watcher' ? 0 : (v.own?.[v.who] ?? 0);
  return own + v.drawCount + v.discard.length > 0 ? YES : no('nothing-to-draw');
}

function clear(v: RushView, m: RushMove & { kind: 'clear' }): Answer {
  if (v.help === 0 && !v.options.freeHelp) return no('no-help');
  const set = v.sets.find(({ id }) => id === m.goal);
  if (!set) return no('no-such-set');
  if (set.complete && !v.options.helpOnCompleted) return no('set-closed');
  if (m.cards.length === 0) return no('nothing-chosen');
  if (holdsAll(set.stacks.flat(), m.cards)) return YES;
  return no(m.mark === set.mark ? 'not-in-set' : 'stale');
}

function arrange(v: RushView, m: RushMove & { kind: 'arrange' }): Answer {
  if (!v.options.oneGoal) return no('not-allowed');
  const set = v.sets.find(({ id }) => id === m.goal);
  if (!set) return no('no-such-set');
  if (set.complete) return no('set-closed');
  if (m.mark !== set.mark) return no('stale');
  return m.stacks.every((stack) => stack.length > 0) && sizeOf(m) === sizeOf(set) && sameCards(set, m.stacks.flat())
    ? YES
    : no('not-in-set');
}

function sameCards(set: SeenSet, ids: readonly CardId[]): boolean {
  return holdsAll(set.stacks.flat(), ids) && ids.length === sizeOf(set);
}

function holdsAll(cards: readonly Card[], ids: readonly CardId[]): boolean {
  return new Set(ids).size === ids.length && ids.every((id) => cards.some((card) => card.id === id));
}
