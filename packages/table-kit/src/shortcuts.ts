// Keys of one's own at a table: which keys do what, and which keys nobody may take. It knows no table and no storage;
// the frame does what an act says.

/** What keys can do at every table: the main act, going to one's cards or to the acts, a hint, hearing again how things stand. */
export const KEY_ACTS = ['main', 'hand', 'acts', 'hint', 'say'] as const;
/** One of {@link KEY_ACTS}. */
export type KeyAct = (typeof KEY_ACTS)[number];
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

/** Why keys cannot be taken: the page needs them everywhere, the browser does, or another act has them. */
export type KeyProblem = 'page' | 'browser' | 'twice';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** Moving and pressing work by these everywhere, and these are typed into a sentence. */
const OF_THE_PAGE =
  /^(?:Shift\+)?(?:Tab|Enter|Space|Escape|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\w+|[\d+\-–−*×·/÷:()[\]{}=])$/u;
const OF_THE_BROWSER =
  /^(?:F1|F3|F5|F6|F7|F10|F11|F12|Alt\+(?:F4|Arrow\w+|Home)|(?:Ctrl|Meta)\+(?:Shift\+)?(?:[A-Z0-9+\-]|Tab|F4))$/u;

/** The keys that are held, as text: "Ctrl+Enter", "F2", "K"; null while only Ctrl, Alt, Shift or Meta is down. */
export function chordOf({ key, ctrlKey, altKey, shiftKey, metaKey }: Press): string | null {
  if (['Control', 'Alt', 'AltGraph', 'Shift', 'Meta', 'Dead', 'Unidentified'].includes(key)) return null;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const shift = shiftKey && (key.length > 1 || /\p{L}/u.test(key));
  return [ctrlKey && 'Ctrl', altKey && 'Alt', metaKey && 'Meta', shift && 'Shift', name].filter(Boolean).join('+');
}

/** Why an act cannot have these keys, or null when it can. */
export function keyProblem(chord: string, act: KeyAct, now: Shortcuts): KeyProblem | null {
  if (OF_THE_PAGE.test(chord)) return 'page';
  if (OF_THE_BROWSER.test(chord)) return 'browser';
  return KEY_ACTS.some((other) => other !== act && now[other] === chord) ? 'twice' : null;
}

/** The act that these keys stand for, or null. */
export function actOf(press: Press, now: Shortcuts): KeyAct | null {
  const chord = chordOf(press);
  return chord === null ? null : (KEY_ACTS.find((act) => now[act] === chord) ?? null);
}

/** Shortcuts out of stored data: what is missing, damaged or not allowed stands at its default. */
export function readShortcuts(given: unknown): Shortcuts {
  const kept: Partial<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {};
  const read: Record<KeyAct, string> = { ...SHORTCUT_DEFAULTS };
  for (const act of KEY_ACTS) {
    const chord = kept[act];
    if (typeof chord === 'string' && chord.length < 40 && keyProblem(chord, act, { ...read, [act]: '' }) === null)
      read[act] = chord;
  }
  return read;
}
