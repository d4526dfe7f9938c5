// The shape of a deck that a player writes.
import * as v from 'valibot';
import { cardsIn, MOST_CARDS, WILD_FACES } from './deck.ts';

const face = v.union([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)), v.picklist(WILD_FACES)]);
const line = v.strictObject({ face, count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CARDS)) });

/** A deck from outside: lines of a face and how many there are of it, at most 400 cards in all. */
export const deckShape = v.pipe(
  v.array(line),
  v.minLength(1),
  v.maxLength(MOST_CARDS),
  v.check((lines) => cardsIn(lines) <= MOST_CARDS, `a deck holds at most ${MOST_CARDS} cards`),
  v.metadata({ mostCards: MOST_CARDS }),
);
