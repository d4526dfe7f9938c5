// The kit's part for the page: the fonts as files that come with the page, fetched when paper is asked for; those of Chinese
// and Arabic only when it is asked for in these languages.
import bold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import regular from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import arabicBold from '../fonts/vazirmatn-bold.ttf?url';
import arabicRegular from '../fonts/vazirmatn-regular.ttf?url';
import chineseBold from '../fonts/noto-sans-sc-bold.ttf?url';
import chineseRegular from '../fonts/noto-sans-sc-regular.ttf?url';
import { openFonts, type FontBytes, type Fonts } from './fonts/fonts.ts';
import { scriptOf, type Script } from './fonts/scripts.ts';

const FILES: Readonly<Record<Script, readonly (readonly [regular: string, bold: string])[]>> = {
  latin: [[regular, bold]],
  chinese: [
    [regular, bold],
    [chineseRegular, chineseBold],
  ],
  arabic: [
    [regular, bold],
    [arabicRegular, arabicBold],
  ],
};

const opened = new Map<Script, Promise<Fonts>>();

/** The fonts of paper for a language, fetched and opened once. A failed fetch may be tried again. */
export function pageFonts(lang: string): Promise<Fonts> {
  const script = scriptOf(lang);
  let fonts = opened.get(script);
  if (!fonts) {
    fonts = load(script).catch((error: unknown) => {
      opened.delete(script);
      throw error;
    });
    opened.set(script, fonts);
  }
  return fonts;
}

async function load(script: Script): Promise<Fonts> {
  const families = FILES[script].map(async ([light, heavy]): Promise<FontBytes> => {
    const [regularBytes, boldBytes] = await Promise.all([bytesOf(light), bytesOf(heavy)]);
    return { regular: regularBytes, bold: boldBytes };
  });
  return openFonts(...(await Promise.all(families)));
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`font-missing: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
