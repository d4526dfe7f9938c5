// The first game of Addition Mania in Spanish.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ own, others }) =>
    `Cada persona levanta una carta que nadie más ve. La tuya vale ${own}, y hay ${others} cartas más ocultas. ¿Cuánto suman todas?`,
  guess: ({ own, others, sum }) =>
    `Una carta oculta vale de media entre 6 y 7. Tu ${own} y ${others} de esas dan más o menos ${sum}. Escribe tu estimación y pulsa «¡Decidido!».`,
  shown: ({ sum, off, points }) =>
    `Todas suman ${sum} y te quedaste a ${off}. Los puntos son para quien acierta exacto, o si no para quien más se acerca. Te llevas ${points}.`,
  next: () => 'Mira las cartas y pasa a la siguiente ronda.',
  again: ({ own }) => `Ahora tu carta vale ${own}. Estima la suma otra vez.`,
  end: ({ sum, points }) =>
    `Esta vez la suma fue ${sum}. Tienes ${points} puntos. Recuerda qué cartas ya salieron: no vuelven, así que cada vez estimas mejor.`,
};
