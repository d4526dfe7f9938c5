// The house rules of MathMasters in German.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsDe: Wording<typeof optionsEn> = {
  table: {
    label: 'Tisch',
    explain: 'Der junge Tisch ist für 8 und 9 Jahre: je 10 Karten und nur Gleiche Zahl und Alle Vier.',
    values: { standard: 'Alle vier Arten von Sätzen', young: 'Junger Tisch' },
  },
  deals: {
    label: 'Runden',
    explain:
      'Wie viele Runden ihr spielt. Bei 0 wie in den Regeln: 3, zu viert 4. Wer am jungen Tisch müde ist, nimmt 2.',
  },
  firstDealer: {
    label: 'Wer zuerst gibt',
    explain: 'Wer die Karten der ersten Runde gibt. Danach spielt der nächste Platz aus.',
    values: { '0': 'Platz 1', '1': 'Platz 2', '2': 'Platz 3', '3': 'Platz 4', random: 'Der Zufall' },
  },
  referee: {
    label: 'Wer Malsätze prüft',
    explain: 'Ihr prüft euch gegenseitig und ruft „Malfehler!“, oder Cardinal nimmt falsche Malsätze gar nicht an.',
    values: { table: 'Alle am Tisch', engine: 'Cardinal' },
  },
  passIsFinal: {
    label: 'Gepasst ist gepasst',
    explain: 'Wer passt, ist bei diesem Stapel nicht mehr dabei. Sonst darf man wieder mitspielen, wenn man dran ist.',
  },
  bonusPerSet: {
    label: 'Bonus für jeden Satz',
    explain: 'Wer einen Stapel gewinnt, bekommt den Bonus für jeden Satz darin, nicht nur für den letzten.',
  },
  endAtFirstOut: {
    label: 'Ende, wenn jemand fertig ist',
    explain: 'Die Runde endet mit dem Stapel, bei dem die erste Hand leer wird. Sonst werden alle Karten gespielt.',
  },
  allSetsFromRound1: {
    label: 'Gleich alle Sätze',
    explain: 'Malnehmen und Dreizehn dürfen schon in der ersten Runde gespielt werden.',
  },
  handSize: {
    label: 'Karten auf der Hand',
    explain: 'Wie viele Karten alle bekommen. Bei 0 wie in den Regeln: 16, zu viert 12, am jungen Tisch 10.',
  },
  deck: {
    label: 'Kartensatz',
    explain: 'Welche Karten es gibt: die Farben zu jeder Zahl. M ist Match, K Kite (Drachen), R Ring, T Tent (Zelt).',
  },
  seatTime: {
    label: 'Mehr Zeit für Einzelne',
    explain: 'In diesem Spiel läuft keine Uhr: Gerufen werden kann, bis jemand weiterspielt.',
  },
  seatRange: {
    label: 'Eigene Karten für Einzelne',
    explain:
      'Alle 52 Karten werden verteilt, darum kann niemand einen eigenen Stapel haben; der junge Tisch macht es für alle leichter.',
  },
};
