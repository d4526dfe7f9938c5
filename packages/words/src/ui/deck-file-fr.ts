// French messages of deck files that cannot be read. Short words: a child of eight reads them.
import type { PageWords } from './ui-words.ts';

/** What is said in French of a deck file and its faults. */
export const deckFileFr: PageWords['deckFile'] = {
  bad: 'Ce fichier ne contient pas de cartes qui conviennent à ce jeu.',
  deck: 'Le paquet',
  card: { cards: (at) => `Carte ${at}`, numbers: (at) => `Carte nombre ${at}`, goals: (at) => `Objectif ${at}` },
  comma: ', ',
  or: ' ou ',
  code: (text) => text,
  at: (place, what) => `${place} : ${what}`,
  notJson: (line) =>
    line === null
      ? 'Ce fichier ne se lit pas comme du JSON.'
      : `Ce fichier ne se lit pas comme du JSON : regarde la ligne ${line}.`,
  otherFile: (field, found, wanted) => `Le fichier : ${field} indique ${found}. Il faut ${wanted}.`,
  missing: (wanted) => `cela manque. On peut y mettre ${wanted}.`,
  unknown: (known) => `rien ici ne porte ce nom. Les noms sont ${known}.`,
  value: (found, wanted) => `on y lit ${found}. On peut y mettre ${wanted}.`,
  length: (found, wanted) => `la liste est longue de ${found}. On peut y mettre ${wanted}.`,
  twice: (found) => `${found} est déjà dans la liste et ne peut y être qu’une fois.`,
  total: (found, most) => `Le paquet : ${found} cartes, c’est trop. Il en faut ${most} au plus.`,
  more: (faults) => (faults === 1 ? 'Et 1 autre erreur.' : `Et ${faults} autres erreurs.`),
  whole: (least, most) => `un nombre entier de ${least} à ${most}`,
  oneOf: (values) => `l’un de ${values}`,
  text: (most) => `un texte de ${most} caractères au plus`,
  letters: (of) => `des lettres de ${of}, chacune une fois au plus`,
  flag: 'true ou false',
  list: (least, most) => `une liste longue de ${least} à ${most}`,
  fields: (names) => `des accolades avec ${names}`,
};
