// The first who comes back to a table that was empty takes no time from the others (E11): the clock stands still until all
// are back who were there, or for so long.
import { memoryStore, type EventStore } from '@cardinal/store';
import { readTell, WIRE_VERSION, type CameIn, type Sync, type Tell } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import { USUAL_LIMITS, type Limits } from './limits.ts';

const FOREVER = 1e8;

const openHall = (store: EventStore, limits: Partial<Limits> = {}): Promise<Hall> =>
  Hall.open({ store, limits: { ...USUAL_LIMITS, gather: FOREVER, ...limits }, fault: () => undefined });

/** Somebody on a line that is only written down. */
class Person {
  readonly told: Tell[] = [];
  readonly #visit: Visit;
  readonly #came: Extract<CameIn, { ok: true }>;

  constructor(hall: Hall, came: CameIn) {
    if (!came.ok) throw new Error(came.why);
    this.#came = came;
    const send = (text: string): void => void this.told.push(readTell(text)!);
    this.#visit = new Visit(hall, { send, close: () => undefined, clogged: false, late: 0, silence: 0 });
  }

  async hello(): Promise<Sync | null> {
    const { table, token } = this.#came;
    await this.say({ t: 'hello', v: WIRE_VERSION, table, token });
    const told = this.told.find(({ t }) => t === 'welcome');
    return told?.t === 'welcome' ? told.sync : null;
  }

  say(ask: object): Promise<void> {
    return this.#visit.heard(JSON.stringify(ask));
  }

  gone(): void {
    this.#visit.ended();
  }

  /** The time as it was told last. */
  get time(): { readonly at: number; readonly runs: boolean } | undefined {
    const beat = this.told.findLast(({ t }) => t === 'beat');
    return beat?.t === 'beat' ? { at: beat.at, runs: beat.runs } : undefined;
  }
}

/** Three people in a match against the clock. */
async function begun(store: EventStore, limits: Partial<Limits> = {}) {
  const hall = await openHall(store, limits);
  const host = await hall.openTable({ game: 'addition-mania', options: { guessTimer: 30 }, places: 3, bots: [] });
  if (!host.ok) throw new Error(host.why);
  const head = await store.table(host.table);
  const { pin } = JSON.parse(head!.head) as { pin: string };
  const came = [host, await hall.join({ pin, seats: [] }), await hall.join({ pin, seats: [] })];
  const people = came.map((one) => new Person(hall, one));
  for (const person of people) await person.hello();
  await people[0]!.say({ t: 'leavers', grace: 10, leaver: 'bot' });
  await people[0]!.say({ t: 'start' });
  expect(people[2]!.told.at(-1)).toMatchObject({ t: 'sync', sync: { runs: true } });
  return { hall, came, people };
}

it('E11 after a kill time stands still until all are back, and goes on at once then', async () => {
  const store = memoryStore();
  const { hall, came } = await begun(store);
  // Killed: the old hall hears nothing any more.
  const next = await openHall(store);
  const people = came.map((one) => new Person(next, one));
  const first = await people[0]!.hello();
  expect(first).toMatchObject({ runs: false });
  expect(await people[1]!.hello()).toMatchObject({ runs: false, at: first!.at });
  expect(await people[2]!.hello()).toMatchObject({ runs: true });
  for (const person of people) expect(person.time).toMatchObject({ runs: true });
  // It is for a beginning only: one who goes while others are here stops nothing.
  people[2]!.gone();
  await people[0]!.say({ t: 'again' });
  expect(people[0]!.told.findLast(({ t }) => t === 'sync')).toMatchObject({ sync: { runs: true } });
  await next.close();
  await hall.close().catch(() => undefined);
});

it('E11 nor does one who does not come back hold up the others: time goes on after a while', async () => {
  const store = memoryStore();
  const { hall, came } = await begun(store);
  const next = await openHall(store, { gather: 20 });
  const person = new Person(next, came[0]!);
  expect(await person.hello()).toMatchObject({ runs: false });
  await expect.poll(() => person.time?.runs).toBe(true);
  await next.close();
  await hall.close().catch(() => undefined);
});

it('E11 it is the same when all lines went down and the server did not, and nobody waits for who was long gone', async () => {
  const store = memoryStore();
  const { hall, came, people } = await begun(store, { graceSecond: 1 });
  const [host, other, third] = people as [Person, Person, Person];
  third.gone();
  await expect
    .poll(() => host.told.findLast(({ t }) => t === 'house'))
    .toMatchObject({ house: { players: [{}, {}, { standIn: true }] } });
  // The note of it is written.
  await host.say({ t: 'again' });
  host.gone();
  other.gone();
  const back = came.map((one) => new Person(hall, one));
  expect(await back[0]!.hello()).toMatchObject({ runs: false });
  expect(await back[1]!.hello()).toMatchObject({ runs: true });
  const next = await openHall(store);
  const again = came.map((one) => new Person(next, one));
  expect(await again[1]!.hello()).toMatchObject({ runs: false });
  expect(await again[0]!.hello()).toMatchObject({ runs: true });
  // And nobody waits for a second grace of somebody who was gone before: the stand-in goes on playing, until they are back.
  const standIn = (): boolean | undefined => {
    const told = again[0]!.told.findLast(({ t }) => t === 'house' || t === 'welcome');
    return told && 'house' in told ? told.house.players[2]!.standIn : undefined;
  };
  expect(standIn()).toBe(true);
  await again[2]!.hello();
  await expect.poll(standIn).toBe(false);
  await next.close();
  await hall.close().catch(() => undefined);
});
