// What stands on the paper of MathMasters in Spanish.
import type { PaperWords } from './words-en.ts';

/** Spanish. */
export const es: PaperWords = {
  suits: { match: 'Match', kite: 'Cometa', ring: 'Anillo', tent: 'Tienda' },
  card: (suit, number) => `${number}, ${suit}`,
  back: 'Carta de MathMasters',
  tableBack: 'Carta de mesa',
  tableWord: 'Carta de mesa',
  table: [
    {
      name: '1 · Tu turno',
      text: [
        'Sal con una combinación, pon una más fuerte del mismo tipo, o pasa. Quien sale no puede pasar.',
        'Puedes añadir una Pista a tus cartas, una vez por ronda.',
        'Si pasan todos los demás, ganas el montón.',
        'Un montón da la suma de sus números, el premio de la última combinación, y 1 menos por una Pista.',
      ],
    },
    {
      name: '2 · Desde la primera ronda',
      text: [
        'Mismo número: una, dos o tres cartas con el mismo número. Ganan más cartas, después el número mayor.',
        'Las cuatro: las cuatro cartas de un número. Ganan a todo lo demás. Premio 5.',
      ],
    },
    {
      name: '3 · Desde la segunda ronda',
      text: [
        'Multiplicación: dos cartas y su producto, como 2, 3 y 6. Sin el 1. Gana el resultado mayor. Premio 3.',
        'Trece: dos o más cartas de un palo que suman 13. Ganan más cartas. Cuatro cartas dan un premio de 3.',
        '¿Una Multiplicación está mal? Canta «¡Mal multiplicado!»',
      ],
    },
  ],
  score: {
    title: 'MathMasters: puntos',
    note: 'Montones ganados: la suma de los números, más el premio, 1 menos por una Pista.',
    label: 'Ronda',
    player: (n) => `Jugador ${n}`,
    total: 'Total',
  },
  work: {
    title: 'MathMasters: encuentra el grupo',
    task: 'Son grupos los números iguales, Por (como 2, 3 y 6, extra 3) y Suma 13 en una figura (cuatro cartas: extra 3). Los cuatro de un número tienen extra 5. Encuentra el grupo que más vale: la suma de sus números más su extra.',
  },
  match: {
    title: 'MathMasters: otra vez',
    task: 'Aquí alguien pasó aunque tenía un grupo más fuerte de la misma clase, o puso un Por equivocado. Encuentra lo correcto.',
    pile: (pile) => `En el montón: ${pile}`,
  },
};
