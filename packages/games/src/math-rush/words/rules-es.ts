// The rules of Math Rush told in our own words, in Spanish.
import { DESIGN_DECK } from '../deck.ts';
import { mostPoints } from '../score.ts';
import type { RulesWords } from './rules-plan.ts';

/** Math Rush in Spanish. */
export const rulesEs: RulesWords = {
  goal: {
    title: 'De qué se trata',
    text: [
      'Se juega en equipo contra el reloj: tres carreras de tres minutos. Pongan sumas y restas en orden y completen metas. Cada meta completa da sus estrellas.',
    ],
  },
  ready: {
    title: 'Preparación',
    text: [
      'Con una o dos personas, 5 cartas cada una; con tres, 4; con cuatro, 3; con cinco, 2. Hay tres metas a la vista.',
      'Miren primero sus cartas y las metas. La carrera empieza cuando todo el equipo está listo.',
    ],
  },
  race: {
    title: 'La carrera',
    text: [
      'No hay turnos. Pon una carta a la derecha de una fila si su resultado es mayor que todos los de la fila (de menor a mayor) o menor (de mayor a menor).',
      'Una carta con el mismo resultado siempre puede ir encima de otra igual.',
      'Lo puesto, puesto queda. Una carta equivocada estropea su meta, salvo que la Ayuda la quite.',
      'Una meta está completa cuando su fila tiene exactamente las cartas que pide. Entonces llega una meta nueva.',
    ],
    says: [
      '3, 7, 8 van de menor a mayor.',
      'Un segundo 3 va sobre el primero.',
      '5 no es mayor que 7.',
      '7 no es par.',
    ],
  },
  help: {
    title: 'Ayuda',
    text: [
      'Hay tres cartas de Ayuda para toda la partida. Una quita las cartas que quieran de una fila, o permite a todo el equipo tirar cartas y robar otras.',
      'La Ayuda sin usar da 3, 5 o 6 puntos por una, dos o tres cartas.',
    ],
  },
  check: {
    title: 'La revisión',
    text: [
      'Después de cada carrera se revisan las metas completas con las letras del dorso: A es 0, B es 1, y así. Deben seguir el alfabeto, hacia delante o hacia atrás, con letras iguales en cada pila.',
      'Una meta equivocada no da nada. Para la carrera siguiente vuelven todas las cartas; la Ayuda usada sigue usada.',
    ],
  },
  ratings: {
    title: '¿Qué tal lo hicimos?',
    text: [
      `De dos a cinco personas: 21 es bien, 36 muy bien, 51 increíble, 61 salón de la fama. Una persona: 31, 46, 66, 86. Con estas cartas hay como mucho ${mostPoints(DESIGN_DECK.goals)} puntos, así que a 86 no se llega.`,
      'Quizá la hoja de reglas imprime estas dos tablas al revés: una sola persona tiene menos cartas y aun así necesita más puntos. Pueden intercambiarlas en los ajustes de la mesa.',
    ],
  },
  deck: {
    title: 'Conviene saber',
    text: [
      'Los valores, letras y metas de las cartas impresas no son públicos. Los nuestros están pensados para que un buen equipo de tres llegue a «Muy bien».',
      '«Math Rush: Addition & Subtraction» es de John Coveyou y Steve Schlepphorst, Genius Games 2020. Cardinal es independiente y cuenta las reglas con sus propias palabras.',
    ],
  },
};
