/** Types of chromium.mjs for the browser tests. */
export function findChromium(
  env?: Readonly<Record<string, string | undefined>>,
  own?: () => string | undefined,
): string | undefined;
export function launchOptions(): { executablePath: string; args: string[] };
export function ensureChromium(): string | undefined;
export const CHROMIUM_FLAGS: string[];
export const NO_CHROMIUM: string;
