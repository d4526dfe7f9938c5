// The battery: conformance of any game with the kernel's contract, in eight parts, and golden playthroughs.
export * from './battery.ts';
export * from './finding.ts';
export * from './golden-files.ts';
