// What stands on the paper of Break In in German.
import type { PaperWords } from './words-en.ts';

/** German. */
export const de: PaperWords = {
  back: 'Break-In-Karte',
  equals: 'Gleich',
  equalsBack: 'Gleich-Karte',
  equalsDeck: 'Break In: Gleich-Karten',
  points: (points) => `${points} Punkte`,
  signs: { '+': 'Plus', '-': 'Minus', x: 'Mal', '/': 'Geteilt', '*': 'Jokerzeichen' },
  score: {
    title: 'Break In: Punkte',
    note: 'Ziffern zählen sich selbst, + und − 10, × und ÷ 15, = und der Stern 20. Ein Ruf ohne Gleichung kostet 25. Gespielt wird, bis jemand 1000 hat.',
    label: 'Runde',
    deal: 'Runde',
    total: 'Summe',
    player: (n) => `Person ${n}`,
  },
  work: {
    title: 'Break In: wahre Gleichungen',
    task: 'Schreib eine wahre Gleichung aus diesen Karten und einem Gleichheitszeichen. Ziffern nebeneinander sind eine größere Zahl. Du musst nicht alle Karten nehmen.',
    words: { name: 'Name', date: 'Datum', key: 'Lösungen' },
    best: (formula, points) => `${formula}   (${points} Punkte)`,
    note: (seed) => `Blatt ${seed}. Dieselbe Nummer gibt dasselbe Blatt.`,
  },
  match: {
    title: 'Break In: noch einmal',
    task: 'Jemand hatte diese Karten, und in ihnen steckte eine bessere Gleichung als die gelegte, oder eine, wo keine gelegt wurde. Finde sie.',
  },
};
