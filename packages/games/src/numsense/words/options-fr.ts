// The house rules of Numsense in French.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsFr: Wording<typeof optionsEn> = {
  variant: {
    label: 'Type de partie',
    explain: 'Combien de manches, combien de cartes en main, et comment on gagne.',
    values: {
      standard: 'Normale : 2, 3, 4, 5 puis 6 cartes en main',
      fixed: 'Le même nombre de cartes à chaque manche',
      'first-to': 'Atteindre d’abord un nombre de points',
      'ten-minutes': 'Contre la montre',
      marathon: 'Marathon : une carte de plus à chaque manche',
      'choose-target': 'La cible est choisie',
    },
  },
  deals: { label: 'Manches', explain: 'Combien de manches on joue avant de compter les points.' },
  handSize: {
    label: 'Cartes en main',
    explain: 'Combien de cartes tient chaque personne. Deux ou trois pour débuter.',
  },
  goal: { label: 'Points à atteindre', explain: 'Qui a d’abord autant de points à la fin d’une manche gagne.' },
  exactFinish: {
    label: 'Les atteindre exactement',
    explain: 'Seul ce nombre exact de points gagne. Les points qui le dépasseraient ne comptent pas.',
  },
  minutes: { label: 'Durée en minutes', explain: 'Combien de temps on joue. L’horloge s’arrête pendant la pause.' },
  whenTimeIsUp: {
    label: 'Quand le temps est écoulé',
    explain: 'Ce qu’on joue encore quand l’horloge sonne.',
    values: {
      'finish-hand': 'La manche se joue jusqu’au bout',
      'finish-turn': 'Le tour se finit, puis toutes les mains comptent telles quelles',
    },
  },
  decks: {
    label: 'Jeux de cartes',
    explain:
      'Combien de jeux sont mélangés. On joue tant qu’ils suffisent. 0 en prend assez pour 25 cartes par personne.',
  },
  lastHand: {
    label: 'Plus grande main',
    explain:
      '0 : on joue tant que les jeux suffisent. Sinon, un jeu s’ajoute dès qu’une manche en a besoin, et la partie finit après la manche avec autant de cartes en main.',
  },
  targets: {
    label: 'Cibles',
    explain: 'La même cible à chaque manche, ou 0, puis 1, puis 2 et ainsi de suite.',
    values: { same: 'Toujours la même', progression: '0, puis 1, puis 2…' },
  },
  target: {
    label: 'Cible',
    explain: 'Le nombre que tout le monde doit faire. 0, 1, 5 et 10 conviennent pour débuter.',
  },
  maxPlayers: {
    label: 'Personnes au plus',
    explain: 'Combien peuvent jouer. Il faut toujours assez de cartes pour toutes les mains.',
    values: {
      deck: 'Autant que le jeu de cartes le permet',
      '2': '2',
      '3': '3',
      '4': '4',
      '5': '5',
      '6': '6',
      '7': '7',
      '8': '8',
    },
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
      '6': 'Place 7',
      '7': 'Place 8',
      random: 'Le hasard décide',
    },
  },
  falseCall: {
    label: 'Un « Numsense ! » faux',
    explain: 'Ce qui arrive quand quelqu’un le dit et que le calcul ne donne pas la cible.',
    values: {
      refuse: 'On ne peut pas le dire',
      'lose-turn': 'Le tour est perdu',
      'minus-five': 'Le tour et 5 points sont perdus',
    },
  },
  referee: {
    label: 'Qui vérifie les calculs',
    explain:
      'Cardinal vérifie chaque annonce aussitôt, ou les autres peuvent en douter avant que la suite soit jouée. La main est alors montrée.',
    values: { engine: 'C’est Cardinal', table: 'Tout le monde' },
  },
  declareAfterDraw: {
    label: 'Annoncer après l’échange',
    explain: 'On peut aussi dire « Numsense ! » à la fin de son tour, après avoir posé une carte.',
  },
  stalemate: {
    label: 'Quand personne n’annonce',
    explain: 'Quand une manche finit sans annonce : toutes les mains sont alors comptées.',
    values: {
      second: 'La pioche est vide pour la deuxième fois',
      first: 'La pioche est vide pour la première fois',
      off: 'Jamais, tant que quelqu’un pioche',
    },
  },
  wholeNumbersOnly: {
    label: 'Nombres entiers seulement',
    explain: 'Chaque étape d’un calcul doit être un nombre entier. On ne peut pas utiliser 7 : 2.',
  },
  wildPoints: {
    label: 'Points des jokers',
    explain: 'Ce que vaut un joker quand la cible est atteinte.',
    values: { value: 'Le nombre qu’il représente', zero: 'Rien' },
  },
  discardWild: {
    label: 'Jouer une carte Défausse',
    explain: 'Si l’échange s’ajoute au tour ou est le tour. Comme tour entier, il peut attendre ton tour suivant.',
    values: { free: 'Il s’ajoute au tour', 'whole-turn': 'C’est le tour entier' },
  },
  autoBest: {
    label: 'Le meilleur calcul pour chaque main',
    explain: 'À la fin d’une manche, Cardinal trouve le meilleur calcul de chaque main. Personne n’a à l’écrire.',
  },
  deck: {
    label: 'Jeu de cartes',
    explain: 'Quelles cartes il y a et combien de chacune : des nombres de 0 à 99 et les quatre jokers.',
  },
  seatTime: {
    label: 'Plus de temps pour une personne',
    explain:
      'Personne n’a de chrono à soi ici : on réfléchit autant qu’on veut, et le chrono de « Contre la montre » est celui de tous.',
  },
  seatRange: {
    label: 'Des cartes à soi',
    explain:
      'Cette personne reçoit et pioche ses cartes dans son propre paquet : des nombres jusqu’à celui-ci, et les jokers. La cible est la même pour tous.',
  },
};
