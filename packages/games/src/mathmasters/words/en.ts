// MathMasters in English, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { Cast } from '@cardinal/words';
import { cardName } from '../deck.ts';
import { HINTS } from '../options.ts';
import type { SetType } from '../sets.ts';
import type { DealScore, MathMastersEvent, MathMastersView } from '../types.ts';
import {
  cardWords,
  does,
  isYou,
  listed,
  object,
  counted,
  points,
  SET_NAMES,
  setWords,
  subject,
  SUIT_NAMES,
  upper,
} from './english.ts';
import type { MathMastersLines } from './shape.ts';
import { taglineEn } from './tagline-en.ts';

/** What is said of MathMasters at the table. */
export const en: MathMastersLines = {
  title: 'MathMasters',
  tagline: taglineEn,
  why: {
    'deck-too-small': ({ cards, needed, seats, hand }) =>
      `${seats} players with ${hand} cards each and ${HINTS} Hints need ${needed} cards, and the deck has ${cards}.`,
    'no-such-dealer': ({ dealer, seats }) => `Player ${dealer} cannot deal: only ${seats} are at the table.`,
    stale: () => 'Too late: another set lies on top now.',
    'must-lead': () => 'You lead, so you cannot pass. One card is always enough.',
    'only-call': () => 'Nobody can play on this set. Let it stand, or call “Wrong Times!”.',
    'no-claim': () => 'There is no Times set to call now.',
    'too-late': () => 'Too late: nobody can call “Wrong Times!” on that set any more.',
    'card-twice': () => 'The same card is in your set twice.',
    'not-in-hand': ({ card }) => `The card ${card} is neither in your hand nor a Hint.`,
    'one-hint': () => 'You may take one Hint, not more.',
    'hint-used': () => 'You have had your Hint for this deal.',
    'hint-alone': () => 'A Hint needs at least one card from your hand beside it.',
    'not-yet': () => 'Times and Make 13 may not be played in this deal.',
    'no-cards': () => 'Pick some cards first.',
    'different-numbers': () => 'Those cards do not have the same number.',
    'not-all-four': () => 'All Four needs all four cards of one number.',
    'not-three': ({ count }) => `A Times set has exactly three cards. You picked ${count}.`,
    'too-few': () => 'Make 13 needs at least two cards.',
    'mixed-suits': () => 'For Make 13 all cards must be of one suit.',
    'not-thirteen': ({ sum }) => `Those cards add to ${sum}, not to 13.`,
    'not-times': ({ a, b, product, answer }) =>
      Number(a) < 2 ? 'You may not multiply by 1 in a Times set.' : `${a} × ${b} is ${product}, not ${answer}.`,
    'other-type': ({ top }) =>
      top === 'all-four'
        ? 'Only an All Four of a larger number goes on an All Four.'
        : `Here you need a stronger ${SET_NAMES[top as SetType]}, or an All Four.`,
    'not-stronger': ({ top }) => NOT_STRONGER[top as SetType],
  },
  tell: (event, cast) => tell(event as MathMastersEvent, cast),
  board: (view) => board(view as MathMastersView),
  suits: SUIT_NAMES,
  setTypes: SET_NAMES,
  cardName: cardWords,
  setName: setWords,
  tableCards: {
    1: {
      title: 'Your turn',
      lines: [
        'Lead any set, or lay a stronger one of the same type, or pass.',
        'Last set wins the pile and leads.',
        'Cards count their numbers. Times +3, Make 13 with four cards +3, All Four +5.',
        'One Hint a deal: −1 if you win that pile.',
      ],
    },
    2: {
      title: 'Same Number · All Four',
      lines: [
        'Same Number: 1 to 3 cards of one number. More cards win, then the larger number.',
        'All Four: all four of one number. Beats every other set. +5.',
      ],
    },
    3: {
      title: 'Times · Make 13',
      lines: [
        'Times: 2 × 3 = 6. Three cards, numbers from 2 on. The larger answer wins. +3.',
        'Make 13: cards of one suit that add to 13. More cards win. Four cards +3.',
        'False? Call “Wrong Times!” before the next player acts.',
      ],
    },
  },
};

const NOT_STRONGER: Readonly<Record<SetType, string>> = {
  'same-number': 'That is not stronger. More cards win, then the larger number.',
  times: 'That is not stronger. The answer must be larger.',
  'make-13': 'That is not stronger. Make 13 needs more cards than the set on top.',
  'all-four': 'That is not stronger. Only a larger number beats an All Four.',
};

function tell(e: MathMastersEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${does(e.dealer, cast, 'deal', 'deals')} first.`;
    case 'deal-begun': {
      const card3 = e.tableCards.includes(3)
        ? ' All set types may be played.'
        : ' Only Same Number and All Four may be played.';
      return `Deal ${e.deal} of ${e.deals}. Everyone gets ${e.handSize} cards. Hints: ${listed(e.hints.map(cardWords))}.${card3} ${does(e.leader, cast, 'lead', 'leads')}.`;
    }
    case 'hand-dealt':
      return `Your cards: ${listed(e.hand.map(cardWords))}.`;
    case 'set-laid': {
      const { seat, setType, cards, hint } = e.laid;
      const helped = hint === null ? '' : `, with the Hint ${cardWords(hint)}`;
      const name = setType === 'same-number' ? '' : `${SET_NAMES[setType]}: `;
      return `${does(seat, cast, 'lay', 'lays')} ${name}${setWords(setType, cards, cast.signs)}${helped}.`;
    }
    case 'passed':
      return `${does(e.seat, cast, 'pass', 'passes')}.`;
    case 'came-too-late':
      return `${does(e.seat, cast, 'come', 'comes')} a moment too late.`;
    case 'claim-stood':
      return `${does(e.seat, cast, 'let', 'lets')} it stand.`;
    case 'wrong-times-called':
      return called(e, cast);
    case 'pile-won': {
      const parts = [points(e.sum), e.bonus > 0 && `${e.bonus} for the set`].filter((part) => part !== false);
      const cost = e.hintCost > 0 ? `, less 1 for the Hint` : '';
      const sum =
        parts.length > 1 || cost
          ? `: ${parts.join(' and ')}${cost}, together ${e.points}`
          : ` with ${points(e.points)}`;
      return `${does(e.seat, cast, 'win', 'wins')} the pile${sum}.`;
    }
    case 'leads':
      // One's own is said by the line that says what one may do (E30: once).
      return e.seat === cast.you ? null : `${does(e.seat, cast, 'lead', 'leads')}.`;
    case 'hand-empty':
      return `${does(e.seat, cast, 'have', 'has')} no cards left.`;
    case 'deal-scored':
      return scored(e.deal, e.score, e.totals, cast);
    case 'match-over': {
      const total = points(e.totals[e.winners[0] ?? 0] ?? 0);
      const [first = 0] = e.winners;
      if (e.winners.length === 1) return `${does(first, cast, 'win', 'wins')} with ${total}!`;
      return `${upper(listed(e.winners.map((seat) => object(seat, cast))))} share the win with ${total}!`;
    }
    default:
      return e satisfies never;
  }
}

function called(e: Extract<MathMastersEvent, { kind: 'wrong-times-called' }>, cast: Cast): string {
  const call = `${does(e.seat, cast, 'call', 'calls')} “Wrong Times!”`;
  const claim = setWords('times', e.cards, cast.signs);
  if (!e.right) {
    const loser = does(e.seat, cast, 'are', 'is');
    return `${call} But ${claim} is right. ${loser} out of this pile.`;
  }
  const liar = does(e.against, cast, 'are', 'is');
  return `${call} Right: ${claim} is false. The cards go back, ${lower(liar, e.against, cast)} out of this pile. 1 point for ${object(e.seat, cast)}.`;
}

/** A name keeps its capital inside a sentence; "You" does not. */
function lower(text: string, seat: number, cast: Cast): string {
  return isYou(seat, cast) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function scored(deal: number, score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const got = (score.points[seat] ?? 0) + (score.calls[seat] ?? 0);
    return `${subject(seat, cast)}: ${got}, in all ${total}.`;
  });
  return [`Deal ${deal} is over.`, ...lines].join(' ');
}

function board(v: MathMastersView): string {
  const names = (cards: readonly number[]): string => (cards.length > 0 ? cards.map(cardName).join(' ') : 'none');
  const seats = v.totals.map((total, seat) => {
    const flags = [v.out[seat] && 'out', v.passed.includes(seat) && 'passed'].filter((flag) => flag);
    return `  seat ${seat}${seat === v.who ? ' (you)' : ''}: ${counted(v.handCounts[seat] ?? 0, 'card')}, ${points(total)}${flags.length > 0 ? `, ${flags.join(', ')}` : ''}`;
  });
  const pile = v.pile.map(({ seat, setType, cards }) => `  seat ${seat}: ${SET_NAMES[setType]} ${names(cards)}`);
  return [
    `Deal ${v.deal} of ${v.deals}. Sets: ${v.setTypes.map((setType) => SET_NAMES[setType]).join(', ')}.`,
    ...seats,
    `Hints: ${names(v.hints)}${v.who !== 'watcher' && v.hintUsed[v.who] ? ' (yours is used)' : ''}`,
    pile.length > 0 ? 'Pile:' : 'No pile yet.',
    ...pile,
    `Your hand: ${names(v.hand)}`,
  ].join('\n');
}
