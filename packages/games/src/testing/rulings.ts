// The numbered rulings as docs/rulings.md lists them, for the tests that hold the games to them.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A ruling: its number ("2.13"), its section ("2", X for all games), and the house rules that it names. */
export interface Ruling {
  readonly id: string;
  readonly section: string;
  readonly switches: readonly string[];
}

const PAGE = path.join(import.meta.dirname, '../../../../docs/rulings.md');

/** All of them, in their order. */
export const RULINGS: readonly Ruling[] = [
  ...readFileSync(PAGE, 'utf8').matchAll(/^- \*\*(([X1-5])\.\d+)\*\* (.*)$/gm),
].map(([, id = '', section = '', text = '']) => ({
  id,
  section,
  switches: [...text.matchAll(/\bH:(\w+)/g)].map(([, name = '']) => name),
}));
