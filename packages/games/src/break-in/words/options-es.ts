// The house rules of Break In in Spanish.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsEs: Wording<typeof optionsEn> = {
  goal: { label: 'Puntos para ganar', explain: 'La partida termina tras la ronda en que alguien llega a ellos.' },
  mostDeals: {
    label: 'Máximo de rondas',
    explain: 'Tras tantas rondas la partida termina, aunque nadie haya llegado.',
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
      random: 'Decide el azar',
    },
  },
  dealerLeft: {
    label: 'El reparto pasa a la izquierda',
    explain: 'Según las reglas el reparto pasa a la derecha, contra los turnos. Aquí pasa a la izquierda.',
  },
  formulasPerTurn: {
    label: 'Igualdades por turno',
    explain: 'Cuántas igualdades puedes poner en un turno.',
    values: { '1': 'Una', any: 'Todas las que puedas' },
  },
  requireOperator: {
    label: 'Una operación en cada igualdad',
    explain: 'Una igualdad necesita al menos una carta de más, menos, por, entre o comodín. Sin esto vale 5 = 5.',
  },
  leftToRight: {
    label: 'De izquierda a derecha',
    explain: 'Se calcula en el orden en que están los signos. Lo habitual es multiplicar y dividir primero.',
  },
  freeBrackets: { label: 'Paréntesis', explain: 'Puedes poner paréntesis donde quieras. No cuestan ninguna carta.' },
  unaryMinus: {
    label: 'Números menores que cero',
    explain: 'Una carta de menos puede ir delante de un número, como en −3 + 5 = 2.',
  },
  wholeDivision: { label: 'Sin fracciones', explain: 'Cada división debe ser exacta: no se admite 7 ÷ 2.' },
  returnTaken: {
    label: 'Devolver una carta enseguida',
    explain: 'Si puedes dejar la misma carta que tomaste del montón de descarte en este turno.',
    values: { allowed: 'Permitido', refused: 'No permitido' },
  },
  stalemateLaps: {
    label: 'Vueltas sin avance',
    explain: 'La ronda termina tras tantas vueltas en que nadie roba del mazo ni pone una igualdad.',
  },
  breakInSeconds: {
    label: 'Segundos para cantar',
    explain:
      'Cuánto tiempo se puede cantar «¡Break in!» tras un descarte. Con 0 se puede hasta que el asiento siguiente tome carta.',
  },
  queueCallers: {
    label: 'Quien canta después puede probar',
    explain: 'Si quien cantó primero no encuentra igualdad, la carta pasa a quien cantó después.',
  },
  breakInIsTheTurn: {
    label: 'Interrumpir es el turno',
    explain: 'Tras interrumpir sigue el asiento siguiente. Lo habitual es jugar antes un turno entero.',
  },
  referee: {
    label: 'Quién revisa las igualdades',
    explain: 'Cardinal revisa cada igualdad, o la miran las demás personas y pueden dudar.',
    values: { engine: 'Lo hace Cardinal', table: 'Las demás personas' },
  },
  endlessEquals: {
    label: 'Las cartas de igual no se acaban',
    explain: 'Siempre hay una carta de igual para la igualdad siguiente.',
  },
  equalsCards: { label: 'Cartas de igual', explain: 'Cuántas igualdades se pueden poner en una ronda.' },
  deck: { label: 'Baraja', explain: 'Qué cartas hay y cuántas de cada una: cifras, los cuatro signos y comodines.' },
  seatTime: {
    label: 'Más tiempo para una persona',
    explain: 'Por cuánto se multiplican los segundos de esta persona para interrumpir. Mientras tanto nadie roba.',
  },
  seatRange: {
    label: 'Cartas propias para una persona',
    explain:
      'Esta persona recibe y roba sus cartas de una baraja propia: cifras hasta esta, con + y −, sin × ni ÷. Las cartas bajas puntúan menos.',
  },
};
