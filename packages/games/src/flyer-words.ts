// What stands on flyers beside a game's own words, by language.
import { grammarAr as g, type Lang } from '@cardinal/words';

interface FlyerWords {
  readonly players: (from: number, to: number) => string;
  readonly minutes: (from: number, to: number) => string;
  readonly age: (age: number) => string;
  readonly scan: string;
  /** `by`: null where nobody knows. */
  readonly by: (by: string | null) => string;
}

const range = (from: number, to: number, between: string): string =>
  from === to ? String(from) : `${from}${between}${to}`;
const ARABIC_PLAYERS = g.counts({
  one: 'لاعب واحد',
  two: 'لاعبان',
  few: '# لاعبين',
  many: '# لاعبًا',
  other: '# لاعب',
});
const ARABIC_MINUTES = g.counts({
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
});

/** By language. */
export const flyerWords: Readonly<Record<Lang, FlyerWords>> = {
  en: {
    players: (from, to) => `${range(from, to, ' to ')} players`,
    minutes: (from, to) => `${range(from, to, ' to ')} minutes`,
    age: (age) => `from ${age} years`,
    scan: 'Play it here, free, without an account:',
    by: (by) => (by === null ? 'Author unknown' : `Game by ${by}`),
  },
  de: {
    players: (from, to) => `${range(from, to, ' bis ')} Personen`,
    minutes: (from, to) => `${range(from, to, ' bis ')} Minuten`,
    age: (age) => `ab ${age} Jahren`,
    scan: 'Hier spielen, kostenlos und ohne Konto:',
    by: (by) => (by === null ? 'Autor unbekannt' : `Spiel von ${by}`),
  },
  es: {
    players: (from, to) => `${range(from, to, ' a ')} participantes`,
    minutes: (from, to) => `${range(from, to, ' a ')} minutos`,
    age: (age) => `desde ${age} años`,
    scan: 'Juega aquí, gratis y sin cuenta:',
    by: (by) => (by === null ? 'Autor desconocido' : `Juego de ${by}`),
  },
  fr: {
    players: (from, to) => `${range(from, to, ' à ')} joueurs`,
    minutes: (from, to) => `${range(from, to, ' à ')} minutes`,
    age: (age) => `dès ${age} ans`,
    scan: 'Joue ici, gratuitement et sans compte :',
    by: (by) => (by === null ? 'Auteur inconnu' : `Jeu de ${by}`),
  },
  zh: {
    players: (from, to) => `${range(from, to, '到')}人`,
    minutes: (from, to) => `${range(from, to, '到')}分钟`,
    age: (age) => `${age}岁以上`,
    scan: '在这里玩，免费，不用注册：',
    by: (by) => (by === null ? '作者不详' : `游戏作者：${by}`),
  },
  ar: {
    players: (from, to) => (from === to ? ARABIC_PLAYERS(to) : `من ${from} إلى ${ARABIC_PLAYERS(to)}`),
    minutes: (from, to) => (from === to ? ARABIC_MINUTES(to) : `من ${from} إلى ${ARABIC_MINUTES(to)}`),
    age: (age) => `من عمر ${age} سنوات`,
    scan: 'العب هنا، مجانًا ومن دون حساب:',
    by: (by) => (by === null ? 'المؤلف غير معروف' : `اللعبة من تأليف ${by}`),
  },
};
