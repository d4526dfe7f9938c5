// What a person can choose about how tables look, sound and behave, as plain data: what there is to choose, how it is read
// from stored text, how the page wears it. It is here before anything of the page moves, so it knows no Svelte.
import { SHORTCUT_DEFAULTS, type Shortcuts } from './own-keys.ts';

/** Light or dark room: as the system says, or fixed. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** Movement: as the system says, or fixed. */
export const MOTIONS = ['system', 'full', 'reduced'] as const;
/** Room between letters and lines. */
export const SPACINGS = ['normal', 'wide'] as const;
/** Lines and quiet text: as the system says, or stronger. */
export const CONTRASTS = ['system', 'more'] as const;
/** Asking again before an act that cannot be taken back: `auto` asks on touch screens and never in timed play. */
export const CONFIRMS = ['auto', 'on', 'off'] as const;
/** Which signs stand for times and divide: as in the reader's language, × ÷, · : or × : everywhere. */
export const SIGN_STYLES = ['language', 'cross', 'dot', 'colon'] as const;
/** The letters: our own, drawn so that none is taken for another; those of the device; wide ones. */
export const FONTS = ['house', 'system', 'wide'] as const;
/** What may be used beside pressing, which always works: typing and dragging, none of them, or one (expectation 27). */
export const INPUTS = ['any', 'tap', 'type', 'drag'] as const;
/** How many times the usual time one takes where one plays alone (expectation 36). */
export const TIME_FACTORS = ['1', '2', '3', '5', '10'] as const;

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];
/** One of {@link MOTIONS}. */
export type Motion = (typeof MOTIONS)[number];
/** One of {@link SPACINGS}. */
export type Spacing = (typeof SPACINGS)[number];
/** One of {@link CONTRASTS}. */
export type Contrast = (typeof CONTRASTS)[number];
/** One of {@link CONFIRMS}. */
export type Confirm = (typeof CONFIRMS)[number];
/** One of {@link SIGN_STYLES}. */
export type SignStyle = (typeof SIGN_STYLES)[number];
/** One of {@link FONTS}. */
export type Font = (typeof FONTS)[number];
/** One of {@link INPUTS}. */
export type Input = (typeof INPUTS)[number];
/** One of {@link TIME_FACTORS}. */
export type TimeFactor = (typeof TIME_FACTORS)[number];

/** Everything a person can choose. Plain data, fit for storage. */
export interface Settings {
  theme: Theme;
  motion: Motion;
  /** One switch for all sounds of all games. */
  sound: boolean;
  font: Font;
  spacing: Spacing;
  contrast: Contrast;
  /** Cards without dots and pictures: their number or name only. */
  textCards: boolean;
  confirm: Confirm;
  /** Show what a half-built sentence comes to, and what is missing. */
  liveValue: boolean;
  /** Offer hints where the table allows them. */
  hints: boolean;
  signs: SignStyle;
  /** Keys of one's own at the table, and letters typed there. Tab, Enter, Space and arrows always work. */
  keys: boolean;
  shortcuts: Shortcuts;
  input: Input;
  /** Clocks warn before the end, in colour and in words. */
  warnings: boolean;
  timeFactor: TimeFactor;
}

/** The choices with a closed list, for forms: each setting's name and its values. */
export const SETTING_CHOICES = {
  theme: THEMES,
  motion: MOTIONS,
  font: FONTS,
  spacing: SPACINGS,
  contrast: CONTRASTS,
  confirm: CONFIRMS,
  signs: SIGN_STYLES,
  input: INPUTS,
  timeFactor: TIME_FACTORS,
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

/** What everyone starts with: quiet, as the system says, with help at hand. */
export const SETTING_DEFAULTS: Readonly<Settings> = {
  theme: 'system',
  motion: 'system',
  sound: false,
  font: 'house',
  spacing: 'normal',
  contrast: 'system',
  textCards: false,
  confirm: 'auto',
  liveValue: true,
  hints: true,
  signs: 'language',
  keys: true,
  shortcuts: SHORTCUT_DEFAULTS,
  input: 'any',
  warnings: true,
  timeFactor: '1',
};

/** Under which name the settings lie in the storage. */
export const SETTINGS_KEY = 'cardinal.settings';

/** Settings out of stored text. Whatever is missing, unknown or damaged falls back to its default. */
export function readSettings(text: string | null): Settings {
  const read: Settings = { ...SETTING_DEFAULTS };
  const given = parsed(text);
  // Keys that are none, or that nobody may take, stand for nothing at the table: they need no reading here.
  read.shortcuts = { ...SHORTCUT_DEFAULTS, ...(given['shortcuts'] as Partial<Shortcuts> | undefined) };
  for (const name of Object.keys(SETTING_DEFAULTS) as (keyof Settings)[]) {
    if (name !== 'shortcuts' && fits(name, given[name])) Object.assign(read, { [name]: given[name] });
  }
  return read;
}

/** Writes the settings that styles read onto the root element, as `data-` attributes. Where settings change, call it in an effect. */
export function dressRoot(root: { readonly dataset: DOMStringMap }, now: Readonly<Settings>): void {
  root.dataset['theme'] = now.theme;
  root.dataset['motion'] = now.motion;
  root.dataset['font'] = now.font;
  root.dataset['spacing'] = now.spacing;
  root.dataset['contrast'] = now.contrast;
  root.dataset['cards'] = now.textCards ? 'text' : 'full';
}

/** Whether letters that are typed on cards go into a sentence. */
export const types = ({ input, keys }: Readonly<Settings>): boolean => keys && (input === 'any' || input === 'type');

/** Whether cards can be dragged. */
export const drags = ({ input }: Readonly<Settings>): boolean => input === 'any' || input === 'drag';

/** Whether to ask before an act that cannot be taken back. */
export function asksFirst(
  now: Readonly<Settings>,
  play: { readonly touch: boolean; readonly timed: boolean },
): boolean {
  switch (now.confirm) {
    case 'on':
      return true;
    case 'off':
      return false;
    case 'auto':
      return play.touch && !play.timed;
    default:
      return now.confirm satisfies never;
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = JSON.parse(text ?? '{}');
    return typeof given === 'object' && given !== null ? { ...given } : {};
  } catch {
    return {};
  }
}

function fits(name: keyof Settings, value: unknown): boolean {
  const choices: readonly unknown[] | undefined =
    name in SETTING_CHOICES ? SETTING_CHOICES[name as keyof typeof SETTING_CHOICES] : undefined;
  return choices ? choices.includes(value) : typeof value === typeof SETTING_DEFAULTS[name];
}
