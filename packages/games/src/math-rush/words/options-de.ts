// The house rules of Math Rush in German.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsDe: Wording<typeof optionsEn> = {
  minutes: {
    label: 'Zeit für ein Rennen',
    explain: 'Auf der Schachtel stehen drei Minuten. Wählt, was euch passt; das Ergebnis nennt eure Zeit.',
    values: {
      '3': '3 Minuten',
      off: 'Keine Uhr',
      '1': '1 Minute',
      '6': '6 Minuten',
      '10': '10 Minuten',
      '30': '30 Minuten',
    },
  },
  plays: {
    label: 'Karten in einem Rennen',
    explain:
      'Ein Rennen endet nach so vielen Karten statt nach der Uhr. 74 sind so schwer wie die drei Minuten. 0: nach der Uhr.',
  },
  referee: {
    label: 'Wer prüft',
    explain:
      'Fehler bleiben liegen, bis nach dem Rennen geprüft wird, oder Cardinal lehnt eine Karte, die nicht passt, mit Begründung ab.',
    values: { table: 'Alle am Tisch', engine: 'Cardinal' },
  },
  fillGaps: { label: 'Lücken füllen', explain: 'Wo eine Hilfe eine Karte weggenommen hat, darf eine andere hin.' },
  helpOnCompleted: {
    label: 'Hilfe bei geschafften Zielen',
    explain: 'Eine Hilfe darf Karten aus einem geschafften Ziel nehmen und es wieder öffnen.',
  },
  autoDraw: { label: 'Von selbst nachziehen', explain: 'Sobald du eine Karte legst, kommt eine neue.' },
  swapScoreTables: {
    label: 'Punktetabellen tauschen',
    explain: 'Vielleicht hat die Anleitung die Tabellen für eine und für mehrere Personen vertauscht.',
  },
  noAdvanced: { label: 'Keine schweren Karten', explain: 'Jüngere lassen die schwereren Karten und Ziele weg.' },
  freeHelp: {
    label: 'Hilfe ist frei',
    explain: 'Jüngere dürfen jederzeit Karten abwerfen. Ungenutzte Hilfe bringt dann nichts.',
  },
  oneGoal: {
    label: 'Ein Ziel nach dem anderen',
    explain: 'Die Jüngsten arbeiten an einem Ziel und dürfen seine Karten umlegen.',
  },
  noTimer: { label: 'Ohne Uhr', explain: 'Die Jüngsten spielen ohne Uhr.' },
  deck: {
    label: 'Kartensatz',
    explain: 'Zahlenkarten und Ziele. Die gedruckten sind nicht öffentlich: Diese sind unsere.',
  },
  seatTime: {
    label: 'Mehr Zeit für Einzelne',
    explain:
      'Die Uhr eines Rennens gehört dem ganzen Team, niemand hat eigene Zeit: Wählt in den Hausregeln ein längeres Rennen oder keine Uhr.',
  },
  seatRange: {
    label: 'Eigene Karten für Einzelne',
    explain:
      'Diese Person bekommt und zieht Karten aus einem eigenen Stapel: Ergebnisse bis zu dieser Zahl, keine schweren Karten.',
  },
};
