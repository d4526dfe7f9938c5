// Makes it so that all tables of a folder were begun by other rules, as an update does it. For tests, while no server runs there.
import { openStore } from '@cardinal/store';
import type { House } from '../tables/house.ts';

const { store } = await openStore(process.argv[2] ?? null, (sentence) => process.stderr.write(sentence));
for (const { table, head, until } of await store.tables()) {
  const house = JSON.parse(head) as House;
  const match = house.match && {
    ...house.match,
    header: { ...house.match.header, rules: house.match.header.rules + 1 },
  };
  await store.write({ table, head: JSON.stringify({ ...house, match }), until });
}
await store.close();
