// Sheets of Addition Mania: cards to add up, or one hidden card to find; and the rounds of a match that were guessed worst.
import { rngFrom, shuffled } from '@cardinal/kernel';
import { distinct, type WorkDoc, type WorkItem } from '@cardinal/print-kit';
import type { Lang } from '@cardinal/words';
import { factsWords } from '../../facts-words.ts';
import type { Difficulty, PlayedMoment, WorkWish } from '../../game-paper.ts';
import { STANDARD_DECK, type Face } from '../deck.ts';
import type { ManiaEvent } from '../types.ts';
import { words } from './words.ts';

/** Which cards a sheet may show: pictures come later. */
const SHOWN: Readonly<Record<Difficulty, (face: Face) => boolean>> = {
  easy: ({ rank, value }) => rank === String(value),
  normal: () => true,
  hard: () => true,
};
const MOST = 12;

/** The sheet. Hard ones give the sum and hide a card. */
export function worksheet({ lang, seed, count, hand, difficulty }: WorkWish): WorkDoc {
  const { work } = words[lang];
  const said = factsWords[lang];
  const rng = rngFrom(`worksheet/addition-mania/${seed}/${hand}/${difficulty}`);
  const faces = STANDARD_DECK.filter(SHOWN[difficulty]);
  const hides = difficulty === 'hard';
  let largest = 0;
  const items = distinct<WorkItem>(count, () => {
    const cards = shuffled(faces, rng).slice(0, hand);
    const name = cards
      .map(({ rank }) => rank)
      .sort()
      .join();
    const item = (): WorkItem => {
      largest = Math.max(largest, sumOf(cards));
      const ranks = cards.map(({ rank }) => rank);
      return {
        kind: 'cards',
        ...(hides && { target: String(sumOf(cards)) }),
        cards: hides ? [...ranks.slice(0, -1), '?'] : ranks,
        key: hides ? `? = ${cards.at(-1)?.value ?? 0}` : sumText(cards),
      };
    };
    return { name, item };
  });
  return {
    id: `addition-mania-worksheet-${seed}`,
    lang,
    title: work.title,
    task: hides ? work.hidden : work.task,
    items,
    columns: hand <= 4 ? 2 : 1,
    words: said.words,
    note: said.note(standardsOf(hand, hides, largest), seed),
  };
}

/** What a sheet asks for: adding two numbers or taking one away (1.OA.6, 2.NBT.5), three within 20 (1.OA.2), up to four (2.NBT.6). More numbers than four are in no standard. */
function standardsOf(hand: number, hides: boolean, largest: number): string {
  const added = hides ? hand - 1 : hand;
  if (added > 4) return '';
  const needs = [
    ...(added < 3 ? [] : [added === 3 && largest <= 20 ? '1.OA.2' : '2.NBT.6']),
    ...(added < 3 || hides ? [largest <= 20 ? '1.OA.6' : '2.NBT.5'] : []),
  ];
  return needs.join(', ');
}

/** Rounds that nobody guessed exactly, the widest miss first. */
export function matchSheet(lang: Lang, moments: readonly PlayedMoment[]): WorkDoc {
  const { match } = words[lang];
  const missed = moments
    .flatMap(({ heard }) => heard as readonly ManiaEvent[])
    .flatMap((event) => {
      if (event.kind !== 'revealed') return [];
      const { cards, sum, guesses } = event;
      return [{ cards, miss: Math.min(...guesses.map((guess) => Math.abs(guess - sum))) }];
    })
    .filter(({ miss }) => miss > 0)
    .sort((a, b) => b.miss - a.miss)
    .slice(0, MOST);
  return {
    id: 'addition-mania-match',
    lang,
    title: match.title,
    task: match.task,
    items: missed.map(({ cards }): WorkItem => ({
      kind: 'cards',
      cards: cards.map(({ rank }) => rank),
      key: sumText(cards),
    })),
    columns: missed.some(({ cards }) => cards.length > 4) ? 1 : 2,
    words: factsWords[lang].words,
    note: factsWords[lang].played,
  };
}

function sumOf(cards: readonly Face[]): number {
  return cards.reduce((sum, { value }) => sum + value, 0);
}

function sumText(cards: readonly Face[]): string {
  return `${cards.map(({ value }) => value).join(' + ')} = ${sumOf(cards)}`;
}
