// What people at an online table said, what they point at, and news of them, for as long as it is shown.
import type { Phrase } from '@cardinal/wire';
import { after } from '../session/page.ts';
import type { HouseNews } from './door-news.ts';

/** One of them. */
export type Said = { readonly id: number } & SaidAnew;
/** One that has just come. */
type SaidAnew = { readonly guest: string } & ({ readonly phrase: Phrase } | { readonly what: string } | HouseNews);

const SHOWN_FOR = 6_000;
const MOST = 3;

/** The last of them. */
export class SaidNow {
  all = $state.raw<readonly Said[]>([]);
  #count = 0;

  /** It vanishes when its time is over. */
  add(one: SaidAnew): void {
    const id = ++this.#count;
    this.all = [...this.all, { ...one, id }].slice(-MOST);
    after(SHOWN_FOR, () => {
      this.all = this.all.filter((other) => other.id !== id);
    });
  }
}
