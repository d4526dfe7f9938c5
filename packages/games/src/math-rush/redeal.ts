// A whole state that a view cannot rule out: hidden hands, the draw pile and the goals to come are dealt anew.
import { hiddenOwn, shuffled, type Rng } from '@cardinal/kernel';
import { cardsInPlay, goalsInPlay, stockIn } from './cards.ts';
import type { CardId, RushState, RushView } from './types.ts';

/** A state that `v` cannot rule out. */
export function redeal(v: RushView, rng: Rng): RushState {
  const onTable = v.sets.flatMap(({ stacks }) => stacks.flat());
  const seen = [...v.hands.flatMap((hand) => hand ?? []), ...v.discard, ...onTable].map(({ id }) => id);
  const { own, held, unseen } = hiddenCards(v, new Set(seen), rng);
  const deal = (count: number): CardId[] => unseen.splice(0, count);
  const hands = v.hands.map((hand, seat) => {
    const mine = held[seat] ?? [];
    return hand?.map(({ id }) => id) ?? [...mine, ...deal((v.handCounts[seat] ?? 0) - mine.length)];
  });
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
    ...(v.own && { own }),
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

/** The cards that one has not seen: those of each own pile, those that seats surely hold from theirs, and all others. Once the discard pile has been shuffled in, an own card may be anywhere. */
function hiddenCards(v: RushView, seen: ReadonlySet<CardId>, rng: Rng) {
  const stock = stockIn(v.options);
  const all = cardsInPlay(v).filter((id) => !seen.has(id));
  const taken = new Set<CardId>();
  const own: CardId[][] = [];
  const held: CardId[][] = [];
  for (const [seat, pile] of (v.own ?? []).entries()) {
    const hidden = v.hands[seat] ? 0 : (v.handCounts[seat] ?? 0);
    const { ids, inHand } = hiddenOwn(stock, seat, seen, pile, hidden);
    const cards = shuffled(ids, rng);
    own.push(cards.splice(0, pile));
    held.push(v.refills === 0 ? cards.splice(0, inHand) : []);
    for (const id of [...(own[seat] ?? []), ...(held[seat] ?? [])]) taken.add(id);
  }
  const unseen = shuffled(
    all.filter((id) => !taken.has(id)),
    rng,
  );
  return { own, held, unseen };
}
