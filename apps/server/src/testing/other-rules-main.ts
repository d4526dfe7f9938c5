// Makes it so that all tables of a folder were begun by other rules, as an update does it, or are of a game that this release does
// not have. For tests, while no server runs there.
import { openStore } from '@cardinal/store';
import type { House } from '../tables/house.ts';

const { store } = await openStore(process.argv[2] ?? null, (sentence) => process.stderr.write(sentence));
for (const { table, head, until } of await store.tables()) {
  const house = JSON.parse(head) as House;
  const match = house.match && {
    ...house.match,
    header: { ...house.match.header, rules: house.match.header.rules + 1 },
  };
  const changed =
    process.argv[3] === 'game' ? { ...house, game: 'of-another-release', options: {} } : { ...house, match };
  await store.write({ table, head: JSON.stringify(changed), until });
}
await store.close();
