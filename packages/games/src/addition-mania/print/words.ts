// What stands on the paper of Addition Mania.

const en = {
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
};

/** The words of one language. */
export type PaperWords = typeof en;

/** By language. */
export const words: { readonly en: PaperWords; readonly de: PaperWords } = {
  en,
  de: {
    ranks: { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' },
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    card: (rank, suit) => (suit === undefined ? rank : `${suit} ${rank}`),
    counts: (value) => `zählt ${value}`,
    back: 'Spielkarte',
    index: {
      title: 'Addition Mania: Tippkarten',
      name: 'Meine Tipps',
      alt: 'Tippkarte',
      back: 'Tippkarte',
      word: 'Meine Tipps',
    },
    score: {
      title: 'Addition Mania: Punkte',
      note: 'Allein genau richtig 4, mehrere genau richtig je 3, allein am nächsten 2, mehrere gleich nah je 1.',
      label: 'Runde',
      sum: 'Summe',
      guess: 'Tipp',
      points: 'Punkte',
      player: (n) => `Spieler ${n}`,
      total: 'Summe',
    },
  },
};
