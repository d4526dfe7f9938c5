// The house rules of Addition Mania in Arabic.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name and one line for every option. */
export const optionsAr: Wording<typeof optionsEn> = {
  consolation: { label: 'نقاط للأقرب بعده', explain: 'حين يصيب أحد بالضبط، يأخذ التخمين الأقرب بعده نقاطًا أيضًا.' },
  showLeftovers: { label: 'إظهار الأوراق الباقية', explain: 'الأوراق الباقية بعد التوزيع مكشوفة للجميع.' },
  memoryMode: { label: 'لعبة ذاكرة', explain: 'لا يمكن النظر من جديد إلى أوراق الجولات السابقة.' },
  guessTimer: { label: 'ثواني التخمين', explain: 'كم تستغرق كل جولة. 0 تعني: خذوا وقتكم.' },
  deck: { label: 'رزمة الأوراق', explain: 'الأوراق التي تلعبون بها: 52 ورقة، الآص 1 والصور 11.' },
  seatTime: {
    label: 'وقت أطول للاعب',
    explain: 'كم ضعفًا من ثواني التخمين لهذا اللاعب. تنتظر الجولة من لديه وقت أطول.',
  },
  seatRange: {
    label: 'أوراق خاصة للاعب',
    explain: 'التخمين لمجموع أوراق الجميع، لذلك تأتي كل الأوراق هنا من رزمة واحدة.',
  },
};
