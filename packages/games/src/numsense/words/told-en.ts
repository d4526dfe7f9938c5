// What English says of sentences, calls and what they bring: it comes a moment after the table, before anybody can call.
import type { ParseWhy } from '@cardinal/number';
import type { Cast, Facts } from '@cardinal/words';
import type { DealScore, NumsenseEvent } from '../types.ts';
import { does, faceName, figure, isYou, listed, object, points, subject, upper } from './english.ts';
import { shown } from './english-sums.ts';

/** Why a sentence cannot be read. */
export function unreadable({ slip, found }: Facts): string {
  return SLIPS[slip as ParseWhy](found === undefined ? '' : String(found));
}

const SLIPS: Readonly<Record<ParseWhy, (found: string) => string>> = {
  empty: () => 'Write a sentence with all your cards.',
  'too-long': () => 'That sentence is too long.',
  'too-deep': () => 'There are too many brackets inside each other.',
  'unknown-sign': (found) => `I cannot read “${found}”. Use numbers, + − × ÷ and brackets.`,
  'missing-number': () => 'A number is missing here.',
  'missing-sign': () => 'A sign is missing here: + − × or ÷.',
  'unclosed-bracket': () => 'This bracket is never closed.',
  'unopened-bracket': () => 'This bracket was never opened.',
  'wrong-bracket': () => 'This bracket closes one of another shape.',
  'brackets-not-allowed': () => 'Brackets are not allowed.',
  'leading-zero': () => 'A number may not begin with 0.',
  'unary-minus': () => 'A minus needs a number in front of it.',
  'wild-unsaid': (found) => `Instead of “${found}”, write the number that this card stands for.`,
  'equals-not-allowed': () => 'Leave the equals sign out. Write only what makes the target.',
};

/** Which cards a sentence leaves out, and which it has too many. */
export function wrongCards({ missing, extra }: Facts): string {
  const lines: string[] = [];
  if (extra !== undefined) {
    const numbers = String(extra).split(' ');
    lines.push(`No card of yours is left for ${listed(numbers)}.`);
  }
  if (missing !== undefined) {
    const names = String(missing)
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? face : `the ${faceName(face)} card`));
    lines.push(`You still have to use ${listed(names)}.`);
  }
  return lines.join(' ');
}

/** That a step makes a fraction where none may be. */
export function notWhole({ value }: Facts): string {
  return `One step makes ${figure(String(value))}. Here every step must be a whole number.`;
}

/** How far a call is off. */
export function misses({ value, distance, target }: Facts): string {
  return `That makes ${figure(String(value))}, not ${target}. You are ${figure(String(distance))} away.`;
}

/** The events that only come once somebody has called, or the deal is over. */
type Later = Exclude<
  NumsenseEvent,
  {
    readonly kind:
      'deal-begun' | 'hand-dealt' | 'target-drawn' | 'card-taken' | 'card-put' | 'card-exchanged' | 'wild-expired';
  }
>;

/** The line of such an event. */
export function toldLater(e: Later, cast: Cast): string {
  switch (e.kind) {
    case 'pile-refilled':
      return `The draw pile was empty. ${e.count} cards are shuffled into a new one.`;
    case 'declared':
      return `${does(e.seat, cast, 'say', 'says')}: Numsense!`;
    case 'call-doubted': {
      const claim = shown(e.sentence, cast);
      const doubts = does(e.seat, cast, 'doubt it', 'doubts it');
      return e.right ? `${doubts}: ${claim} is not right. The game goes on.` : `${doubts}, but ${claim} is right.`;
    }
    case 'false-call':
      return `${does(e.seat, cast, 'called', 'called')} Numsense, but it was not true.${e.fine ? ` That costs ${points(String(e.fine))}.` : ''}`;
    case 'last-turns':
      return `One last turn for ${listed(e.seats.map((seat) => object(seat, cast)))}.`;
    case 'composing':
      return e.seats.some((seat) => isYou(seat, cast))
        ? 'Now write your sentence with all your cards.'
        : `${listed(e.seats.map((seat) => object(seat, cast)))} ${e.seats.length > 1 ? 'write their sentences' : 'writes a sentence'}.`;
    case 'written':
      return `${does(e.seat, cast, 'are', 'is')} ready.`;
    case 'deal-scored':
      return scored(e.score, cast);
    case 'time-up':
      return 'Time is up!';
    case 'match-over':
      return over(e.winners, e.totals, cast);
    default:
      return e satisfies never;
  }
}

function scored(score: DealScore, cast: Cast): string {
  const lines = score.seats.map(({ sentence, value, points: got }, seat) => {
    const made = sentence === null || value === null ? '' : ` ${shown(sentence, cast)} = ${figure(value)},`;
    return `${subject(seat, cast)}:${made} ${points(got)}.`;
  });
  return [ENDED[score.ended], ...lines].join(' ');
}

const ENDED: Readonly<Record<DealScore['ended'], string>> = {
  declared: 'The deal is over.',
  stalemate: 'Nobody called, so the deal is over.',
  time: 'The time is up, so all hands are scored.',
};

function over(winners: readonly number[], totals: readonly string[], cast: Cast): string {
  const total = points(totals[winners[0] ?? 0] ?? '0');
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) return `${does(first, cast, 'win', 'wins')} with ${total}!`;
  return `${upper(listed(winners.map((seat) => object(seat, cast))))} share the win with ${total}!`;
}
