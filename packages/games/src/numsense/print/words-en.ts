// What stands on the paper of Numsense in English, the type of all other languages.

/** English. */
export const en = {
  names: { W: 'Wild', D: 'Discard', M: 'Mirror', T: 'Target' },
  back: 'Numsense card',
  score: {
    title: 'Numsense: scores',
    note: 'On target: the points of all your cards. Else: minus the distance to the target.',
    label: 'Deal',
    row: (deal: number, cards: number) => `${deal} (${cards} cards)`,
    player: (n: number) => `Player ${n}`,
    total: 'Total',
  },
  work: {
    title: 'Numsense: make the target',
    task: 'Make the number in the ring. Use every card once, with + − × ÷ and brackets.',
    words: { name: 'Name', date: 'Date', key: 'answers' },
    note: (seed: string, hand: number) => `Sheet ${seed}, ${hand} cards. The same number makes the same sheet.`,
  },
  match: {
    title: 'Numsense: once again',
    task: 'These hands of your match could have hit the target. Find out how.',
  },
};

/** The words of one language. */
export type PaperWords = typeof en;
