// What the Numsense table says in English beyond the game's own words. This object is the type of all other languages.

import type { Wording } from '@cardinal/words';
import { coach, result, sheets, worth } from './late-en.ts';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** All that the table says. Values and sentences come in as text in the reader's signs. */
export const en = {
  /** How sums are said aloud. */
  table: 'Numsense table',
  heading: (deal: number, of: number | null) => (of === null ? `Deal ${deal}` : `Deal ${deal} of ${of}`),
  handSize: (n: number) => `${cards(n)} each`,
  names: { W: 'Wild', D: 'Discard', M: 'Mirror', T: 'Target' },
  list: (names: readonly string[]) => list.format(names),

  you: 'You',
  points: (text: string) => (text === '1' || text === '−1' ? `${text} point` : `${text} points`),
  holds: cards,
  said: 'said Numsense!',
  wrote: 'has written',
  took: { draw: 'took a card', discard: (card: string) => `took ${card}` },
  putDown: (card: string) => `put down ${card}`,
  tookAndPut: (took: string, put: string) => `${took}, ${put}`,
  swapped: (card: string) => `swapped for ${card}`,

  target: 'Target',
  noTarget: 'The target is not drawn yet',
  drawLabel: (n: number) => `Draw pile, ${cards(n)}`,
  discardLabel: (top: string | null, n: number) =>
    top === null ? 'Discard pile, empty' : `Discard pile, ${top} on top, ${cards(n)}`,
  targetLabel: (n: number) => `Target ${n}`,
  targetHit: (n: number) => `Target ${n}, hit`,
  drawCaption: 'Draw',
  discardCaption: 'Discard',
  seeAll: 'see all cards',

  sentence: 'Your sentence',
  emptyNumber: 'place for a number',
  emptySign: 'place for a sign',
  wildUnset: (name: string) => `${name}, choose its number`,
  wildSet: (name: string, value: number) => `${name} as ${value}`,
  signs: { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' },
  bracketOpen: 'open bracket',
  bracketClose: 'close bracket',
  pad: 'Signs',
  undo: 'Undo',
  clear: 'Clear',
  type: 'Type',
  check: 'Check',
  hint: 'Hint',
  start: 'Tap cards and signs to build a sentence.',
  startWaiting: 'You can build your sentence while you wait.',
  cleared: 'The sentence is empty again.',

  hand: 'Your hand',
  inSentence: (card: string) => `${card}, in your sentence`,
  chosen: (card: string) => `${card}, chosen`,
  spent: (card: string) => `${card}, counts 0 now`,
  fresh: (card: string) => `${card}, just taken`,

  take: 'Take a card',
  takeDiscard: (card: string) => `Take ${card}`,
  put: (card: string) => `Put down ${card}`,
  putWhich: 'Put down',
  swap: 'Swap Discard',
  declare: 'Numsense!',
  keepQuiet: 'Say nothing',
  doubt: 'Not true!',
  write: 'Write my sentence',
  goOn: 'Next deal',
  rematch: 'Play again',
  leave: 'Leave',

  line: {
    take: ['Your turn.', 'Take a card or say Numsense!'],
    takeReady: ['It hits!', 'Say Numsense! or play for more.'],
    takeLast: ['Your last turn.', 'Take a card.'],
    takeSwap: ['Your turn.', 'Swap your Discard or it becomes 0.'],
    put: ['Put one down.', 'Tap a card, then the discard pile.'],
    putReady: ['It hits!', 'Put down the card that you do not need.'],
    call: ['Numsense?', 'Say it now, or say nothing.'],
    write: ['Write your sentence.', 'Use every card.'],
    writeReady: ['Ready?', 'Then write your sentence.'],
  },
  waitingFor: (name: string) => `${name} is playing.`,
  dealing: 'The cards are being dealt.',
  waitingWriters: (names: readonly string[]) => `Your sentence is written. Waiting for ${list.format(names)}.`,
  yourSentenceStands: 'Your sentence stands. The others have one more turn.',
  lastTurns: (name: string) => `${name} said Numsense! Last turn.`,
  youCalled: 'You said Numsense! Last turn for the others.',
  watching: 'You are watching.',

  pickFirst: 'First tap the card that you want to put down.',
  buildFirst: 'Build a sentence first. It must use every card in your hand.',

  confirmDeclare: (sentence: string) => `Say Numsense! with ${sentence}?`,
  confirmWrite: (sentence: string) => `Write ${sentence}?`,
  confirmFalse: 'This does not make the target. A false call has its price.',

  scores: 'Scores',
  total: 'Total',
  dealNumber: (n: number) => `Deal ${n}`,

  timeUp: 'Time is up. This is the last deal.',
  close: 'Close',

  coach,
  result,
  sheets,
  worth,
};

/** The table's words in any language. */
export type TableWords = Wording<typeof en>;
