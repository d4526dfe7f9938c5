// What is asked of the server before there is a line: a new table, a place at one.
import { cameInShape, isMoveCode, MOST_SEATS, plainCode, type DoorWhy, type Opening } from '@cardinal/wire';
import * as v from 'valibot';
import { newSeed } from '../session/page.ts';
import { talk } from '../talk.svelte.ts';

/** A place at a table, or why there is none; `offline` when the server did not answer. */
export type Came =
  | { readonly ok: true; readonly table: string; readonly token: string }
  | { readonly ok: false; readonly why: DoorWhy | 'offline' };

/** A mark of this page for as long as it is open, so that one who mistypes does not slow down others behind the same address. */
const mark = newSeed();

/** Makes a table. */
export const makeTable = (opening: Partial<Opening> & { readonly game: string }): Promise<Came> =>
  post('/api/tables', { lang: talk.lang, ...opening });

/** Comes in by a PIN or by a code that moves a seat. Of the seats that are named, the one at that table is come back to. */
export function comeIn(typed: string, tokens: readonly string[]): Promise<Came> {
  const plain = plainCode(typed);
  const seats = tokens.slice(0, MOST_SEATS);
  return post('/api/join', isMoveCode(plain) ? { code: plain, seats } : { pin: plain, lang: talk.lang, seats });
}

async function post(path: string, body: unknown): Promise<Came> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cardinal-page': mark },
      body: JSON.stringify(body),
    });
    const came = v.safeParse(cameInShape, await answer.json());
    return came.success ? came.output : { ok: false, why: 'offline' };
  } catch {
    return { ok: false, why: 'offline' };
  }
}

const whereShape = v.object({ nearby: v.array(v.string()), tableHours: v.number() });

async function where(): Promise<v.InferOutput<typeof whereShape> | null> {
  try {
    return v.parse(whereShape, await (await fetch('/api/where')).json());
  } catch {
    return null;
  }
}

/** Where links lead. `alone`: to this device only, as the server told of no address by which others reach it. */
export interface InviteAddress {
  readonly origin: string;
  readonly alone: boolean;
}

/** The page's own address, which is what a link has until more is known. */
export const OWN_ADDRESS: InviteAddress = { origin: location.origin, alone: false };

/** Where others reach this server: its address in the network when this page was opened as this machine's own, else the page's. */
export async function inviteAddress(): Promise<InviteAddress> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return OWN_ADDRESS;
  const told = await where();
  // A server that does not answer has said nothing about who reaches it.
  if (!told) return OWN_ADDRESS;
  const [nearby] = told.nearby;
  return nearby === undefined ? { ...OWN_ADDRESS, alone: true } : { origin: nearby, alone: false };
}

/** Hours for which this server keeps a table that nobody uses; null where it does not answer. */
export const tableHours = async (): Promise<number | null> => (await where())?.tableHours ?? null;
