// Break In in Arabic: short lines that can be read aloud. Who does something stands before a colon, see the grammar.
import type { EquationWhy, SignSet } from '@cardinal/number';
import { cardsAr as cards, grammarAr as g, POINTS_AR, type Cast } from '@cardinal/words';
import { CALL } from './call-ar.ts';
import type { BreakInEvent, BreakInView, DealScore } from '../types.ts';
import type { BreakInLines } from './shape.ts';
import { glyph, shownFormula } from './shown-formula.ts';
import { taglines } from './taglines.ts';

const FACES = {
  '+': 'ورقة الجمع',
  '-': 'ورقة الطرح',
  x: 'ورقة الضرب',
  '/': 'ورقة القسمة',
  '*': 'الورقة الحرة',
} as const;
const points = g.counts(POINTS_AR);
const faceName = (face: string): string => FACES[face as keyof typeof FACES] ?? face;
const theCard = ({ face }: { readonly face: string }): string => (/^\d$/.test(face) ? `ورقة ${face}` : faceName(face));
const shown = (formula: string, signs?: SignSet): string => shownFormula(formula, signs ?? g.signs);
const SIGNS = g.isolated('+ − × ÷');

/** What is said of Break In at the table. */
export const ar: BreakInLines = {
  title: 'Break In',
  tagline: taglines.ar,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats }) =>
      `عدد اللاعبين ${seats}، فالمطلوب ${needed} ورقة على الأقل، وفي الرزمة ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `لا يمكن للمقعد ${dealer} أن يوزع: عدد المقاعد ${seats} فقط.`,
    'pile-empty': () => 'هذه الكومة فارغة. خذ من الأخرى.',
    'take-first': () => 'خذ ورقة أولًا.',
    'already-taken': () => 'أخذت ورقتك في هذا الدور.',
    'not-in-hand': () => 'هذه الورقة ليست معك.',
    'card-twice': () => 'لا يمكنك استعمال الورقة نفسها مرتين.',
    'must-discard': ({ cards: many }) => `عدد أوراقك ${many}. ارمِ واحدة على كومة الرمي.`,
    'no-discard': ({ cards: many }) => `عدد أوراقك ${many} فقط. ترمي ورقة حين يزيد العدد على 10.`,
    'just-taken': () => 'أخذت هذه الورقة الآن. ارمِ غيرها.',
    'one-formula': () => 'وضعت معادلتك لهذا الدور.',
    'took-back': () => 'لم تكن معادلتك صحيحة، فلا تضع غيرها في هذا الدور.',
    'no-equals': () => 'لم تبقَ أوراق مساواة.',
    unreadable: ({ slip, found }) => SLIPS[slip as EquationWhy](found === undefined ? '' : String(found)),
    'wrong-cards': ({ missing }) =>
      missing === undefined
        ? 'هذه ليست أوراق تلك المعادلة.'
        : `ليست معك كل الأوراق اللازمة. الناقص: ${g.listed(String(missing).split(' ').map(faceName))}.`,
    'needs-operator': () => 'تحتاج المعادلة إلى عملية بين عددين في أحد الطرفين على الأقل: جمع أو طرح أو ضرب أو قسمة.',
    'needs-card': ({ card }) => `اقتحمت من أجل ${theCard({ face: String(card) })}، فيجب أن تكون في معادلتك.`,
    'division-by-zero': () => 'لا تجوز القسمة على 0.',
    'not-whole': ({ value }) => `ناتج إحدى الخطوات ${g.figure(String(value))}. هنا يجب أن تكون كل قسمة بلا باقٍ.`,
    'not-true': ({ left, right }) =>
      `الطرف الأيسر ${g.figure(String(left))}، والطرف الأيمن ${g.figure(String(right))}.`,
    'no-window': () => 'لا توجد ورقة تقتحم من أجلها.',
    'too-late': () => 'فات الأوان: لم يعد أحد يستطيع أن يقتحم من أجل تلك الورقة.',
    'own-discard': () => 'أنت من رمى تلك الورقة. يستطيع الآخرون فقط أن يقتحموا من أجلها.',
    'called-before': () => 'لقد ناديت من أجل تلك الورقة من قبل.',
    'claim-first': () => `قلت «${CALL}». ضع معادلة بتلك الورقة، أو أعدها.`,
    'not-claiming': () => `لم تقل «${CALL}».`,
    'only-call': () => `ليس هذا دورك. يمكنك الآن أن تقول «${CALL}» فقط.`,
    'not-last': () => 'لم تصل الجولة إلى نهايتها بعد.',
    'judge-first': () => 'وضع أحدهم معادلة. قل أولًا هل هي صحيحة.',
    'not-judging': () => 'لا توجد معادلة تحكم عليها.',
    stale: () => 'فات الأوان: هناك شيء آخر الآن.',
  },
  tell: (event, cast) => tell(event as BreakInEvent, cast),
  board: (view) => board(view as BreakInView),
};

const SLIPS: Readonly<Record<EquationWhy, (found: string) => string>> = {
  empty: () => 'ضع بعض الأوراق أولًا.',
  'too-long': () => 'هذه المعادلة أطول من اللازم.',
  'too-deep': () => 'الأقواس بعضها داخل بعض كثيرة جدًا.',
  'unknown-sign': (found) => `لا أستطيع قراءة «${found}». استعمل الأرقام و${SIGNS} و=.`,
  'missing-number': () => 'ينقص هنا عدد.',
  'missing-sign': () => `تنقص هنا إشارة: ${SIGNS}.`,
  'unclosed-bracket': () => 'هذا القوس لم يُغلق.',
  'unopened-bracket': () => 'هذا القوس لم يُفتح.',
  'wrong-bracket': () => 'هذا القوس يغلق قوسًا من شكل آخر.',
  'brackets-not-allowed': () => 'لا أقواس في هذه اللعبة.',
  'leading-zero': () => 'لا يجوز أن يبدأ العدد بالرقم 0.',
  'unary-minus': () => 'إشارة الطرح تحتاج إلى عدد قبلها.',
  'wild-unsaid': () => 'قل أي إشارة تمثلها الورقة الحرة.',
  'equals-not-allowed': () => 'لا يمكن أن تكون إشارة المساواة هنا.',
  'no-equals': () => 'تحتاج المعادلة إلى إشارة مساواة.',
  'two-equals': () => 'في المعادلة إشارة مساواة واحدة فقط.',
  'empty-side': () => 'أحد طرفي المساواة فارغ.',
};

function tell(e: BreakInEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  switch (e.kind) {
    case 'dealer-drawn':
      return `التوزيع الأول: ${who(e.dealer)}.`;
    case 'deal-begun':
      return `الجولة ${e.deal}. التوزيع: ${who(e.dealer)}، لكل لاعب ${cards(7)}. البداية: ${who(e.first)}.`;
    case 'hand-dealt':
      return `أوراقك: ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'card-taken':
      if (e.from === 'discard' && e.card) return `${who(e.seat)}: أخذ ${theCard(e.card)} من كومة الرمي.`;
      if (e.card) return `سحبت ${theCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${who(e.seat)}: سحب ورقة.`;
    case 'formula-shown':
      return `${who(e.formula.seat)}: وضع ${shown(e.formula.text, cast.signs)}. هل هي صحيحة؟`;
    case 'formula-laid': {
      const { seat, text, points: got } = e.formula;
      return `${who(seat)}: وضع ${shown(text, cast.signs)}، وقيمتها ${points(got)}. الباقي ${cards(e.cardsLeft)}.`;
    }
    case 'formula-doubted':
      return e.right
        ? `${who(e.seat)}: شك في المعادلة، وهي غير صحيحة. تعود الأوراق.`
        : `${who(e.seat)}: شك في المعادلة، لكنها صحيحة.`;
    case 'turn-done':
      return `${who(e.seat)}: لا معادلة.`;
    case 'card-discarded':
      return `${who(e.seat)}: رمي ${theCard(e.card)}.`;
    case 'break-in-called':
      return `${who(e.seat)}: ${CALL} الورقة الآن في اليد: ${theCard(e.card)}.`;
    case 'called-too-late':
      return e.waits ? `${who(e.seat)}: نداء أيضًا، والدور بعده.` : `${who(e.seat)}: نداء أيضًا، لكنه متأخر.`;
    case 'break-in-failed':
      return `${who(e.seat)}: لا معادلة مع ${theCard(e.card)}. الثمن ${points(e.fine)}.`;
    case 'window-closed':
      return `لا أحد يقتحم بعد الآن من أجل ${theCard(e.card)}.`;
    case 'turn-begun':
      return g.isYou(e.seat, cast) ? null : `الدور: ${who(e.seat)}.`;
    case 'deal-scored':
      return scored(e.score, e.totals, cast);
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

function scored(score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const parts = [`${score.laid[seat] ?? 0} للمعادلات`];
    const bonus = score.bonus[seat] ?? 0;
    const fine = score.fines[seat] ?? 0;
    if (bonus > 0) parts.push(`${bonus} لأوراق الآخرين`);
    if (fine > 0) parts.push(`ناقص ${fine} للنداءات غير الصحيحة`);
    return `${g.who(seat, cast)}: ${g.listed(parts)}، والمجموع ${points(total)}.`;
  });
  return [ended(score, cast), ...lines].join(' ');
}

function ended({ ended: how, out }: DealScore, cast: Cast): string {
  switch (how) {
    case 'out':
      return out === null ? 'انتهت الجولة.' : `${g.who(out, cast)}: لم تبقَ أوراق.`;
    case 'pile':
      return 'فرغت كومة السحب، فانتهت الجولة.';
    case 'stalemate':
      return 'لا أحد يتقدم، فانتهت الجولة.';
    default:
      return how satisfies never;
  }
}

function board(v: BreakInView): string {
  const top = v.discard.at(-1);
  const face = (one: string): string => glyph(one, g.signs);
  const now = v.totals.map((total, seat) => total + (v.points[seat] ?? 0) - (v.fines[seat] ?? 0));
  const lines = [
    `الجولة ${v.deal}. النقاط: ${now.map((total, seat) => `المقعد ${seat}: ${total}`).join('، ')}.`,
    ...v.table.map(({ seat, text, points: got }) => `  المقعد ${seat}: ${shown(text)} (${got})`),
    `الأوراق في الأيدي: ${v.handCounts.map((count, seat) => `المقعد ${seat}: ${count}`).join('، ')}. كومة السحب ${v.drawCount}. كومة الرمي: ${top ? face(top.face) : 'فارغة'}.`,
  ];
  if (v.hand.length > 0) lines.push(`أوراقك: ${v.hand.map((card) => face(card.face)).join(' ')}`);
  if (v.pending) lines.push(`للحكم: ${shown(v.pending.text)}`);
  return lines.join('\n');
}
