// The first game of Math Rush in German.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Ihr spielt alle zusammen. Jedes Ziel will eine Reihe von Karten, aufsteigend oder absteigend, und sagt, welche Karten es nimmt.',
  ready: () => 'Schau dir deine Karten und die Ziele an. Wenn du genug gesehen hast, drück „Bereit!“',
  first: ({ card, value, row }) =>
    `${card} ist ${value}. Das passt in Reihe ${row}: Tippe die Karte an und leg sie dann rechts an diese Reihe.`,
  second: ({ card, value, row }) =>
    `Nach rechts werden die Zahlen immer größer oder immer kleiner. ${card} ist ${value} und passt in Reihe ${row}. Leg sie an.`,
  done: () =>
    'Eine Reihe mit allen Karten ist fertig und bringt Sterne. Das dauert länger als diese Übung: Drück „Wir sind fertig“.',
  check: () =>
    'Nach jedem Rennen werden alle Reihen geprüft. Nur fertige Reihen ohne Fehler bringen Punkte. Drei Rennen sind eine Partie.',
};
