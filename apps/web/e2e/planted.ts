// Matches that lie on a page before it opens: from their first card or from the middle, as bots would have played them.
// The same way back tells a test what is known at one seat, in any language and without reading the page.
import { botMatch } from '@cardinal/bots';
import { games, type GameId } from '@cardinal/games';
import { openMatch, type AnyView, type Game, type Match, type Seat } from '@cardinal/kernel';
import type { Page } from 'playwright-core';
import { restoreMatch } from '../src/session/kept-match.ts';
import { firstAside, MatchKeeper } from '../src/session/saved-match.ts';
import type { TableSetup } from '../src/session/setup.ts';
import { memoryShelf } from '../src/session/shelf.ts';

/** A table with so many seats, a person called Ada at the first. */
export interface Plan {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

/** The rules of a game. */
export const rulesOf = (game: string): Promise<Game> => games[game as GameId].load();

/** A set-up of a plan. */
export function setupOf(game: string, { seats, options = {}, seed = 'planted' }: Plan): TableSetup {
  return {
    game,
    seed,
    options,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { kind: 'person', name: 'Ada' }
        : { kind: 'bot', name: ['Bo', 'Cam', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'][seat - 1] ?? '', level: 'easy' },
    ),
  };
}

/** What lies in storage for a match of this plan, played by bots until `until` says so; at its very beginning without it. */
export async function planted(
  game: string,
  plan: Plan,
  until?: (match: Match) => boolean,
): Promise<Readonly<Record<string, string>>> {
  const rules = await rulesOf(game);
  const setup = setupOf(game, plan);
  const opening = {
    seats: plan.seats,
    options: setup.options,
    seed: setup.seed,
    names: setup.seats.map(({ name }) => name),
  };
  const opened = openMatch(rules, opening);
  if (!opened.ok) throw new Error(`test-broken: ${game} cannot be opened (${opened.why})`);
  let { match } = opened;
  if (until) {
    for (const step of botMatch(rules, opening, 'easy')) {
      match = step.match;
      if (until(match)) break;
    }
    if (!until(match)) throw new Error(`test-broken: no such moment in a match of ${game}`);
  }
  const shelf = memoryShelf();
  new MatchKeeper(shelf).begin(match, setup, { ...firstAside(setup, match.at), over: match.result !== null });
  return Object.fromEntries(shelf.names('').map((name) => [name, shelf.read(name) ?? '']));
}

/** Lays a match on a page of the app, in the place of any other, and opens its table. */
export async function plant(
  page: Page,
  match: Readonly<Record<string, string>>,
  at = new URL(page.url()).origin,
): Promise<void> {
  // Away from the table first: nothing may be kept over what is planted.
  await page.goto(`${at}/#/about`);
  await page.locator('section.table').waitFor({ state: 'detached' });
  await page.evaluate((kept) => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('cardinal.match')) localStorage.removeItem(name);
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  }, match);
  await page.goto(`${at}/#/table`);
  await page.locator('main:not([inert]) section.table').waitFor();
}

/** Where the match on a page stands, as the seat sees it that has the device. */
export interface Moment {
  readonly game: Game;
  readonly me: Seat;
  readonly view: AnyView;
  readonly entries: number;
  readonly over: boolean;
  /** It waits for a word before cards are dealt. */
  readonly atBreak: boolean;
}

/** Reads from the page's storage what has been played so far. */
export async function momentOf(page: Page): Promise<Moment> {
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage) as [string, string][]));
  const restored = await restoreMatch(memoryShelf(kept), rulesOf);
  if (typeof restored === 'string') throw new Error(`the match on the page cannot be read: ${restored}`);
  const { match, aside } = restored;
  if (aside.me === 'watcher') throw new Error('nobody holds the device');
  return {
    game: match.game,
    me: aside.me,
    view: match.view(aside.me),
    entries: match.log.length,
    over: match.result !== null,
    atBreak: match.turn.draw?.pause === true,
  };
}
