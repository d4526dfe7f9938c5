// The craft of sentences in one parcel: what builds one, and what shows its pieces. It comes a moment after the table, which
// shows an empty row without it.
export { default as Cells } from './Cells.svelte';
export { Composer } from './composer.svelte.ts';
