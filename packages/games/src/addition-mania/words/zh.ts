// Addition Mania in Chinese: short lines that can be read aloud.
import { grammarZh as g, type Cast } from '@cardinal/words';
import type { Card, ManiaEvent, ManiaView } from '../types.ts';
import { isForAll } from './for-all.ts';
import type { ManiaLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS: Readonly<Record<string, string>> = { S: '黑桃', H: '红心', D: '方块', C: '梅花' };
const RANKS: Readonly<Record<string, string>> = { A: 'A', J: 'J', Q: 'Q', K: 'K' };
const points = g.counts({ other: '#分' });

function cardName({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  return `${SUITS[suit] ?? ''}${RANKS[rank] ?? rank}`;
}

/** What is said of Addition Mania at the table. */
export const zh: ManiaLines = {
  title: 'Addition Mania',
  tagline: taglines.zh,
  why: {
    'deck-too-small': ({ cards, seats }) => `${seats}人至少要${seats}张牌，牌组里只有${cards}张。`,
    'already-guessed': () => '你已经猜过了，不能再改。',
  },
  cardName,
  tell: (event, cast) => tell(event as ManiaEvent, cast),
  board: (view) => board(view as ManiaView),
};

function tell(e: ManiaEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  switch (e.kind) {
    case 'dealt': {
      const which = e.leftovers.length > 0 ? `：${e.leftovers.map(cardName).join('、')}` : '';
      return `每人${e.each}张牌。${e.leftoverCount > 0 ? `剩下${e.leftoverCount}张${which}。` : ''}`;
    }
    case 'lifted':
      return `第${e.reveal + 1}轮。每人拿起一张牌。`;
    case 'card-lifted':
      return `你的牌：${cardName(e.card)}。`;
    case 'guessed':
      return `${who(e.seat)}猜好了。`;
    case 'time-up':
      return isForAll(e, cast) ? '时间到。' : `${g.listed(e.seats.map(who))}的时间到了。`;
    case 'revealed': {
      const guesses = e.guesses.map((guess, seat) => `${who(seat)}猜${guess}，得${points(e.points[seat] ?? 0)}`);
      return `牌是 ${e.cards.map(({ value }) => value).join(' + ')} = ${e.sum}。${guesses.join('。')}。`;
    }
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      return `对局结束。${g.listed(e.winners.map(who))}以${total}获胜。`;
    }
    default:
      return e satisfies never;
  }
}

function board(v: ManiaView): string {
  return [
    `第${v.reveal + 1}轮，共${v.reveals}轮。得分：${v.totals.join('，')}。`,
    v.own ? `你的牌：${cardName(v.own)}，算${v.own.value}。拿起了${v.seats}张牌。` : '还没有人拿起牌。',
  ].join('\n');
}
