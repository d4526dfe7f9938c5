import { describe, expect, it } from 'vitest';
import type { NumsenseEvent } from '../types.ts';
import { slotOf } from './faces.ts';
import { cueOf, placeOf, together } from './stage.ts';

const card = { id: 12, face: 7 };

describe('the choreography', () => {
  it('lets a hidden card fly as a back from the draw pile to a seat, without a key', () => {
    const cue = cueOf({ kind: 'card-taken', seat: 2, from: 'draw', card: null }, 0);
    expect(cue.departures).toEqual([{ from: 'draw', to: placeOf(2) }]);
    expect(cue.arrivals).toEqual([]);
  });

  it('brings one card of my own out of the draw pile, though it is heard twice', () => {
    const heard: NumsenseEvent[] = [
      { kind: 'card-taken', seat: 0, from: 'draw', card: null },
      { kind: 'card-taken', seat: 0, from: 'draw', card },
    ];
    const cues = heard.map((event) => cueOf(event, 0));
    expect([...together(cues).arrivals]).toEqual([[slotOf(12), 'draw']]);
    expect(together(cues).departures).toEqual([]);
  });

  it('carries a card that all have seen by its own face', () => {
    expect(cueOf({ kind: 'card-taken', seat: 1, from: 'discard', card }, 0).departures).toEqual([
      { from: slotOf(12), to: placeOf(1) },
    ]);
    expect(cueOf({ kind: 'card-put', seat: 1, card }, 0).arrivals).toEqual([[slotOf(12), placeOf(1)]]);
  });

  it('lays a new deal out anew', () => {
    const cues = [
      cueOf({ kind: 'deal-begun', deal: 1, handSize: 2, dealer: 0 }, 0),
      cueOf({ kind: 'hand-dealt', hand: [card, { id: 3, face: 'W' }] }, 0),
      cueOf({ kind: 'target-drawn', value: 9, card: 40, setAside: [] }, 0),
    ];
    expect(together(cues)).toEqual({
      anew: true,
      arrivals: new Map([
        [slotOf(12), 'draw'],
        [slotOf(3), 'draw'],
      ]),
      departures: [{ from: 'draw', to: 'target' }],
    });
  });
});
