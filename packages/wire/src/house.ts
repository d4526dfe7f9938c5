// The house of a table as everyone at it sees it: who is here, who sits where, what is played, and how the door stands.
// It holds no token and no card.
import { LEVELS } from '@cardinal/kernel';
import * as v from 'valibot';
import { signsShape } from './signs.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How new people come in: at once, when the host says so, by the pictures on the host's screen, or not at all. */
export const DOORS = ['open', 'knock', 'signs', 'locked'] as const;
/** What becomes of a seat whose person is gone when the grace is over: a bot plays, its moves are skipped, or all wait. */
export const LEAVERS = ['bot', 'skip', 'wait'] as const;
/** Where a table is: before a match, in one, or after one. */
export const PHASES = ['lobby', 'match', 'over'] as const;

/** Why a match stands still for good: it was begun by another edition of its game's rules, or its log does not hold. */
export const STALLS = ['other-rules', 'log-broken'] as const;

/** Seconds of grace a host can choose. */
export const GRACES = [10, 30, 60, 180] as const;

/** A guest: somebody who came in. `waiting` at the door until the host admits them. */
export const guestShape = v.object({
  id: v.string(),
  name: v.string(),
  here: v.boolean(),
  waiting: v.boolean(),
});

/** A place at the table. */
export const placeShape = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  /** `hints`: how many this guest may ask for in a match; as many as they like if not given. */
  v.object({ kind: v.literal('guest'), guest: v.string(), hints: v.exactOptional(count) }),
  v.object({ kind: v.literal('bot'), name: v.string(), level: v.picklist(LEVELS) }),
]);

/** A seat of the match under way. `standIn`: its person is gone and a bot or a skip acts for them. */
export const playerShape = v.object({
  name: v.string(),
  kind: v.picklist(['person', 'bot']),
  level: v.optional(v.picklist(LEVELS)),
  /** Own time and own cards, where the options of the match give any to this seat. */
  time: v.optional(count),
  range: v.optional(count),
  /** How many hints this seat may still ask for, where they are counted. */
  hintsLeft: v.optional(count),
  guest: v.nullable(v.string()),
  away: v.boolean(),
  standIn: v.boolean(),
});

/** The whole house. `until`: when the table goes away if nothing more happens, in milliseconds of the world's clock. */
export const houseShape = v.object({
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  phase: v.picklist(PHASES),
  match: count,
  /** Given where that match cannot be shown or gone on with on this server. */
  stalled: v.exactOptional(v.picklist(STALLS)),
  door: v.picklist(DOORS),
  /** Null for somebody who waits at the door, and while the host hides it. */
  pin: v.nullable(v.string()),
  pinHidden: v.boolean(),
  /** The pictures of now, for the host alone and while the door asks for them. */
  signs: v.nullable(signsShape),
  host: v.string(),
  guests: v.array(guestShape),
  places: v.array(placeShape),
  players: v.array(playerShape),
  paused: v.boolean(),
  freeNames: v.boolean(),
  /** Whoever watches may look at the cards of one seat; chosen before the deal, and everybody at the table is told. */
  openHands: v.boolean(),
  grace: v.picklist(GRACES),
  leaver: v.picklist(LEAVERS),
  until: count,
});

/** {@link houseShape}, read. */
export type HouseSeen = v.InferOutput<typeof houseShape>;
/** {@link guestShape}, read. */
export type GuestSeen = v.InferOutput<typeof guestShape>;
/** {@link placeShape}, read. */
export type Place = v.InferOutput<typeof placeShape>;
/** {@link playerShape}, read. */
export type PlayerSeen = v.InferOutput<typeof playerShape>;
/** One of {@link DOORS}. */
export type Door = (typeof DOORS)[number];
/** One of {@link STALLS}. */
export type Stall = (typeof STALLS)[number];
/** One of {@link LEAVERS}. */
export type Leaver = (typeof LEAVERS)[number];
/** One of {@link GRACES}. */
export type Grace = (typeof GRACES)[number];
