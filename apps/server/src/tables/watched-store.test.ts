import { memoryStore, NotKept } from '@cardinal/store';
import { expect, it } from 'vitest';
import { watched } from './watched-store.ts';

it('takes for trouble of the store what the store says, and no fault of whoever writes', async () => {
  const inner = memoryStore();
  let full = false;
  const write: typeof inner.write = (change, meanwhile) =>
    full ? Promise.reject(new NotKept('full')) : inner.write(change, meanwhile);
  const heard: unknown[] = [];
  const store = watched({ ...inner, write }, (trouble) => heard.push(trouble));
  const planted = store.write({ table: 'a', head: 'h', until: 1 }, () => {
    throw new Error('planted');
  });
  await expect(planted).rejects.toThrow('planted');
  await expect(store.write({ table: 'a', entries: [{ match: 1, seq: 7, text: '' }] })).rejects.toBeInstanceOf(NotKept);
  expect([store.trouble, heard]).toEqual([null, []]);
  full = true;
  await expect(store.write({ table: 'a', head: 'h', until: 2 })).rejects.toBeInstanceOf(NotKept);
  expect([store.trouble, heard]).toEqual(['full', ['full']]);
  full = false;
  await store.write({ table: 'a', head: 'h', until: 3 });
  expect([store.trouble, heard]).toEqual([null, ['full', null]]);
});
