// Break In in English, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import { SIGN_SETS, type EquationWhy } from '@cardinal/number';
import type { Cast } from '@cardinal/words';
import type { BreakInEvent, BreakInView, DealScore } from '../types.ts';
import {
  aCard,
  cards,
  does,
  faceName,
  figure,
  isYou,
  listed,
  NAMES,
  object,
  points,
  shown,
  subject,
  theCard,
} from './english.ts';
import type { BreakInLines } from './shape.ts';
import { glyph } from './shown-formula.ts';
import { taglineEn } from './tagline-en.ts';

/** What is said of Break In at the table. */
export const en: BreakInLines = {
  title: 'Break In',
  tagline: taglineEn,
  why: {
    'deck-too-small': ({ cards: have, needed, seats }) =>
      `${seats} players need at least ${needed} cards, and the deck has ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `Player ${dealer} cannot deal: only ${seats} are at the table.`,
    'pile-empty': () => 'That pile is empty. Take from the other one.',
    'take-first': () => 'Take a card first.',
    'already-taken': () => 'You have had your card for this turn.',
    'not-in-hand': () => 'You do not hold that card.',
    'card-twice': () => 'You cannot use one card twice.',
    'must-discard': ({ cards: many }) => `You have ${many} cards. Put one on the discard pile.`,
    'no-discard': ({ cards: many }) => `You have only ${many} cards. You put one away when you have more than 10.`,
    'just-taken': () => 'You took that card just now. Put away another one.',
    'one-formula': () => 'You have laid your formula for this turn.',
    'took-back': () => 'Your formula was not true, so you lay no other in this turn.',
    'no-equals': () => 'There are no equals cards left.',
    unreadable: ({ slip, found }) => SLIPS[slip as EquationWhy](found === undefined ? '' : String(found)),
    'wrong-cards': ({ missing }) =>
      missing === undefined
        ? 'These are not the cards of that formula.'
        : `You do not have all the cards for that. Missing: ${listed(String(missing).split(' ').map(faceName))}.`,
    'needs-operator': () =>
      'A formula needs a sign between two numbers, on one side at least: plus, minus, times or divide.',
    'needs-card': ({ card }) => `You broke in for ${named(String(card))}, so it must be in your formula.`,
    'division-by-zero': () => 'You cannot divide by 0.',
    'not-whole': ({ value }) => `One step makes ${figure(String(value))}. Here every division must come out even.`,
    'not-true': ({ left, right }) =>
      `The left side is ${figure(String(left))}, and the right side is ${figure(String(right))}.`,
    'no-window': () => 'There is no card to break in for.',
    'too-late': () => 'Too late: nobody can break in for that card any more.',
    'own-discard': () => 'You put that card away yourself. Only the others can break in for it.',
    'called-before': () => 'You have called “Break in!” for that card already.',
    'claim-first': () => 'You called “Break in!”. Lay a formula with that card, or give it back.',
    'not-claiming': () => 'You have not called “Break in!”.',
    'only-call': () => 'It is not your turn. You can only call “Break in!” now.',
    'not-last': () => 'The deal is not at its end yet.',
    'judge-first': () => 'Somebody has laid a formula. Say first whether it is true.',
    'not-judging': () => 'There is no formula for you to judge.',
    stale: () => 'That was too late: something else lies there now.',
  },
  faces: NAMES,
  tell: (event, cast) => tell(event as BreakInEvent, cast),
  board: (view) => board(view as BreakInView),
};

const named = (face: string): string => (/^\d$/.test(face) ? `the ${face}` : `the ${faceName(face)}`);

const SLIPS: Readonly<Record<EquationWhy, (found: string) => string>> = {
  empty: () => 'Lay some cards first.',
  'too-long': () => 'That formula is too long.',
  'too-deep': () => 'There are too many brackets inside each other.',
  'unknown-sign': (found) => `I cannot read “${found}”. Use digits, + − × ÷ and =.`,
  'missing-number': () => 'A number is missing here.',
  'missing-sign': () => 'A sign is missing here: + − × or ÷.',
  'unclosed-bracket': () => 'This bracket is never closed.',
  'unopened-bracket': () => 'This bracket was never opened.',
  'wrong-bracket': () => 'This bracket closes one of another shape.',
  'brackets-not-allowed': () => 'There are no brackets in this game.',
  'leading-zero': () => 'A number may not begin with 0.',
  'unary-minus': () => 'A minus needs a number in front of it.',
  'wild-unsaid': () => 'Say which sign the wild card is.',
  'equals-not-allowed': () => 'The equals sign cannot stand here.',
  'no-equals': () => 'A formula needs an equals sign.',
  'two-equals': () => 'A formula has only one equals sign.',
  'empty-side': () => 'One side of the equals sign is empty.',
};

function tell(e: BreakInEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${does(e.dealer, cast, 'deal', 'deals')} first.`;
    case 'deal-begun':
      return `Deal ${e.deal}. ${does(e.dealer, cast, 'deal', 'deals')} 7 cards to everyone. ${does(e.first, cast, 'begin', 'begins')}.`;
    case 'hand-dealt':
      return `Your cards: ${listed(e.hand.map((card) => (/^\d$/.test(card.face) ? card.face : aCard(card))))}.`;
    case 'card-taken':
      if (e.from === 'discard' && e.card) {
        return `${does(e.seat, cast, 'take', 'takes')} ${theCard(e.card)} from the discard pile.`;
      }
      if (e.card) return `You draw ${aCard(e.card)}.`;
      // The seat itself hears which card it was in a line of its own.
      return isYou(e.seat, cast) ? null : `${subject(e.seat, cast)} draws a card.`;
    case 'formula-shown':
      return `${does(e.formula.seat, cast, 'lay', 'lays')} ${shown(e.formula.text, cast.signs)}. Is it true?`;
    case 'formula-laid': {
      const { seat, text, points: got } = e.formula;
      return `${does(seat, cast, 'lay', 'lays')} ${shown(text, cast.signs)} for ${points(got)}. ${cards(e.cardsLeft)} left.`;
    }
    case 'formula-doubted': {
      const doubts = does(e.seat, cast, 'doubt it', 'doubts it');
      return e.right ? `${doubts}, and it is not true. The cards go back.` : `${doubts}, but it is true.`;
    }
    case 'turn-done':
      return `${does(e.seat, cast, 'lay', 'lays')} nothing.`;
    case 'card-discarded':
      return `${does(e.seat, cast, 'put', 'puts')} away ${aCard(e.card)}.`;
    case 'break-in-called':
      return `${does(e.seat, cast, 'call', 'calls')}: Break in! ${does(e.seat, cast, 'hold', 'holds')} ${theCard(e.card)}.`;
    case 'called-too-late':
      return e.waits
        ? `${does(e.seat, cast, 'call', 'calls')} too, and ${isYou(e.seat, cast) ? 'are' : 'is'} next.`
        : `${does(e.seat, cast, 'call', 'calls')} too, but too late.`;
    case 'break-in-failed':
      return `${does(e.seat, cast, 'have', 'has')} no formula with ${theCard(e.card)}. That costs ${points(e.fine)}.`;
    case 'window-closed':
      return `Nobody breaks in for ${theCard(e.card)} any more.`;
    case 'turn-begun':
      // One's own is said by the line that says what one may do (E30: once).
      return isYou(e.seat, cast) ? null : `${subject(e.seat, cast)} is next.`;
    case 'deal-scored':
      return scored(e.score, e.totals, cast);
    case 'match-over':
      return over(e.winners, e.totals, cast);
    default:
      return e satisfies never;
  }
}

function scored(score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const parts = [`${score.laid[seat] ?? 0} for formulas`];
    const bonus = score.bonus[seat] ?? 0;
    const fine = score.fines[seat] ?? 0;
    if (bonus > 0) parts.push(`${bonus} for the cards of the others`);
    if (fine > 0) parts.push(`minus ${fine} for false calls`);
    return `${subject(seat, cast)}: ${listed(parts)}, ${points(total)} in all.`;
  });
  return [ended(score, cast), ...lines].join(' ');
}

function ended({ ended: how, out }: DealScore, cast: Cast): string {
  switch (how) {
    case 'out':
      return out === null ? 'The deal is over.' : `${does(out, cast, 'have', 'has')} no cards left.`;
    case 'pile':
      return 'The draw pile is empty, so the deal is over.';
    case 'stalemate':
      return 'Nobody gets on, so the deal is over.';
    default:
      return how satisfies never;
  }
}

function over(winners: readonly number[], totals: readonly number[], cast: Cast): string {
  const total = points(totals[winners[0] ?? 0] ?? 0);
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) return `${does(first, cast, 'win', 'wins')} with ${total}!`;
  const names = listed(winners.map((seat) => object(seat, cast)));
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} share the win with ${total}!`;
}

function board(v: BreakInView): string {
  const face = (one: string): string => glyph(one, SIGN_SETS.en);
  const top = v.discard.at(-1);
  const lines = [
    `Deal ${v.deal}. Points: ${v.totals.map((total, seat) => `seat ${seat}: ${total + (v.points[seat] ?? 0) - (v.fines[seat] ?? 0)}`).join(', ')}.`,
    ...v.table.map(({ seat, text, points: got }) => `  seat ${seat}: ${shown(text)} (${got})`),
    `Cards in hands: ${v.handCounts.map((count, seat) => `seat ${seat}: ${count}`).join(', ')}. Draw pile ${v.drawCount}. Discard pile: ${top ? face(top.face) : 'empty'}.`,
  ];
  if (v.hand.length > 0) lines.push(`Your cards: ${v.hand.map((card) => face(card.face)).join(' ')}`);
  if (v.pending) lines.push(`To be judged: ${shown(v.pending.text)}`);
  const typed = v.who !== 'watcher' && v.turn.must.includes(v.who) ? canType(v) : null;
  if (typed !== null) lines.push(`You can type: ${typed}.`);
  return lines.join('\n');
}

/** What can be typed where formulas are asked for, which no list of moves can hold. */
function canType(v: BreakInView): string | null {
  if (v.phase === 'claim') return 'lay 12+1=13 (with the card you called for), or give up';
  if (v.phase !== 'lay') return null;
  return `lay 12+1=13 (your own formula), or ${v.hand.length > 10 ? 'discard 7 (a card you put away)' : 'done'}`;
}
