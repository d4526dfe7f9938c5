// The four operations and how tightly they bind. Knows no glyph: how a sign is written belongs to
// grammars (in) and sign sets (out).

/** The four operations by their ASCII names, which are also what JSON and logs carry. */
export const SIGNS = ['+', '-', '*', '/'] as const;

/** One of the four operations. */
export type Sign = (typeof SIGNS)[number];

/** `school`: times and divide before plus and minus. `left-to-right`: no sign goes first. */
export type Order = 'school' | 'left-to-right';

/** How tightly a sign binds (1 or 2); equals are always worked out from the left. */
export function tightness(sign: Sign, order: Order): 1 | 2 {
  return order === 'school' && (sign === '*' || sign === '/') ? 2 : 1;
}
