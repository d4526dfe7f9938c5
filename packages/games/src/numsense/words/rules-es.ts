// The rules of Numsense told in our own words, in Spanish.
import type { RulesWords } from './rules-plan.ts';

/** Numsense in Spanish. */
export const rulesEs: RulesWords = {
  goal: {
    title: 'Qué quieres lograr',
    text: [
      'Forma el número objetivo con todas las cartas de tu mano. Puedes sumar, restar, multiplicar y dividir tantas veces como quieras, y poner paréntesis donde los necesites.',
      'Si das en el objetivo, ganas los puntos de todas tus cartas. Por eso la mejor mano es la que acierta con cartas grandes.',
    ],
    says: ['Da 10, así que cuentan las tres cartas: 7 y 2 y 4 son 13 puntos. No importa que el 4 se haya restado.'],
  },
  deal: {
    title: 'Cómo empieza una ronda',
    text: [
      'En la primera ronda cada persona recibe 2 cartas, en la segunda 3, y así hasta 6 en la quinta y última.',
      'Después se descubre el objetivo. Si sale un comodín, vuelve al mazo y se descubre otra carta.',
      'Las demás cartas son el mazo. El montón de descarte empieza vacío.',
    ],
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Toma la carta de arriba del mazo o del montón de descarte. Luego deja una carta de tu mano en el montón de descarte. Puede ser la que acabas de tomar. Así tienes siempre el mismo número de cartas.',
      'O canta «¡Numsense!» en lugar de eso, si tu mano forma el objetivo. Ese es todo tu turno.',
      'No hace falta cantar. Puedes seguir buscando cartas más grandes. Pero quizá otra persona cante antes.',
    ],
  },
  call: {
    title: 'Después de cantar',
    text: [
      'Tu mano queda como está. Las demás personas tienen un último turno, una tras otra.',
      'Después cada una escribe una cuenta con todas sus cartas, tan cerca del objetivo como pueda.',
      'Si se acaba el mazo, las cartas usadas se mezclan y forman uno nuevo. Si se acaba otra vez y nadie ha cantado, la ronda termina y cuentan todas las manos.',
      'Si nadie toca ya el mazo, la ronda también termina: tras tres vueltas en las que todos solo pasan (toman el último descarte y lo devuelven, o cantan en falso), o seis en las que todos solo cambian el último descarte.',
      'También se puede jugar sin que Cardinal sea el juez. Entonces un canto vale, sea cierto o no, si nadie duda de él antes de la jugada siguiente. La mano se enseña. Si el canto era falso, ese turno se acaba y la ronda sigue.',
    ],
  },
  points: {
    title: 'Puntos',
    text: [
      'Si das exactamente en el objetivo, ganas los puntos de todas tus cartas.',
      'Si no, pierdes tantos puntos como te falten o te sobren. Da igual de qué lado.',
      'Tras la última ronda gana quien tiene más puntos. Si hay empate, la victoria se comparte.',
    ],
    says: [
      '11 está a 1 de 10: pierdes 1 punto.',
      '9 también está a 1.',
      'Las partes de un punto también cuentan: dos quintos están a tres quintos de 1.',
    ],
  },
  wilds: {
    title: 'Comodines',
    text: [
      'Comodín: es cualquier número de 0 a 25. Dices cuál al escribir tu cuenta.',
      'Objetivo: es el mismo número que el objetivo.',
      'Espejo: copia cualquier otra carta de tu mano, también el número que representa un Comodín o un Objetivo. Si solo tienes Espejos, valen 0.',
      'Descarte: en tu turno puedes cambiarla por cualquier carta del montón de descarte. Eso se suma a tu turno. Si termina un turno tuyo y todavía la tienes, vale 0 el resto de la ronda. También vale 0 si cantas con ella en la mano.',
      'Un comodín da tantos puntos como el número que representa.',
    ],
    says: [
      'Aquí el Comodín es 25, pero no es la mejor elección.',
      'El Comodín es 13. Da 10 y trae 16 puntos.',
      'La carta Objetivo es 10. 20 está lejos de 10.',
      'El Espejo copia el 3.',
      'El Espejo copia el 5.',
      'La carta Descarte no se jugó, así que vale 0.',
    ],
  },
  signs: {
    title: 'Signos y números',
    text: [
      'Multiplicar y dividir va antes que sumar y restar, salvo que los paréntesis digan otra cosa.',
      'Por el camino se permiten fracciones y también números menores que 0. No se puede dividir entre 0, ni juntar dos cartas para formar un número.',
    ],
    says: ['1 ÷ 5 es un quinto, 5 menos un quinto son 24 quintos, y 5 veces eso es 24.'],
  },
  ways: {
    title: 'Otras formas de jugar',
    text: [
      'El mismo número de cartas: cada ronda tiene tantas como se quiera. Dos o tres van bien para empezar.',
      'Llegar antes a unos puntos: se sigue hasta que alguien los tenga.',
      'Contra el reloj: se juegan tantas rondas como se pueda en diez minutos.',
      'Maratón: una carta más en cada ronda, hasta donde alcancen las barajas.',
      'Elegir el objetivo: siempre el mismo, o 0, luego 1, luego 2, etcétera.',
    ],
  },
  deck: {
    title: 'Sobre la baraja',
    text: [
      'Nunca se imprimió una lista de las cartas. La nuestra tiene 81: dos 0, cuatro de cada número del 1 al 10, dos de cada uno del 11 al 20, una de cada uno del 21 al 25, y 4 Comodín, 3 Descarte, 3 Espejo y 4 Objetivo. Puedes cambiarla.',
    ],
  },
};
