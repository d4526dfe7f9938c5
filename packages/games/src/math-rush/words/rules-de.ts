// The rules of Math Rush told in our own words, in German.
import { DESIGN_DECK } from '../deck.ts';
import { mostPoints } from '../score.ts';
import type { RulesWords } from './rules-plan.ts';

/** Math Rush in German. */
export const rulesDe: RulesWords = {
  goal: {
    title: 'Worum es geht',
    text: [
      'Ihr spielt zusammen gegen die Uhr: drei Rennen, jedes drei Minuten. Legt Plus- und Minusaufgaben der Reihe nach und schafft Ziele. Jedes geschaffte Ziel bringt seine Sterne.',
    ],
  },
  ready: {
    title: 'Vorbereiten',
    text: [
      'Zu eins oder zu zweit hat jede Person 5 Karten, zu dritt 4, zu viert 3, zu fünft 2. Drei Ziele liegen offen.',
      'Schaut euch zuerst eure Karten und die Ziele an. Das Rennen beginnt, wenn alle bereit sind.',
    ],
  },
  race: {
    title: 'Das Rennen',
    text: [
      'Es geht nicht reihum: Alle legen, wann sie wollen. Leg eine Karte rechts an eine Reihe, wenn ihr Ergebnis größer ist als alle anderen dort (aufsteigend) oder kleiner (absteigend).',
      'Eine Karte mit gleichem Ergebnis darf immer auf eine gleiche.',
      'Was liegt, bleibt liegen. Eine falsche Karte verdirbt ihr Ziel, wenn keine Hilfe sie wegnimmt.',
      'Ein Ziel ist geschafft, wenn seine Reihe genau so viele Karten hat, wie es verlangt. Dann kommt ein neues dazu.',
    ],
    says: [
      '3, 7, 8 sind aufsteigend.',
      'Eine zweite 3 liegt auf der ersten.',
      '5 ist nicht größer als 7.',
      '7 ist nicht gerade.',
    ],
  },
  help: {
    title: 'Hilfe',
    text: [
      'Für die ganze Partie gibt es drei Hilfe-Karten. Eine nimmt beliebige Karten aus einer Reihe, oder alle dürfen Karten abwerfen und neue ziehen.',
      'Ungenutzte Hilfe bringt 3, 5 oder 6 Punkte für eine, zwei oder drei Karten.',
    ],
  },
  check: {
    title: 'Die Prüfung',
    text: [
      'Nach jedem Rennen werden die geschafften Ziele an den Buchstaben auf den Rückseiten geprüft: A ist 0, B ist 1 und so weiter. Sie müssen dem Alphabet folgen, vorwärts oder rückwärts, mit gleichen Buchstaben in einem Stapel.',
      'Ein falsches Ziel bringt nichts. Für das nächste Rennen kommen alle Karten zurück; benutzte Hilfe bleibt benutzt.',
    ],
  },
  ratings: {
    title: 'Wie gut waren wir?',
    text: [
      `Zu zweit bis zu fünft: 21 ist gut, 36 sehr gut, 51 großartig, 61 Ruhmeshalle. Allein: 31, 46, 66, 86. Mit diesen Karten sind höchstens ${mostPoints(DESIGN_DECK.goals)} Punkte zu holen, 86 sind also nicht zu erreichen.`,
      'Vielleicht hat die Anleitung diese zwei Tabellen vertauscht: Allein hat man weniger Karten und braucht doch mehr Punkte. In den Einstellungen des Tisches könnt ihr sie tauschen.',
    ],
  },
  deck: {
    title: 'Gut zu wissen',
    text: [
      'Werte, Buchstaben und Ziele der gedruckten Karten sind nicht öffentlich. Unsere sind so gemacht, dass ein gutes Team zu dritt bei „Sehr gut“ landet.',
      '„Math Rush: Addition & Subtraction“ ist von John Coveyou und Steve Schlepphorst, Genius Games 2020. Cardinal ist unabhängig und erzählt die Regeln in eigenen Worten.',
    ],
  },
};
