// What stands on the paper of Break In in Arabic.
import { grammarAr as g, POINTS_AR } from '@cardinal/words';
import type { PaperWords } from './words-en.ts';

const pointsOf = g.amounts(POINTS_AR);

/** Arabic. */
export const ar: PaperWords = {
  back: 'ورقة Break In',
  equals: 'يساوي',
  equalsBack: 'ورقة مساواة',
  equalsDeck: 'Break In: أوراق المساواة',
  points: pointsOf,
  signs: { '+': 'جمع', '-': 'طرح', x: 'ضرب', '/': 'قسمة', '*': 'ورقة حرة' },
  score: {
    title: 'Break In: النقاط',
    note: 'الأرقام تعطي قيمتها، والجمع والطرح 10، والضرب والقسمة 15، والمساواة والنجمة 20. النداء الخاطئ يخسر 25. يستمر اللعب حتى يبلغ أحد 1000.',
    label: 'الجولة',
    deal: 'الجولة',
    total: 'المجموع',
    player: (n) => `اللاعب ${n}`,
  },
  work: {
    title: 'Break In: معادلات صحيحة',
    task: 'اكتب معادلة صحيحة بهذه الأوراق وإشارة مساواة واحدة. الأرقام المتجاورة تكوّن عددًا أكبر. لا يلزمك استعمال كل الأوراق.',
    words: { name: 'الاسم', date: 'التاريخ', key: 'الحلول' },
    best: (formula, points) => `${g.isolated(formula)} (${pointsOf(String(points))})`,
    note: (seed) => `الورقة رقم ${g.isolated(seed)}. الرقم نفسه يعطي الورقة نفسها.`,
  },
  match: {
    title: 'Break In: مرة أخرى',
    task: 'كانت هذه الأوراق في يد لاعب، وفيها معادلة أفضل من التي وضعها، أو معادلة حين لم يضع شيئًا. جدها.',
  },
};
