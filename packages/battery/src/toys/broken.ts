// Toys broken on purpose, one fault each, with the part of the battery that must find it and what it must say.
import { defineGame, shuffled, type Game, type Level, type Bot } from '@cardinal/kernel';
import type { PartName } from '../finding.ts';
import {
  drawDiscardRules as whole,
  type DrawDiscardMove,
  type DrawDiscardState,
  type DrawDiscardView,
} from './draw-discard.ts';
import { oddOneRules, ROUND_MS, type OddOneMove, type OddOneState, type OddOneView } from './odd-one.ts';
import { plainBots } from './plain-bots.ts';

/** A toy with one fault. */
export interface Broken {
  readonly fault: string;
  readonly part: PartName;
  readonly says: RegExp;
  readonly game: Game;
}

type Bots<V, M> = Readonly<Record<Level, Bot<V, M>>>;

function cards(change: Partial<typeof whole>, bot?: Bot<DrawDiscardView, DrawDiscardMove>): Game {
  const rules = { ...whole, ...change };
  const bots: Bots<DrawDiscardView, DrawDiscardMove> = plainBots(rules);
  return defineGame(rules, bot ? { ...bots, normal: bot } : bots);
}

function picks(change: Partial<typeof oddOneRules>): Game {
  const rules = { ...oddOneRules, ...change };
  const bots: Bots<OddOneView, OddOneMove> = plainBots(rules);
  return defineGame(rules, bots);
}

/** What a careless game keeps outside its states. */
const outside = {
  state: null as DrawDiscardState | null,
  behind: new WeakMap<DrawDiscardView, DrawDiscardState>(),
  checked: null as DrawDiscardMove | null,
  plays: 0,
  asked: 0,
  since: 0,
  chosen: 0,
};

/** The view, and a note of the state behind it. */
function notedView(s: DrawDiscardState, who: DrawDiscardView['who']): DrawDiscardView {
  const view = whole.view(s, who);
  outside.state = s;
  outside.behind.set(view, s);
  return view;
}

const leaks: readonly Broken[] = [
  {
    fault: 'a view that shows the next card',
    part: 'non-interference',
    says: /^the view of (0|1|watcher) shows what is hidden, a (redeal|twin of the match) changes it: top/,
    game: cards({ view: (s, who) => ({ ...whole.view(s, who), top: s.deck.at(-1) ?? null }) }),
  },
  {
    fault: 'a refusal that tells where a hidden card lies',
    part: 'non-interference',
    says: /^a verdict to \d (rests on more than the view holds|depends on what is hidden): facts/,
    game: cards({
      view: notedView,
      check(view, move) {
        const verdict = whole.check(view, move);
        if (verdict.ok || verdict.why !== 'not-in-hand' || move.kind !== 'put') return verdict;
        const holder = outside.behind.get(view)?.hands.findIndex((hand) => hand.includes(move.card)) ?? -2;
        return { ...verdict, facts: { holder } };
      },
    }),
  },
  {
    fault: 'an event that tells all what one has drawn',
    part: 'non-interference',
    says: /^(0|1|watcher) hears of an entry of \d what no view shows: 0/,
    game: cards({
      play(s, x, out) {
        whole.play(s, x, out);
        const card = typeof x.by === 'number' && x.move.kind === 'take' ? s.hands[x.by]?.at(-1) : undefined;
        if (typeof x.by === 'number' && card !== undefined) {
          out.push({ to: 'all', e: { kind: 'taken', seat: x.by, from: 'deck', card } });
        }
      },
    }),
  },
  {
    fault: 'a view that shows everything and a redeal that copies it',
    part: 'redeal',
    says: /^deal\(view\) was the truth in all \d+ of \d+ looks/,
    game: cards({
      view: (s, who) => ({ ...whole.view(s, who), whole: whole.copy(s) }),
      deal: (view) => whole.copy((view as unknown as { whole: DrawDiscardState }).whole),
    }),
  },
  {
    fault: 'a redeal that remembers the state of the last view',
    part: 'redeal',
    says: /^deal\(view\) was the truth in all/,
    game: cards({ view: notedView, deal: (view, rng) => whole.copy(outside.state ?? whole.deal(view, rng)) }),
  },
  {
    fault: 'a redeal that peeks now and then',
    part: 'redeal',
    says: /^deal\(view\) leans towards the truth/,
    game: cards({
      view: notedView,
      deal: (view, rng) => (rng.below(2) && outside.state ? whole.copy(outside.state) : whole.deal(view, rng)),
    }),
  },
  {
    fault: 'a redeal that peeks late in a match',
    part: 'redeal',
    says: /^deal\(view\) was the truth 6 times running in \d+ of \d+ looks/,
    game: cards({
      view: notedView,
      deal: (view, rng) => (view.deck < 25 && outside.state ? whole.copy(outside.state) : whole.deal(view, rng)),
    }),
  },
  {
    fault: 'a redeal that is always the same',
    part: 'redeal',
    says: /^deal\(view\) is uneven/,
    game: cards({
      deal(view, rng) {
        const s = whole.deal(view, rng);
        const hidden = [...s.deck, ...s.hands.flatMap((hand, seat) => (seat === view.who || view.shown ? [] : hand))];
        hidden.sort((a, b) => a - b);
        if (!view.dealt) return s;
        s.hands = s.hands.map((hand, seat) => (seat === view.who || view.shown ? hand : hidden.splice(0, hand.length)));
        s.deck = hidden;
        return s;
      },
    }),
  },
];

const memories: readonly Broken[] = [
  {
    fault: 'a play that counts its calls outside the state',
    part: 'frozen',
    says: /^(replayed from its (log|record) |threw "log-broken)/,
    game: cards({
      play(s, x, out) {
        if (++outside.plays % 7 === 0) s.deck.reverse();
        whole.play(s, x, out);
      },
    }),
  },
  {
    fault: 'a view that sorts the hand it is shown',
    part: 'frozen',
    says: /^threw ".*read only/,
    game: cards({
      view(s, who) {
        if (who !== 'watcher') s.hands[who]?.sort((a, b) => a - b);
        return whole.view(s, who);
      },
    }),
  },
  {
    fault: 'a copy that shares a pile',
    part: 'frozen',
    says: /^threw ".*not extensible/,
    game: cards({ copy: (s) => ({ ...whole.copy(s), pile: s.pile }) }),
  },
  {
    fault: 'a copy that forgets',
    part: 'frozen',
    says: /^a copy of a state is another state/,
    game: cards({
      copy: (s) => ({ ...whole.copy(s), deck: s.deck.length < 30 ? s.deck.toReversed() : s.deck.slice() }),
    }),
  },
  {
    fault: 'a state that JSON cannot hold',
    part: 'frozen',
    says: /^threw "not-json/,
    game: cards({ start: (o, seats) => ({ ...whole.start(o, seats), seen: new Set<number>() }) }),
  },
  {
    fault: 'a play that trusts the last check',
    part: 'counts',
    says: /^an entry of \d comes to another state in a search/,
    game: cards({
      check(view, move) {
        outside.checked = move;
        return whole.check(view, move);
      },
      play(s, x, out) {
        const move = outside.checked;
        const trusted = typeof x.by === 'number' && x.move.kind === 'put' && move?.kind === 'put';
        const known = trusted && s.hands[x.by]?.includes(move.card);
        whole.play(s, known ? { ...x, move } : x, out);
      },
    }),
  },
];

const clocks: readonly Broken[] = [
  {
    fault: 'a deadline that is kept outside the state',
    part: 'clock',
    says: /^played twice side by side the turn changes without an entry: dues/,
    game: picks({
      turn: (s) => withDue(s, outside.since + ROUND_MS),
      play(s, x, out) {
        oddOneRules.play(s, x, out);
        outside.since = s.since;
      },
    }),
  },
  {
    fault: 'a deadline that comes nearer each time somebody looks',
    part: 'clock',
    says: /^(played twice side by side|when time is asked more often|when time is only asked with a move) the/,
    game: picks({ turn: (s) => withDue(s, s.since + ROUND_MS - (outside.asked++ % 5000)) }),
  },
  {
    fault: 'deadlines in the wrong order',
    part: 'clock',
    says: /^dues are not in the order/,
    game: picks({
      turn(s) {
        const turn = oddOneRules.turn(s);
        return { ...turn, dues: [...turn.dues, ...turn.dues.map(({ at }) => ({ id: 'hurry', at: at - 5000 }))] };
      },
    }),
  },
  {
    fault: 'an absent seat that goes round in circles',
    part: 'clock',
    says: /^no end after \d+ entries once all seats have gone/,
    game: cards({
      absent: (view) => (view.drew ? whole.absent(view) : { kind: 'take', from: view.pile.length ? 'pile' : 'deck' }),
    }),
  },
  {
    fault: 'an absent seat that does what is not allowed',
    part: 'clock',
    says: /^what an absent seat does is refused \(put-first\)/,
    game: cards({ absent: () => ({ kind: 'take', from: 'deck' }) }),
  },
];

const plays: readonly Broken[] = [
  {
    fault: 'a list with a move that is refused',
    part: 'random-play',
    says: /^a listed move is refused \(not-in-hand\)/,
    game: cards({
      moves: (view) => [...(whole.moves(view) ?? []), ...(view.drew ? [{ kind: 'put', card: 51 } as const] : [])],
    }),
  },
  {
    fault: 'a check that lets everything pass',
    part: 'random-play',
    says: /^a stale or damaged move is taken that is not listed/,
    game: cards({ check: () => ({ ok: true }) }),
  },
  {
    fault: 'a game in which nobody can go on',
    part: 'random-play',
    says: /^the match is not over, and nobody and nothing is awaited/,
    game: cards({
      turn: (s) => (s.dealt && s.deck.length < 20 ? { mode: 'turn', must: [], may: [], dues: [] } : whole.turn(s)),
    }),
  },
  {
    fault: 'a game without end',
    part: 'random-play',
    says: /^no end after 300 entries/,
    game: cards({
      play(s, x, out) {
        whole.play(s, x, out);
        if (s.dealt && s.pile.length > 9) s.deck.push(...s.pile.splice(0, 9));
      },
    }),
  },
  {
    fault: 'a winner who does not sit at the table',
    part: 'random-play',
    says: /^winners are seats 9 of 2/,
    game: cards({
      result(s) {
        const result = whole.result(s);
        return result && { ...result, winners: [9] };
      },
    }),
  },
  {
    fault: 'moves that are written alike',
    part: 'counts',
    says: /^two moves of seat 0 are written "put a card"/,
    game: cards({ write: (move) => (move.kind === 'put' ? 'put a card' : whole.write(move)) }),
  },
  {
    fault: 'a line that is read back as another move',
    part: 'golden',
    says: /^"put \d+" is read back as another move: card/,
    game: cards({
      read(text, view) {
        const move = whole.read(text, view);
        return move?.kind === 'put' ? { ...move, card: (move.card + 1) % 52 } : move;
      },
    }),
  },
];

const players: readonly Broken[] = [
  {
    fault: 'a bot that asks for what is not allowed',
    part: 'bots',
    says: /^normal is refused \(pile-empty|normal is refused \(put-first/,
    game: cards({}, { choose: () => ({ kind: 'take', from: 'deck' }), pace: () => 0 }),
  },
  {
    fault: 'a bot that does not answer',
    part: 'bots',
    says: /^normal has no answer although it must act/,
    game: cards({}, { choose: () => null, pace: () => 0 }),
  },
  {
    fault: 'a bot that remembers other matches',
    part: 'bots',
    says: /^normal plays another match with the same seed/,
    game: cards({}, { choose: (view) => whole.moves(view)?.at(outside.chosen++ < 50 ? 0 : -1) ?? null, pace: () => 0 }),
  },
  {
    fault: 'a bot that sorts its view',
    part: 'bots',
    says: /^threw ".*read only/,
    game: cards(
      {},
      {
        choose(view, rng) {
          (view.hand as number[]).sort((a, b) => a - b);
          return shuffled(whole.moves(view) ?? [], rng)[0] ?? null;
        },
        pace: () => 0,
      },
    ),
  },
  {
    fault: 'a bot that needs no whole time',
    part: 'bots',
    says: /^normal needs 0.5 milliseconds/,
    game: cards({}, { choose: (view, rng) => shuffled(whole.moves(view) ?? [], rng)[0] ?? null, pace: () => 0.5 }),
  },
];

function withDue(s: OddOneState, at: number): ReturnType<typeof oddOneRules.turn> {
  const turn = oddOneRules.turn(s);
  return { ...turn, dues: turn.dues.map(({ id }) => ({ id, at })) };
}

/** All of them. */
export const BROKEN: readonly Broken[] = [...leaks, ...memories, ...clocks, ...plays, ...players];
