// What one does in Math Rush, in all languages but English: the home page fetches these sentences alone.
import type { Lang } from '@cardinal/words';

/** One short sentence by language. */
export const taglines: Readonly<Record<Exclude<Lang, 'en'>, string>> = {
  de: 'Zusammen gegen die Uhr: Legt Aufgaben der Reihe nach und schafft so viele Ziele, wie ihr könnt.',
  ar: 'تسابقوا معًا: رتبوا النواتج وأكملوا أكثر ما تستطيعون من الأهداف.',
  es: 'Una carrera en equipo: pongan cuentas en orden y completen todas las metas que puedan.',
  zh: '大家一起赛跑：把算式按顺序摆好，完成尽量多的目标。',
  fr: 'Une course en équipe : posez des calculs dans l’ordre et finissez autant d’objectifs que possible.',
};
