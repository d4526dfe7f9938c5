// The first game of Break In in German.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Auf deinen Karten stehen Ziffern und Zeichen. Damit legst du wahre Gleichungen, zum Beispiel 2 + 3 = 5. Ziffern nebeneinander sind eine Zahl.',
  take: () => 'Jeder Zug beginnt mit einer Karte. Drück auf den Nachziehstapel.',
  lay: ({ formula, points }) =>
    `Du kannst ${formula} legen, für ${points} Punkte. Tippe die Karten in dieser Reihenfolge an, mit = an seiner Stelle, und leg die Gleichung dann.`,
  again: ({ points }) =>
    `Das hat dir ${points} Punkte gebracht. Die anderen waren dran, und jetzt bist wieder du dran: Nimm eine Karte.`,
  done: () => 'Du musst nicht jedes Mal etwas legen. Beende diesmal einfach deinen Zug.',
  'break-in': () =>
    'Noch etwas: Wirft jemand eine Karte ab, die du sofort in einer Gleichung brauchen kannst, dann ruf „Break in!“. Du nimmst sie und legst die Gleichung, auch wenn du nicht dran bist.',
};
