// What stands on sheets to practise on, whatever is practised, by language.
import type { Lang } from '@cardinal/words';

interface FactsWords {
  readonly title: string;
  readonly task: string;
  readonly words: { readonly name: string; readonly date: string; readonly key: string };
  readonly note: (grade: string, seed: string) => string;
  /** Of a sheet from a match. */
  readonly played: string;
}

/** By language. */
export const factsWords: Readonly<Record<Lang, FactsWords>> = {
  en: {
    title: 'Fill the boxes',
    task: 'Write the number that belongs in each box. Both sides of = are worth the same.',
    words: { name: 'Name', date: 'Date', key: 'answers' },
    note: (grade, seed) => `${grade}, sheet ${seed}. The same number makes the same sheet.`,
    played: 'Made from a match that was played.',
  },
  de: {
    title: 'Füll die Kästchen',
    task: 'Schreib in jedes Kästchen die Zahl, die fehlt. Beide Seiten von = sind gleich viel wert.',
    words: { name: 'Name', date: 'Datum', key: 'Lösungen' },
    note: (grade, seed) => `${grade}, Blatt ${seed}. Dieselbe Nummer gibt dasselbe Blatt.`,
    played: 'Aus einer gespielten Partie.',
  },
  es: {
    title: 'Llena las casillas',
    task: 'Escribe en cada casilla el número que falta. Los dos lados de = valen lo mismo.',
    words: { name: 'Nombre', date: 'Fecha', key: 'soluciones' },
    note: (grade, seed) => `${grade}, hoja ${seed}. El mismo número da la misma hoja.`,
    played: 'Hecho con una partida jugada.',
  },
  fr: {
    title: 'Remplis les cases',
    task: 'Écris dans chaque case le nombre qui manque. Les deux côtés de = valent autant.',
    words: { name: 'Nom', date: 'Date', key: 'réponses' },
    note: (grade, seed) => `${grade}, feuille ${seed}. Le même numéro donne la même feuille.`,
    played: 'Fait à partir d’une partie jouée.',
  },
  zh: {
    title: '填空',
    task: '在每个方框里写上缺少的数。等号两边的值相等。',
    words: { name: '姓名', date: '日期', key: '答案' },
    note: (grade, seed) => `${grade}，第${seed}号。同一个号码，同一份练习。`,
    played: '来自玩过的一场。',
  },
  ar: {
    title: 'املأ المربعات',
    task: 'اكتب في كل مربع العدد الناقص. طرفا المساواة متساويان في القيمة.',
    words: { name: 'الاسم', date: 'التاريخ', key: 'الحلول' },
    note: (grade, seed) => `\u2066${grade}\u2069، الورقة رقم \u2066${seed}\u2069. الرقم نفسه يعطي الورقة نفسها.`,
    played: 'من مباراة سبق لعبها.',
  },
};
