// Numsense in Arabic: short lines that can be read aloud. Who does something stands before a colon, see the grammar.
import { parse, print, type ParseWhy } from '@cardinal/number';
import { cardsAr as cards, grammarAr as g, POINTS_AR, type Cast, type Facts } from '@cardinal/words';
import { CALL } from './call-ar.ts';
import { GRAMMAR } from '../sentence.ts';
import type { Card, DealScore, NumsenseEvent } from '../types.ts';
import type { NumsenseLines } from './shape.ts';
import { taglines } from './taglines.ts';

const FACES = { W: 'جوكر', D: 'تبديل', M: 'مرآة', T: 'هدف' } as const;
const points = g.amounts(POINTS_AR);
const faceName = (face: number | string): string => FACES[face as keyof typeof FACES] ?? String(face);
const aCard = ({ face }: Card): string => (typeof face === 'number' ? `ورقة ${face}` : `ورقة ${faceName(face)}`);

/** What is said of Numsense at the table. */
export const ar: NumsenseLines = {
  title: 'Numsense',
  tagline: taglines.ar,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `عدد اللاعبين ${seats} ولكل منهم ${hand}، فالمطلوب ${needed} ورقة، وفي الرزمة ${have}.`,
    'no-number-cards': () => 'لا توجد في الرزمة أوراق أعداد، فلا يمكن أن يكون هناك هدف.',
    'too-many-players': ({ seats, most }) => `عدد اللاعبين ${seats} أكثر من المسموح: الحد المختار ${most}.`,
    'no-such-dealer': ({ dealer, seats }) => `لا يمكن للمقعد ${dealer} أن يوزع: عدد المقاعد ${seats} فقط.`,
    'pile-empty': () => 'هذه الكومة فارغة. خذ من الأخرى.',
    'take-first': () => 'خذ ورقة أولًا، ثم يمكنك أن ترمي واحدة.',
    'put-first': () => 'معك ورقة زائدة. ارمِ واحدة أولًا.',
    'already-taken': () => 'أخذت ورقتك في هذا الدور.',
    'not-in-hand': () => 'هذه الورقة ليست معك.',
    'not-a-discard-wild': () => 'ورقة التبديل وحدها يمكن تبديلها بورقة من الكومة.',
    spent: () => 'قيمة ورقة التبديل هذه الآن 0. لا يمكن تبديلها في هذه الجولة.',
    'not-in-pile': () => 'هذه الورقة ليست في كومة الرمي.',
    'discard-empty': () => 'كومة الرمي فارغة، فلا شيء تبدّل به.',
    'no-call': () => 'لا يوجد الآن نداء يمكن الشك فيه.',
    'cannot-declare': () => `لا يمكنك أن تقول «${CALL}» الآن.`,
    'already-written': () => 'كتبت عبارتك من قبل.',
    unreadable: ({ slip, found }) => SLIPS[slip as ParseWhy](found === undefined ? '' : String(found)),
    'wrong-cards': wrongCards,
    'division-by-zero': () => 'لا تجوز القسمة على 0.',
    'not-whole': ({ value }) => `ناتج إحدى الخطوات ${g.figure(String(value))}. هنا يجب أن تكون كل خطوة عددًا صحيحًا.`,
    misses: ({ value, distance, target }) =>
      `الناتج ${g.figure(String(value))} وليس ${target}. الفرق ${g.figure(String(distance))}.`,
  },
  tell: (event, cast) => tell(event as NumsenseEvent, cast),
};

const SLIPS: Readonly<Record<ParseWhy, (found: string) => string>> = {
  empty: () => 'اكتب عبارة بكل أوراقك.',
  'too-long': () => 'هذه العبارة أطول من اللازم.',
  'too-deep': () => 'الأقواس بعضها داخل بعض كثيرة جدًا.',
  'unknown-sign': (found) => `لا أستطيع قراءة «${found}». استعمل الأعداد و${g.isolated('+ − × ÷')} والأقواس.`,
  'missing-number': () => 'ينقص هنا عدد.',
  'missing-sign': () => `تنقص هنا إشارة: ${g.isolated('+ − × ÷')}.`,
  'unclosed-bracket': () => 'هذا القوس لم يُغلق.',
  'unopened-bracket': () => 'هذا القوس لم يُفتح.',
  'wrong-bracket': () => 'هذا القوس يغلق قوسًا من شكل آخر.',
  'brackets-not-allowed': () => 'الأقواس غير مسموحة.',
  'leading-zero': () => 'لا يجوز أن يبدأ العدد بالرقم 0.',
  'unary-minus': () => 'إشارة الطرح تحتاج إلى عدد قبلها.',
  'wild-unsaid': (found) => `بدلًا من «${found}»، اكتب العدد الذي تمثله هذه الورقة.`,
  'equals-not-allowed': () => 'اترك إشارة المساواة. اكتب فقط ما ناتجه العدد الهدف.',
};

function wrongCards({ missing, extra }: Facts): string {
  const lines: string[] = [];
  if (extra !== undefined) lines.push(`ليس بين أوراقك هنا: ${g.listed(String(extra).split(' '))}.`);
  if (missing !== undefined) {
    const names = String(missing)
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? face : `ورقة ${faceName(face)}`));
    lines.push(`ما زال عليك أن تستعمل: ${g.listed(names)}.`);
  }
  return lines.join(' ');
}

function tell(e: NumsenseEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  const all = (seats: readonly number[]): string => g.listed(seats.map((seat) => g.whom(seat, cast)));
  switch (e.kind) {
    case 'deal-begun':
      return `الجولة ${e.deal + 1}. التوزيع: ${who(e.dealer)}. لكل لاعب ${cards(e.handSize)}.`;
    case 'hand-dealt':
      return `أوراقك: ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'target-drawn':
      return e.setAside.length > 0
        ? `ظهرت أولًا ${g.listed(e.setAside.map(aCard))}، وأُعيدت إلى الكومة. العدد الهدف هو ${e.value}.`
        : `العدد الهدف هو ${e.value}.`;
    case 'card-taken':
      if (e.from === 'discard' && e.card) return `${who(e.seat)}: أخذ ${aCard(e.card)} من كومة الرمي.`;
      if (e.card) return `سحبت ${aCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${who(e.seat)}: سحب ورقة.`;
    case 'card-put':
      return `${who(e.seat)}: رمي ${aCard(e.card)}.`;
    case 'card-exchanged':
      return `${who(e.seat)}: استبدال ${aCard(e.card)} من الكومة بورقة تبديل.`;
    case 'pile-refilled':
      return `فرغت كومة السحب. خُلطت من جديد ${cards(e.count)}.`;
    case 'declared':
      return `${who(e.seat)}: ${CALL}`;
    case 'call-doubted':
      return e.right
        ? `${who(e.seat)}: شك في محله. ${shownIn(e.sentence, cast)} غير صحيح، واللعب مستمر.`
        : `${who(e.seat)}: شك في غير محله. ${shownIn(e.sentence, cast)} صحيح.`;
    case 'false-call':
      return `${who(e.seat)}: نداء Numsense غير صحيح.${e.fine ? ` الثمن ${points(String(e.fine))}.` : ''}`;
    case 'wild-expired':
      return 'لم تُلعب ورقة التبديل في وقتها. قيمتها 0 في هذه الجولة.';
    case 'last-turns':
      return `دور أخير: ${all(e.seats)}.`;
    case 'composing':
      return e.seats.some((seat) => g.isYou(seat, cast))
        ? 'اكتب الآن عبارتك بكل أوراقك.'
        : `كتابة العبارات: ${all(e.seats)}.`;
    case 'written':
      return `${who(e.seat)}: كُتبت العبارة.`;
    case 'deal-scored':
      return scored(e.score, cast);
    case 'time-up':
      return 'انتهى الوقت!';
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? '0');
      return e.winners.length === 1
        ? `الفوز: ${all(e.winners)}، والرصيد ${total}!`
        : `فوز مشترك: ${all(e.winners)}، ولكل منهم ${total}!`;
    }
    default:
      return e satisfies never;
  }
}

const ENDED: Readonly<Record<DealScore['ended'], string>> = {
  declared: 'انتهت الجولة.',
  stalemate: 'لم ينادِ أحد، فانتهت الجولة.',
  time: 'انتهى الوقت، فتُحسب كل الأوراق.',
};

function scored(score: DealScore, cast: Cast): string {
  const lines = score.seats.map(({ sentence, value, points: got }, seat) => {
    const shown = sentence === null ? null : shownIn(sentence, cast);
    const made = shown === null || value === null ? '' : ` ${shown} يساوي ${g.figure(value)}،`;
    return `${g.who(seat, cast)}:${made} ${points(got)}.`;
  });
  return [ENDED[score.ended], ...lines].join(' ');
}

function shownIn(sentence: string, cast: Cast): string {
  const parsed = parse(sentence, GRAMMAR);
  return parsed.ok ? print(parsed.expr, cast.signs ?? g.signs) : sentence;
}
