// Names that people choose at a table: another friendly pair, or, where the host allows it, a typed one. Each name is there
// once, however it is written. Names are no part of a match, so they change in one that runs too.
import { typedName, type Ask } from '@cardinal/wire';
import * as v from 'valibot';
import { done, not, type Acted } from './acted.ts';
import { namesOf, type Guest, type House } from './house.ts';
import { friendlyName } from './names.ts';
import { sameName } from './same-name.ts';

/** Whose name it is: a guest's id, or the seat of somebody who has gone. */
interface Named {
  readonly guest: string | null;
  readonly seat: number;
}

/** A guest asks for another name. */
export function rename(house: House, guest: Guest, { name: asked, lang }: Extract<Ask, { t: 'name' }>): Acted {
  const me = { guest: guest.id, seat: -1 };
  if (asked === null) return done(named(house, me, friendlyName(namesOf(house), lang), null), {});
  if (!house.freeNames) return not('names-fixed');
  const typed = v.safeParse(typedName, asked);
  if (!typed.success) return not('name-not-free');
  const others = namesOf(house).filter((name) => name !== guest.name);
  return others.some((name) => sameName(name, typed.output))
    ? not('name-not-free')
    : done(named(house, me, typed.output, lang ?? 'en'), {});
}

/** The house with friendly names instead of the typed ones of those people, in the languages in which they were typed. */
export function drawnAgain(house: House, whose: (named: Named) => boolean): House {
  const people = [
    ...house.guests.map(({ id, typed }) => ({ guest: id, seat: -1, typed })),
    ...(house.match?.players ?? []).map(({ guest, typed }, seat) => ({ guest, seat, typed })),
  ];
  // Who is here has the same name at their seat, and gets the same new one.
  const typing = people.filter((one) => one.typed && whose(one) && (one.seat < 0 || one.guest === null));
  return typing.reduce((now, one) => named(now, one, friendlyName(namesOf(now), one.typed ?? 'en'), null), house);
}

function named(house: House, who: Named, name: string, typed: string | null): House {
  const players = (house.match?.players ?? []).map((player, seat) =>
    (who.guest === null ? seat === who.seat : player.guest === who.guest) ? { ...player, name, typed } : player,
  );
  return {
    ...house,
    guests: house.guests.map((one) => (one.id === who.guest ? { ...one, name, typed } : one)),
    match: house.match && { ...house.match, players },
  };
}
