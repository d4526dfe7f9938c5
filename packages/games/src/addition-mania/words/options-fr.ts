// The house rules of Addition Mania in French.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name and one line for every option. */
export const optionsFr: Wording<typeof optionsEn> = {
  consolation: {
    label: 'Points pour l’estimation suivante',
    explain: 'Quand quelqu’un tombe juste, l’estimation la plus proche ensuite marque aussi.',
  },
  showLeftovers: {
    label: 'Montrer les cartes restantes',
    explain: 'Les cartes qui restent après la donne sont visibles.',
  },
  memoryMode: { label: 'Jeu de mémoire', explain: 'On ne peut pas revoir les cartes des tours précédents.' },
  guessTimer: {
    label: 'Secondes pour estimer',
    explain: 'Combien dure chaque tour. 0 veut dire : prenez votre temps.',
  },
  deck: { label: 'Jeu de cartes', explain: 'Les cartes avec lesquelles on joue : un jeu de 52, as 1, figures 11.' },
  seatTime: {
    label: 'Plus de temps pour une personne',
    explain:
      'Par combien on multiplie les secondes de cette personne pour estimer. Le tour attend ceux qui en ont plus.',
  },
  seatRange: {
    label: 'Des cartes à soi',
    explain: 'On estime la somme des cartes de tous, donc toutes les cartes viennent ici d’un seul paquet.',
  },
};
