// The house of a table as it is kept: who came in, who sits where, how the door stands, which match runs. Plain JSON, whole
// in every write, so that a table is what its last head says. It knows no lines and no clock.
import { ownTerms, type Header, type Level, type Ms, type Result } from '@cardinal/kernel';
import type { Door, Grace, HouseSeen, Leaver, Place, Sign, Stall } from '@cardinal/wire';

/** Most tokens that a table remembers of those that are worth nothing any more. */
const ENDED = 100;

/** Somebody who came in. `token` is a hash. */
export interface Guest {
  readonly id: string;
  readonly token: string;
  readonly name: string;
  /** The language in which the name was typed; null or not given where it was drawn. */
  readonly typed?: string | null;
  /** Stands at the door until the host admits them. */
  readonly waiting: boolean;
  /** Their page has not said hello yet: it may never do so. */
  readonly unheard?: boolean;
  /** The code that moves this seat to another device, as a hash, and until when by the world's clock. */
  readonly code?: { readonly hash: string; readonly until: number };
}

/** A token that opens nothing any more, by its hash, and why: what its page is told when it comes again. */
interface Ended {
  readonly token: string;
  readonly why: 'kicked' | 'left' | 'moved' | 'unseen';
}

/** A seat of the match under way. */
export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level?: Level;
  /** Null where a bot sits, and where the person has gone for good. */
  readonly guest: string | null;
  /** How many hints this person may still ask for; as many as they like if not given. */
  readonly hintsLeft?: number;
  /** The last secret moment in which they took a hint: after how many entries it began, and how many hints were left then. */
  readonly hintInSecret?: { readonly since: number; readonly before: number };
}

/** The match under way or the last one. The seed is told to nobody before the end. */
export interface KeptMatch {
  readonly number: number;
  readonly header: Header;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly over: boolean;
  /** Why its host ended it before its end. */
  readonly ended?: Stall;
  /** How it ended; not given before that, where it was given up, and in heads of older releases. */
  readonly result?: Result;
  /** Match time when the head was written; the log may be further. */
  readonly at: Ms;
}

/** The last match that was played to its end, when another one has begun: its entries are kept too. */
export type FinishedMatch = Pick<KeptMatch, 'number' | 'header' | 'seed' | 'at' | 'result' | 'ended'>;

/** A table between two writes. */
export interface House {
  readonly table: string;
  readonly pin: string;
  readonly pinHidden: boolean;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly door: Door;
  readonly host: string;
  readonly guests: readonly Guest[];
  /** The last seats that were given up, taken away or moved. */
  readonly ended: readonly Ended[];
  readonly places: readonly Place[];
  readonly freeNames: boolean;
  /** Watchers may look into hands; never changed while a match runs. */
  readonly openHands: boolean;
  readonly grace: Grace;
  readonly leaver: Leaver;
  readonly paused: boolean;
  readonly nextGuest: number;
  readonly match: KeptMatch | null;
  readonly finished: FinishedMatch | null;
}

/** What only the room knows of its people. */
export interface Presence {
  /** The pictures that the door asks for now. */
  readonly signs: readonly Sign[];
  here(guest: string): boolean;
  standIn(seat: number): boolean;
  /** After how many entries the secret moment of now began; null outside of one. */
  readonly secretSince: number | null;
  /** Why the match cannot be gone on with; null where it can. */
  readonly stalled: Stall | null;
}

/** A house as it was kept; what a head of an older release did not say yet is as it was then. */
export function readHouse(head: string): House {
  const { kicked = [], ...house } = JSON.parse(head) as Omit<House, 'openHands' | 'finished' | 'ended'> &
    Partial<House> & { readonly kicked?: readonly string[] };
  const ended = kicked.map((token) => ({ token, why: 'kicked' }) as const);
  return { openHands: false, finished: null, ended, ...house };
}

/** Where a table is. */
export function phaseOf({ match }: House): HouseSeen['phase'] {
  if (!match) return 'lobby';
  return match.over ? 'over' : 'match';
}

/** The guest who has this token, by its hash. */
export function guestByToken(house: House, hash: string): Guest | undefined {
  return house.guests.find(({ token }) => token === hash);
}

/** A house in which that token is worth nothing any more. */
export function withEnded(house: House, token: string, why: Ended['why']): House {
  return { ...house, ended: [...house.ended, { token, why }].slice(-ENDED) };
}

/** The seat that a guest has in the match, or null: then they watch. */
export function seatOf(house: House, guest: string): number | null {
  const seat = house.match?.players.findIndex((player) => player.guest === guest) ?? -1;
  return seat < 0 ? null : seat;
}

/** All names at a table, of those who played and have gone too; one may be there twice. */
export function namesOf(house: House): readonly string[] {
  return [
    ...house.guests.map(({ name }) => name),
    ...house.places.flatMap((place) => (place.kind === 'bot' ? [place.name] : [])),
    ...(house.match?.players ?? []).map(({ name }) => name),
  ];
}

/** The house as a guest sees it. Whoever waits at the door sees neither PIN nor people, but the host, to know whose table it is. */
export function seen(house: House, guest: string, presence: Presence, until: number): HouseSeen {
  const me = house.guests.find(({ id }) => id === guest);
  const outside = me?.waiting ?? true;
  const guests = house.guests.filter(
    ({ id, waiting }) => id === guest || id === house.host || (!outside && (!waiting || guest === house.host)),
  );
  return {
    game: house.game,
    options: { ...house.options },
    phase: phaseOf(house),
    match: house.match?.number ?? 0,
    ...(presence.stalled && { stalled: presence.stalled }),
    door: house.door,
    pin: outside || house.pinHidden ? null : house.pin,
    pinHidden: house.pinHidden,
    signs: !outside && guest === house.host && house.door === 'signs' ? [...presence.signs] : null,
    host: house.host,
    guests: guests.map(({ id, name, waiting }) => ({ id, name, waiting, here: presence.here(id) })),
    places: outside ? [] : [...house.places],
    players: outside
      ? []
      : (house.match?.players ?? []).map(({ name, kind, level, guest: sits, hintsLeft, hintInSecret }, seat) => ({
          name,
          kind,
          ...(level && { level }),
          ...ownTerms(house.match?.header.options ?? {}, seat),
          ...(hintsLeft !== undefined && {
            // Who asks for a hint in a secret moment is still thinking: the others see it when that moment is over.
            hintsLeft:
              hintInSecret && hintInSecret.since === presence.secretSince && sits !== guest
                ? hintInSecret.before
                : hintsLeft,
          }),
          guest: sits,
          away: kind === 'person' && (sits === null || !presence.here(sits)),
          standIn: presence.standIn(seat),
        })),
    paused: house.paused,
    freeNames: house.freeNames,
    openHands: house.openHands,
    grace: house.grace,
    leaver: house.leaver,
    until,
  };
}
