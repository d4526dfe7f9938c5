// What stands on sheets to practise on, whatever is practised, by language.
import type { Lang } from '@cardinal/words';

interface FactsWords {
  readonly title: string;
  readonly task: string;
  readonly words: { readonly name: string; readonly date: string; readonly key: string };
  /** `grade` is the school year's standard, empty where the sheet names none. */
  readonly note: (grade: string, seed: string) => string;
  /** Of a sheet from a match. */
  readonly played: string;
}

/** A part of a sentence behind its comma, or nothing. */
const after = (comma: string, part: string): string => (part === '' ? '' : comma + part);

/** By language. */
export const factsWords: Readonly<Record<Lang, FactsWords>> = {
  en: {
    title: 'Fill the boxes',
    task: 'Write the number that belongs in each box. Both sides of = are worth the same.',
    words: { name: 'Name', date: 'Date', key: 'answers' },
    note: (grade, seed) => `Sheet ${seed}${after(', ', grade)}. The same number makes the same sheet.`,
    played: 'Made from a match that was played.',
  },
  de: {
    title: 'Füll die Kästchen',
    task: 'Schreib in jedes Kästchen die Zahl, die fehlt. Beide Seiten von = sind gleich viel wert.',
    words: { name: 'Name', date: 'Datum', key: 'Lösungen' },
    note: (grade, seed) => `Blatt ${seed}${after(', ', grade)}. Dieselbe Nummer gibt dasselbe Blatt.`,
    played: 'Aus einer gespielten Partie.',
  },
  es: {
    title: 'Llena las casillas',
    task: 'Escribe en cada casilla el número que falta. Los dos lados de = valen lo mismo.',
    words: { name: 'Nombre', date: 'Fecha', key: 'soluciones' },
    note: (grade, seed) => `Hoja ${seed}${after(', ', grade)}. El mismo número da la misma hoja.`,
    played: 'Hecho con una partida jugada.',
  },
  fr: {
    title: 'Remplis les cases',
    task: 'Écris dans chaque case le nombre qui manque. Les deux côtés de = valent autant.',
    words: { name: 'Nom', date: 'Date', key: 'réponses' },
    note: (grade, seed) => `Feuille ${seed}${after(', ', grade)}. Le même numéro donne la même feuille.`,
    played: 'Fait à partir d’une partie jouée.',
  },
  zh: {
    title: '填空',
    task: '在每个方框里写上缺少的数。等号两边的值相等。',
    words: { name: '姓名', date: '日期', key: '答案' },
    note: (grade, seed) => `第${seed}号${after('，', grade)}。同一个号码，同一份练习。`,
    played: '来自玩过的对局。',
  },
  ar: {
    title: 'املأ المربعات',
    task: 'اكتب في كل مربع العدد الناقص. طرفا المساواة متساويان في القيمة.',
    words: { name: 'الاسم', date: 'التاريخ', key: 'الحلول' },
    note: (grade, seed) =>
      `الورقة رقم \u2066${seed}\u2069${after('، ', grade && `\u2066${grade}\u2069`)}. الرقم نفسه يعطي الورقة نفسها.`,
    played: 'من مباراة سبق لعبها.',
  },
};
