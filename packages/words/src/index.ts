// Words: the languages, the shape of a game's messages, and the messages that all games share.
export * from './common/en.ts';
export * from './game-words.ts';
export * from './lang.ts';
export * from './ui/page-words.ts';
export * from './ui/shell-en.ts';
export * from './ui/ui-words.ts';
