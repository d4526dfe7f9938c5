// The first game of Numsense in Spanish.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ target }) =>
    `Tienes tres cartas y el objetivo es ${target}. Tu cuenta usará cada carta una vez, con + − × ÷ y paréntesis, y dará ${target}. Estas tres todavía no pueden.`,
  take: () => 'Es tu turno. Toma una carta: pulsa el mazo.',
  put: ({ card }) => `Ahora te sobra una carta. No necesitas el ${card}: tócala y después déjala.`,
  declare: ({ target, sentence }) =>
    `Ahora tus cartas dan ${target}: ${sentence}. Toca las cartas y los signos en ese orden y después pulsa «¡Numsense!».`,
  points: ({ points }) =>
    `¡Acertaste el objetivo! Tus cartas suman ${points} puntos. Cuanto más grandes, más puntos traen.`,
};
