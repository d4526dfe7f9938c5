// What stands on the paper of Numsense in Arabic.
import { cardsAr as cards, grammarAr as g } from '@cardinal/words';
import type { PaperWords } from './words-en.ts';

/** Arabic. */
export const ar: PaperWords = {
  names: { W: 'جوكر', D: 'تبديل', M: 'مرآة', T: 'هدف' },
  back: 'ورقة Numsense',
  score: {
    title: 'Numsense: النقاط',
    note: 'إذا أصبت الهدف: نقاط كل أوراقك. وإلا: تخسر بقدر بُعدك عن الهدف.',
    label: 'الجولة',
    row: (deal, count) => `${deal} (${cards(count)})`,
    player: (n) => `اللاعب ${n}`,
    total: 'المجموع',
  },
  work: {
    title: 'Numsense: أصب الهدف',
    task: 'كوّن العدد الذي في الدائرة. استعمل كل ورقة مرة واحدة، مع الجمع والطرح والضرب والقسمة والأقواس.',
    words: { name: 'الاسم', date: 'التاريخ', key: 'الحلول' },
    note: (seed, hand) => `الورقة رقم ${g.isolated(seed)}، ${cards(hand)} في اليد. الرقم نفسه يعطي الورقة نفسها.`,
  },
  match: {
    title: 'Numsense: مرة أخرى',
    task: 'كان يمكن لهذه الأوراق من مباراتكم أن تصيب الهدف. اكتشف كيف.',
  },
};
