// The four bots. Beginner lays what shows itself and now and then multiplies wrongly; Easy follows rules of thumb; Normal and
// Expert search. All of them see what a seat sees.
import { byLevel, happens, humanPace, pickNoisy, treeSearch, type Sum } from '@cardinal/bots';
import type { Bot, Budget, Level, Rng } from '@cardinal/kernel';
import { SETS } from './catalogue.ts';
import { numberOf, type CardId } from './deck.ts';
import { looksOf, PASS } from './policy.ts';
import { model, thriftyModel } from './search.ts';
import { multiplies } from './sets.ts';
import { tidy } from './tidy.ts';
import type { MathMastersMove, MathMastersView } from './types.ts';
import { check, moves } from './view.ts';

/** How Normal and Expert search: units, and how they take all to play on. A thrifty line is worth twenty quick ones. */
const SEARCHES = {
  normal: { model, units: 200 },
  expert: { model: thriftyModel, units: 1000 },
} as const;

/** How often a level sees that a Times set is false, and how often it lays one itself where it could. */
const SEES_WRONG = [0.35, 0.7, 0.95, 1] as const;
const SLIPS = [0.04, 0, 0, 0] as const;

/** How often a beginner sees a set that does not show itself, how often it takes any of those it sees, and how roughly it judges else. */
const SEES_HIDDEN = 0.8;
const WHIM = 0.3;
const ROUGH = 0.5;

/** The bots by level. */
export const bots: Readonly<Record<Level, Bot<MathMastersView, MathMastersMove>>> = {
  beginner: botOf('beginner'),
  easy: botOf('easy'),
  normal: botOf('normal'),
  expert: botOf('expert'),
};

function botOf(level: Level): Bot<MathMastersView, MathMastersMove> {
  return {
    choose: (v, rng, budget) => choose(level, v, rng, budget),
    pace: (v, move, rng) => humanPace(level, workOf(v, move), rng),
  };
}

function choose(level: Level, v: MathMastersView, rng: Rng, budget: Budget): MathMastersMove | null {
  const top = v.pile.at(-1);
  const mustAct = v.who !== 'watcher' && v.turn.must.includes(v.who);
  const mayCall = v.open && v.who !== 'watcher' && (mustAct || v.turn.may.includes(v.who));
  if (mayCall && top && !multiplies(top.cards) && happens(byLevel(level, SEES_WRONG), rng)) {
    return { kind: 'wrong-times', on: top.no };
  }
  if (!mustAct) return null;
  if (v.phase === 'judge') return { kind: 'let-stand', ...(top && { on: top.no }) };
  const listed = moves(v).filter(({ kind }) => kind !== 'wrong-times');
  const [only] = listed;
  if (listed.length === 1 && only) return only;
  switch (level) {
    case 'beginner':
      return slip(v, rng) ?? childlike(v, listed, rng);
    case 'easy':
      return pickNoisy(listed, (move) => looksOf(v, move), 0.01, rng) ?? null;
    case 'normal':
    case 'expert':
      return search(v, rng, budget, level);
    default:
      return level satisfies never;
  }
}

/** Lays what looks best of what it sees, and now and then whatever comes to mind: it sees equal cards and two that make 13, anything else most of the time. */
function childlike(v: MathMastersView, listed: readonly MathMastersMove[], rng: Rng): MathMastersMove | null {
  const seen = listed.filter((move) => move.kind !== 'lay' || isPlain(v, move) || happens(SEES_HIDDEN, rng));
  if (happens(WHIM, rng)) return seen[rng.below(seen.length)] ?? null;
  return pickNoisy(seen, (move) => looksOf(v, move), ROUGH, rng) ?? null;
}

/** A set of one's own cards that shows itself: one number, or two cards that make 13. */
function isPlain(v: MathMastersView, { setType, cards }: MathMastersMove & { readonly kind: 'lay' }): boolean {
  const plain = setType === 'same-number' || setType === 'all-four' || cards.length === 2;
  return plain && !v.hints.some((card) => cards.includes(card));
}

/** Three own cards that nearly multiply, laid as Times by somebody who reckons too fast. */
function slip(v: MathMastersView, rng: Rng): MathMastersMove | null {
  if (!v.setTypes.includes('times') || v.options.referee === 'engine' || !happens(SLIPS[0], rng)) return null;
  const on = v.pile.at(-1)?.no;
  const wrong: MathMastersMove[] = [];
  for (const a of v.hand) {
    for (const b of v.hand) {
      for (const answer of v.hand) {
        const away = Math.abs(numberOf(a) * numberOf(b) - numberOf(answer));
        if (a >= b || b >= answer || numberOf(a) < 2 || away === 0 || away > 2) continue;
        const move = { kind: 'lay', setType: 'times', cards: [a, b, answer], ...(on !== undefined && { on }) } as const;
        if (check(v, move).ok) wrong.push(move);
      }
    }
  }
  return wrong.length === 0 ? null : (wrong[rng.below(wrong.length)] ?? null);
}

function search(v: MathMastersView, rng: Rng, budget: Budget, level: keyof typeof SEARCHES): MathMastersMove {
  const top = v.pile.at(-1);
  const on = top ? { on: top.no } : {};
  const { model: lines, units } = SEARCHES[level];
  const best = treeSearch(lines, v, rng, budget, { units })[0]?.action ?? PASS;
  const set = SETS[tidy(v, best)];
  return set ? { kind: 'lay', setType: set.setType, cards: set.cards, ...on } : { kind: 'pass', ...on };
}

/** What a person has to look at and work out for this answer. A claim is checked before anything else, which also leaves the others time to call. */
function workOf(
  v: MathMastersView,
  move: MathMastersMove | null,
): { readonly looks: number; readonly sums: readonly Sum[] } {
  const sums: Sum[] = [];
  const top = v.pile.at(-1);
  if (v.open && top) sums.push(timesOf(top.cards));
  if (move?.kind !== 'lay') return { looks: v.open ? 20 : 8, sums };
  if (move.setType === 'times') sums.push(timesOf(move.cards));
  if (move.setType === 'make-13') sums.push({ kind: 'add', numbers: move.cards.map(numberOf) });
  if (top && move.setType === 'same-number') {
    sums.push({ kind: 'compare', numbers: [numberOf(top.cards[0] ?? 0), numberOf(move.cards[0] ?? 0)] });
  }
  return { looks: v.hand.length + (v.open ? 12 : 0), sums };
}

function timesOf(cards: readonly CardId[]): Sum {
  return {
    kind: 'times',
    numbers: cards
      .map(numberOf)
      .sort((a, b) => a - b)
      .slice(0, 2),
  };
}
