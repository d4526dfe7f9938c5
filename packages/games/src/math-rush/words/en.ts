// Math Rush in English: short words that can be read aloud while a clock runs.
import type { Cast } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';
import type { Race, RushEvent, RushView } from '../types.ts';
import type { RushLines } from './shape.ts';
import { taglineEn } from './tagline-en.ts';

const RATING_NAMES = ['Needs work', 'Good', 'Great', 'Amazing', 'Hall of Fame'] as const;

/** What is said of Math Rush at the table. */
export const en: RushLines = {
  title: 'Math Rush',
  tagline: taglineEn,
  why: {
    'too-few-goals': () => 'The deck has too few goals for this table.',
    'deck-too-small': ({ cards, needed }) => `This table needs ${needed} number cards, and the deck has ${cards}.`,
    'already-ready': () => 'The race is on already.',
    'not-in-hand': () => 'You do not hold that card.',
    'no-such-set': () => 'That goal is not on the table.',
    'set-closed': () => 'That goal is finished. Nothing more can be laid there.',
    'no-such-place': () => 'There is no such place in that row.',
    stale: () => 'Somebody was faster. Your card is back in your hand.',
    'out-of-order': ({ card, value }) => `${card} makes ${value}. That is out of order here.`,
    'against-limit': ({ card, value }) => `${card} makes ${value}. This goal does not take it.`,
    'not-equal': ({ card, value }) => `${card} makes ${value}. Only equal cards go on top of each other.`,
    'hand-full': () => 'Your hand is full.',
    'nothing-to-draw': () => 'There are no cards left to draw.',
    'no-help': () => 'There is no Help card left.',
    'help-running': () => 'One Help at a time: finish this one first.',
    'nothing-chosen': () => 'Choose at least one card.',
    'not-in-set': () => 'Those cards are not in that row.',
    'not-allowed': () => 'The rules of this table do not allow that.',
    'nobody-asked': () => 'Nobody asked you anything just now.',
    'clock-runs': () => 'The clock ends this race.',
  },
  ratings: RATING_NAMES,
  goalName,
  tell: (event, cast) => tell(event as RushEvent, cast),
  board: (view) => board(view as RushView),
};

const LIMIT_NAMES: Readonly<Record<GoalFace['limit'], string>> = {
  none: 'any cards',
  sums: 'only sums',
  differences: 'only differences',
  even: 'only even numbers',
  odd: 'only odd numbers',
  above: 'only more than 11',
  below: 'only less than 9',
};

/** A goal in words: "5 cards, going up, only sums, 3 stars". */
function goalName({ count, direction, limit, stars }: GoalFace): string {
  return `${count} cards, going ${direction}, ${LIMIT_NAMES[limit]}, ${stars} ${stars === 1 ? 'star' : 'stars'}`;
}

function tell(event: RushEvent, cast: Cast): string | null {
  const who = (seat: number): string => (seat === cast.you ? 'You' : (cast.names[seat] ?? `Player ${seat + 1}`));
  switch (event.kind) {
    case 'race-set-up':
      return `Race ${event.race + 1}. Everyone gets ${event.handSize} cards.`;
    case 'hand-dealt':
      return `Your cards: ${event.hand.map(({ text }) => text).join(', ')}.`;
    case 'ready':
      return `${who(event.seat)} ${event.seat === cast.you ? 'are' : 'is'} ready.`;
    case 'race-begun':
      return 'Go!';
    case 'played':
      return `${who(event.seat)}: ${event.card.text} is ${event.card.value}, row ${event.row}${event.place === 'right' ? '' : ', on top'}.`;
    case 'goal-completed':
      return 'A goal is finished!';
    case 'goal-added':
      return `A new goal: ${goalName(event.face)}.`;
    case 'drawn':
      return event.cards
        ? `${who(event.seat)} ${event.seat === cast.you ? 'draw' : 'draws'} ${event.cards.map(({ text }) => text).join(', ')}.`
        : null;
    case 'cleared':
      return `${who(event.seat)} used Help and took away ${cards(event.cards.length)}${event.row === null ? '' : ` of row ${event.row}`}. ${left(event.help)}`;
    case 'redraw-begun':
      return `${who(event.seat)} used Help: everyone may swap cards. ${left(event.help)}`;
    case 'redraw-to-follow':
      return `${who(event.seat)} used Help too: after this swap everyone may swap once more. ${left(event.help)}`;
    case 'discarded':
      return event.cards.length === 0
        ? `${who(event.seat)} kept all cards.`
        : `${who(event.seat)} threw away ${cards(event.cards.length)}.`;
    case 'arranged':
      return `${who(event.seat)} put ${event.row === null ? 'a row' : `row ${event.row}`} in another order.`;
    case 'refilled':
      return 'The draw pile is filled again.';
    case 'help-asked':
      return `${who(event.seat)} asked: shall we use a Help?`;
    case 'help-answered':
      return `${who(event.seat)} said ${event.yes ? 'yes' : 'no'}.`;
    case 'shown':
      return event.open ? `${who(event.seat)} showed all cards.` : null;
    case 'wants-end':
      return `${who(event.seat)} would end the race.`;
    case 'race-ended':
      return raceLine(event.race, event.total);
    case 'match-over':
      return `The match is over: ${points(event.total)}${event.bonus > 0 ? `, ${event.bonus} of them for unused Help` : ''}. ${RATING_NAMES[event.rating] ?? ''}!`;
    default:
      return event satisfies never;
  }
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

function left(help: number): string {
  return `${help} ${help === 1 ? 'Help is' : 'Helps are'} left.`;
}

function points(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`;
}

function raceLine(race: Race, total: number): string {
  const right = race.verified.filter(({ fault }) => fault === null).length;
  return `The race is over. Right goals: ${right} of ${race.verified.length}. ${points(race.points)}, ${total} in all.`;
}

function board(v: RushView): string {
  const hand = v.who === 'watcher' ? [] : (v.hands[v.who] ?? []);
  return [
    `Race ${v.race + 1} of 3. Help cards: ${v.help}.`,
    ...v.sets.map(
      ({ id, goal, stacks, complete }) =>
        `  goal ${id}: ${goalName(goal)}${complete ? ', finished' : ''}: ${stacks.map((stack) => stack.map(({ value }) => value).join('/')).join(' ')}`,
    ),
    `Your cards: ${hand.map(({ id, text }) => `${id}: ${text}`).join('; ')}`,
  ].join('\n');
}
