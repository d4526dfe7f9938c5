// What stands on the paper of MathMasters in German.
import type { PaperWords } from './words-en.ts';

/** German. */
export const de: PaperWords = {
  suits: { match: 'Match', kite: 'Kite', ring: 'Ring', tent: 'Tent' },
  card: (suit, number) => `${number}, ${suit}`,
  back: 'MathMasters-Karte',
  tableBack: 'Tischkarte',
  tableWord: 'Tischkarte',
  table: [
    {
      name: '1 · Du bist dran',
      text: [
        'Spiel einen Satz aus, leg einen stärkeren derselben Art oder pass. Wer ausspielt, darf nicht passen.',
        'Zu deinen eigenen Karten darfst du einen Tipp nehmen, einmal in jeder Runde.',
        'Alle anderen passen: Du gewinnst den Stapel.',
        'Ein Stapel bringt seine Zahlen zusammengezählt, dazu den Bonus des letzten Satzes, für einen Tipp 1 weniger.',
      ],
    },
    {
      name: '2 · Ab der ersten Runde',
      text: [
        'Gleiche Zahl: eine, zwei oder drei Karten mit derselben Zahl. Mehr Karten sind stärker, dann die größere Zahl.',
        'Alle Vier: alle vier Karten einer Zahl. Schlägt jeden anderen Satz. Bonus 5.',
      ],
    },
    {
      name: '3 · Ab der zweiten Runde',
      text: [
        'Malnehmen: zwei Karten und ihr Ergebnis, wie 2, 3 und 6. Nicht mit 1. Das größere Ergebnis ist stärker. Bonus 3.',
        'Dreizehn: zwei oder mehr Karten einer Farbe, die zusammen 13 sind. Mehr Karten sind stärker. Vier Karten bringen 3 Bonuspunkte.',
        'Ist ein Malsatz falsch? Ruf „Malfehler!“',
      ],
    },
  ],
  score: {
    title: 'MathMasters: Punkte',
    note: 'Gewonnene Stapel: die Zahlen zusammengezählt, plus Bonus, für einen Tipp 1 weniger.',
    label: 'Runde',
    player: (n) => `Person ${n}`,
    total: 'Summe',
  },
  work: {
    title: 'MathMasters: finde den Satz',
    task: 'Sätze sind gleiche Zahlen, Malnehmen (wie 2, 3 und 6, Bonus 3) und Dreizehn in einer Farbe (vier Karten: Bonus 3). Alle vier einer Zahl haben Bonus 5. Finde den wertvollsten Satz: seine Zahlen zusammengezählt, plus Bonus.',
  },
  match: {
    title: 'MathMasters: noch einmal',
    task: 'Hier hat jemand gepasst und hatte doch einen stärkeren Satz derselben Art, oder ein Malsatz war falsch. Finde, was richtig ist.',
    pile: (pile) => `Auf dem Stapel: ${pile}`,
  },
};
