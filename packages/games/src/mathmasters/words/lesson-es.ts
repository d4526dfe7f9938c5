// The first game of MathMasters in Spanish.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => 'En el montón hay una carta. Pon una combinación más fuerte del mismo tipo y puedes ganar el montón.',
  beat: ({ top, number }) =>
    `Ahí hay un ${top}. Un ${number} es mayor, así que es más fuerte: toca una carta con ${number} y ponla.`,
  won: ({ points }) =>
    `Nadie pudo con ella: el montón es tuyo, con ${points} puntos. Quien gana un montón empieza el siguiente.`,
  times: ({ set }) =>
    `Empiezas tú. Una Multiplicación son tres cartas: ${set}. En una partida vale desde la segunda ronda; aquí, ya ahora: toca esas cartas y ponlas.`,
  wrong: ({ points }) =>
    `Ahora tienes ${points} puntos. A una Multiplicación la supera un resultado mayor. Si la Multiplicación de otra persona es falsa, canta «¡Mal multiplicado!» antes de la jugada siguiente.`,
};
