// Somebody who plays Numsense on the page, with a given pair of hands (keys or fingers), and sees only what the page shows.
import type { Page } from 'playwright-core';

/** How this player touches things. Labels are accessible names. */
export interface Hands {
  /** Presses a button of the group of acts. */
  act(page: Page, label: string): Promise<void>;
  /** Presses the card of the own hand at a place. */
  card(page: Page, place: number): Promise<void>;
  /** Puts a whole sentence of these cards into the tray. */
  build(page: Page, sentence: string, hand: readonly string[]): Promise<void>;
  /** Says yes in a question. */
  yes(page: Page): Promise<void>;
}

/** What a player sees of the table. */
export interface Seen {
  /** Whether the table is covered (a pause, the device on its way). */
  readonly covered: boolean;
  /** Whether a move is on its way to a server: the table still shows the moment before it. */
  readonly busy: boolean;
  readonly acts: readonly { readonly label: string; readonly main: boolean; readonly off: boolean }[];
  readonly hand: readonly string[];
  readonly target: number | null;
  readonly asked: boolean;
  readonly deal: string;
}

/** Looks at the table. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const names = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const text = (element: Element | null): string => element?.textContent.trim().replace(/\s+/g, ' ') ?? '';
    const target = document.querySelector('[aria-label^="Target "]')?.getAttribute('aria-label');
    return {
      covered: document.querySelector('section[aria-label="Numsense table"]') === null,
      busy: document.querySelector('main')?.ariaBusy === 'true',
      acts: names('[role=group][aria-label="What you can do"] button').map((button) => ({
        label: text(button),
        main: button.classList.contains('main'),
        off: button.getAttribute('aria-disabled') === 'true',
      })),
      hand: names('ul[aria-label="Your hand"] button').map((card) => card.getAttribute('aria-label') ?? ''),
      target: target === null || target === undefined ? null : Number(/\d+/.exec(target)?.[0]),
      asked: document.querySelector('[data-sure]') !== null,
      deal: text(document.querySelector('h1')),
    };
  });
}

/** Plays until something is seen; answers what was done, in order. Fails when the table does not go on. */
export async function play(page: Page, hands: Hands, until: (seen: Seen) => boolean): Promise<readonly string[]> {
  const done: string[] = [];
  let last = '';
  let same = 0;
  for (;;) {
    const seen = await look(page);
    if (until(seen)) return done;
    const act = await step(page, hands, seen);
    const now = JSON.stringify([seen, act]);
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > (act ? 20 : 1500))
      throw new Error(`the table does not go on: ${now} after ${done.slice(-5).join(', ')}`);
    if (act) done.push(act);
    else await page.waitForTimeout(15);
  }
}

/** Whether the match is over. */
export const isOver = (seen: Seen): boolean => seen.acts.some(({ label }) => label === 'Play again');

async function step(page: Page, hands: Hands, seen: Seen): Promise<string | null> {
  if (seen.busy) return null;
  const main = seen.acts.find((act) => act.main);
  if (seen.asked) {
    await hands.yes(page);
    return 'yes';
  }
  if (!main) return null;
  if (main.label.startsWith('Take')) {
    const hit = seen.target === null ? null : sentenceFor(seen.hand, seen.target, true);
    if (hit === null) return did(main.label, hands.act(page, main.label));
    await hands.build(page, hit, seen.hand);
    return did('Numsense!', hands.act(page, 'Numsense!'));
  }
  if (main.label.startsWith('Put down')) {
    if (!main.off) return did('put', hands.act(page, main.label));
    return did('choose', hands.card(page, 0));
  }
  if (main.label === 'Write my sentence') {
    if (main.off) await hands.build(page, sentenceFor(seen.hand, seen.target ?? 0, false) ?? '', seen.hand);
    return did('write', hands.act(page, 'Write my sentence'));
  }
  if (main.label === 'Next deal') return did('next deal', hands.act(page, 'Next deal'));
  if (main.label === 'Numsense!') return did('Numsense!', hands.act(page, 'Numsense!'));
  return null;
}

async function did(what: string, act: Promise<void>): Promise<string> {
  await act;
  return what;
}

/** A sentence of all cards: one that hits, where adding and taking away in some order does; else (unless it must hit) their sum. */
export function sentenceFor(hand: readonly string[], target: number, mustHit: boolean): string | null {
  const values = valuesOf(hand, target);
  const sum = values.join('+');
  for (let signs = 0; signs < 2 ** (values.length - 1); signs++) {
    const used = values.slice(1).map((_, i) => Math.floor(signs / 2 ** i) % 2);
    const text = values.map((value, i) => (i === 0 ? `${value}` : `${'+-'[used[i - 1] ?? 0] ?? ''}${value}`)).join('');
    if (leftToRight(values, used) === target) return text;
  }
  return mustHit ? null : sum;
}

/** What each card may count as: a Wild 1, a Target the target, a Mirror the first card that counts, a Discard 0. */
function valuesOf(hand: readonly string[], target: number): number[] {
  const values = hand.map((name) => {
    const number = /^\d+/.exec(name)?.[0];
    if (number !== undefined) return Number(number);
    if (name.startsWith('Target')) return target;
    if (name.startsWith('Wild')) return 1;
    return name.startsWith('Mirror') ? null : 0;
  });
  const first = values.find((value) => value !== null) ?? 0;
  return values.map((value) => value ?? first);
}

function leftToRight(values: readonly number[], signs: readonly number[]): number {
  return values.slice(1).reduce((sum, value, i) => (signs[i] === 0 ? sum + value : sum - value), values[0] ?? 0);
}
