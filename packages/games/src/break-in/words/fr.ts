// Break In in French, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { EquationWhy, SignSet } from '@cardinal/number';
import { grammarFr as g, upper, type Cast } from '@cardinal/words';
import type { BreakInEvent, BreakInView, DealScore } from '../types.ts';
import type { BreakInLines } from './shape.ts';
import { glyph, shownFormula } from './shown-formula.ts';
import { taglines } from './taglines.ts';

const FACES = {
  '+': 'carte plus',
  '-': 'carte moins',
  x: 'carte fois',
  '/': 'carte divisé',
  '*': 'carte joker',
} as const;
const points = g.counts({ one: '# point', other: '# points' });
const cards = g.counts({ one: '# carte', other: '# cartes' });
const faceName = (face: string): string => FACES[face as keyof typeof FACES] ?? face;
const aCard = ({ face }: { readonly face: string }): string => `${/^\d$/.test(face) ? 'un' : 'une'} ${faceName(face)}`;
const theCard = ({ face }: { readonly face: string }): string => `${/^\d$/.test(face) ? 'le' : 'la'} ${faceName(face)}`;
const shown = (formula: string, signs?: SignSet): string => shownFormula(formula, signs ?? g.signs);

/** What is said of Break In at the table. */
export const fr: BreakInLines = {
  title: 'Break In',
  tagline: taglines.fr,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats }) =>
      `À ${seats}, il faut au moins ${needed} cartes, et le jeu en a ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `La place ${dealer} ne peut pas donner : il n’y a que ${seats} places.`,
    'pile-empty': () => 'Cette pile est vide. Prends dans l’autre.',
    'take-first': () => 'Prends d’abord une carte.',
    'already-taken': () => 'Tu as déjà pris ta carte pour ce tour.',
    'not-in-hand': () => 'Tu n’as pas cette carte.',
    'card-twice': () => 'Tu ne peux pas utiliser une carte deux fois.',
    'must-discard': ({ cards: many }) => `Tu as ${many} cartes. Poses-en une sur la défausse.`,
    'no-discard': ({ cards: many }) => `Tu n’as que ${many} cartes. On en pose une quand on en a plus de 10.`,
    'just-taken': () => 'Tu viens de prendre cette carte. Poses-en une autre.',
    'one-formula': () => 'Tu as déjà posé ton égalité pour ce tour.',
    'took-back': () => 'Ton égalité n’était pas vraie, tu n’en poses pas d’autre à ce tour.',
    'no-equals': () => 'Il n’y a plus de cartes égal.',
    unreadable: ({ slip, found }) => SLIPS[slip as EquationWhy](found === undefined ? '' : String(found)),
    'wrong-cards': ({ missing }) =>
      missing === undefined
        ? 'Ce ne sont pas les cartes de cette égalité.'
        : `Tu n’as pas toutes les cartes pour cela. Il manque : ${g.listed(String(missing).split(' ').map(faceName))}.`,
    'needs-operator': () =>
      'Une égalité a besoin d’un signe entre deux nombres, d’un côté au moins : plus, moins, fois ou divisé.',
    'needs-card': ({ card }) =>
      `L’annonce était pour ${theCard({ face: String(card) })} : il faut l’utiliser dans ton égalité.`,
    'division-by-zero': () => 'On ne peut pas diviser par 0.',
    'not-whole': ({ value }) => `Une étape donne ${g.figure(String(value))}. Ici chaque division doit tomber juste.`,
    'not-true': ({ left, right }) =>
      `Le côté gauche vaut ${g.figure(String(left))}, et le côté droit vaut ${g.figure(String(right))}.`,
    'no-window': () => 'Il n’y a pas de carte pour laquelle intervenir.',
    'too-late': () => 'Trop tard : plus personne ne peut intervenir pour cette carte.',
    'own-discard': () => 'C’est toi qui as jeté cette carte. Seuls les autres peuvent intervenir pour elle.',
    'called-before': () => 'Tu as déjà dit « Break in ! » pour cette carte.',
    'claim-first': () => 'Tu as dit « Break in ! ». Pose une égalité avec cette carte, ou rends-la.',
    'not-claiming': () => 'Tu n’as pas dit « Break in ! ».',
    'only-call': () => 'Ce n’est pas ton tour. Tu peux seulement dire « Break in ! » maintenant.',
    'not-last': () => 'La manche n’est pas encore à sa fin.',
    'judge-first': () => 'Quelqu’un a posé une égalité. Dis d’abord si elle est vraie.',
    'not-judging': () => 'Il n’y a pas d’égalité à juger pour toi.',
    stale: () => 'Trop tard : autre chose se trouve là maintenant.',
  },
  tell: (event, cast) => tell(event as BreakInEvent, cast),
  board: (view) => board(view as BreakInView),
};

const SLIPS: Readonly<Record<EquationWhy, (found: string) => string>> = {
  empty: () => 'Pose d’abord quelques cartes.',
  'too-long': () => 'Cette égalité est trop longue.',
  'too-deep': () => 'Il y a trop de parenthèses les unes dans les autres.',
  'unknown-sign': (found) => `Je ne sais pas lire « ${found} ». Utilise des chiffres, + − × : et =.`,
  'missing-number': () => 'Il manque un nombre ici.',
  'missing-sign': () => 'Il manque un signe ici : + − × ou :.',
  'unclosed-bracket': () => 'Cette parenthèse n’est jamais fermée.',
  'unopened-bracket': () => 'Cette parenthèse n’a jamais été ouverte.',
  'wrong-bracket': () => 'Cette parenthèse en ferme une d’une autre forme.',
  'brackets-not-allowed': () => 'Il n’y a pas de parenthèses dans ce jeu.',
  'leading-zero': () => 'Un nombre ne commence pas par 0.',
  'unary-minus': () => 'Il faut un nombre devant le signe moins.',
  'wild-unsaid': () => 'Dis quel signe est le joker.',
  'equals-not-allowed': () => 'Le signe égal ne peut pas être ici.',
  'no-equals': () => 'Une égalité a besoin d’un signe égal.',
  'two-equals': () => 'Une égalité n’a qu’un signe égal.',
  'empty-side': () => 'Un côté du signe égal est vide.',
};

function tell(e: BreakInEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${g.does(e.dealer, cast, 'donnes', 'donne')} en premier.`;
    case 'deal-begun':
      return `Manche ${e.deal}. ${g.does(e.dealer, cast, 'donnes', 'donne')} 7 cartes à chaque personne. ${g.does(e.first, cast, 'commences', 'commence')}.`;
    case 'hand-dealt':
      return `Tes cartes : ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'card-taken':
      if (e.from === 'discard' && e.card)
        return `${g.does(e.seat, cast, 'prends', 'prend')} ${theCard(e.card)} dans la défausse.`;
      if (e.card) return `Tu pioches ${aCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${g.who(e.seat, cast)} pioche une carte.`;
    case 'formula-shown':
      return `${g.does(e.formula.seat, cast, 'poses', 'pose')} ${shown(e.formula.text, cast.signs)}. Est-ce vrai ?`;
    case 'formula-laid': {
      const { seat, text, points: got } = e.formula;
      return `${g.does(seat, cast, 'poses', 'pose')} ${shown(text, cast.signs)} pour ${points(got)}. Reste : ${cards(e.cardsLeft)}.`;
    }
    case 'formula-doubted': {
      const doubts = g.does(e.seat, cast, 'en doutes', 'en doute');
      return e.right ? `${doubts}, et ce n’est pas vrai. Les cartes reviennent.` : `${doubts}, mais c’est vrai.`;
    }
    case 'turn-done':
      return `${g.does(e.seat, cast, 'ne poses', 'ne pose')} rien.`;
    case 'card-discarded':
      return `${g.does(e.seat, cast, 'jettes', 'jette')} ${aCard(e.card)}.`;
    case 'break-in-called':
      return `${g.does(e.seat, cast, 'dis', 'dit')} : Break in ! ${g.does(e.seat, cast, 'tiens', 'tient')} ${theCard(e.card)}.`;
    case 'called-too-late':
      return e.waits
        ? `${g.does(e.seat, cast, 'le dis', 'le dit')} aussi, et ${g.isYou(e.seat, cast) ? 'passes' : 'passe'} ensuite.`
        : `${g.does(e.seat, cast, 'le dis', 'le dit')} aussi, mais trop tard.`;
    case 'break-in-failed':
      return `${g.does(e.seat, cast, 'n’as', 'n’a')} pas d’égalité avec ${theCard(e.card)}. Cela coûte ${points(e.fine)}.`;
    case 'window-closed':
      return `Plus personne n’intervient pour ${theCard(e.card)}.`;
    case 'turn-begun':
      return g.isYou(e.seat, cast) ? null : `À ${g.who(e.seat, cast)} de jouer.`;
    case 'deal-scored':
      return scored(e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const [first] = e.winners;
      if (e.winners.length === 1 && first !== undefined)
        return `${g.does(first, cast, 'gagnes', 'gagne')} avec ${total} !`;
      return `Victoire partagée : ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, avec ${total} !`;
    }
    default:
      return e satisfies never;
  }
}

function scored(score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const parts = [`${score.laid[seat] ?? 0} pour les égalités`];
    const bonus = score.bonus[seat] ?? 0;
    const fine = score.fines[seat] ?? 0;
    if (bonus > 0) parts.push(`${bonus} pour les cartes des autres`);
    if (fine > 0) parts.push(`moins ${fine} pour les fausses annonces`);
    return `${upper(g.whom(seat, cast))} : ${g.listed(parts)}, ${points(total)} en tout.`;
  });
  return [ended(score, cast), ...lines].join(' ');
}

function ended({ ended: how, out }: DealScore, cast: Cast): string {
  switch (how) {
    case 'out':
      return out === null ? 'La manche est finie.' : `${g.does(out, cast, 'n’as', 'n’a')} plus de cartes.`;
    case 'pile':
      return 'La pioche est vide, la manche est donc finie.';
    case 'stalemate':
      return 'Personne n’avance, la manche est donc finie.';
    default:
      return how satisfies never;
  }
}

function board(v: BreakInView): string {
  const top = v.discard.at(-1);
  const face = (one: string): string => glyph(one, g.signs);
  const now = v.totals.map((total, seat) => total + (v.points[seat] ?? 0) - (v.fines[seat] ?? 0));
  const lines = [
    `Manche ${v.deal}. Points : ${now.map((total, seat) => `place ${seat} : ${total}`).join(', ')}.`,
    ...v.table.map(({ seat, text, points: got }) => `  place ${seat} : ${shown(text)} (${got})`),
    `Cartes en main : ${v.handCounts.map((count, seat) => `place ${seat} : ${count}`).join(', ')}. Pioche ${v.drawCount}. Défausse : ${top ? face(top.face) : 'vide'}.`,
  ];
  if (v.hand.length > 0) lines.push(`Tes cartes : ${v.hand.map((card) => face(card.face)).join(' ')}`);
  if (v.pending) lines.push(`À juger : ${shown(v.pending.text)}`);
  return lines.join('\n');
}
