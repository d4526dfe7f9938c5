// The first game of Break In in Spanish.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'En tus cartas hay cifras y signos. Con ellas pones igualdades verdaderas, como 2 + 3 = 5. Las cifras que se tocan forman un número.',
  take: () => 'Cada turno empieza con una carta. Pulsa el mazo.',
  lay: ({ formula, points }) =>
    `Puedes poner ${formula} por ${points} puntos. Toca las cartas en ese orden, con = en su lugar, y después pon la igualdad.`,
  again: ({ points }) =>
    `Eso te dio ${points} puntos. Ya jugó la otra persona y vuelve a ser tu turno: toma una carta.`,
  done: () => 'No hace falta poner una igualdad cada vez. Esta vez termina tu turno.',
  'break-in': () =>
    'Una cosa más: si alguien descarta una carta que puedes usar al momento en una igualdad, grita «Break in!». La tomas y pones la igualdad aunque no sea tu turno.',
};
