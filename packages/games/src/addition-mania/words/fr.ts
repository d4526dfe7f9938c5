// Addition Mania in French: short words that can be read aloud.
import { grammarFr as g, upper, type Cast } from '@cardinal/words';
import type { Card, ManiaEvent, ManiaView } from '../types.ts';
import { isForAll } from './for-all.ts';
import type { ManiaLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS: Readonly<Record<string, string>> = { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' };
const RANKS: Readonly<Record<string, string>> = { A: 'as', J: 'valet', Q: 'dame', K: 'roi' };
const cards = g.counts({ one: '# carte', other: '# cartes' });
const points = g.counts({ one: '# point', other: '# points' });

function cardName({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  const name = RANKS[rank] ?? rank;
  const of = SUITS[suit];
  return of === undefined ? name : `${name} de ${of}`;
}

/** What is said of Addition Mania at the table. */
export const fr: ManiaLines = {
  title: 'Addition Mania',
  tagline: taglines.fr,
  why: {
    'deck-too-small': ({ cards: have, seats }) =>
      `À ${seats}, il faut au moins ${seats} cartes, et le jeu en a ${have}.`,
    'already-guessed': () => 'Ton estimation est faite. Elle ne se change plus.',
  },
  cardName,
  tell: (event, cast) => tell(event as ManiaEvent, cast),
  board: (view) => board(view as ManiaView),
};

function tell(e: ManiaEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealt': {
      const which = e.leftovers.length > 0 ? ` : ${e.leftovers.map(cardName).join(', ')}` : '';
      const over = e.leftoverCount > 0 ? ` Il reste ${cards(e.leftoverCount)}${which}.` : '';
      return `${cards(e.each)} chacun.${over}`;
    }
    case 'lifted':
      return `Tour ${e.reveal + 1}. Chacun lève une carte.`;
    case 'card-lifted':
      return `Ta carte : ${cardName(e.card)}.`;
    case 'guessed':
      return `${g.does(e.seat, cast, 'as fait', 'a fait')} une estimation.`;
    case 'time-up':
      return isForAll(e, cast)
        ? 'Le temps est écoulé.'
        : `Le temps est écoulé : ${g.listed(e.seats.map((seat) => g.whom(seat, cast)))}.`;
    case 'revealed': {
      const guesses = e.guesses.map(
        (guess, seat) => `${upper(g.whom(seat, cast))} : estimation ${guess}, ${points(e.points[seat] ?? 0)}`,
      );
      return `Les cartes sont ${g.isolated(`${e.cards.map(({ value }) => value).join(' + ')} = ${e.sum}`)}. ${guesses.join('. ')}.`;
    }
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      return `La partie est finie. Victoire : ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, avec ${total}.`;
    }
    default:
      return e satisfies never;
  }
}

function board(v: ManiaView): string {
  return [
    `Tour ${v.reveal + 1} sur ${v.reveals}. Points : ${v.totals.join(', ')}.`,
    v.own
      ? `Ta carte : ${cardName(v.own)}, elle compte ${v.own.value}. Cartes levées : ${v.seats}.`
      : 'Aucune carte n’est levée.',
  ].join('\n');
}
