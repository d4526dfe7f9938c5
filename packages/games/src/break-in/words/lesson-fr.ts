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
    `Cela t’a rapporté ${points} points. Les autres ont joué. Rien ne t’oblige à poser une égalité à chaque fois : prends une carte, puis finis ton tour.`,
  wait: () =>
    'Continue ainsi deux fois encore. Personne ne peut garder plus de dix cartes : qui en a plus doit en jeter une. Regarde qui c’est.',
  call: ({ card }) =>
    `Quelqu’un a jeté un ${card}, et il te sert tout de suite. Ce n’est pas ton tour, mais peu importe : appuie sur « Break in ! ».`,
  use: ({ formula }) => `Tu as maintenant la carte, et elle doit être dans ton égalité. Pose ${formula}.`,
  end: ({ points, brokeIn }) =>
    brokeIn === 'yes'
      ? `Belle intervention ! Tu as ${points} points, et c’est maintenant ton tour. Une annonce sans égalité coûte 25 points : regarde bien avant. Qui a 1000 points en premier gagne.`
      : `Tu as ${points} points. Cette fois, aucune carte jetée ne va avec les tiennes. Qui peut s’en servir appuie sur « Break in ! », même hors de son tour. Une annonce sans égalité coûte 25 points : regarde bien avant. Qui a 1000 points en premier gagne.`,
};
