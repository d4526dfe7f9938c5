import { memoryStore, type EventStore } from '@cardinal/store';
import { readTell, WIRE_VERSION, type Ask, type CameIn, type Tell } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import { USUAL_LIMITS } from './limits.ts';

/** A store in memory that keeps nothing more while it is held. */
function heldStore(): { readonly store: EventStore; hold(): void; letGo(): void } {
  const inner = memoryStore();
  let held = Promise.resolve();
  let letGo = (): void => undefined;
  return {
    store: {
      ...inner,
      write(change, meanwhile) {
        meanwhile?.();
        return held.then(() => inner.write(change));
      },
    },
    hold: () => void (held = new Promise((go) => (letGo = go))),
    letGo: () => letGo(),
  };
}

/** Somebody at a table of a hall, whose line may be clogged. */
class Guest {
  readonly heard: Tell[] = [];
  clogged = false;
  readonly late = 0;
  readonly silence = 0;
  readonly #visit: Visit;

  constructor(hall: Hall) {
    this.#visit = new Visit(hall, this);
  }

  send(text: string): void {
    this.heard.push(readTell(text)!);
  }

  close(): void {}

  ask(ask: Ask): Promise<void> {
    return this.#visit.heard(JSON.stringify(ask));
  }

  hello(came: CameIn): Promise<void> {
    if (!came.ok) throw new Error(came.why);
    return this.ask({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token });
  }

  last<T extends Tell['t']>(kind: T): Extract<Tell, { readonly t: T }> | undefined {
    return this.heard.findLast((tell): tell is Extract<Tell, { readonly t: T }> => tell.t === kind);
  }
}

it('E11 who missed something is shown nothing of an act that is not kept yet', async () => {
  const disk = heldStore();
  const hall = await Hall.open({ store: disk.store, limits: { ...USUAL_LIMITS, beat: 20 }, fault: () => undefined });
  const [host, other] = [new Guest(hall), new Guest(hall)];
  await host.hello(await hall.openTable({ game: 'numsense', options: {}, places: 2, bots: [] }));
  const { pin } = host.last('welcome')!.house;
  await other.hello(await hall.join({ pin: pin!, seats: [] }));
  await host.ask({ t: 'start' });
  const seats = [host, other];
  const { must } = host.last('sync')!.sync!.view['turn'] as { readonly must: readonly number[] };
  const [mover, watcher] = [seats[must[0]!]!, seats[1 - must[0]!]!];
  watcher.clogged = true;
  await mover.ask({ t: 'play', cid: 1, match: 1, move: { kind: 'take', from: 'draw' } });
  const { seq } = mover.last('heard')!;
  const { hand } = mover.last('heard')!.change as { readonly hand: readonly { readonly id: number }[] };

  disk.hold();
  const put = mover.ask({ t: 'play', cid: 2, match: 1, move: { kind: 'put', card: hand[0]!.id } });
  watcher.heard.length = 0;
  watcher.clogged = false;
  // It hears that the line lives, and the moment once that is kept.
  await expect.poll(() => watcher.heard.filter(({ t }) => t === 'beat').length).toBeGreaterThan(3);
  expect(watcher.heard.every(({ t }) => t === 'beat')).toBe(true);
  await expect.poll(() => mover.heard.filter(({ t }) => t === 'beat').length).toBeGreaterThan(3);
  const { at } = mover.last('beat')!;
  disk.letGo();
  await put;
  // It was put into words while the disk was waited for, and bears the time at which it is told.
  expect(mover.last('heard')!.at).toBeGreaterThanOrEqual(at);
  await expect.poll(() => watcher.last('sync')?.sync?.seq).toBe(mover.last('heard')!.seq);
  expect(mover.last('heard')!.seq).toBeGreaterThan(seq);
  await hall.close();
});
