// What stands on the paper of Math Rush in German.
import type { PaperWords } from './words-en.ts';

/** German. */
export const de: PaperWords = {
  backs: { number: 'Zahlenkarte, Buchstabe', goal: 'Zielkarte', help: 'Hilfe-Karte' },
  words: { number: 'Math Rush', goal: 'Ziel', help: 'Hilfe' },
  goal: 'Ziel',
  up: 'aufsteigend',
  down: 'absteigend',
  cards: (count) => `${count} Karten`,
  stars: (stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  limits: {
    none: 'beliebige Karten',
    sums: 'nur Plusaufgaben',
    differences: 'nur Minusaufgaben',
    even: 'nur gerade Ergebnisse',
    odd: 'nur ungerade Ergebnisse',
    above: 'nur mehr als 11',
    below: 'nur weniger als 9',
  },
  help: {
    name: 'Hilfe',
    text: [
      'Dreh diese Karte um und tu eins davon:',
      'Nimm beliebig viele Karten aus einer Reihe.',
      'Oder: Alle dürfen Karten abwerfen und neue ziehen.',
      'Hilfen, die am Ende übrig sind, bringen Punkte: eine 3, zwei 5, drei 6.',
    ],
  },
  score: {
    title: 'Math Rush: Punkte',
    note: 'Sterne der richtigen Ziele. Zu mehreren: 21 gut, 36 sehr gut, 51 großartig, 61 Ruhmeshalle. Allein: 31, 46, 66, 86.',
    label: 'Rennen',
    goals: 'Richtige Ziele',
    stars: 'Sterne',
    bonus: 'Hilfe-Bonus (1: 3, 2: 5, 3: 6)',
    total: 'Summe',
  },
  work: {
    title: 'Math Rush: der Reihe nach',
    task: 'Schreib unter jede Karte das Ergebnis. Nummeriere dann die Karten: 1 für das kleinste Ergebnis.',
  },
  match: {
    title: 'Math Rush: noch einmal',
    task: 'Diese Reihen aus eurer Partie waren nicht richtig oder nicht fertig. Ordne die Karten und lass weg, was das Ziel verbietet.',
  },
};
