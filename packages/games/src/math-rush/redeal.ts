// A whole state that a view cannot rule out: hidden hands, the draw pile and the goals to come are dealt anew.
import { shuffled, type Rng } from '@cardinal/kernel';
import { cardsInPlay, goalsInPlay } from './cards.ts';
import type { CardId, RushState, RushView } from './types.ts';

/** A state that `v` cannot rule out. */
export function redeal(v: RushView, rng: Rng): RushState {
  const onTable = v.sets.flatMap(({ stacks }) => stacks.flat());
  const seen = [...v.hands.flatMap((hand) => hand ?? []), ...v.discard, ...onTable].map(({ id }) => id);
  const unseen = shuffled(
    cardsInPlay(v).filter((id) => !seen.includes(id)),
    rng,
  );
  const deal = (count: number): CardId[] => unseen.splice(0, count);
  const hands = v.hands.map((hand, seat) => hand?.map(({ id }) => id) ?? deal(v.handCounts[seat] ?? 0));
  const openGoals = v.sets.map(({ id }) => id);
  const goals = shuffled(
    goalsInPlay(v).filter((id) => !openGoals.includes(id)),
    rng,
  ).slice(0, v.goalCount);
  return {
    options: v.options,
    seats: v.seats,
    phase: v.phase,
    race: v.race,
    began: v.began,
    draw: deal(v.drawCount),
    discard: v.discard.map(({ id }) => id),
    goals,
    hands,
    sets: v.sets.map(({ id, stacks, mark, complete }) => ({
      goal: id,
      stacks: stacks.map((stack) => stack.map((card) => card.id)),
      mark,
      complete,
    })),
    help: v.help,
    plays: v.plays,
    said: [...v.said],
    open: [...v.open],
    // What others threw away lies open in the discard pile; which of it was theirs changes nothing any more.
    redraw: v.redraw && v.redraw.map((has, seat) => (has ? (seat === v.who ? [...(v.ownRedraw ?? [])] : []) : null)),
    redrawers: [...v.redrawers],
    owed: [...v.owed],
    refills: v.refills,
    asked: v.asked,
    turnedDown: [...v.turnedDown],
    history: [...v.history],
  };
}
