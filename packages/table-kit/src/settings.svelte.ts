// The settings of this page: one reactive object for all of it. It knows no game and no storage of its own; the page gives
// it one to load from and to save to.
import { readSettings, SETTING_DEFAULTS, SETTINGS_KEY, type Settings } from './setting-choices.ts';

/** The settings of this page. Components read it; whoever writes it calls {@link saveSettings}. */
export const settings: Settings = $state({ ...SETTING_DEFAULTS });

/** The part of `Storage` that is used. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Takes the stored settings over into {@link settings}. A storage that refuses (private mode) leaves the defaults. */
export function loadSettings(storage: SettingsStorage): void {
  let text: string | null = null;
  try {
    text = storage.getItem(SETTINGS_KEY);
  } catch {
    // No storage is no fault of the player's: the defaults hold.
  }
  Object.assign(settings, readSettings(text));
}

/** Stores {@link settings}. Returns whether the storage took them. */
export function saveSettings(storage: SettingsStorage): boolean {
  try {
    storage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}
