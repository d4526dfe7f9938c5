// MathMasters in Chinese, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { SignSet } from '@cardinal/number';
import { grammarZh as g, type Cast } from '@cardinal/words';
import { cardName, numberOf, SUITS, suitOf, type CardId } from '../deck.ts';
import { HINTS } from '../options.ts';
import type { SetType } from '../sets.ts';
import type { DealScore, MathMastersEvent, MathMastersView } from '../types.ts';
import type { MathMastersLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS_ZH = { match: '火柴', kite: '风筝', ring: '圆环', tent: '帐篷' } as const;
const SETS_ZH: Readonly<Record<SetType, string>> = {
  'same-number': '同数',
  times: '乘法',
  'make-13': '凑十三',
  'all-four': '四张全',
};
const points = g.counts({ other: '#分' });

function cardWords(card: CardId): string {
  const suit = SUITS[suitOf(card)];
  return suit ? `${SUITS_ZH[suit.id]}${numberOf(card)}` : String(numberOf(card));
}

function setWords(setType: SetType, set: readonly CardId[], signs: SignSet = g.signs): string {
  const numbers = set.map(numberOf).sort((a, b) => a - b);
  const [first = 0, second = 0, third = 0] = numbers;
  switch (setType) {
    case 'same-number':
      return `${numbers.length}张${first}`;
    case 'all-four':
      return `四张${first}`;
    case 'times':
      return `${first} ${signs.signs['*']} ${second} = ${third}`;
    case 'make-13':
      return `${numbers.join(' + ')} = 13`;
    default:
      return setType satisfies never;
  }
}

const NOT_STRONGER: Readonly<Record<SetType, string>> = {
  'same-number': '这不够大。张数多的赢，张数相同比数字。',
  times: '这不够大。得数要更大。',
  'make-13': '这不够大。凑十三要比最上面的一组张数多。',
  'all-four': '这不够大。只有更大的数才能压过四张全。',
};

/** What is said of MathMasters at the table. */
export const zh: MathMastersLines = {
  title: 'MathMasters',
  tagline: taglines.zh,
  suits: SUITS_ZH,
  setTypes: SETS_ZH,
  cardName: cardWords,
  setName: setWords,
  why: {
    'deck-too-small': ({ cards, needed, seats, hand }) =>
      `${seats}人每人${hand}张牌，加上${HINTS}张提示，一共要${needed}张，牌组里只有${cards}张。`,
    'no-such-dealer': ({ dealer, seats }) => `${dealer}号不能发牌：桌上只有${seats}人。`,
    stale: () => '太晚了：上面已经是另一组牌。',
    'must-lead': () => '你先出，不能不出。一张牌也可以。',
    'only-call': () => '没有人能压过这一组。让它过，或者喊“乘错了！”。',
    'no-claim': () => '现在没有可以喊“乘错了！”的乘法。',
    'too-late': () => '太晚了：这一组已经不能喊“乘错了！”。',
    'card-twice': () => '你的一组里同一张牌出现了两次。',
    'not-in-hand': ({ card }) => `${card} 不在你手里，也不是提示。`,
    'one-hint': () => '只能拿一张提示，不能更多。',
    'hint-used': () => '这一局你已经用过提示了。',
    'hint-alone': () => '提示要和至少一张手牌一起用。',
    'not-yet': () => '这一局还不能出乘法和凑十三。',
    'no-cards': () => '先选几张牌。',
    'different-numbers': () => '这些牌的数字不一样。',
    'not-all-four': () => '四张全要有同一个数的四张牌。',
    'not-three': ({ count }) => `乘法正好三张牌。你选了${count}张。`,
    'too-few': () => '凑十三至少要两张牌。',
    'mixed-suits': () => '凑十三的牌要同一种花色。',
    'not-thirteen': ({ sum }) => `这些牌加起来是${sum}，不是13。`,
    'not-times': ({ a, b, product, answer }) =>
      Number(a) < 2 ? '乘法里不能乘以1。' : `${a} × ${b} 是${product}，不是${answer}。`,
    'other-type': ({ top }) =>
      top === 'all-four'
        ? '四张全上面只能放更大数的四张全。'
        : `这里要出更大的“${SETS_ZH[top as SetType]}”，或者四张全。`,
    'not-stronger': ({ top }) => NOT_STRONGER[top as SetType],
  },
  tell: (event, cast) => tell(event as MathMastersEvent, cast),
  board: (view) => board(view as MathMastersView),
  tableCards: {
    1: {
      title: '你的回合',
      lines: [
        '先出任何一组，或者出同类更大的一组，或者不出。',
        '出最后一组的人赢得牌堆，并先出下一堆。',
        '牌按数字得分。乘法+3，四张牌的凑十三+3，四张全+5。',
        '每局一张提示：赢了那一堆就−1。',
      ],
    },
    2: {
      title: '同数 · 四张全',
      lines: ['同数：一到三张同样的数。张数多的赢，再比数字。', '四张全：同一个数的四张。压过其他所有。+5。'],
    },
    3: {
      title: '乘法 · 凑十三',
      lines: [
        '乘法：2 × 3 = 6。三张牌，数字从2开始。得数大的赢。+3。',
        '凑十三：同花色加起来是13。张数多的赢。四张+3。',
        '算错了？在下一个人行动前喊“乘错了！”。',
      ],
    },
  },
};

function tell(e: MathMastersEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  switch (e.kind) {
    case 'dealer-drawn':
      return `${who(e.dealer)}先发牌。`;
    case 'deal-begun': {
      const sets = e.tableCards.includes(3) ? '所有种类都可以出。' : '只能出同数和四张全。';
      return `第${e.deal}局，共${e.deals}局。每人${e.handSize}张牌。提示：${e.hints.map(cardWords).join('、')}。${sets}${who(e.leader)}先出。`;
    }
    case 'hand-dealt':
      return `你的牌：${e.hand.map(cardWords).join('、')}。`;
    case 'set-laid': {
      const { seat, setType, cards, hint } = e.laid;
      const helped = hint === null ? '' : `，用了提示${cardWords(hint)}`;
      const name = setType === 'same-number' ? '' : `${SETS_ZH[setType]}：`;
      return `${who(seat)}出${name}${setWords(setType, cards, cast.signs)}${helped}。`;
    }
    case 'passed':
      return `${who(e.seat)}不出。`;
    case 'came-too-late':
      return `${who(e.seat)}慢了一点点，不算。`;
    case 'claim-stood':
      return `${who(e.seat)}让它过了。`;
    case 'wrong-times-called':
      return called(e, cast);
    case 'pile-won': {
      const bonus = e.bonus > 0 ? `，这一组加${e.bonus}` : '';
      const cost = e.hintCost > 0 ? '，提示减1' : '';
      return bonus || cost
        ? `${who(e.seat)}赢得牌堆：${points(e.sum)}${bonus}${cost}，一共${points(e.points)}。`
        : `${who(e.seat)}赢得牌堆，得${points(e.points)}。`;
    }
    case 'leads':
      return e.seat === cast.you ? null : `${who(e.seat)}先出。`;
    case 'hand-empty':
      return `${who(e.seat)}没有牌了。`;
    case 'deal-scored':
      return scored(e.deal, e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const winners = g.listed(e.winners.map(who));
      return e.winners.length === 1 ? `${winners}以${total}获胜！` : `${winners}以${total}并列获胜！`;
    }
    default:
      return e satisfies never;
  }
}

function called(e: Extract<MathMastersEvent, { kind: 'wrong-times-called' }>, cast: Cast): string {
  const call = `${g.who(e.seat, cast)}喊“乘错了！”`;
  const claim = setWords('times', e.cards, cast.signs);
  return e.right
    ? `${call}没错：${claim} 是错的。牌收回去，${g.who(e.against, cast)}退出这一堆。${g.who(e.seat, cast)}得1分。`
    : `${call}可是 ${claim} 是对的。${g.who(e.seat, cast)}退出这一堆。`;
}

function scored(deal: number, score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const got = (score.points[seat] ?? 0) + (score.calls[seat] ?? 0);
    return `${g.who(seat, cast)}：${points(got)}，总分${points(total)}。`;
  });
  return [`第${deal}局结束了。`, ...lines].join('');
}

function board(v: MathMastersView): string {
  const names = (some: readonly number[]): string => (some.length > 0 ? some.map(cardName).join(' ') : '没有');
  const seats = v.totals.map((total, seat) => {
    const flags = [v.out[seat] && '已退出', v.passed.includes(seat) && '不出'].filter((flag) => flag);
    return `  ${seat}号${seat === v.who ? '（你）' : ''}：${v.handCounts[seat] ?? 0}张牌，${points(total)}${flags.length > 0 ? `，${flags.join('，')}` : ''}`;
  });
  const pile = v.pile.map(({ seat, setType, cards }) => `  ${seat}号：${SETS_ZH[setType]} ${names(cards)}`);
  return [
    `第${v.deal}局，共${v.deals}局。种类：${v.setTypes.map((setType) => SETS_ZH[setType]).join('、')}。`,
    ...seats,
    `提示：${names(v.hints)}${v.who !== 'watcher' && v.hintUsed[v.who] ? '（你的已用）' : ''}`,
    pile.length > 0 ? '牌堆：' : '还没有牌堆。',
    ...pile,
    `你的手牌：${names(v.hand)}`,
  ].join('\n');
}
