// The rules of MathMasters told in our own words, in German.
import type { RulesWords } from './rules-plan.ts';

/** MathMasters in German. */
export const rulesDe: RulesWords = {
  goal: {
    title: 'Was du willst',
    text: [
      'Gewinn Stapel von Karten. Jede gewonnene Karte zählt so viele Punkte wie ihre Zahl. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.',
      'Eine Zahl kann man auf viele Arten sagen: 6 ist 6, und 6 und 6, und 2 mal 3. Je besser du das siehst, desto mehr Sätze findest du.',
    ],
  },
  cards: {
    title: 'Die Karten',
    text: [
      'Es gibt 52 Karten: die Zahlen 1 bis 13, jede in vier Farben. Bilder gibt es nicht.',
      'Die Regeln nennen nur eine Farbe, Match. Die anderen drei Namen, Kite (Drachen), Ring und Tent (Zelt), sind von uns, ebenso alle Formen und Farben. Wenn deine gedruckten Karten anders aussehen, ändert das nichts.',
      'Neben dem Stapel liegen drei Tischkarten, die nie ausgeteilt werden. Karte 1 erinnert an den Zug und die Punkte. Karte 2 erlaubt Gleiche Zahl und Alle Vier. Karte 3 erlaubt Malnehmen und Dreizehn und kommt in der zweiten Runde dazu.',
    ],
  },
  deal: {
    title: 'Wie eine Runde anfängt',
    text: [
      'Zu zweit oder zu dritt bekommen alle 16 Karten, zu viert 12. Vier weitere Karten liegen offen für alle: die Tipps. Zu zweit bleiben 16 Karten übrig, und niemand darf sie ansehen.',
      'Es spielt aus, wer links von der Person sitzt, die gegeben hat. In der nächsten Runde gibt der nächste Platz.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Wer ausspielt, legt einen Satz. Jeder Satz ist erlaubt, auch eine einzelne Karte, aber passen darf man dabei nicht.',
      'Dann geht es nach links herum. Leg einen stärkeren Satz derselben Art, oder pass. Wer passt, darf später wieder mitspielen, solange der Stapel läuft.',
      'Haben alle anderen nacheinander gepasst, gewinnt den Stapel, wer den letzten Satz gelegt hat, und spielt wieder aus. Hat diese Person keine Karten mehr, spielt die nächste mit Karten aus.',
      'Eine leere Hand passt von selbst. Die Runde ist zu Ende, wenn alle Hände leer sind.',
    ],
  },
  sameNumber: {
    title: 'Gleiche Zahl',
    text: [
      'Eine, zwei oder drei Karten mit derselben Zahl. Mehr Karten gewinnen. Bei gleich vielen Karten gewinnt die größere Zahl.',
    ],
    says: [
      'Drei Vieren schlagen zwei Dreizehnen: Drei Karten sind mehr als zwei.',
      'Zwei Neunen schlagen zwei Neunen nicht. Sie sind gleich, nicht stärker.',
    ],
  },
  times: {
    title: 'Malnehmen',
    text: [
      'Drei Karten: zwei Zahlen und das, was sie malgenommen ergeben. Beide Zahlen müssen mindestens 2 sein. Das größere Ergebnis gewinnt.',
      'Die Ergebnisse sind 4, 6, 8, 9, 10 und 12. Keine andere Zahl bis 13 ist das Produkt zweier Zahlen ab 2. Darum heißen 2, 3, 5, 7, 11 und 13 Primzahlen.',
    ],
    says: [
      '2 mal 3 ist 6. Die Karten sind 11 Punkte, und ein Malsatz bringt 3 dazu.',
      'Das Ergebnis 8 schlägt das Ergebnis 6. Nur der letzte Satz bringt seinen Bonus.',
      '2 mal 6 und 3 mal 4 ergeben dasselbe, also schlägt keins das andere.',
    ],
  },
  make13: {
    title: 'Dreizehn',
    text: [
      'Zwei, drei oder vier Karten einer Farbe, die zusammen 13 ergeben. Mehr Karten gewinnen. Welche Zahlen es sind, ist egal.',
    ],
    says: [
      'Vier Karten schlagen drei. Zusammen sind es 26 Punkte, und vier Karten bringen 3 dazu.',
      '6 und 7 ergeben 13, aber das sind zwei Farben.',
    ],
  },
  allFour: {
    title: 'Alle Vier',
    text: [
      'Alle vier Karten mit einer Zahl. Sie schlagen jeden anderen Satz jeder Art. Nur Alle Vier mit einer größeren Zahl schlagen sie. Sie bringen 5 Punkte dazu.',
    ],
    says: ['Vier Zweien kommen auf einen Malsatz und auf alles andere.', 'Vier Vieren schlagen vier Fünfen nicht.'],
  },
  hints: {
    title: 'Tipps',
    text: [
      'Einmal in jeder Runde darfst du einen Tipp in deinen Satz nehmen, zusammen mit mindestens einer Karte von deiner Hand. Die anderen können diese Karte dann nicht mehr nehmen.',
      'Gewinnst du diesen Stapel, bekommst du 1 Punkt weniger. Gewinnt ihn jemand anderes, kostet es dich nichts. So oder so war das dein Tipp für diese Runde.',
    ],
    says: [
      'Zwei Neunen, drei Vieren und dann alle vier Fünfen mit Hilfe eines Tipps: 50 Punkte für Karten, 5 für Alle Vier und 1 weniger für den Tipp.',
    ],
  },
  wrongTimes: {
    title: 'Malfehler!',
    text: [
      'Jede Person kann drei Karten als Malsatz legen, auch aus Versehen. Die größte Zahl gilt als das behauptete Ergebnis. Stimmt es nicht, ruf „Malfehler!“, bevor jemand weiterspielt. (Im Original heißt der Ruf „Wrong Times!“.)',
      'Hast du recht, gehen die Karten zurück, die Person ist bei diesem Stapel nicht mehr dabei, und du bekommst 1 Punkt. Der Satz darunter gilt wieder. Gibt es keinen, spielt der nächste Platz aus.',
      'Hast du unrecht, bist du bei diesem Stapel nicht mehr dabei. Sonst geschieht nichts.',
      'Ruft niemand, gilt der Satz so, wie er behauptet wurde. Rufen darfst du auch mit leerer Hand.',
    ],
  },
  end: {
    title: 'Wie es endet',
    text: [
      'Ihr spielt 3 Runden, zu viert 4. Wer die meisten Punkte hat, gewinnt. Haben zwei gleich viele, gewinnen beide.',
      'Am jungen Tisch bekommen alle 10 Karten, und nur Gleiche Zahl und Alle Vier werden gespielt: 3 Runden, oder 2, wenn ihr müde seid.',
    ],
  },
};
