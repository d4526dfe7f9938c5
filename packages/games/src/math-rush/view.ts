// What one may know of Math Rush, built up from nothing: the table lies open, hands are hidden until they are shown.
import { canonical, OVER, type Who } from '@cardinal/kernel';
import { cardOf, handSizeOf, seenSet } from './cards.ts';
import { turn } from './moment.ts';
import type { RushState, RushView } from './types.ts';

/** What one may know. */
export function view(s: RushState, who: Who): RushView {
  return {
    who,
    turn: turn(s),
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    race: s.race,
    began: s.began,
    handSize: handSizeOf(s.seats),
    hands: s.hands.map((hand, seat) => (seat === who || s.open[seat] ? hand.map((id) => cardOf(s, id)) : null)),
    handCounts: s.hands.map((hand) => hand.length),
    drawCount: s.draw.length,
    ...(s.own && { own: s.own.map((pile) => pile.length) }),
    discard: s.discard.map((id) => cardOf(s, id)),
    goalCount: s.goals.length,
    sets: s.sets.map((set) => seenSet(s, set)),
    help: s.help,
    plays: s.plays,
    said: [...s.said],
    open: [...s.open],
    redraw: s.redraw && s.redraw.map((chosen) => chosen !== null),
    redrawers: [...s.redrawers],
    ownRedraw: who === 'watcher' ? null : [...(s.redraw?.[who] ?? [])],
    owed: [...s.owed],
    refills: s.refills,
    asked: s.asked,
    turnedDown: [...s.turnedDown],
    history: [...s.history],
  };
}

/** The information set as text. */
export function keyOf(v: RushView): string {
  return canonical({ ...v, options: null, turn: OVER });
}
