// A sentence under construction: every step can be taken back, one at a time, to where it began.
import { SIGNS } from '@cardinal/number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botMatch } from '@cardinal/bots';
import { games } from '../../registry.ts';
import type { NumsenseView } from '../types.ts';
import { Composer } from './composer.svelte.ts';
import { tongue } from './tongue.ts';

const nothing = (): void => undefined;
const DECK = Array.from({ length: 10 }, (_, i) => ({ face: i + 1, count: 4 }));

/** What seat 0 sees at its first turn. */
async function firstTurn(): Promise<NumsenseView> {
  const numsense = await games.numsense.load();
  const setup = { seats: 2, seed: 'undo', options: { variant: 'fixed', handSize: 5, deals: 1, deck: DECK } };
  for (const { match } of botMatch(numsense, setup, 'easy')) {
    if (match.turn.must.includes(0)) return match.view(0) as unknown as NumsenseView;
  }
  throw new Error('test-broken: seat 0 never plays');
}

type Press = { readonly kind: 'card' | 'sign'; readonly at: number } | { readonly kind: 'open' | 'close' | 'back' };
const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constantFrom('card' as const, 'sign' as const), at: fc.nat(4) }),
  fc.record({ kind: fc.constantFrom('open' as const, 'close' as const, 'back' as const) }),
);

function carryOut(composer: Composer, view: NumsenseView, done: Press): void {
  const card = done.kind === 'card' ? view.hand[done.at] : undefined;
  const sign = done.kind === 'sign' ? SIGNS[done.at % SIGNS.length] : undefined;
  if (card) composer.pressCard(card);
  else if (sign) composer.pressSign(sign);
  else if (done.kind === 'open' || done.kind === 'close') composer.pressBracket(done.kind);
  else composer.takeBack();
}

describe('E26 a step that is not committed', () => {
  it('can always be undone, after a reload too, back to where the sentence began', async () => {
    await tongue.speak('en');
    const view = await firstTurn();
    expect(view.hand.length).toBe(5);
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        const session = { me: 0, draft: null };
        const open = (): Composer =>
          new Composer(() => ({ view, open: true, session, changed: nothing, say: nothing, refuse: nothing }));
        const composer = open();
        const texts = [composer.text];
        for (const one of presses) {
          carryOut(composer, view, one);
          if (composer.text !== texts.at(-1)) texts.push(composer.text);
        }
        // E10: after a reload, with the very cards that were pressed.
        const later = open();
        expect(later.draft).toEqual(composer.draft);
        const back = [later.text];
        while (later.canUndo) {
          later.undo();
          if (later.text !== back.at(-1)) back.push(later.text);
        }
        expect(back).toEqual(texts.toReversed());
      }),
    );
  });
});
