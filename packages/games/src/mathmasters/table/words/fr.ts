// What the table of MathMasters says, in French.
import { grammarFr as g } from '@cardinal/words';
import type { TableWords } from './en.ts';

const cards = g.counts({ one: '# carte', other: '# cartes' });

/** French words of this table. */
export const fr: TableWords = {
  table: 'Table de MathMasters',
  heading: (deal, deals) => `Manche ${deal} sur ${deals}`,
  points: g.counts({ one: '# point', other: '# points' }),
  holds: (n) => `${cards(n)} en main`,
  hand: 'Tes cartes',
  dealtSets: (sets) => `Combinaisons de deux cartes ou plus dans la main reçue, indices compris : ${sets}.`,
  hints: 'Indices',
  hint: (card) => `Indice : ${card}`,
  pile: 'La pile',
  emptyPile: 'Il n’y a encore rien.',
  sets: { 'same-number': 'Même nombre', times: 'Produit', 'make-13': 'Treize', 'all-four': 'Les quatre' },
  layAs: (set) => `Poser ${set}`,
  claim: 'Annoncer Produit',
  pass: 'Passer',
  wrong: 'Faux produit !',
  stand: 'Laisser ainsi',
  clear: 'Vider',
  undo: 'Annuler',
  show: 'Que puis-je poser ?',
  ways: (n) =>
    n === 0
      ? 'Tu ne peux rien poser ici : passe.'
      : n === 1
        ? 'Tu peux poser une combinaison.'
        : `Tu peux poser ${n} combinaisons différentes.`,
  hintType: (set) => `Cherche une combinaison de cette sorte : ${set}.`,
  hintBeat: {
    'same-number': (count, number) =>
      count === 1
        ? `Il faut un nombre plus grand que ${number}, ou plus de cartes.`
        : `Il faut ${count} cartes d’un nombre plus grand que ${number}, ou plus de cartes.`,
    times: (_, number) => `Son résultat doit être plus grand que ${number}.`,
    'make-13': (count) => `Il faut plus de ${count} cartes.`,
    'all-four': (_, number) => `Son nombre doit être plus grand que ${number}.`,
  },
  hintBeatsAll: 'Les quatre cartes d’un même nombre battent toute autre sorte.',
  hintSize: (count, largest) =>
    count === 1
      ? 'C’est une seule carte.'
      : largest === null
        ? `Elle a ${count} cartes.`
        : `Elle a ${count} cartes, et son plus grand nombre est ${largest}.`,
  hintShape: (shape) => `Elle a cette forme : ${shape}`,
  hintWhole: (set, cards, points) => `Pose ${set} : ${cards}. Cartes et bonus valent ${points} si tu gagnes la pile.`,
  hintTakes: (card) => `${card} est un indice : cela coûte 1 point.`,
  lead: { strong: 'Tu entames.', text: 'Pose ce que tu veux.' },
  leadOf: (sets) => ({ strong: 'Tu entames.', text: `Dans cette manche, tu peux poser : ${sets}.` }),
  followAllFour: { strong: 'À toi :', text: 'pose Les quatre avec un nombre plus grand, ou passe.' },
  follow: (set) => ({ strong: 'À toi :', text: `bats « ${set} », pose Les quatre ou passe.` }),
  judge: { strong: 'Ce produit est-il juste ?', text: 'Laisse-le, ou dis qu’il est faux.' },
  mayCall: { strong: 'Un Produit !', text: 'Dis-le s’il est faux.' },
  picked: (set, sum) => ({ strong: `${set} :`, text: `${sum} sur la pile.` }),
  noSet: { strong: 'Pas encore une combinaison.', text: 'Choisis plus de cartes, ou d’autres.' },
  wait: (name) => ({ text: `${name} réfléchit.` }),
  between: { strong: 'La manche est finie.', text: 'Regarde les points.' },
  over: (names) => ({ strong: 'La partie est finie.', text: `Victoire : ${names}.` }),
  watch: { text: 'Tu regardes.' },
  passed: 'a passé',
  by: (name) => `par ${name}`,
  next: 'Manche suivante',
  again: 'Rejouer',
  leave: 'Partir',
  deal: (deal) => `Manche ${deal}`,
  scores: 'Points par manche',
  sum: 'Somme',
  you: 'Toi',
};
