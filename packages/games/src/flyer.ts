// The flyer of a game: what its words say of it, three of its cards, and where it is played.
import type { CardArt, FlyerDoc } from '@cardinal/print-kit';
import type { GameWords, Lang } from '@cardinal/words';
import type { GameEntry } from './game-entry.ts';
import { flyerWords } from './flyer-words.ts';
import type { GamePaper } from './game-paper.ts';

/** Lines of the rules that a flyer has room for. */
const LINES = 5;

/** The flyer. `address` is the page of the game. */
export function flyerDoc(
  { facts }: GameEntry,
  said: GameWords & { readonly rules?: readonly { readonly text: readonly string[] }[] },
  paper: GamePaper,
  lang: Lang,
  address: string,
): FlyerDoc {
  const { players, minutes, age, scan, by } = flyerWords[lang];
  return {
    id: facts.id,
    lang,
    title: said.title,
    tagline: said.tagline,
    facts: [players(...facts.seats), minutes(...facts.minutes), age(facts.age)],
    lines: (said.rules ?? []).flatMap(({ text }) => text.slice(0, 2)).slice(0, LINES),
    cards: shownCards(paper, lang),
    address,
    scan,
    credit: by(facts.credit.by),
  };
}

/** Three cards that show what a game is made of: an early one, a later one, one of the last. */
export function shownCards(paper: GamePaper, lang: Lang): CardArt[] {
  const fronts = (paper.decks(lang)?.[0]?.cards ?? [])
    .map(({ front }) => front)
    .filter(({ text }) => text === undefined);
  const different = [...new Map(fronts.map((front) => [front.id, front])).values()];
  const places = [0.3, 0.62, 0.99].map((share) => Math.min(different.length - 1, Math.floor(share * different.length)));
  return places.flatMap((place) => different[place] ?? []);
}
