// The first game of MathMasters in German.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Auf dem Stapel liegt eine Karte. Leg einen stärkeren Satz derselben Art, dann kannst du den Stapel gewinnen.',
  beat: ({ top, number }) =>
    `Dort liegt eine ${top}. Eine ${number} ist größer, also stärker: Tippe eine Karte mit ${number} an und leg sie.`,
  won: ({ points }) =>
    `Niemand konnte mehr: Der Stapel gehört dir, mit ${points} Punkten. Wer einen Stapel gewinnt, spielt danach aus.`,
  times: ({ set }) =>
    `Du spielst aus. Ein Malsatz sind drei Karten: ${set}. In einer Partie geht das erst ab der zweiten Runde, hier schon jetzt: Tippe diese Karten an und leg sie.`,
  wrong: ({ points }) =>
    `Du hast jetzt ${points} Punkte. Einen Malsatz schlägt ein größeres Ergebnis. Ist ein Malsatz der anderen falsch, dann ruf „Malfehler!“, bevor jemand weiterspielt.`,
};
