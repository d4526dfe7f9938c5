// The part of the solver that the rules of Numsense ask, as a file of its own: what comes late comes without the rest.
export { bestAnswer, canHit, createSolver } from '@cardinal/solver';
