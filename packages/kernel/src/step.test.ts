import { describe, expect, it } from 'vitest';
import { legal, step } from './step.ts';
import { OVER, type Turn } from './turn.ts';
import { no, YES, type Verdict } from './verdict.ts';
import { dip } from './testing/dip.ts';
import { dipMatch } from './testing/matches.ts';

const match = dipMatch(3);
match.advance(0);
const { state } = match;
const TAKE = dip.moves(match.view(0))?.[0];
if (!TAKE) throw new Error('Dip lists a take first.');

describe('who may act', () => {
  const at = (turn: Turn, who: 0 | 1 | 'watcher'): string => {
    const verdict = legal(dip, { ...match.view(0), who, turn }, TAKE);
    return verdict.ok ? 'yes' : verdict.why;
  };
  const draw = { label: 'a', shuffle: 2 };
  it.each<[string, Turn, 0 | 1 | 'watcher', string]>([
    ['a seat that must', { ...OVER, must: [0] }, 0, 'yes'],
    ['a seat that may', { ...OVER, must: [1], may: [0] }, 0, 'yes'],
    ['another seat', { ...OVER, must: [1], may: [] }, 0, 'not-yours'],
    ['a watcher', { ...OVER, must: [0] }, 'watcher', 'no-such-seat'],
    ['nobody while chance draws', { ...OVER, must: [0], draw }, 0, 'not-now'],
    ['nobody while only a due runs', { ...OVER, dues: [{ id: 'a', at: 9 }] }, 0, 'not-now'],
    ['nobody after the end', OVER, 0, 'over'],
  ])('%s', (_, turn, who, said) => {
    expect(at(turn, who)).toBe(said);
  });
});

describe('a call waits for no turn', () => {
  const why = (turn: Turn, said: 'yes' | 'late', who = 0): string => {
    const check = (): Verdict => (said === 'yes' ? YES : no(said));
    const verdict = legal({ ...dip, calls: () => true, check }, { ...match.view(0), who, turn }, TAKE);
    return verdict.ok ? 'yes' : verdict.why;
  };
  it('so it is refused for the reason of the game, but never let in', () => {
    expect(why({ ...OVER, must: [1] }, 'late')).toBe('late');
    expect(why({ ...OVER, must: [1] }, 'yes')).toBe('not-yours');
    expect(why({ ...OVER, draw: { label: 'a', shuffle: 2 } }, 'late')).toBe('late');
    expect(why(OVER, 'late')).toBe('over');
  });
});

describe('one entry', () => {
  const head = { seq: 0, at: 5 };
  it('by a seat that does not exist is refused before anybody looks', () => {
    expect(step(dip, state, { ...head, by: 99, move: TAKE })).toEqual({ ok: false, why: 'not-yours' });
  });

  it('by chance or clock is refused unless it is awaited', () => {
    expect(step(dip, state, { ...head, by: 'chance', move: { label: 'a', index: 0 } })).toMatchObject({ ok: false });
    expect(step(dip, state, { ...head, by: 'clock', move: { due: 'stop/0' } })).toMatchObject({ ok: false });
    expect(step(dip, state, { ...head, at: 10_000, by: 'clock', move: { due: 'stop/1' } })).toMatchObject({
      ok: false,
    });
    expect(step(dip, state, { ...head, at: 10_000, by: 'clock', move: { due: 'stop/0' } })).toMatchObject({ ok: true });
  });

  it('at or after a due that waits is refused, whoever it is by', () => {
    expect(step(dip, state, { ...head, at: 9_999, by: 0, move: TAKE })).toMatchObject({ ok: true });
    expect(step(dip, state, { ...head, at: 10_000, by: 0, move: TAKE })).toEqual({ ok: false, why: 'not-now' });
    const waiting = { ...dip, turn: () => ({ ...OVER, draw: { label: 'a', pick: [1] }, dues: [{ id: 'b', at: 5 }] }) };
    const chance = { seq: 0, by: 'chance', move: { label: 'a', index: 0 } } as const;
    expect(step({ ...waiting, play: () => undefined }, state, { ...chance, at: 4 })).toMatchObject({ ok: true });
    expect(step(waiting, state, { ...chance, at: 5 })).toEqual({ ok: false, why: 'not-now' });
  });

  it('leaves the state it is given alone', () => {
    const before = JSON.stringify(state);
    const stepped = step(dip, state, { ...head, by: 0, move: TAKE });
    expect(stepped.ok && stepped.state).not.toBe(state);
    expect(JSON.stringify(state)).toBe(before);
  });
});
