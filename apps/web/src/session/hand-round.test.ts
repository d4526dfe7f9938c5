// The way of one device: who may look, who is asked, who is next.
import type { Turn } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { HandRound } from './hand-round.ts';
import { staysWith, type Round } from './round.ts';

/** A match of which only the moment is told. */
function moment() {
  const match = { turn: { mode: 'turn', must: [0], may: [], dues: [] } as Turn, log: [] as never[], result: null };
  const go = (turn: Partial<Turn>): void => {
    match.turn = { mode: 'turn', must: [], may: [], dues: [], ...turn };
    match.log = [...match.log, null as never];
  };
  return { match, go };
}

/** What people are asked now. */
const asked = (round: Round) => round.openCall(() => undefined);

describe('a device that goes round', () => {
  it('goes to the person whom play waits for, and stays while bots play', () => {
    const { match, go } = moment();
    const round = new HandRound(match, [0, 2], 0, false, () => false);
    round.settle();
    round.take();
    round.settle();
    expect([round.handTo, round.looks]).toEqual([null, 0]);
    go({ must: [1] });
    expect(round.settle()).toBe(false);
    expect([round.handTo, round.looks]).toEqual([null, 0]);
    go({ must: [2] });
    expect(round.settle()).toBe(true);
    expect(round.handTo).toBe(2);
    round.take();
    round.settle();
    expect([round.handTo, round.looks]).toEqual([null, 2]);
  });

  it('asks for a call over the open cards, and lets a bot wait meanwhile', () => {
    const { match, go } = moment();
    const round = new HandRound(match, [0, 2], 0, false, () => false);
    go({ mode: 'window', must: [1], may: [0, 2] });
    round.settle();
    expect([round.callers, round.looks, round.waits]).toEqual([[0, 2], 'watcher', true]);
    asked(round)?.call(2);
    round.settle();
    expect([round.callers, round.handTo, round.waits]).toEqual([[], 2, true]);
    round.take();
    round.settle();
    expect([round.looks, asked(round)?.callers, round.handTo]).toEqual([2, [], null]);
    asked(round)?.pass();
    round.settle();
    expect([round.waits, round.looks]).toEqual([false, 2]);
  });

  it('asks all who may call: the one whom play waits for too, and the one who has it before it goes on', () => {
    const { match, go } = moment();
    const round = new HandRound(match, [0, 1, 2], 0, false, (seat) => seat === 2);
    round.settle();
    round.take();
    go({ mode: 'window', must: [2], may: [0] });
    round.settle();
    expect([round.callers, round.looks, round.handTo]).toEqual([[0, 2], 'watcher', null]);
    asked(round)?.call(2);
    round.settle();
    expect(round.handTo).toBe(2);
    // Nobody but the one whom play waits for: that one is asked by the own table.
    go({ mode: 'window', must: [2], may: [] });
    round.settle();
    expect([round.callers, round.handTo]).toEqual([[], 2]);
  });

  it('lies in the middle after nobody called: whoever comes next takes it, the last one too', () => {
    const { match, go } = moment();
    const round = new HandRound(match, [0, 2], 0, false, () => false);
    go({ mode: 'window', must: [1], may: [0, 2] });
    round.settle();
    asked(round)?.pass();
    round.settle();
    expect([round.handTo, round.looks, round.waits]).toEqual([null, 'watcher', false]);
    go({ must: [0] });
    round.settle();
    expect(round.handTo).toBe(0);
  });

  it('asks nobody who has it anyway, and nobody where one person plays', () => {
    const { match, go } = moment();
    const alone = new HandRound(match, [0], 0, false, () => false);
    go({ mode: 'window', must: [1], may: [0] });
    alone.settle();
    expect([alone.callers, alone.looks]).toEqual([[], 0]);
  });

  it.each(['new', 'taken up again'])('begins in the middle when a match is %s', (how) => {
    const { match, go } = moment();
    if (how !== 'new') go({ must: [0] });
    const round = new HandRound(match, [0, 2], 0, false, () => false);
    expect(round.looks).toBe('watcher');
    round.settle();
    expect(round.handTo).toBe(0);
  });

  it('lies in the middle after all looked at it, but not where one person plays or nothing is hidden', () => {
    const { match, go } = moment();
    go({ must: [0] });
    const round = new HandRound(match, [0, 2], 0, false, () => false);
    round.settle();
    round.take();
    round.layDown();
    expect(round.looks).toBe('watcher');
    go({ must: [0] });
    round.settle();
    expect(round.handTo).toBe(0);
    for (const open of [
      new HandRound(match, [0], 0, false, () => false),
      new HandRound(match, [0, 2], 0, true, () => false),
    ]) {
      open.layDown();
      open.settle();
      expect([open.looks, open.handTo]).toEqual([0, null]);
    }
  });

  it('stays with one person, or with whoever watches bots, as it would going round among nobody else', () => {
    const said = (round: Round) => [round.me, round.looks, round.handTo, round.callers, round.waits, asked(round)];
    for (const me of [0, 'watcher'] as const) {
      const { match, go } = moment();
      const round = new HandRound(match, me === 0 ? [0] : [], me, false, () => true);
      const alone = staysWith(me);
      for (const turn of [
        { must: [0] },
        { must: [1] },
        { mode: 'window', must: [1], may: [0] },
        { may: [0, 1] },
      ] as const) {
        go(turn);
        for (const one of [round, alone]) {
          asked(one)?.call(0);
          one.take();
          one.layDown();
          one.sit(1);
        }
        expect([alone.settle(), ...said(alone)]).toEqual([round.settle(), ...said(round)]);
        expect(said(alone)).toEqual([me, me, null, [], false, null]);
      }
    }
  });

  it('hides nothing among those who win together: who must act is the one who acts', () => {
    const { match, go } = moment();
    const round = new HandRound(match, [0, 2], 0, true, () => false);
    go({ mode: 'free', must: [2] });
    round.settle();
    expect([round.looks, round.handTo]).toEqual([2, null]);
    go({ mode: 'free', may: [0, 2] });
    round.sit(0);
    round.settle();
    expect(round.looks).toBe(0);
  });
});
