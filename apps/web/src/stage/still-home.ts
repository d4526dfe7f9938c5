// The home page as it was built: in which language it stands, and what happens when something on it is pressed. What the
// app knows of a home page (a match to go on with, questions before a new one) it leaves to the app.
import { LANGS, type Lang } from '@cardinal/words';
import { dressLanguage, firstLang, keepLang } from '../lang-of-page.ts';
import { isKept } from '../session/is-kept.ts';
import { shelf } from '../session/page-shelf.ts';
import type * as Lone from './lone.ts';

/** What a press may ask of the page. */
interface Stage {
  /** Whether this home page stands there at all. */
  readonly stands: () => boolean;
  /** Puts the app in its place. */
  readonly bringApp: () => Promise<void>;
}

/** How long, in milliseconds, the page is left alone before what "Play now" needs is fetched. */
const READING = 300;

let spoken: Lang = 'en';
let busy = false;

const table = (): Promise<typeof Lone> => import('./lone.ts');

/** Shows the page in the language that is wished for; in English where that cannot be fetched. */
export async function showHome(page: HTMLElement): Promise<void> {
  await speak(page).catch(() => dressLanguage(document.documentElement, spoken));
  page.hidden = false;
  const first = page.querySelector<HTMLElement>('[data-play]')?.dataset['play'] ?? '';
  setTimeout(() => void table().then(({ ahead }) => ahead(first), ignore), READING);
}

/** Says that something could not be fetched. */
export function tellFailure(page: HTMLElement): void {
  tell(page, [page.querySelector('[data-not-fetched]')?.textContent ?? '']);
}

/** Answers presses for as long as the page stands. */
export function answerPresses(page: HTMLElement, stage: Stage): void {
  page.addEventListener('click', (event) => {
    const way =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-play], [href="#main"]') : null;
    if (!way || !stage.stands()) return;
    event.preventDefault();
    const game = way.dataset['play'];
    if (game === undefined) page.querySelector('main')?.focus();
    else if (!busy) void play(page, game, stage);
  });
  page.addEventListener('change', ({ target }) => {
    const lang = target instanceof HTMLSelectElement ? LANGS.find((one) => one === target.value) : undefined;
    if (!lang || !stage.stands()) return;
    keepLang(lang, shelf);
    void speak(page).then(() => page.querySelector('select')?.focus(), ignore);
  });
}

/** A match with all that is usual. Where one is under way, the app asks first. */
async function play(page: HTMLElement, game: string, stage: Stage): Promise<void> {
  busy = true;
  try {
    if (isKept(shelf)) {
      await stage.bringApp();
      page.querySelector<HTMLElement>(`[data-play="${game}"]`)?.click();
    } else {
      tell(page, await (await table()).play(game));
    }
  } catch {
    tellFailure(page);
  }
  busy = false;
}

function tell(page: HTMLElement, sentences: readonly string[]): void {
  page.querySelector('[role="alert"]')?.remove();
  if (sentences.length === 0) return;
  const box = document.createElement('div');
  box.className = 'panel';
  box.role = 'alert';
  for (const sentence of sentences) box.append(Object.assign(document.createElement('p'), { textContent: sentence }));
  page.querySelector('.games')?.before(box);
}

/** Puts the page into the language that is wished for now. */
async function speak(page: HTMLElement): Promise<void> {
  const wished = (): Lang => firstLang(shelf, navigator.languages);
  const lang = wished();
  if (lang === spoken) return;
  const response = await fetch(page.dataset[lang] ?? '');
  if (!response.ok) throw new Error(`page-broken: home in ${lang} came with ${response.status}`);
  const text = await response.text();
  if (lang !== wished()) return;
  page.innerHTML = text;
  document.title = page.querySelector('[data-title]')?.textContent ?? '';
  dressLanguage(document.documentElement, lang);
  spoken = lang;
}

const ignore = (): void => undefined;
