// What tests of paper use, here and in the games.
export * from './accessible-pdf.ts';
export * from './pixels.ts';
export * from './poppler.ts';
export * from './usual-wish.ts';
export * from './texts.ts';
