// What stands on the paper of Addition Mania in English, the type of all other languages.

/** English. */
export const en = {
  ranks: { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' } as Readonly<Record<string, string>>,
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string | undefined) => (suit === undefined ? rank : `${rank} of ${suit}`),
  counts: (value: number) => `counts ${value}`,
  back: 'Playing card',
  index: {
    title: 'Addition Mania: index cards',
    name: 'My guesses',
    alt: 'Index card',
    back: 'Index card',
    word: 'My guesses',
  },
  score: {
    title: 'Addition Mania: scores',
    note: 'Exactly right alone 4, several exactly right 3 each, nearest alone 2, several nearest 1 each.',
    label: 'Round',
    sum: 'Sum',
    guess: 'guess',
    points: 'points',
    player: (n: number) => `Player ${n}`,
    total: 'Total',
  },
  work: {
    title: 'Addition Mania: add them up',
    task: 'Add the cards. An ace counts 1; jack, queen and king count 11.',
    hidden:
      'The ring shows what all the cards add up to. What does the hidden card count? An ace counts 1; jack, queen and king count 11.',
  },
  match: {
    title: 'Addition Mania: once again',
    task: 'These rounds of your match were guessed worst. Add the cards. An ace counts 1; jack, queen and king count 11.',
  },
};

/** The words of one language. */
export type PaperWords = typeof en;
