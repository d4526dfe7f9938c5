import { openMatch, type Match } from '@cardinal/kernel';
import { Announcer, offersHints, spendHint } from '@cardinal/table-kit';
import { describe, expect, it } from 'vitest';
import { games } from './registry.ts';
import { sessionOf } from './testing/session-of.ts';
import { Coach } from './numsense/table/coach.svelte.ts';
import { Desk, type NumsenseSession } from './numsense/table/desk.svelte.ts';
import { tongue } from './numsense/table/tongue.ts';

const DECK = Array.from({ length: 10 }, (_, i) => ({ face: i + 1, count: 4 }));

async function firstTurn(rules: Readonly<Record<string, unknown>> = {}): Promise<Match> {
  await tongue.speak('en');
  const opened = openMatch(await games.numsense.load(), {
    seats: 2,
    options: { variant: 'fixed', handSize: 2, firstDealer: '1', deck: DECK, ...rules },
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
    await expect.poll(() => desk.bench.sentence.used.length).toBe(1);
    desk.bench.compose((composer) => composer.pressSign('+'));

    await coach.check();
    expect(desk.toast, 'half a sentence is not checked').not.toBeNull();
    desk.pressCard(other!);
    expect(desk.toast).toBeNull();

    await coach.check();
    expect(coach.talk?.lines.length).toBeGreaterThan(0);
    desk.bench.compose((composer) => composer.undo());
    expect(coach.talk).toBeNull();
    desk.bench.compose((composer) => composer.pressSign('*'));
    desk.pressCard(other!);
    expect(coach.talk).toBeNull();
    await coach.check();
    expect(coach.talk?.lines.length).toBeGreaterThan(0);
  });
});

/** A desk whose tray holds the two cards of the hand with a sign between them, and its coach. */
async function deskWith(session: NumsenseSession, sign: '+' | '/'): Promise<{ desk: Desk; coach: Coach }> {
  const desk = new Desk(() => ({ session }), new Announcer());
  const [one, other] = session.view.hand;
  desk.pressCard(one!);
  await expect.poll(() => desk.bench.sentence.used.length).toBe(1);
  desk.bench.compose((composer) => composer.pressSign(sign));
  desk.pressCard(other!);
  return { desk, coach: new Coach(desk) };
}

describe('H:wholeNumbersOnly a fraction', () => {
  it('is told for what it is, in the tray and on "Check", and not as a division by 0', async () => {
    const match = await firstTurn({ wholeNumbersOnly: true });
    const session: NumsenseSession = sessionOf(match);
    const [a = 0, b = 0] = session.view.hand.map(({ face }) => Number(face));
    expect(a % b, 'the cards of this seed do not divide').not.toBe(0);
    const { desk, coach } = await deskWith(session, '/');
    const why = session.check({ kind: 'declare', sentence: `${a}/${b}` });
    expect(why).toMatchObject({ ok: false, why: 'not-whole' });
    expect(desk.worthText).toEqual({ value: null, rest: why.ok ? '' : tongue.whyNot(why), good: false });
    await coach.check();
    expect(desk.toast).toBe(why.ok ? '' : tongue.whyNot(why));
  });
});

describe('hints that are counted', () => {
  it.each([
    ['none from the start', 0, 0, false],
    ['none left', 3, 0, false],
    ['one left', 3, 1, true],
  ])(
    '%s: "Check" tells what the sentence makes, and what the cards could do only with a hint left',
    async (...told) => {
      const [, hints, left, helped] = told;
      const match = await firstTurn();
      const base: NumsenseSession = sessionOf(match);
      const session: NumsenseSession = Object.create(base, {
        players: { value: [{ name: 'Ada', hints }, { name: 'Bo' }] },
        hintsLeft: { value: () => left },
        takeHint: { value: () => left > 0 },
      }) as NumsenseSession;
      const { coach } = await deskWith(session, '+');
      const [a = 0, b = 0] = session.view.hand.map(({ face }) => Number(face));
      const away = Math.abs(a + b - (session.view.target?.value ?? 0));
      expect(away, 'the sentence of this seed misses').toBeGreaterThan(0);
      await coach.check();
      expect(coach.talk?.lines[0]).toContain(`you are ${away} away`);
      expect(/possible|Look at/u.test(coach.talk?.lines.slice(1).join() ?? '')).toBe(helped);
      // Who never had one is offered none, and not told that they are used up.
      expect(offersHints(session)).toBe(hints > 0);
      expect(spendHint(session)).toBe(
        left > 0 ? null : hints === 0 ? 'You play this match without hints.' : 'All your hints are used.',
      );
    },
  );
});
