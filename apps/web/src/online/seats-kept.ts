// The seats this device has at online tables: a token each, which is the seat. They lie on the page's shelf, each under a
// name of its own, so that none is ever put in the place of another; they go when somebody wishes so, or when the server says
// that this very token was sent away, left or moved.
import type { Shelf } from '../session/shelf.ts';

/** A seat at a table. */
export interface KeptSeat {
  /** Its name on this device, as it stands in the page's address: its table's, with a number where the device has more seats there. */
  readonly name: string;
  readonly table: string;
  readonly token: string;
  /** The PIN of the table as it was seen last, so that the same link leads back to the seat. */
  readonly pin?: string;
  readonly game?: string;
  /** As whom one sits there, to tell two seats at one table apart. */
  readonly who?: string;
  /** When it was used last by the clock of this device; for their order only. */
  readonly used?: number;
}

const PREFIX = 'cardinal.online.';

/** The seat of that name, or null. */
export function keptSeat(shelf: Shelf, name: string): KeptSeat | null {
  return parsed(name, shelf.read(PREFIX + name));
}

/** Keeps a seat that the server has given: the one with this token, or a new one beside all others. */
export function takeSeat(
  shelf: Shelf,
  { table, token }: Pick<KeptSeat, 'table' | 'token'>,
  more: Omit<Partial<KeptSeat>, 'name'>,
): KeptSeat {
  const here = keptSeats(shelf).filter((seat) => seat.table === table);
  const mine = here.find((seat) => seat.token === token);
  const seat = { ...mine, ...more, name: mine?.name ?? freeName(table, here), table, token };
  keepSeat(shelf, seat);
  return seat;
}

/** Keeps what is new about a seat. */
export function keepSeat(shelf: Shelf, { name, ...seat }: KeptSeat): void {
  shelf.write(PREFIX + name, JSON.stringify(seat));
}

/** Forgets the seat, what was half built on it, and the move that had no answer yet. */
export function forgetSeat(shelf: Shelf, { name }: Pick<KeptSeat, 'name'>): void {
  shelf.remove(PREFIX + name);
  shelf.remove(draftName(name));
  shelf.remove(wishName(name));
}

/** All seats, the one that was used last first. */
export function keptSeats(shelf: Shelf): readonly KeptSeat[] {
  return shelf
    .names(PREFIX)
    .flatMap((name) => parsed(name.slice(PREFIX.length), shelf.read(name)) ?? [])
    .sort((a, b) => (b.used ?? 0) - (a.used ?? 0));
}

/** Under which name the half-built sentence of a seat lies. */
export function draftName(seat: string): string {
  return `cardinal.draft.${seat}`;
}

/** Under which name the moves of a seat lie that were asked for and not answered. */
export function wishName(seat: string): string {
  return `cardinal.wish.${seat}`;
}

/** The text that was kept under a name in that match; null where there is none, or one of another match. */
export function readOfMatch(shelf: Shelf, name: string, match: number): string | null {
  try {
    const kept = JSON.parse(shelf.read(name) ?? 'null') as { match: number; text: string } | null;
    return kept?.match === match ? kept.text : null;
  } catch {
    return null;
  }
}

/** Keeps a text of a match under a name; null takes it away. */
export function keepOfMatch(shelf: Shelf, name: string, match: number, text: string | null): void {
  if (text === null) shelf.remove(name);
  else shelf.write(name, JSON.stringify({ match, text }));
}

function freeName(table: string, taken: readonly KeptSeat[]): string {
  let name = table;
  for (let seat = 2; taken.some((one) => one.name === name); seat += 1) name = `${table}.${seat}`;
  return name;
}

function parsed(name: string, text: string | null): KeptSeat | null {
  if (text === null) return null;
  try {
    const { table, token, pin, game, who, used } = JSON.parse(text) as Partial<Record<keyof KeptSeat, unknown>>;
    if (typeof table !== 'string' || typeof token !== 'string') return null;
    return {
      name,
      table,
      token,
      ...(typeof pin === 'string' && { pin }),
      ...(typeof game === 'string' && { game }),
      ...(typeof who === 'string' && { who }),
      ...(typeof used === 'number' && { used }),
    };
  } catch {
    return null;
  }
}
