// The first game of MathMasters: beat what lies there, win the pile, lead a Times set; what "Wrong Times!" means.
import { lessonOf } from '../lesson.ts';
import type { CardSet } from './catalogue.ts';
import { numberOf } from './deck.ts';
import type { SetType } from './sets.ts';
import type { MathMastersEvent, MathMastersMove, MathMastersView } from './types.ts';
import type { MathMastersLines } from './words/shape.ts';
import { setsFor } from './view.ts';

/** The sets of a type that can be laid without a Hint. */
const own = (view: MathMastersView, setType: SetType): readonly CardSet[] =>
  setsFor(view).filter((set) => set.setType === setType && set.cards.every((card) => view.hand.includes(card)));

/** The smallest of them: large ones are worth keeping. */
function cheapest(view: MathMastersView, setType: SetType): CardSet {
  const [first, ...others] = own(view, setType);
  if (!first) throw new Error(`mathmasters: the hand of the lesson holds no ${setType}`);
  return others.reduce((least, set) => (set.family.sum < least.family.sum ? set : least), first);
}

const lay = (view: MathMastersView, setType: SetType): readonly MathMastersMove[] => [
  { kind: 'lay', setType, cards: cheapest(view, setType).cards },
];

/** The lesson. */
export const lesson = lessonOf<MathMastersView, MathMastersMove, MathMastersEvent>({
  seats: 2,
  seed: 'learn-3',
  options: { firstDealer: '0', allSetsFromRound1: true, referee: 'engine' },
  steps: [
    { id: 'look' },
    {
      id: 'beat',
      facts: (view) => ({
        top: numberOf(view.pile.at(-1)?.cards[0] ?? 0),
        number: numberOf(cheapest(view, 'same-number').cards[0] ?? 0),
      }),
      until: (event) => event.kind === 'set-laid' && event.laid.seat === 0,
      only: (move) => move.kind === 'lay',
      way: (view) => lay(view, 'same-number'),
    },
    { id: 'won', facts: (view) => ({ points: view.totals[0] ?? 0 }) },
    {
      id: 'times',
      // Who has laid other sets for so long that none is left has seen how they go.
      skip: (view) => own(view, 'times').length === 0,
      facts: (view, { lines, signs }) => {
        const { setType, cards } = cheapest(view, 'times');
        return { set: (lines as MathMastersLines).setName(setType, cards, signs) };
      },
      until: (event) => event.kind === 'set-laid' && event.laid.seat === 0 && event.laid.setType === 'times',
      only: (move) => move.kind === 'lay',
      way: (view) => lay(view, 'times'),
    },
    { id: 'wrong', facts: (view) => ({ points: view.totals[0] ?? 0 }) },
  ],
});
