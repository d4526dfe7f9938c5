import type { AnyMove, Game } from '@cardinal/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKept } from './is-kept.ts';
import { keptText, restoreMatch, underWay } from './kept-match.ts';
import { forget } from './saved-match.ts';
import { testTable, toyGame } from './session-test-kit.ts';
import { memoryShelf, type Shelf } from './shelf.ts';

const game = toyGame();
const load = async (): Promise<Game> => game;
const say = (number: number): AnyMove => ({ say: number }) as unknown as AnyMove;

/** A shelf on which a match with some moves lies. */
async function playedShelf(): Promise<Shelf> {
  const { session, shelf, pass } = await testTable(game, 'pbb');
  session.play(say(3));
  await pass(2_000);
  session.goOn();
  session.close();
  return shelf;
}

const HEAD = 'cardinal.match.head';
const LOG = 'cardinal.match.log.0';

describe('a kept match', () => {
  it('is brought back by its log', async () => {
    const restored = await restoreMatch(await playedShelf(), load);
    if (typeof restored === 'string') throw new Error(restored);
    expect(restored.match.log.map(({ by }) => by)).toEqual(['chance', 0, 1, 2, 'chance']);
    expect(restored.setup.seats.map(({ name }) => name)).toEqual(['P0', 'B1', 'B2']);
  });

  it('is announced on the home page until it is over', async () => {
    const { session, shelf, pass } = await testTable(game, 'pbb', { pace: 0 });
    expect(underWay(shelf)?.game).toBe('toy');
    for (let round = 0; round < 2; round++) {
      session.play(say(1));
      await pass(0);
      session.goOn();
    }
    expect(session.result).not.toBeNull();
    expect(underWay(shelf)).toBeNull();
    // It can still be looked at after a reload.
    expect(typeof (await restoreMatch(shelf, load))).toBe('object');
  });

  it('goes when it is forgotten', async () => {
    const shelf = await playedShelf();
    forget(shelf);
    expect(isKept(shelf)).toBe(false);
    expect(shelf.names('cardinal.match.')).toEqual(['cardinal.match.owner']);
    expect(await restoreMatch(shelf, load)).toBe('none');
  });

  it('is not brought back by rules of another edition', async () => {
    const shelf = await playedShelf();
    expect(await restoreMatch(shelf, async () => ({ ...game, edition: 2 }))).toBe('other-rules');
  });

  it.each<[string, string, (text: string) => string]>([
    ['a head that is no JSON', HEAD, (text) => text.slice(0, 40)],
    ['a head of another edition', HEAD, (text) => text.replace('"edition":1', '"edition":7')],
    ['another seed than was promised', HEAD, (text) => text.replace('a test', 'a lie')],
    ['another number of seats', HEAD, (text) => text.replace('"seats":3', '"seats":2')],
    ['a log that is cut', LOG, (text) => text.slice(0, -9)],
    ['a move that was never made', LOG, (text) => text.replace('"say":3', '"say":1000')],
    ['a card that the seed does not deal', LOG, (text) => text.replace('"order":[', '"order":[9,')],
    ['an entry out of its order', LOG, (text) => text.replace('"seq":2', '"seq":3')],
  ])('is refused with %s', async (_, name, harm) => {
    const shelf = await playedShelf();
    const text = shelf.read(name) ?? '';
    expect(harm(text)).not.toBe(text);
    shelf.write(name, harm(text));
    expect(await restoreMatch(shelf, load)).toBe('damaged');
    expect(keptText(shelf)).toContain(JSON.stringify(harm(text)));
  });

  it('lives without what is not in the log', async () => {
    const shelf = await playedShelf();
    shelf.write('cardinal.match.now', '{"at":"noon"}');
    const restored = await restoreMatch(shelf, load);
    if (typeof restored === 'string') throw new Error(restored);
    expect(restored.aside).toEqual({
      at: restored.match.at,
      me: 0,
      drafts: [null, null, null],
      hinted: [0, 0, 0],
      over: false,
    });
  });

  it('never throws, whatever lies on the shelf', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.json(), fc.json(), async (head, log, now) => {
        const shelf = memoryShelf({ [HEAD]: head, [LOG]: log, 'cardinal.match.now': now });
        expect(await restoreMatch(shelf, load)).toBe('damaged');
        expect(underWay(shelf)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('costs the same early and late: only the last piece of its log is written again', async () => {
    const long = toyGame({}, 40);
    const shelf = memoryShelf();
    const written: string[] = [];
    const { session } = await testTable(long, 'p'.repeat(40), {
      shelf: { ...shelf, write: (name, text) => (written.push(name), shelf.write(name, text)) },
    });
    for (let seat = 0; seat < 39; seat++) {
      session.takeDevice();
      session.play(say(seat));
    }
    expect(shelf.names('cardinal.match.log.')).toHaveLength(2);
    const pieces = written.filter((name) => name.startsWith('cardinal.match.log.'));
    expect(pieces.filter((name) => name.endsWith('.0'))).toHaveLength(32);
  });
});
