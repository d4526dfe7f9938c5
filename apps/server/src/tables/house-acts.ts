// What people do to a house: sit, stand, open the door, send somebody away. Each act gives the new house or says why not.
// The match itself is played elsewhere; here nothing is drawn but names and PINs.
import type { GameFacts } from '@cardinal/kernel';
import { freshCode, PIN_LENGTH, type Ask, type AskWhy, type Place } from '@cardinal/wire';
import { done, not, type Acted } from './acted.ts';
import { grantHints, takeHint } from './hints.ts';
import { namesOf, phaseOf, withEnded, type Guest, type House } from './house.ts';
import { friendlyName } from './names.ts';
import { drawnAgain, rename } from './renaming.ts';
import { below } from './secrets.ts';

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

/** A PIN; `taken` says whether a table has it already. */
export function freshPin(taken: (pin: string) => boolean): string {
  for (;;) {
    const pin = freshCode(PIN_LENGTH, below);
    if (!taken(pin)) return pin;
  }
}

/** Does it. */
export function act(house: House, guest: Guest, ask: HouseAsk, ground: HouseGround): Acted {
  switch (ask.t) {
    case 'sit':
      return sit(house, guest, ask.seat);
    case 'stand':
      return running(house) ? not('match-runs') : done(house, { places: without(house.places, guest.id) });
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
      return kick(house, guest, ask.guest, ground);
    case 'hand-over':
      return house.guests.some(({ id, waiting }) => id === ask.guest && !waiting) && ground.here(ask.guest)
        ? done(house, { host: ask.guest })
        : not('no-such-guest');
    case 'leavers':
      return done(house, { grace: ask.grace, leaver: ask.leaver });
    case 'names':
      return done(ask.free ? house : drawnAgain(house, () => true), { freeNames: ask.free });
    case 'open-hands':
      return running(house) ? not('match-runs') : done(house, { openHands: ask.open });
    case 'name':
      return rename(house, guest, ask);
    case 'hints':
      return grantHints(house, guest, ask);
    case 'hint':
      return takeHint(house, guest, ask.match, ground.secretSince);
    case 'leave':
      return { ok: true, house: givenUp(house, guest, 'left', ground) };
    default:
      return ask satisfies never;
  }
}

/** A house whose guest is gone for good: they left, or were never heard. */
export function givenUp(house: House, { id, token }: Guest, why: 'left' | 'unseen', ground: HouseGround): House {
  return gone(withEnded(house, token, why), id, ground);
}

/** Whether the table is somebody's. When the last has left for good, nobody could open it any more: it is whose who comes next. */
export const somebodyIsIn = (house: House): boolean => house.guests.some(({ waiting }) => !waiting);

/** A house with somebody who has just come in: on the first open place between matches, at the door where one knocks. */
export function cameIn(house: House, token: string, lang?: string): { readonly house: House; readonly guest: Guest } {
  const nobody = !somebodyIsIn(house);
  const waiting = !nobody && (house.door === 'knock' || house.door === 'signs');
  const guest: Guest = { id: `g${house.nextGuest}`, token, name: friendlyName(namesOf(house), lang), waiting };
  const inside = {
    ...house,
    guests: [...house.guests, guest],
    nextGuest: house.nextGuest + 1,
    host: nobody ? guest.id : house.host,
    // A lock was the wish of people who are gone. Who comes next is asked one by one about those who follow.
    door: nobody && house.door === 'locked' ? ('knock' as const) : house.door,
  };
  return { house: waiting ? inside : seated(inside, guest.id), guest };
}

/** Somebody else as host when the host is gone: one who sits before one who watches. */
export function nextHost(house: House, here: (guest: string) => boolean): string | null {
  const present = house.guests.filter(({ id, waiting }) => id !== house.host && !waiting && here(id));
  const sits = new Set(
    [...house.places, ...(house.match?.players ?? [])].flatMap((one) => ('guest' in one ? [one.guest] : [])),
  );
  return (present.find(({ id }) => sits.has(id)) ?? present[0])?.id ?? null;
}

const running = (house: House): boolean => phaseOf(house) === 'match';

/** On the first open place; during a match too, for the next one. */
function seated(house: House, guest: string): House {
  const at = house.places.findIndex(({ kind }) => kind === 'open');
  return at < 0 ? house : { ...house, places: house.places.with(at, { kind: 'guest', guest }) };
}

function without(places: readonly Place[], guest: string): readonly Place[] {
  return places.map((place) => (place.kind === 'guest' && place.guest === guest ? { kind: 'open' } : place));
}

function sit(house: House, guest: Guest, seat: number): Acted {
  const place = house.places[seat];
  if (!place) return not('seats');
  if (place.kind === 'guest' && place.guest !== guest.id) return not('taken');
  // A bot makes room for who has no place, and for the host; others would leave one free after the other.
  const sits = house.places.some((one) => one.kind === 'guest' && one.guest === guest.id);
  if (place.kind === 'bot' && sits && guest.id !== house.host) return not('taken');
  const places = without(house.places, guest.id);
  return done(house, { places: places.with(seat, { kind: 'guest', guest: guest.id }) });
}

function resize(house: House, count: number, { seats: [, most] }: GameFacts): Acted {
  if (count < 1 || count > most) return not('seats');
  const kept = house.places.slice(0, count);
  // Whoever would lose their place moves to an open one; if there is none, the table cannot shrink.
  const homeless = house.places.slice(count).filter(({ kind }) => kind === 'guest');
  const places: Place[] = [
    ...kept,
    ...Array.from({ length: Math.max(0, count - kept.length) }, (): Place => ({ kind: 'open' })),
  ];
  for (const place of homeless) {
    const at = places.findIndex(({ kind }) => kind === 'open');
    if (at < 0) return not('taken');
    places[at] = place;
  }
  return done(house, { places });
}

function putBot(house: House, { seat, level, lang }: Extract<HouseAsk, { t: 'bot' }>): Acted {
  const place = house.places[seat];
  if (!place) return not('seats');
  if (place.kind === 'guest') return not('taken');
  const name = place.kind === 'bot' ? place.name : friendlyName(namesOf(house), lang);
  return done(house, {
    places: house.places.with(seat, level === null ? { kind: 'open' } : { kind: 'bot', name, level }),
  });
}

/** Who stands at a door that opens is in, first come first. */
function allIn(house: House): House {
  let now = house;
  for (const { id } of house.guests) {
    const admitted = admit(now, id);
    if (admitted.ok) now = admitted.house;
  }
  return now;
}

/** Somebody who stands at the door is in. */
export function admit(house: House, id: string): Acted {
  if (!house.guests.some((guest) => guest.id === id && guest.waiting)) return not('no-such-guest');
  const guests = house.guests.map((guest) => (guest.id === id ? { ...guest, waiting: false } : guest));
  return { ok: true, house: seated({ ...house, guests }, id) };
}

// Without accounts a browser can pretend to be new: so the PIN changes too, and from now on the host lets people in.
function kick(house: House, host: Guest, id: string, ground: HouseGround): Acted {
  const out = house.guests.find((guest) => guest.id === id);
  if (!out || id === host.id) return not('no-such-guest');
  const door = house.door === 'open' ? 'knock' : house.door;
  // Who waited to be let in waits for that again if they come back.
  const pin = out.waiting && house.door !== 'open' ? house.pin : ground.freshPin();
  // A name that was typed does not stay at the seat of somebody who was sent away.
  const renamed = drawnAgain(house, ({ guest }) => guest === id);
  return done(house, {
    ...gone(withEnded(renamed, out.token, 'kicked'), id, ground),
    door,
    pin,
  });
}

function gone(house: House, id: string, ground: HouseGround): House {
  const left = {
    ...house,
    guests: house.guests.filter((guest) => guest.id !== id),
    places: without(house.places, id),
    match: house.match && {
      ...house.match,
      players: house.match.players.map((player) => (player.guest === id ? { ...player, guest: null } : player)),
    },
  };
  if (house.host !== id) return left;
  const next = nextHost(left, ground.here) ?? left.guests.find(({ waiting }) => !waiting)?.id;
  if (next !== undefined) return { ...left, host: next };
  // Only people at the door are left, and nobody could let them in: whoever has waited longest and is here does it now.
  const first = left.guests.find((guest) => ground.here(guest.id)) ?? left.guests[0];
  const admitted = first && admit(left, first.id);
  return admitted?.ok ? { ...admitted.house, host: first?.id ?? '' } : { ...left, host: '' };
}
