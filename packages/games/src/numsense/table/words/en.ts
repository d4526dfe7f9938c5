// What the Numsense table says in English beyond the game's own words. This object is the type of all other languages.

import type { Wording } from '@cardinal/words';
import type { Ways } from '../../ways.ts';

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
  allDiscards: 'The discard pile, newest first',
  exchangeTitle: 'Swap your Discard card',
  exchangeHow: 'Choose any card of the discard pile. Your Discard card goes on top.',
  useAsNought: 'Keep it as 0',

  sentence: 'Your sentence',
  sentenceEmpty: 'Your sentence is empty',
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
  typeLabel: 'Type your sentence, like 6*2-3',
  check: 'Check',
  hint: 'Hint',
  start: 'Tap cards and signs to build a sentence.',
  startWaiting: 'You can build your sentence while you wait.',
  soFar: (value: string) => `= ${value} so far`,
  saidSoFar: (value: string) => `equals ${value} so far`,
  saidEquals: (value: string) => `equals ${value}`,
  equals: (value: string) => `= ${value}`,
  needs: (sign: string | null, n: string) => (sign === null ? `${n} would hit here` : `${sign} ${n} would hit`),
  below: (n: string) => `${n} below the target`,
  above: (n: string) => `${n} above the target`,
  onTarget: 'right on the target',
  left: (n: number) => (n === 1 ? '1 card still to use' : `${n} cards still to use`),
  tooMany: 'One card too many: you must put one down.',
  byZero: 'Nobody can divide by 0.',
  hits: 'It hits!',
  numberFirst: 'A number comes first.',
  noCard: (number: string) => `None of your free cards is ${number}.`,
  cleared: 'The sentence is empty again.',

  hand: 'Your hand',
  inSentence: (card: string) => `${card}, in your sentence`,
  chosen: (card: string) => `${card}, chosen`,
  spent: (card: string) => `${card}, counts 0 now`,
  fresh: (card: string) => `${card}, just taken`,

  wildTitle: 'What number is your Wild?',
  mirrorTitle: 'Which card does your Mirror copy?',
  wouldHit: 'would hit',
  takeOut: 'Take it out',

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

  checkTitle: 'Your sentence',
  checkHits: (value: string) => `It makes ${value}. That hits the target!`,
  checkMisses: (value: string, distance: string, target: number) =>
    `It makes ${value}. The target is ${target}, so you are ${distance} away.`,
  checkPoints: (points: string) => `It brings ${points}.`,
  strayed: (step: string) => `Look at ${step}. Before that step you could still hit the target.`,
  strayedWilds: 'With another number on your wild card you could hit the target.',
  closest: 'Closer is not possible with these cards.',
  closestFound: 'Nothing closer was found.',
  closer: (distance: string) => `You can come closer: ${distance} away is possible.`,

  hintPossible: (target: number) => `Yes, your cards can make ${target}.`,
  hintImpossible: (target: number, distance: string) =>
    `These cards cannot make ${target}. The closest is ${distance} away.`,
  hintUnsure: (target: number, distance: string) =>
    `No way to make ${target} was found. The closest found is ${distance} away.`,
  hintPut: (card: string) => `Put down the ${card}.`,
  hintPossiblePut: (target: number) => `Yes, you can make ${target} if you put the right card down.`,
  hintWild: (name: string, value: number) => `Let your ${name} be ${value}.`,
  hintStep: (step: string) => `Start like this: ${step}.`,
  hintWhole: (sentence: string) => `Here it is: ${sentence}`,
  hintNear: (cards: readonly string[]) => `Look at ${list.format(cards)} first.`,
  hintNumber: (n: string) => `Start with ${n}.`,
  hintNoSign: 'You need no sign for it.',
  hintShape: (shape: string) => `It looks like this: ${shape}`,
  hintSteps: (steps: readonly string[]) => `Step by step: ${steps.join(', then ')}.`,
  hintUse: 'Put it in my sentence',
  hintNone: 'There is no target yet.',

  scores: 'Scores',
  total: 'Total',
  dealNumber: (n: number) => `Deal ${n}`,

  ended: {
    stalemate: 'Nobody said Numsense! before the cards ran out.',
    time: 'The time is up.',
  },
  calledBy: (name: string) => `${name} said Numsense!`,
  youCalledIt: 'You said Numsense!',
  noSentence: 'no sentence',
  fine: (points: string) => `false call ${points}`,
  best: (equation: string) => `Best: ${equation}`,
  bestReached: 'That is the best possible!',
  how: 'How it is found',
  idea: {
    'one-card': 'The card is the answer.',
    'add-up': 'Idea: add them all up.',
    'make-the-difference': 'Idea: add some, take some off.',
    'take-off': 'Idea: start with one card and take off the rest.',
    double: 'Idea: take something twice.',
    'times-then-plus': 'Idea: multiply, then add.',
    'times-then-minus': 'Idea: multiply, then take off.',
    'take-off-a-product': 'Idea: multiply, then take that off.',
    'build-the-factors': 'Idea: build two numbers and multiply them.',
    'share-out': 'Idea: divide.',
    'make-nought': 'Idea: make 0 from the cards you do not need.',
    'make-one': 'Idea: make 1 from the cards you do not need.',
    'use-a-fraction': 'Idea: go by way of a fraction.',
  },
  /** In how many ways a hand makes the target. */
  ways: ({ label, sentences, complete }: Ways) => {
    if (label === 'impossible') return 'Every sentence of these cards was tried: none makes the target.';
    if (!sentences)
      return label === 'easy'
        ? 'More ways to the target than can be listed.'
        : 'No way was found, though not all were tried.';
    return `${sentences.length}${complete ? '' : ' or more'} ${sentences.length === 1 ? 'way' : 'ways'} to the target.`;
  },
  allWays: 'All ways to the target',
  showBest: 'Show the best possible',
  hideBest: 'Hide the best possible',
  winner: (names: readonly string[]) => `${list.format(names)} ${names.length === 1 ? 'wins' : 'win'}!`,
  youWin: 'You win!',
  youShare: (names: readonly string[]) => `You and ${list.format(names)} win together!`,

  timeUp: 'Time is up. This is the last deal.',
  close: 'Close',
};

/** The table's words in any language. */
export type TableWords = Wording<typeof en>;
