// Arabic messages of deck files that cannot be read. Short words: a child of eight reads them.
import { cardsAr as cards } from '../grammar/ar.ts';
import type { PageWords } from './ui-words.ts';

/** What is said in Arabic of a deck file and its faults. */
export const deckFileAr: PageWords['deckFile'] = {
  bad: 'لا توجد في هذا الملف رزمة تصلح لهذه اللعبة.',
  deck: 'الرزمة',
  card: { cards: (at) => `الورقة ${at}`, numbers: (at) => `ورقة العدد ${at}`, goals: (at) => `الهدف ${at}` },
  comma: '، ',
  or: ' أو ',
  code: (text) => `\u2066${text}\u2069`,
  at: (place, what) => `${place}: ${what}`,
  notJson: (line) =>
    line === null
      ? 'لا يمكن قراءة هذا الملف بصيغة JSON.'
      : `لا يمكن قراءة هذا الملف بصيغة JSON: انظر إلى السطر ${line}.`,
  otherFile: (field, found, wanted) => `الملف: مكتوب عند ${field} القيمة ${found}، ويجب أن تكون ${wanted}.`,
  missing: (wanted) => `هذا ناقص. يمكن أن يكون هنا: ${wanted}.`,
  unknown: (known) => `لا شيء هنا بهذا الاسم. الأسماء هي: ${known}.`,
  value: (found, wanted) => `مكتوب هنا ${found}. يمكن أن يكون هنا: ${wanted}.`,
  length: (found, wanted) => `طول القائمة ${found}. يمكن أن يكون هنا: ${wanted}.`,
  twice: (found) => `${found} موجود في القائمة من قبل، ولا يجوز إلا مرة واحدة.`,
  total: (found, most) => `الرزمة: ${cards(found)}، وهذا كثير. الحد الأقصى: ${cards(most)}.`,
  more: (faults) => `أخطاء أخرى: ${faults}.`,
  whole: (least, most) => `عدد صحيح من ${least} إلى ${most}`,
  oneOf: (values) => `واحد من ${values}`,
  text: (most) => `نص لا يزيد عدد حروفه على ${most}`,
  letters: (of) => `حروف من ${of}، كل حرف مرة واحدة على الأكثر`,
  flag: '\u2066true\u2069 أو \u2066false\u2069',
  list: (least, most) => `قائمة طولها من ${least} إلى ${most}`,
  fields: (names) => `قوسان معقوفان فيهما ${names}`,
};
