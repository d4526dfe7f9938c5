import type { AnyEvent, AnyMove, AnyView } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { late } from '../late.ts';
import type { LocalSession } from './local-session.ts';
import { HandTime, lineTo, testTable, toyGame } from './session-test-kit.ts';
import { memoryShelf } from './shelf.ts';

const say = (number: number): AnyMove => ({ say: number }) as unknown as AnyMove;
const seen = (view: AnyView): { card: number | null; said: number[]; round: number } => view as never;
const game = toyGame();

describe('a match in this page', () => {
  it('begins at once, and waits for the person', async () => {
    const { session, settle } = await testTable(game, 'pbb');
    await settle();
    expect(session.view.turn.must).toEqual([0]);
    expect(seen(session.view).card).not.toBeNull();
    expect(session.thinking).toEqual([]);
  });

  it('lets bots act after the time a person would take', async () => {
    const { session, pass } = await testTable(game, 'pbb');
    expect(session.play(say(5))).toEqual({ ok: true });
    await pass(499);
    expect(seen(session.view).said).toEqual([5]);
    expect(session.thinking).toEqual([1]);
    await pass(1);
    expect(seen(session.view).said).toHaveLength(2);
    expect(session.thinking).toEqual([2]);
  });

  it('lets bots act at once when they are told to', async () => {
    const { session, settle } = await testTable(game, 'pbb', { pace: 0 });
    session.play(say(5));
    await settle();
    expect(session.atBreak).toBe(true);
  });

  it('waits at a break until somebody goes on, and no time passes meanwhile', async () => {
    const { session, pass } = await testTable(game, 'pbb');
    session.play(say(5));
    await pass(2000);
    expect(session.atBreak).toBe(true);
    const before = session.now();
    await pass(60_000);
    expect(session.now()).toBe(before);
    session.goOn();
    expect(session.atBreak).toBe(false);
    expect(seen(session.view)).toMatchObject({ round: 2, said: [] });
  });

  it('refuses at once what is not allowed, and nothing changes', async () => {
    const { session } = await testTable(game, 'pbb');
    expect(session.check(say(100))).toEqual({ ok: false, why: 'too-much' });
    expect(session.play(say(100))).toEqual({ ok: false, why: 'too-much' });
    expect(session.play(say(1))).toEqual({ ok: true });
    expect(session.play(say(1))).toMatchObject({ ok: false, why: 'not-yours' });
    expect(seen(session.view).said).toEqual([1]);
  });

  it('does what needs a part of the rules that is on its way once that is here', async () => {
    let come = (): void => undefined;
    const part = late(() => new Promise((here) => (come = (): void => here({}))));
    const check: typeof game.check = (view, move) => (part.part(), game.check(view, move));
    const { session, settle } = await testTable({ ...game, check }, 'pbb');
    expect(session.play(say(5))).toEqual({ ok: true });
    await settle();
    expect(seen(session.view).said).toEqual([]);
    expect(session.broken).toBeNull();
    come();
    await settle();
    expect(seen(session.view).said).toEqual([5]);
  });

  it('says why where such a move cannot be after all, until the next act', async () => {
    let come = (): void => undefined;
    const part = late(() => new Promise((here) => (come = (): void => here({}))));
    const check: typeof game.check = (view, move) => (part.part(), game.check(view, move));
    const { session, settle } = await testTable({ ...game, check }, 'pbb');
    expect(session.play(say(100))).toEqual({ ok: true });
    await settle();
    expect(session.lateRefusal).toBeNull();
    come();
    await settle();
    expect(session.lateRefusal).toEqual({ ok: false, why: 'too-much' });
    expect(seen(session.view).said).toEqual([]);
    session.play(say(5));
    expect(session.lateRefusal).toBeNull();
  });

  it('feeds the clock when a deadline passes', async () => {
    const { session, pass } = await testTable(game, 'pbb');
    await pass(9_999);
    expect(seen(session.view).said).toEqual([]);
    await pass(1);
    expect(seen(session.view).said).toEqual([0]);
  });

  it.each(['pause', 'hide'] as const)('stops the clock on %s, and nobody loses time', async (how) => {
    const { session, pass } = await testTable(game, 'pbb');
    await pass(9_000);
    session[how](true);
    await pass(3_600_000);
    expect(session.now()).toBe(9_000);
    session[how](false);
    await pass(999);
    expect(seen(session.view).said).toEqual([]);
    await pass(1);
    expect(seen(session.view).said).toEqual([0]);
  });

  it('keeps bots and persons still while it is paused', async () => {
    const { session, pass } = await testTable(game, 'pbb');
    session.play(say(1));
    session.pause(true);
    await pass(5_000);
    expect(seen(session.view).said).toEqual([1]);
    expect(session.play(say(1))).toMatchObject({ ok: false, why: 'not-now' });
    session.pause(false);
    await pass(0);
    expect(seen(session.view).said).toHaveLength(2);
  });

  it('tells events in order, each only to those who may hear it', async () => {
    const { session, pass } = await testTable(game, 'pbb');
    const heard: AnyEvent[] = [];
    const stop = session.onHeard((event) => heard.push(event));
    session.play(say(7));
    await pass(2_000);
    session.goOn();
    expect(heard.map(({ kind }) => kind)).toEqual(['said', 'said', 'said', 'dealt']);
    stop();
    session.play(say(7));
    expect(heard).toHaveLength(4);
  });

  it('is kept before it is told', async () => {
    const { session, shelf } = await testTable(game, 'pbb');
    let kept = '';
    session.onHeard(() => (kept = shelf.read('cardinal.match.log.0') ?? ''));
    session.play(say(42));
    expect(kept).toContain('{"say":42}');
  });

  it('says so when there is no room to keep it, and goes on', async () => {
    const shelf = { ...memoryShelf() };
    const { session } = await testTable(game, 'pbb', { shelf });
    expect(session.kept).toBe(true);
    shelf.write = () => false;
    expect(session.play(say(1))).toEqual({ ok: true });
    expect(session.kept).toBe(false);
    expect(seen(session.view).said).toEqual([1]);
  });

  it('stands still with its reason when a rule breaks', async () => {
    const { session, pass } = await testTable(game, 'pbb');
    session.play(say(66));
    expect(session.broken).toMatchObject({ message: 'toy-broken' });
    await pass(100_000);
    expect(session.play(say(1))).toMatchObject({ ok: false });
    expect(session.record().log).toHaveLength(1);
  });

  it('runs without any person, for those who watch', async () => {
    const { session, pass } = await testTable(game, 'bbb');
    expect(session.me).toBe('watcher');
    await pass(2_000);
    session.goOn();
    await pass(2_000);
    expect(session.result).not.toBeNull();
  });
});

describe('a device that goes round', () => {
  it('hides the hand of the next person until the device is handed over', async () => {
    const { session } = await testTable(game, 'ppb');
    session.takeDevice();
    expect(session.handTo).toBeNull();
    const mine = seen(session.view).card;
    session.draft = '2 +';
    session.play(say(1));
    expect(session.handTo).toBe(1);
    // What is at hand still is the view of the one who played.
    expect(seen(session.view).card).toBe(mine);
    expect(session.play(say(1))).toMatchObject({ ok: false, why: 'not-now' });
    session.takeDevice();
    expect(session.me).toBe(1);
    expect(session.draft).toBeNull();
    expect(session.play(say(2))).toEqual({ ok: true });
  });

  it('is covered at the start and after a break, and nothing of the new cards is seen or heard before', async () => {
    const { session, pass } = await testTable(game, 'ppb');
    const heard: string[] = [];
    session.onHeard(({ kind }) => heard.push(kind));
    expect([session.handTo, session.me, seen(session.view).card]).toEqual([0, 'watcher', null]);
    for (const seat of [0, 1]) {
      session.takeDevice();
      expect(session.me).toBe(seat);
      session.play(say(seat));
    }
    await pass(2000);
    expect(session.atBreak).toBe(true);
    session.goOn();
    expect([session.handTo, session.me, seen(session.view).card]).toEqual([0, 'watcher', null]);
    expect(heard).not.toContain('dealt');
    session.takeDevice();
    expect(seen(session.view).card).not.toBeNull();
  });

  it('E30 E47 tells whoever takes it what happened since they had it, once, and only what they may hear', async () => {
    const { session, pass, shelf } = await testTable(game, 'ppb');
    const told = (one: LocalSession): { heard: readonly string[]; news: string } => {
      const { lines = [], news = '' } = one.catchUp(line, () => undefined) ?? {};
      return { heard: lines, news };
    };
    const line = (event: AnyEvent): string => {
      const { kind, seat, say: number } = event as { kind: string; seat?: number; say?: number };
      return kind === 'said' ? `${seat} says ${number}` : kind;
    };
    const since = 'Since your last turn:';
    session.takeDevice();
    // The own card, and not the two of the others.
    expect(told(session)).toEqual({ heard: ['dealt'], news: 'dealt' });
    session.play(say(7));
    session.takeDevice();
    expect(told(session)).toEqual({ heard: ['dealt', '0 says 7'], news: 'dealt 0 says 7' });
    expect(told(session).news).toBe('');
    session.play(say(8));
    await pass(2000);
    // All look at the break: it is told as nobody's, and what Ben heard as it happened is not said again.
    expect([session.atBreak, session.me]).toEqual([true, 'watcher']);
    const all = told(session);
    expect(all.heard).toEqual(['0 says 7', '1 says 8', expect.stringMatching(/^2 says \d+$/)]);
    expect(all.news).toBe(all.heard[2]);
    session.goOn();
    session.keepAside();
    session.takeDevice();
    expect(told(session)).toEqual({ heard: ['dealt', ...all.heard, 'dealt'], news: `${since} 1 says 8 dealt` });
    session.close();
    // After a reload, too.
    const again = (await testTable(game, 'ppb', { shelf, tab: 'b' })).session;
    again.takeDevice();
    expect(told(again).news).toBe(`${since} 1 says 8 ${all.news} dealt`);
    again.close();
  });

  it('E47 is covered again when a pause is over', async () => {
    const { session } = await testTable(game, 'ppb');
    session.takeDevice();
    session.pause(true);
    session.pause(false);
    expect([session.handTo, session.me, seen(session.view).card]).toEqual([0, 'watcher', null]);
    session.takeDevice();
    expect(session.play(say(1))).toEqual({ ok: true });
  });

  it('stops the clock while it goes', async () => {
    const { session, pass } = await testTable(game, 'ppb');
    session.takeDevice();
    session.play(say(1));
    await pass(60_000);
    expect(seen(session.view).said).toEqual([1]);
    session.takeDevice();
    await pass(10_000);
    expect(seen(session.view).said).toEqual([1, 0]);
  });
});

describe('after a reload', () => {
  it('goes on with the same seat, hand, sentence and clock', async () => {
    const time = new HandTime();
    const first = await testTable(game, 'pbb', { time });
    first.session.draft = '(2 + 3';
    await first.pass(4_000);
    first.session.keepAside();
    const before = { ...seen(first.session.view) };
    first.session.close();

    const again = await testTable(game, 'pbb', { shelf: first.shelf });
    expect(again.session.me).toBe(0);
    expect(seen(again.session.view)).toEqual(before);
    expect(again.session.draft).toBe('(2 + 3');
    expect(again.session.now()).toBe(4_000);
    await again.pass(6_000);
    expect(seen(again.session.view).said).toEqual([0]);
  });

  it('asks a bot again that was thinking', async () => {
    const first = await testTable(game, 'pbb');
    first.session.play(say(1));
    first.session.close();
    const again = await testTable(game, 'pbb', { shelf: first.shelf });
    await again.pass(500);
    expect(seen(again.session.view).said).toHaveLength(2);
  });

  it('is paused when it was, and at its break when it was', async () => {
    const first = await testTable(game, 'pbb');
    first.session.play(say(1));
    await first.pass(2_000);
    first.session.pause(true);
    const again = await testTable(game, 'pbb', { shelf: first.shelf });
    expect(again.session.paused).toBe(true);
    again.session.pause(false);
    expect(again.session.atBreak).toBe(true);
    again.session.goOn();
    expect(seen(again.session.view).round).toBe(2);
  });
});

describe('two tabs', () => {
  it('play one match: the newest has it, the older lets go and writes nothing more', async () => {
    const old = await testTable(game, 'pbb', { tab: 'old' });
    const young = await testTable(game, 'pbb', { tab: 'young', shelf: old.shelf });
    young.session.play(say(2));
    expect(old.session.play(say(1))).toMatchObject({ ok: false, why: 'not-now' });
    expect(old.session.elsewhere).toBe(true);
    expect(young.session.elsewhere).toBe(false);
    old.session.draft = 'mine';
    await old.pass(10_000);
    const back = await testTable(game, 'pbb', { tab: 'back', shelf: old.shelf });
    expect(seen(back.session.view).said).toEqual([2]);
    expect(back.session.draft).toBeNull();
  });

  it('are told by the storage of the browser, without a move', async () => {
    const old = await testTable(game, 'pbb', { tab: 'old' });
    await testTable(game, 'pbb', { tab: 'young', shelf: old.shelf });
    old.session.keepAside();
    expect(old.session.elsewhere).toBe(true);
  });
});

describe('bots', () => {
  it('wait while nobody can look, and tell all they do to whoever comes', async () => {
    const { session, pass } = await testTable(game, 'bpb');
    session.hide(true);
    const heard: string[] = [];
    session.onHeard(({ kind }) => heard.push(kind));
    await pass(60_000);
    expect([seen(session.view).said, heard]).toEqual([[], []]);
    session.hide(false);
    await pass(500);
    expect([seen(session.view).said.length, heard]).toEqual([1, ['said']]);
  });
});

describe('bots that fail', () => {
  it('are asked again in a new room, and replaced by a plain answer in the end', async () => {
    let rooms = 0;
    const { session, pass } = await testTable(game, 'pbb', {
      connect: (_, failed) => {
        rooms++;
        return { send: () => queueMicrotask(failed), close: () => undefined };
      },
    });
    session.play(say(1));
    await pass(0);
    expect(session.atBreak).toBe(true);
    expect(rooms).toBeGreaterThan(1);
    expect(session.broken).toBeNull();
  });

  it('do not stall the table when they fall silent', async () => {
    const { session, pass } = await testTable(game, 'pbb', {
      connect: () => ({ send: () => undefined, close: () => undefined }),
    });
    session.play(say(1));
    // Their own deadline stands still meanwhile.
    session.hide(true);
    await pass(31_000);
    session.hide(false);
    expect(seen(session.view).said).toHaveLength(2);
  });

  it('come back after one crash', async () => {
    let crashes = 1;
    const { session, pass } = await testTable(game, 'pbb', {
      connect: (heard, failed) => {
        const line = lineTo(game)(heard, failed);
        return { ...line, send: (question) => (crashes-- > 0 ? queueMicrotask(failed) : line.send(question)) };
      },
    });
    session.play(say(1));
    await pass(500);
    expect(seen(session.view).said).toHaveLength(2);
  });

  it('that ask for what is not allowed are played as absent', async () => {
    const stubborn = toyGame({ choose: () => ({ say: 1000 }) });
    const { session, settle } = await testTable(stubborn, 'pbb', { pace: 0 });
    session.play(say(1));
    for (let i = 0; i < 5; i++) await settle();
    expect(session.broken).toBeNull();
    expect(session.atBreak).toBe(true);
  });
});
