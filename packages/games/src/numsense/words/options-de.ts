// The house rules of Numsense in German.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsDe: Wording<typeof optionsEn> = {
  variant: {
    label: 'Art der Partie',
    explain: 'Wie viele Runden es gibt, wie groß die Hände werden und wie man gewinnt.',
    values: {
      standard: 'Standard: Hände mit 2, 3, 4, 5 und 6 Karten',
      fixed: 'In jeder Runde gleich viele Karten',
      'first-to': 'Wer zuerst eine Punktzahl erreicht',
      'ten-minutes': 'Gegen die Uhr',
      marathon: 'Marathon: jede Runde eine Karte mehr',
      'choose-target': 'Ihr wählt die Zielzahl',
    },
  },
  deals: { label: 'Runden', explain: 'Wie viele Runden ihr spielt, bevor die Punkte zählen.' },
  handSize: {
    label: 'Karten auf der Hand',
    explain: 'Wie viele Karten alle haben. Zwei oder drei sind gut zum Anfangen.',
  },
  goal: { label: 'Punkte zum Sieg', explain: 'Wer nach einer Runde zuerst so viele Punkte hat, gewinnt.' },
  exactFinish: {
    label: 'Genau erreichen',
    explain: 'Du gewinnst nur mit genau so vielen Punkten. Punkte, die darüber hinausgingen, zählen nicht.',
  },
  minutes: { label: 'Minuten', explain: 'Wie lange ihr spielt. In der Pause steht die Uhr still.' },
  whenTimeIsUp: {
    label: 'Wenn die Zeit um ist',
    explain: 'Was noch gespielt wird, wenn die Uhr klingelt.',
    values: {
      'finish-hand': 'Die Runde wird zu Ende gespielt',
      'finish-turn': 'Nur der Zug, dann zählen alle Hände, wie sie sind',
    },
  },
  decks: {
    label: 'Kartensätze',
    explain:
      'Wie viele Kartensätze gemischt werden. Ihr spielt, bis die Karten nicht mehr reichen. Bei 0 sind es so viele, dass alle 25 Karten bekommen können.',
  },
  lastHand: {
    label: 'Größte Hand',
    explain:
      '0: Ihr spielt, bis die Karten nicht mehr reichen. Sonst kommt ein Kartensatz dazu, sobald eine Runde ihn braucht, und die Partie endet nach der Runde mit so vielen Karten auf der Hand.',
  },
  targets: {
    label: 'Zielzahlen',
    explain: 'In jeder Runde dieselbe Zielzahl, oder 0, dann 1, dann 2 und so weiter.',
    values: { same: 'Immer dieselbe', progression: '0, dann 1, dann 2 …' },
  },
  target: { label: 'Zielzahl', explain: 'Die Zahl, die alle machen. 0, 1, 5 und 10 sind gut zum Anfangen.' },
  maxPlayers: {
    label: 'Höchstens so viele',
    explain: 'Wie viele mitspielen dürfen. Der Kartensatz muss immer für alle Hände reichen.',
    values: {
      deck: 'So viele, wie der Kartensatz erlaubt',
      '2': '2',
      '3': '3',
      '4': '4',
      '5': '5',
      '6': '6',
      '7': '7',
      '8': '8',
    },
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
      '6': 'Platz 7',
      '7': 'Platz 8',
      random: 'Der Zufall',
    },
  },
  falseCall: {
    label: 'Falsches „Numsense!“',
    explain: 'Was geschieht, wenn jemand ruft und die Rechnung die Zielzahl nicht ergibt.',
    values: {
      refuse: 'Es lässt sich nicht rufen',
      'lose-turn': 'Der Zug ist verloren',
      'minus-five': 'Der Zug und 5 Punkte sind verloren',
    },
  },
  referee: {
    label: 'Wer die Rechnungen prüft',
    explain:
      'Cardinal prüft jeden Ruf sofort, oder die anderen dürfen ihn anzweifeln, bevor jemand weiterspielt. Dann wird die Hand gezeigt.',
    values: { engine: 'Cardinal', table: 'Alle am Tisch' },
  },
  declareAfterDraw: {
    label: 'Rufen nach dem Tausch',
    explain: 'Du darfst „Numsense!“ auch am Ende deines Zuges rufen, nachdem du eine Karte abgelegt hast.',
  },
  stalemate: {
    label: 'Wenn niemand ruft',
    explain: 'Wann eine Runde endet, obwohl niemand gerufen hat. Dann zählen alle Hände.',
    values: {
      second: 'Der Nachziehstapel ist zum zweiten Mal leer',
      first: 'Der Nachziehstapel ist zum ersten Mal leer',
      off: 'Nie, solange jemand zieht',
    },
  },
  wholeNumbersOnly: {
    label: 'Nur ganze Zahlen',
    explain: 'Jeder Schritt einer Rechnung muss eine ganze Zahl sein: 7 : 2 ist nicht erlaubt.',
  },
  wildPoints: {
    label: 'Punkte für Joker',
    explain: 'Was ein Joker zählt, wenn die Zielzahl getroffen ist.',
    values: { value: 'Die Zahl, für die er steht', zero: 'Nichts' },
  },
  discardWild: {
    label: 'Eine Ablage-Karte spielen',
    explain: 'Ob der Tausch zum Zug dazukommt oder der Zug ist. Als ganzer Zug hat er bis zum nächsten Zug Zeit.',
    values: { free: 'Er kommt zum Zug dazu', 'whole-turn': 'Er ist der ganze Zug' },
  },
  autoBest: {
    label: 'Beste Rechnung für alle',
    explain: 'Am Ende einer Runde findet Cardinal für jede Hand die beste Rechnung. Niemand muss eine schreiben.',
  },
  deck: {
    label: 'Kartensatz',
    explain: 'Welche Karten es gibt und wie viele davon: Zahlen von 0 bis 99 und die vier Joker.',
  },
  seatTime: {
    label: 'Mehr Zeit für Einzelne',
    explain:
      'Hier hat niemand eine eigene Uhr: Alle denken, so lange sie mögen, und die Uhr von „Gegen die Uhr“ gilt für alle.',
  },
  seatRange: {
    label: 'Eigene Karten für Einzelne',
    explain:
      'Diese Person bekommt und zieht Karten aus einem eigenen Stapel: Zahlen bis zu dieser, dazu die Joker. Das Ziel ist für alle gleich.',
  },
};
