import { describe, expect, it } from 'vitest';
import { HintLadder } from './hint-ladder.svelte.ts';

/** A ladder over three rungs, what it is about, and what was said. */
function ladderOf(rungs: readonly string[] = ['one', 'two', 'all']) {
  const about = { now: 'hand 1' };
  const said: string[] = [];
  let asked = 0;
  const ladder = new HintLadder(() => ({
    about: about.now,
    load: async () => {
      asked++;
      return rungs;
    },
    say: (text) => said.push(text),
  }));
  return { ladder, about, said, asked: () => asked };
}

describe('a hint ladder', () => {
  it('is climbed a rung a press, says each rung once and knows when the answer comes', async () => {
    const { ladder, said, asked } = ladderOf();
    expect([ladder.lines, ladder.next]).toEqual([[], null]);
    await ladder.press();
    expect([ladder.lines, ladder.next]).toEqual([['one'], 'rung']);
    await ladder.press();
    expect([ladder.lines, ladder.next]).toEqual([['one', 'two'], 'answer']);
    await ladder.press();
    expect([ladder.lines, ladder.next]).toEqual([['one', 'two', 'all'], null]);
    expect(said).toEqual(['one', 'two', 'all']);
    expect(asked()).toBe(1);
  });

  it('says nothing to a table that went while the rungs were on their way', async () => {
    const { ladder, said } = ladderOf();
    const pressed = ladder.press();
    ladder.leave();
    await pressed;
    expect([ladder.lines, said]).toEqual([[], []]);
  });

  it('opens where it was left', async () => {
    const { ladder } = ladderOf();
    await ladder.press();
    ladder.close();
    expect(ladder.lines).toEqual([]);
    await ladder.press();
    expect(ladder.lines).toEqual(['one', 'two']);
  });

  it('is silent about a hand that is gone, and begins anew with the next', async () => {
    const { ladder, about } = ladderOf();
    await ladder.press();
    await ladder.press();
    about.now = 'hand 2';
    expect([ladder.lines, ladder.next]).toEqual([[], null]);
    await ladder.press();
    expect(ladder.lines).toEqual(['one']);
  });

  it('says nothing when the hand changes while it thinks', async () => {
    const { ladder, about, said } = ladderOf();
    const pressed = ladder.press();
    about.now = 'hand 2';
    await pressed;
    expect([ladder.lines, said]).toEqual([[], []]);
  });
});
