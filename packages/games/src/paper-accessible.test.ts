// Every kind of paper read as a screen reader would: the points of PDF/UA that a file shows, in three scripts; and a planted
// fault for each, so that the reader is known to read.
import { describe, expect, it } from 'vitest';
import {
  deckFile,
  flyerFile,
  kitWordsFor,
  rulesFile,
  scoreFile,
  workFile,
  writePdf,
  type PaperFile,
} from '@cardinal/print-kit';
import { houseFonts } from '@cardinal/print-kit/node';
import { accessibleFaults, fontsOf, USUAL_WISH } from '@cardinal/print-kit/testing';
import type { GameEntry } from './game-entry.ts';
import { games } from './registry.ts';
import { flyerDoc, rulesDoc, paperOf } from './sheets.ts';

/** One game a script is enough: what differs between games is only what is drawn. */
async function papers(
  id: 'mathmasters' | 'math-rush' | 'addition-mania',
  lang: 'en' | 'ar' | 'zh',
): Promise<PaperFile[]> {
  const fonts = houseFonts(lang);
  const entry: GameEntry = games[id];
  const [words, paper] = [await entry.words[lang](), await paperOf(id)];
  const [deck] = paper.decks(lang) ?? [];
  if (!deck) throw new Error('no deck');
  const few = { ...deck, cards: deck.cards.slice(-11) };
  const work = paper.worksheet({ lang, seed: '1', count: 8, hand: 4, difficulty: 'normal', brackets: 'some' });
  return [
    deckFile(few, USUAL_WISH, kitWordsFor(lang), fonts),
    scoreFile(paper.score(lang, 3), 'a4', false, fonts),
    rulesFile(rulesDoc(entry, words, lang), 'a4', false, fonts),
    workFile(work, 'a4', false, 'foot', fonts),
    flyerFile(flyerDoc(entry, words, paper, lang, 'https://a.example/'), 'a4', fonts),
  ];
}

/** A deck and a score sheet as the text of their files, made once. */
const texts = (() => {
  let made: Promise<readonly [string, string]> | undefined;
  return () => (made ??= madeTexts());
})();
async function madeTexts(): Promise<readonly [string, string]> {
  const [deck, score] = await papers('mathmasters', 'en');
  if (!deck || !score) throw new Error('no files');
  const text = async (file: PaperFile) => Buffer.from(await writePdf(file, houseFonts())).toString('latin1');
  return [await text(deck), await text(score)];
}

describe('paper for those who listen', () => {
  it.each([
    ['mathmasters', 'en'],
    ['math-rush', 'ar'],
    ['addition-mania', 'zh'],
  ] as const)(
    'P10 %s in %s: everything is tagged, named and in order, every font is there and means something',
    async (id, lang) => {
      for (const file of await papers(id, lang)) {
        const pdf = await writePdf(file, houseFonts(lang));
        expect(accessibleFaults(pdf), file.name).toEqual([]);
        for (const face of fontsOf(pdf)) expect(face).toMatch(/^[A-Z]{6}\+\S+ .*yes yes yes/);
      }
    },
  );

  it.each([
    ['/Marked true', '/Marked fals', 'not marked as tagged'],
    ['/Lang (en)', '/Lang ()', 'no language'],
    ['/DisplayDocTitle true', '/DisplayDocTitle fals', 'the title is not shown'],
    ['/Tabs /S', '/Tabs /R', 'has no order of tabs'],
    ['/Alt (', '/Olt (', 'a figure without a text'],
    ['/BBox', '/CBox', 'a figure without a box'],
    ['/S /H1', '/S /H3', 'a heading H3 after level 0'],
    ['/K [0]', '/K [7]', 'is not what the tree has'],
    ['/ToUnicode', '/ToUnicole', 'a font whose signs mean nothing'],
    ['/FontFile2', '/FontFale2', 'a font that is not embedded'],
  ] as const)('a file with %s as %s is found out', async (good, bad, fault) => {
    const [text] = await texts();
    expect(text).toContain(good);
    const broken = Buffer.from(text.replace(good, bad), 'latin1');
    expect(accessibleFaults(broken).join('; ')).toContain(fault);
  });

  it('a table whose head heads nothing, or whose rows differ, is found out', async () => {
    const [, text] = await texts();
    const faultsOf = (broken: string): string => accessibleFaults(Buffer.from(broken, 'latin1')).join('; ');
    expect(faultsOf(text.replace('/Scope', '/Scepe'))).toContain('heads nothing');
    expect(faultsOf(text.replace('/S /TD', '/S /TX'))).toContain('a row with something but cells');
  });
});
