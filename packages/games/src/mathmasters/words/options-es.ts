// The house rules of MathMasters in Spanish.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsEs: Wording<typeof optionsEn> = {
  table: {
    label: 'Mesa',
    explain: 'La mesa joven es para 8 y 9 años: 10 cartas por persona, y solo Mismo número y Las cuatro.',
    values: { standard: 'Los cuatro tipos de combinación', young: 'Mesa joven' },
  },
  deals: {
    label: 'Rondas',
    explain:
      'Cuántas rondas se juegan. Con 0, como en las reglas: 3, y entre cuatro 4. En la mesa joven, 2 si hay cansancio.',
  },
  firstDealer: {
    label: 'Quién reparte primero',
    explain: 'Quién reparte en la primera ronda. Empieza el asiento siguiente.',
    values: { '0': 'Asiento 1', '1': 'Asiento 2', '2': 'Asiento 3', '3': 'Asiento 4', random: 'Decide el azar' },
  },
  referee: {
    label: 'Quién revisa las multiplicaciones',
    explain:
      'Quienes juegan se revisan entre sí y cantan «¡Mal multiplicado!», o Cardinal no admite ninguna Multiplicación falsa.',
    values: { table: 'Quienes juegan', engine: 'Lo hace Cardinal' },
  },
  passIsFinal: {
    label: 'Pasar es definitivo',
    explain: 'Quien pasa queda fuera de este montón. Si no, puede volver a jugar cuando llegue su turno.',
  },
  bonusPerSet: {
    label: 'Premio por cada combinación',
    explain: 'Quien gana un montón recibe el premio de todas sus combinaciones, no solo de la última.',
  },
  endAtFirstOut: {
    label: 'Terminar cuando una mano se vacía',
    explain: 'La ronda termina con el montón en que se vacía la primera mano. Si no, se juegan todas las cartas.',
  },
  allSetsFromRound1: {
    label: 'Todas las combinaciones desde el principio',
    explain: 'Multiplicación y Trece se pueden jugar ya en la primera ronda.',
  },
  handSize: {
    label: 'Cartas en la mano',
    explain: 'Cuántas cartas recibe cada persona. Con 0, como en las reglas: 16, entre cuatro 12, en la mesa joven 10.',
  },
  deck: {
    label: 'Baraja',
    explain: 'Qué cartas hay: los palos de cada número. M es Fósforo (Match), K Cometa, R Anillo, T Tienda.',
  },
  seatTime: {
    label: 'Más tiempo para una persona',
    explain: 'En este juego no corre ningún reloj: se puede cantar hasta la jugada siguiente.',
  },
  seatRange: {
    label: 'Cartas propias para una persona',
    explain:
      'Se reparten las 52 cartas, así que nadie puede tener baraja propia; la mesa joven lo hace más fácil para todos.',
  },
};
