// The places of a table, for the next match: who sits down, stands up and moves along, how many there are, and bots on them.
import type { GameFacts } from '@cardinal/kernel';
import type { Ask, Place } from '@cardinal/wire';
import { done, not, type Acted } from './acted.ts';
import { namesOf, phaseOf, type Guest, type House } from './house.ts';
import { friendlyName } from './names.ts';

/** On the first open place; during a match too, for the next one. */
export function seated(house: House, guest: string): House {
  const at = house.places.findIndex(({ kind }) => kind === 'open');
  return at < 0 ? house : { ...house, places: house.places.with(at, { kind: 'guest', guest }) };
}

/** The places as they are when a guest sits on none. */
export function without(places: readonly Place[], guest: string): readonly Place[] {
  return places.map((place) => (place.kind === 'guest' && place.guest === guest ? { kind: 'open' } : place));
}

/** A guest takes a place, and leaves the one they had. */
export function sit(house: House, guest: Guest, seat: number): Acted {
  const place = house.places[seat];
  if (!place) return not('seats');
  if (place.kind === 'guest' && place.guest !== guest.id) return not('taken');
  // A bot makes room for who has no place, and for the host; others would leave one free after the other.
  const sits = house.places.some((one) => one.kind === 'guest' && one.guest === guest.id);
  if (place.kind === 'bot' && sits && guest.id !== house.host) return not('taken');
  const places = without(house.places, guest.id);
  return done(house, { places: places.with(seat, { kind: 'guest', guest: guest.id }) });
}

/** A guest watches the next match. */
export const stand = (house: House, guest: Guest): Acted =>
  phaseOf(house) === 'match' ? not('match-runs') : done(house, { places: without(house.places, guest.id) });

/** So many places from now on. */
export function resize(house: House, count: number, { seats: [, most] }: GameFacts): Acted {
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

/** A bot on a place, of another level, or none there any more. */
export function putBot(house: House, { seat, level, lang }: Extract<Ask, { t: 'bot' }>): Acted {
  const place = house.places[seat];
  if (!place) return not('seats');
  if (place.kind === 'guest') return not('taken');
  const name = place.kind === 'bot' ? place.name : friendlyName(namesOf(house), lang);
  return done(house, {
    places: house.places.with(seat, level === null ? { kind: 'open' } : { kind: 'bot', name, level }),
  });
}
