// What tests of paper use, here and in the games.
export * from './pixels.ts';
export * from './poppler.ts';
export * from './usual-wish.ts';
