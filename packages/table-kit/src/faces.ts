// The second layer of a table: faces that carry a card from its old place to its new one, hidden from readers, while the
// real lists of buttons below have changed at once. A face is a copy of what the card shows; it lives as long as it
// glides, so that scrolling, zooming, print and high contrast only ever meet the real buttons. Knows no game.
import { glideTime, quiet } from './motion.ts';

/** A face that leaves the view: from the slot or place it was at, to a place that stays. */
export interface Departure {
  readonly from: string;
  readonly to: string;
}

/** What a change looks like beyond what the cards' own slots tell. */
export interface Choreography {
  /** Cards that were nowhere to be seen: by slot key, the place they come from. */
  readonly arrivals: ReadonlyMap<string, string>;
  readonly departures: readonly Departure[];
  /** Everything is laid out anew: no card comes from where it lay before. */
  readonly anew: boolean;
}

/** Watches the slots (`data-slot="key"`) and places (`data-place="name"`) of one table. */
export interface Faces {
  /** Call before the page changes. */
  remember(): void;
  /** Call after it has changed: whatever moved glides, and what glided already goes on from where it is. */
  glide(also: Choreography): void;
  /** Says where a card (by slot key) or the top of a place is held by a finger just now: its next way starts there. */
  hold(name: string, rect: DOMRect): void;
  /** Lands everything at once. */
  land(): void;
  /** Lands everything and stops watching. */
  close(): void;
}

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

interface Flight {
  readonly face: HTMLElement;
  readonly motion: Animation;
  readonly slot: HTMLElement | null;
}

/** Between one card of a deal and the next, in milliseconds. */
const STAGGER = 45;
/** Less than this is no movement. */
const STILL = 1.5;
const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** Starts watching `root`; faces are put into `layer`, which must cover it. */
export function watchFaces(root: HTMLElement, layer: HTMLElement): Faces {
  const flights = new Map<string, Flight>();
  const shifts = new Map<HTMLElement, Animation>();
  const held = new Map<string, DOMRect>();
  let before = new Map<string, Seen>();

  const slots = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-slot]')];
  const place = (name: string): HTMLElement | null =>
    root.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);

  function end(key: string): void {
    const flight = flights.get(key);
    if (!flight) return;
    flights.delete(key);
    flight.motion.cancel();
    flight.face.remove();
    flight.slot?.removeAttribute('data-away');
  }

  function land(): void {
    for (const key of [...flights.keys()]) end(key);
    for (const shift of shifts.values()) shift.cancel();
    shifts.clear();
  }

  function remember(): void {
    before = new Map();
    for (const element of slots()) {
      const shown = flights.get(keyOf(element))?.face ?? element;
      before.set(keyOf(element), { element, rect: shown.getBoundingClientRect() });
    }
    for (const shift of shifts.values()) shift.cancel();
    shifts.clear();
  }

  function glide({ arrivals, departures, anew }: Choreography): void {
    const longest = quiet() ? 0 : glideTime(root);
    if (longest === 0) {
      land();
      return;
    }
    if (anew) before = new Map();
    const ground = layer.getBoundingClientRect();
    let late = 0;
    const plans: (() => void)[] = [];
    for (const element of slots()) {
      const key = keyOf(element);
      const to = element.getBoundingClientRect();
      const old = before.get(key);
      const origin = arrivals.get(key) ?? '';
      const from = held.get(key) ?? held.get(origin) ?? old?.rect ?? place(origin)?.getBoundingClientRect();
      if (!from || from.width === 0 || to.width === 0 || near(from, to)) {
        if (flights.get(key)?.slot !== element) end(key);
        continue;
      }
      if (old?.element === element && !flights.has(key)) plans.push(() => shift(element, from, to, longest));
      else {
        const delay = old ? 0 : STAGGER * late++;
        plans.push(() => fly(key, element, element, from, to, ground, longest, delay));
      }
    }
    for (const [index, { from, to }] of departures.entries()) {
      const old = before.get(from) ?? seen(place(from));
      const end = place(to)?.getBoundingClientRect();
      if (old && end)
        plans.push(() => fly(`leaving-${from}-${index}`, old.element, null, old.rect, end, ground, longest, 0));
    }
    // All measuring is done: from here on the page is only written to.
    for (const start of plans) start();
    before = new Map();
    held.clear();
  }

  /** A card that stays in its row moves itself: nothing can cover it there. */
  function shift(element: HTMLElement, from: DOMRect, to: DOMRect, longest: number): void {
    const motion = element.animate([{ transform: between(from, to) }, { transform: 'none' }], {
      duration: longest * 0.8,
      easing: EASE,
    });
    shifts.set(element, motion);
    motion.onfinish = () => shifts.delete(element);
  }

  function fly(
    key: string,
    looks: HTMLElement,
    slot: HTMLElement | null,
    from: DOMRect,
    to: DOMRect,
    ground: DOMRect,
    longest: number,
    delay: number,
  ): void {
    end(key);
    const [size, goal] = slot ? [to, 'none'] : [from, between(to, from)];
    const face = copyOf(looks);
    Object.assign(face.style, {
      position: 'absolute',
      left: `${size.left - ground.left}px`,
      top: `${size.top - ground.top}px`,
      width: `${size.width}px`,
      height: `${size.height}px`,
    });
    face.style.setProperty('--card-w', `${size.width}px`);
    layer.append(face);
    slot?.setAttribute('data-away', '');
    const motion = face.animate([{ transform: slot ? between(from, to) : 'none' }, { transform: goal }], {
      duration: pace(from, to, longest),
      delay,
      easing: EASE,
      fill: 'both',
    });
    flights.set(key, { face, motion, slot });
    motion.onfinish = () => end(key);
  }

  // Faces are placed once: when the ground moves under them, the cards are simply there.
  const moved = (): void => {
    if (flights.size > 0) land();
  };
  addEventListener('resize', moved);
  addEventListener('scroll', moved, { capture: true, passive: true });

  return {
    remember,
    glide,
    hold: (name, rect) => held.set(name, rect),
    land,
    close() {
      land();
      removeEventListener('resize', moved);
      removeEventListener('scroll', moved, { capture: true });
    },
  };
}

const keyOf = (element: HTMLElement): string => element.dataset['slot'] ?? '';

/** The card that lies at a place, else the place itself. */
function seen(place: HTMLElement | null): Seen | undefined {
  const element = place?.querySelector<HTMLElement>('[data-face]') ?? place;
  return element ? { element, rect: element.getBoundingClientRect() } : undefined;
}

function copyOf(element: HTMLElement): HTMLElement {
  const face = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-slot', 'data-place', 'data-away', 'id']) face.removeAttribute(name);
  face.classList.add('gliding');
  return face;
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) < STILL && Math.abs(a.top - b.top) < STILL && Math.abs(a.width - b.width) < STILL;
}

/** The transform that shows a box of the size and place of `home` at `away`: centre on centre, scaled by the width. */
function between(away: DOMRect, home: DOMRect): string {
  const x = away.left + away.width / 2 - (home.left + home.width / 2);
  const y = away.top + away.height / 2 - (home.top + home.height / 2);
  return `translate(${x}px, ${y}px) scale(${away.width / home.width})`;
}

/** Short ways take less time than long ones, within what the eye takes for one movement. */
function pace(from: DOMRect, to: DOMRect, longest: number): number {
  const way = Math.hypot(from.left - to.left, from.top - to.top);
  return longest * Math.min(1, 0.75 + way / 2000);
}
