// A deck that all share with own decks beside it: every card has one owner, and a shuffle taken apart loses none.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenOwn, ownDeck, pileOf, stockOf, takenApart } from './own-piles.ts';
import { rngFrom } from './rng.ts';
import { shuffled } from './shuffled.ts';

const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const isWithin = (face: number, highest: number): boolean => face <= highest;

describe('a stock with own decks', () => {
  it('is the deck itself where nobody has one', () => {
    const stock = stockOf(DECK, {}, isWithin);
    expect(stock.faces).toBe(DECK);
    expect(takenApart(stock, [2, 0, 1], 2)).toEqual({ common: [2, 0, 1] });
  });

  it('gives each seat the cards within its range, and takes none from the others', () => {
    const stock = stockOf(DECK, { seatRange: [3, 0, 5] }, isWithin);
    expect(stock.faces.slice(0, stock.common)).toEqual(DECK);
    expect([0, 1, 2].map((seat) => ownDeck(stock, seat).map((id) => stock.faces[id]))).toEqual([
      [1, 2, 3],
      [],
      [1, 2, 3, 4, 5],
    ]);
  });

  it('is taken apart without a card lost, each pile in the order of the shuffle', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 3, 5), { maxLength: 4 }), fc.nat(999), (seatRange, seed) => {
        const stock = stockOf(DECK, { seatRange }, isWithin);
        const order = shuffled([...stock.faces.keys()], rngFrom(`apart${seed}`));
        const { common, own = [] } = takenApart(stock, order, 4);
        expect([...common, ...own.flat()].sort((a, b) => a - b)).toEqual([...stock.faces.keys()]);
        for (const pile of [common, ...own]) expect(pile).toEqual(order.filter((id) => pile.includes(id)));
        for (const [seat, pile] of own.entries()) for (const id of pile) expect(stock.ownerOf(id)).toBe(seat);
      }),
    );
  });

  it('lets a seat draw from the pile of all once its own is empty', () => {
    const s = { draw: [1, 2], own: [[12], []] };
    expect(pileOf(s, 0)).toBe(s.own[0]);
    expect(pileOf(s, 1)).toBe(s.draw);
    expect(pileOf({ draw: [7] }, 0)).toEqual([7]);
  });

  it('tells apart what lies unseen in a pile and in a hand', () => {
    const stock = stockOf(DECK, { seatRange: [5] }, isWithin);
    const seen = new Set([10]);
    // Four of the five own cards are unseen; three lie in the pile, so one is in the hand, whose other card came from the pile of all.
    expect(hiddenOwn(stock, 0, seen, 3, 2)).toEqual({ ids: [11, 12, 13, 14], pile: 3, inHand: 1 });
    expect(hiddenOwn(stock, 0, seen, 0, 0).inHand).toBe(0);
  });
});
