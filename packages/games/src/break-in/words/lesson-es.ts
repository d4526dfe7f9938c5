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
    `Eso te dio ${points} puntos. Ya jugaron las demás personas. No hace falta poner una igualdad cada vez: toma una carta y termina tu turno.`,
  wait: () =>
    'Sigue así dos veces más. Nadie puede quedarse con más de diez cartas: quien tenga más debe descartar una. Mira quién es.',
  call: ({ card }) =>
    `Alguien descartó un ${card} y puedes usarlo al momento. No es tu turno, pero no importa: pulsa «¡Break in!».`,
  use: ({ formula }) => `Ahora tienes la carta, y tiene que estar en tu igualdad. Pon ${formula}.`,
  end: ({ points, brokeIn }) =>
    brokeIn === 'yes'
      ? `¡Interrumpiste! Tienes ${points} puntos y ahora es tu turno. Cantar sin tener una igualdad cuesta 25 puntos, así que mira primero. Gana quien llegue antes a 1000 puntos.`
      : `Tienes ${points} puntos. Esta vez ninguna carta descartada va con las tuyas. Quien puede usar una pulsa «¡Break in!», aunque no sea su turno. Cantar sin tener una igualdad cuesta 25 puntos, así que mira primero. Gana quien llegue antes a 1000 puntos.`,
};
