// What stands on sheets beside the cards in Spanish.
import type { KitWords } from './en.ts';

/** Spanish. */
export const es: KitWords = {
  sheet: (n, of) => `Hoja ${n} de ${of}`,
  fronts: (n) => `Frentes, hoja ${n}`,
  backs: (n) => `Dorsos, hoja ${n}`,
  full: 'Imprime al 100 %, nunca «ajustar a la página».',
  flips: {
    long: 'Dos caras, girar por el borde largo.',
    short: 'Dos caras, girar por el borde corto.',
    fold: 'Dobla por la línea de trazos, pega y después corta.',
    none: 'Una sola cara.',
  },
  millimetres: '50 mm',
  inches: '2 pulgadas',
  spare: 'Carta de repuesto',
  copy: (n, of) => `${n} de ${of}`,
  calibration: {
    title: 'Prueba de impresora',
    front: 'Frente',
    back: 'Dorso',
    how: [
      'Imprime esta página por las dos caras, girada por el borde largo, al 100 %. Mide primero las dos reglas.',
      'Pon la hoja contra una luz, con este lado hacia ti. En el centro, lee dónde cae la cruz del dorso en las dos escalas: cuántos milímetros a la derecha y cuántos hacia arriba. A la izquierda y hacia abajo cuentan como menos.',
      'Lee después a qué altura, hacia abajo, quedan las cruces de la derecha y de la izquierda. La derecha menos la izquierda, por 0,36, es el giro en grados.',
      'Escribe los tres números como ajuste de impresora: derecha, arriba, giro. Así los dorsos quedan detrás de sus frentes.',
    ],
  },
};
