// Budgets of hints: who may give them, and how they are counted in a match. It works out no hint.
import type { Ask } from '@cardinal/wire';
import { done, not, type Acted } from './acted.ts';
import { phaseOf, type Guest, type House } from './house.ts';

/** The host gives hints to anybody, everyone to themselves, as it is with own time; everybody sees how many. */
export function grantHints(house: House, by: Guest, { seat, count }: Extract<Ask, { t: 'hints' }>): Acted {
  if (phaseOf(house) === 'match') return not('match-runs');
  const place = house.places[seat];
  if (place?.kind !== 'guest') return not('seats');
  const { kind, guest } = place;
  if (guest !== by.id && by.id !== house.host) return not('not-host');
  return done(house, {
    places: house.places.with(seat, count === null ? { kind, guest } : { kind, guest, hints: count }),
  });
}

/** A guest takes a hint in match `number`. The page works it out itself, from what its seat sees; here it is counted, so that everybody sees the same. `since`: after how many entries the secret moment of now began, null outside of one. */
export function takeHint(house: House, guest: Guest, number: number, since: number | null): Acted {
  const { match } = house;
  if (!match || match.over || match.number !== number) return not('no-match');
  const seat = match.players.findIndex((player) => player.guest === guest.id);
  const player = match.players[seat];
  if (!player) return not('no-match');
  if (player.hintsLeft === undefined) return done(house, {});
  if (player.hintsLeft === 0) return not('no-hints');
  const { hintsLeft, hintInSecret } = player;
  const first = since !== null && hintInSecret?.since !== since;
  const players = match.players.with(seat, {
    ...player,
    hintsLeft: hintsLeft - 1,
    ...(first && { hintInSecret: { since, before: hintsLeft } }),
  });
  return done(house, { match: { ...match, players } });
}
