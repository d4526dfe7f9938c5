// The house rules of MathMasters in French.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsFr: Wording<typeof optionsEn> = {
  table: {
    label: 'Type de table',
    explain: 'La table des jeunes est pour 8 et 9 ans : 10 cartes chacun, et seulement Même nombre et Les quatre.',
    values: { standard: 'Les quatre sortes de combinaisons', young: 'Table des jeunes' },
  },
  deals: {
    label: 'Manches',
    explain:
      'Combien de manches on joue. 0 veut dire comme dans les règles : 3, et à quatre 4. À la table des jeunes, 2 suffisent en cas de fatigue.',
  },
  firstDealer: {
    label: 'Qui donne en premier',
    explain: 'Qui donne à la première manche. La place suivante entame.',
    values: { '0': 'Place 1', '1': 'Place 2', '2': 'Place 3', '3': 'Place 4', random: 'Le hasard décide' },
  },
  referee: {
    label: 'Qui vérifie les produits',
    explain: 'On se vérifie les uns les autres et dit « Faux produit ! », ou Cardinal n’accepte aucun faux produit.',
    values: { table: 'Tout le monde', engine: 'C’est Cardinal' },
  },
  passIsFinal: {
    label: 'Passer est définitif',
    explain: 'Qui passe sort de cette pile. Sinon on peut revenir quand son tour revient.',
  },
  bonusPerSet: {
    label: 'Bonus pour chaque combinaison',
    explain: 'Qui gagne une pile reçoit le bonus de chaque combinaison, pas seulement de la dernière.',
  },
  endAtFirstOut: {
    label: 'Finir quand une main est vide',
    explain: 'La manche finit avec la pile où la première main se vide. Sinon on joue toutes les cartes.',
  },
  allSetsFromRound1: {
    label: 'Toutes les combinaisons tout de suite',
    explain: 'Produit et Treize se jouent aussi dans la première manche.',
  },
  handSize: {
    label: 'Cartes en main',
    explain:
      'Combien de cartes chacun reçoit. 0 veut dire comme dans les règles : 16, à quatre 12, à la table des jeunes 10.',
  },
  deck: {
    label: 'Jeu de cartes',
    explain:
      'Quelles cartes il y a : les couleurs de chaque nombre. M est Allumette (Match), K Cerf-volant, R Anneau, T Tente.',
  },
  seatTime: {
    label: 'Plus de temps pour une personne',
    explain: 'Aucun chrono ne tourne dans ce jeu : on peut annoncer tant que la suite n’est pas jouée.',
  },
  seatRange: {
    label: 'Des cartes à soi',
    explain:
      'Les 52 cartes sont distribuées, donc personne ne peut avoir un paquet à soi ; la table des jeunes facilite le jeu pour tous.',
  },
};
