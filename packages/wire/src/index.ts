// Wire: every message between page and server, as schemas. It knows no transport, no game and no rule; docs/wire.md tells
// the same in words.
export * from './ask.ts';
export * from './house.ts';
export * from './http.ts';
export * from './names.ts';
export * from './phrases.ts';
export * from './pin.ts';
export * from './read.ts';
export * from './signs.ts';
export * from './tell.ts';
