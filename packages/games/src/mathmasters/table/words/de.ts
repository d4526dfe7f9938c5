// What the table of MathMasters says, in German.
import type { TableWords } from './en.ts';

const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

/** German words of this table. */
export const de: TableWords = {
  table: 'MathMasters-Tisch',
  heading: (deal, deals) => `Runde ${deal} von ${deals}`,
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  holds: (n) => `hält ${cards(n)}`,
  hand: 'Deine Karten',
  dealtSets: (sets) => `Sätze aus zwei oder mehr Karten in deiner ausgeteilten Hand, mit den Tipps: ${sets}.`,
  hints: 'Tipps',
  hint: (card) => `Tipp: ${card}`,
  pile: 'Der Stapel',
  emptyPile: 'Noch liegt nichts da.',
  sets: { 'same-number': 'Gleiche Zahl', times: 'Malnehmen', 'make-13': 'Dreizehn', 'all-four': 'Alle Vier' },
  layAs: (set) => `${set} legen`,
  claim: 'Als Malsatz legen',
  pass: 'Passen',
  wrong: 'Malfehler!',
  stand: 'Stehen lassen',
  clear: 'Leeren',
  undo: 'Zurück',
  show: 'Was geht?',
  ways: (n) =>
    n === 0
      ? 'Du kannst hier nichts legen, also pass.'
      : n === 1
        ? 'Du kannst einen Satz legen.'
        : `Du kannst ${n} verschiedene Sätze legen.`,
  hintType: (set) => `Such einen Satz dieser Art: ${set}.`,
  hintBeat: {
    'same-number': (count, number) =>
      count === 1
        ? `Er braucht eine größere Zahl als ${number} oder mehr Karten.`
        : `Er braucht ${count} Karten mit einer größeren Zahl als ${number} oder mehr Karten.`,
    times: (_, number) => `Sein Ergebnis muss größer sein als ${number}.`,
    'make-13': (count) => `Er braucht mehr als ${count} Karten.`,
    'all-four': (_, number) => `Seine Zahl muss größer sein als ${number}.`,
  },
  hintBeatsAll: 'Alle vier einer Zahl schlagen jeden Satz anderer Art.',
  hintSize: (count, largest) =>
    count === 1
      ? 'Es ist eine einzige Karte.'
      : largest === null
        ? `Er hat ${count} Karten.`
        : `Er hat ${count} Karten, die größte Zahl ist ${largest}.`,
  hintShape: (shape) => `So sieht er aus: ${shape}`,
  hintWhole: (set, cards, points) =>
    `Leg ${set}: ${cards}. Karten und Bonus zählen ${points}, wenn du den Stapel gewinnst.`,
  hintTakes: (card) => `${card} ist ein Tipp: Das kostet 1 Punkt.`,
  lead: { strong: 'Du spielst aus.', text: 'Leg irgendeinen Satz.' },
  leadOf: (sets) => ({ strong: 'Du spielst aus.', text: `In dieser Runde darfst du legen: ${sets}.` }),
  followAllFour: { strong: 'Du bist dran:', text: 'Leg Alle Vier mit einer größeren Zahl, oder pass.' },
  follow: (set) => ({ strong: 'Du bist dran:', text: `Überbiete „${set}“, leg Alle Vier oder pass.` }),
  judge: { strong: 'Ist das richtig malgenommen?', text: 'Lass es stehen, oder ruf „Malfehler!“' },
  mayCall: { strong: 'Ein Malsatz!', text: 'Ruf, wenn er falsch ist.' },
  picked: (set, sum) => ({ strong: `${set}:`, text: `${sum} auf dem Stapel.` }),
  noSet: { strong: 'Noch kein Satz.', text: 'Wähle mehr Karten oder andere.' },
  wait: (name) => ({ text: `${name} überlegt.` }),
  between: { strong: 'Die Runde ist zu Ende.', text: 'Schau dir die Punkte an.' },
  over: (names) => ({ strong: 'Die Partie ist zu Ende.', text: `Gewonnen: ${names}.` }),
  watch: { text: 'Du schaust zu.' },
  passed: 'gepasst',
  by: (name) => `von ${name}`,
  next: 'Nächste Runde',
  again: 'Noch einmal',
  leave: 'Gehen',
  deal: (deal) => `Runde ${deal}`,
  scores: 'Punkte nach Runden',
  sum: 'Summe',
  you: 'Du',
};
