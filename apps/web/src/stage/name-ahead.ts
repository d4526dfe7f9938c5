// Asks for the files that are needed next, all at once, while the page still puts itself on; the build names them
// (`files-ahead.ts`). Where data are to be saved, everything comes when it is asked for.
import { savesData } from '../saves-data.ts';

/** Words of English tables, which nobody needs in another language. */
const ENGLISH = /[/-]en-.{7}\.js$/;

/** Asks for what the first table needs, or for what the set-up of a game does. */
export function nameAhead(page: HTMLElement, game?: string): void {
  if (savesData()) return;
  const { lang } = document.documentElement;
  const names = page.getAttribute(game ? `data-ahead-${game}` : 'data-ahead');
  for (const file of names?.split(' ') ?? []) {
    if (lang !== 'en' && ENGLISH.test(file)) continue;
    const style = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = style ? 'preload' : 'modulepreload';
    link.as = style ? 'style' : 'script';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  }
}
