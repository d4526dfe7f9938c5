// What stands on the paper of Numsense.

const en = {
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
    note: 'Made from a match that was played.',
  },
};

/** By language. */
export const words: { readonly en: typeof en; readonly de: typeof en } = {
  en,
  de: {
    names: { W: 'Joker', D: 'Ablage', M: 'Spiegel', T: 'Ziel' },
    back: 'Numsense-Karte',
    score: {
      title: 'Numsense: Punkte',
      note: 'Ziel getroffen: die Punkte aller deiner Karten. Sonst: minus der Abstand zum Ziel.',
      label: 'Runde',
      row: (deal, cards) => `${deal} (${cards} Karten)`,
      player: (n) => `Spieler ${n}`,
      total: 'Summe',
    },
    work: {
      title: 'Numsense: Triff das Ziel',
      task: 'Rechne so, dass die Zahl im Ring herauskommt. Nimm jede Karte einmal, mit + − × ÷ und Klammern.',
      words: { name: 'Name', date: 'Datum', key: 'Lösungen' },
      note: (seed, hand) => `Blatt ${seed}, ${hand} Karten. Dieselbe Nummer gibt dasselbe Blatt.`,
    },
    match: {
      title: 'Numsense: noch einmal',
      task: 'Diese Karten aus eurer Partie hätten das Ziel getroffen. Finde heraus, wie.',
      note: 'Aus einer gespielten Partie.',
    },
  },
};
