// The house rules of Break In in German.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsDe: Wording<typeof optionsEn> = {
  goal: { label: 'Punkte zum Sieg', explain: 'Die Partie endet nach der Runde, in der jemand sie erreicht.' },
  mostDeals: {
    label: 'Höchstens so viele Runden',
    explain: 'Nach so vielen Runden ist Schluss, auch wenn niemand am Ziel ist.',
  },
  firstDealer: {
    label: 'Wer zuerst gibt',
    explain: 'Wer die Karten der ersten Runde gibt. Danach fängt der nächste Platz an.',
    values: {
      '0': 'Platz 1',
      '1': 'Platz 2',
      '2': 'Platz 3',
      '3': 'Platz 4',
      '4': 'Platz 5',
      '5': 'Platz 6',
      random: 'Der Zufall',
    },
  },
  dealerLeft: {
    label: 'Geben geht nach links',
    explain: 'Nach den Regeln wandert das Geben nach rechts, gegen die Spielrichtung. Hier wandert es nach links.',
  },
  formulasPerTurn: {
    label: 'Gleichungen in einem Zug',
    explain: 'Wie viele Gleichungen du in einem Zug legen darfst.',
    values: { '1': 'Eine', any: 'So viele du kannst' },
  },
  requireOperator: {
    label: 'Ein Zeichen in jeder Gleichung',
    explain:
      'Eine Gleichung braucht mindestens eine Plus-, Minus-, Mal-, Geteilt- oder Joker-Karte. Sonst zählt auch 5 = 5.',
  },
  leftToRight: {
    label: 'Von links nach rechts',
    explain: 'Gerechnet wird, wie die Zeichen stehen. Sonst geht Punktrechnung vor Strichrechnung.',
  },
  freeBrackets: { label: 'Klammern', explain: 'Du darfst Klammern setzen, wo du willst. Sie kosten keine Karte.' },
  unaryMinus: {
    label: 'Zahlen unter null',
    explain: 'Eine Minus-Karte darf vor einer Zahl stehen, wie in −3 + 5 = 2.',
  },
  wholeDivision: { label: 'Keine Brüche', explain: 'Jedes Teilen muss ohne Rest aufgehen: 7 : 2 ist nicht erlaubt.' },
  returnTaken: {
    label: 'Gleich wieder ablegen',
    explain: 'Ob du die Karte ablegen darfst, die du in diesem Zug vom Ablagestapel genommen hast.',
    values: { allowed: 'Erlaubt', refused: 'Nicht erlaubt' },
  },
  stalemateLaps: {
    label: 'Umläufe ohne Fortschritt',
    explain:
      'Die Runde endet nach so vielen Umläufen, in denen niemand vom Stapel zieht und niemand eine Gleichung legt.',
  },
  breakInSeconds: {
    label: 'Sekunden zum Rufen',
    explain:
      'Wie lange nach dem Ablegen man „Break in!“ rufen kann. Bei 0 geht es, bis der nächste Platz eine Karte nimmt.',
  },
  queueCallers: {
    label: 'Zweiter Ruf darf probieren',
    explain: 'Findet der erste Ruf keine Gleichung, bekommt der nächste die Karte.',
  },
  breakInIsTheTurn: {
    label: 'Dazwischengehen ist der Zug',
    explain: 'Danach geht es mit dem nächsten Platz weiter. Sonst folgt erst noch ein ganzer eigener Zug.',
  },
  referee: {
    label: 'Wer die Gleichungen prüft',
    explain: 'Cardinal prüft jede Gleichung, oder die anderen am Tisch schauen sie an und dürfen zweifeln.',
    values: { engine: 'Cardinal', table: 'Die anderen am Tisch' },
  },
  endlessEquals: {
    label: 'Gleich-Karten gehen nie aus',
    explain: 'Für die nächste Gleichung ist immer eine Gleich-Karte da.',
  },
  equalsCards: { label: 'Gleich-Karten', explain: 'Wie viele Gleichungen in einer Runde gelegt werden können.' },
  deck: {
    label: 'Kartensatz',
    explain: 'Welche Karten es gibt und wie viele davon: Ziffern, die vier Rechenzeichen und Joker.',
  },
  seatTime: {
    label: 'Mehr Zeit für Einzelne',
    explain: 'Wie viel mehr Sekunden zum Dazwischengehen diese Person hat. So lange zieht niemand.',
  },
  seatRange: {
    label: 'Eigene Karten für Einzelne',
    explain:
      'Diese Person bekommt und zieht Karten aus einem eigenen Stapel: Ziffern bis zu dieser, mit + und −, ohne Mal und Geteilt. Niedrige Karten bringen weniger Punkte.',
  },
};
