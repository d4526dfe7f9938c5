// Somebody who plays any of the five games at its table: a bot says what to do for what is known at this seat, and a pair
// of hands does it with what the table offers. Nothing here reads a word of the page, so it plays in every language.
import { answer } from '@cardinal/bots';
import type { AnyView } from '@cardinal/kernel';
import type { Page } from 'playwright-core';
import type { Hands, Target } from './hands.ts';
import { momentOf, type Moment } from './planted.ts';

interface CardOf {
  readonly id: number;
  readonly face?: number | string;
}
/** What the views of the games have in common as far as it is needed here. */
interface Seen {
  readonly hand?: readonly (CardOf | number)[];
  readonly hands?: readonly (readonly CardOf[])[];
  readonly hints?: readonly number[];
  readonly sets?: readonly {
    readonly id: number;
    readonly complete: boolean;
    readonly stacks: readonly (readonly CardOf[])[];
  }[];
  readonly redraw?: readonly boolean[] | null;
}
interface Move {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

const act = (id: string): Target => ({ selector: `[data-act="${id}"]` });
const card = (at: number): Target => ({ selector: '[data-focus-rest] ul [data-rove]', at });
const pile = (place: unknown): Target => ({ selector: `[data-place="${String(place)}"]` });

/** Plays until the match is over; how many acts were done. */
export async function playOn(page: Page, hands: Hands, look?: (moment: Moment) => Promise<void>): Promise<number> {
  let acts = 0;
  let idle = 0;
  let seen = -1;
  let failed = 0;
  for (;;) {
    const moment = await momentOf(page);
    if (moment.over) return acts;
    const move = moment.entries === seen ? null : wish(moment, acts);
    if (moment.atBreak || move) {
      await look?.(moment);
      seen = moment.entries;
      idle = 0;
      acts += 1;
      try {
        if (moment.atBreak) await hands.press(page, act(moment.game.id === 'numsense' ? 'go-on' : 'next'));
        else if (move) await perform(page, hands, moment, move);
        failed = 0;
      } catch (error) {
        // Where all act at once the table may have changed under the hand; what cannot be done time and again is a fault.
        if (++failed > 3) throw error;
        seen = -1;
      }
      continue;
    }
    if (++idle > 1500) throw new Error(`the table does not go on: ${await page.locator('main').innerText()}`);
    // Somebody may have been faster, or nothing may have come of it: then it is tried anew.
    if (idle % 100 === 0) seen = -1;
    await page.waitForTimeout(10);
  }
}

/** What a bot would do here; `null` where there is nothing to do yet. */
function wish({ game, me, view }: Moment, acts: number): Move | null {
  const { must, may } = view.turn;
  if (!must.includes(me) && !may.includes(me)) return null;
  const { move } = answer(game, { id: 0, game: game.id, level: 'normal', view, seed: `hands ${acts}` });
  return move as unknown as Move | null;
}

async function perform(page: Page, hands: Hands, { game, me, view }: Moment, move: Move): Promise<void> {
  const press = async (...targets: readonly Target[]): Promise<void> => {
    for (const target of targets) await hands.press(page, target);
  };
  const seen = view as AnyView & Seen;
  const held = (seen.hands?.[me] ?? seen.hand ?? []).map((one) => (typeof one === 'number' ? { id: one } : one));
  const inHand = (id: unknown): Target => card(held.findIndex((one) => one.id === id));
  switch (`${game.id} ${move.kind}`) {
    case 'numsense take':
      return press(act(`take-${String(move['from'])}`));
    case 'numsense put':
      return press(inHand(move['card']), act('put'));
    case 'numsense declare':
    case 'numsense write':
      await sentence(page, hands, String(move['sentence']), held);
      return press(act(move.kind));
    case 'break-in take':
      return press(pile(move['from']));
    case 'break-in lay':
      await press(...formula(String(move['formula']), move['cards'] as readonly number[], inHand));
      return press(act('lay'));
    case 'break-in discard':
      return press(inHand(move['card']), act('discard'));
    case 'mathmasters lay':
      await press(
        ...(move['cards'] as readonly number[]).map((id) =>
          seen.hints?.includes(id) ? { selector: '.hints [data-rove]', at: seen.hints.indexOf(id) } : inHand(id),
        ),
      );
      return press(act('lay'));
    case 'mathmasters let-stand':
      return press(act('stand'));
    case 'mathmasters wrong-times':
      return press(act('wrong'));
    case 'math-rush play':
      return press(inHand(move['card']), place(seen, Number(move['goal']), move['place']));
    case 'math-rush discard':
      return press(...(move['cards'] as readonly number[]).map(inHand), act('throw'));
    case 'math-rush clear':
      return press(
        act('clear'),
        ...marks(seen, Number(move['goal']), move['cards'] as readonly number[]),
        act('take-away'),
      );
    case 'math-rush answer':
      return press(act(move['yes'] === true ? 'yes' : 'no'));
    case 'math-rush ask':
      return press(act('done'));
    case 'addition-mania guess': {
      const field: Target = { selector: 'form input' };
      await press(field);
      await page.keyboard.type(String(move['sum']));
      return press(act('lock'));
    }
    default:
      return press(act(move.kind));
  }
}

const SIGNS = '+-*/()';

/** Puts the numbers and signs of a sentence into the tray, from left to right. */
async function sentence(page: Page, hands: Hands, text: string, hand: readonly CardOf[]): Promise<void> {
  const left = hand.map(({ face }, at) => ({ face, at }));
  for (const part of text.match(/\d+|[-+*/()]/g) ?? []) {
    const sign = SIGNS.indexOf(part);
    if (sign >= 0) {
      await hands.press(page, { selector: '.signs [data-rove]', at: sign });
      continue;
    }
    const found = left.find(({ face }) => String(face) === part);
    if (!found) throw new Error(`no card of this hand is ${part}: it needs a deck without wild cards`);
    left.splice(left.indexOf(found), 1);
    await hands.press(page, card(found.at));
  }
}

/** A formula of Break In: its cards are told in the order of the text, with "=" and brackets between. */
function formula(text: string, cards: readonly number[], inHand: (id: unknown) => Target): readonly Target[] {
  let next = 0;
  return (text.match(/\*[-+x/]|[-+x/=()\d]/g) ?? []).map((part) =>
    part === '=' ? { selector: '.tray .mark' } : inHand(cards[next++]),
  );
}

/** The goals as they stand on the table: finished ones last. */
function rowOf(
  { sets = [] }: Seen,
  goal: number,
): { readonly row: string; readonly stacks: readonly (readonly CardOf[])[] } {
  const shown = sets.toSorted((a, b) => Number(a.complete) - Number(b.complete));
  const at = shown.findIndex(({ id }) => id === goal);
  return { row: `.goals > li:nth-child(${at + 1}) .row button`, stacks: shown[at]?.stacks ?? [] };
}

function place(seen: Seen, goal: number, where: unknown): Target {
  const { row, stacks } = rowOf(seen, goal);
  return { selector: row, at: where === 'right' ? stacks.length : Number(where) };
}

function marks(seen: Seen, goal: number, cards: readonly number[]): readonly Target[] {
  const { row, stacks } = rowOf(seen, goal);
  const lying = stacks.flat().map(({ id }) => id);
  return cards.map((id) => ({ selector: row, at: lying.indexOf(id) }));
}
