// The screens of the app by the first word of their address. None is here before it is asked for; since the address alone
// tells which one that is, it comes at the same time as the app that shows it.

/** How each screen is fetched. */
export const SCREENS = {
  play: () => import('./screens/SetUp.svelte'),
  table: () => import('./screens/Table.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  settings: () => import('./screens/Settings.svelte'),
  about: () => import('./screens/About.svelte'),
  open: () => import('./screens/LookBack.svelte'),
  replay: () => import('./screens/LookBack.svelte'),
  print: () => import('./print/Print.svelte'),
  games: () => import('./print/Intro.svelte'),
  join: () => import('./online/Together.svelte'),
  online: () => import('./online/OnlineTable.svelte'),
} as const;

/** The place of the app that the address names: what follows its `#`, without a query; "/" is home. */
export function place(): string {
  return /#(\/[^?]*)/.exec(location.href)?.[1] ?? '/';
}

/** How the screen at a place is fetched; undefined for home, and where there is none. */
export function screenAt(at: string): (() => Promise<unknown>) | undefined {
  const [, word = ''] = at.split('/');
  return Object.hasOwn(SCREENS, word) ? SCREENS[word as keyof typeof SCREENS] : undefined;
}
