// Sheets of MathMasters: hands in which the set worth the most is sought; and moments of a match in which a stronger set was
// passed over or a Times was wrong.
import { rngFrom, shuffled } from '@cardinal/kernel';
import { distinct, type WorkDoc, type WorkItem } from '@cardinal/print-kit';
import type { Lang } from '@cardinal/words';
import { factsWords } from '../../facts-words.ts';
import type { Difficulty, PlayedMoment, WorkWish } from '../../game-paper.ts';
import { SETS, type CardSet } from '../catalogue.ts';
import { ascending, cardName, cardsIn, numberOf, PRINTED_DECK, type CardId } from '../deck.ts';
import { setTypesIn } from '../options.ts';
import { beats, strengthOf, type SetType } from '../sets.ts';
import type { LaidSet, MathMastersEvent, MathMastersState } from '../types.ts';
import { words } from './words.ts';

/** What every hand of a sheet holds. */
const HOLDS: Readonly<Record<Difficulty, (set: CardSet) => boolean>> = {
  easy: ({ setType }) => setType === 'same-number',
  normal: ({ setType }) => setType === 'times',
  hard: ({ setType, cards }) => setType === 'make-13' && cards.length > 2,
};
/** Longest hand of a match that goes on a sheet, and most items. */
const LONGEST = 16;
const MOST = 12;

/** The sheet. A hand has at least four cards and one set that is worth more than any other. */
export function worksheet({ lang, seed, count, hand, difficulty }: WorkWish): WorkDoc {
  const { work } = words[lang];
  const said = factsWords[lang];
  const rng = rngFrom(`worksheet/mathmasters/${seed}/${hand}/${difficulty}`);
  const pack = cardsIn(PRINTED_DECK);
  const wanted = SETS.filter((set) => set.cards.length > 1 && set.cards.length <= hand && HOLDS[difficulty](set));
  let products = true;
  const items = distinct<WorkItem>(count, () => {
    const planted = wanted[rng.below(wanted.length)]?.cards ?? [];
    const others = shuffled(pack, rng).filter((card) => !planted.includes(card));
    const cards = [...planted, ...others.slice(0, Math.max(4, hand) - planted.length)].sort(ascending);
    const item = (): WorkItem | null => {
      const sets = setsIn(cards);
      const [best, next] = sets.sort((a, b) => worth(b) - worth(a));
      if (!best || best.cards.length < 2 || (next && worth(next) === worth(best))) return null;
      products &&= sets.some(({ setType }) => setType === 'times');
      return { kind: 'cards', cards: cards.map(cardName), key: keyOf(best) };
    };
    return { name: cards.join(), item };
  });
  return {
    id: `mathmasters-worksheet-${seed}`,
    lang,
    title: work.title,
    task: work.task,
    items,
    columns: hand <= 4 ? 2 : 1,
    words: said.words,
    // Products from memory, where every hand holds one; what the other sets ask for is in no one standard.
    note: said.note(products ? '3.OA.7' : '', seed),
  };
}

/** The costliest passes, and the Times that were rightly called wrong. */
export function matchSheet(lang: Lang, moments: readonly PlayedMoment[]): WorkDoc {
  const { match } = words[lang];
  const found: { readonly item: WorkItem; readonly lost: number }[] = [];
  moments.forEach(({ heard }, i) => {
    const before = moments[i - 1]?.state as unknown as MathMastersState | undefined;
    for (const event of heard as readonly MathMastersEvent[]) {
      if (event.kind === 'wrong-times-called' && event.right) found.push({ item: rightTimes(event.cards), lost: 99 });
      if (event.kind !== 'passed' || !before) continue;
      const hand = before.hands[event.seat] ?? [];
      const top = before.pile.at(-1);
      const stronger =
        top && hand.length <= LONGEST
          ? strongerThan(top, hand, setTypesIn(before.options, before.deal)).filter(({ cards }) => cards.length > 1)
          : [];
      const [best] = stronger.sort((a, b) => worth(b) - worth(a));
      if (!best || !top) continue;
      const pile = top.cards.map(cardName).join(' ');
      found.push({
        item: { kind: 'cards', says: match.pile(pile), cards: hand.map(cardName), key: keyOf(best) },
        lost: worth(best),
      });
    }
  });
  // Who passes once often passes again with the same set in hand: each answer stands on the sheet once.
  const different = new Map(found.sort((a, b) => b.lost - a.lost).map(({ item }) => [item.key, item]));
  return {
    id: 'mathmasters-match',
    lang,
    title: match.title,
    task: match.task,
    items: [...different.values()].slice(0, MOST),
    columns: 1,
    words: factsWords[lang].words,
    note: factsWords[lang].played,
  };
}

function setsIn(hand: readonly CardId[]): CardSet[] {
  return SETS.filter(({ cards }) => cards.every((card) => hand.includes(card)));
}

function strongerThan(top: LaidSet, hand: readonly CardId[], allowed: readonly SetType[]): CardSet[] {
  const lies = { setType: top.setType, strength: strengthOf(top.setType, top.cards) };
  return setsIn(hand).filter(
    ({ setType, family }) => allowed.includes(setType) && beats({ setType, strength: family.strength }, lies),
  );
}

function worth({ family }: CardSet): number {
  return family.sum + family.bonus;
}

/** "2M 3K 6R: 2 + 3 + 6 + 3 = 14", the bonus last. */
function keyOf(set: CardSet): string {
  const { bonus } = set.family;
  const numbers = [...set.cards.map(numberOf), ...(bonus > 0 ? [bonus] : [])];
  return `${set.cards.map(cardName).join(' ')}:  ${numbers.join(' + ')} = ${worth(set)}`;
}

function rightTimes(cards: readonly CardId[]): WorkItem {
  const [a = 0, b = 0] = cards.map(numberOf).sort((x, y) => x - y);
  return { kind: 'line', text: `${a} × ${b} = _`, key: `${a} × ${b} = ${a * b}` };
}
