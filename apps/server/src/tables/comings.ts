// Who is at a table and who is not any more: coming in, being let in, being sent away, going for good, and who is host then.
import { done, not, type Acted } from './acted.ts';
import { namesOf, withEnded, type Guest, type House } from './house.ts';
import { friendlyName } from './names.ts';
import { seated, without } from './places.ts';
import { drawnAgain } from './renaming.ts';

/** Whether a guest is at the table now. */
type Here = (guest: string) => boolean;

/** Whether the table is somebody's. When the last has left for good, nobody could open it any more: it is whose who comes next. */
export const somebodyIsIn = (house: House): boolean => house.guests.some(({ waiting }) => !waiting);

/** A house with somebody who has just come in: on the first open place between matches, at the door where one knocks. */
export function cameIn(house: House, token: string, lang?: string): House {
  const nobody = !somebodyIsIn(house);
  const waiting = !nobody && (house.door === 'knock' || house.door === 'signs');
  const id = `g${house.nextGuest}`;
  const guest: Guest = { id, token, name: friendlyName(namesOf(house), lang), waiting, unheard: true };
  const inside = {
    ...house,
    guests: [...house.guests, guest],
    nextGuest: house.nextGuest + 1,
    host: nobody ? id : house.host,
    // A lock was the wish of people who are gone. Who comes next is asked one by one about those who follow.
    door: nobody && house.door === 'locked' ? ('knock' as const) : house.door,
  };
  return waiting ? inside : seated(inside, id);
}

/** A house whose guest has shown that their page is there. */
export function heard(house: House, id: string): House {
  const guests = house.guests.map((guest) => {
    const { unheard: _, ...known } = guest;
    return guest.id === id ? known : guest;
  });
  return { ...house, guests };
}

/** Somebody else as host when the host is gone: one who sits before one who watches. */
export function nextHost(house: House, here: Here): string | null {
  const present = house.guests.filter(({ id, waiting }) => id !== house.host && !waiting && here(id));
  const sits = new Set(
    [...house.places, ...(house.match?.players ?? [])].flatMap((one) => ('guest' in one ? [one.guest] : [])),
  );
  return (present.find(({ id }) => sits.has(id)) ?? present[0])?.id ?? null;
}

/** Who stands at a door that opens is in, first come first. */
export function allIn(house: House): House {
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

/** The host sends somebody away. Without accounts a browser can pretend to be new: so the PIN changes too, and from now on the host lets people in. */
export function kick(house: House, host: Guest, id: string, freshPin: () => string, here: Here): Acted {
  const out = house.guests.find((guest) => guest.id === id);
  if (!out || id === host.id) return not('no-such-guest');
  const door = house.door === 'open' ? 'knock' : house.door;
  // Who waited to be let in waits for that again if they come back.
  const pin = out.waiting && house.door !== 'open' ? house.pin : freshPin();
  return done(gone(house, out, 'kicked', here), { door, pin });
}

/** A house whose guest is gone for good, and their token worth nothing. */
export function gone(house: House, { id, token }: Guest, why: 'kicked' | 'left' | 'unseen', here: Here): House {
  // A name that was typed goes with its owner: it does not stay at their seat.
  const named = drawnAgain(house, (guest) => guest === id);
  const left = {
    ...withEnded(named, token, why),
    guests: named.guests.filter((guest) => guest.id !== id),
    places: without(named.places, id),
    match: named.match && {
      ...named.match,
      players: named.match.players.map((player) => (player.guest === id ? { ...player, guest: null } : player)),
    },
  };
  if (house.host !== id) return left;
  const next = nextHost(left, here) ?? left.guests.find(({ waiting }) => !waiting)?.id;
  if (next !== undefined) return { ...left, host: next };
  // Only people at the door are left, and nobody could let them in: whoever has waited longest and is here does it now.
  const first = left.guests.find((guest) => here(guest.id)) ?? left.guests[0];
  const admitted = first && admit(left, first.id);
  return admitted?.ok ? { ...admitted.house, host: first?.id ?? '' } : { ...left, host: '' };
}
