// What this page stands on: its chance, its clock and its workers. With `page-shelf.ts` the only module of the session
// that touches the browser.
import type { Rng } from '@cardinal/kernel';
import { latePartsHere } from '../late.ts';
import type { BotAnswer } from '@cardinal/bots';
import { BotDesk, type After, type Connect } from './bot-desk.ts';
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

/** A desk with a room of its own for the bots of one match. */
export function newDesk(): BotDesk {
  return new BotDesk(connect, async (question) => (await import('./plain-bot.ts')).plain(question), after);
}

const connect: Connect = (heard, failed) => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  // What bots do may need any part of the rules; what a person can do first does not.
  worker.addEventListener('message', (event: MessageEvent<BotAnswer>) => {
    void latePartsHere().then(() => heard(event.data), failed);
  });
  worker.addEventListener('error', failed);
  worker.addEventListener('messageerror', failed);
  return { send: (question) => worker.postMessage(question), close: () => worker.terminate() };
};
