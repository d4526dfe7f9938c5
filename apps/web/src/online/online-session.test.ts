// A match on a server as its table meets it: what comes over the line reaches whoever listens, also who listens late, and
// hints are counted by the server.
import { game } from '@cardinal/games/addition-mania';
import { openMatch, type AnyMove } from '@cardinal/kernel';
import type { HouseSeen, Sync, Tell } from '@cardinal/wire';
import { describe, expect, it } from 'vitest';
import { OnlineSession, type OnlineGround } from './online-session.ts';

function sessionOf(
  players: readonly object[],
  ask: OnlineGround['ask'] = () => true,
  wishes: OnlineGround['wishes'] = [],
  seq = 0,
) {
  const opened = openMatch(game, { seats: 2, options: {}, seed: 'early', names: ['A', 'B'] });
  if (!opened.ok) throw new Error(`test-broken: ${opened.why}`);
  opened.match.advance(0, true);
  const view = opened.match.view(0) as unknown as Sync['view'];
  const sync = { t: 'sync', match: 1, game: 'addition-mania', seq, view, atBreak: false, at: 0, runs: false };
  const page = { now: 0, stories: 0 };
  const refused: string[] = [];
  const shelf = { wishes };
  const house = (now: readonly object[]) => ({ players: now, paused: false }) as unknown as HouseSeen;
  const session = new OnlineSession(sync as unknown as Sync, house(players), {
    game,
    guest: 'me',
    ask,
    askStory: () => page.stories++,
    refused: (refusal) => refused.push(refusal.why),
    now: () => page.now,
    readDraft: () => null,
    writeDraft: () => undefined,
    wishes,
    keepWishes: (kept) => (shelf.wishes = kept),
  });
  return { session, house, page, refused, shelf, sync: sync as unknown as Sync };
}

it('what happens before the table is there is told to it, once, in order', () => {
  const { session } = sessionOf([]);
  const told = (seq: number, ...kinds: readonly string[]): void => {
    const events = kinds.map((kind) => ({ kind }));
    const heard = { t: 'heard', match: 1, from: seq - 1, seq, atBreak: false, at: 0, runs: false, events, change: {} };
    session.tookHeard({ ...heard } as unknown as Extract<Tell, { t: 'heard' }>);
  };
  told(1, 'one', 'two');
  told(2, 'three');
  const heard: string[] = [];
  session.onHeard(({ kind }) => heard.push(kind));
  told(3, 'four');
  session.onHeard(({ kind }) => heard.push(`again ${kind}`));
  expect(heard).toEqual(['one', 'two', 'three', 'four']);
});

describe('E10 the log of a table that comes to stand', () => {
  type Story = Extract<Tell, { readonly t: 'story' }>;
  const story = (seq: number, ...kinds: readonly string[]): Story => ({
    t: 'story',
    match: 1,
    seq,
    events: kinds.map((kind) => ({ kind })),
  });
  const logOf = ({ session }: { readonly session: OnlineSession }) =>
    session.catchUp(
      ({ kind }) => kind,
      () => undefined,
    ).lines;
  const told = ({ session }: { readonly session: OnlineSession }, seq: number, kind: string): void => {
    const heard = { t: 'heard', match: 1, from: seq - 1, seq, atBreak: false, at: 0, runs: false, change: {} };
    session.tookHeard({ ...heard, events: [{ kind }] } as unknown as Extract<Tell, { t: 'heard' }>);
  };

  it('of a page that came late or was loaded anew is asked for once and told when it comes', () => {
    const first = sessionOf([]);
    expect([first.page.stories, logOf(first)]).toEqual([0, []]);
    const late = sessionOf([], undefined, [], 7);
    expect([late.page.stories, logOf(late)]).toEqual([1, []]);
    const stood: (readonly string[])[] = [];
    (function stand(): void {
      stood.push(late.session.catchUp(({ kind }) => kind, stand).lines);
    })();
    late.session.tookStory(story(7, 'dealt', 'guessed'));
    expect(stood).toEqual([[], ['dealt', 'guessed']]);
  });

  it('holds what was heard since, for a table that comes again after a pause, and nothing twice', () => {
    const late = sessionOf([], undefined, [], 2);
    // Before the table stands and hears, and after.
    told(late, 3, 'one');
    late.session.tookStory(story(3, 'dealt', 'one'));
    expect(logOf(late)).toEqual(['dealt']);
    const stop = late.session.onHeard(() => undefined);
    told(late, 4, 'two');
    stop();
    expect(logOf(late)).toEqual(['dealt', 'one', 'two']);
  });

  it('is asked for anew where something was missed, and only there; one that was overtaken is left', () => {
    const { session, sync, page } = sessionOf([], undefined, [], 7);
    session.tookWhole({ ...sync, seq: 7 }, true);
    expect(page.stories).toBe(1);
    session.tookWhole({ ...sync, seq: 9 }, true);
    expect(page.stories).toBe(2);
    session.tookStory(story(7, 'old'));
    expect(logOf({ session })).toEqual([]);
    session.tookStory(story(9, 'old', 'missed'));
    expect(logOf({ session })).toEqual(['old', 'missed']);
  });
});

it('the last hint is taken once, though the server has not answered yet', () => {
  const asked: unknown[] = [];
  const seats = (left: number) => [{ name: 'A', kind: 'person', guest: 'me', hintsLeft: left }, { name: 'B' }];
  const { session, house } = sessionOf(seats(2), (ask) => asked.push(ask) > 0);
  expect([session.takeHint(), session.takeHint(), session.takeHint()]).toEqual([true, true, false]);
  expect(asked).toEqual(Array.from({ length: 2 }, () => ({ t: 'hint', match: 1 })));
  expect(session.hintsLeft(0)).toBe(2);
  session.tookHouse(house(seats(0)));
  expect([session.hintsLeft(0), session.hintsLeft(1), session.takeHint()]).toEqual([0, null, false]);
});

it('a hint that could not be asked for is not given, and what was lost on the way is asked for anew', () => {
  let open = false;
  const seats = [{ name: 'A', kind: 'person', guest: 'me', hintsLeft: 1 }, { name: 'B' }];
  const { session, sync } = sessionOf(seats, () => open);
  expect(session.takeHint()).toBe(false);
  open = true;
  expect([session.takeHint(), session.takeHint()]).toEqual([true, false]);
  session.tookWhole(sync, true);
  expect(session.takeHint()).toBe(true);
});

it('E12 the clock stands while the line is lost, and goes on from what the server says', () => {
  const { session, page } = sessionOf([]);
  session.tookBeat({ at: 1_000, runs: true });
  page.now = 3_000;
  expect(session.now()).toBe(4_000);
  session.lostLine();
  page.now = 20_000;
  expect(session.now()).toBe(4_000);
  session.tookBeat({ at: 6_000, runs: true });
  page.now = 21_000;
  expect(session.now()).toBe(7_000);
});

describe('a press while a move is on its way', () => {
  type Play = { readonly t: 'play'; readonly cid: number; readonly after?: number; readonly move: { sum: number } };
  const SEATS = [{ name: 'A', kind: 'person', guest: 'me' }, { name: 'B' }];
  function asking(line = { open: true }, wishes: OnlineGround['wishes'] = [], seats: readonly object[] = SEATS) {
    const asked: Play[] = [];
    const table = sessionOf(seats, (ask) => line.open && asked.push(ask as unknown as Play) > 0, wishes);
    const guess = (sum: number) => table.session.play({ kind: 'guess', sum } as unknown as AnyMove).ok;
    const sums = () => asked.map(({ move: { sum }, after }) => (after === undefined ? sum : [sum, after]));
    return { ...table, asked, guess, sums };
  }

  it('is asked for once more on a new line, with what waited behind it, if nothing at all has happened', () => {
    const { session, sync, guess, sums, asked, refused } = asking();
    expect([guess(20), guess(30)]).toEqual([true, true]);
    session.tookWhole(sync, true);
    expect(sums()).toEqual([20, [20, 0]]);
    session.tookRefusal(asked[1]!.cid);
    expect(sums()).toEqual([20, [20, 0], 30]);
    expect(refused).toEqual([]);
  });

  it('is not made once more where the answer was only overtaken, and what waited behind it not after the match went on', () => {
    const again = asking();
    again.guess(20);
    again.session.tookWhole(again.sync, false);
    expect([again.sums(), again.session.underWay]).toEqual([[20], false]);
    const { session, sync, guess, sums, asked, refused } = asking();
    guess(20);
    guess(30);
    session.tookWhole({ ...sync, seq: 1 }, true);
    expect(sums()).toEqual([20, [20, 0]]);
    expect(refused).toEqual(['overtaken']);
    // It had been taken: there is no event in the answer.
    const { match, at, runs, atBreak } = sync;
    const taken = { t: 'heard', cid: asked[1]!.cid, from: 1, seq: 1, events: [], change: {}, match, at, runs, atBreak };
    session.tookHeard(taken as Extract<Tell, { t: 'heard' }>);
    expect([session.underWay, sums().length]).toEqual([false, 2]);
  });

  it('E12 made while the line is lost, says so and goes out on the new line with the number of entries known then', () => {
    for (const seq of [0, 1]) {
      const line = { open: false };
      const { session, sync, guess, sums, refused } = asking(line);
      expect([guess(20), sums(), refused, session.underWay]).toEqual([true, [], ['move-waits'], true]);
      line.open = true;
      session.tookWhole({ ...sync, seq }, true);
      expect(sums()).toEqual([[20, 0]]);
    }
  });

  it('E10 made while the line is lost, outlives the page: the next one asks for it, for whoever sits there', () => {
    const line = { open: false };
    const { guess, shelf } = asking(line);
    guess(20);
    const { session, asked, sums, shelf: kept } = asking({ open: true }, shelf.wishes);
    expect([sums(), session.underWay]).toEqual([[[20, 0]], true]);
    session.tookRefusal(asked[0]!.cid);
    expect([kept.wishes, session.underWay]).toEqual([[], false]);
    const others = [{ name: 'A', kind: 'person', guest: 'another' }, { name: 'B' }];
    expect(asking({ open: true }, shelf.wishes, others).sums()).toEqual([]);
  });

  it('is refused in words where it cannot be any more', () => {
    const { session, house, asked, guess, sums, refused } = asking();
    expect([guess(20), guess(30)]).toEqual([true, true]);
    session.tookHouse({ ...house(SEATS), paused: true });
    session.tookRefusal(asked[0]!.cid);
    expect([sums(), refused]).toEqual([[20], ['not-now']]);
  });
});
