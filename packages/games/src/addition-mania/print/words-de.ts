// What stands on the paper of Addition Mania in German.
import type { PaperWords } from './words-en.ts';

/** German. */
export const de: PaperWords = {
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
};
