// What the table of MathMasters says, in Spanish.
import { grammarEs as g } from '@cardinal/words';
import type { TableWords } from './en.ts';

const cards = g.counts({ one: '# carta', other: '# cartas' });

/** Spanish words of this table. */
export const es: TableWords = {
  table: 'Mesa de MathMasters',
  heading: (deal, deals) => `Ronda ${deal} de ${deals}`,
  points: g.counts({ one: '# punto', other: '# puntos' }),
  holds: (n) => `tiene ${cards(n)}`,
  hand: 'Tus cartas',
  dealtSets: (sets) => `Combinaciones de dos o más cartas en la mano que te tocó, contando las pistas: ${sets}.`,
  hints: 'Pistas',
  hint: (card) => `Pista: ${card}`,
  pile: 'El montón',
  emptyPile: 'Todavía no hay nada ahí.',
  sets: { 'same-number': 'Mismo número', times: 'Multiplicación', 'make-13': 'Trece', 'all-four': 'Las cuatro' },
  layAs: (set) => `Poner ${set}`,
  claim: 'Decir Multiplicación',
  pass: 'Pasar',
  wrong: '¡Mal multiplicado!',
  stand: 'Dejarlo así',
  clear: 'Vaciar',
  undo: 'Deshacer',
  show: '¿Qué pongo?',
  ways: (n) =>
    n === 0
      ? 'Aquí no puedes poner nada: pasa.'
      : n === 1
        ? 'Puedes poner una combinación.'
        : `Puedes poner ${n} combinaciones distintas.`,
  hintType: (set) => `Busca una combinación de este tipo: ${set}.`,
  hintBeat: {
    'same-number': (count, number) =>
      count === 1
        ? `Debe ser un número mayor que ${number}, o más cartas.`
        : `Deben ser ${count} cartas con un número mayor que ${number}, o más cartas.`,
    times: (_, number) => `Su resultado debe ser mayor que ${number}.`,
    'make-13': (count) => `Necesita más de ${count} cartas.`,
    'all-four': (_, number) => `Su número debe ser mayor que ${number}.`,
  },
  hintBeatsAll: 'Las cuatro cartas de un número ganan a cualquier combinación de otro tipo.',
  hintSize: (count, largest) =>
    count === 1
      ? 'Es una sola carta.'
      : largest === null
        ? `Tiene ${count} cartas.`
        : `Tiene ${count} cartas y su número mayor es ${largest}.`,
  hintShape: (shape) => `Tiene esta forma: ${shape}`,
  hintWhole: (set, cards, points) => `Pon ${set}: ${cards}. Sus cartas y el premio valen ${points} si ganas el montón.`,
  hintTakes: (card) => `${card} es una pista: cuesta 1 punto.`,
  lead: { strong: 'Empiezas tú.', text: 'Pon cualquier combinación.' },
  leadOf: (sets) => ({ strong: 'Empiezas tú.', text: `En esta ronda puedes poner: ${sets}.` }),
  followAllFour: { strong: 'Es tu turno:', text: 'pon Las cuatro con un número mayor, o pasa.' },
  follow: (set) => ({ strong: 'Es tu turno:', text: `supera «${set}», pon Las cuatro o pasa.` }),
  judge: { strong: '¿Está bien multiplicado?', text: 'Déjalo, o di que está mal.' },
  mayCall: { strong: '¡Una Multiplicación!', text: 'Avisa si está mal.' },
  picked: (set, sum) => ({ strong: `${set}:`, text: `${sum} en el montón.` }),
  noSet: { strong: 'Todavía no es una combinación.', text: 'Elige más cartas, u otras.' },
  wait: (name) => ({ text: `${name} está pensando.` }),
  between: { strong: 'La ronda ha terminado.', text: 'Mira los puntos.' },
  over: (names) => ({ strong: 'La partida ha terminado.', text: `Victoria: ${names}.` }),
  watch: { text: 'Estás mirando.' },
  passed: 'pasó',
  by: (name) => `de ${name}`,
  next: 'Ronda siguiente',
  again: 'Jugar otra vez',
  leave: 'Salir',
  deal: (deal) => `Ronda ${deal}`,
  scores: 'Puntos por ronda',
  sum: 'Total',
  you: 'Tú',
};
