// What stands on the paper of Addition Mania in French.
import type { PaperWords } from './words-en.ts';

/** French. */
export const fr: PaperWords = {
  ranks: { A: 'As', J: 'Valet', Q: 'Dame', K: 'Roi' },
  suits: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
  card: (rank, suit) => (suit === undefined ? rank : `${rank} de ${suit}`),
  counts: (value) => `compte ${value}`,
  back: 'Carte à jouer',
  index: {
    title: 'Addition Mania : fiches',
    name: 'Mes estimations',
    alt: 'Fiche d’estimations',
    back: 'Fiche d’estimations',
    word: 'Mes estimations',
  },
  score: {
    title: 'Addition Mania : points',
    note: 'Seul exact 4, plusieurs exacts 3 chacun, seul plus proche 2, plusieurs aussi proches 1 chacun.',
    label: 'Tour',
    sum: 'Somme',
    guess: 'estimation',
    points: 'points',
    player: (n) => `Joueur ${n}`,
    total: 'Total',
  },
  work: {
    title: 'Addition Mania : additionne',
    task: 'Additionne les cartes. Un as compte 1 ; le valet, la dame et le roi comptent 11.',
    hidden:
      'L’anneau montre la somme de toutes les cartes. Combien compte la carte cachée ? Un as compte 1 ; le valet, la dame et le roi comptent 11.',
  },
  match: {
    title: 'Addition Mania : encore une fois',
    task: 'Ces tours de ta partie ont été les plus mal estimés. Additionne les cartes. Un as compte 1 ; le valet, la dame et le roi comptent 11.',
  },
};
