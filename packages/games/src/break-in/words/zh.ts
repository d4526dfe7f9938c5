// Break In in Chinese, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { EquationWhy, SignSet } from '@cardinal/number';
import { grammarZh as g, type Cast } from '@cardinal/words';
import type { BreakInEvent, BreakInView, DealScore } from '../types.ts';
import type { BreakInLines } from './shape.ts';
import { glyph, shownFormula } from './shown-formula.ts';
import { taglines } from './taglines.ts';

const FACES = { '+': '加号牌', '-': '减号牌', x: '乘号牌', '/': '除号牌', '*': '万能牌' } as const;
const points = g.counts({ other: '#分' });
const faceName = (face: string): string => FACES[face as keyof typeof FACES] ?? face;
const aCard = ({ face }: { readonly face: string }): string => `一张${faceName(face)}`;
const thatCard = ({ face }: { readonly face: string }): string => `那张${faceName(face)}`;
const shown = (formula: string, signs?: SignSet): string => shownFormula(formula, signs ?? g.signs);

/** What is said of Break In at the table. */
export const zh: BreakInLines = {
  title: 'Break In',
  tagline: taglines.zh,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards, needed, seats }) => `${seats}人至少要${needed}张牌，牌组里只有${cards}张。`,
    'no-such-dealer': ({ dealer, seats }) => `${dealer}号不能发牌：桌上只有${seats}人。`,
    'pile-empty': () => '这一堆是空的。从另一堆拿吧。',
    'take-first': () => '先拿一张牌。',
    'already-taken': () => '这一回合你已经拿过牌了。',
    'not-in-hand': () => '你手里没有这张牌。',
    'card-twice': () => '一张牌不能用两次。',
    'must-discard': ({ cards }) => `你有${cards}张牌。放一张到弃牌堆。`,
    'no-discard': ({ cards }) => `你只有${cards}张牌。超过10张才弃牌。`,
    'just-taken': () => '这张牌是你刚拿的。放另一张吧。',
    'one-formula': () => '这一回合你已经摆过等式了。',
    'took-back': () => '你的等式不成立，所以这一回合不能再摆。',
    'no-equals': () => '等号牌用完了。',
    unreadable: ({ slip, found }) => SLIPS[slip as EquationWhy](found === undefined ? '' : String(found)),
    'wrong-cards': ({ missing }) =>
      missing === undefined
        ? '这不是那个等式的牌。'
        : `你的牌不够。还缺：${String(missing).split(' ').map(faceName).join('、')}。`,
    'needs-operator': () => '等式至少有一边的两个数之间要有运算符号：加、减、乘或除。',
    'needs-card': ({ card }) => `你是为了${thatCard({ face: String(card) })}抢牌的，所以等式里一定要有它。`,
    'division-by-zero': () => '不能除以0。',
    'not-whole': ({ value }) => `有一步得${g.figure(String(value))}。这里每次除法都要除尽。`,
    'not-true': ({ left, right }) => `左边是${g.figure(String(left))}，右边是${g.figure(String(right))}。`,
    'no-window': () => '没有可以抢的牌。',
    'too-late': () => '太晚了：这张牌已经不能抢了。',
    'own-discard': () => '这张牌是你自己丢的，只有别人能抢。',
    'called-before': () => '你已经喊过要抢这张牌了。',
    'claim-first': () => '你喊了“Break in！”。用那张牌摆一个等式，或者还回去。',
    'not-claiming': () => '你没有喊“Break in！”。',
    'only-call': () => '现在不是你的回合，只能喊“Break in！”。',
    'not-last': () => '这一局还没到结尾。',
    'judge-first': () => '有人摆了等式。先说它成立不成立。',
    'not-judging': () => '没有要你判断的等式。',
    stale: () => '太晚了：那里已经是别的牌了。',
  },
  tell: (event, cast) => tell(event as BreakInEvent, cast),
  board: (view) => board(view as BreakInView),
};

const SLIPS: Readonly<Record<EquationWhy, (found: string) => string>> = {
  empty: () => '先放几张牌。',
  'too-long': () => '这个等式太长了。',
  'too-deep': () => '括号套得太多层了。',
  'unknown-sign': (found) => `看不懂“${found}”。请用数字、+ − × ÷ 和 =。`,
  'missing-number': () => '这里少一个数。',
  'missing-sign': () => '这里少一个符号：+ − × 或 ÷。',
  'unclosed-bracket': () => '这个括号没有合上。',
  'unopened-bracket': () => '这个括号没有开头。',
  'wrong-bracket': () => '这个括号合上的是另一种括号。',
  'brackets-not-allowed': () => '这个游戏里没有括号。',
  'leading-zero': () => '数不能以0开头。',
  'unary-minus': () => '减号前面要有一个数。',
  'wild-unsaid': () => '说出万能牌是哪个符号。',
  'equals-not-allowed': () => '等号不能放在这里。',
  'no-equals': () => '等式要有一个等号。',
  'two-equals': () => '等式只有一个等号。',
  'empty-side': () => '等号的一边是空的。',
};

function tell(e: BreakInEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  switch (e.kind) {
    case 'dealer-drawn':
      return `${who(e.dealer)}先发牌。`;
    case 'deal-begun':
      return `第${e.deal}局。${who(e.dealer)}给每人发7张牌。${who(e.first)}先开始。`;
    case 'hand-dealt':
      return `你的牌：${e.hand.map(({ face }) => faceName(face)).join('、')}。`;
    case 'card-taken':
      if (e.from === 'discard' && e.card) return `${who(e.seat)}从弃牌堆拿了${aCard(e.card)}。`;
      if (e.card) return `你抽到${aCard(e.card)}。`;
      return g.isYou(e.seat, cast) ? null : `${who(e.seat)}抽了一张牌。`;
    case 'formula-shown':
      return `${who(e.formula.seat)}摆出 ${shown(e.formula.text, cast.signs)}。成立吗？`;
    case 'formula-laid': {
      const { seat, text, points: got } = e.formula;
      return `${who(seat)}摆出 ${shown(text, cast.signs)}，得${points(got)}。还剩${e.cardsLeft}张牌。`;
    }
    case 'formula-doubted':
      return e.right ? `${who(e.seat)}表示怀疑，确实不成立。牌收回去。` : `${who(e.seat)}表示怀疑，但它成立。`;
    case 'turn-done':
      return `${who(e.seat)}没有摆等式。`;
    case 'card-discarded':
      return `${who(e.seat)}丢出${aCard(e.card)}。`;
    case 'break-in-called':
      return `${who(e.seat)}喊：Break in！${who(e.seat)}拿到${thatCard(e.card)}。`;
    case 'called-too-late':
      return e.waits ? `${who(e.seat)}也喊了，排在下一个。` : `${who(e.seat)}也喊了，但晚了。`;
    case 'break-in-failed':
      return `${who(e.seat)}用${thatCard(e.card)}摆不出等式，扣${points(e.fine)}。`;
    case 'window-closed':
      return `没有人再抢${thatCard(e.card)}了。`;
    case 'turn-begun':
      return e.seat === cast.you ? null : `轮到${who(e.seat)}了。`;
    case 'deal-scored':
      return scored(e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const winners = g.listed(e.winners.map(who));
      return e.winners.length === 1 ? `${winners}以${total}获胜！` : `${winners}以${total}并列获胜！`;
    }
    default:
      return e satisfies never;
  }
}

function scored(score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const parts = [`等式${score.laid[seat] ?? 0}`];
    const bonus = score.bonus[seat] ?? 0;
    const fine = score.fines[seat] ?? 0;
    if (bonus > 0) parts.push(`别人的牌${bonus}`);
    if (fine > 0) parts.push(`喊错扣${fine}`);
    return `${g.who(seat, cast)}：${parts.join('，')}，总分${points(total)}。`;
  });
  return [ended(score, cast), ...lines].join('');
}

function ended({ ended: how, out }: DealScore, cast: Cast): string {
  switch (how) {
    case 'out':
      return out === null ? '这一局结束了。' : `${g.who(out, cast)}没有牌了。`;
    case 'pile':
      return '抽牌堆空了，这一局结束了。';
    case 'stalemate':
      return '谁都没法继续，这一局结束了。';
    default:
      return how satisfies never;
  }
}

function board(v: BreakInView): string {
  const top = v.discard.at(-1);
  const face = (one: string): string => glyph(one, g.signs);
  const now = v.totals.map((total, seat) => total + (v.points[seat] ?? 0) - (v.fines[seat] ?? 0));
  const lines = [
    `第${v.deal}局。得分：${now.map((total, seat) => `${seat}号：${total}`).join('，')}。`,
    ...v.table.map(({ seat, text, points: got }) => `  ${seat}号：${shown(text)}（${got}）`),
    `手牌：${v.handCounts.map((count, seat) => `${seat}号：${count}张`).join('，')}。抽牌堆${v.drawCount}张。弃牌堆：${top ? face(top.face) : '空'}。`,
  ];
  if (v.hand.length > 0) lines.push(`你的牌：${v.hand.map((card) => face(card.face)).join(' ')}`);
  if (v.pending) lines.push(`待判断：${shown(v.pending.text)}`);
  return lines.join('\n');
}
