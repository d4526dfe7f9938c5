// The kit's part for the page: the font as files that come with the page, fetched when paper is asked for.
import bold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import regular from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import { openFonts, type Fonts } from './fonts/fonts.ts';

let opened: Promise<Fonts> | undefined;

/** The font of paper, fetched and opened once. A failed fetch may be tried again. */
export function pageFonts(): Promise<Fonts> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(): Promise<Fonts> {
  const [regularBytes, boldBytes] = await Promise.all([bytesOf(regular), bytesOf(bold)]);
  return openFonts({ regular: regularBytes, bold: boldBytes });
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`font-missing: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
