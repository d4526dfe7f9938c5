// The rules of Numsense told in our own words, in German.
import type { RulesWords } from './rules-plan.ts';

/** Numsense in German. */
export const rulesDe: RulesWords = {
  goal: {
    title: 'Was du willst',
    text: [
      'Mach mit allen Karten auf deiner Hand die Zielzahl. Du darfst zusammenzählen, abziehen, malnehmen und teilen, so oft du willst, und Klammern setzen, wo du sie brauchst.',
      'Triffst du die Zielzahl, bekommst du die Punkte all deiner Karten. Am besten triffst du sie also mit großen Karten.',
    ],
    says: [
      'Das ergibt 10, also zählen alle drei Karten: 7 und 2 und 4 sind 13 Punkte. Dass die 4 abgezogen wurde, macht nichts.',
    ],
  },
  deal: {
    title: 'Wie eine Runde anfängt',
    text: [
      'In der ersten Runde bekommen alle 2 Karten, in der zweiten 3 und so weiter bis 6 in der fünften und letzten.',
      'Dann wird die Zielzahl aufgedeckt. Kommt ein Joker, geht er zurück in den Stapel, und eine andere Karte wird aufgedeckt.',
      'Die übrigen Karten sind der Nachziehstapel. Der Ablagestapel ist am Anfang leer.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Nimm die oberste Karte vom Nachziehstapel oder vom Ablagestapel. Leg dann eine Karte von der Hand auf den Ablagestapel. Es darf die sein, die du gerade genommen hast. So hast du immer gleich viele Karten.',
      'Oder ruf stattdessen „Numsense!“, wenn deine Hand die Zielzahl ergibt. Das ist dann dein ganzer Zug.',
      'Du musst nicht rufen. Du kannst weiter nach größeren Karten suchen. Aber vielleicht ruft jemand anderes zuerst.',
    ],
  },
  call: {
    title: 'Nach dem Ruf',
    text: [
      'Deine Hand bleibt, wie sie ist. Alle anderen haben der Reihe nach noch einen letzten Zug.',
      'Dann schreiben alle eine Rechnung mit all ihren Karten, so nah an der Zielzahl, wie sie können.',
      'Ist der Nachziehstapel leer, werden die abgelegten Karten neu gemischt. Ist er wieder leer und niemand hat gerufen, endet die Runde, und alle Hände werden gewertet.',
      'Rührt niemand mehr den Nachziehstapel an, endet die Runde auch: nach drei Umläufen, in denen alle nur passen (die oberste abgelegte Karte nehmen und zurücklegen, oder falsch rufen), oder nach sechs, in denen alle nur die oberste abgelegte Karte tauschen.',
      'Ihr könnt auch spielen, ohne dass Cardinal prüft. Dann gilt ein Ruf, ob er stimmt oder nicht, wenn ihn niemand anzweifelt, bevor jemand weiterspielt. Die Hand wird gezeigt. War der Ruf falsch, ist der Zug vorbei, und die Runde geht weiter.',
    ],
  },
  points: {
    title: 'Punkte',
    text: [
      'Triffst du die Zielzahl genau, bekommst du die Punkte all deiner Karten.',
      'Triffst du sie nicht, verlierst du so viele Punkte, wie du davon entfernt bist. Auf welcher Seite, ist egal.',
      'Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnen sie zusammen.',
    ],
    says: [
      '11 ist 1 von 10 entfernt: Du verlierst 1 Punkt.',
      'Auch 9 ist 1 davon entfernt.',
      'Auch Bruchteile eines Punktes zählen: Zwei Fünftel sind drei Fünftel von 1 entfernt.',
    ],
  },
  wilds: {
    title: 'Joker',
    text: [
      'Joker: Er ist eine beliebige Zahl von 0 bis 25. Du sagst welche, wenn du deine Rechnung schreibst.',
      'Ziel: Diese Karte ist dieselbe Zahl wie die Zielzahl.',
      'Spiegel: Diese Karte ist so viel wie eine andere auf deiner Hand, auch so viel wie die Zahl, für die ein Joker oder eine Ziel-Karte steht. Hast du nur Spiegel, sind sie 0.',
      'Ablage: In deinem Zug kannst du diese Karte gegen jede Karte im Ablagestapel tauschen. Das kommt zu deinem Zug dazu. Endet ein Zug von dir und du hast sie noch, ist sie für den Rest der Runde 0. Sie ist auch 0, wenn du rufst und sie noch hast.',
      'Ein Joker bringt so viele Punkte wie die Zahl, für die er steht.',
    ],
    says: [
      'Der Joker ist hier 25, aber das ist nicht die beste Wahl.',
      'Der Joker ist 13. Das ergibt 10 und bringt 16 Punkte.',
      'Die Ziel-Karte ist 10. 20 ist weit weg von 10.',
      'Der Spiegel macht die 3 nach.',
      'Der Spiegel macht die 5 nach.',
      'Die Ablage-Karte wurde nicht gespielt, also ist sie 0.',
    ],
  },
  signs: {
    title: 'Zeichen und Zahlen',
    text: [
      'Punktrechnung geht vor Strichrechnung: Mal und Geteilt kommen vor Plus und Minus, wenn Klammern nichts anderes sagen.',
      'Unterwegs sind Brüche erlaubt und auch Zahlen unter 0. Durch 0 kann man nicht teilen, und zwei Karten lassen sich nicht zu einer Zahl zusammensetzen.',
    ],
    says: ['1 : 5 ist ein Fünftel, 5 weniger ein Fünftel sind 24 Fünftel, und 5 mal so viel ist 24.'],
  },
  ways: {
    title: 'Anders spielen',
    text: [
      'Gleich viele Karten: In jeder Runde habt ihr so viele Karten, wie ihr wollt. Zwei oder drei sind gut zum Anfangen.',
      'Wer zuerst eine Punktzahl erreicht: Ihr spielt, bis jemand sie hat.',
      'Gegen die Uhr: Ihr spielt so viele Runden, wie ihr in zehn Minuten schafft.',
      'Marathon: jede Runde eine Karte mehr, solange die Karten reichen.',
      'Die Zielzahl wählen: immer dieselbe, oder 0, dann 1, dann 2 und so weiter.',
    ],
  },
  deck: {
    title: 'Die Karten',
    text: [
      'Eine Liste der Karten wurde nie gedruckt. Unser Kartensatz hat 81: zwei Nullen, je vier von jeder Zahl von 1 bis 10, je zwei von 11 bis 20, je eine von 21 bis 25, dazu 4 Joker-, 3 Ablage-, 3 Spiegel- und 4 Ziel-Karten. Du kannst ihn ändern.',
    ],
  },
};
