// The choreography: for each event that is heard, which cards come from where or leave to where, and which sound there is.
// It comes a moment after the table. Cards that stay in sight need no word here: they glide by their own keys.
import type { Seat } from '@cardinal/kernel';
import type { Choreography, Departure, Sound } from '@cardinal/table-kit';
import type { NumsenseEvent } from '../types.ts';
import { slotOf } from './faces.ts';

/** What one event looks and sounds like. */
export interface Cue {
  readonly arrivals: readonly (readonly [key: string, place: string])[];
  readonly departures: readonly Departure[];
  /** Everything is laid out anew: no card comes from where it lay before. */
  readonly anew: boolean;
  readonly sound: Sound | null;
}

/** The place of a seat's cards. One's own hand is no place: its cards have keys. */
export const placeOf = (seat: Seat): string => `seat-${seat}`;

const QUIET: Cue = { arrivals: [], departures: [], anew: false, sound: null };

/** The cue of an event, for whoever sits at `me`. */
export function cueOf(event: NumsenseEvent, me: Seat | 'watcher'): Cue {
  switch (event.kind) {
    case 'deal-begun':
      return { ...QUIET, anew: true };
    case 'hand-dealt':
      return { ...QUIET, arrivals: event.hand.map(({ id }) => [slotOf(id), 'draw']), sound: 'card' };
    case 'target-drawn':
      return { ...QUIET, departures: [{ from: 'draw', to: 'target' }], sound: 'card' };
    case 'card-taken': {
      const { seat, from, card } = event;
      // One hears of one's own draw twice: that it happened, and which card it was.
      if (seat === me && card === null) return QUIET;
      if (seat === me) return { ...QUIET, arrivals: card ? [[slotOf(card.id), from]] : [], sound: 'card' };
      return { ...QUIET, departures: [{ from: card ? slotOf(card.id) : from, to: placeOf(seat) }], sound: 'card' };
    }
    case 'card-put':
      return { ...QUIET, arrivals: [[slotOf(event.card.id), placeOf(event.seat)]], sound: 'card' };
    case 'card-exchanged': {
      const { seat, wild, card } = event;
      if (seat === me) return { ...QUIET, arrivals: [[slotOf(card.id), 'discard']], sound: 'card' };
      return {
        ...QUIET,
        arrivals: [[slotOf(wild.id), placeOf(seat)]],
        departures: [{ from: 'discard', to: placeOf(seat) }],
        sound: 'card',
      };
    }
    case 'pile-refilled':
      return { ...QUIET, departures: [{ from: 'discard', to: 'draw' }], sound: 'card' };
    case 'declared':
      return { ...QUIET, sound: 'call' };
    case 'deal-scored': {
      const mine = me === 'watcher' ? undefined : event.score.seats[me];
      return { ...QUIET, sound: mine && !mine.exact ? 'miss' : 'hit' };
    }
    case 'call-doubted':
      return { ...QUIET, sound: 'call' };
    case 'false-call':
      return { ...QUIET, sound: 'miss' };
    case 'wild-expired':
    case 'last-turns':
    case 'composing':
    case 'written':
    case 'time-up':
    case 'match-over':
      return QUIET;
    default:
      return event satisfies never;
  }
}

/** Several cues as one movement. */
export function together(cues: readonly Cue[]): Choreography {
  return {
    arrivals: new Map(cues.flatMap(({ arrivals }) => arrivals)),
    departures: cues.flatMap(({ departures }) => departures),
    anew: cues.some(({ anew }) => anew),
  };
}
