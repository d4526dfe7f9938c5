// The second step at a door: pictures that change, shown on the host's screen and tapped by whoever comes in, so that a PIN
// that went round is not enough.
import * as v from 'valibot';

/** The pictures; the page draws and names them. */
export const SIGNS = ['circle', 'square', 'triangle', 'star', 'heart', 'cross'] as const;
/** One of {@link SIGNS}. */
export type Sign = (typeof SIGNS)[number];

/** How many are asked for, in their order. */
export const SIGNS_ASKED = 4;

/** What is shown, and what somebody tapped. */
export const signsShape = v.pipe(v.array(v.picklist(SIGNS)), v.length(SIGNS_ASKED));
