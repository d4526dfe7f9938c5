// What stands on the paper of Break In.

const en = {
  back: 'Break In card',
  equals: 'Equals',
  equalsBack: 'Equals card',
  equalsDeck: 'Break In: equals cards',
  points: (points: string) => `${points} points`,
  signs: { '+': 'Plus', '-': 'Minus', x: 'Times', '/': 'Divide', '*': 'Wild sign' } as Readonly<
    Record<string, string>
  > & {
    readonly '*': string;
  },
  score: {
    title: 'Break In: scores',
    note: 'Digits count themselves, + and − 10, × and ÷ 15, = and the star 20. A failed break-in costs 25. Play until somebody has 1000.',
    label: 'Deal',
    deal: 'deal',
    total: 'total',
    player: (n: number) => `Player ${n}`,
  },
  work: {
    title: 'Break In: true formulas',
    task: 'Write a true formula with these cards and one equals sign. Digits side by side make a larger number. You need not use all cards.',
    words: { name: 'Name', date: 'Date', key: 'answers' },
    best: (formula: string, points: number) => `${formula}   (${points} points)`,
    note: (seed: string) => `Sheet ${seed}. The same number makes the same sheet.`,
  },
};

/** The words of one language. */
export type PaperWords = typeof en;

/** By language. */
export const words: { readonly en: PaperWords; readonly de: PaperWords } = {
  en,
  de: {
    back: 'Break-In-Karte',
    equals: 'Gleich',
    equalsBack: 'Gleichheitskarte',
    equalsDeck: 'Break In: Gleichheitskarten',
    points: (points) => `${points} Punkte`,
    signs: { '+': 'Plus', '-': 'Minus', x: 'Mal', '/': 'Geteilt', '*': 'Jokerzeichen' },
    score: {
      title: 'Break In: Punkte',
      note: 'Ziffern zählen sich selbst, + und − 10, × und ÷ 15, = und der Stern 20. Ein falscher Einbruch kostet 25. Gespielt wird, bis jemand 1000 hat.',
      label: 'Runde',
      deal: 'Runde',
      total: 'Summe',
      player: (n) => `Spieler ${n}`,
    },
    work: {
      title: 'Break In: Wahre Formeln',
      task: 'Schreibe eine wahre Formel aus diesen Karten und einem Gleichheitszeichen. Ziffern nebeneinander sind eine größere Zahl. Du musst nicht alle Karten nehmen.',
      words: { name: 'Name', date: 'Datum', key: 'Lösungen' },
      best: (formula, points) => `${formula}   (${points} Punkte)`,
      note: (seed) => `Blatt ${seed}. Dieselbe Nummer gibt dasselbe Blatt.`,
    },
  },
};
