// Store: where tables are kept. A port with two answers, memory and SQLite; whoever uses it cannot tell them apart but by
// what is left after the power went.
export * from './backup.ts';
export * from './event-store.ts';
export * from './memory-store.ts';
export * from './open-store.ts';
export { startThread } from './thread.ts';
export { CannotUse, explained } from './trouble.ts';
