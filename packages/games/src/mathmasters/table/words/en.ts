// What the table of MathMasters says, in English.
import type { Wording } from '@cardinal/words';
import type { SetType } from '../../sets.ts';

/** English words of this table. */
export const en = {
  table: 'MathMasters table',
  heading: (deal: number, deals: number) => `Deal ${deal} of ${deals}`,
  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  holds: (cards: number) => `holds ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  hand: 'Your cards',
  dealtSets: (sets: number) => `Sets of two or more cards in the hand you were dealt, Hints included: ${sets}.`,
  hints: 'Hints',
  hint: (card: string) => `Hint: ${card}`,
  pile: 'The pile',
  emptyPile: 'Nothing lies there yet.',
  sets: { 'same-number': 'Same Number', times: 'Times', 'make-13': 'Make 13', 'all-four': 'All Four' } satisfies Record<
    SetType,
    string
  >,
  layAs: (set: string) => `Lay ${set}`,
  claim: 'Claim Times',
  pass: 'Pass',
  wrong: 'Wrong Times!',
  stand: 'Let it stand',
  clear: 'Clear',
  undo: 'Undo',
  show: 'What can I lay?',
  ways: (count: number) =>
    count === 0 ? 'You can lay nothing here: pass.' : `You can lay ${count} different ${count === 1 ? 'set' : 'sets'}.`,
  hintType: (set: string) => `Look for a set of this type: ${set}.`,
  hintBeat: {
    'same-number': (count: number, number: number) =>
      count === 1
        ? `It must be a number larger than ${number}, or more cards.`
        : `It must be ${count} cards with a number larger than ${number}, or more cards.`,
    times: (_count: number, number: number) => `Its answer must be larger than ${number}.`,
    'make-13': (count: number, _number: number) => `It needs more than ${count} cards.`,
    'all-four': (_count: number, number: number) => `Its number must be larger than ${number}.`,
  },
  hintBeatsAll: 'All Four beats every set of another type.',
  hintSize: (count: number, largest: number | null) =>
    count === 1
      ? 'It is one card.'
      : largest === null
        ? `It has ${count} cards.`
        : `It has ${count} cards, and its largest number is ${largest}.`,
  hintShape: (shape: string) => `It looks like this: ${shape}`,
  hintWhole: (set: string, cards: string, points: number) =>
    `Lay ${set}: ${cards}. Its cards and bonus are worth ${points} if you win the pile.`,
  hintTakes: (card: string) => `${card} is a Hint: that costs 1 point.`,
  lead: { strong: 'You lead.', text: 'Lay any set.' },
  leadOf: (sets: string) => ({ strong: 'You lead.', text: `In this deal you may lay: ${sets}.` }),
  followAllFour: { strong: 'Your turn:', text: 'lay All Four with a larger number, or pass.' },
  follow: (set: string) => ({ strong: 'Your turn:', text: `lay a stronger ${set}, or All Four, or pass.` }),
  judge: { strong: 'Is that Times right?', text: 'Let it stand, or call it wrong.' },
  mayCall: { strong: 'A Times claim!', text: 'Call it if it is wrong.' },
  picked: (set: string, sum: number) => ({ strong: `${set}:`, text: `${sum} on the pile.` }),
  noSet: { strong: 'Not a set yet.', text: 'Pick more cards, or others.' },
  wait: (name: string) => ({ text: `${name} is thinking.` }),
  between: { strong: 'The deal is over.', text: 'Look at the scores.' },
  over: (names: string) => ({ strong: 'The match is over.', text: `${names} won.` }),
  watch: { text: 'You are watching.' },
  passed: 'passed',
  by: (name: string) => `by ${name}`,
  next: 'Next deal',
  again: 'Play again',
  leave: 'Leave',
  deal: (deal: number) => `Deal ${deal}`,
  scores: 'Points by deal',
  sum: 'Sum',
  you: 'You',
} as const;

/** The same in any language. */
export type TableWords = Wording<typeof en>;
