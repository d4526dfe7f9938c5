// How fast paper is made and how small it is: 54 cards and 540 cards as tagged PDFs, first and again, and upload pictures.
import { paperOf } from '@cardinal/games/sheets';
import { deckFile, kitWordsFor, pictureSet, writePdf, type PrintDeck } from '@cardinal/print-kit';
import { houseFonts, pngOf } from '@cardinal/print-kit/node';
import { USUAL_WISH } from '@cardinal/print-kit/testing';
import { cpuMicroseconds, type Goal, type Say } from '../goal.ts';

/** What expectation P8 asks (docs/printing.md). */
export async function printGoals(say: Say): Promise<readonly Goal[]> {
  const { decks } = await paperOf('numsense');
  const [deck] = decks('en') ?? [];
  if (!deck) throw new Error('bench-broken: no deck');
  const of = (count: number): PrintDeck => ({
    ...deck,
    cards: Array.from({ length: count }, (_, i) => deck.cards[i % deck.cards.length]!),
  });
  const made = async (count: number) => {
    const begun = cpuMicroseconds();
    const fonts = houseFonts();
    const bytes = await writePdf(deckFile(of(count), USUAL_WISH, kitWordsFor('en'), fonts), fonts);
    return { ms: (cpuMicroseconds() - begun) / 1000, size: bytes.length };
  };
  // The first one opens the fonts and warms nothing up before: what somebody waits for.
  const first = await made(54);
  say(`54 cards, first: ${first.ms.toFixed(0)} ms`);
  const again = await made(54);
  say(`54 cards, again: ${again.ms.toFixed(0)} ms`);
  const many = await made(540);
  const fonts = houseFonts();
  const { pictures } = pictureSet(of(27), 'tgc', USUAL_WISH, fonts);
  const begun = cpuMicroseconds();
  for (const picture of pictures) await pngOf(picture, fonts);
  const each = (cpuMicroseconds() - begun) / 1000 / pictures.length;
  const goal = (name: string, bar: number, measured: number, unit: string): Goal => ({
    goal: name,
    bar: `<= ${bar} ${unit}`,
    measured: `${measured.toFixed(0)} ${unit}`,
    pass: measured <= bar,
  });
  return [
    goal('54 cards, first PDF', 1000, first.ms, 'ms'),
    goal('54 cards, again', 1000, again.ms, 'ms'),
    goal('54 cards, size', 150, first.size / 1000, 'kB'),
    goal('540 cards, PDF', 4000, many.ms, 'ms'),
    goal('540 cards, size', 1000, many.size / 1000, 'kB'),
    goal('an upload picture of 825 x 1125', 100, each, 'ms'),
  ];
}
