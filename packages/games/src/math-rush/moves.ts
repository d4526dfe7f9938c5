// What a seat can do, as lists: every legal move that is no mistake, sensible moves best first, and what an absent seat does.
import type { Rng } from '@cardinal/kernel';
import { check, freeDiscard, ownHand } from './check.ts';
import { placesFor } from './fit.ts';
import { raceLength } from './options.ts';
import { rankedPlays } from './plan.ts';
import type { Card, CardId, RushMove, RushView } from './types.ts';

/** Every play that fits, and the acts beside them. Mistakes are legal too but never listed; of Help and throwing away the usual ways are. */
export function moves(v: RushView): RushMove[] {
  const { who } = v;
  if (who === 'watcher' || ![...v.turn.must, ...v.turn.may].includes(who)) return [];
  const hand = ownHand(v);
  const plays = hand.flatMap((card) =>
    v.sets.flatMap((set) =>
      placesFor(card, set).map((place): RushMove => ({
        kind: 'play',
        card: card.id,
        goal: set.id,
        place,
        mark: set.mark,
      })),
    ),
  );
  const clears = v.sets.flatMap((set): RushMove[] => {
    return oneOrAll(set.stacks.flat()).map((cards) => ({ kind: 'clear', goal: set.id, cards, mark: set.mark }));
  });
  const throws: RushMove[] =
    v.redraw?.[who] === false || freeDiscard(v)
      ? [[], ...oneOrAll(hand)].map((cards) => ({ kind: 'discard', cards }))
      : [];
  const others: RushMove[] = [
    { kind: 'ready' },
    { kind: 'draw' },
    { kind: 'redraw' },
    { kind: 'answer', yes: true },
    { kind: 'answer', yes: false },
    { kind: 'ask', use: 'redraw', goal: null },
    { kind: 'show', open: !v.open[who] },
    { kind: 'done' },
  ];
  return [...plays, ...clears, ...throws, ...others].filter((move) => check(v, move).ok);
}

/** What one owes the others; plays that fit, those that waste least first; a card from the pile; and where there is none of these, that one is done. */
export function* propose(v: RushView, _rng: Rng): Generator<RushMove> {
  if (v.who === 'watcher') return;
  if (v.turn.must.includes(v.who)) yield absent(v);
  if (v.phase !== 'race') return;
  const agree: RushMove = { kind: 'answer', yes: true };
  if (check(v, agree).ok) yield agree;
  const plays = rankedPlays(v);
  for (const { move } of plays) yield move;
  if (check(v, { kind: 'draw' }).ok) yield { kind: 'draw' };
  else if (plays.length === 0 && !v.said[v.who] && check(v, { kind: 'done' }).ok) yield { kind: 'done' };
}

/** The usual ways to take cards away: any one of them, or all. */
function oneOrAll(cards: readonly Card[]): CardId[][] {
  const ids = cards.map(({ id }) => id);
  return ids.length > 1 ? [...ids.map((id) => [id]), ids] : ids.map((id) => [id]);
}

/** What a vanished seat does: it is ready, keeps its cards when all redraw, and holds up no end. */
export function absent(v: RushView): RushMove {
  if (v.phase === 'ready') return { kind: 'ready' };
  if (v.who !== 'watcher' && v.redraw?.[v.who] === false) return { kind: 'discard', cards: [] };
  return raceLength(v.options) === null
    ? { kind: 'done' }
    : { kind: 'show', open: v.who !== 'watcher' && (v.open[v.who] ?? false) };
}
