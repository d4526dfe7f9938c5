// What a person's own keys do at a table: the frame finds the place on the page, so that every game has them alike.
import { settings } from '../settings.svelte.ts';
import type { KeyAct } from '../own-keys.ts';
import { actOf } from '../shortcuts.ts';

/** Where each act is found; `say` is words, not a place. */
const PLACES: Readonly<Record<Exclude<KeyAct, 'say'>, readonly string[]>> = {
  main: ['.acts .main'],
  hand: ['.near ul [data-rove][tabindex="0"]', '.near ul [data-rove]', '.near input'],
  acts: ['.acts .main', '.acts button'],
  hint: ['[data-asks]', '.talk .more'],
};

/** Lets one's own keys act at a table; `say` says again how things stand. Returns how to stop that. */
export function letKeys(root: HTMLElement, say: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (pressKey(event, root, say)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Does what a key stands for; returns whether it stood for anything here. Fields keep their characters, dialogs all keys. */
function pressKey(event: KeyboardEvent, root: HTMLElement, say: () => void): boolean {
  const act = settings.keys && !event.defaultPrevented ? actOf(event, settings.shortcuts) : null;
  const inField = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
  if (act === null || (inField && event.key.length === 1) || document.querySelector('dialog[open]')) return false;
  // A key that is held down does its act once.
  if (event.repeat) return true;
  if (act === 'say') {
    say();
    return true;
  }
  const place = PLACES[act].map((one) => root.querySelector<HTMLElement>(one)).find((found) => found !== null);
  if (act === 'main' || act === 'hint') place?.click();
  else place?.focus();
  return true;
}
