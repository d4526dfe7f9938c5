// MathMasters in Arabic: short lines that can be read aloud. Who does something stands before a colon, see the grammar.
import type { SignSet } from '@cardinal/number';
import { cardsAr as cards, cardsOfAr as cardsOf, grammarAr as g, POINTS_AR, type Cast } from '@cardinal/words';
import { cardName, numberOf, SUITS, suitOf, type CardId } from '../deck.ts';
import { HINTS } from '../options.ts';
import type { SetType } from '../sets.ts';
import type { DealScore, MathMastersEvent, MathMastersView } from '../types.ts';
import type { MathMastersLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS_AR = { match: 'ثقاب', kite: 'طائرة ورقية', ring: 'حلقة', tent: 'خيمة' } as const;
const SETS_AR: Readonly<Record<SetType, string>> = {
  'same-number': 'العدد نفسه',
  times: 'الضرب',
  'make-13': 'ثلاثة عشر',
  'all-four': 'الأربع كلها',
};
const points = g.counts(POINTS_AR);

function cardWords(card: CardId): string {
  const suit = SUITS[suitOf(card)];
  return suit ? `${SUITS_AR[suit.id]} ${numberOf(card)}` : String(numberOf(card));
}

function setWords(setType: SetType, set: readonly CardId[], signs: SignSet = g.signs): string {
  const numbers = set.map(numberOf).sort((a, b) => a - b);
  const [first = 0, second = 0, third = 0] = numbers;
  switch (setType) {
    case 'same-number':
      return `${cards(numbers.length)} من العدد ${first}`;
    case 'all-four':
      return `الأوراق الأربع من العدد ${first}`;
    case 'times':
      return g.isolated(`${first} ${signs.signs['*']} ${second} = ${third}`);
    case 'make-13':
      return g.isolated(`${numbers.join(' + ')} = 13`);
    default:
      return setType satisfies never;
  }
}

const NOT_STRONGER: Readonly<Record<SetType, string>> = {
  'same-number': 'هذه ليست أقوى. الأكثر أوراقًا تفوز، ثم العدد الأكبر.',
  times: 'هذه ليست أقوى. يجب أن يكون الناتج أكبر.',
  'make-13': 'هذه ليست أقوى. ثلاثة عشر تحتاج إلى أوراق أكثر من المجموعة العليا.',
  'all-four': 'هذه ليست أقوى. لا يغلب الأربع كلها إلا عدد أكبر.',
};

/** What is said of MathMasters at the table. */
export const ar: MathMastersLines = {
  title: 'MathMasters',
  tagline: taglines.ar,
  suits: SUITS_AR,
  setTypes: SETS_AR,
  cardName: cardWords,
  setName: setWords,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `عدد اللاعبين ${seats} ولكل منهم ${hand}، والتلميحات ${HINTS}، فالمطلوب ${needed} ورقة، وفي الرزمة ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `لا يمكن للمقعد ${dealer} أن يوزع: عدد المقاعد ${seats} فقط.`,
    stale: () => 'فات الأوان: في الأعلى الآن مجموعة أخرى.',
    'must-lead': () => 'أنت تفتتح، فلا يمكنك التمرير. ورقة واحدة تكفي دائمًا.',
    'only-call': () => 'لا أحد يستطيع اللعب فوق هذه المجموعة. اتركها، أو قل «ضرب خطأ!».',
    'no-claim': () => 'لا توجد الآن مجموعة ضرب تعترض عليها.',
    'too-late': () => 'فات الأوان: لم يعد أحد يستطيع أن يقول «ضرب خطأ!» عن تلك المجموعة.',
    'card-twice': () => 'الورقة نفسها مرتين في مجموعتك.',
    'not-in-hand': ({ card }) => `الورقة ${card} ليست معك وليست تلميحًا.`,
    'one-hint': () => 'يجوز أن تأخذ تلميحًا واحدًا لا أكثر.',
    'hint-used': () => 'أخذت تلميحك في هذه الجولة.',
    'hint-alone': () => 'يحتاج التلميح إلى ورقة واحدة على الأقل من يدك معه.',
    'not-yet': () => 'لا يجوز لعب الضرب وثلاثة عشر في هذه الجولة.',
    'no-cards': () => 'اختر بعض الأوراق أولًا.',
    'different-numbers': () => 'هذه الأوراق ليس لها العدد نفسه.',
    'not-all-four': () => 'تحتاج مجموعة الأربع كلها إلى أوراق العدد الأربع.',
    'not-three': ({ count }) => `في مجموعة الضرب ثلاث أوراق بالضبط. اخترت ${cardsOf(Number(count))}.`,
    'too-few': () => 'تحتاج مجموعة ثلاثة عشر إلى ورقتين على الأقل.',
    'mixed-suits': () => 'في مجموعة ثلاثة عشر يجب أن تكون الأوراق من شكل واحد.',
    'not-thirteen': ({ sum }) => `مجموع هذه الأوراق ${sum} وليس 13.`,
    'not-times': ({ a, b, product, answer }) =>
      Number(a) < 2
        ? 'لا يجوز الضرب في 1 في مجموعة الضرب.'
        : `${g.isolated(`${a} × ${b}`)} يساوي ${product} وليس ${answer}.`,
    'other-type': ({ top }) =>
      top === 'all-four'
        ? 'لا توضع فوق الأربع كلها إلا أربع كلها من عدد أكبر.'
        : `هنا تحتاج إلى مجموعة أقوى من نوع «${SETS_AR[top as SetType]}»، أو إلى الأربع كلها.`,
    'not-stronger': ({ top }) => NOT_STRONGER[top as SetType],
  },
  tell: (event, cast) => tell(event as MathMastersEvent, cast),
  board: (view) => board(view as MathMastersView),
  tableCards: {
    1: {
      title: 'دورك',
      lines: [
        'افتتح بأي مجموعة، أو ضع أقوى منها من النوع نفسه، أو مرّر.',
        'صاحب المجموعة الأخيرة يربح الكومة ويفتتح التالية.',
        `الأوراق تُحسب بأعدادها. الضرب ${g.isolated('+3')}، ثلاثة عشر بأربع أوراق ${g.isolated('+3')}، الأربع كلها ${g.isolated('+5')}.`,
        'تلميح واحد في الجولة: ناقص 1 إذا ربحت تلك الكومة.',
      ],
    },
    2: {
      title: 'العدد نفسه · الأربع كلها',
      lines: [
        'العدد نفسه: من ورقة إلى 3 من عدد واحد. الأكثر أوراقًا تفوز، ثم العدد الأكبر.',
        `الأربع كلها: أوراق العدد الأربع. تغلب كل مجموعة أخرى. ${g.isolated('+5')}.`,
      ],
    },
    3: {
      title: 'الضرب · ثلاثة عشر',
      lines: [
        `الضرب: ${g.isolated('2 × 3 = 6')}. ثلاث أوراق، والأعداد من 2. الناتج الأكبر يفوز. ${g.isolated('+3')}.`,
        `ثلاثة عشر: أوراق من شكل واحد مجموعها 13. الأكثر أوراقًا تفوز. أربع أوراق ${g.isolated('+3')}.`,
        'خطأ؟ قل «ضرب خطأ!» قبل أن يلعب التالي.',
      ],
    },
  },
};

function tell(e: MathMastersEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  switch (e.kind) {
    case 'dealer-drawn':
      return `التوزيع الأول: ${who(e.dealer)}.`;
    case 'deal-begun': {
      const sets = e.tableCards.includes(3)
        ? 'يجوز لعب كل أنواع المجموعات.'
        : 'لا يجوز إلا لعب العدد نفسه والأربع كلها.';
      return `الجولة ${e.deal} من ${e.deals}. لكل لاعب ${cards(e.handSize)}. التلميحات: ${g.listed(e.hints.map(cardWords))}. ${sets} الافتتاح: ${who(e.leader)}.`;
    }
    case 'hand-dealt':
      return `أوراقك: ${g.listed(e.hand.map(cardWords))}.`;
    case 'set-laid': {
      const { seat, setType, cards: set, hint } = e.laid;
      const helped = hint === null ? '' : `، مع التلميح ${cardWords(hint)}`;
      const name = setType === 'same-number' ? '' : `${SETS_AR[setType]}، `;
      return `${who(seat)}: ${name}${setWords(setType, set, cast.signs)}${helped}.`;
    }
    case 'passed':
      return `${who(e.seat)}: تمرير.`;
    case 'came-too-late':
      return `${who(e.seat)}: تأخر بلحظة.`;
    case 'claim-stood':
      return `${who(e.seat)}: لا اعتراض.`;
    case 'wrong-times-called':
      return called(e, cast);
    case 'pile-won': {
      const bonus = e.bonus > 0 ? ` و${e.bonus} للمجموعة` : '';
      const cost = e.hintCost > 0 ? '، ناقص 1 للتلميح' : '';
      const owner = g.isYou(e.seat, cast) ? 'الكومة لك' : `الكومة لـ ${who(e.seat)}`;
      return bonus || cost
        ? `${owner}: ${points(e.sum)}${bonus}${cost}، والمجموع ${e.points}.`
        : `${owner}: ${points(e.points)}.`;
    }
    case 'leads':
      return e.seat === cast.you ? null : `الافتتاح: ${who(e.seat)}.`;
    case 'hand-empty':
      return `${who(e.seat)}: لم تبقَ أوراق.`;
    case 'deal-scored':
      return scored(e.deal, e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const winners = g.listed(e.winners.map((seat) => g.whom(seat, cast)));
      return e.winners.length === 1
        ? `الفوز: ${winners}، والرصيد ${total}!`
        : `فوز مشترك: ${winners}، ولكل منهم ${total}!`;
    }
    default:
      return e satisfies never;
  }
}

function called(e: Extract<MathMastersEvent, { kind: 'wrong-times-called' }>, cast: Cast): string {
  const call = `${g.who(e.seat, cast)}: «ضرب خطأ!»`;
  const claim = setWords('times', e.cards, cast.signs);
  if (!e.right) return `${call} لكن ${claim} صحيحة. خروج من هذه الكومة: ${g.whom(e.seat, cast)}.`;
  return `${call} نعم: ${claim} خطأ. تعود الأوراق. خروج من هذه الكومة: ${g.whom(e.against, cast)}. نقطة واحدة: ${g.whom(e.seat, cast)}.`;
}

function scored(deal: number, score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const got = (score.points[seat] ?? 0) + (score.calls[seat] ?? 0);
    return `${g.who(seat, cast)}: ${got}، والمجموع ${total}.`;
  });
  return [`انتهت الجولة ${deal}.`, ...lines].join(' ');
}

function board(v: MathMastersView): string {
  const names = (some: readonly number[]): string => (some.length > 0 ? some.map(cardName).join(' ') : 'لا شيء');
  const seats = v.totals.map((total, seat) => {
    const flags = [v.out[seat] && 'خارج', v.passed.includes(seat) && 'مرّر'].filter((flag) => flag);
    return `  المقعد ${seat}${seat === v.who ? ' (أنت)' : ''}: ${cards(v.handCounts[seat] ?? 0)}، ${points(total)}${flags.length > 0 ? `، ${flags.join('، ')}` : ''}`;
  });
  const pile = v.pile.map(({ seat, setType, cards: set }) => `  المقعد ${seat}: ${SETS_AR[setType]} ${names(set)}`);
  return [
    `الجولة ${v.deal} من ${v.deals}. المجموعات: ${v.setTypes.map((setType) => SETS_AR[setType]).join('، ')}.`,
    ...seats,
    `التلميحات: ${names(v.hints)}${v.who !== 'watcher' && v.hintUsed[v.who] ? ' (استعملت تلميحك)' : ''}`,
    pile.length > 0 ? 'الكومة:' : 'لا كومة بعد.',
    ...pile,
    `أوراقك: ${names(v.hand)}`,
  ].join('\n');
}
