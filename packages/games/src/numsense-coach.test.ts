import { openMatch, type Match } from '@cardinal/kernel';
import { Announcer } from '@cardinal/table-kit';
import { describe, expect, it } from 'vitest';
import { games } from './registry.ts';
import { sessionOf } from './testing/session-of.ts';
import { Coach } from './numsense/table/coach.svelte.ts';
import { Desk, type NumsenseSession } from './numsense/table/desk.svelte.ts';
import { tongue } from './numsense/table/tongue.ts';

const DECK = Array.from({ length: 10 }, (_, i) => ({ face: i + 1, count: 4 }));

async function firstTurn(): Promise<Match> {
  await tongue.speak('en');
  const opened = openMatch(await games.numsense.load(), {
    seats: 2,
    options: { variant: 'fixed', handSize: 2, firstDealer: '1', deck: DECK },
    seed: 'coach',
  });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0, true);
  return opened.match;
}

describe('E28 what was said of a sentence', () => {
  it('is over as soon as the sentence is another one', async () => {
    const match = await firstTurn();
    const session: NumsenseSession = sessionOf(match);
    const { hand } = session.view;
    expect(hand.length).toBe(2);
    const desk = new Desk(() => ({ session }), new Announcer());
    const coach = new Coach(desk);
    const [one, other] = hand;
    desk.pressCard(one!);
    await expect.poll(() => desk.sentence.used.length).toBe(1);
    desk.compose((composer) => composer.pressSign('+'));

    await coach.check();
    expect(desk.toast, 'half a sentence is not checked').not.toBeNull();
    desk.pressCard(other!);
    expect(desk.toast).toBeNull();

    await coach.check();
    expect(coach.talk?.lines.length).toBeGreaterThan(0);
    desk.compose((composer) => composer.undo());
    expect(coach.talk).toBeNull();
    desk.compose((composer) => composer.pressSign('*'));
    desk.pressCard(other!);
    expect(coach.talk).toBeNull();
    await coach.check();
    expect(coach.talk?.lines.length).toBeGreaterThan(0);
  });
});
