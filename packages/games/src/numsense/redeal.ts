// A whole state that a view cannot rule out: hidden cards dealt anew, evenly over what is possible. This is how bots
// imagine the other hands, and how tests prove that a view holds nothing it should not.
import { hiddenOwn, shuffled, type HiddenOwn, type Rng, type Seat } from '@cardinal/kernel';
import type { Face } from '@cardinal/solver';
import { best, canMake } from './best.ts';
import { facesInPlay, stockIn } from './plan.ts';
import type { CardId, NumsenseState, NumsenseView } from './types.ts';

/** Deals tried before the hands of those who called are put together one by one. */
const TRIES = 3000;
/** Most different hands that are written out to find one that makes the target. */
const MOST_HANDS = 6000;

/** Deals the hidden cards anew. What everyone saw stays: cards taken from the discard pile, what the refilled draw pile is made of, and that a seat whose call stood can make the target. The last holds exactly for one caller; for several at once it holds, but when even hands are rare (under 1 in 3000) not quite evenly. */
export function deal(v: NumsenseView, rng: Rng): NumsenseState {
  const faces = facesInPlay(v.options, v.seats, v.handSize);
  const { draw, hands, own } = dealHidden(v, faces, rng);
  const acting = v.turn.must.length > 0 && v.phase !== 'compose' ? v.active : null;
  const taken = takenBy(v, acting, hands);
  return {
    options: v.options,
    seats: v.seats,
    faces,
    phase: v.phase,
    dealerDrawn: v.dealerDrawn,
    attempt: v.attempt,
    deal: v.deal,
    dealer: v.dealer,
    handSize: v.handSize,
    draw,
    ...(v.own && { own }),
    discard: v.discard.map(({ id }) => id),
    hands,
    spent: spentIn(v, faces, hands, acting, taken?.card ?? null),
    played: [...v.played],
    target: v.target && { ...v.target },
    setAside: v.setAside.map(({ id }) => id),
    active: v.active ?? 0,
    taken,
    known: v.known.map((cards) => cards.map(({ id }) => id)),
    refilled: v.refilled.map(({ id }) => id),
    turns: [...v.turns],
    idle: v.idle,
    declarer: v.declarer,
    called: [...v.called],
    open: v.open,
    lastTurns: [...v.lastTurns],
    ending: v.ending,
    emptied: v.emptied,
    written: v.hasWritten.map((has, seat) => {
      if (!has || !v.target) return null;
      return seat === v.who ? v.written : best(facesOf(hands[seat], faces), v.target.value, v.options).sentence;
    }),
    fines: [...v.fines],
    totals: [...v.totals],
    history: [...v.history],
    timeUp: v.timeUp,
  };
}

interface Dealt {
  readonly draw: CardId[];
  readonly hands: CardId[][];
  /** Own piles by seat. */
  readonly own: CardId[][];
}

function dealHidden(v: NumsenseView, faces: readonly Face[], rng: Rng): Dealt {
  const callers = v.options.referee === 'engine' ? v.called.filter((seat) => seat !== v.who) : [];
  const target = v.target?.value ?? 0;
  const hidden = hiddenCards(v, faces);
  for (let tries = 0; tries < TRIES; tries++) {
    const { draw, rest } = splitHidden(v, hidden, rng);
    const { held, own } = splitOwn(hidden, rng);
    const hands = handOut(v, rest, held, new Map());
    if (callers.every((seat) => canMake(facesOf(hands[seat], faces), target, v.options))) return { draw, hands, own };
  }
  // Hands that hit are rare here: give every caller one that does, then deal the rest.
  const { draw, rest } = splitHidden(v, hidden, rng);
  const { held, own } = splitOwn(hidden, rng);
  const given = new Map<Seat, readonly CardId[]>();
  let left = rest;
  for (const seat of callers) {
    const open = v.known[seat]?.map(({ id }) => id) ?? [];
    const { ids = [], inHand = 0 } = hidden.own[seat] ?? {};
    // Cards of an own deck come from it as long as its pile lasts; what the hand has beside them came from the pile of all.
    const others = hiddenIn(v, seat) - inHand;
    const mine = others > 0 ? (held[seat] ?? []) : hitting(ids, inHand, facesOf(open, faces), target, v, faces, rng);
    const hand = others > 0 ? hitting(left, others, facesOf([...open, ...mine], faces), target, v, faces, rng) : [];
    given.set(seat, [...mine, ...hand]);
    left = left.filter((id) => !hand.includes(id));
    own[seat] = shuffled(ids, rng).filter((id) => !mine.includes(id));
  }
  return { draw, hands: handOut(v, left, held, given), own };
}

interface Hidden {
  /** Cards that may lie in the draw pile. */
  readonly pile: readonly CardId[];
  /** Cards that cannot: they were not in it when it was refilled. */
  readonly held: readonly CardId[];
  /** What is hidden of the own decks, by seat. */
  readonly own: readonly HiddenOwn[];
}

function hiddenCards(v: NumsenseView, faces: readonly Face[]): Hidden {
  const seen = new Set([...v.hand, ...v.discard, ...v.setAside, ...v.known.flat()].map(({ id }) => id));
  if (v.target && v.target.card !== null) seen.add(v.target.card);
  const stock = stockIn(v.options, v.seats, v.handSize);
  const all = [...faces.keys()].filter((id) => id < stock.common && !seen.has(id));
  const refilled = new Set(v.refilled.map(({ id }) => id));
  const open = new Set([...seen, ...refilled]);
  const own = (v.own ?? []).map((pile, seat) =>
    hiddenOwn(stock, seat, open, pile, seat === v.who ? 0 : hiddenIn(v, seat)),
  );
  if (v.refilled.length === 0) return { pile: all, held: [], own };
  return { pile: [...refilled], held: all.filter((id) => !refilled.has(id)), own };
}

function splitHidden(v: NumsenseView, hidden: Hidden, rng: Rng): { readonly draw: CardId[]; readonly rest: CardId[] } {
  const pile = shuffled(hidden.pile, rng);
  const draw = pile.splice(0, v.drawCount);
  return { draw, rest: hidden.held.length === 0 ? pile : shuffled([...pile, ...hidden.held], rng) };
}

/** The own decks anew: what lies in each hand, and what is left in its pile. Between deals they lie nowhere. */
function splitOwn(hidden: Hidden, rng: Rng): { readonly held: CardId[][]; readonly own: CardId[][] } {
  const decks = hidden.own.map(({ ids, inHand, pile }) => shuffled(ids, rng).slice(0, inHand + pile));
  return {
    held: decks.map((cards, seat) => cards.slice(0, hidden.own[seat]?.inHand)),
    own: decks.map((cards, seat) => cards.slice(hidden.own[seat]?.inHand)),
  };
}

/** Fills every hand: hidden cards first, of them those of the own deck, then those that are known. */
function handOut(
  v: NumsenseView,
  cards: readonly CardId[],
  held: readonly (readonly CardId[])[],
  given: ReadonlyMap<Seat, readonly CardId[]>,
): CardId[][] {
  let next = 0;
  return v.handCounts.map((_, seat) => {
    if (seat === v.who) return v.hand.map(({ id }) => id);
    const known = v.known[seat]?.map(({ id }) => id) ?? [];
    const had = given.get(seat);
    if (had) return [...had, ...known];
    const mine = held[seat] ?? [];
    const from = next;
    next += hiddenIn(v, seat) - mine.length;
    return [...mine, ...cards.slice(from, next), ...known];
  });
}

function hiddenIn(v: NumsenseView, seat: Seat): number {
  return (v.handCounts[seat] ?? 0) - (v.known[seat]?.length ?? 0);
}

/** So many cards from a pool that make the target together with the known ones: every such choice of cards equally likely, as long as the different hands can be written out; otherwise the best of many tries. */
function hitting(
  pool: readonly CardId[],
  size: number,
  known: readonly Face[],
  target: number,
  v: NumsenseView,
  faces: readonly Face[],
  rng: Rng,
): readonly CardId[] {
  const byFace = new Map<Face, CardId[]>();
  for (const id of pool) {
    const face = faces[id] as Face;
    byFace.set(face, [...(byFace.get(face) ?? []), id]);
  }
  const groups = [...byFace];
  const hits: { readonly counts: readonly number[]; readonly ways: number }[] = [];
  let written = 0;
  const spread = (group: number, left: number, counts: readonly number[], ways: number): void => {
    if (written > MOST_HANDS) return;
    const [face, ids] = groups[group] ?? [];
    if (face === undefined || ids === undefined) {
      if (left > 0) return;
      written++;
      const hand = counts.flatMap((count, i) => new Array<Face>(count).fill(groups[i]?.[0] ?? 0));
      if (canMake([...hand, ...known], target, v.options)) hits.push({ counts, ways });
      return;
    }
    let choose = 1;
    for (let count = 0; count <= Math.min(left, ids.length); count++) {
      spread(group + 1, left - count, [...counts, count], ways * choose);
      choose = (choose * (ids.length - count)) / (count + 1);
    }
  };
  spread(0, size, [], 1);
  if (written > MOST_HANDS || hits.length === 0) {
    for (let tries = 0; tries < TRIES; tries++) {
      const cards = shuffled(pool, rng).slice(0, size);
      if (canMake([...facesOf(cards, faces), ...known], target, v.options)) return cards;
    }
    return shuffled(pool, rng).slice(0, size);
  }
  let mark = rng.real() * hits.reduce((sum, { ways }) => sum + ways, 0);
  const pick = hits.find(({ ways }) => (mark -= ways) < 0) ?? hits[0];
  return groups.flatMap(([, ids], group) => shuffled(ids, rng).slice(0, pick?.counts[group] ?? 0));
}

/** What the active seat took: told where everyone saw it, else one of its hidden cards. A Discard wild that was played after the seat's first turn can only be the card it drew, since older ones had expired. */
function takenBy(v: NumsenseView, acting: Seat | null, hands: readonly CardId[][]): NumsenseState['taken'] {
  if (!v.taken || acting === null) return null;
  const { from, card } = v.taken;
  if (card) return { card: card.id, from };
  const hidden = hiddenIn(v, acting);
  const last = hidden > 0 ? hands[acting]?.[hidden - 1] : undefined;
  const played = v.played[0];
  const surely = (v.turns[acting] ?? 0) > 0 ? played : undefined;
  return { card: surely ?? last ?? played ?? hands[acting]?.[0] ?? 0, from };
}

/** Discard wilds that have expired: the view says it of own and open ones; a hidden one has if its seat has ended a turn, but for the one it has just taken (ruling 1.23), and where playing one is the whole turn also for the last that it drew. */
function spentIn(
  v: NumsenseView,
  faces: readonly Face[],
  hands: readonly CardId[][],
  acting: Seat | null,
  taken: CardId | null,
): CardId[] {
  return hands.flatMap((hand, seat) => {
    const open = new Set((seat === v.who ? v.hand : (v.known[seat] ?? [])).map(({ id }) => id));
    const last = v.options.discardWild === 'whole-turn' ? hand[hiddenIn(v, seat) - 1] : undefined;
    return hand.filter((id) => {
      if (open.has(id)) return v.spent.includes(id);
      if (faces[id] !== 'D' || id === last) return false;
      if (seat === acting && id === taken) return v.played.includes(id);
      return (v.turns[seat] ?? 0) > 0;
    });
  });
}

function facesOf(ids: readonly CardId[] | undefined, faces: readonly Face[]): Face[] {
  return (ids ?? []).map((id) => faces[id] as Face);
}
