// What is said over a whole screen (news of people, a refusal) has to be said in an open dialog, too: all that stands
// outside of one is neither seen nor read aloud.
import type { Snippet } from 'svelte';

/** What every open dialog shows as well, if anything. */
export const overDialogs: { said: Snippet | null } = $state({ said: null });
