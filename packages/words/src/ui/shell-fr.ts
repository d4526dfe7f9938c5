// French messages of the shell: what is said before and around a match. Short words: a child of eight reads them.
import { namesFr } from './names-fr.ts';
import type { UiWords } from './ui-words.ts';

/** What the shell says in French. */
export const uiFr: UiWords = {
  brand: 'Cardinal',
  names: namesFr,
  skip: 'Aller au contenu',
  toHome: 'Accueil',
  table: {
    pageTitle: (game) => `${game} : la table`,
    pause: 'Pause',
    paused: 'En pause',
    pausedText: 'L’horloge est arrêtée. Prends ton temps.',
    resume: 'Reprendre',
    menu: 'Menu',
    rules: 'Règles',
    close: 'Fermer',
  },
  broken: 'Quelque chose s’est mal passé',
  loading: 'Un instant…',
  load: { failed: 'Le chargement n’a pas réussi. Vérifie ta connexion et réessaie.', again: 'Réessayer' },
};
