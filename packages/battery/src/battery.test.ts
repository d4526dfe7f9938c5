// The battery over the registry, and what each registered game owes the house. The other half of the set-ups runs in
// battery-2.test.ts, so that two cores share the work. CARDINAL_BATTERY=full tries two hundred matches of each set-up.
import { games } from '@cardinal/games';
import { describe, expect, it } from 'vitest';
import { checkGoldenFiles } from './golden-files.ts';
import { houseFaults } from './house-rules.ts';
import { tryRegistry } from './testing/try-registry.ts';

tryRegistry(0, 2);

describe.each(Object.entries(games))('%s', (id, entry) => {
  it('has facts, words and a table', async () => {
    expect(await houseFaults(id, entry, await entry.load())).toEqual([]);
  });

  it('plays its golden playthroughs as they are written', async () => {
    expect(checkGoldenFiles(await entry.load())).toEqual([]);
  });
});
