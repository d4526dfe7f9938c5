// The house rules of Addition Mania in Spanish.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name and one line for every option. */
export const optionsEs: Wording<typeof optionsEn> = {
  consolation: {
    label: 'Puntos para la segunda mejor',
    explain: 'Cuando alguien acierta justo, también puntúa la siguiente estimación más cercana.',
  },
  showLeftovers: {
    label: 'Mostrar las cartas que sobran',
    explain: 'Las cartas que sobran al repartir quedan a la vista.',
  },
  memoryMode: { label: 'Juego de memoria', explain: 'Las cartas de rondas anteriores no se pueden volver a mirar.' },
  guessTimer: { label: 'Segundos para estimar', explain: 'Cuánto dura cada ronda. Con 0 no hay prisa.' },
  deck: { label: 'Baraja', explain: 'Las cartas con que se juega: una baraja de 52, los ases 1, las figuras 11.' },
  seatTime: {
    label: 'Más tiempo para una persona',
    explain: 'Por cuánto se multiplican los segundos de esta persona para estimar. La ronda espera a quien tiene más.',
  },
  seatRange: {
    label: 'Cartas propias para una persona',
    explain: 'Se estima la suma de las cartas de todos, por eso aquí todas salen de la misma baraja.',
  },
};
