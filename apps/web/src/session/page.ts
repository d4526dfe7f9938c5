// What this page stands on: its chance, its clock, and where its bots come from. With `page-shelf.ts` and `page-bots.ts` the
// only module of the session that touches the browser.
import type { Rng } from '@cardinal/kernel';
import { late } from '../late.ts';
import type { After } from './bot-desk.ts';
import type { Bots, BotTable } from './bot-seats.ts';
import { claimBy } from './ownership.ts';
import { shelf } from './page-shelf.ts';
import { freshSeed } from './setup.ts';

export { entryOf } from '../entry-of.ts';
export { shelf };

/** This tab's claim on the kept match. */
export const claim = claimBy(shelf, newSeed());

/** A seed for a new match. */
export function newSeed(): string {
  return freshSeed(crypto);
}

const unit = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Chance for names and other small things that no match depends on. */
export const whim: Rng = { below: (limit) => Math.floor(unit() * limit), real: unit };

/** Steady milliseconds. */
export const steady = (): number => performance.now();

/** Runs something later. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const room = late(() => import('./page-bots.ts'));

/** Seats the bots of a table. Their room comes with the late parts: before those are here no bot acts. */
export function seatBots(table: BotTable): Bots {
  let seated: Bots | null = null;
  return {
    get thinking() {
      return seated?.thinking ?? [];
    },
    wake() {
      if (table.rests()) return;
      seated ??= room.part().botsAt(table, after);
      seated.wake();
    },
    close: () => seated?.close(),
  };
}
