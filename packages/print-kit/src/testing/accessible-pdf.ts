// What PDF/UA-1 asks for as far as a file shows it to a reader: tags round all that is drawn, a whole structure tree, texts
// for figures, heads for tables, language, title, fonts with their meaning. Reads the files that we write, not any file.
import { inflateSync } from 'node:zlib';

/** One object of a file: its dictionary as text, and its stream if it has one. */
interface PdfObject {
  readonly dict: string;
  readonly stream: string | null;
}

/** An element of the structure tree. */
interface Element {
  readonly tag: string;
  readonly dict: string;
  readonly kids: readonly number[];
  /** Numbers of its own pieces of content. */
  readonly content: readonly number[];
}

/** Operators that put something on the page. */
const PAINTS = new Set(['Tj', 'TJ', 'f', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'Do', 'sh']);

/** What is wrong with a file, in sentences; empty where nothing is. */
export function accessibleFaults(pdf: Uint8Array): string[] {
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const catalogue = all.find(({ dict }) => dict.includes('/Type /Catalog'))?.dict ?? '';
  const faults: string[] = [];
  const want = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  want(
    catalogue.includes('/MarkInfo') && all.some(({ dict }) => dict.includes('/Marked true')),
    'not marked as tagged',
  );
  want(/\/Lang \([a-z]{2}/.test(catalogue), 'no language');
  want(
    all.some(({ dict }) => dict.includes('/DisplayDocTitle true')),
    'the title is not shown',
  );
  const about = all.find(({ dict }) => dict.includes('/Type /Metadata'))?.stream ?? '';
  want(about.includes('<pdfuaid:part>1</pdfuaid:part>'), 'not said to be PDF/UA-1');
  want(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+</.test(about), 'no title in the metadata');
  want(!all.some(({ dict }) => /\/JavaScript|\/Encrypt /.test(dict)), 'scripts or encryption');

  const elements = new Map<number, Element>();
  for (const [id, { dict }] of objects) {
    const tag = /\/S \/(\w+)/.exec(dict)?.[1];
    if (tag !== undefined && dict.includes('/K') && /\/P \d+ 0 R/.test(dict))
      elements.set(id, { tag, dict, ...kidsOf(dict) });
  }
  faults.push(...pageFaults(objects, elements), ...treeFaults(elements), ...fontFaults(all));
  return faults;
}

function objectsOf(pdf: Uint8Array): Map<number, PdfObject> {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const body = match[2] ?? '';
    const at = body.indexOf('\nstream\n');
    const dict = at < 0 ? body : body.slice(0, at);
    const bytes = at < 0 ? null : Buffer.from(body.slice(at + 8, body.lastIndexOf('\nendstream')), 'latin1');
    const stream = bytes && (dict.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(Number(match[1]), { dict, stream });
  }
  return objects;
}

/** What an element holds: other elements, and numbered pieces of content. */
function kidsOf(dict: string): Pick<Element, 'kids' | 'content'> {
  const list = /\/K \[([^\]]*)\]/.exec(dict)?.[1] ?? '';
  const numbers = (text: string, pattern: RegExp): number[] =>
    [...text.matchAll(pattern)].map((match) => Number(match[1]));
  return {
    kids: numbers(list, /(\d+) 0 R/g),
    content: numbers(list.replace(/\d+ 0 R/g, ''), /(\d+)/g),
  };
}

function pageFaults(objects: ReadonlyMap<number, PdfObject>, elements: ReadonlyMap<number, Element>): string[] {
  const faults: string[] = [];
  for (const [id, { dict }] of objects) {
    if (!/\/Type \/Page\n/.test(dict)) continue;
    if (!dict.includes('/Tabs /S')) faults.push(`page ${id} has no order of tabs`);
    const stream = objects.get(Number(/\/Contents (\d+) 0 R/.exec(dict)?.[1]))?.stream ?? '';
    const drawn = marksOf(stream);
    if (drawn.bare > 0) faults.push(`page ${id} paints ${drawn.bare} things outside all tags`);
    if (drawn.open !== 0) faults.push(`page ${id} leaves a tag open`);
    const told = [...elements.values()].flatMap(({ dict: other, content }) =>
      other.includes(`/Pg ${id} 0 R`) ? content : [],
    );
    const [a, b] = [[...drawn.ids].sort((x, y) => x - y), [...told].sort((x, y) => x - y)];
    if (a.length === 0 && drawn.artifacts === 0) faults.push(`page ${id} is empty`);
    if (a.join() !== b.join())
      faults.push(`page ${id}: content ${a.join(' ')} is not what the tree has: ${b.join(' ')}`);
  }
  return faults;
}

/** The numbered pieces of a content stream, and how much is painted outside all of them. */
function marksOf(stream: string) {
  const ids: number[] = [];
  let [depth, bare, artifacts] = [0, 0, 0];
  // Strings are taken away first: they may hold anything. What a tag says of itself goes on its line.
  const plain = stream.replace(/<[0-9a-f]+>/g, '').replace(/<<[^>]*>>/g, (facts) => facts.replaceAll('\n', ' '));
  for (const line of plain.split('\n')) {
    const operator = line.trim().split(/\s+/).at(-1) ?? '';
    if (operator === 'BDC' || operator === 'BMC') {
      depth++;
      const id = /\/MCID (\d+)/.exec(line)?.[1];
      if (id !== undefined) ids.push(Number(id));
      else if (line.startsWith('/Artifact')) artifacts++;
    } else if (operator === 'EMC') depth--;
    else if (PAINTS.has(operator) && depth === 0) bare++;
  }
  return { ids, bare, artifacts, open: depth };
}

function treeFaults(elements: ReadonlyMap<number, Element>): string[] {
  const faults: string[] = [];
  const tagOf = (id: number): string => elements.get(id)?.tag ?? '?';
  let heading = 0;
  for (const { tag, dict, kids } of elements.values()) {
    const level = Number(/^H(\d)$/.exec(tag)?.[1] ?? 0);
    if (level > heading + 1) faults.push(`a heading ${tag} after level ${heading}`);
    if (level > 0) heading = level;
    if (tag === 'Figure' && !/\/Alt \(.+/.test(dict)) faults.push('a figure without a text');
    if (tag === 'Figure' && !dict.includes('/BBox')) faults.push('a figure without a box');
    if (tag === 'TH' && !dict.includes('/Scope')) faults.push('a head of a table that heads nothing');
    if (tag === 'Table' && !kids.every((kid) => tagOf(kid) === 'TR')) faults.push('a table with something but rows');
    if (tag === 'TR' && !kids.every((kid) => ['TH', 'TD'].includes(tagOf(kid))))
      faults.push('a row with something but cells');
    if (tag === 'Table' && new Set(kids.map((kid) => elements.get(kid)?.kids.length)).size > 1)
      faults.push('a table whose rows differ in length');
  }
  if (heading === 0) faults.push('no heading');
  return faults;
}

function fontFaults(all: readonly PdfObject[]): string[] {
  const faults: string[] = [];
  for (const { dict } of all) {
    if (dict.includes('/Type /Font\n') && dict.includes('/Subtype /Type0') && !dict.includes('/ToUnicode'))
      faults.push('a font whose signs mean nothing to a reader');
    if (dict.includes('/Type /FontDescriptor') && !/\/FontFile[23]/.test(dict))
      faults.push('a font that is not embedded');
  }
  return faults;
}
