// French messages of the settings. Short words: a child of eight reads them.
import type { PageWords } from './ui-words.ts';

/** What the settings say in French. */
export const settingsFr: PageWords['settings'] = {
  pageTitle: 'Réglages',
  title: 'Réglages',
  kept: 'Ils sont gardés sur cet appareil seulement.',
  notKept: 'Ce navigateur ne garde rien, ils durent donc jusqu’à ce que tu fermes la page.',
  reset: 'Tout remettre comme au début',
  groups: {
    look: 'Apparence',
    cards: 'Cartes et signes',
    help: 'Aide pendant le jeu',
    play: 'Façon de jouer',
    keys: 'Touches à la table',
  },
  ownKeys: {
    note: 'Appuie sur un champ, puis sur les touches voulues. Retour arrière en désactive une.',
    off: 'aucune',
    usual: 'Reprendre les touches habituelles',
    acts: {
      main: 'Faire l’action principale',
      hand: 'Aller à mes cartes',
      acts: 'Aller à ce que je peux faire',
      hint: 'Demander un indice',
      say: 'Redire où on en est',
    },
    problems: {
      page: 'La page a besoin de ces touches partout.',
      browser: 'Le navigateur a besoin de ces touches.',
      reader: 'Les lecteurs d’écran ont besoin de ces touches : prends-en une avec Alt ou Ctrl, ou une touche F.',
      twice: 'Une autre ligne a déjà ces touches.',
    },
    fixed:
      'Ceci marche toujours : Tab avance, les flèches vont de carte en carte, Entrée et Espace appuient, Échap ferme. Sur tes cartes, les chiffres et les signes écrivent un calcul, Retour arrière enlève la dernière partie.',
    replay:
      'Quand on revoit une partie : les flèches gauche et droite avancent pas à pas, Début et Fin vont au début et à la fin, Espace lit et arrête, Page haut et Page bas vont aux moments clés.',
  },
  items: {
    theme: {
      label: 'Ambiance',
      explain: 'Clair comme le papier, ou sombre pour le soir.',
      values: { system: 'Comme mon appareil', light: 'Clair', dark: 'Sombre' },
    },
    motion: {
      label: 'Mouvement',
      explain: 'Si les cartes glissent ou sont simplement là.',
      values: { system: 'Comme mon appareil', full: 'Les cartes glissent', reduced: 'Sans mouvement' },
    },
    font: {
      label: 'Lettres',
      explain: 'Partout on distingue 1 et l, 6 et 9 ; prends celles que tu lis le mieux.',
      values: {
        house: 'Les nôtres : Atkinson Hyperlegible',
        system: 'Celles de mon appareil',
        wide: 'Lettres larges',
      },
    },
    spacing: {
      label: 'Espace entre les lettres',
      explain: 'Plus d’espace aide certaines personnes à lire.',
      values: { normal: 'Normal', wide: 'Large' },
    },
    contrast: {
      label: 'Contraste',
      explain: 'Des traits plus forts et de petits textes plus foncés.',
      values: { system: 'Comme mon appareil', more: 'Fort' },
    },
    textCards: { label: 'Cartes simples', explain: 'Seulement le nombre ou le nom, sans points ni images.' },
    signs: {
      label: 'Signes pour fois et divisé',
      explain: 'Comment les calculs sont écrits pour toi.',
      values: { language: 'Comme dans ma langue', cross: '× et ÷', dot: '· et :', colon: '× et :' },
    },
    liveValue: {
      label: 'Montrer la valeur en cours',
      explain: 'Ce que donne ton calcul pendant que tu le construis.',
    },
    hints: { label: 'Proposer des indices', explain: 'Un bouton qui aide pas à pas, chaque fois un peu plus.' },
    confirm: {
      label: 'Demander avant de valider',
      explain: 'Redemande avant un coup qu’on ne peut pas reprendre.',
      values: { auto: 'Sur les écrans tactiles', on: 'Toujours', off: 'Jamais' },
    },
    input: {
      label: 'Comment jouer une carte',
      explain: 'Appuyer marche toujours, au doigt, à la souris ou au clavier.',
      values: {
        any: 'Appuyer, taper ou glisser',
        tap: 'Appuyer seulement',
        type: 'Appuyer ou taper',
        drag: 'Appuyer ou glisser',
      },
    },
    keys: {
      label: 'Tes propres touches',
      explain:
        'Les touches ci-dessous, et ce que tu tapes sur tes cartes. Tab, Entrée et les flèches marchent toujours.',
    },
    sound: { label: 'Son', explain: 'De petits sons dans tous les jeux. Rien n’est dit par le son seul.' },
    warnings: { label: 'Les horloges préviennent', explain: 'À 60, 30 et 10 secondes, en couleur et en mots.' },
    timeFactor: {
      label: 'Temps quand je joue en solo',
      explain: 'Combien de temps en plus à une table où tu es la seule personne. C’est noté avec la partie.',
      values: {
        '1': 'Le temps habituel',
        '2': '2 fois plus long',
        '3': '3 fois plus long',
        '5': '5 fois plus long',
        '10': '10 fois plus long',
      },
    },
    pace: {
      label: 'Rythme des robots',
      explain: 'Combien de temps les robots prennent pour un coup.',
      values: { calm: 'Comme des gens', brisk: 'Rapide', instant: 'Tout de suite' },
    },
    lang: { label: 'Langue', explain: 'De la page et des cartes.' },
  },
};
