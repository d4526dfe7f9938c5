// How many frames there are in a secret moment, and when: to everybody but who chose, it must be the same whether or not
// somebody has chosen. What frames hold is the business of secrecy.test.ts.
import { expect, it } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';

/** Everything that is sent to a guest but the beat, from a frame on; of each what tells one from another. */
const framesFrom = (guest: Guest, first: number): readonly string[] =>
  guest.heard.slice(first).flatMap((tell) => {
    if (tell.t === 'beat') return [];
    if (tell.t === 'house') {
      const { paused, players } = tell.house;
      return [
        `house ${JSON.stringify([paused, players.map(({ away, standIn, hintsLeft }) => [away, standIn, hintsLeft])])}`,
      ];
    }
    if (tell.t === 'sync') {
      const { turn, hasGuessed } = tell.sync!.view as { turn: object; hasGuessed?: readonly boolean[] };
      return [`sync ${tell.sync?.seq} ${JSON.stringify([turn, hasGuessed])}`];
    }
    if (tell.t === 'story') return [`story ${tell.seq} ${tell.events.map(({ kind }) => kind).join()}`];
    return [tell.t === 'heard' ? `heard ${tell.from} ${tell.seq}` : tell.t];
  });

const secret = ({ sync }: Guest): boolean => sync?.view.turn['mode'] === 'sealed';

/** What host (who has not chosen) and watcher are sent in a secret moment full of other happenings; `chosen`: whether seat 1 chooses before all of them. */
async function sentIn(server: TestServer, chosen: boolean): Promise<readonly (readonly string[])[]> {
  const host = await Guest.host(server.address, { game: 'addition-mania', places: 4, bots: ['easy'] });
  const pin = host.house!.pin!;
  const [other, leaver, watcher] = [
    await Guest.join(server.address, pin),
    await Guest.join(server.address, pin),
    await Guest.join(server.address, pin),
  ];
  const all = [host, other, leaver, watcher];
  host.ask({ t: 'leavers', grace: 10, leaver: 'wait' });
  host.ask({ t: 'hints', seat: 1, count: 3 });
  await host.until(({ house }) => house!.places.some((place) => place.kind === 'guest' && place.hints === 3));
  host.ask({ t: 'start' });
  await Promise.all(all.map((guest) => guest.until(secret)));
  const first = [host, watcher].map((guest) => guest.heard.length);
  const choose = async (guest: Guest): Promise<void> => {
    const cid = guest.play({ kind: 'guess', sum: 20 });
    await guest.wait((tell) => tell.t === 'heard' && tell.cid === cid);
  };
  other.ask({ t: 'hint', match: 1 });
  await other.until(({ house }) => house!.players[1]!.hintsLeft === 2);
  if (chosen) await choose(other);
  for (const on of [true, false]) {
    host.ask({ t: 'pause', on });
    await Promise.all(all.map((guest) => guest.until(({ house }) => house!.paused === on)));
  }
  const seenBy = (away: boolean, standIn: boolean): Promise<unknown> =>
    Promise.all(
      [host, watcher].map((guest) =>
        guest.until(({ house }) => house!.players[2]!.away === away && house!.players[2]!.standIn === standIn),
      ),
    );
  leaver.cut();
  await seenBy(true, true);
  await leaver.connect();
  await seenBy(false, false);
  for (const guest of [host, watcher]) {
    // A barrier, and what a reload shows.
    guest.ask({ t: 'again' });
    await guest.wait(({ t }) => t === 'sync');
    guest.ask({ t: 'story' });
    await guest.wait(({ t }) => t === 'story');
  }
  const sent = [host, watcher].map((guest, at) => framesFrom(guest, first[at]!));
  // Nothing is lost: when all have chosen, everybody knows of everything.
  if (!chosen) await choose(other);
  await choose(leaver);
  host.play({ kind: 'guess', sum: 20 });
  await Promise.all(all.map((guest) => guest.until((one) => !secret(one))));
  expect(new Set(all.map(({ sync }) => sync!.seq)).size).toBe(1);
  for (const guest of all) expect(guest.gaps).toBe(0);
  // The bot has chosen by now, and no frame told when.
  for (const [at, guest] of [host, watcher].entries()) {
    const moment = guest.heard.slice(first[at]);
    const end = moment.findIndex(({ t }) => t === 'heard');
    expect(moment.slice(0, end).filter(({ t }) => t === 'thinking')).toEqual([]);
  }
  for (const guest of all) guest.close();
  return sent;
}

it('E24 in a secret moment the same frames are sent whether or not somebody has chosen: pauses, people who go and come, hints, bots', async () => {
  const server = await startForTests();
  const [nobody, somebody] = [await sentIn(server, false), await sentIn(server, true)];
  expect(somebody).toEqual(nobody);
  // Nobody hears of the hint, and the table's own notes wait.
  expect(nobody[0]!.filter((frame) => frame.startsWith('heard'))).toEqual([]);
  expect(nobody[0]!.join()).not.toContain('2]');
  await server.close();
});
