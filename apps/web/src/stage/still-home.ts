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
  /** Notes that something is wanted, and answers how to ask whether nothing else has been since. */
  readonly wish: () => () => boolean;
  /** Puts the app in its place. */
  readonly bringApp: () => Promise<void>;
}

/** How long, in milliseconds, the page is left alone before what "Play now" needs is fetched. */
const READING = 300;
/** How long, in milliseconds, somebody waits for the page in their language before it is shown in English. */
const PATIENCE = 2500;

let spoken: Lang = 'en';

const table = (): Promise<typeof Lone> => import('./lone.ts');

/** Shows the page in the language that is wished for; in English where that cannot be fetched. */
export async function showHome(page: HTMLElement, stands: () => boolean): Promise<void> {
  const inEnglish = (): void => dressLanguage(document.documentElement, spoken);
  const comes = speak(page, () => page.hidden !== false || stands()).then(() => true);
  const late = new Promise<false>((done) => setTimeout(done, PATIENCE, false));
  if (!(await Promise.race([comes.catch(() => false), late]))) inEnglish();
  page.hidden = false;
  const first = page.querySelector<HTMLElement>('[data-play]')?.dataset['play'] ?? '';
  setTimeout(() => void table().then(({ ahead }) => ahead(first), ignore), READING);
}

/** Says that something could not be fetched, beside what was pressed for it. */
export function tellFailure(page: HTMLElement, pressed?: HTMLElement): void {
  tell(page, [page.querySelector('[data-not-fetched]')?.textContent ?? ''], pressed);
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
    else void play(page, game, way, stage);
  });
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !stage.stands()) return;
    const lang = LANGS.find((one) => one === target.value);
    if (!lang) return;
    const before = spoken;
    keepLang(lang, shelf);
    void speak(page, stage.stands).then(
      () => page.querySelector('select')?.focus(),
      () => {
        keepLang(before, shelf);
        target.value = before;
        tellFailure(page, target);
      },
    );
  });
}

/** A match with all that is usual. Where one is under way, the app asks first. Until it is there the button shows that it was heard; whoever presses something else meanwhile gets that. */
async function play(page: HTMLElement, game: string, pressed: HTMLElement, stage: Stage): Promise<void> {
  const wanted = stage.wish();
  tell(page, [], pressed);
  page.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  pressed.ariaBusy = 'true';
  say(page, page.querySelector('[data-loading]')?.textContent ?? '');
  try {
    if (isKept(shelf)) {
      await stage.bringApp();
      page.querySelector<HTMLElement>(`[data-play="${game}"]`)?.click();
    } else {
      const problems = await (await table()).play(game, wanted);
      if (wanted()) tell(page, problems, pressed);
    }
  } catch {
    if (wanted()) tellFailure(page, pressed);
  }
  pressed.removeAttribute('aria-busy');
  say(page, '');
}

/** Tells who does not see the page. */
function say(page: HTMLElement, text: string): void {
  const status = page.querySelector('[role="status"]');
  if (status) status.textContent = text;
}

function tell(page: HTMLElement, sentences: readonly string[], pressed?: HTMLElement): void {
  page.querySelector('[role="alert"]')?.remove();
  if (sentences.length === 0) return;
  const box = document.createElement('div');
  box.className = 'panel';
  box.role = 'alert';
  for (const sentence of sentences) box.append(Object.assign(document.createElement('p'), { textContent: sentence }));
  const card = pressed?.closest('.acts');
  if (card) card.after(box);
  else page.querySelector('.games')?.before(box);
  box.scrollIntoView({ block: 'nearest' });
}

/** Puts the page into the language that is wished for now, if it still stands once that has come. */
async function speak(page: HTMLElement, stands: () => boolean): Promise<void> {
  const wished = (): Lang => firstLang(shelf, navigator.languages);
  const lang = wished();
  if (lang === spoken) return;
  const response = await fetch(page.dataset[lang] ?? '');
  if (!response.ok) throw new Error(`page-broken: home in ${lang} came with ${response.status}`);
  const text = await response.text();
  if (lang !== wished() || !stands()) return;
  page.innerHTML = text;
  document.title = page.querySelector('[data-title]')?.textContent ?? '';
  dressLanguage(document.documentElement, lang);
  spoken = lang;
}

const ignore = (): void => undefined;
