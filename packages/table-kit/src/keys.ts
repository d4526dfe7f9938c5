// Where arrows lead inside a group of cards or signs. Tab, and keys with Ctrl, Alt or Meta, are never taken.
import { held, type KeyPress } from './typed.ts';

/** Where an arrow key leads in a group of boxes. */
export type Way = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Where a key leads inside a group, or null when it is not one of ours. */
export function wayOf(press: KeyPress): Way | null {
  return held(press) ? null : (WAYS[press.key] ?? null);
}

/** A box on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The number of the box to go to from box `here`, boxes in reading order. Stays where there is nothing further. */
export function nextBox(boxes: readonly Box[], here: number, way: Way, rightToLeft = false): number {
  const last = boxes.length - 1;
  switch (way) {
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'left':
    case 'right':
      return Math.min(last, Math.max(0, here + ((way === 'right') === rightToLeft ? -1 : 1)));
    case 'up':
    case 'down':
      return overOrUnder(boxes, here, way);
    default:
      return way satisfies never;
  }
}

/** The nearest box of the next row up or down. */
function overOrUnder(boxes: readonly Box[], here: number, way: 'up' | 'down'): number {
  const from = boxes[here];
  if (!from) return here;
  const sign = way === 'down' ? 1 : -1;
  let best = here;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const down = (box.top - from.top) * sign;
    if (down < Math.min(box.height, from.height) / 2) continue;
    const far = down * 4 + Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
