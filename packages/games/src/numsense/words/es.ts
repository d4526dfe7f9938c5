// Numsense in Spanish, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import { parse, print, type ParseWhy } from '@cardinal/number';
import { grammarEs as g, upper, type Cast, type Facts } from '@cardinal/words';
import { GRAMMAR } from '../sentence.ts';
import type { Card, DealScore, NumsenseEvent } from '../types.ts';
import type { NumsenseLines } from './shape.ts';
import { taglines } from './taglines.ts';

const FACES = { W: 'Comodín', D: 'Descarte', M: 'Espejo', T: 'Objetivo' } as const;
const points = g.amounts({ one: '# punto', other: '# puntos' });
const cards = g.counts({ one: '# carta', other: '# cartas' });
const faceName = (face: number | string): string => FACES[face as keyof typeof FACES] ?? String(face);
const aCard = ({ face }: Card): string => (typeof face === 'number' ? `un ${face}` : `una carta ${faceName(face)}`);
const theCard = ({ face }: Card): string => (typeof face === 'number' ? `el ${face}` : `la carta ${faceName(face)}`);

/** What is said of Numsense at the table. */
export const es: NumsenseLines = {
  title: 'Numsense',
  tagline: taglines.es,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `Para ${seats} participantes con ${hand} cartas cada uno hacen falta ${needed} cartas, y la baraja tiene ${have}.`,
    'no-number-cards': () => 'La baraja no tiene cartas de número, así que no puede haber objetivo.',
    'too-many-players': ({ seats, most }) => `${seats} son demasiados: está puesto que jueguen ${most} como mucho.`,
    'no-such-dealer': ({ dealer, seats }) => `El asiento ${dealer} no puede repartir: en la mesa solo hay ${seats}.`,
    'pile-empty': () => 'Ese montón está vacío. Toma del otro.',
    'take-first': () => 'Primero toma una carta. Después puedes dejar una.',
    'put-first': () => 'Tienes una carta de más. Primero deja una.',
    'already-taken': () => 'Ya tomaste tu carta en este turno.',
    'not-in-hand': () => 'No tienes esa carta.',
    'not-a-discard-wild': () => 'Solo una carta Descarte se puede cambiar por una carta del montón.',
    spent: () => 'Esta carta Descarte ahora vale 0. Ya no se puede cambiar en esta ronda.',
    'not-in-pile': () => 'Esa carta no está en el montón de descarte.',
    'discard-empty': () => 'El montón de descarte está vacío: no hay nada por lo que cambiar.',
    'no-call': () => 'Ahora no hay ningún canto del que dudar.',
    'cannot-declare': () => 'Ahora no puedes cantar «¡Numsense!».',
    'already-written': () => 'Ya escribiste tu cuenta.',
    unreadable: ({ slip, found }) => SLIPS[slip as ParseWhy](found === undefined ? '' : String(found)),
    'wrong-cards': wrongCards,
    'division-by-zero': () => 'No se puede dividir entre 0.',
    'not-whole': ({ value }) => `Un paso da ${g.figure(String(value))}. Aquí cada paso debe ser un número entero.`,
    misses: ({ value, distance, target }) =>
      `Eso da ${g.figure(String(value))}, no ${target}. Te quedas a ${g.figure(String(distance))}.`,
  },
  tell: (event, cast) => tell(event as NumsenseEvent, cast),
};

const SLIPS: Readonly<Record<ParseWhy, (found: string) => string>> = {
  empty: () => 'Escribe una cuenta con todas tus cartas.',
  'too-long': () => 'Esa cuenta es demasiado larga.',
  'too-deep': () => 'Hay demasiados paréntesis unos dentro de otros.',
  'unknown-sign': (found) => `No puedo leer «${found}». Usa números, + − × ÷ y paréntesis.`,
  'missing-number': () => 'Aquí falta un número.',
  'missing-sign': () => 'Aquí falta un signo: + − × o ÷.',
  'unclosed-bracket': () => 'Este paréntesis no se cierra.',
  'unopened-bracket': () => 'Este paréntesis no se abrió.',
  'wrong-bracket': () => 'Este paréntesis cierra uno de otra forma.',
  'brackets-not-allowed': () => 'No se permiten paréntesis.',
  'leading-zero': () => 'Un número no puede empezar por 0.',
  'unary-minus': () => 'El signo menos necesita un número delante.',
  'wild-unsaid': (found) => `En lugar de «${found}», escribe el número que representa esa carta.`,
  'equals-not-allowed': () => 'Quita el signo igual. Escribe solo lo que da el objetivo.',
};

function wrongCards({ missing, extra }: Facts): string {
  const lines: string[] = [];
  if (extra !== undefined) {
    const numbers = String(extra).split(' ');
    lines.push(`${upper(g.listed(numbers))} no ${numbers.length > 1 ? 'son cartas tuyas' : 'es una carta tuya'} aquí.`);
  }
  if (missing !== undefined) {
    const names = String(missing)
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? face : `la carta ${faceName(face)}`));
    lines.push(`Todavía tienes que usar ${g.listed(names)}.`);
  }
  return lines.join(' ');
}

function tell(e: NumsenseEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'deal-begun':
      return `Ronda ${e.deal + 1}. ${g.does(e.dealer, cast, 'repartes', 'reparte')} ${cards(e.handSize)} por persona.`;
    case 'hand-dealt':
      return `Tus cartas: ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'target-drawn': {
      const many = e.setAside.length > 1;
      return e.setAside.length > 0
        ? `Primero ${many ? 'salieron' : 'salió'} ${g.listed(e.setAside.map(aCard))}, y ${many ? 'vuelven' : 'vuelve'} al mazo. El objetivo es ${e.value}.`
        : `El objetivo es ${e.value}.`;
    }
    case 'card-taken':
      if (e.from === 'discard' && e.card)
        return `${g.does(e.seat, cast, 'tomas', 'toma')} ${theCard(e.card)} del montón de descarte.`;
      if (e.card) return `Robas ${aCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${g.who(e.seat, cast)} roba una carta.`;
    case 'card-put':
      return `${g.does(e.seat, cast, 'dejas', 'deja')} ${theCard(e.card)}.`;
    case 'card-exchanged':
      return `${g.does(e.seat, cast, 'cambias', 'cambia')} una carta Descarte por ${theCard(e.card)} del montón.`;
    case 'pile-refilled':
      return `El mazo estaba vacío. Se mezclan de nuevo ${cards(e.count)}.`;
    case 'declared':
      return `${g.does(e.seat, cast, 'cantas', 'canta')}: ¡Numsense!`;
    case 'call-doubted': {
      const claim = shownIn(e.sentence, cast);
      const doubts = g.does(e.seat, cast, 'dudas', 'duda');
      return e.right
        ? `${doubts}: ${claim} no da el objetivo. El juego sigue.`
        : `${doubts}, pero ${claim} da el objetivo.`;
    }
    case 'false-call':
      return `${g.does(e.seat, cast, 'cantaste', 'cantó')} «¡Numsense!», pero no era cierto.${e.fine ? ` Eso cuesta ${points(String(e.fine))}.` : ''}`;
    case 'wild-expired':
      return 'Tu carta Descarte no se jugó a tiempo. En esta ronda vale 0.';
    case 'last-turns':
      return `Un último turno para ${g.listed(e.seats.map((seat) => (g.isYou(seat, cast) ? 'ti' : g.whom(seat, cast))))}.`;
    case 'composing':
      if (e.seats.some((seat) => g.isYou(seat, cast))) return 'Escribe ahora tu cuenta con todas tus cartas.';
      return e.seats.length > 1
        ? `${g.listed(e.seats.map((seat) => g.whom(seat, cast)))} escriben sus cuentas.`
        : `${g.who(e.seats[0] ?? 0, cast)} escribe una cuenta.`;
    case 'written':
      return `${g.does(e.seat, cast, 'ya terminaste', 'ya terminó')}.`;
    case 'deal-scored':
      return scored(e.score, cast);
    case 'time-up':
      return '¡Se acabó el tiempo!';
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? '0');
      const [first] = e.winners;
      if (e.winners.length === 1 && first !== undefined)
        return `¡${g.does(first, cast, 'ganas', 'gana')} con ${total}!`;
      return `Victoria compartida: ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, con ${total}.`;
    }
    default:
      return e satisfies never;
  }
}

const ENDED: Readonly<Record<DealScore['ended'], string>> = {
  declared: 'La ronda ha terminado.',
  stalemate: 'Nadie cantó, así que la ronda ha terminado.',
  time: 'Se acabó el tiempo, así que cuentan todas las manos.',
};

function scored(score: DealScore, cast: Cast): string {
  const lines = score.seats.map(({ sentence, value, points: got }, seat) => {
    const shown = sentence === null ? null : shownIn(sentence, cast);
    const made = shown === null || value === null ? '' : ` ${shown} = ${g.figure(value)},`;
    return `${g.who(seat, cast)}:${made} ${points(got)}.`;
  });
  return [ENDED[score.ended], ...lines].join(' ');
}

function shownIn(sentence: string, cast: Cast): string {
  const parsed = parse(sentence, GRAMMAR);
  return parsed.ok ? print(parsed.expr, cast.signs ?? g.signs) : sentence;
}
