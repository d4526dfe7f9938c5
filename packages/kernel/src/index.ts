// The kernel: what a game is, how a match runs, how it is written down and proved. It knows no game, no clock, no network.
export * from './bot.ts';
export * from './draws.ts';
export * from './entry.ts';
export * from './facts.ts';
export * from './hash.ts';
export * from './ids.ts';
export * from './json.ts';
export * from './match.ts';
export * from './options.ts';
export * from './record.ts';
export * from './replay.ts';
export * from './resume.ts';
export * from './rng.ts';
export * from './rules.ts';
export * from './step.ts';
export * from './turn.ts';
export * from './verdict.ts';
