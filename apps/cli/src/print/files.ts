// What `cardinal print` makes of what was asked: files as bytes, and what is to be said of them.
import { resolve } from 'node:path';
import { factsSheet, flyerDoc, paperOf, playedMoments, rulesDoc, type GamePaper } from '@cardinal/games/sheets';
import type { GameEntry } from '@cardinal/games';
import { replay, type Game } from '@cardinal/kernel';
import {
  calibrationFile,
  deckFile,
  flyerFile,
  kitWordsFor,
  NO_OFFSET,
  pictureSet,
  planSheet,
  rulesFile,
  scoreFile,
  workFile,
  writePdf,
  type DeckWish,
  type Fonts,
  type PaperFile,
  type PrintDeck,
  type SheetPlan,
  type TargetName,
  type WorkDoc,
} from '@cardinal/print-kit';
import { houseFonts, pngOf } from '@cardinal/print-kit/node';
import { loadAllGames, type LoadedGame } from '../find-game.ts';
import { openDeck } from '../deck.ts';
import { readText } from '../files.ts';
import { progress } from '../progress.ts';
import { openRecord } from '../record-file.ts';
import { WrongUse } from '../stop.ts';
import { isWorksheet, refuseUnread, type PrintGiven } from './given.ts';

/** Files and remarks. */
export interface Printed {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly notes: readonly string[];
}

/** What stands in the code of a flyer when nobody says where the games are: an address that is nobody's. */
const NOWHERE = 'https://cardinal.example/';

/** Makes the files. `named` are the options that were written, without those that are as usual. Throws WrongUse. */
export async function filesFor(game: LoadedGame, given: PrintGiven, named: ReadonlySet<string>): Promise<Printed> {
  const { entry } = game;
  const { id } = entry.facts;
  refuseUnread(entry, given, named);
  const paper = await paperOf(id);
  const fonts = houseFonts(given.lang);
  const large = given.large === true;
  if (given.images !== undefined) return pictures(decksOf(paper, given, game.game), given.images, given, fonts);
  if (isWorksheet(given)) {
    const doc = await worksheetOf(entry, paper, given);
    const notes =
      doc.items.length < given.count && given.record === undefined
        ? [`Only ${doc.items.length} items fit these wishes.`]
        : [];
    return { ...(await pdfs([workFile(doc, given.paper, large, given.key, fonts)], fonts)), notes };
  }
  switch (given.sheet) {
    case 'deck': {
      const plan = planSheet(given);
      const wish: DeckWish = { ...given, offset: given.offset ?? NO_OFFSET, inkSaver: given.inkSaver === true };
      const files = decksOf(paper, given, game.game).map((deck) =>
        deckFile(deck, wish, kitWordsFor(given.lang), fonts),
      );
      const notes = plan.instead
        ? [`${plan.instead} has no room for ${tooLarge(plan, given)}: printed ${plan.layout}, cards in full size.`]
        : [];
      return { ...(await pdfs(files, fonts)), notes };
    }
    case 'score': {
      const players = given.players ?? entry.facts.usualSeats;
      const [least, most] = entry.facts.seats;
      if (players < least || players > most)
        throw new WrongUse(`${entry.facts.title} takes ${least} to ${most} players.`);
      return pdfs([scoreFile(paper.score(given.lang, players), given.paper, large, fonts)], fonts);
    }
    case 'rules': {
      const words = await entry.words[given.lang]();
      return pdfs([rulesFile(rulesDoc(entry, words, given.lang), given.paper, large, fonts)], fonts);
    }
    case 'flyer': {
      const words = await entry.words[given.lang]();
      const address = `${homeOf(given.address ?? NOWHERE)}games/${id}`;
      const files = [flyerFile(flyerDoc(entry, words, paper, given.lang, address), given.paper, fonts)];
      const notes =
        given.address === undefined
          ? [`The code on it leads to ${address}, which is only an example. Give your own with --address https://….`]
          : [`The code on it leads to ${address}.`];
      return { ...(await pdfs(files, fonts)), notes };
    }
    case 'check':
      return pdfs([calibrationFile(given.paper, given.lang, kitWordsFor(given.lang), fonts)], fonts);
    default:
      return given.sheet satisfies never;
  }
}

/** What of a wish did not fit: the cards themselves, their bleed, or both together. */
function tooLarge({ card, instead }: SheetPlan, given: PrintGiven): string {
  const cards = `cards of ${card.w} × ${card.h} mm`;
  const bare = planSheet({ ...given, bleed: 0 }).instead === instead;
  if (!bare) return `${given.bleed} mm of bleed`;
  return given.bleed === 0 ? cards : `${cards} with ${given.bleed} mm of bleed`;
}

/** An address as the start of others, with a slash at its end. */
function homeOf(text: string, option = '--address'): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new WrongUse(`${option} takes an address such as https://cards.example/, not "${text}".`);
  return `${url.origin}${url.pathname.replace(/\/?$/, '/')}`;
}

/** Where a table on this machine finds the pictures: it reads a file's path as it is written, spaces and all. */
function homeOfPictures({ baseUrl, out }: PrintGiven): string {
  if (baseUrl !== undefined) return homeOf(baseUrl, '--base-url');
  return `file:///${resolve(out).replaceAll('\\', '/').replace(/^\//, '')}/`;
}

function decksOf(paper: GamePaper, { deck, lang }: PrintGiven, game: Game): readonly PrintDeck[] {
  const decks = paper.decks(lang, deck === undefined ? undefined : openDeck(deck, game));
  if (!decks) throw new Error(`deck-broken: ${game.id} prints no deck that its own options take`);
  return decks;
}

async function worksheetOf(entry: GameEntry, paper: GamePaper, given: PrintGiven): Promise<WorkDoc> {
  const { lang, seed, count, hand, difficulty, grade, carrying, brackets, balance } = given;
  if (given.record !== undefined) {
    const { record, game } = openRecord(readText(given.record), await loadAllGames());
    if (game.id !== entry.facts.id) throw new WrongUse(`That record is of ${game.id}.`);
    const doc = paper.matchSheet(lang, playedMoments(replay(game, record)));
    if (doc.items.length === 0) throw new WrongUse('Nothing in that match could have been played better on paper.');
    return doc;
  }
  const isHands = grade === undefined && !given.facts;
  const doc = isHands
    ? paper.worksheet({ lang, seed, count, hand, difficulty, brackets })
    : factsSheet({ lang, seed, grade: grade ?? entry.grade, count, carrying, brackets, balance });
  if (doc.items.length === 0)
    throw new WrongUse(
      `Nothing fits these wishes. Try ${isHands ? 'more cards in a hand (--hand), or another --difficulty or --brackets' : 'another --carrying, --brackets or --balance'}.`,
    );
  return doc;
}

async function pdfs(files: readonly PaperFile[], fonts: Fonts): Promise<Printed> {
  const made = [];
  for (const file of files) made.push({ name: `${file.name}.pdf`, bytes: await writePdf(file, fonts) });
  return { files: made, notes: [] };
}

async function pictures(
  decks: readonly PrintDeck[],
  target: TargetName,
  given: PrintGiven,
  fonts: Fonts,
): Promise<Printed> {
  const style = { index: given.index, inkSaver: given.inkSaver === true };
  const home = target === 'tts' ? homeOfPictures(given) : '';
  const sets = decks.map((deck) => pictureSet(deck, target, style, fonts, home));
  const all = sets.flatMap((set) => set.pictures);
  const bar = progress('pictures', all.length);
  const files = [];
  for (const picture of all) {
    files.push({ name: picture.file, bytes: await pngOf(picture, fonts) });
    bar.add(1);
  }
  bar.stop();
  const texts = sets.flatMap((set) => set.texts).map(({ file, text }) => ({ name: file, bytes: Buffer.from(text) }));
  return { files: [...files, ...texts], notes: [] };
}
