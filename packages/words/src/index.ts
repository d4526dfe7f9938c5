// Words: the languages, the shape of a game's messages, and the messages that all games share.
export { kernelWhyDe } from './common/de.ts';
export { kernelWhyAr } from './common/ar.ts';
export { kernelWhyEs } from './common/es.ts';
export { kernelWhyZh } from './common/zh.ts';
export * from './common/en.ts';
export * from './game-words.ts';
export { grammarDe } from './grammar/de.ts';
export { grammarAr } from './grammar/ar.ts';
export { grammarEs } from './grammar/es.ts';
export { grammarZh } from './grammar/zh.ts';
export { upper } from './grammar/grammar.ts';
export * from './lang.ts';
export * from './rules-told.ts';
export { pagesEn } from './ui/pages-en.ts';
export * from './ui/shell-en.ts';
export * from './ui/ui-words.ts';
export * from './viewer-signs.ts';
export * from './wording.ts';
