// What one may know and what one may do: the view, built up from nothing, and legality from the view alone.
import { no, OVER, placesLeft, YES, type Turn, type Verdict, type Who } from '@cardinal/kernel';
import { SETS, type CardSet } from './catalogue.ts';
import { drawOf } from './deals.ts';
import { cardName, numberOf, type CardId } from './deck.ts';
import { dealsIn, setTypesIn, tableCardsIn } from './options.ts';
import { listSets, reachOf, type Top } from './reach.ts';
import { beats, readAs, strengthOf, type SetType } from './sets.ts';
import type { LaidSet, MathMastersMove, MathMastersState, MathMastersView, MathMastersWhy } from './types.ts';

/** The moment: the active seat must act; while a Times claim is open, every other seat but the claimer may call it. Once one has answered, only the seats that come before it have the rest of that millisecond (ruling X.5); nobody is waited for any more. */
export function turn(s: MathMastersState): Turn {
  const draw = drawOf(s);
  if (draw) return { mode: 'turn', must: [], may: [], draw, dues: [] };
  if (s.phase === 'over') return OVER;
  if (!s.open) return { mode: 'turn', must: [s.active], may: [], dues: [] };
  const claimer = s.pile.at(-1)?.seat ?? s.active;
  const [first] = s.answers;
  if (first) {
    const nearer = placesLeft(claimer, first.seat, s.seats) - 1;
    const may = Array.from({ length: nearer }, (_, place) => (claimer + 1 + place) % s.seats);
    return { mode: 'turn', must: [], may, dues: [{ id: 'answers', at: first.at + 1 }] };
  }
  const may = s.hands.map((_, seat) => seat).filter((seat) => seat !== s.active && seat !== claimer);
  return { mode: 'window', must: [s.active], may, dues: [] };
}

/** What one may know. */
export function view(s: MathMastersState, who: Who): MathMastersView {
  return {
    who,
    turn: turn(s),
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    deal: s.deal,
    deals: dealsIn(s.options, s.seats),
    dealer: s.dealer,
    active: isPlaying(s.phase) ? s.active : null,
    tableCards: tableCardsIn(s.options, s.deal),
    setTypes: setTypesIn(s.options, s.deal),
    handCounts: s.hands.map(({ length }) => length),
    hand: who === 'watcher' ? [] : [...(s.hands[who] ?? [])],
    known: s.known.map((cards) => [...cards]),
    hints: [...s.hints],
    hintUsed: [...s.hintUsed],
    unusedCount: s.unused.length,
    gone: [...s.gone],
    pile: [...s.pile],
    laid: s.laid,
    open: s.open,
    answers: [...s.answers],
    out: [...s.out],
    passed: [...s.passed],
    points: [...s.points],
    calls: [...s.calls],
    piles: [...s.piles],
    totals: [...s.totals],
    history: s.history,
  };
}

/** Whether a seat may make that move. */
export function check(v: MathMastersView, m: MathMastersMove): Verdict<MathMastersWhy> {
  const top = v.pile.at(-1);
  const stale = m.on !== undefined && m.on !== (top?.no ?? 0);
  if (m.kind === 'wrong-times') return stale ? no('too-late') : checkCall(v, top);
  if (stale) return no('stale');
  if (v.active !== v.who) return no('not-yours');
  switch (m.kind) {
    case 'let-stand':
      return v.phase === 'judge' ? YES : no('not-now');
    case 'pass':
      if (v.phase === 'judge') return no('only-call');
      return v.phase === 'follow' ? YES : no('must-lead');
    case 'lay':
      if (v.phase === 'judge') return no('only-call');
      return checkLay(v, m.setType, m.cards);
    default:
      return m satisfies never;
  }
}

/** Whether the set on top may be called wrong. Asked of seats that cannot act too, so that a late call hears that it is late. */
function checkCall(v: MathMastersView, top: LaidSet | undefined): Verdict<MathMastersWhy> {
  const callable = v.options.referee === 'table' && top?.setType === 'times' && top.seat !== v.who;
  if (!callable) return no('no-claim');
  const quicker = v.answers.length > 0 && v.who !== 'watcher' && !v.turn.may.includes(v.who);
  return v.open && !quicker ? YES : no('too-late');
}

/** "Wrong Times!" waits for nobody's turn. */
export function calls(m: MathMastersMove): boolean {
  return m.kind === 'wrong-times';
}

/** Whether the cards may be laid as a set of that type now, whoever's turn it is: what a table asks while somebody picks cards. */
export function checkLay(v: MathMastersView, setType: SetType, cards: readonly CardId[]): Verdict<MathMastersWhy> {
  const stray = cards.find((card) => !v.hand.includes(card) && !v.hints.includes(card));
  if (stray !== undefined) return no('not-in-hand', { card: cardName(stray) });
  if (new Set(cards).size !== cards.length) return no('card-twice');
  const hints = cards.filter((card) => v.hints.includes(card)).length;
  if (hints > 1) return no('one-hint');
  if (hints === 1 && v.who !== 'watcher' && v.hintUsed[v.who]) return no('hint-used');
  if (hints === 1 && cards.length === 1) return no('hint-alone');
  if (!v.setTypes.includes(setType)) return no('not-yet');
  const read = readAs(setType, cards);
  if (!read.ok) return no(read.why, read.facts);
  if (!read.holds && v.options.referee === 'engine') return no('not-times', factsOfTimes(cards));
  const top = v.pile.at(-1);
  if (!top) return YES;
  const strength = strengthOf(top.setType, top.cards);
  if (beats(read, { setType: top.setType, strength })) return YES;
  return no(read.setType === top.setType ? 'not-stronger' : 'other-type', { top: top.setType });
}

/** Every legal move; false Times claims are legal too, but are not listed. */
export function moves(v: MathMastersView): MathMastersMove[] {
  if (v.who === 'watcher' || (v.answers.length > 0 && !v.turn.may.includes(v.who))) return [];
  const top = v.pile.at(-1);
  const on = top ? { on: top.no } : {};
  const found: MathMastersMove[] = [];
  if (v.active === v.who && v.phase === 'judge') found.push({ kind: 'let-stand', ...on });
  if (v.active === v.who && v.phase !== 'judge') {
    for (const { setType, cards } of setsFor(v)) found.push({ kind: 'lay', setType, cards, ...on });
    if (top) found.push({ kind: 'pass', ...on });
  }
  if (v.open && top?.seat !== v.who && isPlaying(v.phase)) found.push({ kind: 'wrong-times', ...on });
  return found;
}

/** All true sets that the viewer's hand could lay on what lies there, with a Hint where it still has one. */
export function setsFor(v: MathMastersView): CardSet[] {
  const into: number[] = [];
  const hints = v.who !== 'watcher' && v.hintUsed[v.who] === false ? v.hints : [];
  const count = listSets(reachOf(v.hand, hints), v.setTypes, topToBeat(v.pile), into);
  return into.slice(0, count).map((place) => SETS[place] as CardSet);
}

/** The top of a pile as something to beat. */
export function topToBeat(pile: readonly LaidSet[]): Top | null {
  const top = pile[pile.length - 1];
  return top ? { setType: top.setType, strength: strengthOf(top.setType, top.cards) } : null;
}

/** The figures of a product that is not one: the two smaller numbers, what they make, and what was claimed. */
function factsOfTimes(cards: readonly CardId[]): Readonly<Record<string, number>> {
  const [a = 0, b = 0, answer = 0] = cards.map(numberOf).sort((x, y) => x - y);
  return { a, b, product: a * b, answer };
}

function isPlaying(phase: MathMastersState['phase']): boolean {
  return phase === 'lead' || phase === 'follow' || phase === 'judge';
}
