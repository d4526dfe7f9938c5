// Numsense in French, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import { parse, print, type ParseWhy } from '@cardinal/number';
import { grammarFr as g, upper, type Cast, type Facts } from '@cardinal/words';
import { GRAMMAR } from '../sentence.ts';
import type { Card, DealScore, NumsenseEvent } from '../types.ts';
import type { NumsenseLines } from './shape.ts';
import { taglines } from './taglines.ts';

const FACES = { W: 'Joker', D: 'Défausse', M: 'Miroir', T: 'Cible' } as const;
const points = g.amounts({ one: '# point', other: '# points' });
const cards = g.counts({ one: '# carte', other: '# cartes' });
const faceName = (face: number | string): string => FACES[face as keyof typeof FACES] ?? String(face);
const aCard = ({ face }: Card): string => (typeof face === 'number' ? `un ${face}` : `une carte ${faceName(face)}`);
const theCard = ({ face }: Card): string => (typeof face === 'number' ? `le ${face}` : `la carte ${faceName(face)}`);

/** What is said of Numsense at the table. */
export const fr: NumsenseLines = {
  title: 'Numsense',
  tagline: taglines.fr,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `À ${seats} avec ${hand} cartes chacun, il faut ${needed} cartes, et le jeu en a ${have}.`,
    'no-number-cards': () => 'Il n’y a pas de cartes nombre, donc pas de cible.',
    'too-many-players': ({ seats, most }) => `${seats}, c’est trop : il est réglé que ${most} jouent au plus.`,
    'no-such-dealer': ({ dealer, seats }) => `La place ${dealer} ne peut pas donner : il n’y a que ${seats} places.`,
    'pile-empty': () => 'Cette pile est vide. Prends dans l’autre.',
    'take-first': () => 'Prends d’abord une carte. Ensuite tu peux en poser une.',
    'put-first': () => 'Tu as une carte de trop. Poses-en d’abord une.',
    'already-taken': () => 'Tu as déjà pris ta carte pour ce tour.',
    'not-in-hand': () => 'Tu n’as pas cette carte.',
    'not-a-discard-wild': () => 'Seule une carte Défausse s’échange contre une carte de la pile.',
    spent: () => 'Cette carte Défausse compte maintenant 0. Elle ne peut plus être échangée dans cette manche.',
    'not-in-pile': () => 'Cette carte n’est pas dans la défausse.',
    'discard-empty': () => 'La défausse est vide, il n’y a rien à échanger.',
    'no-call': () => 'Il n’y a pas d’annonce à mettre en doute.',
    'cannot-declare': () => 'Tu ne peux pas dire « Numsense ! » maintenant.',
    'already-written': () => 'Tu as déjà écrit ton calcul.',
    unreadable: ({ slip, found }) => SLIPS[slip as ParseWhy](found === undefined ? '' : String(found)),
    'wrong-cards': wrongCards,
    'division-by-zero': () => 'On ne peut pas diviser par 0.',
    'not-whole': ({ value }) =>
      `Une étape donne ${g.figure(String(value))}. Ici chaque étape doit être un nombre entier.`,
    misses: ({ value, distance, target }) =>
      `Cela donne ${g.figure(String(value))}, pas ${target}. L’écart est de ${g.figure(String(distance))}.`,
  },
  tell: (event, cast) => tell(event as NumsenseEvent, cast),
};

const SLIPS: Readonly<Record<ParseWhy, (found: string) => string>> = {
  empty: () => 'Écris un calcul avec toutes tes cartes.',
  'too-long': () => 'Ce calcul est trop long.',
  'too-deep': () => 'Il y a trop de parenthèses les unes dans les autres.',
  'unknown-sign': (found) => `Je ne sais pas lire « ${found} ». Utilise des nombres, + − × : et des parenthèses.`,
  'missing-number': () => 'Il manque un nombre ici.',
  'missing-sign': () => 'Il manque un signe ici : + − × ou :.',
  'unclosed-bracket': () => 'Cette parenthèse n’est jamais fermée.',
  'unopened-bracket': () => 'Cette parenthèse n’a jamais été ouverte.',
  'wrong-bracket': () => 'Cette parenthèse en ferme une d’une autre forme.',
  'brackets-not-allowed': () => 'Les parenthèses ne sont pas permises.',
  'leading-zero': () => 'Un nombre ne commence pas par 0.',
  'unary-minus': () => 'Il faut un nombre devant le signe moins.',
  'wild-unsaid': (found) => `À la place de « ${found} », écris le nombre que cette carte représente.`,
  'equals-not-allowed': () => 'Enlève le signe égal. Écris seulement ce qui donne la cible.',
};

function wrongCards({ missing, extra }: Facts): string {
  const lines: string[] = [];
  if (extra !== undefined) {
    const numbers = String(extra).split(' ');
    lines.push(
      `${upper(g.listed(numbers))} : ${numbers.length > 1 ? 'ces cartes ne sont pas' : 'cette carte n’est pas'} à toi ici.`,
    );
  }
  if (missing !== undefined) {
    const names = String(missing)
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? face : `la carte ${faceName(face)}`));
    lines.push(`Tu dois encore utiliser ${g.listed(names)}.`);
  }
  return lines.join(' ');
}

function tell(e: NumsenseEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'deal-begun':
      return `Manche ${e.deal + 1}. ${g.does(e.dealer, cast, 'donnes', 'donne')} ${cards(e.handSize)} à chaque personne.`;
    case 'hand-dealt':
      return `Tes cartes : ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'target-drawn': {
      const back = upper(g.listed(e.setAside.map(aCard)));
      const many = e.setAside.length > 1;
      return e.setAside.length > 0
        ? `${back} ${many ? 'sont sorties' : 'est sortie'} d’abord et ${many ? 'retournent' : 'retourne'} dans la pioche. La cible est ${e.value}.`
        : `La cible est ${e.value}.`;
    }
    case 'card-taken':
      if (e.from === 'discard' && e.card)
        return `${g.does(e.seat, cast, 'prends', 'prend')} ${theCard(e.card)} dans la défausse.`;
      if (e.card) return `Tu pioches ${aCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${g.who(e.seat, cast)} pioche une carte.`;
    case 'card-put':
      return `${g.does(e.seat, cast, 'poses', 'pose')} ${theCard(e.card)}.`;
    case 'card-exchanged':
      return `${g.does(e.seat, cast, 'échanges', 'échange')} une carte Défausse contre ${theCard(e.card)} de la pile.`;
    case 'pile-refilled':
      return `La pioche était vide. On mélange de nouveau ${cards(e.count)}.`;
    case 'declared':
      return `${g.does(e.seat, cast, 'dis', 'dit')} : Numsense !`;
    case 'call-doubted': {
      const claim = shownIn(e.sentence, cast);
      const doubts = g.does(e.seat, cast, 'en doutes', 'en doute');
      return e.right
        ? `${doubts} : ${claim} ne fait pas la cible. Le jeu continue.`
        : `${doubts}, mais ${claim} fait la cible.`;
    }
    case 'false-call':
      return `${g.does(e.seat, cast, 'as dit', 'a dit')} « Numsense ! », mais ce n’était pas vrai.${e.fine ? ` Cela coûte ${points(String(e.fine))}.` : ''}`;
    case 'wild-expired':
      return 'Ta carte Défausse n’a pas été jouée à temps. Elle compte 0 dans cette manche.';
    case 'last-turns':
      return `Un dernier tour pour ${g.listed(e.seats.map((seat) => g.whom(seat, cast)))}.`;
    case 'composing':
      if (e.seats.some((seat) => g.isYou(seat, cast))) return 'Écris maintenant ton calcul avec toutes tes cartes.';
      return e.seats.length > 1
        ? `${g.listed(e.seats.map((seat) => g.whom(seat, cast)))} écrivent leurs calculs.`
        : `${g.who(e.seats[0] ?? 0, cast)} écrit un calcul.`;
    case 'written':
      return `${g.does(e.seat, cast, 'as terminé', 'a terminé')}.`;
    case 'deal-scored':
      return scored(e.score, cast);
    case 'time-up':
      return 'Le temps est écoulé !';
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? '0');
      const [first] = e.winners;
      if (e.winners.length === 1 && first !== undefined)
        return `${g.does(first, cast, 'gagnes', 'gagne')} avec ${total} !`;
      return `Victoire partagée : ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, avec ${total} !`;
    }
    default:
      return e satisfies never;
  }
}

const ENDED: Readonly<Record<DealScore['ended'], string>> = {
  declared: 'La manche est finie.',
  stalemate: 'Personne n’a rien dit, la manche est donc finie.',
  time: 'Le temps est écoulé, toutes les mains sont comptées.',
};

function scored(score: DealScore, cast: Cast): string {
  const lines = score.seats.map(({ sentence, value, points: got }, seat) => {
    const shown = sentence === null ? null : shownIn(sentence, cast);
    const made = shown === null || value === null ? '' : `${shown} = ${g.figure(value)}, `;
    return `${upper(g.whom(seat, cast))} : ${made}${points(got)}.`;
  });
  return [ENDED[score.ended], ...lines].join(' ');
}

function shownIn(sentence: string, cast: Cast): string {
  const parsed = parse(sentence, GRAMMAR);
  return parsed.ok ? print(parsed.expr, cast.signs ?? g.signs) : sentence;
}
