// The first game of Addition Mania in French.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ own, others }) =>
    `Chacun lève une carte que personne d’autre ne voit. La tienne compte ${own}, et ${others} autres cartes sont cachées. Combien font-elles en tout ?`,
  guess: ({ own, others, sum }) =>
    `Une carte cachée compte en moyenne entre 6 et 7. Ton ${own} et ${others} de celles-là font environ ${sum}. Écris ton estimation, puis appuie sur « C’est décidé ! »`,
  shown: ({ sum, off, points }) =>
    `Le total est ${sum}, ton écart est de ${off}. Les points vont aux estimations exactes, sinon aux plus proches. Tu en gagnes ${points}.`,
  next: () => 'Regarde les cartes, puis passe au tour suivant.',
  again: ({ own }) => `Maintenant ta carte compte ${own}. Estime encore la somme.`,
  end: ({ sum, points }) =>
    `Cette fois, le total était ${sum}. Tu as ${points} points. Retiens les cartes sorties : elles ne reviennent pas, et tu estimeras de mieux en mieux.`,
};
