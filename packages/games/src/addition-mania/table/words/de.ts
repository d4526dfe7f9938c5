// What the table of Addition Mania says, in German.
import type { TableWords } from './en.ts';

const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

/** German words of this table. */
export const de: TableWords = {
  table: 'Addition-Mania-Tisch',
  heading: (reveal, reveals) => `Runde ${reveal} von ${reveals}`,
  lifted: (n) => `${cards(n)} ${n === 1 ? 'ist' : 'sind'} aufgenommen`,
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  cardsLeft: (n) => `noch ${cards(n)}`,
  guessed: 'hat geschätzt',
  yourCard: 'Deine Karte',
  yourGuess: 'Was ergeben alle Karten zusammen?',
  onlyDigits: (digits) => `Schätze eine ganze Zahl, 0 oder mehr. Schreib nur Ziffern, höchstens ${digits}.`,
  less: 'Eins weniger',
  more: 'Eins mehr',
  lock: 'Daumen hoch!',
  next: 'Nächste Runde',
  again: 'Noch einmal',
  leave: 'Gehen',
  hint: 'Tipp',
  say: (counts, others) => ({
    strong: `Deine Karte zählt ${counts}.`,
    text: `Schätze sie zusammen mit ${others === 1 ? 'einer anderen' : `${others} anderen`}.`,
  }),
  wait: { strong: 'Deine Schätzung steht.', text: 'Wir warten auf die anderen.' },
  shown: { strong: 'Alle Karten liegen offen.', text: 'Schau, wer am nächsten war.' },
  over: (names) => ({ strong: 'Die Partie ist zu Ende.', text: `Gewonnen: ${names}.` }),
  watch: { text: 'Du schaust zu.' },
  guess: 'Schätzung',
  odds: 'Wie wahrscheinlich jede Summe war',
  oddsNote: (sum, percent) =>
    `Von deinem Platz aus war ${sum} vor dem Aufdecken in ${percent} von hundert Fällen zu erwarten.`,
  hintOwn: (own, others) =>
    `Deine Karte zählt ${own}. ${others === 1 ? 'Eine andere Karte ist' : `${others} andere Karten sind`} verdeckt.`,
  hintAverage: (average) =>
    `Eine verdeckte Karte zählt im Durchschnitt etwa ${average}, alle noch unbekannten zusammengenommen.`,
  hintAverageAll: (average) =>
    `Eine Karte des ganzen Kartensatzes zählt im Durchschnitt etwa ${average}, ohne die, die du jetzt siehst. Wer sich frühere Runden merkt, kann besser schätzen.`,
  hintCertain: (sum) => `Die Summe ist sicher ${sum}.`,
  oddsCertain: (sum) => `Von deinem Platz aus konnte die Summe nur ${sum} sein.`,
  hintGuessCertain: (sum, guess) => `${sum}. Also ist ${guess} genau richtig.`,
  hintRange: (from, to) =>
    from === to
      ? `In mindestens der Hälfte aller Fälle ist die Summe ${from}.`
      : `In mindestens der Hälfte aller Fälle liegt die Summe zwischen ${from} und ${to}.`,
  hintShape: (shape) => `Rechne so: ${shape}`,
  hintGuess: (sum, guess, percent) =>
    `${sum}. Also ist ${guess} eine gute Schätzung; genau richtig ist sie in etwa ${percent} von hundert Fällen.`,
  round: (reveal) => String(reveal),
  scores: 'Punkte nach Runden',
  total: 'Summe',
  you: 'Du',
};
