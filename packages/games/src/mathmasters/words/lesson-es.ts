// The first game of MathMasters in Spanish.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => 'En la pila hay una carta. Pon un conjunto más fuerte del mismo tipo y puedes ganar la pila.',
  beat: ({ top, number }) =>
    `Ahí hay un ${top}. Un ${number} es mayor, así que es más fuerte: toca una carta con ${number} y ponla.`,
  won: ({ points }) =>
    `Nadie pudo con ella: la pila es tuya, con ${points} puntos. Quien gana una pila empieza la siguiente.`,
  times: ({ set }) =>
    `Empiezas tú. Un conjunto de multiplicar son tres cartas: ${set}. En una partida vale desde la segunda ronda; aquí, ya ahora: toca esas cartas y ponlas.`,
  wrong: ({ points }) =>
    `Ahora tienes ${points} puntos. A una multiplicación la supera un resultado mayor. Si la multiplicación de otra persona es falsa, dilo antes de que actúe la siguiente.`,
};
