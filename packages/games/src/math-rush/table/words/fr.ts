// What the table of Math Rush says, in French.
import { grammarFr as g } from '@cardinal/words';
import type { TableWords } from './en.ts';

const points = g.counts({ one: '# point', other: '# points' });
const cards = g.counts({ one: '# carte', other: '# cartes' });

/** French words of this table. */
export const fr: TableWords = {
  table: 'Table de Math Rush',
  heading: (race) => `Course ${race} sur 3`,
  stars: g.counts({ one: '# étoile', other: '# étoiles' }),
  helps: (help) => `Aide : ${help}`,
  holds: (n) => `${cards(n)} en main`,
  hand: 'Tes cartes',
  goals: 'Objectifs',
  up: 'en montant',
  down: 'en descendant',
  limits: {
    none: 'au choix',
    sums: 'seulement +',
    differences: 'seulement −',
    even: 'pairs',
    odd: 'impairs',
    above: 'plus de 11',
    below: 'moins de 9',
  },
  progress: (have, need) => `${have} sur ${need}`,
  row: (row, goal) => `${row === null ? 'Rangée finie' : `Rangée ${row}`} : ${goal}`,
  right: 'La poser à droite',
  onTop: (value) => `La poser sur ${value}`,
  onCard: (card, value) => `La poser sur ${card}, qui fait ${value}`,
  gap: 'La poser dans le trou',
  finished: 'fini',
  ready: 'C’est bon !',
  readyBanner: { strong: 'Regarde tes cartes et les objectifs.', text: 'Dis quand c’est bon pour toi.' },
  waitReady: { strong: 'C’est bon pour toi.', text: 'On attend les autres.' },
  pick: { strong: 'Touche une carte,', text: 'puis la rangée où elle va.' },
  picked: (text) => ({ strong: `${text}.`, text: 'Où va-t-elle ?' }),
  draw: 'Piocher',
  helpClear: 'Aide : enlever',
  helpRedraw: 'Aide : nouvelles cartes',
  clearing: { strong: 'Touche les cartes à enlever,', text: 'toutes dans une rangée.' },
  takeAway: (n) => `En enlever ${n}`,
  undo: 'Annuler',
  stop: 'Finalement non',
  choose: { strong: 'Choisis les cartes que tu jettes.', text: 'Tout le monde en reçoit d’autres.' },
  throwAway: (n) => (n === 0 ? 'Tout garder' : `En jeter ${n}`),
  chosen: { strong: 'Tu as choisi.', text: 'On attend les autres.' },
  asks: (name) => ({ strong: `${name} demande :`, text: 'on utilise une Aide pour de nouvelles cartes ?' }),
  yes: 'Oui',
  no: 'Non',
  done: 'On a fini',
  saidDone: { strong: 'Tu t’arrêterais ici.', text: 'On attend les autres.' },
  show: 'Montrer mes cartes',
  hide: 'Cacher mes cartes',
  hint: 'Indice',
  hintNoFit: 'Aucune de tes cartes ne va pour l’instant.',
  hintCan: (labels) => `Tu peux toucher ${labels.map((label) => `« ${label} »`).join(' ou ')}.`,
  hintWait: 'Maintenant, tu ne peux qu’attendre.',
  hintFits: (count, cards) =>
    cards === 1
      ? 'Ta carte va quelque part.'
      : `Sur tes ${cards} cartes, ${count === 1 ? '1 va' : `${count} vont`} quelque part.`,
  hintRow: (row, way, limit) => `Regarde la rangée ${row} : ${way}, ${limit}.`,
  hintEqual: (value) => `Cherche une carte qui fait aussi ${value}.`,
  hintBetween: (above, below) => `Il y va une carte entre ${above} et ${below}.`,
  hintAbove: (above) => `Ensuite vient une carte au-dessus de ${above}.`,
  hintBelow: (below) => `Ensuite vient une carte en dessous de ${below}.`,
  hintAny: 'Il n’y a encore rien : toute carte que l’objectif accepte peut commencer.',
  hintShape: (shape) => `Elle va là où est la case : ${shape}`,
  hintWhole: (card, value, row, where) => `${card} fait ${value}. Rangée ${row} : ${where}.`,
  check: (race) => `La vérification après la course ${race}`,
  right_: (stars) => `juste, ${stars}`,
  faults: {
    stack: 'cartes inégales dans une pile',
    order: 'pas dans l’ordre',
    limit: 'une carte que l’objectif ne prend pas',
  },
  noGoals: 'Aucun objectif fini cette fois.',
  goalsTook: (goals, looks) =>
    `Qui retourne les cartes une par une et choisit toujours bien a besoin d’environ ${looks} cartes pour ${goals === 1 ? 'le premier objectif' : `les ${goals} premiers objectifs`}.`,
  goalsImpossible: 'Il y a trop peu de cartes en jeu pour l’un des premiers objectifs.',
  next: 'Course suivante',
  again: 'Rejouer',
  leave: 'Partir',
  checked: (n, goals) => ({
    strong: `${points(n)} dans cette course.`,
    text:
      goals > 0
        ? 'Les lettres disent quels objectifs sont justes.'
        : 'Seuls les objectifs finis rapportent des points.',
  }),
  over: (total, rating) => ({ strong: `${points(total)} : ${rating} !`, text: 'La partie est finie.' }),
  helpColumn: 'Aide non utilisée',
  bonus: (n) => `Aide non utilisée : ${points(n)}`,
  watch: { text: 'Tu regardes.' },
  open: 'cartes visibles',
  scores: 'Points par course',
  sum: 'Somme',
  team: 'Équipe',
  cardName: (text) => text.replace('−', 'moins').replace('+', 'plus'),
};
