// Lists of cards as people type them, with commas, semicolons or spaces between. Knows no card of any game; what would have
// to be guessed is refused, with its place.
import { WrongUse } from './stop.ts';

/** The parts of a list, at least one; `such` is an example of what the option takes. Throws WrongUse that names the first comma with nothing on one side. */
export function cardList(option: string, text: string, such: string): readonly string[] {
  if (text.trim() === '') throw new WrongUse(`${option} takes cards such as ${such}.`);
  const list = text.trimEnd();
  const spare = /^\s*[,;]|[,;](?=\s*(?:[,;]|$))/.exec(list);
  if (spare) {
    const at = spare.index + spare[0].length;
    throw new WrongUse(`${option} has a comma too many at character ${at}: ${text}`);
  }
  return list.trimStart().split(/\s*[,;]\s*|\s+/);
}

/** What is said of a part of the list that is no card. */
export function noCard(option: string, cards: readonly string[], at: number, expected: string): WrongUse {
  return new WrongUse(`"${cards[at] ?? ''}", card ${at + 1} of ${option}, is none: expected ${expected}.`);
}
