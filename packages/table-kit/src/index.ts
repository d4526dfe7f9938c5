// Table-kit: what all tables are made of. It knows no game.
export * from './session.ts';
