// What explains a wrong sentence, in Spanish.
import type { MisreadWords } from './misread-words.ts';

/** Spanish sentences. */
export const misread: MisreadWords = {
  byZero: (step) => `${step} no tiene resultado. Nadie puede dividir entre 0.`,
  leftToRight: (step) =>
    `¿Fuiste de izquierda a derecha? Multiplicar y dividir va antes que sumar y restar: primero ${step}.`,
  timesFirst: (step) => `¿Empezaste por multiplicar o dividir? Aquí todo va de izquierda a derecha: primero ${step}.`,
  brackets: (meant, step) => `¿Querías decir ${meant}? Tal como está, primero va ${step}.`,
  swapped: (step, other) => `¿Cambiaste de lugar los dos números? ${step}, no ${other}.`,
  otherSign: (step, other) => `¿Confundiste dos signos? ${other}, pero ${step}.`,
  slip: (step, other) => `¡Casi! ${step}, no ${other}.`,
};
