// The house rules of MathMasters in Arabic.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsAr: Wording<typeof optionsEn> = {
  table: {
    label: 'الطاولة',
    explain: 'طاولة الصغار لعمر 8 و9: لكل لاعب 10 أوراق، والعدد نفسه والأربع كلها فقط.',
    values: { standard: 'أنواع المجموعات الأربعة', young: 'طاولة الصغار' },
  },
  deals: {
    label: 'الجولات',
    explain: 'كم جولة تلعبون. 0 تعني كما في القواعد: 3، ومع أربعة لاعبين 4. إذا تعب من على طاولة الصغار فاختاروا 2.',
  },
  firstDealer: {
    label: 'الموزع الأول',
    explain: 'من يوزع أولًا. يفتتح اللاعب الذي بعده.',
    values: { '0': 'اللاعب 1', '1': 'اللاعب 2', '2': 'اللاعب 3', '3': 'اللاعب 4', random: 'بالقرعة' },
  },
  referee: {
    label: 'من يتحقق من الضرب',
    explain: 'يتحقق اللاعبون بعضهم من بعض ويقولون «ضرب خطأ!»، أو لا يقبل Cardinal ضربًا خطأ أصلًا.',
    values: { table: 'اللاعبون', engine: 'Cardinal وحده' },
  },
  passIsFinal: {
    label: 'التمرير نهائي',
    explain: 'من يمرّر يخرج من هذه الكومة. وإلا يجوز أن تعود حين يأتي دورك.',
  },
  bonusPerSet: {
    label: 'مكافأة لكل مجموعة',
    explain: 'رابح الكومة يأخذ مكافأة كل مجموعة فيها، لا الأخيرة فقط.',
  },
  endAtFirstOut: {
    label: 'النهاية حين تفرغ يد',
    explain: 'تنتهي الجولة بالكومة التي تفرغ فيها أول يد. وإلا تُلعب كل الأوراق.',
  },
  allSetsFromRound1: { label: 'كل المجموعات من البداية', explain: 'يجوز لعب الضرب وثلاثة عشر في الجولة الأولى أيضًا.' },
  handSize: {
    label: 'الأوراق في اليد',
    explain: 'كم ورقة لكل لاعب. 0 تعني كما في القواعد: 16، ومع أربعة لاعبين 12، وعلى طاولة الصغار 10.',
  },
  deck: {
    label: 'رزمة الأوراق',
    explain: 'ما الأوراق: أشكال كل عدد. M ثقاب، وK طائرة ورقية، وR حلقة، وT خيمة.',
  },
  seatTime: { label: 'وقت أطول للاعب', explain: 'لا ساعة في هذه اللعبة: يبقى النداء ممكنًا حتى يلعب التالي.' },
  seatRange: {
    label: 'أوراق خاصة للاعب',
    explain: 'تُوزَّع الأوراق الـ52 كلها، فلا رزمة خاصة لأحد؛ طاولة الصغار تسهّل اللعب على الجميع.',
  },
};
