// What stands on the paper of MathMasters in Spanish.
import type { PaperWords } from './words-en.ts';

/** Spanish. */
export const es: PaperWords = {
  suits: { match: 'Fósforo', kite: 'Cometa', ring: 'Anillo', tent: 'Tienda' },
  card: (suit, number) => `${number}, ${suit}`,
  back: 'Carta de MathMasters',
  tableBack: 'Carta de mesa',
  tableWord: 'Carta de mesa',
  table: [
    {
      name: '1 · Tu turno',
      text: [
        'Empieza con una combinación, pon una más fuerte del mismo tipo, o pasa. Quien empieza no puede pasar.',
        'Puedes añadir una Pista a tus cartas, una vez por ronda.',
        'Si pasan todos los demás, ganas el montón.',
        'Un montón da la suma de sus números y el premio de la última combinación, menos 1 por una Pista.',
      ],
    },
    {
      name: '2 · Desde la primera ronda',
      text: [
        'Mismo número: una, dos o tres cartas con el mismo número. Gana la que tiene más cartas; después, el número mayor.',
        'Las cuatro: las cuatro cartas de un número. Ganan a todo lo demás. Premio 5.',
      ],
    },
    {
      name: '3 · Desde la segunda ronda',
      text: [
        'Multiplicación: dos cartas y su producto, como 2, 3 y 6. Sin el 1. Gana el resultado mayor. Premio 3.',
        'Trece: dos o más cartas de un palo que suman 13. Gana la que tiene más cartas. Cuatro cartas dan un premio de 3.',
        '¿Una Multiplicación está mal? Canta «¡Mal multiplicado!».',
      ],
    },
  ],
  score: {
    title: 'MathMasters: puntos',
    note: 'Montones ganados: la suma de los números, más el premio, 1 menos por una Pista.',
    label: 'Ronda',
    player: (n) => `Persona ${n}`,
    total: 'Total',
  },
  work: {
    title: 'MathMasters: encuentra la combinación',
    task: 'Son combinaciones los números iguales, una Multiplicación (como 2, 3 y 6, premio 3) y Trece en un palo (cuatro cartas: premio 3). Las cuatro de un número tienen premio 5. Encuentra la combinación que más vale: la suma de sus números más su premio.',
  },
  match: {
    title: 'MathMasters: otra vez',
    task: 'Aquí alguien pasó aunque tenía una combinación más fuerte del mismo tipo, o puso una Multiplicación equivocada. Encuentra lo correcto.',
    pile: (pile) => `En el montón: ${pile}`,
  },
};
