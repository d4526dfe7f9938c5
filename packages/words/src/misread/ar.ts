// What explains a wrong sentence, in Arabic.
import type { MisreadWords } from './misread-words.ts';

/** Arabic sentences. */
export const misread: MisreadWords = {
  byZero: (step) => `${step} ليس لها ناتج. لا أحد يقسم على 0.`,
  leftToRight: (step) => `هل حسبت من اليسار إلى اليمين؟ الضرب والقسمة قبل الجمع والطرح: أولًا ${step}.`,
  timesFirst: (step) => `هل بدأت بالضرب أو القسمة؟ هنا يُحسب كل شيء من اليسار إلى اليمين: أولًا ${step}.`,
  brackets: (meant, step) => `هل تقصد ${meant}؟ كما هي مكتوبة، أولًا ${step}.`,
  swapped: (step, other) => `هل بدّلت العددين؟ ${step}، لا ${other}.`,
  otherSign: (step, other) => `هل خلطت بين إشارتين؟ ${other}، لكن ${step}.`,
  slip: (step, other) => `كدت تصل! ${step}، لا ${other}.`,
};
