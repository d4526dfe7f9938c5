// Files and folders that a person names on the command line. Whatever the system says about them becomes one plain
// sentence: its own codes and calls are for programmers.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { WrongUse } from './stop.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is no folder',
  EEXIST: 'a file of that name is there already',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no room left',
  ENAMETOOLONG: 'the name is too long',
};

/** A file's text. `-` is standard input. Throws WrongUse when it cannot be read. */
export function readText(file: string): string {
  return named(`Cannot read ${file}`, () => readFileSync(file === '-' ? 0 : file, 'utf8'));
}

/** Writes a file. Throws WrongUse when it cannot be written. */
export function writeTo(file: string, content: string | Uint8Array): void {
  named(`Cannot write to ${file}`, () => writeFileSync(file, content));
}

/** Makes a folder with those above it. Throws WrongUse when that cannot be done. */
export function makeFolder(folder: string): void {
  named(`Cannot write to ${folder}`, () => make(resolve(folder)));
}

// One folder after the other: asked for several at once, Node 20 never comes back from places such as /proc.
function make(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  mkdirSync(folder);
}

function named<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new WrongUse(`${what}: ${WHY[code] ?? `the system says ${code || 'no'}`}.`);
  }
}
