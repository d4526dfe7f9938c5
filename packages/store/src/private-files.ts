// Folders and files that nobody but their owner may read: seeds of matches under way, PINs and typed names lie in them.
import fs from 'node:fs';
import path from 'node:path';

/** Makes a folder and those above it, as far as they are missing. Throws the system's error. (Node's own way to make several never ends where a file system takes no folders, such as /proc.) */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !fs.statSync(at, { throwIfNoEntry: false }); at = path.dirname(at))
    missing.unshift(at);
  for (const one of missing) fs.mkdirSync(one, { mode: 0o700 });
  // Reads what a file in the place of the folder is.
  fs.readdirSync(folder);
}

/** Makes an empty file where there is none; what SQLite lays beside a file has the rights of that. Throws the system's error. */
export function makeFile(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', 0o600));
}

/** Lets a file or a folder's list of files be on the disk. */
export function flush(place: string): void {
  const handle = fs.openSync(place, 'r');
  try {
    fs.fsyncSync(handle);
  } catch (error) {
    // Some systems flush no folder.
    if (!fs.fstatSync(handle).isDirectory()) throw error;
  } finally {
    fs.closeSync(handle);
  }
}

/** Gives a file a second name that nobody has; false where somebody has it. Where the file system knows no second names it is copied. */
export function alsoNamed(file: string, name: string): boolean {
  try {
    fs.linkSync(file, name);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(code)) throw error;
    if (fs.existsSync(name)) return false;
    // Under its name only when it is whole.
    const part = `${name}.part`;
    fs.copyFileSync(file, part);
    flush(part);
    fs.renameSync(part, name);
  }
  return true;
}
