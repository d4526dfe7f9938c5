// Dragging cards, an extra on top of pressing them: loaded after the table stands, never needed. It knows what may be
// lifted (`data-drag="name"`) and where it may fall (`data-drop="place"`); what that means is the table's business.

/** What a table does with drags. */
export interface DragHost {
  /** Covers the table; the lifted face hangs in it. */
  readonly layer: HTMLElement;
  /** Something was let go over a place, where its face was at that moment. Returns whether it was taken; else it goes back. */
  readonly drop: (what: string, where: string, face: DOMRect) => boolean;
}

interface Lift {
  readonly what: string;
  readonly source: HTMLElement;
  readonly face: HTMLElement;
  readonly home: DOMRect;
  readonly start: PointerEvent;
}

/** Less than this is a press, in pixels. */
const SLACK = 8;

/** Lets cards inside `root` be dragged. Returns how to stop that. */
export function letDrag(root: HTMLElement, { layer, drop }: DragHost): () => void {
  let down: PointerEvent | null = null;
  let lift: Lift | null = null;

  function onDown(event: PointerEvent): void {
    if (event.isPrimary && event.button === 0) down = event;
  }

  function onMove(event: PointerEvent): void {
    if (lift) {
      const { face, start } = lift;
      face.style.transform = `translate(${event.clientX - start.clientX}px, ${event.clientY - start.clientY}px) rotate(2deg)`;
      mark(placeUnder(event));
      return;
    }
    if (!down || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
    lift = lifted(down, layer);
    down = null;
    if (lift) root.setPointerCapture(event.pointerId);
  }

  function onUp(event: PointerEvent): void {
    down = null;
    if (!lift) return;
    const { what, source, face, home } = lift;
    lift = null;
    mark(null);
    swallowClick();
    const where = placeUnder(event)?.dataset['drop'];
    const now = face.getBoundingClientRect();
    source.removeAttribute('data-away');
    face.remove();
    if (where !== undefined && drop(what, where, now)) return;
    source.animate(
      [{ transform: `translate(${now.left - home.left}px, ${now.top - home.top}px)` }, { transform: 'none' }],
      { duration: 180, easing: 'ease-out' },
    );
  }

  function onCancel(): void {
    down = null;
    lift?.source.removeAttribute('data-away');
    lift?.face.remove();
    lift = null;
    mark(null);
  }

  function placeUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
    return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null;
  }

  function mark(place: HTMLElement | null): void {
    for (const marked of root.querySelectorAll('[data-over]'))
      if (marked !== place) marked.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
  }

  // A finger may only drag where it has nothing to scroll: a zoomed or small page keeps its scrolling.
  const fit = (): void => {
    const page = document.documentElement;
    root.toggleAttribute('data-drags', page.scrollHeight <= page.clientHeight + 1);
  };
  const watch = new ResizeObserver(fit);
  watch.observe(root);
  watch.observe(document.documentElement);
  root.addEventListener('pointerdown', onDown);
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerup', onUp);
  root.addEventListener('pointercancel', onCancel);
  return () => {
    onCancel();
    watch.disconnect();
    root.removeAttribute('data-drags');
    root.removeEventListener('pointerdown', onDown);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerup', onUp);
    root.removeEventListener('pointercancel', onCancel);
  };
}

function lifted(start: PointerEvent, layer: HTMLElement): Lift | null {
  const holder = (start.target as Element).closest<HTMLElement>('[data-drag]');
  const source = holder?.querySelector<HTMLElement>('[data-face]');
  const what = holder?.dataset['drag'];
  if (!source || what === undefined) return null;
  const home = source.getBoundingClientRect();
  const ground = layer.getBoundingClientRect();
  const face = source.cloneNode(true) as HTMLElement;
  face.removeAttribute('data-slot');
  face.classList.add('gliding');
  Object.assign(face.style, {
    position: 'absolute',
    left: `${home.left - ground.left}px`,
    top: `${home.top - ground.top}px`,
    width: `${home.width}px`,
    height: `${home.height}px`,
  });
  face.style.setProperty('--card-w', `${home.width}px`);
  layer.append(face);
  source.setAttribute('data-away', '');
  return { what, source, face, home, start };
}

/** The click that ends a drag presses nothing. */
function swallowClick(): void {
  const stop = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
