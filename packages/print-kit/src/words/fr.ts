// What stands on sheets beside the cards in French.
import type { KitWords } from './en.ts';

/** French. */
export const fr: KitWords = {
  sheet: (n, of) => `Feuille ${n} sur ${of}`,
  fronts: (n) => `Faces, feuille ${n}`,
  backs: (n) => `Dos, feuille ${n}`,
  full: 'Imprime à 100 %, jamais « ajuster à la page ».',
  flips: {
    long: 'Recto verso, retourner sur le bord long.',
    short: 'Recto verso, retourner sur le bord court.',
    fold: 'Plie sur les tirets, colle, puis coupe.',
    none: 'Un seul côté.',
  },
  millimetres: '50 mm',
  inches: '2 pouces',
  spare: 'Carte de rechange',
  copy: (n, of) => `${n} sur ${of}`,
  calibration: {
    title: 'Essai d’imprimante',
    front: 'Recto',
    back: 'Verso',
    how: [
      'Imprime cette page recto verso, retournée sur le bord long, à 100 %. Mesure d’abord les deux règles.',
      'Tiens la feuille devant une lumière, ce côté vers toi. Au milieu, lis où la croix du verso tombe sur les deux échelles : tant de millimètres vers la droite, et tant vers le haut. Vers la gauche et le bas, on compte en moins.',
      'Lis ensuite combien plus bas se trouvent les croix de droite et de gauche. La droite moins la gauche, fois 0,36, est la rotation en degrés.',
      'Donne les trois nombres comme décalage de l’imprimante : droite, haut, rotation. Les dos se placent alors derrière leurs faces.',
    ],
  },
};
