// The first game of Math Rush in Spanish.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Juegan en equipo. Cada meta quiere una fila de cartas, de menor a mayor o de mayor a menor, y dice qué cartas acepta.',
  ready: () => 'Mira tus cartas y las metas. Cuando hayas visto bastante, pulsa «¡Listo!».',
  first: ({ card, value, row }) =>
    `${card} es ${value}. Va en la fila ${row}: toca la carta y después ponla a la derecha de esa fila.`,
  second: ({ card, value, row }) =>
    `Hacia la derecha los números van siempre subiendo o siempre bajando. ${card} es ${value} y va en la fila ${row}. Ponla.`,
  done: () =>
    'Una fila con todas sus cartas está completa y trae estrellas. Eso tarda más que esta lección: pulsa «Terminamos».',
  check: () =>
    'Después de cada carrera se revisan todas las filas. Solo las filas completas y sin errores dan puntos. Una partida son tres carreras.',
};
