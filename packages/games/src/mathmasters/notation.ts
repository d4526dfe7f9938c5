// Moves as one line of text, for logs, golden files and people who type.
import { ascending, cardName, readCard, type CardId } from './deck.ts';
import { readSet, SET_TYPES } from './sets.ts';
import type { MathMastersMove, MathMastersView } from './types.ts';

/** One line for a move, such as "times 2M 3K 6R on 4" or "pass on 5"; "on" names the set it answers. */
export function write(m: MathMastersMove): string {
  const what = m.kind === 'lay' ? [m.setType, ...m.cards.map(cardName)].join(' ') : m.kind;
  return m.on === undefined ? what : `${what} on ${m.on}`;
}

/** A move from its line. The set type may be left out where the cards are a true set, and so may "on". */
export function read(text: string, _v: MathMastersView): MathMastersMove | null {
  const found = /^(.*?)(?:\s+on\s+(\d{1,9}))?$/.exec(text.trim());
  const words = (found?.[1] ?? '').split(/\s+/).filter((word) => word !== '');
  const on = found?.[2] === undefined ? {} : { on: Number(found[2]) };
  const first = words[0]?.toLowerCase();
  if (words.length === 1 && (first === 'pass' || first === 'wrong-times' || first === 'let-stand')) {
    return { kind: first, ...on };
  }
  const named = SET_TYPES.find((setType) => setType === first);
  const cards: CardId[] = [];
  for (const word of named ? words.slice(1) : words) {
    const card = readCard(word);
    if (card === null) return null;
    cards.push(card);
  }
  const setType = named ?? readSet(cards.sort(ascending))?.setType;
  return setType === undefined || cards.length === 0 ? null : { kind: 'lay', setType, cards, ...on };
}
