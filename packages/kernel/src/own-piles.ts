// Cards for a table of unlike people: beside the deck that all share, a seat with a range of its own has a second, smaller
// deck to be dealt and to draw from, so that what one seat may hold takes nothing away from the others. Cards are ids here.
import { rangeOf } from './by-seat.ts';
import type { Seat } from './ids.ts';

/** All cards of a match by id: those that all share come first, then the own decks, seat by seat. */
export interface Stock<F> {
  readonly faces: readonly F[];
  /** How many cards all share. */
  readonly common: number;
  /** Whose own deck a card is of, or null where all share it. */
  ownerOf(id: number): Seat | null;
}

/** The stock of a deck and of options with `seatRange`: an own deck is the shared one without the cards that `allows` does not let through. */
export function stockOf<F>(
  deck: readonly F[],
  options: { readonly seatRange?: readonly number[] },
  allows: (face: F, highest: number) => boolean,
): Stock<F> {
  const ranges = options.seatRange ?? [];
  const decks = ranges.map((_, seat) => {
    const highest = rangeOf(options, seat);
    return highest === 0 ? [] : deck.filter((face) => allows(face, highest));
  });
  const owners = decks.flatMap((own, seat) => own.map(() => seat));
  return {
    faces: ranges.length === 0 ? deck : [...deck, ...decks.flat()],
    common: deck.length,
    ownerOf: (id) => owners[id - deck.length] ?? null,
  };
}

/** The cards of an own deck. */
export function ownDeck<F>(stock: Stock<F>, seat: Seat): number[] {
  const ids = Array.from({ length: stock.faces.length - stock.common }, (_, i) => stock.common + i);
  return ids.filter((id) => stock.ownerOf(id) === seat);
}

/** A shuffled stock taken apart: the pile that all share, and the own piles by seat; none where nobody has one. An even shuffle of all cards is an even shuffle of each part. */
export function takenApart<F>(
  stock: Stock<F>,
  order: readonly number[],
  seats: number,
): { readonly common: number[]; readonly own?: number[][] } {
  if (stock.faces.length === stock.common) return { common: [...order] };
  const own = Array.from({ length: seats }, (): number[] => []);
  const common: number[] = [];
  for (const id of order) (own[stock.ownerOf(id) ?? -1] ?? common).push(id);
  return { common, own };
}

/** The pile that a seat draws from: its own as long as that lasts, then the one that all share. */
export function pileOf(s: { readonly draw: number[]; readonly own?: number[][] }, seat: Seat): number[] {
  const own = s.own?.[seat];
  return own && own.length > 0 ? own : s.draw;
}

/** What one who looks must reckon with of a seat's own deck: cards they have not seen, some of which lie in its pile and the rest in its hand. */
export interface HiddenOwn {
  readonly ids: readonly number[];
  readonly pile: number;
  readonly inHand: number;
}

/** The unseen cards of a seat's own deck; `pile` of them lie in its pile, `hidden` cards of its hand are unseen. */
export function hiddenOwn<F>(
  stock: Stock<F>,
  seat: Seat,
  seen: ReadonlySet<number>,
  pile: number,
  hidden: number,
): HiddenOwn {
  const ids = ownDeck(stock, seat).filter((id) => !seen.has(id));
  return { ids, pile, inHand: Math.max(0, Math.min(hidden, ids.length - pile)) };
}
