// What it means when a card is dragged somewhere: the same moves that presses make.
import type { Faces } from '@cardinal/table-kit';
import type { Desk } from './desk.svelte.ts';
import { slotOf } from './faces.ts';

/** A drag ended over a place. Returns whether anything came of it. */
export function dropped(desk: Desk, faces: Faces, what: string, where: string, face: DOMRect): boolean {
  const card = desk.view.hand.find(({ id }) => slotOf(id) === what);
  faces.hold(what, face);
  if (card) {
    const used = desk.bench.sentence.used.includes(card.id);
    if (where === 'discard' && desk.stance === 'put') {
      desk.put(card.id);
      return true;
    }
    if (!desk.builds || (where === 'tray') === used || (where !== 'tray' && where !== 'hand')) return false;
    desk.bench.compose((composer) => composer.pressCard(card));
    return true;
  }
  if ((what !== 'draw' && what !== 'discard') || where === what || desk.stance !== 'take') return false;
  if (where === 'hand' || where === 'tray') desk.take(what);
  return where === 'hand' || where === 'tray';
}
