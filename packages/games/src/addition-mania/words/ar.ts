// Addition Mania in Arabic: short lines that can be read aloud. Who does something stands before a colon, see the grammar.
import { cardsAr as cards, grammarAr as g, POINTS_AR, type Cast } from '@cardinal/words';
import type { Card, ManiaEvent, ManiaView } from '../types.ts';
import { isForAll } from './for-all.ts';
import type { ManiaLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS: Readonly<Record<string, string>> = { S: 'بستوني', H: 'قلوب', D: 'ديناري', C: 'سباتي' };
const RANKS: Readonly<Record<string, string>> = { A: 'آص', J: 'ولد', Q: 'بنت', K: 'ملك' };
const points = g.counts(POINTS_AR);

function cardName({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  return [RANKS[rank] ?? rank, SUITS[suit]].filter(Boolean).join(' ');
}

/** What is said of Addition Mania at the table. */
export const ar: ManiaLines = {
  title: 'Addition Mania',
  tagline: taglines.ar,
  why: {
    'deck-too-small': ({ cards: have, seats }) =>
      `عدد اللاعبين ${seats}، فالمطلوب ${seats} ورقة على الأقل، وفي الرزمة ${have}.`,
    'already-guessed': () => 'سُجّل تخمينك. لا يمكن تغييره.',
  },
  cardName,
  tell: (event, cast) => tell(event as ManiaEvent, cast),
  board: (view) => board(view as ManiaView),
};

function tell(e: ManiaEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealt': {
      const which = e.leftovers.length > 0 ? `: ${e.leftovers.map(cardName).join('، ')}` : '';
      const over = e.leftoverCount > 0 ? ` الباقي ${cards(e.leftoverCount)}${which}.` : '';
      return `لكل لاعب ${cards(e.each)}.${over}`;
    }
    case 'lifted':
      return `الجولة ${e.reveal + 1}. يرفع كل لاعب ورقة.`;
    case 'card-lifted':
      return `ورقتك: ${cardName(e.card)}.`;
    case 'guessed':
      return `${g.who(e.seat, cast)}: سُجّل التخمين.`;
    case 'time-up':
      return isForAll(e, cast)
        ? 'انتهى الوقت.'
        : `انتهى الوقت: ${g.listed(e.seats.map((seat) => g.whom(seat, cast)))}.`;
    case 'revealed': {
      const guesses = e.guesses.map(
        (guess, seat) => `${g.who(seat, cast)}: التخمين ${guess}، ${points(e.points[seat] ?? 0)}`,
      );
      return `الأوراق ${g.isolated(`${e.cards.map(({ value }) => value).join(' + ')} = ${e.sum}`)}. ${guesses.join('. ')}.`;
    }
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      return `انتهت المباراة. الفوز: ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}، والرصيد ${total}.`;
    }
    default:
      return e satisfies never;
  }
}

function board(v: ManiaView): string {
  return [
    `الجولة ${v.reveal + 1} من ${v.reveals}. النقاط: ${v.totals.join('، ')}.`,
    v.own ? `ورقتك: ${cardName(v.own)}، قيمتها ${v.own.value}. رُفعت ${cards(v.seats)}.` : 'لم تُرفع ورقة.',
  ].join('\n');
}
