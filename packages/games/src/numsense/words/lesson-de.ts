// The first game of Numsense in German.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ target }) =>
    `Du hast drei Karten, und die Zielzahl ist ${target}. Deine Rechnung verwendet jede Karte einmal, mit + − · : und Klammern, und ergibt ${target}. Diese drei können das noch nicht.`,
  take: () => 'Du bist dran. Nimm eine Karte: Drück auf den Nachziehstapel.',
  put: ({ card }) =>
    `Jetzt hast du eine Karte zu viel. Die ${card} brauchst du nicht: Tippe sie an und leg sie dann ab.`,
  declare: ({ target, sentence }) =>
    `Jetzt ergeben deine Karten ${target}: ${sentence}. Tippe Karten und Zeichen in dieser Reihenfolge an, dann drück „Numsense!“`,
  points: ({ points }) =>
    `Getroffen! Deine Karten bringen zusammen ${points} Punkte. Je größer die Karten, desto mehr bringen sie.`,
};
