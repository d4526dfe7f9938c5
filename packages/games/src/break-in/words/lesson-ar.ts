// The first game of Break In in Arabic.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => 'على أوراقك أرقام وإشارات. تضع بها معادلات صحيحة مثل ⁦2 + 3 = 5⁩. الأرقام المتجاورة تكوّن عددًا واحدًا.',
  take: () => 'يبدأ الدور بأخذ ورقة. اضغط على كومة السحب.',
  lay: ({ formula, points }) =>
    `يمكنك أن تضع ${formula} بعدد من النقاط هو ${points}. المس الأوراق بهذا الترتيب، مع = في مكانها، ثم ضع المعادلة.`,
  again: ({ points }) => `نقاطك من ذلك: ${points}. لعب الآخر، وعاد الدور إليك: خذ ورقة.`,
  done: () => 'لا يلزم أن تضع معادلة كل مرة. أنهِ دورك هذه المرة.',
  'break-in': () =>
    'وشيء أخير: إذا رمى أحد ورقة تنفعك حالًا في معادلة، فنادِ «Break in!». تأخذها وتضع المعادلة حتى لو لم يكن دورك.',
};
