// Math Rush in Arabic: short lines that can be read aloud while a clock runs.
import { cardsAr as cards, cardsOfAr as cardsOf, grammarAr as g, POINTS_AR, type Cast } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';
import type { Race, RushEvent, RushView } from '../types.ts';
import type { RushLines } from './shape.ts';
import { taglines } from './taglines.ts';

const RATINGS = ['يحتاج إلى تدريب', 'جيد', 'جيد جدًا', 'رائع', 'قاعة المشاهير'] as const;
const LIMITS: Readonly<Record<GoalFace['limit'], string>> = {
  none: 'أي أوراق',
  sums: 'الجمع فقط',
  differences: 'الطرح فقط',
  even: 'أعداد زوجية فقط',
  odd: 'أعداد فردية فقط',
  above: 'أكثر من 11 فقط',
  below: 'أقل من 9 فقط',
};
const points = g.counts(POINTS_AR);
const stars = g.counts({ one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' });
const helps = g.counts({
  zero: 'لم تبقَ مساعدة',
  one: 'بقيت مساعدة واحدة',
  two: 'بقيت مساعدتان',
  few: 'بقيت # مساعدات',
  many: 'بقيت # مساعدة',
  other: 'بقيت # مساعدة',
});
const sum = (text: string): string => g.isolated(text);

const goalName = ({ count, direction, limit, stars: many }: GoalFace): string =>
  `${cards(count)}، ${direction === 'up' ? 'تصاعديًا' : 'تنازليًا'}، ${LIMITS[limit]}، ${stars(many)}`;

/** What is said of Math Rush at the table. */
export const ar: RushLines = {
  title: 'Math Rush',
  tagline: taglines.ar,
  ratings: RATINGS,
  goalName,
  why: {
    'too-few-goals': () => 'الأهداف في الرزمة أقل مما تحتاج إليه هذه الطاولة.',
    'deck-too-small': ({ cards: have, needed }) =>
      `تحتاج هذه الطاولة إلى ${needed} من أوراق الأعداد، وفي الرزمة ${have}.`,
    'already-ready': () => 'السباق جارٍ بالفعل.',
    'not-in-hand': () => 'هذه الورقة ليست معك.',
    'no-such-set': () => 'هذا الهدف ليس على الطاولة.',
    'set-closed': () => 'اكتمل هذا الهدف. لا يوضع فيه شيء بعد.',
    'no-such-place': () => 'لا يوجد هذا المكان في ذلك الصف.',
    stale: () => 'سبقك أحدهم. عادت ورقتك إلى يدك.',
    'out-of-order': ({ card, value }) => `${sum(String(card))} ناتجها ${value}. هذا خارج الترتيب هنا.`,
    'against-limit': ({ card, value }) => `${sum(String(card))} ناتجها ${value}. هذا الهدف لا يقبله.`,
    'not-equal': ({ card, value }) => `${sum(String(card))} ناتجها ${value}. لا توضع فوق بعضها إلا النواتج المتساوية.`,
    'hand-full': () => 'يدك ممتلئة.',
    'nothing-to-draw': () => 'لم تبقَ أوراق للسحب.',
    'no-help': () => 'لم تبقَ ورقة مساعدة.',
    'help-running': () => 'مساعدة واحدة في كل مرة: أنهوا هذه أولًا.',
    'nothing-chosen': () => 'اختر ورقة واحدة على الأقل.',
    'not-in-set': () => 'هذه الأوراق ليست في ذلك الصف.',
    'not-allowed': () => 'قواعد هذه الطاولة لا تسمح بذلك.',
    'nobody-asked': () => 'لم يسألك أحد شيئًا الآن.',
    'clock-runs': () => 'الساعة هي التي تنهي هذا السباق.',
  },
  tell: (event, cast) => tell(event as RushEvent, cast),
  board: (view) => board(view as RushView),
};

function tell(e: RushEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  switch (e.kind) {
    case 'race-set-up':
      return `السباق ${e.race + 1}. لكل لاعب ${cards(e.handSize)}.`;
    case 'hand-dealt':
      return `أوراقك: ${e.hand.map(({ text }) => sum(text)).join('، ')}.`;
    case 'ready':
      return `${who(e.seat)}: اكتمل الاستعداد.`;
    case 'race-begun':
      return 'انطلقوا!';
    case 'played':
      return `${who(e.seat)}: ${sum(e.card.text)} تساوي ${e.card.value}، الصف ${e.row}${e.place === 'right' ? '' : '، فوق أخرى'}.`;
    case 'goal-completed':
      return 'اكتمل هدف!';
    case 'goal-added':
      return `هدف جديد: ${goalName(e.face)}.`;
    case 'drawn':
      if (!e.cards) return null;
      return `${g.isYou(e.seat, cast) ? 'سحبت' : `${who(e.seat)}: سحب`} ${e.cards.map(({ text }) => sum(text)).join('، ')}.`;
    case 'cleared':
      return `${who(e.seat)}: مساعدة أزالت ${cardsOf(e.cards.length)}${e.row === null ? '' : ` من الصف ${e.row}`}. ${helps(e.help)}.`;
    case 'redraw-begun':
      return `${who(e.seat)}: مساعدة، يجوز للجميع تبديل الأوراق. ${helps(e.help)}.`;
    case 'redraw-to-follow':
      return `${who(e.seat)}: مساعدة أيضًا، وبعد هذا التبديل يجوز للجميع التبديل مرة أخرى. ${helps(e.help)}.`;
    case 'discarded':
      return e.cards.length === 0
        ? `${who(e.seat)}: احتفاظ بكل الأوراق.`
        : `${who(e.seat)}: رمي ${cardsOf(e.cards.length)}.`;
    case 'arranged':
      return `${who(e.seat)}: ترتيب جديد ${e.row === null ? 'لصف' : `للصف ${e.row}`}.`;
    case 'refilled':
      return 'امتلأت كومة السحب من جديد.';
    case 'help-asked':
      return `${who(e.seat)}: هل نستعمل مساعدة؟`;
    case 'help-answered':
      return `${who(e.seat)}: ${e.yes ? 'نعم' : 'لا'}.`;
    case 'shown':
      return e.open ? `${who(e.seat)}: كشف كل الأوراق.` : null;
    case 'wants-end':
      return `${who(e.seat)}: اقتراح بإنهاء السباق.`;
    case 'race-ended':
      return raceLine(e.race, e.total);
    case 'match-over':
      return `انتهت المباراة: ${points(e.total)}${e.bonus > 0 ? `، منها ${e.bonus} للمساعدة التي لم تُستعمل` : ''}. ${RATINGS[e.rating] ?? ''}!`;
    default:
      return e satisfies never;
  }
}

function raceLine(race: Race, total: number): string {
  const right = race.verified.filter(({ fault }) => fault === null).length;
  return `انتهى السباق. الأهداف الصحيحة: ${right} من ${race.verified.length}. ${points(race.points)}، والمجموع ${total}.`;
}

function board(v: RushView): string {
  const hand = v.who === 'watcher' ? [] : (v.hands[v.who] ?? []);
  return [
    `السباق ${v.race + 1} من 3. أوراق المساعدة: ${v.help}.`,
    ...v.sets.map(
      ({ id, goal, stacks, complete }) =>
        `  الهدف ${id}: ${goalName(goal)}${complete ? '، مكتمل' : ''}: ${sum(stacks.map((stack) => stack.map(({ value }) => value).join('/')).join(' '))}`,
    ),
    `أوراقك: ${hand.map(({ id, text }) => `${id}: ${sum(text)}`).join('؛ ')}`,
  ].join('\n');
}
