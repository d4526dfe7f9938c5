// What the Numsense table says in English once somebody builds, asks or scores: it comes a moment after the table.

import type { Ways } from '../../ways.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is said of a sentence that is being built. */
export const worth = {
  sentenceEmpty: 'Your sentence is empty',
  typeLabel: 'Type your sentence, like 6*2-3',
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
};

/** What is said on the open discard pile, and of wild cards. */
export const sheets = {
  allDiscards: 'The discard pile, newest first',
  exchangeTitle: 'Swap your Discard card',
  exchangeHow: 'Choose any card of the discard pile. Your Discard card goes on top.',
  useAsNought: 'Keep it as 0',
  wildTitle: 'What number is your Wild?',
  mirrorTitle: 'Which card does your Mirror copy?',
  wouldHit: 'would hit',
  takeOut: 'Take it out',
};

/** What the coach says. */
export const coach = {
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
  hintImpossiblePut: (target: number, distance: string) =>
    `Whichever card you put down, the others cannot make ${target}. The closest is ${distance} away.`,
  hintUnsurePut: (target: number, distance: string) =>
    `Whichever card you put down, no way to make ${target} was found. The closest found is ${distance} away.`,
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
};

/** What is said after a deal and a match. */
export const result = {
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
};
