// Partners for Math Rush: they lay what wastes least, at the pace of people, never wrongly on purpose, and they ask
// before they spend a Help. The weaker ones read a sum wrongly now and then.
import { humanPace } from '@cardinal/bots';
import { LEVELS, type Bot, type Level, type Ms, type Rng, type Seat } from '@cardinal/kernel';
import { check, ownHand } from './check.ts';
import { raceLength } from './options.ts';
import { rankedPlays, type RankedPlay } from './plan.ts';
import { absent } from './moves.ts';
import type { RushMove, RushView } from './types.ts';

interface Partner {
  /** How often a sum is read one off. */
  readonly slips: number;
  /** Plays are taken as good as they come, this far below the best. */
  readonly careless: number;
  /** Below this worth it rather waits, or asks for a Help. */
  readonly patience: number;
  /** How many cards it works out before it lays one. */
  readonly looks: number;
}

const PARTNERS: Readonly<Record<Level, Partner>> = {
  beginner: { slips: 0.06, careless: 0.6, patience: -1, looks: 3 },
  easy: { slips: 0.03, careless: 0.3, patience: -0.6, looks: 3 },
  normal: { slips: 0, careless: 0.06, patience: -0.25, looks: 2 },
  expert: { slips: 0, careless: 0, patience: -0.1, looks: 1 },
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
  if (v.phase === 'ready') return { kind: 'ready' };
  const plays = rankedPlays(misread(v, partner, rng));
  if (v.redraw?.[who] === false) return { kind: 'discard', cards: uselessCards(v, plays, partner) };
  if (v.asked && v.asked.seat !== who && !v.asked.yes.includes(who)) return { kind: 'answer', yes: true };
  const best = plays[0];
  if (best && best.worth >= partner.patience) {
    const near = plays.filter((play) => play.worth >= best.worth - partner.careless);
    return near[rng.below(near.length)]?.move ?? best.move;
  }
  if (ownHand(v).length < v.handSize && check(v, { kind: 'draw' }).ok) return { kind: 'draw' };
  return help(v, who) ?? (raceLength(v.options) === null ? stop(best) : null);
}

// Alone it may spend a Help; at a table it asks, and spends it once everybody has agreed.
function help(v: RushView, who: Seat): RushMove | null {
  if (v.options.freeHelp || v.help === 0 || v.redraw) return null;
  const agreed = v.seats === 1 || (v.asked?.seat === who && v.asked.yes.length === v.seats - 1);
  if (agreed) return { kind: 'redraw' };
  if (v.turnedDown[who] || v.asked) return null;
  return { kind: 'ask', use: 'redraw', goal: null };
}

// Without a clock there is always time for one more card; when nothing fits any more, the race may end.
function stop(best: RankedPlay | undefined): RushMove {
  return best ? best.move : { kind: 'done' };
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

function paceOf(level: Level, { looks }: Partner, v: RushView, move: RushMove | null, rng: Rng): Ms {
  const card = move?.kind === 'play' ? ownHand(v).find(({ id }) => id === move.card) : undefined;
  const numbers = card ? card.text.split(/[^0-9]+/).map(Number) : [];
  const sums = card ? Array.from({ length: looks }, () => ({ kind: 'add' as const, numbers })) : [];
  return humanPace(level, { looks: 4 + v.sets.filter((set) => !set.complete).length, sums }, rng);
}
