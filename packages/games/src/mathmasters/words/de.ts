// MathMasters in German, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { SignSet } from '@cardinal/number';
import { grammarDe as g, type Cast } from '@cardinal/words';
import { cardName, numberOf, SUITS, suitOf, type CardId } from '../deck.ts';
import { HINTS } from '../options.ts';
import type { SetType } from '../sets.ts';
import type { DealScore, MathMastersEvent, MathMastersView } from '../types.ts';
import type { MathMastersLines } from './shape.ts';
import { taglines } from './taglines.ts';

// The letters on the cards stay those of the deck (M, K, R, T), so the German names begin with them where they can.
const SUITS_DE = { match: 'Match', kite: 'Kite', ring: 'Ring', tent: 'Tent' } as const;
const SETS_DE: Readonly<Record<SetType, string>> = {
  'same-number': 'Gleiche Zahl',
  times: 'Malnehmen',
  'make-13': 'Dreizehn',
  'all-four': 'Alle Vier',
};
const MANY: Readonly<Record<number, string>> = { 2: 'zwei', 3: 'drei' };
const points = g.counts({ one: '# Punkt', other: '# Punkte' });
/** The same after "mit". */
const withPoints = g.counts({ one: '# Punkt', other: '# Punkten' });
const cards = g.counts({ one: '# Karte', other: '# Karten' });

function cardWords(card: CardId): string {
  const suit = SUITS[suitOf(card)];
  return suit ? `${SUITS_DE[suit.id]} ${numberOf(card)}` : String(numberOf(card));
}

function setWords(setType: SetType, set: readonly CardId[], signs: SignSet = g.signs): string {
  const numbers = set.map(numberOf).sort((a, b) => a - b);
  const [first = 0, second = 0, third = 0] = numbers;
  switch (setType) {
    case 'same-number':
      return numbers.length === 1 ? `eine ${first}` : `${MANY[numbers.length] ?? numbers.length} Karten mit ${first}`;
    case 'all-four':
      return `alle vier Karten mit ${first}`;
    case 'times':
      return g.isolated(`${first} ${signs.signs['*']} ${second} = ${third}`);
    case 'make-13':
      return g.isolated(`${numbers.join(' + ')} = 13`);
    default:
      return setType satisfies never;
  }
}

const NOT_STRONGER: Readonly<Record<SetType, string>> = {
  'same-number': 'Das ist nicht stärker. Mehr Karten gewinnen, dann die größere Zahl.',
  times: 'Das ist nicht stärker. Das Ergebnis muss größer sein.',
  'make-13': 'Das ist nicht stärker. Dreizehn braucht mehr Karten als der Satz, der oben liegt.',
  'all-four': 'Das ist nicht stärker. Nur eine größere Zahl schlägt Alle Vier.',
};

/** What is said of MathMasters at the table. */
export const de: MathMastersLines = {
  title: 'MathMasters',
  tagline: taglines.de,
  suits: SUITS_DE,
  setTypes: SETS_DE,
  cardName: cardWords,
  setName: setWords,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `${seats} Mitspielende mit je ${hand} Karten und ${HINTS} Tipps brauchen ${needed} Karten, im Kartensatz sind ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `Platz ${dealer} kann nicht geben: Am Tisch sind nur ${seats}.`,
    stale: () => 'Zu spät: Jetzt liegt ein anderer Satz oben.',
    'must-lead': () => 'Du spielst aus, da kannst du nicht passen. Eine Karte reicht immer.',
    'only-call': () => 'Auf diesen Satz kann niemand legen. Lass ihn stehen, oder ruf „Malfehler!“.',
    'no-claim': () => 'Es liegt gerade kein Malsatz da, den man anzweifeln könnte.',
    'too-late': () => 'Zu spät: Bei diesem Satz kann niemand mehr „Malfehler!“ rufen.',
    'card-twice': () => 'Dieselbe Karte ist zweimal in deinem Satz.',
    'not-in-hand': ({ card }) => `Die Karte ${card} ist weder auf deiner Hand noch ein Tipp.`,
    'one-hint': () => 'Du darfst einen Tipp nehmen, nicht mehr.',
    'hint-used': () => 'Du hattest deinen Tipp für diese Runde schon.',
    'hint-alone': () => 'Zu einem Tipp gehört mindestens eine Karte von deiner Hand.',
    'not-yet': () => 'Malnehmen und Dreizehn dürfen in dieser Runde noch nicht gespielt werden.',
    'no-cards': () => 'Wähle erst ein paar Karten.',
    'different-numbers': () => 'Diese Karten haben nicht dieselbe Zahl.',
    'not-all-four': () => 'Alle Vier braucht alle vier Karten einer Zahl.',
    'not-three': ({ count }) => `Ein Malsatz hat genau drei Karten. Du hast ${count} gewählt.`,
    'too-few': () => 'Dreizehn braucht mindestens zwei Karten.',
    'mixed-suits': () => 'Bei Dreizehn müssen alle Karten dieselbe Farbe haben.',
    'not-thirteen': ({ sum }) => `Diese Karten ergeben ${sum}, nicht 13.`,
    'not-times': ({ a, b, product, answer }) =>
      Number(a) < 2
        ? 'In einem Malsatz darfst du nicht mit 1 malnehmen.'
        : `${a} ${g.signs.signs['*']} ${b} ist ${product}, nicht ${answer}.`,
    'other-type': ({ top }) =>
      top === 'all-four'
        ? 'Auf Alle Vier kommt nur Alle Vier mit einer größeren Zahl.'
        : `Hier brauchst du etwas Stärkeres der Art „${SETS_DE[top as SetType]}“ oder Alle Vier.`,
    'not-stronger': ({ top }) => NOT_STRONGER[top as SetType],
  },
  tell: (event, cast) => tell(event as MathMastersEvent, cast),
  board: (view) => board(view as MathMastersView),
  tableCards: {
    1: {
      title: 'Dein Zug',
      lines: [
        'Spiel einen Satz aus, leg einen stärkeren derselben Art, oder pass.',
        'Wer den letzten Satz legt, gewinnt den Stapel und spielt aus.',
        'Karten zählen ihre Zahl. Malnehmen +3, Dreizehn mit vier Karten +3, Alle Vier +5.',
        'Ein Tipp in jeder Runde: −1, wenn du diesen Stapel gewinnst.',
      ],
    },
    2: {
      title: 'Gleiche Zahl · Alle Vier',
      lines: [
        'Gleiche Zahl: 1 bis 3 Karten mit einer Zahl. Mehr Karten gewinnen, dann die größere Zahl.',
        'Alle Vier: alle vier mit einer Zahl. Schlägt jeden anderen Satz. +5.',
      ],
    },
    3: {
      title: 'Malnehmen · Dreizehn',
      lines: [
        `Malnehmen: 2 ${g.signs.signs['*']} 3 = 6. Drei Karten, Zahlen ab 2. Das größere Ergebnis gewinnt. +3.`,
        'Dreizehn: Karten einer Farbe, die zusammen 13 ergeben. Mehr Karten gewinnen. Vier Karten +3.',
        'Falsch? Ruf „Malfehler!“, bevor jemand weiterspielt.',
      ],
    },
  },
};

function tell(e: MathMastersEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${g.does(e.dealer, cast, 'gibst', 'gibt')} zuerst.`;
    case 'deal-begun': {
      const sets = e.tableCards.includes(3)
        ? 'Alle Arten von Sätzen dürfen gespielt werden.'
        : 'Nur Gleiche Zahl und Alle Vier dürfen gespielt werden.';
      return `Runde ${e.deal} von ${e.deals}. Alle bekommen ${cards(e.handSize)}. Tipps: ${g.listed(e.hints.map(cardWords))}. ${sets} ${g.does(e.leader, cast, 'spielst', 'spielt')} aus.`;
    }
    case 'hand-dealt':
      return `Deine Karten: ${g.listed(e.hand.map(cardWords))}.`;
    case 'set-laid': {
      const { seat, setType, cards: set, hint } = e.laid;
      const helped = hint === null ? '' : `, mit dem Tipp ${cardWords(hint)}`;
      const name = setType === 'same-number' ? '' : `${SETS_DE[setType]}: `;
      return `${g.does(seat, cast, 'legst', 'legt')} ${name}${setWords(setType, set, cast.signs)}${helped}.`;
    }
    case 'passed':
      return `${g.does(e.seat, cast, 'passt', 'passt')}.`;
    case 'came-too-late':
      return `${g.does(e.seat, cast, 'kommst', 'kommt')} einen Augenblick zu spät.`;
    case 'claim-stood':
      return `${g.does(e.seat, cast, 'lässt', 'lässt')} es stehen.`;
    case 'wrong-times-called':
      return called(e, cast);
    case 'pile-won': {
      const bonus = e.bonus > 0 ? ` und ${e.bonus} für den Satz` : '';
      const cost = e.hintCost > 0 ? ', weniger 1 für den Tipp' : '';
      const wins = g.does(e.seat, cast, 'gewinnst', 'gewinnt');
      return bonus || cost
        ? `${wins} den Stapel: ${points(e.sum)}${bonus}${cost}, zusammen ${e.points}.`
        : `${wins} den Stapel mit ${withPoints(e.points)}.`;
    }
    case 'leads':
      return g.isYou(e.seat, cast) ? null : `${g.does(e.seat, cast, 'spielst', 'spielt')} aus.`;
    case 'hand-empty':
      return `${g.does(e.seat, cast, 'hast', 'hat')} keine Karten mehr.`;
    case 'deal-scored':
      return scored(e.deal, e.score, e.totals, cast);
    case 'match-over': {
      const total = withPoints(e.totals[e.winners[0] ?? 0] ?? 0);
      const [first = 0] = e.winners;
      if (e.winners.length === 1) return `${g.does(first, cast, 'gewinnst', 'gewinnt')} mit ${total}!`;
      return `Der Sieg wird geteilt: ${g.listed(e.winners.map((seat) => g.whom(seat, cast)))}, jeweils mit ${total}!`;
    }
    default:
      return e satisfies never;
  }
}

function called(e: Extract<MathMastersEvent, { kind: 'wrong-times-called' }>, cast: Cast): string {
  const call = `${g.does(e.seat, cast, 'rufst', 'ruft')} „Malfehler!“`;
  const claim = setWords('times', e.cards, cast.signs);
  if (!e.right)
    return `${call} Aber ${claim} stimmt. ${g.does(e.seat, cast, 'bist', 'ist')} bei diesem Stapel nicht mehr dabei.`;
  const liar = `${g.whom(e.against, cast)} ${g.isYou(e.against, cast) ? 'bist' : 'ist'}`;
  return `${call} Richtig: ${claim} ist falsch. Die Karten gehen zurück, ${liar} bei diesem Stapel nicht mehr dabei. 1 Punkt für ${g.isYou(e.seat, cast) ? 'dich' : g.whom(e.seat, cast)}.`;
}

function scored(deal: number, score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const got = (score.points[seat] ?? 0) + (score.calls[seat] ?? 0);
    return `${g.who(seat, cast)}: ${got}, zusammen ${total}.`;
  });
  return [`Runde ${deal} ist zu Ende.`, ...lines].join(' ');
}

function board(v: MathMastersView): string {
  const names = (some: readonly number[]): string => (some.length > 0 ? some.map(cardName).join(' ') : 'keine');
  const seats = v.totals.map((total, seat) => {
    const flags = [v.out[seat] && 'draußen', v.passed.includes(seat) && 'gepasst'].filter((flag) => flag);
    return `  Platz ${seat}${seat === v.who ? ' (du)' : ''}: ${cards(v.handCounts[seat] ?? 0)}, ${points(total)}${flags.length > 0 ? `, ${flags.join(', ')}` : ''}`;
  });
  const pile = v.pile.map(({ seat, setType, cards: set }) => `  Platz ${seat}: ${SETS_DE[setType]} ${names(set)}`);
  return [
    `Runde ${v.deal} von ${v.deals}. Sätze: ${v.setTypes.map((setType) => SETS_DE[setType]).join(', ')}.`,
    ...seats,
    `Tipps: ${names(v.hints)}${v.who !== 'watcher' && v.hintUsed[v.who] ? ' (deiner ist verbraucht)' : ''}`,
    pile.length > 0 ? 'Stapel:' : 'Noch kein Stapel.',
    ...pile,
    `Deine Hand: ${names(v.hand)}`,
  ].join('\n');
}
