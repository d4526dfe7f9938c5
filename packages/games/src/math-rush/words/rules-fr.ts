// The rules of Math Rush told in our own words, in French.
import { DESIGN_DECK } from '../deck.ts';
import { mostPoints } from '../score.ts';
import type { RulesWords } from './rules-plan.ts';

/** Math Rush in French. */
export const rulesFr: RulesWords = {
  goal: {
    title: 'De quoi il s’agit',
    text: [
      'Vous jouez ensemble contre la montre : trois courses de trois minutes. Posez des additions et des soustractions dans l’ordre et finissez des objectifs. Chaque objectif fini rapporte ses étoiles.',
    ],
  },
  ready: {
    title: 'Préparation',
    text: [
      'À un ou deux, chacun tient 5 cartes ; à trois 4, à quatre 3, à cinq 2. Trois objectifs sont visibles.',
      'Regardez d’abord vos cartes et les objectifs. La course commence quand toute l’équipe est prête.',
    ],
  },
  race: {
    title: 'La course',
    text: [
      'On ne joue pas chacun son tour. Pose une carte à droite d’une rangée si son résultat est plus grand que tous ceux de la rangée (en montant) ou plus petit (en descendant).',
      'Une carte de même résultat peut toujours se poser sur une carte égale.',
      'Ce qui est posé reste. Une carte fausse gâche son objectif, sauf si une Aide l’enlève.',
      'Un objectif est fini quand sa rangée a exactement le nombre de cartes demandé. Un nouvel objectif arrive.',
    ],
    says: [
      '3, 7, 8 montent.',
      'Un deuxième 3 est sur le premier.',
      '5 n’est pas plus grand que 7.',
      '7 n’est pas pair.',
    ],
  },
  help: {
    title: 'Aide',
    text: [
      'Il y a trois cartes Aide pour toute la partie. Une Aide enlève autant de cartes que vous voulez d’une rangée, ou laisse tout le monde jeter des cartes et en piocher d’autres.',
      'L’Aide non utilisée rapporte 3, 5 ou 6 points pour une, deux ou trois cartes.',
    ],
  },
  check: {
    title: 'La vérification',
    text: [
      'Après chaque course, on vérifie les objectifs finis avec les lettres au dos : A est 0, B est 1 et ainsi de suite. Elles doivent suivre l’alphabet, en avant ou en arrière, avec des lettres égales dans une pile.',
      'Un objectif faux ne rapporte rien. Pour la course suivante, toutes les cartes reviennent ; l’Aide utilisée le reste.',
    ],
  },
  ratings: {
    title: 'Était-ce bien joué ?',
    text: [
      `De deux à cinq : 21 est bien, 36 très bien, 51 génial, 61 légendaire. Une personne : 31, 46, 66, 86. Avec ces cartes, il y a ${mostPoints(DESIGN_DECK.goals)} points au plus : 86 est donc hors d’atteinte.`,
      'La feuille de règles a peut-être inversé ces deux barèmes : une seule personne a moins de cartes, et il lui faut pourtant plus de points. Vous pouvez les échanger dans les réglages de la table.',
    ],
  },
  deck: {
    title: 'Bon à savoir',
    text: [
      'Les valeurs, lettres et objectifs des cartes imprimées ne sont pas publics. Les nôtres sont faits pour qu’une bonne équipe de trois arrive à « Très bien ».',
      '« Math Rush: Addition & Subtraction » est de John Coveyou et Steve Schlepphorst, Genius Games 2020. Cardinal est indépendant et raconte les règles avec ses mots.',
    ],
  },
};
