// The rules of Break In told in our own words, in Spanish.
import type { RulesWords } from './rules-plan.ts';

/** Break In in Spanish. */
export const rulesEs: RulesWords = {
  goal: {
    title: 'Qué quieres lograr',
    text: [
      'Pon igualdades verdaderas con tus cartas. Cada carta que usas da puntos.',
      'Cuando alguien tiene 1000 puntos al final de una ronda, gana quien tenga más.',
    ],
  },
  deal: {
    title: 'Cómo empieza una ronda',
    text: [
      'Cada persona recibe 7 cartas. Unas llevan una cifra, otras un signo: más, menos, por, entre, o una estrella. La estrella es un comodín: es cualquiera de los cuatro signos.',
      'Las demás cartas son el mazo. El montón de descarte empieza vacío. Las cartas de igual forman su propio montón.',
      'Empieza quien está a la izquierda de quien reparte.',
    ],
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Primero toma una carta: la de arriba del mazo o la de arriba del montón de descarte.',
      'Después puedes poner una igualdad, si puedes y quieres. Su carta de igual sale del montón de cartas de igual.',
      'Si todavía tienes más de 10 cartas, deja una en el montón de descarte. Con 10 o menos te las quedas todas.',
    ],
    says: [
      'Las cifras dan 10, cada más da 10 y la carta de igual da 20.',
      'Dos cifras juntas forman un número. Aun así dan solo 1 y 2.',
    ],
  },
  formula: {
    title: 'Qué es una igualdad',
    text: [
      'Tiene un signo igual, al menos otro signo, y los dos lados valen lo mismo.',
      'Multiplicar y dividir va antes que sumar y restar. No hay paréntesis.',
      'Un número no puede empezar por 0, un signo va entre dos números, y no se puede dividir entre 0.',
      'Las fracciones valen: 7 ÷ 2 es tres y medio.',
      'Al poner un comodín dices qué signo es. Desde entonces sigue siendo ese.',
    ],
    says: [
      'Los dos comodines son más. Cada uno da 20.',
      'Si fueran por, sería 4 = 5.',
      'Los dos lados valen tres y medio.',
      'Un 0 no da puntos, pero puede ayudar.',
    ],
  },
  breakIn: {
    title: '¡Break in!',
    text: [
      'Cuando alguien deja una carta en el montón de descarte, cualquier otra persona puede cantar «¡Break in!» hasta que el asiento siguiente tome una carta. Quien canta primero se la lleva.',
      'Quien canta tiene que poner enseguida una igualdad con ella. Después juega un turno entero, y se sigue por su izquierda. Quien esté en medio espera.',
      'Quien no puede poner una igualdad devuelve la carta y pierde 25 puntos.',
    ],
  },
  end: {
    title: 'El final de una ronda',
    text: [
      'Una ronda termina cuando alguien se queda sin cartas. Esa persona gana también los puntos de todas las cartas que quedan en las otras manos.',
      'También termina cuando el mazo está vacío y se acaba el turno. Entonces las cartas en las manos no dan puntos a nadie.',
      'Si pasan tres vueltas en que nadie roba del mazo ni pone una igualdad, la ronda también termina.',
      'En la ronda siguiente reparte quien está a la derecha de quien repartió.',
    ],
  },
  points: {
    title: 'Puntos',
    text: [
      'Las cifras dan su número, de 0 a 9. Más y menos dan 10, por y entre 15, el comodín y la carta de igual 20.',
      'Si varias personas empatan al final con la puntuación más alta, ganan juntas.',
    ],
  },
  about: {
    title: 'Sobre el juego',
    text: [
      'El juego original es «A Math Card Game», de «Dr Mike’s Math Games for Kids», que invita a familias y clases a cambiar las reglas. Cardinal no tiene relación con ellos.',
      'No se encontró ninguna lista de las cartas. La nuestra tiene 90: seis de cada cifra, 8 de más, 8 de menos, 5 de por, 5 de entre y 4 comodines, y aparte 27 cartas de igual. Puedes cambiarla.',
    ],
  },
};
