// Keys of one's own at a table: which keys do what, and which keys nobody may take. It knows no table and no storage;
// the frame does what an act says. Fetched late: no first move needs it.
import { SHORTCUT_DEFAULTS, type KeyAct, type Shortcuts } from './own-keys.ts';

/** All acts, in the order of a list. */
export const KEY_ACTS = Object.keys(SHORTCUT_DEFAULTS) as readonly KeyAct[];

/** Why keys cannot be taken: the page needs them everywhere, the browser does, readers of the screen do, or another act has them. */
export type KeyProblem = 'page' | 'browser' | 'reader' | 'twice';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** Moving and pressing work by these everywhere, and these are typed into a sentence. */
const OF_THE_PAGE =
  /^(?:Shift\+)?(?:Tab|Enter|Space|Escape|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\w+|[\d+\-–−*×·/÷:()[\]{}=])$/u;
const OF_THE_BROWSER =
  /^(?:F1|F3|F5|F6|F7|F10|F11|F12|Alt\+(?:F4|Arrow\w+|Home)|(?:Ctrl|Meta)\+(?:Shift\+)?(?:[A-Z0-9+\-]|Tab|F4))$/u;

/** Single characters, with Shift or not, and the keys by which screen readers are spoken to (expectation 32): Insert, the locks, and Ctrl with Alt. */
const OF_READERS = /^(?:Shift\+)?.$|(?:^|\+)(?:Insert|\w+Lock)$|^Ctrl\+Alt\+/u;

/** The keys that are held, as text: "Ctrl+Enter", "F2", "Alt+K"; null while only Ctrl, Alt, Shift or Meta is down. */
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
  if (OF_READERS.test(chord)) return 'reader';
  return KEY_ACTS.some((other) => other !== act && now[other] === chord) ? 'twice' : null;
}

/** The act that these keys stand for, or null; keys that nobody may take stand for nothing, however they were stored. */
export function actOf(press: Press, now: Shortcuts): KeyAct | null {
  const chord = chordOf(press);
  const act = KEY_ACTS.find((one) => now[one] === chord);
  return chord !== null && act && keyProblem(chord, act, now) === null ? act : null;
}
