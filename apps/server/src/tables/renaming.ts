// Names that people choose at a table: another friendly pair, or, where the host allows it, a typed one. Each name is there
// once, however it is written. Names are no part of a match, so they change in one that runs too.
import { typedName, type Ask } from '@cardinal/wire';
import * as v from 'valibot';
import { done, not, type Acted } from './acted.ts';
import { namesOf, type Guest, type House } from './house.ts';
import { friendlyName } from './names.ts';
import { sameName } from './same-name.ts';

/** A guest asks for another name. */
export function rename(house: House, guest: Guest, { name: asked, lang }: Extract<Ask, { t: 'name' }>): Acted {
  if (asked === null) return done(named(house, guest.id, friendlyName(namesOf(house), lang), null), {});
  if (!house.freeNames) return not('names-fixed');
  const typed = v.safeParse(typedName, asked);
  if (!typed.success) return not('name-not-free');
  const others = namesOf(house).filter((name) => name !== guest.name);
  return others.some((name) => sameName(name, typed.output))
    ? not('name-not-free')
    : done(named(house, guest.id, typed.output, lang ?? 'en'), {});
}

/** The house with friendly names instead of the typed ones of those guests, in the languages in which they were typed. */
export function drawnAgain(house: House, whose: (guest: string) => boolean): House {
  const typing = house.guests.filter(({ id, typed }) => typed && whose(id));
  return typing.reduce((now, { id, typed }) => named(now, id, friendlyName(namesOf(now), typed ?? 'en'), null), house);
}

/** Who has a seat in the match has the same name there. */
function named(house: House, id: string, name: string, typed: string | null): House {
  const players = (house.match?.players ?? []).map((player) => (player.guest === id ? { ...player, name } : player));
  return {
    ...house,
    guests: house.guests.map((one) => (one.id === id ? { ...one, name, typed } : one)),
    match: house.match && { ...house.match, players },
  };
}
