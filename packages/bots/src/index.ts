// Bots: search, levels and human pace for any game. They start from what a seat sees and know no game, no clock, no room.
export * from './bot-match.ts';
export * from './bots-of.ts';
export * from './flat.ts';
export * from './ismcts.ts';
export * from './levels.ts';
export * from './model.ts';
export * from './pace.ts';
export * from './question.ts';
export * from './ranked.ts';
export * from './settings.ts';
