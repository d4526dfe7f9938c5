// The first game of MathMasters in French.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Sur la pile, il y a une carte. Pose une combinaison plus forte de la même sorte et tu peux gagner la pile.',
  beat: ({ top, number }) =>
    `Il y a un ${top}. Un ${number} est plus grand, donc plus fort : touche une carte ${number}, puis pose-la.`,
  won: ({ points }) =>
    `Personne n’a fait mieux : la pile est à toi, avec ${points} points. Qui gagne une pile entame la suivante.`,
  times: ({ set }) =>
    `Tu entames. Un Produit, c’est trois cartes : ${set}. Dans une partie, il se pose dès la deuxième manche ; ici, dès maintenant : touche ces cartes et pose-les.`,
  wrong: ({ points }) =>
    `Tu as maintenant ${points} points. Un résultat plus grand bat un Produit. Si un Produit des autres est faux, dis « Faux produit ! » avant que la suite soit jouée.`,
};
