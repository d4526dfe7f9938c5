// The house rules of Numsense in Spanish.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsEs: Wording<typeof optionsEn> = {
  variant: {
    label: 'Tipo de partida',
    explain: 'Cuántas rondas hay, cuántas cartas se tienen y cómo se gana.',
    values: {
      standard: 'Normal: manos de 2, 3, 4, 5 y 6 cartas',
      fixed: 'El mismo número de cartas en cada ronda',
      'first-to': 'Gana quien llega antes a unos puntos',
      'ten-minutes': 'Contra el reloj',
      marathon: 'Maratón: una carta más en cada ronda',
      'choose-target': 'El objetivo se elige',
    },
  },
  deals: { label: 'Rondas', explain: 'Cuántas rondas se juegan antes de contar los puntos.' },
  handSize: {
    label: 'Cartas en la mano',
    explain: 'Cuántas cartas tiene cada persona. Dos o tres van bien para empezar.',
  },
  goal: { label: 'Puntos para ganar', explain: 'Gana quien primero tiene esos puntos después de una ronda.' },
  exactFinish: {
    label: 'Llegar justo',
    explain: 'Solo se gana con esos puntos exactos. Los puntos que pasarían de ahí no cuentan.',
  },
  minutes: { label: 'Minutos', explain: 'Cuánto se juega. El reloj se para durante la pausa.' },
  whenTimeIsUp: {
    label: 'Cuando se acaba el tiempo',
    explain: 'Qué se juega todavía cuando suena el reloj.',
    values: {
      'finish-hand': 'La ronda se juega hasta el final',
      'finish-turn': 'Se acaba el turno y cuentan todas las manos como estén',
    },
  },
  decks: {
    label: 'Barajas',
    explain:
      'Cuántas barajas se mezclan. Se juega hasta que no alcancen. Con 0 se usan las que hacen falta para 25 cartas por persona.',
  },
  lastHand: {
    label: 'Mano más grande',
    explain:
      '0: se juega hasta que las barajas no alcancen. Con otro número se añade una baraja cuando una ronda la necesita, y la partida termina tras la ronda con tantas cartas en la mano.',
  },
  targets: {
    label: 'Objetivos',
    explain: 'El mismo objetivo en cada ronda, o 0, luego 1, luego 2, etcétera.',
    values: { same: 'Siempre el mismo', progression: '0, luego 1, luego 2…' },
  },
  target: { label: 'Objetivo', explain: 'El número que hay que formar. 0, 1, 5 y 10 van bien para empezar.' },
  maxPlayers: {
    label: 'Cuántos como mucho',
    explain: 'Cuántas personas pueden jugar. La baraja siempre tiene que alcanzar para todas las manos.',
    values: {
      deck: 'Tantas como permita la baraja',
      '2': '2',
      '3': '3',
      '4': '4',
      '5': '5',
      '6': '6',
      '7': '7',
      '8': '8',
    },
  },
  firstDealer: {
    label: 'Quién reparte primero',
    explain: 'Quién reparte en la primera ronda. Empieza el asiento siguiente.',
    values: {
      '0': 'Asiento 1',
      '1': 'Asiento 2',
      '2': 'Asiento 3',
      '3': 'Asiento 4',
      '4': 'Asiento 5',
      '5': 'Asiento 6',
      '6': 'Asiento 7',
      '7': 'Asiento 8',
      random: 'Decide el azar',
    },
  },
  falseCall: {
    label: 'Un «¡Numsense!» falso',
    explain: 'Qué pasa cuando alguien canta y la cuenta no da el objetivo.',
    values: {
      refuse: 'No se puede cantar',
      'lose-turn': 'Se pierde el turno',
      'minus-five': 'Se pierden el turno y 5 puntos',
    },
  },
  referee: {
    label: 'Quién revisa las cuentas',
    explain:
      'Cardinal revisa cada canto en el acto, o los demás pueden dudar antes de la jugada siguiente. Entonces se enseña la mano.',
    values: { engine: 'Lo hace Cardinal', table: 'Quienes juegan' },
  },
  declareAfterDraw: {
    label: 'Cantar después de cambiar',
    explain: 'También se puede cantar «¡Numsense!» al final del turno, después de dejar una carta.',
  },
  stalemate: {
    label: 'Cuando nadie canta',
    explain: 'Cuándo termina una ronda aunque nadie haya cantado: entonces cuentan todas las manos.',
    values: {
      second: 'El mazo se vacía por segunda vez',
      first: 'El mazo se vacía por primera vez',
      off: 'Nunca, mientras alguien robe',
    },
  },
  wholeNumbersOnly: {
    label: 'Solo números enteros',
    explain: 'Cada paso de una cuenta debe ser un número entero: no se admite 7 ÷ 2.',
  },
  wildPoints: {
    label: 'Puntos de los comodines',
    explain: 'Cuánto vale un comodín cuando se acierta el objetivo.',
    values: { value: 'El número que representa', zero: 'Nada' },
  },
  discardWild: {
    label: 'Jugar una carta Descarte',
    explain: 'Si el cambio se suma al turno o es el turno. Como turno entero puede esperar a tu turno siguiente.',
    values: { free: 'Se suma al turno', 'whole-turn': 'Es el turno entero' },
  },
  autoBest: {
    label: 'La mejor cuenta para cada mano',
    explain: 'Al final de la ronda Cardinal encuentra la mejor cuenta de cada mano. Nadie tiene que escribirla.',
  },
  deck: {
    label: 'Baraja',
    explain: 'Qué cartas hay y cuántas de cada una: números del 0 al 99 y los cuatro comodines.',
  },
  seatTime: {
    label: 'Más tiempo para una persona',
    explain: 'Aquí nadie tiene reloj propio: piensas cuanto quieras, y el reloj de «Contra el reloj» es de todos.',
  },
  seatRange: {
    label: 'Cartas propias para una persona',
    explain:
      'Esta persona recibe y roba sus cartas de una baraja propia: números hasta este y los comodines. El objetivo es el mismo para todos.',
  },
};
