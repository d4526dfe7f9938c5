// The first game of Numsense in French.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ target }) =>
    `Tu as trois cartes et la cible est ${target}. Ton calcul se servira de chaque carte une fois, avec + − × : et des parenthèses, et fera ${target}. Ces trois-là ne le peuvent pas encore.`,
  take: () => 'C’est ton tour. Prends une carte : appuie sur la pioche.',
  put: ({ card }) => `Tu as maintenant une carte de trop. Le ${card} ne te sert pas : touche-le, puis pose-le.`,
  declare: ({ target, sentence }) =>
    `Tes cartes font maintenant ${target} : ${sentence}. Touche les cartes et les signes dans cet ordre, puis appuie sur « Numsense ! »`,
  points: ({ points }) =>
    `Tu as atteint la cible ! Tes cartes rapportent ${points} points en tout. Plus elles sont grandes, plus elles rapportent.`,
};
