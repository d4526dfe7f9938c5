// The first game of Math Rush in French.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Vous jouez tous ensemble. Chaque objectif veut une rangée de cartes, en montant ou en descendant, et dit quelles cartes il prend.',
  ready: () => 'Regarde tes cartes et les objectifs. Quand tu as assez vu, appuie sur « C’est bon ! »',
  first: ({ card, value, row }) =>
    `${card} fait ${value}. Cela va dans la rangée ${row} : touche la carte, puis pose-la à droite de cette rangée.`,
  second: ({ card, value, row }) =>
    `Vers la droite, les nombres montent toujours ou descendent toujours. ${card} fait ${value} et va dans la rangée ${row}. Pose-la.`,
  done: () =>
    'Une rangée avec toutes ses cartes est finie et rapporte des étoiles. C’est plus long que cette leçon : appuie sur « On a fini ».',
  check: () =>
    'Après chaque course, toutes les rangées sont vérifiées. Seules les rangées finies et sans erreur rapportent. Une partie, c’est trois courses.',
};
