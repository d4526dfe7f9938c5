// A whole state that a view cannot rule out. Everything that lies open stays; all other cards are dealt anew. In memory
// mode past cards are hidden too, but the index card is not: they are then arranged so that its points come out.
import { shuffled, type Rng } from '@cardinal/kernel';
import { liftedFrom } from './own-time.ts';
import { differencesOf, pointsFor } from './scoring.ts';
import { cardsEach } from './table-facts.ts';
import type { CardId, ManiaState, ManiaView, Reveal } from './types.ts';

/** A state that `v` cannot rule out. */
export function redeal(v: ManiaView, rng: Rng): ManiaState {
  const base = { options: v.options, seats: v.seats, phase: v.phase, reveal: v.reveal };
  if (v.phase === 'shuffle') {
    const empty = Array.from({ length: v.seats }, () => []);
    return { ...base, piles: empty, leftovers: [], guesses: empty.map(() => null), lifted: 0, history: [] };
  }
  const each = cardsEach(v.options.deck.length, v.seats);
  const { rows, leftovers } = arrange(v, each, rng);
  const piles = Array.from({ length: v.seats }, (_, seat) => rows.map((row) => row[seat] ?? -1));
  return {
    ...base,
    piles,
    leftovers,
    guesses: v.hasGuessed.map((has, seat) => (has ? (seat === v.who ? v.guess : guessOf(v)) : null)),
    ...(v.rung !== undefined && { rung: v.rung }),
    lifted: liftedFrom(v.options, v.turn.dues[0]),
    history: v.history.map((_, number) => reveal(v, rows[number] ?? [], number)),
  };
}

// What somebody else wrote is hidden; any guess will do, and the middle of what can be is as good as any.
function guessOf(v: ManiaView): number {
  const mean = v.options.deck.reduce((sum, { value }) => sum + value, 0) / v.options.deck.length;
  return Math.round(mean * v.seats);
}

function reveal(v: ManiaView, cards: readonly CardId[], number: number): Reveal {
  const guesses = v.history[number]?.guesses ?? [];
  const sum = sumOf(v, cards);
  return {
    cards,
    sum,
    guesses,
    differences: differencesOf(guesses, sum),
    points: pointsFor(guesses, sum, v.options.consolation),
  };
}

const sumOf = (v: ManiaView, cards: readonly CardId[]): number =>
  cards.reduce((sum, id) => sum + (v.options.deck[id]?.value ?? 0), 0);

interface Arranged {
  /** By reveal, then by seat. */
  readonly rows: CardId[][];
  readonly leftovers: CardId[];
}

function arrange(v: ManiaView, each: number, rng: Rng): Arranged {
  const fixed: (CardId | null)[] = new Array<CardId | null>(v.options.deck.length).fill(null);
  for (const [number, { cards }] of v.history.entries()) {
    for (const [seat, card] of (cards ?? []).entries()) fixed[number * v.seats + seat] = card.id;
  }
  if (v.own && v.who !== 'watcher') fixed[v.reveal * v.seats + v.who] = v.own.id;
  for (const [i, card] of v.leftovers.entries()) fixed[each * v.seats + i] = card.id;
  const held = new Set(fixed);
  const rest = shuffled(
    [...v.options.deck.keys()].filter((id) => !held.has(id)),
    rng,
  );
  const free = fixed.flatMap((card, place) => (card === null ? [place] : []));
  const places = fixed.map((card) => card ?? (rest.pop() as CardId));
  if (v.history.some(({ cards }) => cards === null)) settle(v, places, free, rng);
  return {
    rows: Array.from({ length: each }, (_, row) => places.slice(row * v.seats, (row + 1) * v.seats)),
    leftovers: places.slice(each * v.seats),
  };
}

// Swaps hidden cards until every hidden reveal pays what the index card says. A solution exists: the true one. Steps
// that make it worse are taken now and then, so that no dead end holds.
function settle(v: ManiaView, places: CardId[], free: readonly number[], rng: Rng): void {
  const rows = v.history.flatMap(({ cards }, number) => (cards === null ? [number] : []));
  const wrong = (number: number): number =>
    distance(v, number, sumOf(v, places.slice(number * v.seats, (number + 1) * v.seats)));
  const rowOf = (place: number): number => Math.floor(place / v.seats);
  let missed = rows.reduce((sum, row) => sum + wrong(row), 0);
  while (missed > 0) {
    const a = free[rng.below(free.length)] as number;
    const b = free[rng.below(free.length)] as number;
    const touched = [...new Set([rowOf(a), rowOf(b)])].filter((row) => rows.includes(row));
    const before = touched.reduce((sum, row) => sum + wrong(row), 0);
    [places[a], places[b]] = [places[b] as CardId, places[a] as CardId];
    const after = touched.reduce((sum, row) => sum + wrong(row), 0);
    if (after <= before || rng.below(50) === 0) missed += after - before;
    else [places[a], places[b]] = [places[b], places[a]];
  }
}

// How far a sum is from one that pays what was paid.
function distance(v: ManiaView, number: number, sum: number): number {
  const reveal = v.history[number];
  if (!reveal) return 0;
  const pays = (total: number): boolean => {
    const points = pointsFor(reveal.guesses, total, v.options.consolation);
    return total >= 0 && points.every((point, seat) => point === reveal.points[seat]);
  };
  for (let away = 0; ; away++) if (pays(sum + away) || pays(sum - away)) return away;
}
