// `cardinal backup` and `cardinal restore`: the tables of the folder that `cardinal serve` would use, saved and brought back.
import path from 'node:path';
import { bringBack, CannotUse, saveTables } from '@cardinal/store';
import { dataFolder } from './page-folder.ts';
import { CannotServe, settingsFrom } from './serve.ts';

/** Saves all tables to a file, also while a server runs; gives a sentence about it. Rejects with CannotServe. */
export async function backup(file: string): Promise<string> {
  const count = await saying(saveTables(folder(), path.resolve(file)));
  return `Saved ${tables(count)} to ${file}.`;
}

/** Brings the tables of a file back, while no server runs; gives a sentence about it. Rejects with CannotServe. */
export async function restore(file: string): Promise<string> {
  const { count, aside } = await saying(bringBack(folder(), path.resolve(file)));
  return `Brought back ${tables(count)}.${aside === null ? '' : ` What was there before lies in ${aside}.`}`;
}

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

function folder(): string {
  const { data } = settingsFrom(process.env);
  if (data === null) throw new CannotServe('CARDINAL_DATA says that tables are kept in memory: there is no folder.');
  return data ?? dataFolder();
}

const saying = <T>(moved: Promise<T>): Promise<T> =>
  moved.catch((error: unknown) => {
    throw error instanceof CannotUse ? new CannotServe(error.message) : error;
  });
