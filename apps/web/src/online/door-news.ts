// What of a house must be told whatever screen its table has: who is at the door, and that somebody else is the host.
import type { HouseSeen } from '@cardinal/wire';
import { figuresOf, nameIn } from '@cardinal/words';
import { talk } from '../talk.svelte.ts';
import { online } from './words.ts';

/** Somebody knocks, or is the host from now on. */
export interface HouseNews {
  readonly guest: string;
  readonly news: 'knocks' | 'hosts';
}

/** What `me` is told when one house follows another. Who has come to the door is told to the host alone. */
export function newsOf(before: HouseSeen, { host, guests }: HouseSeen, me: string): readonly HouseNews[] {
  const news: HouseNews[] = host === before.host ? [] : [{ guest: host, news: 'hosts' }];
  if (host !== me) return news;
  const known = new Set(before.guests.filter(({ waiting }) => waiting).map(({ id }) => id));
  for (const { id, waiting } of guests) if (waiting && !known.has(id)) news.push({ guest: id, news: 'knocks' });
  return news;
}

/** How many are at the door, in figures, and who came first, in words; undefined when nobody is there. */
export function atDoor({ guests }: HouseSeen): { readonly count: string; readonly text: string } | undefined {
  const [first, ...more] = guests.filter(({ waiting }) => waiting);
  if (!first) return undefined;
  const figures = new Intl.NumberFormat(figuresOf(talk.lang));
  const text = online.words.host.knocks(nameIn(talk.lang, first.name));
  return {
    count: figures.format(more.length + 1),
    text: more.length === 0 ? text : `${text} +${figures.format(more.length)}`,
  };
}
