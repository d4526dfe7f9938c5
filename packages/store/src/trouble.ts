// What is the matter with a folder or file of tables, as one sentence for whoever runs the server: what, where, what to do.
// Whatever has no sentence here is a fault of ours.

/** Tables cannot be opened, saved or brought back as asked; the message is a sentence for whoever asked. */
export class CannotUse extends Error {}

/** What SQLite says when its machine code is not there or is made for another Node. */
const NOT_LOADABLE =
  /Could not locate the bindings file|ERR_DLOPEN_FAILED|NODE_MODULE_VERSION|Cannot find (package|module) .better-sqlite3/;

/** Its words and its code in one text: between threads a code is lost, words are not. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${'code' in error ? `${String(error.code)}: ` : ''}${error.message}`;
}

/** Whether SQLite's machine code cannot load at all. */
export const cannotLoad = (error: unknown): boolean => NOT_LOADABLE.test(faultText(error));

/** How SQLite's machine code is made. */
export const REBUILD = 'Run `npm rebuild better-sqlite3` (it needs python3, make and a C++ compiler)';

/** Codes of the system and of SQLite, and what is said of the place they were met at; the first that fits counts. */
const SENTENCES: readonly (readonly [RegExp, (place: string) => string])[] = [
  [
    /SQLITE_(BUSY|LOCKED)/,
    (place) => `Another Cardinal keeps its tables in ${place}. Stop it, or set CARDINAL_DATA to another folder.`,
  ],
  [/SQLITE_FULL|SQLITE_IOERR_SHM|ENOSPC|EDQUOT|EFBIG/, (place) => `The disk of ${place} is full. Make room there.`],
  [
    /SQLITE_(CORRUPT|NOTADB)/,
    (place) =>
      `${place} is damaged, or no file of tables. Bring back what was saved: cardinal restore FILE. It puts the damaged one aside.`,
  ],
  [
    /EACCES|EPERM|EROFS|SQLITE_(READONLY|PERM|AUTH)/,
    (place) => `${place} may not be read and written by this user. Change whose it is, or use another folder.`,
  ],
  [/ENOTDIR|EEXIST/, (place) => `${place} is no folder. Name a folder, there or to be made.`],
  [/EISDIR/, (place) => `${place} is a folder. Name a file.`],
  [
    /ENOENT|EINVAL|ENAMETOOLONG|ELOOP|ENXIO|SQLITE_CANTOPEN/,
    (place) => `${place} cannot be made or opened. Name another place.`,
  ],
  [
    /SQLITE_IOERR|EIO|ESTALE|ENODEV|ETIMEDOUT|EMFILE|ENFILE/,
    (place) => `The disk of ${place} does not answer as it should. Look after it, and try again.`,
  ],
  [/store-newer/, (place) => `${place} was written by a newer Cardinal. Start that one, or bring back what was saved.`],
];

/** What to tell of an error that was met at a place; null where it is a fault of ours. */
function sentenceOf(error: unknown, place: string): string | null {
  const text = faultText(error);
  if (cannotLoad(error)) return `SQLite cannot load on this machine. ${REBUILD}, and try again.`;
  return SENTENCES.find(([code]) => code.test(text))?.[1](place) ?? null;
}

/** An error as a {@link CannotUse} where there is a sentence for it; `file` is what is meant where the fault lies in what is written. */
export function explained(error: unknown, place: string, file = place): unknown {
  if (error instanceof CannotUse) return error;
  const inside = /SQLITE_(CORRUPT|NOTADB)|store-newer/.test(faultText(error));
  const sentence = sentenceOf(error, inside ? file : place);
  return sentence === null ? error : new CannotUse(sentence);
}
