// What was chosen before is put on: settings, pace, language. Everything that moves in the page waits for it.
import { loadSettings } from '@cardinal/table-kit';
import { firstLang } from '../lang-of-page.ts';
import { loadPace } from '../session/pace.svelte.ts';
import { shelf } from '../session/page-shelf.ts';
import { speak } from '../talk.svelte.ts';

/** Puts on what was chosen. A language that cannot be fetched is no reason to show nothing: English is here already. */
export async function putOn(): Promise<void> {
  loadSettings({ getItem: (name) => shelf.read(name), setItem: (name, text) => void shelf.write(name, text) });
  loadPace(shelf);
  await speak(firstLang(shelf, navigator.languages)).catch(() => undefined);
}
