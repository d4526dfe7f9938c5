// What has happened in a match stands in its log whenever its table comes to stand: at first, after a pause, after a reload.
import type { AnyEvent, AnyMove } from '@cardinal/kernel';
import { expect, it } from 'vitest';
import { late } from '../late.ts';
import type { LocalSession } from './local-session.ts';
import { testTable, toyGame } from './session-test-kit.ts';

const game = toyGame();
const say = (number: number): AnyMove => ({ say: number }) as unknown as AnyMove;

function line(event: AnyEvent): string | null {
  const { kind, seat, say: number } = event as { kind: string; seat?: number; say?: number };
  if (kind === 'said') return `${seat} says ${number}`;
  return kind === 'dealt' ? 'dealt' : null;
}
const logOf = (session: LocalSession) => session.catchUp(line, () => undefined);

it('E10 alone, the log of a table that comes to stand tells all that its seat may hear, and nothing of it is news', async () => {
  const { session, pass, shelf } = await testTable(game, 'pbb');
  expect(logOf(session)).toEqual({ lines: ['dealt'] });
  session.play(say(7));
  await pass(2000);
  const round = ['dealt', '0 says 7', expect.stringMatching(/^1 says \d+$/), expect.stringMatching(/^2 says \d+$/)];
  expect(logOf(session)?.lines).toEqual(round);
  session.pause(true);
  session.pause(false);
  expect(logOf(session)?.lines).toEqual(round);
  session.goOn();
  const before = logOf(session)?.lines;
  expect(before).toEqual([...round, 'dealt']);
  session.close();
  const again = (await testTable(game, 'pbb', { shelf, tab: 'b' })).session;
  expect(logOf(again)).toEqual({ lines: before });
  again.play(say(9));
  expect(logOf(again)?.lines).toEqual([...(before ?? []), '0 says 9']);
  again.close();
});

it('whoever only watches hears what all may hear, and no card', async () => {
  const { session, pass } = await testTable(game, 'bbb');
  await pass(2000);
  expect(logOf(session)?.lines.map((text) => text.slice(0, 6))).toEqual(['0 says', '1 says', '2 says']);
  session.close();
});

it('what cannot be put in words yet is told once it can be, and nothing twice', async () => {
  const { session, settle } = await testTable(game, 'pbb');
  let come = (): void => undefined;
  const part = late(() => new Promise((here) => (come = (): void => here({}))));
  const tell = (event: AnyEvent): string | null => (part.part(), line(event));
  let again = 0;
  const told = () => session.catchUp(tell, () => again++);
  expect(told()).toBeNull();
  session.play(say(7));
  await settle();
  expect(again).toBe(0);
  come();
  await settle();
  expect(again).toBe(1);
  expect(told()?.lines).toEqual(['dealt', '0 says 7']);
  session.close();
});
