// The card that was chosen to be put down is begun like a sentence and kept like one.
import { botMatch } from '@cardinal/bots';
import { Announcer } from '@cardinal/table-kit';
import { expect, it } from 'vitest';
import { games } from './registry.ts';
import { sessionOf } from './testing/session-of.ts';
import type { NumsenseView } from './numsense/types.ts';
import { Desk, type NumsenseSession } from './numsense/table/desk.svelte.ts';
import { tongue } from './numsense/table/tongue.ts';

/** Seat 0 has taken a card in its first turn and has to put one down. */
async function toPut(): Promise<NumsenseSession> {
  const numsense = await games.numsense.load();
  for (const { match } of botMatch(numsense, { seats: 2, seed: 'chosen', options: {} }, 'easy')) {
    const view = match.view(0) as unknown as NumsenseView;
    if (view.phase === 'put' && view.active === 0) return sessionOf(match);
  }
  throw new Error('test-broken: seat 0 never puts');
}

async function deskOf(session: NumsenseSession): Promise<Desk> {
  const desk = new Desk(() => ({ session }), new Announcer());
  await desk.bench.here();
  return desk;
}

it('E10 a card that was chosen to be put down is chosen after a reload, until it is let go or put down', async () => {
  await tongue.speak('en');
  const session = await toPut();
  const [card, other] = session.view.hand;
  if (!card || !other) throw new Error('test-broken: no hand');
  const desk = await deskOf(session);
  desk.pressCard(card);
  expect(desk.picked).toEqual(card);
  const later = await deskOf(session);
  expect(later.picked).toEqual(card);
  // The sentence goes on beside it, and its steps leave it alone.
  later.bench.craft?.composer.pressCard(other);
  later.bench.craft?.composer.undo();
  expect((await deskOf(session)).picked).toEqual(card);
  later.pressCard(card);
  expect((await deskOf(session)).picked).toBeNull();
  later.pressCard(other);
  later.put(other.id);
  expect(session.view.hand).not.toContainEqual(other);
  expect((await deskOf(session)).bench.craft?.composer.chosen).toBeNull();
});

it('E10 one that is not in the hand any more, or of another deal, is none', async () => {
  await tongue.speak('en');
  const session = await toPut();
  const begun = (deal: number, chosen: number): string =>
    JSON.stringify({ of: `0 ${deal}`, now: { pieces: [], mark: null, chosen }, past: [] });
  const [card] = session.view.hand;
  if (!card) throw new Error('test-broken: no hand');
  const { deal } = session.view;
  for (const [draft, picked] of [
    [begun(deal, card.id), card],
    [begun(deal + 1, card.id), null],
    [begun(deal, 999), null],
  ] as const) {
    (session as { draft: string | null }).draft = draft;
    expect((await deskOf(session)).picked).toEqual(picked);
  }
});

it('what was pressed before the part had come that builds is not done at a table that was left meanwhile', async () => {
  await tongue.speak('en');
  const session = await toPut();
  const [card] = session.view.hand;
  if (!card) throw new Error('test-broken: no hand');
  const press = async (leaves: boolean): Promise<string | null> => {
    const desk = new Desk(() => ({ session }), new Announcer());
    expect(desk.bench.craft).toBeNull();
    desk.pressCard(card);
    // Nobody waits for it to put a first card down.
    expect(desk.picked).toEqual(card);
    desk.bench.left = leaves;
    await desk.bench.here();
    return session.draft ?? null;
  };
  expect(await press(true)).toBeNull();
  expect(await press(false)).toContain(`"chosen":${card.id}`);
});
