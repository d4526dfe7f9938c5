// What stands on the paper of Break In in English, the type of all other languages.

/** English. */
export const en = {
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
  match: {
    title: 'Break In: once again',
    task: 'Somebody held these cards, and a better formula was in them than the one that was laid, or one where none was laid. Find it.',
  },
};

/** The words of one language. */
export type PaperWords = typeof en;
