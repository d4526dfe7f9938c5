// Addition Mania in German: short words that can be read aloud.
import { grammarDe as g, type Cast } from '@cardinal/words';
import type { Card, ManiaEvent, ManiaView } from '../types.ts';
import { isForAll } from './for-all.ts';
import type { ManiaLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS: Readonly<Record<string, string>> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' };
const RANKS: Readonly<Record<string, string>> = { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' };
const cards = g.counts({ one: '# Karte', other: '# Karten' });
const points = g.counts({ one: '# Punkt', other: '# Punkte' });
/** The same after "mit". */
const withPoints = g.counts({ one: '# Punkt', other: '# Punkten' });

function cardName({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  const face = RANKS[rank];
  return [SUITS[suit], face ?? rank].filter(Boolean).join(face === undefined ? ' ' : '-');
}

/** What is said of Addition Mania at the table. */
export const de: ManiaLines = {
  title: 'Addition Mania',
  tagline: taglines.de,
  why: {
    'deck-too-small': ({ cards: have, seats }) =>
      `${seats} Mitspielende brauchen mindestens ${seats} Karten, im Kartensatz sind ${have}.`,
    'already-guessed': () => 'Deine Schätzung steht. Sie lässt sich nicht mehr ändern.',
  },
  cardName,
  tell: (event, cast) => tell(event as ManiaEvent, cast),
  board: (view) => board(view as ManiaView),
};

function tell(e: ManiaEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealt': {
      const which = e.leftovers.length > 0 ? `: ${e.leftovers.map(cardName).join(', ')}` : '';
      const over = e.leftoverCount > 0 ? ` ${cards(e.leftoverCount)} übrig${which}.` : '';
      return `Alle bekommen ${cards(e.each)}.${over}`;
    }
    case 'lifted':
      return `Runde ${e.reveal + 1}. Alle nehmen eine Karte auf.`;
    case 'card-lifted':
      return `Deine Karte: ${cardName(e.card)}.`;
    case 'guessed':
      return `${g.does(e.seat, cast, 'hast', 'hat')} geschätzt.`;
    case 'time-up':
      return isForAll(e, cast)
        ? 'Die Zeit ist um.'
        : `Die Zeit ist um: ${g.listed(e.seats.map((seat) => g.whom(seat, cast)))}.`;
    case 'revealed': {
      const guesses = e.guesses.map(
        (guess, seat) => `${g.who(seat, cast)}: Schätzung ${guess}, ${points(e.points[seat] ?? 0)}`,
      );
      const sum = g.isolated(`${e.cards.map(({ value }) => value).join(' + ')} = ${e.sum}`);
      return `Die Karten sind ${sum}. ${guesses.join('. ')}.`;
    }
    case 'match-over': {
      const total = withPoints(e.totals[e.winners[0] ?? 0] ?? 0);
      return `Die Partie ist zu Ende. Gewonnen: ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, mit ${total}.`;
    }
    default:
      return e satisfies never;
  }
}

function board(v: ManiaView): string {
  return [
    `Runde ${v.reveal + 1} von ${v.reveals}. Punkte: ${v.totals.join(', ')}.`,
    v.own
      ? `Deine Karte: ${cardName(v.own)}, sie zählt ${v.own.value}. ${cards(v.seats)} sind aufgenommen.`
      : 'Keine Karte ist aufgenommen.',
  ].join('\n');
}
