// The house rules of Math Rush in French.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsFr: Wording<typeof optionsEn> = {
  minutes: {
    label: 'Temps d’une course',
    explain: 'La boîte dit trois minutes. Choisissez ce qui vous convient ; le résultat dit quel temps vous avez pris.',
    values: {
      '3': 'Trois minutes',
      off: 'Sans horloge',
      '1': 'Une minute',
      '6': 'Six minutes',
      '10': 'Dix minutes',
      '30': 'Trente minutes',
    },
  },
  plays: {
    label: 'Cartes dans une course',
    explain:
      'Une course finit après autant de cartes, et non à l’horloge. 74 demandent autant que les trois minutes. 0 : à l’horloge.',
  },
  referee: {
    label: 'Qui vérifie',
    explain:
      'Les erreurs restent jusqu’à la vérification après la course, ou Cardinal refuse une carte qui ne va pas, avec la raison.',
    values: { table: 'Tout le monde', engine: 'C’est Cardinal' },
  },
  fillGaps: { label: 'Remplir les trous', explain: 'Là où une Aide a enlevé une carte, on peut en mettre une autre.' },
  helpOnCompleted: {
    label: 'Aide sur les objectifs finis',
    explain: 'L’Aide peut prendre des cartes d’un objectif fini et le rouvrir.',
  },
  autoDraw: { label: 'Piocher tout seul', explain: 'Dès que tu poses une carte, une nouvelle arrive.' },
  swapScoreTables: {
    label: 'Échanger les barèmes',
    explain: 'La feuille de règles a peut-être inversé les barèmes pour une et pour plusieurs personnes.',
  },
  noAdvanced: {
    label: 'Sans cartes difficiles',
    explain: 'Les plus jeunes laissent de côté les cartes et objectifs difficiles.',
  },
  freeHelp: {
    label: 'Aide libre',
    explain: 'Les plus jeunes peuvent jeter des cartes à tout moment. L’Aide non utilisée ne rapporte rien.',
  },
  oneGoal: {
    label: 'Un objectif à la fois',
    explain: 'Les plus petits travaillent à un seul objectif et peuvent en déplacer les cartes.',
  },
  noTimer: { label: 'Sans chronomètre', explain: 'Les plus petits jouent sans horloge.' },
  deck: {
    label: 'Jeu de cartes',
    explain: 'Les cartes nombre et les objectifs. Ceux qui sont imprimés ne sont pas publics : ceux-ci sont de nous.',
  },
  seatTime: {
    label: 'Plus de temps pour une personne',
    explain:
      'Le chrono d’une course est celui de l’équipe, personne n’a de temps à soi : choisis une course plus longue, ou sans chrono, dans les règles maison.',
  },
  seatRange: {
    label: 'Des cartes à soi',
    explain:
      'Cette personne reçoit et pioche ses cartes dans son propre paquet : des additions et soustractions jusqu’à ce nombre, sans cartes difficiles.',
  },
};
