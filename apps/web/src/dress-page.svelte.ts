// The root element follows what is chosen: settings, and the language.
import { dressRoot, settings } from '@cardinal/table-kit';
import { dressLanguage } from './lang-of-page.ts';
import { talk } from './talk.svelte.ts';

/** Dresses the page for as long as the component lives that calls it while it begins. */
export function dressPage(): void {
  $effect(() => dressRoot(document.documentElement, settings));
  $effect(() => dressLanguage(document.documentElement, talk.lang));
}
