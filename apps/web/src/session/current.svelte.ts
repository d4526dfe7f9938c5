// The one match of this page: started from a set-up, taken up again after a reload, left and forgotten. Screens ask it;
// it answers with the session or with what stands in the way.
import { MatchClock, openMatch, type Game, type Match, type Opened, type Told } from '@cardinal/kernel';
import { entryOf, loadGame, loadWhole } from '../entry-of.ts';
import { LocalSession } from './local-session.ts';
import { after, claim, newSeed, seatBots, steady } from './page.ts';
import { shelf } from './page-shelf.ts';
import type { Hold } from './referee.ts';
import { isKept } from './is-kept.ts';
import type { Lost, Restored } from './kept-match.ts';
import { firstAside, forget, MatchKeeper } from './saved-match.ts';
import type { GoesRound } from './round.ts';
import type { TableSetup } from './setup.ts';

/** Why a match did not start: what the kernel says, or that the game's code could not be fetched. */
export type NotStarted = Extract<Opened, { ok: false }> | { readonly ok: false; readonly why: 'not-loaded' };

let session = $state.raw<LocalSession | null>(null);

/** The session of this page. */
export const current = {
  get session(): LocalSession | null {
    return session;
  },
};

/** Starts a match in place of whatever was kept. `prepare` may change the set-up once the rules are there. */
export async function startMatch(
  wanted: TableSetup,
  prepare: (game: Game, setup: TableSetup) => TableSetup = (_, setup) => setup,
): Promise<{ readonly ok: true } | NotStarted> {
  const load = Object.keys(wanted.options).length > 0 ? loadWhole : loadGame;
  const game = await load(wanted.game)?.catch(() => undefined);
  if (!game) return { ok: false, why: 'not-loaded' };
  const setup = prepare(game, wanted);
  const { options, seed, seats } = setup;
  const opened = openMatch(game, { options, seed, seats: seats.length, names: seats.map(({ name }) => name) });
  if (!opened.ok) return opened;
  return takeUp(opened.match, setup).then(
    () => ({ ok: true }),
    () => ({ ok: false, why: 'not-loaded' }),
  );
}

/** Takes up a match that is at hand: new, begun from a position, or from a moment of another one before which `told` was heard. Rejects, and leaves all as it is, where several persons play and what that takes could not be fetched. */
export async function takeUp(match: Match, setup: TableSetup, told: Told[] = []): Promise<void> {
  const shared = await sharedAt(setup, told);
  leaveTable();
  claim.take();
  const aside = firstAside(setup, match.at);
  const keeper = new MatchKeeper(shelf);
  const kept = keeper.begin(match, setup, aside);
  seat({ match, setup, aside, told }, keeper, kept, shared);
}

/** Goes on with the kept match, or says why there is none. The tab that asks last has it. */
export async function resumeKept(): Promise<Lost | 'resumed' | 'not-loaded'> {
  leaveTable();
  claim.take();
  try {
    const { restoreMatch } = await import('./kept-match.ts');
    const restored = await restoreMatch(shelf, loadWhole);
    if (typeof restored === 'string') return restored;
    const shared = await sharedAt(restored.setup, restored.told, restored.aside.known);
    const keeper = new MatchKeeper(shelf);
    keeper.goOn(restored.match);
    seat(restored, keeper, true, shared);
    return 'resumed';
  } catch {
    return 'not-loaded';
  }
}

/** Starts another match with the same people, rules and names, from another seed. */
export function rematch(): Promise<{ readonly ok: true } | NotStarted> | undefined {
  return session ? startMatch({ ...session.setup, seed: newSeed() }) : undefined;
}

/** Leaves the table; the match stays kept. */
export function leaveTable(): void {
  session?.keepAside();
  session?.close();
  session = null;
}

/** Throws the kept match away. */
export function dropMatch(): void {
  session?.close();
  session = null;
  forget(shelf);
}

/** The set-up of the kept match that is not over yet. */
export async function keptMatch(): Promise<TableSetup | null> {
  return isKept(shelf) ? (await import('./kept-match.ts')).underWay(shelf) : null;
}

/** What a device that goes round needs; null where it stays with one person. */
async function sharedAt(
  { game, seats }: TableSetup,
  told: Told[],
  known?: readonly number[],
): Promise<GoesRound | null> {
  if (seats.filter(({ kind }) => kind === 'person').length < 2) return null;
  const { goesRound } = await import('./goes-round.ts');
  return goesRound(told, entryOf(game)?.calls ?? [], known);
}

function seat(table: Restored, keeper: MatchKeeper, kept: boolean, shared: GoesRound | null): void {
  const { match, setup, aside, told } = table;
  const clock = new MatchClock<Hold>(steady, Math.max(aside.at, match.at));
  const ground = { clock, keeper, claim, after, seatBots, kept };
  session = new LocalSession(match, setup, aside, ground, told, shared);
  session.begin();
}
