// What the frame of a table says, in French.
import { FR } from '@cardinal/number';
import { deFr, grammarFr as g, kernelWhyFr } from '@cardinal/words';
import type { FrameWords } from './en.ts';

const minutes = g.counts({ one: '# minute', other: '# minutes' });
const seconds = g.counts({ one: '# seconde', other: '# secondes' });

/** French words of the frame. */
export const frameWordsFr: FrameWords = {
  voice: FR,
  you: 'Toi',
  scores: 'Points',
  player: 'Nom',
  log: 'Déroulement',
  logEmpty: 'Ce qui se passe s’écrit ici.',
  more: 'Points et déroulement',
  others: 'Autour de la table',
  acts: 'Ce que tu peux faire',
  close: 'Fermer',
  theirTurn: 'joue maintenant',
  timeLeft: (m, s) => (m > 0 ? `Il reste ${minutes(m)} et ${seconds(s)}` : `Il reste ${seconds(s)}`),
  sure: (act) => `${act} : vraiment ?`,
  sureYes: 'Oui',
  sureNo: 'Pas encore',
  noCall: 'Je n’annonce rien',
  nobodyCalls: 'Personne : on continue',
  whoCalls: 'Quelqu’un veut-il annoncer ? Regardez les cartes visibles.',
  overShoulder: (name) => `Tu regardes par-dessus l’épaule ${deFr(name)}.`,
  handOf: (name) => `Cartes ${deFr(name)}`,
  hintsLeft: (left) => (left === 0 ? 'plus d’indices' : left === 1 ? 'encore 1 indice' : `encore ${left} indices`),
  ownTime: (times) => (times === 0 ? 'sans limite de temps' : `${times}× le temps`),
  ownRange: (highest) => `cartes à soi jusqu’à ${highest}`,
  ownPile: 'Ta propre pioche',
  noHints: 'Tu as utilisé tous tes indices.',
  withoutHints: 'Tu joues cette partie sans indices.',
  hardness: { impossible: 'Impossible', hard: 'Difficile', medium: 'Moyen', easy: 'Facile' },
  away: 'Ailleurs',
  person: 'Humain',
  bot: 'Robot',
  level: { beginner: 'Robot débutant', easy: 'Robot facile', normal: 'Robot normal', expert: 'Robot expert' },
  hint: 'Indice',
  hintMore: 'Dis-m’en plus',
  hintWhole: 'Montrer toute la réponse',
  blank: 'case vide',
  why: kernelWhyFr,
};
