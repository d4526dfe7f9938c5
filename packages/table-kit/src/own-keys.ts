// The names of what a person's own keys can do, and their keys at first. Only data: what it means is fetched later.

/** What keys can do at every table: the main act, going to one's cards or to the acts, a hint, hearing again how things stand. */
export type KeyAct = 'main' | 'hand' | 'acts' | 'hint' | 'say';
/** The keys of each act, such as "Ctrl+Enter"; "" where none. */
export type Shortcuts = Readonly<Record<KeyAct, string>>;

/** Keys that neither browsers nor screen readers use by themselves: no Tab, no single letter (expectation 32). */
export const SHORTCUT_DEFAULTS: Shortcuts = {
  main: 'Ctrl+Enter',
  hand: 'F2',
  acts: 'F4',
  hint: 'F8',
  say: 'F9',
};
