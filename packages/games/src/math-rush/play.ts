// What each entry changes in a race of Math Rush. Total for every entry that was checked.
import { pileOf, takenApart, type Heard, type Played, type Seat } from '@cardinal/kernel';
import { cardOf, cardsInPlay, goalOf, goalsInPlay, handSizeOf, openGoals, sizeOf, stockIn } from './cards.ts';
import { owe, serve } from './drawing.ts';
import { endRace } from './race-end.ts';
import type { CardId, GoalId, GoalSet, RushEvent, RushMove, RushState } from './types.ts';

type Out = Heard<RushEvent>[];

/** Plays one entry on the caller's copy. */
export function play(s: RushState, x: Played<RushMove>, out: Out): void {
  if (x.by === 'clock') endRace(s, 'time', out);
  else if (x.by === 'chance') chance(s, 'order' in x.move ? x.move.order : [], out);
  else move(s, x.by, x.move, x.at, out);
}

const all = (out: Out, e: RushEvent): void => void out.push({ to: 'all', e });

function chance(s: RushState, order: readonly number[], out: Out): void {
  if (s.phase === 'numbers') {
    const cards = cardsInPlay(s);
    const ids = order.map((place) => cards[place] as CardId);
    const { common, own } = takenApart(stockIn(s.options), ids, s.seats);
    s.draw = common;
    if (own) s.own = own;
    s.phase = 'goals';
  } else if (s.phase === 'goals') {
    const goals = goalsInPlay(s);
    s.goals = order.map((place) => goals[place] as GoalId);
    setUp(s, out);
  } else {
    s.draw = order.map((place) => s.discard[place] as CardId);
    s.discard = [];
    s.refills += 1;
    all(out, { kind: 'refilled', count: s.draw.length });
    serve(s, out);
  }
}

function setUp(s: RushState, out: Out): void {
  const size = handSizeOf(s.seats);
  s.phase = 'ready';
  s.hands = s.hands.map((_, seat) => pileOf(s, seat).splice(-size));
  s.sets = s.goals.splice(-openGoals(s)).map((goal) => ({ goal, stacks: [], mark: 0, complete: false }));
  all(out, { kind: 'race-set-up', race: s.race, handSize: size, goals: s.sets.map(({ goal }) => goal) });
  for (const [seat, hand] of s.hands.entries()) {
    out.push({ to: [seat], e: { kind: 'hand-dealt', hand: hand.map((id) => cardOf(s, id)) } });
  }
}

function move(s: RushState, seat: Seat, m: RushMove, at: number, out: Out): void {
  switch (m.kind) {
    case 'ready':
      s.said[seat] = true;
      all(out, { kind: 'ready', seat });
      if (s.said.every(Boolean)) begin(s, at, out);
      return;
    case 'play':
      return lay(s, seat, m, out);
    case 'draw':
      return owe(s, [seat], out);
    case 'clear':
      return clear(s, seat, m, out);
    case 'redraw':
      if (!s.options.freeHelp) s.help -= 1;
      s.redrawers.push(seat);
      s.asked = null;
      if (s.redraw === null) beginRedraw(s, seat, out);
      else all(out, { kind: 'redraw-to-follow', seat, help: s.help });
      return;
    case 'discard':
      return discard(s, seat, m.cards, out);
    case 'arrange': {
      const set = setOf(s, m.goal);
      set.stacks = m.stacks.map((stack) => [...stack]);
      set.mark += 1;
      all(out, { kind: 'arranged', seat, goal: m.goal, row: rowOf(s, set) });
      return;
    }
    case 'ask':
      s.asked = { seat, use: m.use, goal: m.goal, yes: [] };
      all(out, { kind: 'help-asked', seat, use: m.use, goal: m.goal });
      return;
    case 'answer':
      return answer(s, seat, m.yes, out);
    case 'show':
      s.open[seat] = m.open;
      all(out, { kind: 'shown', seat, open: m.open });
      return;
    case 'done':
      s.said[seat] = true;
      all(out, { kind: 'wants-end', seat });
      if (s.said.every(Boolean)) endRace(s, 'done', out);
      return;
    default:
      m satisfies never;
  }
}

function begin(s: RushState, at: number, out: Out): void {
  s.phase = 'race';
  s.began = at;
  s.said.fill(false);
  all(out, { kind: 'race-begun', race: s.race });
}

/** Which of the rows that are not finished, from 1, as every table shows them; null for one that is. */
const rowOf = (s: RushState, set: GoalSet): number | null =>
  set.complete ? null : s.sets.filter(({ complete: done }) => !done).indexOf(set) + 1;

function lay(s: RushState, seat: Seat, m: RushMove & { kind: 'play' }, out: Out): void {
  const set = setOf(s, m.goal);
  takeFrom(s.hands[seat] ?? [], m.card);
  if (m.place === 'right') set.stacks.push([m.card]);
  else set.stacks[m.place]?.push(m.card);
  set.mark += 1;
  s.plays += 1;
  s.said[seat] = false;
  all(out, { kind: 'played', seat, card: cardOf(s, m.card), goal: m.goal, row: rowOf(s, set) ?? 0, place: m.place });
  if (sizeOf(set) >= (s.options.deck.goals[m.goal]?.count ?? 0)) complete(s, set, out);
  if (s.phase !== 'race') return;
  if (s.options.plays > 0 && s.plays >= s.options.plays) endRace(s, 'plays', out);
  // While a Help lets all throw cards away, all draw together when the last has chosen (ruling 3.15).
  else if (s.options.autoDraw && s.redraw === null) owe(s, [seat], out);
}

// By count alone, right or wrong (ruling 3.6).
function complete(s: RushState, set: GoalSet, out: Out): void {
  set.complete = true;
  all(out, { kind: 'goal-completed', goal: set.goal });
  const open = s.sets.filter((other) => !other.complete).length;
  const next = open < openGoals(s) ? s.goals.pop() : undefined;
  if (next !== undefined) {
    s.sets.push({ goal: next, stacks: [], mark: 0, complete: false });
    all(out, { kind: 'goal-added', goal: next, face: goalOf(s, next) });
  } else if (open === 0) endRace(s, 'all-goals', out);
}

function clear(s: RushState, seat: Seat, m: RushMove & { kind: 'clear' }, out: Out): void {
  const set = setOf(s, m.goal);
  const row = rowOf(s, set);
  if (!s.options.freeHelp) s.help -= 1;
  const kept = set.stacks.map((stack) => stack.filter((id) => !m.cards.includes(id)));
  // A gap closes up, so that nothing can be laid there (ruling 3.2), unless gaps may be filled; those at the end never count.
  const last = kept.findLastIndex((stack) => stack.length > 0);
  set.stacks = kept.filter((stack, i) => stack.length > 0 || (s.options.fillGaps && i < last));
  set.mark += 1;
  set.complete = false;
  s.discard.push(...m.cards);
  s.asked = null;
  s.said.fill(false);
  all(out, { kind: 'cleared', seat, goal: m.goal, row, cards: m.cards.map((id) => cardOf(s, id)), help: s.help });
}

function discard(s: RushState, seat: Seat, cards: readonly CardId[], out: Out): void {
  for (const id of cards) takeFrom(s.hands[seat] ?? [], id);
  s.discard.push(...cards);
  all(out, { kind: 'discarded', seat, cards: cards.map((id) => cardOf(s, id)) });
  if (s.redraw === null) return owe(s, [seat], out);
  s.redraw[seat] = [...cards];
  if (s.redraw.some((chosen) => chosen === null)) return;
  s.redraw = null;
  s.redrawers.shift();
  owe(s, [...s.hands.keys()], out);
  // A Help that was turned over together with this one is used now (ruling 3.15).
  const [next] = s.redrawers;
  if (next !== undefined) beginRedraw(s, next, out);
}

function beginRedraw(s: RushState, seat: Seat, out: Out): void {
  s.redraw = s.hands.map(() => null);
  all(out, { kind: 'redraw-begun', seat, help: s.help });
}

function answer(s: RushState, seat: Seat, yes: boolean, out: Out): void {
  const { asked } = s;
  if (!asked) return;
  all(out, { kind: 'help-answered', seat, yes });
  if (yes) s.asked = { ...asked, yes: [...asked.yes, seat] };
  else {
    s.asked = null;
    s.turnedDown[asked.seat] = true;
  }
}

function setOf(s: RushState, goal: GoalId): GoalSet {
  const set = s.sets.find((one) => one.goal === goal);
  if (!set) throw new Error(`no-such-set: ${goal}`);
  return set;
}

function takeFrom(hand: CardId[], id: CardId): void {
  const place = hand.indexOf(id);
  if (place < 0) throw new Error(`not-in-hand: ${id}`);
  hand.splice(place, 1);
}
