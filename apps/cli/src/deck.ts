// Decks that a person wrote, from files: the cards, or one sentence for each of the first faults.
import { deckSpecOf, deckText, readDeck, readDeckText, type DeckRead } from '@cardinal/games/deck-file';
import type { Game } from '@cardinal/kernel';
import { deckFaultLines, pagesEn } from '@cardinal/words';
import { readText } from './files.ts';
import { WrongUse } from './stop.ts';

/** The deck in a file, in the shape of the game's option. Throws WrongUse with what is wrong and where. */
export function openDeck(file: string, game: Game): unknown {
  const read = readDeckText(readText(file), game.id, deckSpecOf(game).shape);
  if (!read.ok) throw new WrongUse(told(read, file, game));
  return read.deck;
}

/** What is wrong with the deck among given options, in sentences; null when the game takes it. */
export function deckProblem(deck: unknown, game: Game): string | null {
  const read = readDeck(deck, deckSpecOf(game).shape);
  return read.ok ? null : told(read, 'The option "deck"', game);
}

/** The usual deck of a game as the text of a file. */
export function usualDeckText(game: Game): string {
  return deckText(game.id, deckSpecOf(game).default);
}

function told({ faults }: Extract<DeckRead, { readonly ok: false }>, what: string, game: Game): string {
  return [`${what} is no deck of ${game.id}:`, ...deckFaultLines(faults, pagesEn.deckFile)].join('\n  ');
}
