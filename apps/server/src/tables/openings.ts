// Tables and matches to be: whether a game can be played by these rules and places, and the first cards of a match.
import { eachBySeat, openMatch, type Refusal, type Told } from '@cardinal/kernel';
import type { Ask, AskWhy, Opening, Place } from '@cardinal/wire';
import { entryOf } from './games.ts';
import { phaseOf, type FinishedMatch, type House, type Player } from './house.ts';
import { friendlyName } from './names.ts';
import { PlayedMatch } from './played-match.ts';
import { freshMatchSeed, freshTableName } from './secrets.ts';

/** Why something was not done: a code of the house or of the kernel, or a game's refusal with its figures. */
export type StartProblem = AskWhy | 'damaged' | 'no-such-seat' | Refusal;

/** A house for an opening, or why there is none. `token` is the hash of the first guest's. */
export async function newHouse(
  opening: Opening,
  token: string,
  pin: string,
): Promise<
  | { readonly ok: true; readonly house: House }
  | { readonly ok: false; readonly why: 'unknown-game' | 'options' | 'seats' }
> {
  const entry = entryOf(opening.game);
  if (!entry) return { ok: false, why: 'unknown-game' };
  const [fewest, most] = entry.facts.seats;
  const count = opening.places ?? Math.max(entry.facts.usualSeats, 1 + opening.bots.length);
  if (count < fewest || count > most || opening.bots.length >= count) return { ok: false, why: 'seats' };
  const opened = openMatch(await entry.load(), { options: opening.options, seats: count, seed: 'x' });
  if (!opened.ok) return { ok: false, why: opened.why === 'seats' ? 'seats' : 'options' };
  const names = [friendlyName([], opening.lang)];
  const bots = opening.bots.map((level): Place => {
    const name = friendlyName(names, opening.lang);
    names.push(name);
    return { kind: 'bot', name, level };
  });
  const open = Array.from({ length: count - 1 - bots.length }, (): Place => ({ kind: 'open' }));
  const house: House = {
    table: freshTableName(),
    pin,
    pinHidden: false,
    game: opening.game,
    options: opening.options,
    door: 'open',
    host: 'g1',
    guests: [{ id: 'g1', token, name: names[0] ?? '', waiting: false }],
    ended: [],
    places: [{ kind: 'guest', guest: 'g1' }, ...open, ...bots],
    freeNames: false,
    openHands: false,
    grace: 30,
    leaver: 'bot',
    paused: false,
    nextGuest: 2,
    match: null,
    finished: null,
  };
  return { ok: true, house };
}

/** The house with another game or other rules. Places stay as far as the game has seats for them. */
export async function newGame(
  house: House,
  game: string,
  options: Readonly<Record<string, unknown>>,
): Promise<{ readonly ok: true; readonly house: House } | { readonly ok: false; readonly why: AskWhy }> {
  const entry = entryOf(game);
  if (!entry) return { ok: false, why: 'unknown-game' };
  const [fewest, most] = entry.facts.seats;
  const people = house.places.filter(({ kind }) => kind === 'guest');
  if (people.length > most) return { ok: false, why: 'seats' };
  const others = house.places.filter(({ kind }) => kind !== 'guest');
  const kept: Place[] = house.places.length > most ? [...people, ...others].slice(0, most) : [...house.places];
  while (kept.length < fewest) kept.push({ kind: 'open' });
  const rules = await entry.load();
  const cut = eachBySeat(rules.options.specs, options, kept.length, (seat) => seat);
  const opened = openMatch(rules, { options: cut, seats: kept.length, seed: 'x' });
  return opened.ok
    ? { ok: true, house: { ...house, game, options: cut, places: kept } }
    : { ok: false, why: 'options' };
}

/** The house with own time or own cards for one place: the host gives them to anybody, everyone to themselves. */
export async function newTerms(
  house: House,
  guest: string,
  { seat, option, value }: Extract<Ask, { readonly t: 'own' }>,
): Promise<{ readonly ok: true; readonly house: House } | { readonly ok: false; readonly why: AskWhy }> {
  const place = house.places[seat];
  if (!place) return { ok: false, why: 'seats' };
  const mine = place.kind === 'guest' && place.guest === guest;
  if (!mine && guest !== house.host) return { ok: false, why: 'not-host' };
  const spec = (await entryOf(house.game)?.load())?.options.specs[option];
  if (spec?.kind !== 'by-seat') return { ok: false, why: 'options' };
  const given = house.options[option];
  const list = house.places.map((_, at): unknown => (Array.isArray(given) ? given[at] : null) ?? spec.usual);
  return newGame(house, house.game, { ...house.options, [option]: list.with(seat, value) });
}

/** The next match of a house with its first cards, neither kept nor told yet; or why it cannot begin. */
export async function openRound(
  house: House,
  lag: number,
): Promise<
  | { readonly ok: true; readonly house: House; readonly played: PlayedMatch; readonly told: readonly Told[] }
  | { readonly ok: false; readonly why: StartProblem }
> {
  if (phaseOf(house) === 'match') return { ok: false, why: 'match-runs' };
  const entry = entryOf(house.game);
  if (!entry) return { ok: false, why: 'unknown-game' };
  const seated = house.places.flatMap(({ kind }, at) => (kind === 'open' ? [] : [at]));
  const players = house.places.flatMap((place): Player[] => {
    if (place.kind === 'open') return [];
    if (place.kind === 'bot') return [{ name: place.name, kind: 'bot', level: place.level, guest: null }];
    const guest = house.guests.find(({ id }) => id === place.guest);
    const { hints } = place;
    return guest
      ? [
          {
            name: guest.name,
            kind: 'person',
            guest: guest.id,
            ...(hints !== undefined && { hintsLeft: hints }),
          },
        ]
      : [];
  });
  const seed = freshMatchSeed();
  const number = (house.match?.number ?? 0) + 1;
  const rules = await entry.load();
  // Places that stay open are no seats: what belongs to a place goes along to its seat.
  const options = eachBySeat(rules.options.specs, house.options, players.length, (seat) => seated[seat] ?? seat);
  const setup = { options, seats: players.length, seed };
  const opened = PlayedMatch.open(rules, setup, number, lag);
  if (!opened.ok) return { ok: false, why: opened.why === 'unfit' ? opened.refusal : opened.why };
  const { played } = opened;
  const told = played.advance(true);
  const match = { number, header: played.header, seed, players, over: false, at: 0 };
  return { ok: true, house: { ...house, paused: false, match, finished: finishedOf(house) }, played, told };
}

function finishedOf({ match }: House): FinishedMatch | null {
  if (!match) return null;
  const { number, header, seed, at, result, ended } = match;
  return { number, header, seed, at, ...(result && { result }), ...(ended && { ended }) };
}
