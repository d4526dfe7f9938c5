// The house rules of Math Rush in Arabic.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsAr: Wording<typeof optionsEn> = {
  minutes: {
    label: 'وقت السباق',
    explain: 'على العلبة ثلاث دقائق. اختاروا ما يناسبكم؛ والنتيجة تذكر وقتكم.',
    values: { '3': '3 دقائق', off: 'بلا ساعة', '1': 'دقيقة واحدة', '6': '6 دقائق', '10': '10 دقائق', '30': '30 دقيقة' },
  },
  plays: {
    label: 'الأوراق في السباق',
    explain: 'ينتهي السباق بعد هذا العدد من الأوراق بدل الساعة. 74 ورقة تعادل الدقائق الثلاث صعوبة. 0: بالساعة.',
  },
  referee: {
    label: 'من يتحقق',
    explain: 'تبقى الأخطاء حتى التحقق بعد السباق، أو يرفض Cardinal الورقة التي لا تناسب مع ذكر السبب.',
    values: { table: 'اللاعبون', engine: 'Cardinal وحده' },
  },
  fillGaps: { label: 'ملء الفراغات', explain: 'حيث أزالت المساعدة ورقة يجوز وضع أخرى مكانها.' },
  helpOnCompleted: {
    label: 'المساعدة في الأهداف المكتملة',
    explain: 'يجوز أن تأخذ المساعدة أوراقًا من هدف مكتمل وتفتحه من جديد.',
  },
  autoDraw: { label: 'السحب تلقائيًا', explain: 'تأتي ورقة جديدة فور وضعك ورقة.' },
  swapScoreTables: {
    label: 'تبديل جدولي النقاط',
    explain: 'ربما طُبع في ورقة القواعد جدول اللاعب الواحد مكان جدول عدة لاعبين.',
  },
  noAdvanced: { label: 'بلا أوراق صعبة', explain: 'يترك الصغار الأوراق والأهداف الأصعب.' },
  freeHelp: {
    label: 'المساعدة مجانية',
    explain: 'يجوز للصغار رمي الأوراق متى شاؤوا. ولا مكافأة على المساعدة التي لم تُستعمل.',
  },
  oneGoal: { label: 'هدف واحد في كل مرة', explain: 'يعمل الأصغر سنًا على هدف واحد ويجوز لهم تحريك أوراقه.' },
  noTimer: { label: 'بلا مؤقت', explain: 'يلعب الأصغر سنًا بلا ساعة.' },
  deck: { label: 'مجموعة الأوراق', explain: 'أوراق الأعداد والأهداف. المطبوعة ليست منشورة: هذه من عندنا.' },
};
