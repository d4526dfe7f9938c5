// What stands on the paper of Numsense in German.
import type { PaperWords } from './words-en.ts';

/** German. */
export const de: PaperWords = {
  names: { W: 'Joker', D: 'Ablage', M: 'Spiegel', T: 'Ziel' },
  back: 'Numsense-Karte',
  score: {
    title: 'Numsense: Punkte',
    note: 'Ziel getroffen: die Punkte aller deiner Karten. Sonst: minus der Abstand zum Ziel.',
    label: 'Runde',
    row: (deal, cards) => `${deal} (${cards} Karten)`,
    player: (n) => `Person ${n}`,
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
  },
};
