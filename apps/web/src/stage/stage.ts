// What stands in the page: the home page as it was built, a table alone, or the app with all its screens. It follows the
// address until the app is there, whose router does it from then on. Nothing here moves by itself, so it knows no Svelte.
import { dressRoot, leaveOverEntries, readSettings, SETTINGS_KEY } from '@cardinal/table-kit';
import { dressLanguage, firstLang } from '../lang-of-page.ts';
import { files, onFiles } from '../offline/files.ts';
import { place, screenAt } from '../screens.ts';
import { isKept } from '../session/is-kept.ts';
import { shelf } from '../session/page-shelf.ts';
import { nameAhead } from './name-ahead.ts';
import { answerPresses, showHome, tellFailure } from './still-home.ts';

/** What stands in the page; `nothing` while the first of it comes. */
type Standing = 'nothing' | 'home' | 'table' | 'app';

let standing: Standing = 'nothing';
/** Of several wishes to show something else the last one wins. */
let wish = 0;
/** Takes down what was mounted. */
let takeDown = (): void => undefined;

/** Shows what the address asks for, and follows it. */
export function begin(): void {
  const page = appElement();
  leaveOverEntries();
  dressRoot(document.documentElement, readSettings(shelf.read(SETTINGS_KEY)));
  dressLanguage(document.documentElement, firstLang(shelf, navigator.languages));
  window.addEventListener('hashchange', () => void follow(page).catch(() => notFetched(page)));
  answerPresses(page, {
    stands: () => standing === 'home',
    wish: () => {
      const mine = ++wish;
      return () => mine === wish;
    },
    bringApp: () => bringApp(page),
  });
  // A newer release is told of by the app; a table that was asked for comes first.
  onFiles(() => {
    if (files.newer && standing === 'home' && !page.querySelector('[aria-busy]'))
      void bringApp(page).catch(() => undefined);
  });
  void follow(page).catch(() => notFetched(page));
}

function appElement(): HTMLElement {
  const page = document.getElementById('app');
  if (!page) throw new Error('page-broken: index.html has no #app');
  return page;
}

async function follow(page: HTMLElement): Promise<void> {
  const mine = ++wish;
  const at = place();
  if (standing === 'app' || (at === '/' && standing === 'home')) return;
  if (at === '/table') {
    if (standing === 'table') return;
    const { sit } = await import('./lone.ts');
    const down = await sit(page, () => mine === wish);
    if (down) settle('table', down);
  } else if (at === '/' && standing === 'nothing' && page.firstElementChild && !isKept(shelf)) {
    nameAhead(page);
    await showHome(page, () => standing === 'home');
    if (mine === wish) settle('home');
  } else {
    const [, screen, game] = at.split('/');
    if (screen === 'play' && standing === 'nothing') nameAhead(page, game);
    await bringApp(page);
  }
}

/** The app takes the place of what stands; the focus stays where it is, or goes to a screen that one has gone to. */
async function bringApp(page: HTMLElement): Promise<void> {
  const mine = ++wish;
  const arriving = standing === 'table' || (standing === 'home' && place() !== '/');
  const live = import('./live.ts');
  // Whatever of it cannot be fetched is asked for again by who needs it, and then told.
  live.then(({ gameAhead }) => gameAhead(place())).catch(() => undefined);
  const [{ start }] = await Promise.all([live, screenAt(place())?.().catch(() => undefined)]);
  const ways = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('a, button, select')];
  const held = ways().findIndex((way) => way === document.activeElement);
  await start(page, arriving, () => {
    if (mine !== wish) return false;
    settle('app');
    return true;
  });
  if (!arriving) ways()[held]?.focus({ preventScroll: true });
}

function settle(now: Standing, down = (): void => undefined): void {
  takeDown();
  takeDown = down;
  standing = now;
}

/** What was asked for could not be fetched. At the home page that is said, and its address is taken back, so that the same link can be pressed again; elsewhere the browser itself asks again, and says it. */
function notFetched(page: HTMLElement): void {
  if (standing === 'nothing') settle('home');
  page.hidden = false;
  if (standing === 'home') {
    history.replaceState(null, '', '#/');
    tellFailure(page);
  } else if (standing === 'table') location.reload();
}
