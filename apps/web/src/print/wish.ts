// What somebody wants printed, as the form holds it, and the file that it makes. Everything heavy (fonts, decks, the writer
// of PDF) is fetched when the first sheet is asked for.
import type { GameEntry, GameId } from '@cardinal/games';
import type { DeckRead } from '@cardinal/games/deck-file';
import type { Difficulty } from '@cardinal/games/sheets';
import type { MatchRecord } from '@cardinal/kernel';
import type {
  CardSizeName,
  DeckWish,
  Flip,
  Fonts,
  GradeId,
  IndexSize,
  KeyPlace,
  LayoutName,
  PaperFile,
  PaperName,
  PictureSet,
  PrintDeck,
  Share,
  TargetName,
} from '@cardinal/print-kit';
import { readOffset } from '@cardinal/print-kit/choices';
import type { Lang } from '@cardinal/words';
import { matchDoc } from './match-doc.ts';

/** What can be printed. */
export const WHATS = ['deck', 'score', 'rules', 'worksheet', 'flyer', 'check', 'images'] as const;
/** One of {@link WHATS}. */
export type What = (typeof WHATS)[number];
/** Sheets of practice. */
export const KINDS = ['hands', 'facts', 'match'] as const;
/** Cards in a hand of one. */
export const HANDS = [2, 3, 4, 5, 6] as const;
/** How many items one may have. */
export const COUNTS = [6, 12, 24, 48] as const;
/** Crop marks of a deck. */
export const MARKS = ['short', 'full', 'none'] as const;

/** The form. */
export interface Wish {
  readonly what: What;
  readonly paper: PaperName;
  /** Which of the game's stocks of card. */
  readonly stock: number;
  readonly card: CardSizeName;
  readonly layout: LayoutName;
  readonly flip: Flip;
  readonly bleed: boolean;
  readonly index: IndexSize;
  readonly marks: DeckWish['marks'];
  readonly inkSaver: boolean;
  readonly offset: string;
  /** A deck of one's own as it was read, undefined for the usual one. */
  readonly deck: DeckRead | undefined;
  readonly players: number;
  readonly large: boolean;
  readonly kind: (typeof KINDS)[number];
  /** A match that was played, for a sheet of its turning points. */
  readonly match: MatchRecord | 'none' | 'bad';
  readonly grade: GradeId;
  readonly carrying: Share;
  readonly brackets: Share;
  readonly balance: Share;
  readonly hand: number;
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly seed: string;
  readonly key: KeyPlace;
  readonly target: TargetName;
  /** Where the pictures will be on the web, for Tabletop Simulator; empty for its own folder. */
  readonly pictureHome: string;
}

/** The paper that people have who speak these languages. */
export function paperHere(languages: readonly string[]): PaperName {
  return /^en-(US|CA)|^es-(MX|US)/.test(languages[0] ?? '') ? 'letter' : 'a4';
}

/** The usual wish, on the paper that is at hand. */
export function usualWish(players: number, languages: readonly string[], seed: string): Wish {
  const paper = paperHere(languages);
  return {
    what: 'deck',
    paper,
    stock: 0,
    card: paper === 'letter' ? 'poker-us' : 'poker-eu',
    layout: '9up',
    flip: 'long',
    bleed: false,
    index: 'standard',
    marks: 'short',
    inkSaver: false,
    offset: '',
    deck: undefined,
    players,
    large: false,
    kind: 'hands',
    match: 'none',
    grade: '2.OA.2',
    carrying: 'some',
    brackets: 'some',
    balance: 'none',
    hand: 4,
    difficulty: 'normal',
    count: 12,
    seed,
    key: 'foot',
    target: 'tgc',
    pictureHome: '',
  };
}

/** An address as the start of those of pictures; null when it is none. An empty line is no address. */
export function readPictureHome(text: string): string | null {
  if (text.trim() === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? `${url.origin}${url.pathname.replace(/\/?$/, '/')}`
    : null;
}

/** What a wish comes to: a file to look at and save, or pictures; `fewer` where as many cards did not fit, `short` where a sheet has fewer items than asked for. */
export interface Made {
  readonly fonts: Fonts;
  readonly file: PaperFile | null;
  readonly pictures: PictureSet | null;
  readonly stocks: readonly string[];
  readonly fewer: { readonly asked: LayoutName; readonly got: LayoutName; readonly bleed: boolean } | null;
  readonly short: { readonly asked: number; readonly got: number } | null;
}

/** The address of a game's own page. */
export function gameAddress(game: string, here: string): string {
  return new URL(`games/${game}/`, here.replace(/[?#].*$/, '')).href;
}

/** Why there is nothing to print: the deck is none of this game; the printer offset or the address of the pictures cannot be read; no item of a practice sheet fits the wish; a match is asked for and none given, or none that can be read, or one in which all went well. */
export type Unmade =
  'bad-deck' | 'bad-offset' | 'bad-address' | 'no-items' | 'no-match' | 'bad-match' | 'nothing-better';

/** Makes what is wished. */
export async function make(entry: GameEntry, wish: Wish, lang: Lang, here: string): Promise<Made | Unmade> {
  const { deck } = wish;
  if (deck?.ok === false) return 'bad-deck';
  const [kit, { pageFonts }, games] = await Promise.all([
    import('@cardinal/print-kit'),
    import('@cardinal/print-kit/page'),
    import('@cardinal/games/sheets'),
  ]);
  const id = entry.facts.id as GameId;
  const [fonts, paper] = await Promise.all([pageFonts(lang), games.paperOf(id)]);
  const decks = paper.decks(lang, deck?.deck) ?? [];
  const stock: PrintDeck | undefined = decks[wish.stock] ?? decks[0];
  if (!stock) throw new Error(`deck-broken: ${id} prints no deck that its own options take`);
  const words = kit.kitWordsFor(lang);
  const common = {
    fonts,
    pictures: null,
    stocks: decks.map(({ title }) => title),
    fewer: null,
    short: null,
  };
  switch (wish.what) {
    case 'deck': {
      const asked = {
        paper: wish.paper,
        card: wish.card,
        layout: wish.layout,
        flip: wish.flip,
        bleed: wish.bleed ? 3 : 0,
      };
      const plan = kit.planSheet(asked);
      const offset = readOffset(wish.offset);
      if (!offset) return 'bad-offset';
      const file = kit.deckFile(
        stock,
        { ...asked, index: wish.index, inkSaver: wish.inkSaver, marks: wish.marks, offset },
        words,
        fonts,
      );
      return {
        ...common,
        file,
        fewer: plan.instead ? { asked: plan.instead, got: plan.layout, bleed: wish.bleed } : null,
      };
    }
    case 'score':
      return { ...common, file: kit.scoreFile(paper.score(lang, wish.players), wish.paper, wish.large, fonts) };
    case 'rules': {
      const said = await entry.words[lang]();
      return { ...common, file: kit.rulesFile(games.rulesDoc(entry, said, lang), wish.paper, wish.large, fonts) };
    }
    case 'worksheet': {
      const { seed, count, hand, difficulty, grade, carrying, brackets, balance, match } = wish;
      if (wish.kind === 'match') {
        if (typeof match === 'string') return match === 'none' ? 'no-match' : 'bad-match';
        const sheet = await matchDoc(match, lang);
        if (sheet.items.length === 0) return 'nothing-better';
        return { ...common, file: kit.workFile(sheet, wish.paper, wish.large, wish.key, fonts) };
      }
      const sheet =
        wish.kind === 'hands'
          ? paper.worksheet({ lang, seed, count, hand, difficulty, brackets })
          : games.factsSheet({ lang, seed, grade, count, carrying, brackets, balance });
      const got = sheet.items.length;
      if (got === 0) return 'no-items';
      const file = kit.workFile(sheet, wish.paper, wish.large, wish.key, fonts);
      return { ...common, file, short: got < count ? { asked: count, got } : null };
    }
    case 'flyer': {
      const said = await entry.words[lang]();
      const doc = games.flyerDoc(entry, said, paper, lang, gameAddress(id, here));
      return { ...common, file: kit.flyerFile(doc, wish.paper, fonts) };
    }
    case 'check':
      return { ...common, file: kit.calibrationFile(wish.paper, lang, words, fonts) };
    case 'images': {
      const home = wish.target === 'tts' ? readPictureHome(wish.pictureHome) : '';
      if (home === null) return 'bad-address';
      const style = { index: wish.index, inkSaver: wish.inkSaver };
      return { ...common, file: null, pictures: kit.pictureSet(stock, wish.target, style, fonts, home) };
    }
    default:
      return wish.what satisfies never;
  }
}
