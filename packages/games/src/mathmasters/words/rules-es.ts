// The rules of MathMasters told in our own words, in Spanish.
import type { RulesWords } from './rules-plan.ts';

/** MathMasters in Spanish. */
export const rulesEs: RulesWords = {
  goal: {
    title: 'Qué quieres lograr',
    text: [
      'Gana montones de cartas. Cada carta que ganas vale tantos puntos como su número. Tras la última ronda gana quien tiene más puntos.',
      'Un número se puede decir de muchas formas: 6 es 6, y 6 y 6, y 2 por 3. Cuanto mejor lo veas, más combinaciones encuentras.',
    ],
  },
  cards: {
    title: 'Las cartas',
    text: [
      'Hay 52 cartas: los números del 1 al 13, cada uno en cuatro palos. No hay figuras.',
      'Las reglas nombran un solo palo, Match (fósforo). Los otros tres nombres, Cometa, Anillo y Tienda, son nuestros, igual que todas las formas y colores. Si tus cartas impresas son distintas, eso no cambia nada.',
      'Junto al montón hay tres cartas de mesa que nunca se reparten. La carta 1 recuerda el turno y los puntos. La carta 2 permite Mismo número y Las cuatro. La carta 3 permite Multiplicación y Trece y se suma en la segunda ronda.',
    ],
  },
  deal: {
    title: 'Cómo empieza una ronda',
    text: [
      'Entre dos o tres, 16 cartas por persona; entre cuatro, 12. Otras cuatro cartas quedan a la vista para todos: las Pistas. Entre dos sobran 16 cartas, y nadie puede mirarlas.',
      'Empieza quien está a la izquierda de quien reparte. En la ronda siguiente reparte el asiento siguiente.',
    ],
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Quien empieza pone una combinación. Sirve cualquiera, incluso una sola carta, pero quien empieza no puede pasar.',
      'Luego se sigue hacia la izquierda. Pon una combinación más fuerte del mismo tipo, o pasa. Si pasas, puedes volver más tarde mientras siga el montón.',
      'Cuando todos los demás han pasado seguidos, quien puso la última combinación gana el montón y empieza el siguiente. Si ya no tiene cartas, empieza la persona siguiente que tenga.',
      'Una mano vacía pasa sola. La ronda termina cuando todas las manos están vacías.',
    ],
  },
  sameNumber: {
    title: 'Mismo número',
    text: [
      'Una, dos o tres cartas con el mismo número. Gana la combinación con más cartas. Con igual número de cartas gana el número mayor.',
    ],
    says: [
      'Tres cartas de 4 ganan a dos de 13: tres cartas son más que dos.',
      'Dos cartas de 9 no ganan a dos de 9. Son iguales, no más fuertes.',
    ],
  },
  times: {
    title: 'Multiplicación',
    text: [
      'Tres cartas: dos números y lo que dan al multiplicarlos. Los dos números deben ser al menos 2. Gana el resultado mayor.',
      'Los resultados son 4, 6, 8, 9, 10 y 12. Ningún otro número hasta 13 es producto de dos números desde 2. Por eso 2, 3, 5, 7, 11 y 13 se llaman primos.',
    ],
    says: [
      '2 × 3 = 6. Las cartas son 11 puntos, y una Multiplicación trae 3 más.',
      'El resultado 8 gana al resultado 6. Solo la última combinación trae su premio.',
      '2 × 6 y 3 × 4 dan lo mismo, así que ninguna gana a la otra.',
    ],
  },
  make13: {
    title: 'Trece',
    text: [
      'Dos, tres o cuatro cartas de un palo que suman 13. Gana la combinación con más cartas. No importa qué números sean.',
    ],
    says: [
      'Cuatro cartas ganan a tres. Juntas son 26 puntos, y cuatro cartas traen 3 más.',
      '6 y 7 suman 13, pero son de dos palos.',
    ],
  },
  allFour: {
    title: 'Las cuatro',
    text: [
      'Las cuatro cartas de un número. Ganan a cualquier otra combinación de cualquier tipo. Solo les ganan Las cuatro de un número mayor. Traen 5 puntos más.',
    ],
    says: [
      'Las cuatro de 2 van sobre una Multiplicación, y sobre todo lo demás.',
      'Las cuatro de 4 no ganan a las cuatro de 5.',
    ],
  },
  hints: {
    title: 'Pistas',
    text: [
      'Una vez en cada ronda puedes tomar una Pista para tu combinación, junto con al menos una carta de tu mano. Los demás ya no pueden usar esa carta.',
      'Si ganas ese montón, recibes 1 punto menos. Si lo gana otra persona, no te cuesta nada. En los dos casos ya usaste tu Pista de esta ronda.',
    ],
    says: [
      'Dos de 9, tres de 4, y luego las cuatro de 5 con ayuda de una Pista: 50 puntos de cartas, 5 por Las cuatro y 1 menos por la Pista.',
    ],
  },
  wrongTimes: {
    title: '¡Mal multiplicado!',
    text: [
      'Cualquiera puede poner tres cartas como Multiplicación, también por error. El número mayor es el resultado que se afirma. Si no es verdad, canta «¡Mal multiplicado!» antes de la jugada siguiente. (En el original se canta «Wrong Times!».)',
      'Si tienes razón, las cartas vuelven, esa persona queda fuera de este montón y tú ganas 1 punto. Vuelve a valer la combinación de debajo. Si no hay ninguna, empieza el asiento siguiente.',
      'Si te equivocas, quedas fuera de este montón. No pasa nada más.',
      'Si nadie canta, la combinación vale como se afirmó. Puedes cantar incluso con la mano vacía.',
    ],
  },
  end: {
    title: 'Cómo termina',
    text: [
      'Se juegan 3 rondas, entre cuatro 4. Gana quien tiene más puntos. Si dos empatan, ganan los dos.',
      'En la mesa joven hay 10 cartas por persona y solo se juegan Mismo número y Las cuatro: 3 rondas, o 2 si hay cansancio.',
    ],
  },
};
