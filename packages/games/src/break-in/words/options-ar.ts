// The house rules of Break In in Arabic.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsAr: Wording<typeof optionsEn> = {
  goal: { label: 'النقاط المطلوبة', explain: 'تنتهي المباراة بعد الجولة التي يبلغها فيها أحد.' },
  mostDeals: { label: 'أكثر عدد للجولات', explain: 'بعد هذا العدد تنتهي المباراة وإن لم يبلغ أحد النقاط.' },
  firstDealer: {
    label: 'الموزع الأول',
    explain: 'من يوزع أولًا. يبدأ اللاعب الذي بعده.',
    values: {
      '0': 'اللاعب 1',
      '1': 'اللاعب 2',
      '2': 'اللاعب 3',
      '3': 'اللاعب 4',
      '4': 'اللاعب 5',
      '5': 'اللاعب 6',
      random: 'بالقرعة',
    },
  },
  dealerLeft: {
    label: 'التوزيع التالي إلى اليسار',
    explain: 'في القواعد ينتقل التوزيع إلى اليمين عكس الأدوار. هنا ينتقل إلى اليسار.',
  },
  formulasPerTurn: {
    label: 'المعادلات في الدور',
    explain: 'كم معادلة يجوز لك وضعها في دور واحد.',
    values: { '1': 'واحدة', any: 'كل ما تستطيع' },
  },
  requireOperator: {
    label: 'عملية في كل معادلة',
    explain: 'تحتاج المعادلة إلى ورقة جمع أو طرح أو ضرب أو قسمة أو ورقة حرة. بدون هذا تُقبل \u20665 = 5\u2069 معادلةً.',
  },
  leftToRight: {
    label: 'من اليسار إلى اليمين',
    explain: 'تُحسب العمليات بترتيب كتابتها. المعتاد أن الضرب والقسمة أولًا.',
  },
  freeBrackets: { label: 'الأقواس', explain: 'يجوز أن تضع الأقواس حيث تشاء، ولا تحتاج إلى ورقة.' },
  unaryMinus: {
    label: 'أعداد أقل من الصفر',
    explain: 'يجوز أن تقف ورقة الطرح أمام عدد، كما في \u2066−3 + 5 = 2\u2069.',
  },
  wholeDivision: { label: 'بلا كسور', explain: 'كل قسمة يجب أن تكون بلا باقٍ: لا يجوز \u20667 ÷ 2\u2069.' },
  returnTaken: {
    label: 'إعادة الورقة فورًا',
    explain: 'هل يجوز أن ترمي الورقة التي أخذتها من كومة الرمي في الدور نفسه.',
    values: { allowed: 'مسموح', refused: 'غير مسموح' },
  },
  stalemateLaps: {
    label: 'دورات بلا تقدم',
    explain: 'تنتهي الجولة بعد هذا العدد من الدورات التي لا يسحب فيها أحد من كومة السحب ولا يضع معادلة.',
  },
  breakInSeconds: {
    label: 'ثواني النداء',
    explain: 'كم من الوقت بعد رمي ورقة يمكنك أن تقول «Break in!». مع 0 يمكنك ذلك حتى يأخذ اللاعب التالي ورقة.',
  },
  queueCallers: {
    label: 'المنادي الثاني يحاول',
    explain: 'إذا لم يجد المنادي الأول معادلة، أخذ الورقة من نادى بعده.',
  },
  breakInIsTheTurn: {
    label: 'الاقتحام هو الدور',
    explain: 'بعد الاقتحام يكمل اللاعب التالي. المعتاد أن يلعب المقتحم دورًا كاملًا أولًا.',
  },
  referee: {
    label: 'من يتحقق من المعادلات',
    explain: 'يتحقق Cardinal من كل معادلة، أو ينظر فيها اللاعبون الآخرون ويجوز لهم الشك.',
    values: { engine: 'Cardinal وحده', table: 'اللاعبون الآخرون' },
  },
  endlessEquals: { label: 'أوراق المساواة لا تنفد', explain: 'هناك دائمًا ورقة مساواة للمعادلة التالية.' },
  equalsCards: { label: 'أوراق المساواة', explain: 'كم معادلة يمكن وضعها في الجولة الواحدة.' },
  deck: { label: 'مجموعة الأوراق', explain: 'ما الأوراق وكم من كل منها: أرقام والعمليات الأربع وأوراق حرة.' },
};
