// The solver as the rules of Numsense meet it in the built page: its code comes after the table stands, for no first move
// asks it. `vite.config.ts` puts this in its place; whoever begins where it may be asked at once awaits `solverHere`.
import type { Solver } from '@cardinal/solver';
import type * as Part from './solver-part.ts';

export { HIGHEST_WILD } from '@cardinal/solver';

let part: typeof Part | null = null;
let own: Solver | null = null;
let coming: Promise<void> | null = null;

/** Fetches the solver's code, once; asked again after a failure, it tries again. */
export function solverHere(): Promise<void> {
  coming ??= import('./solver-part.ts').then(
    (code) => {
      part = code;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

void solverHere().catch(() => undefined);

function here(): typeof Part {
  if (!part) throw new Error('solver-late: the rules ask the solver before its code has come');
  return part;
}

/** As in the solver. */
export const bestAnswer: typeof Part.bestAnswer = (...asked) => here().bestAnswer(...asked);
/** As in the solver. */
export const canHit: typeof Part.canHit = (...asked) => here().canHit(...asked);
/** A solver that is made when it is first asked. */
export const createSolver = (): Pick<ReturnType<typeof Part.createSolver>, 'bestAnswer'> => ({
  bestAnswer: (...asked) => (own ??= here().createSolver()).bestAnswer(...asked),
});
