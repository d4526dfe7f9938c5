// Which of several tabs plays the match: the one that took it last. The owner's mark lies beside the match itself and is
// looked at before every write, so that two tabs can never mix their entries, however late a message comes.
import type { Shelf } from './shelf.ts';

const OWNER = 'cardinal.match.owner';

/** One tab's claim on the kept match. */
export interface Claim {
  /** Whether the match is still this tab's. A shelf that keeps nothing is shared with nobody. */
  held(): boolean;
  /** Takes the match from whoever has it. */
  take(): void;
}

/** A claim under a name that no other tab has. */
export function claimBy(shelf: Shelf, tab: string): Claim {
  let alone = false;
  return {
    held: () => alone || shelf.read(OWNER) === tab,
    take: () => {
      alone = !shelf.write(OWNER, tab);
    },
  };
}

/** Calls when another tab writes the owner's mark; returns how to stop. */
export function onOtherTab(target: Pick<Window, 'addEventListener' | 'removeEventListener'>, tell: () => void) {
  const heard = (event: StorageEvent): void => {
    if (event.key === OWNER) tell();
  };
  target.addEventListener('storage', heard);
  return (): void => target.removeEventListener('storage', heard);
}
