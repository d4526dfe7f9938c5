// Partners for Math Rush: they lay what wastes least, at the pace of people, never wrongly on purpose, and they ask
// before they spend a Help. The weaker ones read a sum wrongly now and then.
import { humanPace } from '@cardinal/bots';
import { LEVELS, type Bot, type Level, type Ms, type Rng, type Seat } from '@cardinal/kernel';
import { check, ownHand } from './check.ts';
import { placesFor } from './fit.ts';
import { classOf } from './hope.ts';
import { absent } from './moves.ts';
import { raceLength } from './options.ts';
import { rankedPlays, type RankedPlay } from './plan.ts';
import { helpBonus } from './score.ts';
import { teamPlan } from './team-plan.ts';
import type { Card, RushMove, RushView } from './types.ts';

interface Partner {
  /** How often a sum is read one off. */
  readonly slips: number;
  /** Plays are taken as good as they come, this far below the best. */
  readonly careless: number;
  /** What is left of that where a poor card costs most: alone, and with two or three cards in hand. */
  readonly heedless: number;
  /** Below this worth it would rather have a Help; without one it lays the card all the same. */
  readonly patience: number;
  /** How many cards it works out before it lays one. */
  readonly looks: number;
  /** Whether it lays its hand open and plans with all cards that are. */
  readonly plans: boolean;
  /** How long it waits, for others to come first, before a card that brings a star less than a good one, in milliseconds. */
  readonly doubts: Ms;
}

const PARTNERS: Readonly<Record<Level, Partner>> = {
  beginner: { slips: 0.06, careless: 0.6, heedless: 1, patience: -1, looks: 3, plans: false, doubts: 0 },
  easy: { slips: 0.03, careless: 0.22, heedless: 1, patience: -0.6, looks: 3, plans: false, doubts: 2000 },
  normal: { slips: 0, careless: 0.1, heedless: 0.4, patience: -0.25, looks: 2, plans: false, doubts: 4000 },
  expert: { slips: 0, careless: 0, heedless: 1, patience: -0.4, looks: 1, plans: true, doubts: 0 },
};

/** The bots of Math Rush. */
export const bots = Object.fromEntries(LEVELS.map((level) => [level, bot(level)])) as Record<
  Level,
  Bot<RushView, RushMove>
>;

function bot(level: Level): Bot<RushView, RushMove> {
  const partner = PARTNERS[level];
  return {
    choose(v, rng) {
      const { who } = v;
      if (who === 'watcher' || ![...v.turn.must, ...v.turn.may].includes(who)) return null;
      const move = decide(v, who, partner, rng);
      return move && check(v, move).ok ? move : v.turn.must.includes(who) ? absent(v) : null;
    },
    pace: (v, move, rng) => paceOf(level, partner, v, move, rng),
  };
}

function decide(v: RushView, who: Seat, partner: Partner, rng: Rng): RushMove | null {
  if (v.phase === 'ready') {
    return partner.plans && v.seats > 1 && !v.open[who] ? { kind: 'show', open: true } : { kind: 'ready' };
  }
  if (v.asked && v.asked.seat !== who && !v.asked.yes.includes(who)) return { kind: 'answer', yes: true };
  return partner.plans ? withTheTeam(v, who, partner) : alone(v, who, partner, rng);
}

function alone(v: RushView, who: Seat, partner: Partner, rng: Rng): RushMove | null {
  const plays = rankedPlays(misread(v, partner, rng));
  if (v.redraw?.[who] === false) return { kind: 'discard', cards: uselessCards(v, plays, partner) };
  const best = plays[0];
  if (best && best.worth >= partner.patience) {
    const careless = partner.careless * (v.seats === 1 || v.handSize < FULL_HAND ? partner.heedless : 1);
    const near = plays.filter((play) => play.worth >= best.worth - careless);
    return near[rng.below(near.length)]?.move ?? best.move;
  }
  return drawOrHelp(v, who) ?? orStop(v, who, best?.move);
}

// The next card of the team's plan, if this seat holds it and nothing has to be laid under that goal before.
function withTheTeam(v: RushView, who: Seat, partner: Partner): RushMove | null {
  const plan = teamPlan(v);
  const steps = plan?.steps ?? [];
  if (v.redraw?.[who] === false) {
    const planned = new Set(steps.map(({ card }) => card));
    return { kind: 'discard', cards: ownHand(v).flatMap((card) => (planned.has(classOf(card)) ? [] : [card.id])) };
  }
  if (plan === null || plan.gain < partner.patience) {
    const asked = drawOrHelp(v, who);
    if (asked || plan === null) return asked ?? orStop(v, who, undefined);
  }
  const begun = new Set<number>();
  for (const { card, goal } of steps) {
    if (begun.has(goal)) continue;
    begun.add(goal);
    const holder = v.hands.findIndex((hand) => hand?.some((one) => classOf(one) === card));
    const own = holder === who ? ownHand(v).find((one) => classOf(one) === card) : undefined;
    if (own) return layUnder(v, own, goal);
  }
  return null;
}

function layUnder(v: RushView, card: Card, goal: number): RushMove | null {
  const set = v.sets.find(({ id }) => id === goal);
  const place = set && placesFor(card, set)[0];
  return place === undefined ? null : { kind: 'play', card: card.id, goal, place, mark: set?.mark ?? 0 };
}

function drawOrHelp(v: RushView, who: Seat): RushMove | null {
  if (ownHand(v).length < v.handSize && check(v, { kind: 'draw' }).ok) return { kind: 'draw' };
  return help(v, who);
}

// Alone it may spend a Help; at a table it asks, and spends it once everybody has agreed.
function help(v: RushView, who: Seat): RushMove | null {
  if (v.options.freeHelp || v.help === 0 || v.redraw) return null;
  const agreed = v.seats === 1 || (v.asked?.seat === who && v.asked.yes.length === v.seats - 1);
  if (agreed) return { kind: 'redraw' };
  if (v.turnedDown[who] || v.asked) return null;
  if (helpBonus(v.help, v.options) - helpBonus(v.help - 1, v.options) > HELP_WINS * starsLeft(v)) return null;
  return { kind: 'ask', use: 'redraw', goal: null };
}

/** Cards in a hand at a table of three. */
const FULL_HAND = 4;

/** What share of the stars still to be won in a race a Help may win. */
const HELP_WINS = 0.35;

function starsLeft(v: RushView): number {
  const open = v.sets.reduce((sum, { complete, goal }) => sum + (complete ? 0 : goal.stars), 0);
  const faces = v.options.deck.goals;
  return open + (v.goalCount * faces.reduce((sum, { stars }) => sum + stars, 0)) / faces.length;
}

// What is left when no card is good and no Help to be had: a poor card is better than none, since goals that nobody
// goes on with bring nothing. Without a clock the race may end when no card fits at all.
function orStop(v: RushView, who: Seat, least: RushMove | undefined): RushMove | null {
  if (v.asked || v.redraw) return null;
  return least ?? (raceLength(v.options) === null && !v.said[who] ? { kind: 'done' } : null);
}

// A slip: one card of the hand taken for one more or one less than it is.
function misread(v: RushView, { slips }: Partner, rng: Rng): RushView {
  if (v.who === 'watcher' || slips === 0 || rng.real() >= slips) return v;
  const hand = ownHand(v);
  const wrong = rng.below(Math.max(1, hand.length));
  const off = rng.below(2) === 0 ? -1 : 1;
  const seen = hand.map((card, i) => (i === wrong ? { ...card, value: Math.max(0, card.value + off) } : card));
  return { ...v, hands: v.hands.map((other, seat) => (seat === v.who ? seen : other)) };
}

function uselessCards(v: RushView, plays: readonly RankedPlay[], { patience }: Partner): number[] {
  const useful = new Set(plays.filter((play) => play.worth >= Math.max(patience, 0)).map((play) => play.card.id));
  return ownHand(v).flatMap(({ id }) => (useful.has(id) ? [] : [id]));
}

function paceOf(level: Level, { looks, doubts }: Partner, v: RushView, move: RushMove | null, rng: Rng): Ms {
  const card = move?.kind === 'play' ? ownHand(v).find(({ id }) => id === move.card) : undefined;
  const numbers = card ? card.text.split(/[^0-9]+/).map(Number) : [];
  const sums = card ? Array.from({ length: looks }, () => ({ kind: 'add' as const, numbers })) : [];
  const pace = humanPace(level, { looks: 4 + v.sets.filter((set) => !set.complete).length, sums }, rng);
  return pace + Math.round(doubts * (doubts > 0 && move?.kind === 'play' ? doubtOf(v, move) : 0));
}

/** What a card at least brings that one lays without a second thought, in stars. */
const GOOD = 0.2;

function doubtOf(v: RushView, move: RushMove & { readonly kind: 'play' }): number {
  const play = rankedPlays(v).find((one) => one.card.id === move.card && one.move.goal === move.goal);
  return Math.min(1, Math.max(0, GOOD - (play?.worth ?? 0)));
}
