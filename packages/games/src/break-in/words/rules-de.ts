// The rules of Break In told in our own words, in German.
import type { RulesWords } from './rules-plan.ts';

/** Break In in German. */
export const rulesDe: RulesWords = {
  goal: {
    title: 'Was du willst',
    text: [
      'Leg mit deinen Karten Gleichungen, die stimmen. Jede Karte darin bringt Punkte.',
      'Hat jemand am Ende einer Runde 1000 Punkte, gewinnt, wer die meisten hat.',
    ],
  },
  deal: {
    title: 'Wie eine Runde anfängt',
    text: [
      'Alle bekommen 7 Karten. Manche tragen eine Ziffer, manche ein Zeichen: Plus, Minus, Mal, Geteilt oder einen Stern. Der Stern ist ein Joker: Er ist irgendeines der vier Zeichen.',
      'Die übrigen Karten sind der Nachziehstapel. Der Ablagestapel ist am Anfang leer. Die Gleich-Karten liegen auf einem eigenen Stapel.',
      'Es beginnt, wer links von der Person sitzt, die gegeben hat.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Nimm zuerst eine Karte: die oberste vom Nachziehstapel oder die oberste vom Ablagestapel.',
      'Dann darfst du eine Gleichung legen, wenn du kannst und willst. Ihre Gleich-Karte kommt vom eigenen Stapel.',
      'Hast du danach noch mehr als 10 Karten, leg eine auf den Ablagestapel. Bei 10 oder weniger behältst du alle.',
    ],
    says: [
      'Die Ziffern bringen 10, jedes Plus 10 und die Gleich-Karte 20.',
      'Zwei Ziffern nebeneinander sind eine Zahl. Sie bringen trotzdem nur 1 und 2.',
    ],
  },
  formula: {
    title: 'Was eine Gleichung ist',
    text: [
      'Sie hat ein Gleichheitszeichen, mindestens ein Rechenzeichen, und beide Seiten sind gleich viel wert.',
      'Punktrechnung geht vor Strichrechnung. Klammern gibt es nicht.',
      'Eine Zahl darf nicht mit 0 anfangen, ein Zeichen steht zwischen zwei Zahlen, und durch 0 kann man nicht teilen.',
      'Brüche sind in Ordnung: 7 : 2 ist dreieinhalb.',
      'Legst du einen Joker, sagst du, welches Zeichen er ist. Das bleibt er dann.',
    ],
    says: [
      'Beide Joker sind ein Plus. Jeder bringt 20.',
      'Mit Mal wäre es 4 = 5.',
      'Beide Seiten sind dreieinhalb.',
      'Eine 0 bringt keine Punkte, aber sie kann helfen.',
    ],
  },
  breakIn: {
    title: 'Break in!',
    text: [
      'Legt jemand eine Karte auf den Ablagestapel, dürfen alle anderen „Break in!“ rufen, bis der nächste Platz eine Karte nimmt. Wer zuerst ruft, bekommt diese Karte.',
      'Wer gerufen hat, muss sofort eine Gleichung mit ihr legen. Danach folgt ein ganzer eigener Zug, und von da geht es nach links weiter. Wer dazwischen sitzt, muss warten.',
      'Wer keine Gleichung legen kann, gibt die Karte zurück und verliert 25 Punkte.',
    ],
  },
  end: {
    title: 'Das Ende einer Runde',
    text: [
      'Eine Runde endet, wenn jemand keine Karten mehr hat. Dafür gibt es auch noch die Punkte aller Karten, die die anderen auf der Hand haben.',
      'Sie endet auch, wenn der Nachziehstapel leer und der Zug fertig ist. Dann gibt es für Karten auf der Hand nichts.',
      'Auch drei Umläufe, in denen niemand vom Nachziehstapel zieht und niemand eine Gleichung legt, beenden die Runde.',
      'Die nächste Runde gibt, wer rechts von der Person sitzt, die gegeben hat.',
    ],
  },
  points: {
    title: 'Punkte',
    text: [
      'Ziffern bringen ihre Zahl, 0 bis 9. Plus und Minus bringen 10, Mal und Geteilt 15, Joker und Gleich-Karten 20.',
      'Haben am Ende mehrere gleich viele und die meisten Punkte, gewinnen sie zusammen.',
    ],
  },
  about: {
    title: 'Über das Spiel',
    text: [
      'Das Spiel heißt im Original „A Math Card Game“ und stammt von „Dr Mike’s Math Games for Kids“. Dort werden Familien und Klassen eingeladen, die Regeln zu ändern. Cardinal ist damit nicht verbunden.',
      'Eine Liste der Karten war nicht zu finden. Unser Kartensatz hat 90: je sechs von jeder Ziffer, 8 Plus, 8 Minus, 5 Mal, 5 Geteilt und 4 Joker, dazu 27 Gleich-Karten. Du kannst ihn ändern.',
    ],
  },
};
