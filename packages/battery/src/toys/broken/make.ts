// Makes a broken toy out of a whole one, and keeps what a careless game keeps outside its states.
import { defineGame, type Bot, type Game, type Level } from '@cardinal/kernel';
import type { PartName } from '../../finding.ts';
import {
  drawDiscardRules,
  type DrawDiscardMove,
  type DrawDiscardState,
  type DrawDiscardView,
} from '../draw-discard.ts';
import { oddOneRules, type OddOneMove, type OddOneState, type OddOneView } from '../odd-one.ts';
import { plainBots } from '../plain-bots.ts';

/** A toy with one fault, the part of the battery that must find it, and what that part must say. */
export interface Broken {
  readonly fault: string;
  readonly part: PartName;
  readonly says: RegExp;
  readonly game: Game;
}

type Bots<V, M> = Readonly<Record<Level, Bot<V, M>>>;

/** Draw and discard with a change, and perhaps another normal bot. */
export function cards(change: Partial<typeof drawDiscardRules>, bot?: Bot<DrawDiscardView, DrawDiscardMove>): Game {
  const rules = { ...drawDiscardRules, ...change };
  const bots: Bots<DrawDiscardView, DrawDiscardMove> = plainBots(rules);
  return defineGame(rules, bot ? { ...bots, normal: bot } : bots);
}

/** Odd one with a change. */
export function picks(change: Partial<typeof oddOneRules>): Game {
  const rules = { ...oddOneRules, ...change };
  const bots: Bots<OddOneView, OddOneMove> = plainBots(rules);
  return defineGame(rules, bots);
}

/** What a careless game keeps outside its states. */
export const outside = {
  state: null as DrawDiscardState | null,
  behind: new WeakMap<DrawDiscardView, DrawDiscardState>(),
  checked: null as DrawDiscardMove | null,
  plays: 0,
  asked: 0,
  since: 0,
  chosen: 0,
};

/** The view, and a note of the state behind it. */
export function notedView(s: DrawDiscardState, who: DrawDiscardView['who']): DrawDiscardView {
  const view = drawDiscardRules.view(s, who);
  outside.state = s;
  outside.behind.set(view, s);
  return view;
}

/** The turn of odd one with its deadline at another time. */
export function withDue(s: OddOneState, at: number): ReturnType<typeof oddOneRules.turn> {
  const turn = oddOneRules.turn(s);
  return { ...turn, dues: turn.dues.map(({ id }) => ({ id, at })) };
}
