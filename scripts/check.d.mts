/** Types of check.mjs for its test. */
export interface Check {
  readonly name: string;
  readonly about: string;
  readonly command: readonly string[];
  readonly products?: readonly string[];
}
export const CHECKS: readonly Check[];
export function runCheck(check: Check, root?: string): Promise<{ ok: boolean; output: string }>;
