import { describe, expect, it } from 'vitest';
import { WIRE_VERSION } from '@cardinal/wire';
import { memoryShelf } from '../session/shelf.ts';
import { Line, type LineState } from './line.ts';
import { keepWay, keptWay } from './way-kept.ts';
import type { OpenWay, WayHears } from './ways.ts';

const WELCOME = JSON.stringify({
  t: 'welcome',
  v: WIRE_VERSION,
  table: 't',
  me: 'g1',
  house: {
    game: 'numsense',
    options: {},
    phase: 'lobby',
    match: 0,
    door: 'open',
    pin: null,
    pinHidden: false,
    signs: null,
    host: 'g1',
    guests: [],
    places: [],
    players: [],
    paused: false,
    freeNames: false,
    openHands: false,
    grace: 30,
    leaver: 'bot',
    until: 0,
  },
  sync: null,
});
const BEAT = JSON.stringify({ t: 'beat', at: 0, runs: false });

/** What a try meets: nobody, a network that swallows all, a server that does not come to it, or one that welcomes. */
type Net = 'refused' | 'silent' | 'busy' | 'up';

/** A line in a world whose time goes by when it is told to. */
function world(
  { socket, stream = 'up', chance = 0.5 }: { socket: Net; stream?: Net; chance?: number },
  shelf = memoryShelf(),
  today = 0,
) {
  const net = { socket, stream, knows: true };
  let now = 0;
  /** By how much the world's clock is ahead of the steady one. */
  let slept = today;
  let waits: { at: number; run: () => void }[] = [];
  const tried: string[] = [];
  const sent: string[] = [];
  const states: LineState[] = [];
  let live: WayHears | null = null;
  const after = (ms: number, run: () => void): (() => void) => {
    const one = { at: now + ms, run };
    waits.push(one);
    return () => (waits = waits.filter((other) => other !== one));
  };
  const way =
    (name: 'socket' | 'stream'): OpenWay =>
    (hears) => {
      tried.push(`${name} ${now}`);
      if (net[name] === 'refused') after(1, () => hears.ended());
      if (net[name] === 'up' || net[name] === 'busy') after(1, () => hears.ready());
      return {
        send(text) {
          sent.push((JSON.parse(text) as { t: string }).t);
          if (sent.at(-1) !== 'hello' || net[name] === 'busy') return;
          live = hears;
          hears.text(net.knows ? WELCOME : '{"t":"bye","why":"gone"}');
        },
        close: () => undefined,
      };
    };
  const line = new Line({
    ways: [way('socket'), way('stream')],
    firstWay: keptWay(shelf, today),
    table: 't',
    token: 'token',
    now: () => now,
    today: () => now + slept,
    chance: () => chance,
    after,
    heard: () => undefined,
    welcomed: (at) => keepWay(shelf, at, now + slept),
    state: (state) => states.push(state),
  });
  const pass = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const [next] = waits.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      waits = waits.filter((one) => one !== next);
      now = next.at;
      next.run();
    }
    now = end;
  };
  const beats = (ms: number): void => {
    for (let t = 0; t < ms; t += 2_000) {
      live?.text(BEAT);
      pass(2_000);
    }
  };
  return {
    line,
    net,
    pass,
    beats,
    tried,
    states,
    sent,
    /** The device sleeps: its steady clock and its timers stand still. */
    sleeps: (ms: number) => (slept += ms),
    dies: () => live?.ended(),
    crowded: () => live?.crowded(),
    /** The server starts anew, and is asked again at once. */
    asked: () => {
      live?.ended();
      pass(100);
    },
    says: (text: string) => live?.text(text),
  };
}

type World = ReturnType<typeof world>;

describe('a line', () => {
  it('stays open as long as it hears beats, and E12 silence is told within five seconds', () => {
    const { line, pass, beats, states } = world({ socket: 'up' });
    line.open();
    beats(60_000);
    expect(states).toEqual(['connecting', 'open']);
    pass(5_000);
    expect(states[2]).toBe('lost');
  });

  it('E18 goes another way where sockets are refused, and where they are swallowed', () => {
    const refused = world({ socket: 'refused' });
    refused.line.open();
    refused.pass(100);
    expect(refused.states.at(-1)).toBe('open');
    expect(refused.tried.map((one) => one.split(' ')[0])).toEqual(['socket', 'stream']);
    const swallowed = world({ socket: 'silent' });
    swallowed.line.open();
    swallowed.pass(3_500);
    expect(swallowed.states.at(-1)).toBe('open');
  });

  it('E18 rests where its browser has too many of its kind, tries nothing by itself, and is back when somebody wants it', () => {
    const { line, pass, crowded, dies, states, tried } = world({ socket: 'refused' });
    line.open();
    pass(100);
    crowded();
    pass(3_600_000);
    expect([states, tried.length, line.ask({ t: 'again' })]).toEqual([['connecting', 'open', 'crowded'], 2, false]);
    line.retry();
    pass(100);
    expect(states.slice(3)).toEqual(['connecting', 'open']);
    // From then on it is a line like any other.
    dies();
    pass(1_000);
    expect(states.slice(5)).toEqual(['lost', 'open']);
  });

  it('E18 never rests where WebSockets work and a stream only helped out', () => {
    const { line, net, pass, beats, crowded, states, tried } = world({ socket: 'up' });
    line.open();
    beats(10_000);
    net.socket = 'refused';
    pass(10_000);
    expect([states.at(-1), tried.at(-1)?.split(' ')[0]]).toEqual(['open', 'stream']);
    net.socket = 'up';
    crowded();
    pass(1_000);
    expect([states.includes('crowded'), states.at(-1), tried.at(-1)?.split(' ')[0]]).toEqual([false, 'open', 'socket']);
  });

  it('E18 E10 a page that is opened anew goes at once the way that worked; after ten minutes it tries a WebSocket first again', () => {
    const shelf = memoryShelf();
    const opened = (socket: Net, today: number, stream: Net = 'up') => {
      const { line, pass, tried, states } = world({ socket, stream }, shelf, today);
      line.open();
      pass(20);
      const soon = states.at(-1);
      pass(4_000);
      return [soon, ...tried.map((one) => one.split(' ')[0])];
    };
    const MINUTE = 60_000;
    expect(opened('silent', 0)).toEqual(['connecting', 'socket', 'stream']);
    for (const at of [1, 4, 9]) expect(opened('silent', at * MINUTE)).toEqual(['open', 'stream']);
    // Reloads do not make it longer; nor does a clock that was set back.
    expect(opened('silent', 11 * MINUTE)).toEqual(['connecting', 'socket', 'stream']);
    expect(opened('silent', -60 * MINUTE)).toEqual(['connecting', 'socket', 'stream']);
    // In another network, where the other way is blocked.
    expect(opened('up', -59 * MINUTE, 'refused').slice(1)).toEqual(['stream', 'socket']);
    expect(opened('up', -58 * MINUTE)).toEqual(['open', 'socket']);
    shelf.write('cardinal.way', '{"at":"x"');
    expect(opened('up', 0)).toEqual(['open', 'socket']);
  });

  it('E11 tries at once when the server is gone, and is back within a second after it is up, on the way that worked', () => {
    for (const down of [300, 1_000, 2_500, 6_000]) {
      for (const chance of [0, 0.5, 1]) {
        const { line, net, pass, dies, tried, states } = world({ socket: 'up', chance });
        line.open();
        pass(10);
        [net.socket, net.stream] = ['refused', 'refused'];
        dies();
        pass(91);
        expect(tried.length).toBeGreaterThan(1);
        pass(down);
        [net.socket, net.stream] = ['up', 'up'];
        pass(1_000);
        expect(states.at(-1)).toBe('open');
        // Nearly every try is made on the way that worked.
        const again = tried.slice(1).filter((one) => one.startsWith('socket')).length;
        expect(again).toBeGreaterThanOrEqual((2 * (tried.length - 1)) / 3 - 1);
      }
    }
  });

  it('E11 does not come back in the same moment as all others', () => {
    const moments = [0, 0.25, 0.5, 0.75, 1].map((chance) => {
      const { line, pass, dies, tried } = world({ socket: 'up', chance });
      line.open();
      pass(10);
      dies();
      pass(500);
      return tried.at(-1);
    });
    expect(new Set(moments).size).toBe(5);
  });

  it('gives a server that has many to welcome more time for it than a way to open', () => {
    const { line, pass, tried, net } = world({ socket: 'busy' });
    line.open();
    pass(5_900);
    expect(tried).toEqual(['socket 0']);
    net.stream = 'up';
    pass(400);
    expect(tried).toHaveLength(2);
  });

  it('tries at once when somebody asks for it, and not where the line is alive', () => {
    const { line, net, pass, dies, tried } = world({ socket: 'up' });
    line.open();
    pass(10);
    line.retry();
    expect(tried).toHaveLength(1);
    [net.socket, net.stream] = ['refused', 'refused'];
    dies();
    pass(20_000);
    const before = tried.length;
    line.retry();
    expect(tried).toHaveLength(before + 1);
  });

  it('E13 is opened anew on waking, though by the clock that slept with the device it was heard a moment ago', () => {
    const { line, pass, sleeps, tried } = world({ socket: 'up' });
    line.open();
    pass(10);
    for (const [ms, tries] of [
      [4_000, 1],
      [300_000, 2],
      // A clock that was set back says as little about how long it was.
      [-3_600_000, 3],
    ] as const) {
      sleeps(ms);
      line.retry();
      pass(10);
      expect(tried).toHaveLength(tries);
    }
  });

  it('E18 goes another way where each WebSocket is cut soon after its welcome, and stays there; also the other way round', () => {
    for (const cut of ['socket', 'stream'] as const) {
      const { line, net, pass, beats, dies, tried, states } = world({ socket: cut === 'socket' ? 'up' : 'refused' });
      line.open();
      pass(100);
      net.socket = 'up';
      const other = cut === 'socket' ? 'stream' : 'socket';
      // The network lets each line on the one way live for three seconds.
      for (let cuts = 0; cuts < 3; cuts++) {
        expect(tried.at(-1)).toMatch(cut);
        beats(2_000);
        pass(1_000);
        dies();
        pass(100);
      }
      expect(tried.at(-1)).toMatch(other);
      const lines = tried.length;
      beats(600_000);
      expect(tried).toHaveLength(lines);
      expect(states.at(-1)).toBe('open');
    }
  });

  it.each([
    ['is cut now and then', ({ beats, dies }: World) => (beats(70_000), dies())],
    ['ends because the server stops', ({ says }: World) => says('{"t":"bye","why":"stopping"}')],
    ['slept with its device', ({ sleeps, line }: World) => (sleeps(300_000), line.retry())],
  ])('keeps to a way whose line %s', (_, ends) => {
    const here = world({ socket: 'up' });
    here.line.open();
    here.pass(10);
    for (let times = 0; times < 5; times++) {
      ends(here);
      here.pass(100);
    }
    expect(here.tried).toHaveLength(6);
    expect(here.tried.every((one) => one.startsWith('socket'))).toBe(true);
  });

  it('E11 asks for a seat that the server does not know at present at a slowing pace, and is back when it does', () => {
    const { line, net, pass, tried, states, asked } = world({ socket: 'up' });
    line.open();
    pass(10);
    // A server that was started without its tables knows none of the seats.
    net.knows = false;
    asked();
    pass(10_000);
    expect(states.at(-1)).toBe('unknown');
    const at = tried.map((one) => Number(one.split(' ')[1]));
    const waits = at.slice(2).map((moment, i) => moment - at[i + 1]!);
    expect(waits.length).toBeGreaterThan(1);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    net.knows = true;
    pass(10_000);
    expect(states.at(-1)).toBe('open');
    // Not for ever by itself, but always when somebody asks.
    net.knows = false;
    asked();
    pass(3_600_000);
    const tries = tried.length;
    expect(tries).toBeLessThan(60);
    pass(3_600_000);
    expect(tried).toHaveLength(tries);
    net.knows = true;
    line.retry();
    pass(10);
    expect(states.at(-1)).toBe('open');
  });

  it('comes back after the goodbye of a server that stops, and not after one that ends the seat', () => {
    for (const [why, last] of [
      ['stopping', 'open'],
      ['kicked', 'ended'],
      ['moved', 'ended'],
      ['left', 'ended'],
    ] as const) {
      const { line, pass, says, states } = world({ socket: 'up' });
      line.open();
      pass(10);
      says(JSON.stringify({ t: 'bye', why }));
      pass(2_000);
      expect(states.at(-1)).toBe(last);
    }
  });
});
