// Sheets of Math Rush: cards to be put in order, drawn from the deck; and rows of a match that were not right.
import { rngFrom, shuffled } from '@cardinal/kernel';
import { distinct, type WorkDoc, type WorkItem } from '@cardinal/print-kit';
import type { Lang } from '@cardinal/words';
import { factsWords } from '../../facts-words.ts';
import type { Difficulty, PlayedMoment, WorkWish } from '../../game-paper.ts';
import { cardOf } from '../cards.ts';
import { DESIGN_DECK, type NumberFace } from '../deck.ts';
import { keepsLimit } from '../fit.ts';
import type { RushEvent, RushState } from '../types.ts';
import { words } from './words.ts';

/** Which cards a sheet may show. */
const SHOWN: Readonly<Record<Difficulty, (face: NumberFace) => boolean>> = {
  easy: ({ kind, value }) => kind === 'sum' && value <= 10,
  normal: ({ advanced }) => !advanced,
  hard: ({ advanced, value }) => advanced || value > 10,
};
/** Of a row of a match: most cards, and how many must fit. */
const LONGEST = 7;
const FEWEST = 3;

/** The sheet: every hand has different answers, so that there is one order only. */
export function worksheet({ lang, seed, count, hand, difficulty }: WorkWish): WorkDoc {
  const { work } = words[lang];
  const said = factsWords[lang];
  const rng = rngFrom(`worksheet/math-rush/${seed}/${hand}/${difficulty}`);
  const faces = DESIGN_DECK.numbers.filter(SHOWN[difficulty]);
  let largest = 0;
  const items = distinct<WorkItem>(count, () => {
    const cards: NumberFace[] = [];
    for (const face of shuffled(faces, rng)) {
      if (cards.length < hand && !cards.some(({ value }) => value === face.value)) cards.push(face);
    }
    const key = inOrder(cards, 'up');
    return {
      name: key,
      item: () => {
        largest = Math.max(largest, ...cards.map(wholeOf));
        return { kind: 'cards', cards: cards.map(({ text }) => text), key };
      },
    };
  });
  return {
    id: `math-rush-worksheet-${seed}`,
    lang,
    title: work.title,
    task: work.task,
    items,
    columns: hand <= 4 ? 2 : 1,
    words: said.words,
    note: said.note(standardTo(largest), seed),
  };
}

/** What a sum comes to, or what a difference takes from. */
function wholeOf({ text, kind, value }: NumberFace): number {
  return kind === 'sum' ? value : parseInt(text, 10);
}

/** The youngest standard that adds and takes away so far: fluently within 10, within 20, within 100. */
function standardTo(largest: number): string {
  return largest <= 10 ? '1.OA.6' : largest <= 20 ? '2.OA.2' : '2.NBT.5';
}

/** The rows that brought nothing, to be put right or finished. */
export function matchSheet(lang: Lang, moments: readonly PlayedMoment[]): WorkDoc {
  const { match, ...said } = words[lang];
  const items: WorkItem[] = [];
  moments.forEach(({ heard }, i) => {
    for (const event of heard as readonly RushEvent[]) {
      if (event.kind !== 'race-ended') continue;
      // The rows lay on the table until the race was counted.
      const before = moments[i - 1]?.state as unknown as RushState | undefined;
      if (!before) continue;
      const wrong = new Set(event.race.verified.flatMap(({ goal, fault }) => (fault === null ? [] : [goal])));
      for (const { goal, stacks, complete } of before.sets) {
        const face = before.options.deck.goals[goal];
        if (!face || (complete && !wrong.has(goal))) continue;
        // A row that was not finished is finished with what the hands still held.
        const ids = complete ? stacks.flat() : [...stacks.flat(), ...before.hands.flat()].slice(0, LONGEST);
        const cards = ids.map((id) => cardOf(before, id));
        const fitting = cards.filter((card) => keepsLimit(card, face.limit));
        if (fitting.length < FEWEST) continue;
        items.push({
          kind: 'cards',
          says: `${said[face.direction]}, ${said.limits[face.limit]}`,
          cards: cards.map(({ text }) => text),
          key: inOrder(fitting, face.direction),
        });
      }
    }
  });
  return {
    id: 'math-rush-match',
    lang,
    title: match.title,
    task: match.task,
    items,
    columns: 1,
    words: factsWords[lang].words,
    note: factsWords[lang].played,
  };
}

function inOrder(cards: readonly NumberFace[], direction: 'up' | 'down'): string {
  const sign = direction === 'up' ? 1 : -1;
  return [...cards]
    .sort((a, b) => sign * (a.value - b.value))
    .map(({ text, value }) => `${text} = ${value}`)
    .join(',  ');
}
