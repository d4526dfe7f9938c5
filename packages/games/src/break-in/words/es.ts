// Break In in Spanish, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { EquationWhy, SignSet } from '@cardinal/number';
import { grammarEs as g, type Cast } from '@cardinal/words';
import type { BreakInEvent, BreakInView, DealScore } from '../types.ts';
import type { BreakInLines } from './shape.ts';
import { glyph, shownFormula } from './shown-formula.ts';
import { taglines } from './taglines.ts';

const FACES = {
  '+': 'carta de más',
  '-': 'carta de menos',
  x: 'carta de por',
  '/': 'carta de entre',
  '*': 'carta comodín',
} as const;
const points = g.counts({ one: '# punto', other: '# puntos' });
const faceName = (face: string): string => FACES[face as keyof typeof FACES] ?? face;
const aCard = ({ face }: { readonly face: string }): string => `${/^\d$/.test(face) ? 'un' : 'una'} ${faceName(face)}`;
const theCard = ({ face }: { readonly face: string }): string => `${/^\d$/.test(face) ? 'el' : 'la'} ${faceName(face)}`;
const shown = (formula: string, signs?: SignSet): string => shownFormula(formula, signs ?? g.signs);

/** What is said of Break In at the table. */
export const es: BreakInLines = {
  title: 'Break In',
  tagline: taglines.es,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats }) =>
      `Para ${seats} participantes hacen falta al menos ${needed} cartas, y la baraja tiene ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `El asiento ${dealer} no puede repartir: en la mesa solo hay ${seats}.`,
    'pile-empty': () => 'Ese montón está vacío. Toma del otro.',
    'take-first': () => 'Primero toma una carta.',
    'already-taken': () => 'Ya tomaste tu carta en este turno.',
    'not-in-hand': () => 'No tienes esa carta.',
    'card-twice': () => 'No puedes usar una carta dos veces.',
    'must-discard': ({ cards: many }) => `Tienes ${many} cartas. Deja una en el montón de descarte.`,
    'no-discard': ({ cards: many }) => `Solo tienes ${many} cartas. Se deja una cuando hay más de 10.`,
    'just-taken': () => 'Acabas de tomar esa carta. Deja otra.',
    'one-formula': () => 'Ya pusiste tu igualdad de este turno.',
    'took-back': () => 'Tu igualdad no era verdadera, así que no pones otra en este turno.',
    'no-equals': () => 'No quedan cartas de igual.',
    unreadable: ({ slip, found }) => SLIPS[slip as EquationWhy](found === undefined ? '' : String(found)),
    'wrong-cards': ({ missing }) =>
      missing === undefined
        ? 'Esas no son las cartas de esa igualdad.'
        : `No tienes todas las cartas para eso. Faltan: ${g.listed(String(missing).split(' ').map(faceName))}.`,
    'needs-operator': () =>
      'Una igualdad necesita una operación entre dos números, al menos en un lado: más, menos, por o entre.',
    'needs-card': ({ card }) =>
      `Interrumpiste por ${theCard({ face: String(card) })}, así que tiene que estar en tu igualdad.`,
    'division-by-zero': () => 'No se puede dividir entre 0.',
    'not-whole': ({ value }) => `Un paso da ${g.figure(String(value))}. Aquí cada división debe ser exacta.`,
    'not-true': ({ left, right }) =>
      `El lado izquierdo vale ${g.figure(String(left))} y el derecho vale ${g.figure(String(right))}.`,
    'no-window': () => 'No hay ninguna carta por la que interrumpir.',
    'too-late': () => 'Demasiado tarde: ya nadie puede interrumpir por esa carta.',
    'own-discard': () => 'Esa carta la tiraste tú. Solo los demás pueden interrumpir por ella.',
    'called-before': () => 'Ya has cantado «¡Break in!» por esa carta.',
    'claim-first': () => 'Cantaste «¡Break in!». Pon una igualdad con esa carta, o devuélvela.',
    'not-claiming': () => 'No cantaste «¡Break in!».',
    'only-call': () => 'No es tu turno. Ahora solo puedes cantar «¡Break in!».',
    'not-last': () => 'La ronda todavía no ha llegado a su final.',
    'judge-first': () => 'Alguien puso una igualdad. Di primero si es verdadera.',
    'not-judging': () => 'No hay ninguna igualdad que tengas que juzgar.',
    stale: () => 'Demasiado tarde: ahora hay otra cosa ahí.',
  },
  tell: (event, cast) => tell(event as BreakInEvent, cast),
  board: (view) => board(view as BreakInView),
};

const SLIPS: Readonly<Record<EquationWhy, (found: string) => string>> = {
  empty: () => 'Pon primero algunas cartas.',
  'too-long': () => 'Esa igualdad es demasiado larga.',
  'too-deep': () => 'Hay demasiados paréntesis unos dentro de otros.',
  'unknown-sign': (found) => `No puedo leer «${found}». Usa cifras, + − × ÷ y =.`,
  'missing-number': () => 'Aquí falta un número.',
  'missing-sign': () => 'Aquí falta un signo: + − × o ÷.',
  'unclosed-bracket': () => 'Este paréntesis no se cierra.',
  'unopened-bracket': () => 'Este paréntesis no se abrió.',
  'wrong-bracket': () => 'Este paréntesis cierra uno de otra forma.',
  'brackets-not-allowed': () => 'En este juego no hay paréntesis.',
  'leading-zero': () => 'Un número no puede empezar por 0.',
  'unary-minus': () => 'El signo menos necesita un número delante.',
  'wild-unsaid': () => 'Di qué signo es el comodín.',
  'equals-not-allowed': () => 'El signo igual no puede estar aquí.',
  'no-equals': () => 'Una igualdad necesita un signo igual.',
  'two-equals': () => 'Una igualdad tiene un solo signo igual.',
  'empty-side': () => 'Un lado del signo igual está vacío.',
};

function tell(e: BreakInEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${g.does(e.dealer, cast, 'repartes', 'reparte')} primero.`;
    case 'deal-begun':
      return `Ronda ${e.deal}. ${g.does(e.dealer, cast, 'repartes', 'reparte')} 7 cartas por persona. ${g.does(e.first, cast, 'empiezas', 'empieza')}.`;
    case 'hand-dealt':
      return `Tus cartas: ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'card-taken':
      if (e.from === 'discard' && e.card)
        return `${g.does(e.seat, cast, 'tomas', 'toma')} ${theCard(e.card)} del montón de descarte.`;
      if (e.card) return `Robas ${aCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${g.who(e.seat, cast)} roba una carta.`;
    case 'formula-shown':
      return `${g.does(e.formula.seat, cast, 'pones', 'pone')} ${shown(e.formula.text, cast.signs)}. ¿Es verdad?`;
    case 'formula-laid': {
      const { seat, text, points: got } = e.formula;
      return `${g.does(seat, cast, 'pones', 'pone')} ${shown(text, cast.signs)} por ${points(got)}. Cartas que quedan: ${e.cardsLeft}.`;
    }
    case 'formula-doubted': {
      const doubts = g.does(e.seat, cast, 'dudas', 'duda');
      return e.right ? `${doubts}, y no es verdadera. Las cartas vuelven.` : `${doubts}, pero es verdadera.`;
    }
    case 'turn-done':
      return `${g.does(e.seat, cast, 'no pones', 'no pone')} nada.`;
    case 'card-discarded':
      return `${g.does(e.seat, cast, 'tiras', 'tira')} ${aCard(e.card)}.`;
    case 'break-in-called':
      return `${g.does(e.seat, cast, 'cantas', 'canta')}: ¡Break in! ${g.does(e.seat, cast, 'tienes', 'tiene')} ${theCard(e.card)}.`;
    case 'called-too-late':
      return e.waits
        ? `${g.does(e.seat, cast, 'también cantas', 'también canta')}, y ${g.isYou(e.seat, cast) ? 'vas' : 'va'} después.`
        : `${g.does(e.seat, cast, 'también cantas', 'también canta')}, pero tarde.`;
    case 'break-in-failed':
      return `${g.does(e.seat, cast, 'no tienes', 'no tiene')} ninguna igualdad con ${theCard(e.card)}. Eso cuesta ${points(e.fine)}.`;
    case 'window-closed':
      return `Ya nadie interrumpe por ${theCard(e.card)}.`;
    case 'turn-begun':
      return g.isYou(e.seat, cast) ? null : `Juega ${g.who(e.seat, cast)}.`;
    case 'deal-scored':
      return scored(e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const [first] = e.winners;
      if (e.winners.length === 1 && first !== undefined)
        return `¡${g.does(first, cast, 'ganas', 'gana')} con ${total}!`;
      return `Victoria compartida: ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, con ${total}.`;
    }
    default:
      return e satisfies never;
  }
}

function scored(score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const parts = [`${score.laid[seat] ?? 0} por igualdades`];
    const bonus = score.bonus[seat] ?? 0;
    const fine = score.fines[seat] ?? 0;
    if (bonus > 0) parts.push(`${bonus} por las cartas de los demás`);
    if (fine > 0) parts.push(`menos ${fine} por cantos falsos`);
    return `${g.who(seat, cast)}: ${g.listed(parts)}, ${points(total)} en total.`;
  });
  return [ended(score, cast), ...lines].join(' ');
}

function ended({ ended: how, out }: DealScore, cast: Cast): string {
  switch (how) {
    case 'out':
      return out === null ? 'La ronda ha terminado.' : `${g.does(out, cast, 'te quedas', 'se queda')} sin cartas.`;
    case 'pile':
      return 'El mazo está vacío, así que la ronda ha terminado.';
    case 'stalemate':
      return 'Nadie avanza, así que la ronda ha terminado.';
    default:
      return how satisfies never;
  }
}

function board(v: BreakInView): string {
  const top = v.discard.at(-1);
  const face = (one: string): string => glyph(one, g.signs);
  const now = v.totals.map((total, seat) => total + (v.points[seat] ?? 0) - (v.fines[seat] ?? 0));
  const lines = [
    `Ronda ${v.deal}. Puntos: ${now.map((total, seat) => `asiento ${seat}: ${total}`).join(', ')}.`,
    ...v.table.map(({ seat, text, points: got }) => `  asiento ${seat}: ${shown(text)} (${got})`),
    `Cartas en las manos: ${v.handCounts.map((count, seat) => `asiento ${seat}: ${count}`).join(', ')}. Mazo ${v.drawCount}. Montón de descarte: ${top ? face(top.face) : 'vacío'}.`,
  ];
  if (v.hand.length > 0) lines.push(`Tus cartas: ${v.hand.map((card) => face(card.face)).join(' ')}`);
  if (v.pending) lines.push(`Por juzgar: ${shown(v.pending.text)}`);
  return lines.join('\n');
}
