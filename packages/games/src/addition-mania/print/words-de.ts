// What stands on the paper of Addition Mania in German.
import type { PaperWords } from './words-en.ts';

/** German. */
export const de: PaperWords = {
  ranks: { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' },
  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  card: (rank, suit) => (suit === undefined ? rank : `${suit}${/\d/.test(rank) ? ' ' : '-'}${rank}`),
  counts: (value) => `zählt ${value}`,
  back: 'Spielkarte',
  index: {
    title: 'Addition Mania: Schätzkarten',
    name: 'Meine Schätzungen',
    alt: 'Schätzkarte',
    back: 'Schätzkarte',
    word: 'Meine Schätzungen',
  },
  score: {
    title: 'Addition Mania: Punkte',
    note: 'Allein genau richtig 4, mehrere genau richtig je 3, allein am nächsten 2, mehrere gleich nah je 1.',
    label: 'Runde',
    sum: 'Summe',
    guess: 'geschätzt',
    points: 'Punkte',
    player: (n) => `Person ${n}`,
    total: 'Summe',
  },
  work: {
    title: 'Addition Mania: zähl zusammen',
    task: 'Zähl die Karten zusammen. Ein Ass zählt 1; Bube, Dame und König zählen 11.',
    hidden:
      'Im Ring steht, was alle Karten zusammen zählen. Was zählt die verdeckte Karte? Ein Ass zählt 1; Bube, Dame und König zählen 11.',
  },
  match: {
    title: 'Addition Mania: noch einmal',
    task: 'Diese Runden eurer Partie wurden am schlechtesten geschätzt. Zähl die Karten zusammen. Ein Ass zählt 1; Bube, Dame und König zählen 11.',
  },
};
