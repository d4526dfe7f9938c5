// The battery: conformance of any game with the kernel's contract, in eight parts, and golden playthroughs.
export * from './battery.ts';
export * from './finding.ts';
export * from './golden-files.ts';
export { bots } from './bots.ts';
export { clock } from './clock.ts';
export { counts } from './counts.ts';
export { frozenInput } from './frozen.ts';
export { golden, makePlaythrough, STYLES, type Style } from './golden.ts';
export { nonInterference } from './non-interference.ts';
export { randomPlay } from './random-play.ts';
export { redeal } from './redeal.ts';
