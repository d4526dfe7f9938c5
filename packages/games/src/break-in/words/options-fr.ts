// The house rules of Break In in French.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsFr: Wording<typeof optionsEn> = {
  goal: { label: 'Points à atteindre', explain: 'La partie finit après la manche où quelqu’un y arrive.' },
  mostDeals: {
    label: 'Nombre maximal de manches',
    explain: 'Après autant de manches, la partie finit de toute façon.',
  },
  firstDealer: {
    label: 'Qui donne en premier',
    explain: 'Qui donne à la première manche. La place suivante commence.',
    values: {
      '0': 'Place 1',
      '1': 'Place 2',
      '2': 'Place 3',
      '3': 'Place 4',
      '4': 'Place 5',
      '5': 'Place 6',
      random: 'Le hasard décide',
    },
  },
  dealerLeft: {
    label: 'La donne passe à gauche',
    explain: 'D’après les règles, la donne passe à droite, contre le sens du jeu. Ici elle passe à gauche.',
  },
  formulasPerTurn: {
    label: 'Égalités par tour',
    explain: 'Combien d’égalités tu peux poser en un tour.',
    values: { '1': 'Une', any: 'Autant que tu peux' },
  },
  requireOperator: {
    label: 'Un signe dans chaque égalité',
    explain: 'Une égalité a besoin d’au moins une carte plus, moins, fois, divisé ou joker. Sans cela, 5 = 5 compte.',
  },
  leftToRight: {
    label: 'De gauche à droite',
    explain: 'On calcule dans l’ordre des signes. D’habitude, fois et divisé passent d’abord.',
  },
  freeBrackets: { label: 'Parenthèses', explain: 'Tu peux mettre des parenthèses où tu veux. Elles ne coûtent rien.' },
  unaryMinus: {
    label: 'Nombres en dessous de zéro',
    explain: 'Une carte moins peut se tenir devant un nombre, comme dans −3 + 5 = 2.',
  },
  wholeDivision: {
    label: 'Pas de fractions',
    explain: 'Chaque division doit tomber juste. On ne peut pas utiliser 7 : 2.',
  },
  returnTaken: {
    label: 'Reposer une carte aussitôt',
    explain: 'Si tu peux jeter la carte que tu as prise dans la défausse pendant ce tour.',
    values: { allowed: 'Permis', refused: 'Pas permis' },
  },
  stalemateLaps: {
    label: 'Tours de table sans progrès',
    explain: 'La manche finit après autant de tours de table où personne ne pioche ni ne pose d’égalité.',
  },
  breakInSeconds: {
    label: 'Secondes pour annoncer',
    explain:
      'Combien de temps après une défausse on peut dire « Break in ! ». Avec 0, jusqu’à ce que la place suivante prenne une carte.',
  },
  queueCallers: {
    label: 'La deuxième annonce peut essayer',
    explain: 'Si la première personne ne trouve pas d’égalité, la suivante reçoit la carte.',
  },
  breakInIsTheTurn: {
    label: 'Intervenir, c’est le tour',
    explain: 'Après une intervention, la place suivante continue. D’habitude on joue d’abord un tour entier.',
  },
  referee: {
    label: 'Qui vérifie les égalités',
    explain: 'Cardinal vérifie chaque égalité, ou les autres la regardent et peuvent douter.',
    values: { engine: 'C’est Cardinal', table: 'Les autres' },
  },
  endlessEquals: {
    label: 'Cartes égal sans fin',
    explain: 'Il y a toujours une carte égal pour l’égalité suivante.',
  },
  equalsCards: { label: 'Cartes égal', explain: 'Combien d’égalités on peut poser en une manche.' },
  deck: {
    label: 'Jeu de cartes',
    explain: 'Quelles cartes il y a et combien de chacune : des chiffres, les quatre signes et des jokers.',
  },
  seatTime: {
    label: 'Plus de temps pour une personne',
    explain:
      'Par combien on multiplie les secondes de cette personne pour intervenir. Pendant ce temps, personne ne pioche.',
  },
  seatRange: {
    label: 'Des cartes à soi',
    explain:
      'Cette personne reçoit et pioche ses cartes dans son propre paquet : des chiffres jusqu’à celui-ci, avec + et −, sans fois ni divisé. Les petites cartes rapportent moins.',
  },
};
