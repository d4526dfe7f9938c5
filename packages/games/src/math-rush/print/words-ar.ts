// What stands on the paper of Math Rush in Arabic.
import { cardsAr as cards, grammarAr as g } from '@cardinal/words';
import type { PaperWords } from './words-en.ts';

const stars = g.counts({ one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' });

/** Arabic. */
export const ar: PaperWords = {
  backs: { number: 'ورقة عدد، الحرف', goal: 'ورقة هدف', help: 'ورقة مساعدة' },
  words: { number: 'Math Rush', goal: 'هدف', help: 'مساعدة' },
  goal: 'هدف',
  up: 'تصاعديًا',
  down: 'تنازليًا',
  cards,
  stars,
  limits: {
    none: 'أي أوراق',
    sums: 'الجمع فقط',
    differences: 'الطرح فقط',
    even: 'أعداد زوجية فقط',
    odd: 'أعداد فردية فقط',
    above: 'أكثر من 11 فقط',
    below: 'أقل من 9 فقط',
  },
  help: {
    name: 'مساعدة',
    text: [
      'اقلب هذه الورقة على وجهها وافعل واحدًا مما يلي:',
      'خذ ما شئت من الأوراق من صف واحد.',
      'أو: يجوز للجميع أن يرموا أوراقًا ويسحبوا غيرها.',
      'المساعدة الباقية في النهاية تعطي نقاطًا: واحدة 3، واثنتان 5، وثلاث 6.',
    ],
  },
  score: {
    title: 'Math Rush: النقاط',
    note: 'نجوم الأهداف الصحيحة. عدة لاعبين: 21 جيد، و36 جيد جدًا، و51 رائع، و61 قاعة المشاهير. لاعب واحد: 31 و46 و66 و86.',
    label: 'السباق',
    goals: 'الأهداف الصحيحة',
    stars: 'النجوم',
    bonus: 'مكافأة المساعدة: واحدة 3، اثنتان 5، ثلاث 6',
    total: 'المجموع',
  },
  work: { title: 'Math Rush: بالترتيب', task: 'اكتب الناتج تحت كل ورقة. ثم رقّم الأوراق: 1 لأصغر ناتج.' },
  match: {
    title: 'Math Rush: مرة أخرى',
    task: 'لم تكن هذه الصفوف من مباراتكم صحيحة أو لم تكتمل. رتّب الأوراق واترك ما يمنعه الهدف.',
  },
};
