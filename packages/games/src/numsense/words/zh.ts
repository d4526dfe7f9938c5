// Numsense in Chinese, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import { parse, print, type ParseWhy } from '@cardinal/number';
import { grammarZh as g, type Cast, type Facts } from '@cardinal/words';
import { GRAMMAR } from '../sentence.ts';
import type { Card, DealScore, NumsenseEvent } from '../types.ts';
import type { NumsenseLines } from './shape.ts';
import { taglines } from './taglines.ts';

const FACES = { W: '万能', D: '交换', M: '镜子', T: '目标' } as const;
const points = g.amounts({ other: '#分' });
const faceName = (face: number | string): string => FACES[face as keyof typeof FACES] ?? String(face);
const aCard = ({ face }: Card): string => `一张${typeof face === 'number' ? face : `${faceName(face)}牌`}`;

/** What is said of Numsense at the table. */
export const zh: NumsenseLines = {
  title: 'Numsense',
  tagline: taglines.zh,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards, needed, seats, hand }) =>
      `${seats}人每人${hand}张牌，一共要${needed}张，牌组里只有${cards}张。`,
    'no-number-cards': () => '牌组里没有数字牌，所以没有目标数。',
    'too-many-players': ({ seats, most }) => `${seats}人太多了：设定是最多${most}人。`,
    'no-such-dealer': ({ dealer, seats }) => `${dealer}号不能发牌：桌上只有${seats}人。`,
    'pile-empty': () => '这一堆是空的。从另一堆拿吧。',
    'take-first': () => '先拿一张牌，然后才能放一张。',
    'put-first': () => '你多了一张牌。先放下一张。',
    'already-taken': () => '这一回合你已经拿过牌了。',
    'not-in-hand': () => '你手里没有这张牌。',
    'not-a-discard-wild': () => '只有交换牌可以换弃牌堆里的牌。',
    spent: () => '这张交换牌现在算0，本局不能再换牌。',
    'not-in-pile': () => '这张牌不在弃牌堆里。',
    'discard-empty': () => '弃牌堆是空的，没有牌可以换。',
    'no-call': () => '现在没有可以怀疑的喊牌。',
    'cannot-declare': () => '你现在不能喊“Numsense！”。',
    'already-written': () => '你已经写好算式了。',
    unreadable: ({ slip, found }) => SLIPS[slip as ParseWhy](found === undefined ? '' : String(found)),
    'wrong-cards': wrongCards,
    'division-by-zero': () => '不能除以0。',
    'not-whole': ({ value }) => `有一步得${g.figure(String(value))}。这里每一步都要是整数。`,
    misses: ({ value, distance, target }) =>
      `得数是${g.figure(String(value))}，不是${target}，相差${g.figure(String(distance))}。`,
  },
  tell: (event, cast) => tell(event as NumsenseEvent, cast),
};

const SLIPS: Readonly<Record<ParseWhy, (found: string) => string>> = {
  empty: () => '用你所有的牌列一道算式。',
  'too-long': () => '这道算式太长了。',
  'too-deep': () => '括号套得太多层了。',
  'unknown-sign': (found) => `看不懂“${found}”。请用数字、+ − × ÷ 和括号。`,
  'missing-number': () => '这里少一个数。',
  'missing-sign': () => '这里少一个符号：+ − × 或 ÷。',
  'unclosed-bracket': () => '这个括号没有合上。',
  'unopened-bracket': () => '这个括号没有开头。',
  'wrong-bracket': () => '这个括号合上的是另一种括号。',
  'brackets-not-allowed': () => '不能用括号。',
  'leading-zero': () => '数不能以0开头。',
  'unary-minus': () => '减号前面要有一个数。',
  'wild-unsaid': (found) => `请不要写“${found}”，写这张牌代表的数。`,
  'equals-not-allowed': () => '不要写等号，只写得到目标数的算式。',
};

function wrongCards({ missing, extra }: Facts): string {
  const lines: string[] = [];
  if (extra !== undefined) lines.push(`这里你没有这些牌：${String(extra).split(' ').join('、')}。`);
  if (missing !== undefined) {
    const names = String(missing)
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? face : `${faceName(face)}牌`));
    lines.push(`你还要用上：${names.join('、')}。`);
  }
  return lines.join('');
}

function tell(e: NumsenseEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  const all = (seats: readonly number[]): string => g.listed(seats.map(who));
  switch (e.kind) {
    case 'deal-begun':
      return `第${e.deal + 1}局。${who(e.dealer)}发牌。每人${e.handSize}张牌。`;
    case 'hand-dealt':
      return `你的牌：${e.hand.map(({ face }) => faceName(face)).join('、')}。`;
    case 'target-drawn':
      return e.setAside.length > 0
        ? `先翻出${e.setAside.map(aCard).join('、')}，放回牌堆。目标数是${e.value}。`
        : `目标数是${e.value}。`;
    case 'card-taken':
      if (e.from === 'discard' && e.card) return `${who(e.seat)}从弃牌堆拿了${aCard(e.card)}。`;
      if (e.card) return `你抽到${aCard(e.card)}。`;
      return g.isYou(e.seat, cast) ? null : `${who(e.seat)}抽了一张牌。`;
    case 'card-put':
      return `${who(e.seat)}放下${aCard(e.card)}。`;
    case 'card-exchanged':
      return `${who(e.seat)}用交换牌换了弃牌堆里的${aCard(e.card)}。`;
    case 'pile-refilled':
      return `抽牌堆空了。${e.count}张牌重新洗好。`;
    case 'declared':
      return `${who(e.seat)}喊：Numsense！`;
    case 'call-doubted':
      return e.right
        ? `${who(e.seat)}提出怀疑：${shownIn(e.sentence, cast)} 不对，游戏继续。`
        : `${who(e.seat)}提出怀疑，但 ${shownIn(e.sentence, cast)} 是对的。`;
    case 'false-call':
      return `${who(e.seat)}喊了“Numsense！”，但不对。${e.fine ? `扣${points(String(e.fine))}。` : ''}`;
    case 'wild-expired':
      return '你的交换牌没有及时用掉，这一局算0。';
    case 'last-turns':
      return `最后一个回合：${all(e.seats)}。`;
    case 'composing':
      return e.seats.some((seat) => g.isYou(seat, cast)) ? '现在用你所有的牌写算式。' : `${all(e.seats)}正在写算式。`;
    case 'written':
      return `${who(e.seat)}写好了。`;
    case 'deal-scored':
      return scored(e.score, cast);
    case 'time-up':
      return '时间到！';
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? '0');
      return e.winners.length === 1 ? `${all(e.winners)}以${total}获胜！` : `${all(e.winners)}以${total}并列获胜！`;
    }
    default:
      return e satisfies never;
  }
}

const ENDED: Readonly<Record<DealScore['ended'], string>> = {
  declared: '这一局结束了。',
  stalemate: '没有人喊，这一局结束了。',
  time: '时间到，所有手牌都计分。',
};

function scored(score: DealScore, cast: Cast): string {
  const lines = score.seats.map(({ sentence, value, points: got }, seat) => {
    const shown = sentence === null ? null : shownIn(sentence, cast);
    const made = shown === null || value === null ? '' : `${shown} = ${g.figure(value)}，`;
    return `${g.who(seat, cast)}：${made}${points(got)}。`;
  });
  return [ENDED[score.ended], ...lines].join('');
}

function shownIn(sentence: string, cast: Cast): string {
  const parsed = parse(sentence, GRAMMAR);
  return parsed.ok ? print(parsed.expr, cast.signs ?? g.signs) : sentence;
}
