// Table-kit: what all tables are made of. It knows no game.
export * from './session.ts';
export * from './settings.svelte.ts';
export * from './table-props.ts';
