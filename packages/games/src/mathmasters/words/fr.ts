// MathMasters in French, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { SignSet } from '@cardinal/number';
import { grammarFr as g, upper, type Cast } from '@cardinal/words';
import { cardName, numberOf, SUITS, suitOf, type CardId } from '../deck.ts';
import { HINTS } from '../options.ts';
import type { SetType } from '../sets.ts';
import type { DealScore, MathMastersEvent, MathMastersView } from '../types.ts';
import type { MathMastersLines } from './shape.ts';
import { taglines } from './taglines.ts';

const SUITS_FR = { match: 'Allumette', kite: 'Cerf-volant', ring: 'Anneau', tent: 'Tente' } as const;
const SETS_FR: Readonly<Record<SetType, string>> = {
  'same-number': 'Même nombre',
  times: 'Produit',
  'make-13': 'Treize',
  'all-four': 'Les quatre',
};
const MANY: Readonly<Record<number, string>> = { 2: 'deux', 3: 'trois' };
const points = g.counts({ one: '# point', other: '# points' });
const cards = g.counts({ one: '# carte', other: '# cartes' });

function cardWords(card: CardId): string {
  const suit = SUITS[suitOf(card)];
  return suit ? `${SUITS_FR[suit.id]} ${numberOf(card)}` : String(numberOf(card));
}

function setWords(setType: SetType, set: readonly CardId[], signs: SignSet = g.signs): string {
  const numbers = set.map(numberOf).sort((a, b) => a - b);
  const [first = 0, second = 0, third = 0] = numbers;
  switch (setType) {
    case 'same-number':
      return numbers.length === 1 ? `un ${first}` : `${MANY[numbers.length] ?? numbers.length} cartes de ${first}`;
    case 'all-four':
      return `les quatre cartes de ${first}`;
    case 'times':
      return g.isolated(`${first} ${signs.signs['*']} ${second} = ${third}`);
    case 'make-13':
      return g.isolated(`${numbers.join(' + ')} = 13`);
    default:
      return setType satisfies never;
  }
}

const NOT_STRONGER: Readonly<Record<SetType, string>> = {
  'same-number': 'Ce n’est pas plus fort. La combinaison la plus longue gagne, puis le plus grand nombre.',
  times: 'Ce n’est pas plus fort. Le résultat doit être plus grand.',
  'make-13': 'Ce n’est pas plus fort. Treize a besoin de plus de cartes que la combinaison du dessus.',
  'all-four': 'Ce n’est pas plus fort. Seul un plus grand nombre bat Les quatre.',
};

/** What is said of MathMasters at the table. */
export const fr: MathMastersLines = {
  title: 'MathMasters',
  tagline: taglines.fr,
  suits: SUITS_FR,
  setTypes: SETS_FR,
  cardName: cardWords,
  setName: setWords,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `À ${seats} avec ${hand} cartes chacun et ${HINTS} Indices, il faut ${needed} cartes, et le jeu en a ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `La place ${dealer} ne peut pas donner : il n’y a que ${seats} places.`,
    stale: () => 'Trop tard : une autre combinaison est maintenant dessus.',
    'must-lead': () => 'Tu entames, tu ne peux donc pas passer. Une carte suffit toujours.',
    'only-call': () => 'Personne ne peut jouer sur cette combinaison. Laisse-la, ou dis « Faux produit ! ».',
    'no-claim': () => 'Il n’y a pas de Produit à contester en ce moment.',
    'too-late': () => 'Trop tard : plus personne ne peut dire « Faux produit ! » sur cette combinaison.',
    'card-twice': () => 'La même carte est deux fois dans ta combinaison.',
    'not-in-hand': ({ card }) => `La carte ${card} n’est ni dans ta main ni un Indice.`,
    'one-hint': () => 'Tu peux prendre un Indice, pas plus.',
    'hint-used': () => 'Tu as déjà eu ton Indice pour cette manche.',
    'hint-alone': () => 'Un Indice va avec au moins une carte de ta main.',
    'not-yet': () => 'Produit et Treize ne se jouent pas encore dans cette manche.',
    'no-cards': () => 'Choisis d’abord des cartes.',
    'different-numbers': () => 'Ces cartes n’ont pas le même nombre.',
    'not-all-four': () => 'Il faut les quatre cartes d’un nombre pour Les quatre.',
    'not-three': ({ count }) => `Un Produit a exactement trois cartes. Tu en as choisi ${count}.`,
    'too-few': () => 'Treize a besoin d’au moins deux cartes.',
    'mixed-suits': () => 'Pour Treize, toutes les cartes sont de la même couleur.',
    'not-thirteen': ({ sum }) => `Ces cartes font ${sum}, pas 13.`,
    'not-times': ({ a, b, product, answer }) =>
      Number(a) < 2 ? 'On ne multiplie pas par 1 dans un Produit.' : `${a} × ${b} fait ${product}, pas ${answer}.`,
    'other-type': ({ top }) =>
      top === 'all-four'
        ? 'Sur Les quatre, on ne pose que Les quatre d’un plus grand nombre.'
        : `Ici il te faut plus fort de la sorte « ${SETS_FR[top as SetType]} », ou Les quatre.`,
    'not-stronger': ({ top }) => NOT_STRONGER[top as SetType],
  },
  tell: (event, cast) => tell(event as MathMastersEvent, cast),
  board: (view) => board(view as MathMastersView),
  tableCards: {
    1: {
      title: 'Ton tour',
      lines: [
        'Entame avec ce que tu veux, pose plus fort de la même sorte, ou passe.',
        'Qui pose la dernière combinaison gagne la pile et entame.',
        'Les cartes comptent leur nombre. Produit +3, Treize avec quatre cartes +3, Les quatre +5.',
        'Un Indice par manche : −1 si tu gagnes cette pile.',
      ],
    },
    2: {
      title: 'Même nombre · Les quatre',
      lines: [
        'Même nombre : 1 à 3 cartes d’un nombre. La combinaison la plus longue gagne, puis le plus grand nombre.',
        'Les quatre : les quatre d’un nombre. Bat toute autre combinaison. +5.',
      ],
    },
    3: {
      title: 'Produit · Treize',
      lines: [
        'Produit : 2 × 3 = 6. Trois cartes, nombres à partir de 2. Le plus grand résultat gagne. +3.',
        'Treize : des cartes d’une couleur qui font 13. La combinaison la plus longue gagne. Quatre cartes +3.',
        'Faux ? Dis « Faux produit ! » avant que la suite soit jouée.',
      ],
    },
  },
};

function tell(e: MathMastersEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${g.does(e.dealer, cast, 'donnes', 'donne')} en premier.`;
    case 'deal-begun': {
      const sets = e.tableCards.includes(3)
        ? 'Toutes les sortes de combinaisons se jouent.'
        : 'Seuls Même nombre et Les quatre se jouent.';
      return `Manche ${e.deal} sur ${e.deals}. ${cards(e.handSize)} chacun. Indices : ${g.listed(e.hints.map(cardWords))}. ${sets} ${g.does(e.leader, cast, 'entames', 'entame')}.`;
    }
    case 'hand-dealt':
      return `Tes cartes : ${g.listed(e.hand.map(cardWords))}.`;
    case 'set-laid': {
      const { seat, setType, cards: set, hint } = e.laid;
      const helped = hint === null ? '' : `, avec l’Indice ${cardWords(hint)}`;
      const name = setType === 'same-number' ? '' : `${SETS_FR[setType]} : `;
      return `${g.does(seat, cast, 'poses', 'pose')} ${name}${setWords(setType, set, cast.signs)}${helped}.`;
    }
    case 'passed':
      return `${g.does(e.seat, cast, 'passes', 'passe')}.`;
    case 'came-too-late':
      return `${g.does(e.seat, cast, 'arrives', 'arrive')} un instant trop tard.`;
    case 'claim-stood':
      return `${g.does(e.seat, cast, 'laisses', 'laisse')} ainsi.`;
    case 'wrong-times-called':
      return called(e, cast);
    case 'pile-won': {
      const bonus = e.bonus > 0 ? ` et ${e.bonus} pour la combinaison` : '';
      const cost = e.hintCost > 0 ? ', moins 1 pour l’Indice' : '';
      const wins = g.does(e.seat, cast, 'gagnes', 'gagne');
      return bonus || cost
        ? `${wins} la pile : ${points(e.sum)}${bonus}${cost}, ensemble ${e.points}.`
        : `${wins} la pile avec ${points(e.points)}.`;
    }
    case 'leads':
      return g.isYou(e.seat, cast) ? null : `${g.does(e.seat, cast, 'entames', 'entame')}.`;
    case 'hand-empty':
      return `${g.does(e.seat, cast, 'n’as', 'n’a')} plus de cartes.`;
    case 'deal-scored':
      return scored(e.deal, e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const [first = 0] = e.winners;
      if (e.winners.length === 1) return `${g.does(first, cast, 'gagnes', 'gagne')} avec ${total} !`;
      return `Victoire partagée : ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, avec ${total} !`;
    }
    default:
      return e satisfies never;
  }
}

function called(e: Extract<MathMastersEvent, { kind: 'wrong-times-called' }>, cast: Cast): string {
  const call = `${g.does(e.seat, cast, 'dis', 'dit')} « Faux produit ! »`;
  const claim = setWords('times', e.cards, cast.signs);
  const out = (seat: number): string => `${g.does(seat, cast, 'sors', 'sort')} de cette pile.`;
  if (!e.right) return `${call} Mais ${claim} est juste. ${out(e.seat)}`;
  return `${call} En effet : ${claim} est faux. Les cartes reviennent. ${out(e.against)} 1 point pour ${g.whom(e.seat, cast)}.`;
}

function scored(deal: number, score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const got = (score.points[seat] ?? 0) + (score.calls[seat] ?? 0);
    return `${upper(g.whom(seat, cast))} : ${got}, en tout ${total}.`;
  });
  return [`La manche ${deal} est finie.`, ...lines].join(' ');
}

function board(v: MathMastersView): string {
  const names = (some: readonly number[]): string => (some.length > 0 ? some.map(cardName).join(' ') : 'aucune');
  const seats = v.totals.map((total, seat) => {
    const flags = [v.out[seat] && 'dehors', v.passed.includes(seat) && 'passé'].filter((flag) => flag);
    return `  place ${seat}${seat === v.who ? ' (toi)' : ''} : ${cards(v.handCounts[seat] ?? 0)}, ${points(total)}${flags.length > 0 ? `, ${flags.join(', ')}` : ''}`;
  });
  const pile = v.pile.map(({ seat, setType, cards: set }) => `  place ${seat} : ${SETS_FR[setType]} ${names(set)}`);
  return [
    `Manche ${v.deal} sur ${v.deals}. Combinaisons : ${v.setTypes.map((setType) => SETS_FR[setType]).join(', ')}.`,
    ...seats,
    `Indices : ${names(v.hints)}${v.who !== 'watcher' && v.hintUsed[v.who] ? ' (le tien est utilisé)' : ''}`,
    pile.length > 0 ? 'Pile :' : 'Pas encore de pile.',
    ...pile,
    `Ta main : ${names(v.hand)}`,
  ].join('\n');
}
