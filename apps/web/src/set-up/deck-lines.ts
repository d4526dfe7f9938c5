// Decks as people write them: lines of a face and how many cards bear it. The game's own shape decides what is a deck;
// this file only edits lines.
import * as v from 'valibot';

/** A line of a deck. */
export interface DeckLine {
  readonly face: string | number;
  readonly count: number;
}

const lines = v.array(
  v.looseObject({ face: v.union([v.string(), v.number()]), count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
);

/** The lines of a deck, each face once with all its cards; none when the value is no deck. */
export function deckLines(deck: unknown): readonly DeckLine[] {
  const read = v.safeParse(lines, deck);
  const first = new Map<string | number, DeckLine>();
  for (const line of read.success ? read.output : [])
    first.set(line.face, { ...line, count: line.count + (first.get(line.face)?.count ?? 0) });
  return [...first.values()];
}

/** How many cards there are. */
export function cardsIn(deck: readonly DeckLine[]): number {
  return deck.reduce((sum, { count }) => sum + count, 0);
}

/** The deck with another number of cards of one face; a new face takes its place by value, numbers before wilds. */
export function withCount(deck: readonly DeckLine[], face: string | number, count: number): readonly DeckLine[] {
  const others = deck.filter((line) => line.face !== face);
  const known = deck.findIndex((line) => line.face === face);
  const after = others.findIndex((line) => typeof line.face === 'string' || line.face > Number(face));
  const at = known >= 0 ? known : after < 0 ? others.length : after;
  return others.toSpliced(at, 0, { face, count });
}

/** The deck as the rules want it: lines without a card go, a deck of another shape stays as it is. */
export function trimmed(deck: unknown): unknown {
  const read = deckLines(deck);
  return read.length > 0 ? read.filter(({ count }) => count > 0) : deck;
}
