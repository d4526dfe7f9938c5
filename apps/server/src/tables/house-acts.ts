// What people do to a house: sit, stand, open the door, send somebody away. Each act gives the new house or says why not.
// The match itself is played elsewhere; here nothing is drawn but names and PINs.
import type { GameFacts } from '@cardinal/kernel';
import type { Ask, AskWhy } from '@cardinal/wire';
import { done, not, type Acted } from './acted.ts';
import { admit, allIn, gone, kick } from './comings.ts';
import { grantHints, takeHint } from './hints.ts';
import { phaseOf, type Guest, type House } from './house.ts';
import { putBot, resize, sit, stand } from './places.ts';
import { drawnAgain, rename } from './renaming.ts';

/** The asks that change nothing but the house. */
export const HOUSE_ASKS = [
  'sit',
  'stand',
  'places',
  'bot',
  'door',
  'pin',
  'new-pin',
  'admit',
  'kick',
  'hand-over',
  'leavers',
  'names',
  'open-hands',
  'name',
  'hints',
  'hint',
  'leave',
] as const;
/** One of {@link HOUSE_ASKS}. */
export type HouseAsk = Extract<Ask, { readonly t: (typeof HOUSE_ASKS)[number] }>;

const HOST_ONLY: ReadonlySet<string> = new Set<Ask['t']>([
  'places',
  'bot',
  'door',
  'pin',
  'new-pin',
  'admit',
  'kick',
  'hand-over',
  'leavers',
  'names',
  'open-hands',
  'game',
  'start',
  'pause',
  'end-match',
]);

/** What the acts stand on. */
export interface HouseGround {
  readonly facts: GameFacts;
  /** A PIN that no other table has. */
  freshPin(): string;
  /** Whether a guest is at the table now. */
  readonly here: (guest: string) => boolean;
  /** After how many entries the secret moment of now began; null outside of one. */
  readonly secretSince: number | null;
}

/** Whether this ask is refused to that guest before anything else is looked at. */
export function barred(house: House, guest: Guest, t: Ask['t']): AskWhy | null {
  if (guest.waiting && t !== 'leave' && t !== 'name' && t !== 'signs') return 'waiting';
  return HOST_ONLY.has(t) && guest.id !== house.host ? 'not-host' : null;
}

/** Does it. */
export function act(house: House, guest: Guest, ask: HouseAsk, ground: HouseGround): Acted {
  switch (ask.t) {
    case 'sit':
      return sit(house, guest, ask.seat);
    case 'stand':
      return stand(house, guest);
    case 'places':
      return resize(house, ask.count, ground.facts);
    case 'bot':
      return putBot(house, ask);
    case 'door':
      return done(ask.door === 'open' ? allIn(house) : house, { door: ask.door });
    case 'pin':
      return done(house, { pinHidden: ask.hidden });
    case 'new-pin':
      return done(house, { pin: ground.freshPin() });
    case 'admit':
      return admit(house, ask.guest);
    case 'kick':
      return kick(house, guest, ask.guest, () => ground.freshPin(), ground.here);
    case 'hand-over':
      return house.guests.some(({ id, waiting }) => id === ask.guest && !waiting) && ground.here(ask.guest)
        ? done(house, { host: ask.guest })
        : not('no-such-guest');
    case 'leavers':
      return done(house, { grace: ask.grace, leaver: ask.leaver });
    case 'names':
      return done(ask.free ? house : drawnAgain(house, () => true), { freeNames: ask.free });
    case 'open-hands':
      return phaseOf(house) === 'match' ? not('match-runs') : done(house, { openHands: ask.open });
    case 'name':
      return rename(house, guest, ask);
    case 'hints':
      return grantHints(house, guest, ask);
    case 'hint':
      return takeHint(house, guest, ask.match, ground.secretSince);
    case 'leave':
      return { ok: true, house: gone(house, guest, 'left', ground.here) };
    default:
      return ask satisfies never;
  }
}
