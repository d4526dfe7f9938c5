// The first game of Addition Mania in German.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ own, others }) =>
    `Alle nehmen eine Karte auf, die sonst niemand sieht. Deine zählt ${own}, und ${others} andere Karten sind verdeckt. Was ergeben sie alle zusammen?`,
  guess: ({ own, others, sum }) =>
    `Eine verdeckte Karte zählt im Durchschnitt zwischen 6 und 7. Deine ${own} und ${others} davon machen ungefähr ${sum}. Schreib eine Schätzung und drück „Daumen hoch!“`,
  shown: ({ sum, off, points }) =>
    `Zusammen sind es ${sum}, du lagst um ${off} daneben. Punkte gibt es für genau richtige Schätzungen, sonst für die, die am nächsten liegen. Du bekommst ${points}.`,
  next: () => 'Schau dir die Karten an, dann weiter zur nächsten Runde.',
  again: ({ own }) => `Jetzt zählt deine Karte ${own}. Schätze die Summe noch einmal.`,
  end: ({ sum, points }) =>
    `Diesmal war die Summe ${sum}. Du hast ${points} Punkte. Merk dir, welche Karten weg sind: Sie kommen nicht wieder, so schätzt du immer besser.`,
};
