// MathMasters in Spanish, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { SignSet } from '@cardinal/number';
import { grammarEs as g, type Cast } from '@cardinal/words';
import { cardName, numberOf, SUITS, suitOf, type CardId } from '../deck.ts';
import { HINTS } from '../options.ts';
import type { SetType } from '../sets.ts';
import type { DealScore, MathMastersEvent, MathMastersView } from '../types.ts';
import type { MathMastersLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS_ES = { match: 'Fósforo', kite: 'Cometa', ring: 'Anillo', tent: 'Tienda' } as const;
const SETS_ES: Readonly<Record<SetType, string>> = {
  'same-number': 'Mismo número',
  times: 'Multiplicación',
  'make-13': 'Trece',
  'all-four': 'Las cuatro',
};
const MANY: Readonly<Record<number, string>> = { 2: 'dos', 3: 'tres' };
const points = g.counts({ one: '# punto', other: '# puntos' });
const cards = g.counts({ one: '# carta', other: '# cartas' });

function cardWords(card: CardId): string {
  const suit = SUITS[suitOf(card)];
  return suit ? `${SUITS_ES[suit.id]} ${numberOf(card)}` : String(numberOf(card));
}

function setWords(setType: SetType, set: readonly CardId[], signs: SignSet = g.signs): string {
  const numbers = set.map(numberOf).sort((a, b) => a - b);
  const [first = 0, second = 0, third = 0] = numbers;
  switch (setType) {
    case 'same-number':
      return numbers.length === 1 ? `un ${first}` : `${MANY[numbers.length] ?? numbers.length} cartas de ${first}`;
    case 'all-four':
      return `las cuatro cartas de ${first}`;
    case 'times':
      return g.isolated(`${first} ${signs.signs['*']} ${second} = ${third}`);
    case 'make-13':
      return g.isolated(`${numbers.join(' + ')} = 13`);
    default:
      return setType satisfies never;
  }
}

const NOT_STRONGER: Readonly<Record<SetType, string>> = {
  'same-number': 'No es más fuerte. Gana la que tiene más cartas; después, el número mayor.',
  times: 'No es más fuerte. El resultado tiene que ser mayor.',
  'make-13': 'No es más fuerte. Trece necesita más cartas que la combinación de arriba.',
  'all-four': 'No es más fuerte. Solo un número mayor gana a Las cuatro.',
};

/** What is said of MathMasters at the table. */
export const es: MathMastersLines = {
  title: 'MathMasters',
  tagline: taglines.es,
  suits: SUITS_ES,
  setTypes: SETS_ES,
  cardName: cardWords,
  setName: setWords,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `Para ${seats} participantes con ${hand} cartas cada uno y ${HINTS} Pistas hacen falta ${needed} cartas, y la baraja tiene ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `El asiento ${dealer} no puede repartir: en la mesa solo hay ${seats}.`,
    stale: () => 'Demasiado tarde: ahora hay otra combinación arriba.',
    'must-lead': () => 'Empiezas tú, así que no puedes pasar. Una carta siempre basta.',
    'only-call': () => 'Nadie puede jugar sobre esta combinación. Déjala, o canta «¡Mal multiplicado!».',
    'no-claim': () => 'Ahora no hay ninguna Multiplicación que discutir.',
    'too-late': () => 'Demasiado tarde: ya nadie puede cantar «¡Mal multiplicado!» a esa combinación.',
    'card-twice': () => 'La misma carta está dos veces en tu combinación.',
    'not-in-hand': ({ card }) => `La carta ${card} no está en tu mano ni es una Pista.`,
    'one-hint': () => 'Puedes tomar una Pista, no más.',
    'hint-used': () => 'Ya usaste tu Pista de esta ronda.',
    'hint-alone': () => 'Una Pista necesita al menos una carta de tu mano a su lado.',
    'not-yet': () => 'En esta ronda no se pueden jugar Multiplicación ni Trece.',
    'no-cards': () => 'Elige primero algunas cartas.',
    'different-numbers': () => 'Esas cartas no tienen el mismo número.',
    'not-all-four': () => 'Las cuatro necesita las cuatro cartas de un número.',
    'not-three': ({ count }) => `Una Multiplicación tiene exactamente tres cartas. Elegiste ${count}.`,
    'too-few': () => 'Trece necesita al menos dos cartas.',
    'mixed-suits': () => 'En Trece todas las cartas deben ser del mismo palo.',
    'not-thirteen': ({ sum }) => `Esas cartas suman ${sum}, no 13.`,
    'not-times': ({ a, b, product, answer }) =>
      Number(a) < 2 ? 'En una Multiplicación no puedes multiplicar por 1.' : `${a} × ${b} es ${product}, no ${answer}.`,
    'other-type': ({ top }) =>
      top === 'all-four'
        ? 'Sobre Las cuatro solo van Las cuatro de un número mayor.'
        : `Aquí necesitas algo más fuerte del tipo «${SETS_ES[top as SetType]}», o Las cuatro.`,
    'not-stronger': ({ top }) => NOT_STRONGER[top as SetType],
  },
  tell: (event, cast) => tell(event as MathMastersEvent, cast),
  board: (view) => board(view as MathMastersView),
  tableCards: {
    1: {
      title: 'Tu turno',
      lines: [
        'Empieza con cualquier combinación, pon una más fuerte del mismo tipo, o pasa.',
        'Quien pone la última combinación gana el montón y empieza el siguiente.',
        'Las cartas valen su número. Multiplicación +3, Trece con cuatro cartas +3, Las cuatro +5.',
        'Una Pista por ronda: −1 si ganas ese montón.',
      ],
    },
    2: {
      title: 'Mismo número · Las cuatro',
      lines: [
        'Mismo número: de 1 a 3 cartas de un número. Gana la que tiene más cartas; después, el número mayor.',
        'Las cuatro: las cuatro de un número. Gana a cualquier otra combinación. +5.',
      ],
    },
    3: {
      title: 'Multiplicación · Trece',
      lines: [
        'Multiplicación: 2 × 3 = 6. Tres cartas, números desde 2. Gana el resultado mayor. +3.',
        'Trece: cartas de un palo que suman 13. Gana la que tiene más cartas. Cuatro cartas +3.',
        '¿Falso? Canta «¡Mal multiplicado!» antes de la jugada siguiente.',
      ],
    },
  },
};

function tell(e: MathMastersEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${g.does(e.dealer, cast, 'repartes', 'reparte')} primero.`;
    case 'deal-begun': {
      const sets = e.tableCards.includes(3)
        ? 'Se pueden jugar todos los tipos de combinación.'
        : 'Solo se pueden jugar Mismo número y Las cuatro.';
      return `Ronda ${e.deal} de ${e.deals}. ${cards(e.handSize)} por persona. Pistas: ${g.listed(e.hints.map(cardWords))}. ${sets} ${g.does(e.leader, cast, 'empiezas', 'empieza')}.`;
    }
    case 'hand-dealt':
      return `Tus cartas: ${g.listed(e.hand.map(cardWords))}.`;
    case 'set-laid': {
      const { seat, setType, cards: set, hint } = e.laid;
      const helped = hint === null ? '' : `, con la Pista ${cardWords(hint)}`;
      const name = setType === 'same-number' ? '' : `${SETS_ES[setType]}: `;
      return `${g.does(seat, cast, 'pones', 'pone')} ${name}${setWords(setType, set, cast.signs)}${helped}.`;
    }
    case 'passed':
      return `${g.does(e.seat, cast, 'pasas', 'pasa')}.`;
    case 'came-too-late':
      return `${g.does(e.seat, cast, 'llegas', 'llega')} un instante tarde.`;
    case 'claim-stood':
      return `${g.does(e.seat, cast, 'lo dejas', 'lo deja')} así.`;
    case 'wrong-times-called':
      return called(e, cast);
    case 'pile-won': {
      const bonus = e.bonus > 0 ? ` y ${e.bonus} por la combinación` : '';
      const cost = e.hintCost > 0 ? ', menos 1 por la Pista' : '';
      const wins = g.does(e.seat, cast, 'ganas', 'gana');
      return bonus || cost
        ? `${wins} el montón: ${points(e.sum)}${bonus}${cost}, en total ${e.points}.`
        : `${wins} el montón con ${points(e.points)}.`;
    }
    case 'leads':
      return g.isYou(e.seat, cast) ? null : `${g.does(e.seat, cast, 'empiezas', 'empieza')}.`;
    case 'hand-empty':
      return `${g.does(e.seat, cast, 'te quedas', 'se queda')} sin cartas.`;
    case 'deal-scored':
      return scored(e.deal, e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const [first = 0] = e.winners;
      if (e.winners.length === 1) return `¡${g.does(first, cast, 'ganas', 'gana')} con ${total}!`;
      return `Victoria compartida: ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, con ${total}.`;
    }
    default:
      return e satisfies never;
  }
}

function called(e: Extract<MathMastersEvent, { kind: 'wrong-times-called' }>, cast: Cast): string {
  const call = `${g.does(e.seat, cast, 'cantas', 'canta')}: «¡Mal multiplicado!»`;
  const claim = setWords('times', e.cards, cast.signs);
  const out = (seat: number): string => g.does(seat, cast, 'quedas', 'queda');
  if (!e.right) return `${call}. Pero ${claim} es correcto. ${out(e.seat)} fuera de este montón.`;
  const caller = g.isYou(e.seat, cast) ? 'ti' : g.whom(e.seat, cast);
  return `${call}. Sí: ${claim} es falso. Las cartas vuelven. ${out(e.against)} fuera de este montón. 1 punto para ${caller}.`;
}

function scored(deal: number, score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const got = (score.points[seat] ?? 0) + (score.calls[seat] ?? 0);
    return `${g.who(seat, cast)}: ${got}, en total ${total}.`;
  });
  return [`La ronda ${deal} ha terminado.`, ...lines].join(' ');
}

function board(v: MathMastersView): string {
  const names = (some: readonly number[]): string => (some.length > 0 ? some.map(cardName).join(' ') : 'ninguna');
  const seats = v.totals.map((total, seat) => {
    const flags = [v.out[seat] && 'fuera', v.passed.includes(seat) && 'pasó'].filter((flag) => flag);
    return `  asiento ${seat}${seat === v.who ? ' (tú)' : ''}: ${cards(v.handCounts[seat] ?? 0)}, ${points(total)}${flags.length > 0 ? `, ${flags.join(', ')}` : ''}`;
  });
  const pile = v.pile.map(({ seat, setType, cards: set }) => `  asiento ${seat}: ${SETS_ES[setType]} ${names(set)}`);
  return [
    `Ronda ${v.deal} de ${v.deals}. Combinaciones: ${v.setTypes.map((setType) => SETS_ES[setType]).join(', ')}.`,
    ...seats,
    `Pistas: ${names(v.hints)}${v.who !== 'watcher' && v.hintUsed[v.who] ? ' (la tuya está usada)' : ''}`,
    pile.length > 0 ? 'Montón:' : 'Aún no hay montón.',
    ...pile,
    `Tu mano: ${names(v.hand)}`,
  ].join('\n');
}
