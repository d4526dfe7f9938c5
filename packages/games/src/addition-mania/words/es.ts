// Addition Mania in Spanish: short words that can be read aloud.
import { grammarEs as g, type Cast } from '@cardinal/words';
import type { Card, ManiaEvent, ManiaView } from '../types.ts';
import { isForAll } from './for-all.ts';
import type { ManiaLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS: Readonly<Record<string, string>> = { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' };
const RANKS: Readonly<Record<string, string>> = { A: 'as', J: 'jota', Q: 'reina', K: 'rey' };
const cards = g.counts({ one: '# carta', other: '# cartas' });
const points = g.counts({ one: '# punto', other: '# puntos' });

function cardName({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  const name = RANKS[rank] ?? rank;
  const of = SUITS[suit];
  return of === undefined ? name : `${name} de ${of}`;
}

/** What is said of Addition Mania at the table. */
export const es: ManiaLines = {
  title: 'Addition Mania',
  tagline: taglines.es,
  why: {
    'deck-too-small': ({ cards: have, seats }) =>
      `Para ${seats} participantes hacen falta al menos ${seats} cartas, y la baraja tiene ${have}.`,
    'already-guessed': () => 'Tu estimación ya está hecha. No se puede cambiar.',
  },
  cardName,
  tell: (event, cast) => tell(event as ManiaEvent, cast),
  board: (view) => board(view as ManiaView),
};

function tell(e: ManiaEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealt': {
      const which = e.leftovers.length > 0 ? `: ${e.leftovers.map(cardName).join(', ')}` : '';
      const over = e.leftoverCount > 0 ? ` Cartas que sobran: ${e.leftoverCount}${which}.` : '';
      return `${cards(e.each)} por persona.${over}`;
    }
    case 'lifted':
      return `Ronda ${e.reveal + 1}. Cada persona levanta una carta.`;
    case 'card-lifted':
      return `Tu carta: ${cardName(e.card)}.`;
    case 'guessed':
      return `${g.does(e.seat, cast, 'has hecho', 'ha hecho')} una estimación.`;
    case 'time-up':
      return isForAll(e, cast)
        ? 'Se acabó el tiempo.'
        : `Se acabó el tiempo: ${g.listed(e.seats.map((seat) => g.whom(seat, cast)))}.`;
    case 'revealed': {
      const guesses = e.guesses.map(
        (guess, seat) => `${g.who(seat, cast)}: estimación ${guess}, ${points(e.points[seat] ?? 0)}`,
      );
      return `Las cartas son ${g.isolated(`${e.cards.map(({ value }) => value).join(' + ')} = ${e.sum}`)}. ${guesses.join('. ')}.`;
    }
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      return `La partida ha terminado. Victoria: ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, con ${total}.`;
    }
    default:
      return e satisfies never;
  }
}

function board(v: ManiaView): string {
  return [
    `Ronda ${v.reveal + 1} de ${v.reveals}. Puntos: ${v.totals.join(', ')}.`,
    v.own
      ? `Tu carta: ${cardName(v.own)}, que vale ${v.own.value}. Cartas levantadas: ${v.seats}.`
      : 'No hay ninguna carta levantada.',
  ].join('\n');
}
