// The room where the bots of this page think: a worker, and what answers in its place. It comes after the table.
import type { BotAnswer } from '@cardinal/bots';
import { latePartsHere } from '../late.ts';
import { BotDesk, type After, type Connect } from './bot-desk.ts';
import { BotSeats, type BotTable } from './bot-seats.ts';
import { paceShare } from './pace.svelte.ts';

/** The bots of a table, with a room of their own. */
export function botsAt(table: BotTable, after: After): BotSeats {
  const bots = new BotDesk(connect, async (question) => (await import('./plain-bot.ts')).plain(question), after);
  return new BotSeats(table, { bots, after, pace: paceShare });
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
