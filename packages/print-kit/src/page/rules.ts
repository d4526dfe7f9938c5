// A game's rules on paper: one page where the type can stay readable, in two columns.
import type { Fonts } from '../fonts/fonts.ts';
import { PAPERS, type PaperName } from '../geometry/paper.ts';
import { facing } from './facing.ts';
import { BESIDE, flowText, footLine, pageOf, titleBlock, type FlowText } from './flow.ts';
import type { PaperFile } from './page.ts';

/** Rules to be set. Examples are lines of their own. */
export interface RulesDoc {
  readonly id: string;
  readonly lang: string;
  readonly title: string;
  readonly tagline: string;
  readonly parts: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly examples: readonly string[];
  }[];
  /** Whose game it is. */
  readonly credit: string;
}

/** The sizes of type between which the largest is sought that leaves one page, in mm: 13 pt down to 7.4 pt, below the 9 pt that every game's rules reach (a longer text is better small than on a second page). Large print begins at 18 pt and takes the pages it needs. */
const LARGEST = 4.6;
const SMALLEST = 2.6;
/** How near to the largest size is near enough. */
const STEP = 0.03;

/** The file of the rules. */
export function rulesFile(rules: RulesDoc, paper: PaperName, largePrint: boolean, fonts: Fonts): PaperFile {
  const style = { paper: PAPERS[paper], margin: largePrint ? 16 : 11, columns: largePrint ? 1 : 2 };
  const beside = BESIDE[largePrint ? 'large' : 'usual'];
  const title = titleBlock(rules.title, rules.tagline, style, fonts, largePrint ? 12 : 8.5, beside);
  const texts = rules.parts.flatMap((part): FlowText[] => [
    { tag: 'H2', text: part.title },
    ...part.lines.map((text): FlowText => ({ tag: 'P', text })),
    ...part.examples.map((text): FlowText => ({ tag: 'P', text, aside: true })),
  ]);
  const set = (body: number) => flowText(texts, { ...style, body, top: title.bottom + 3 }, fonts);
  let pages = set(largePrint ? BESIDE.large : LARGEST);
  if (!largePrint && pages.length > 1) {
    let [fits, over] = [SMALLEST, LARGEST];
    pages = set(fits);
    while (over - fits > STEP && pages.length === 1) {
      const between = (fits + over) / 2;
      const tried = set(between);
      if (tried.length > 1) over = between;
      else [fits, pages] = [between, tried];
    }
  }
  return facing({
    name: `${rules.id}-rules-${paper}${largePrint ? '-large' : ''}`,
    title: rules.title,
    lang: rules.lang,
    duplex: null,
    pages: pages.map((blocks, i) =>
      pageOf(style.paper, `${i + 1}`, [
        ...(i === 0 ? title.blocks : []),
        ...blocks,
        footLine(rules.credit, style, i + 1, pages.length),
      ]),
    ),
  });
}
