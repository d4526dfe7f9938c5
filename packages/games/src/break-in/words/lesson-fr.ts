// The first game of Break In in French.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Tes cartes portent des chiffres et des signes. Avec elles, tu poses des égalités vraies, comme 2 + 3 = 5. Des chiffres côte à côte font un nombre.',
  take: () => 'Un tour commence par une carte. Appuie sur la pioche.',
  lay: ({ formula, points }) =>
    `Tu peux poser ${formula} pour ${points} points. Touche les cartes dans cet ordre, avec = à sa place, puis pose l’égalité.`,
  again: ({ points }) =>
    `Cela t’a rapporté ${points} points. L’autre a joué, et c’est de nouveau ton tour : prends une carte.`,
  done: () => 'Tu n’es pas obligé de poser une égalité à chaque fois. Cette fois, finis ton tour.',
  'break-in': () =>
    'Encore une chose : si quelqu’un jette une carte qui te sert tout de suite dans une égalité, dis « Break in ! ». Tu la prends et tu poses l’égalité, même si ce n’est pas ton tour.',
};
