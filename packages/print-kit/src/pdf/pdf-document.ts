// The part of pdfkit that we use, with its true types: the published ones lag behind and know neither bounding boxes of
// structure elements nor the catalogue. One cast, here. And one way to compress, where pdfkit takes zlib in Node and fflate in
// a page: a file is the same file wherever it was made.
import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { joined } from '../joined.ts';

/** An element of the structure tree. */
export interface PdfElement {
  add(child: PdfElement | PdfContent): this;
  end(): void;
}

/** A stretch of marked content. */
export interface PdfContent {
  readonly marked: never;
}

/** What an element says of itself. Boxes are in points from the top left. */
export interface PdfElementFacts {
  readonly title?: string;
  readonly alt?: string;
  readonly bbox?: readonly number[];
  readonly placement?: 'Block';
  readonly scope?: 'Column' | 'Row';
}

/** A dictionary of the file. */
interface PdfDictionary {
  readonly data: Record<string, unknown>;
}

/** An object of the file: parts of a stream that is written when it ends. */
interface PdfReference {
  compress: boolean;
  buffer: Uint8Array[];
  finalize(): void;
}

type Rule = 'even-odd' | 'non-zero';

/** A document that is being written. */
export interface PdfDocument {
  readonly page: { readonly dictionary: PdfDictionary };
  readonly _root: { readonly data: { readonly ViewerPreferences: PdfDictionary } };
  ref(data?: object): PdfReference;
  addPage(options: { readonly size: readonly number[]; readonly margin: number }): this;
  registerFont(name: string, bytes: Uint8Array): this;
  struct(type: string, facts?: PdfElementFacts): PdfElement;
  addStructure(element: PdfElement): this;
  markContent(tag: string, facts: Readonly<Record<string, unknown>>): this;
  markStructureContent(tag: string): PdfContent;
  endMarkedContent(): this;
  save(): this;
  restore(): this;
  scale(by: number): this;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
  rect(x: number, y: number, w: number, h: number): this;
  clip(): this;
  path(d: string): this;
  lineWidth(width: number): this;
  lineCap(cap: 'round' | 'butt'): this;
  lineJoin(join: 'round' | 'miter'): this;
  dash(length: number, options: { readonly space: number }): this;
  undash(): this;
  fill(colour: string, rule: Rule): this;
  stroke(colour: string): this;
  fillAndStroke(fill: string, stroke: string, rule: Rule): this;
  font(name: string): this;
  fontSize(size: number): this;
  fillColor(colour: string): this;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline: string; readonly features?: readonly string[] },
  ): this;
  on(event: 'data', listener: (part: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
  end(): void;
}

/** A new document without pages. `font: null`: none of the fonts that a file need not embed. */
export function createDocument(options: Readonly<Record<string, unknown>>): PdfDocument {
  const Document = PDFDocument as unknown as new (options: object) => PdfDocument;
  const doc = new Document({ ...options, autoFirstPage: false, font: null });
  const ref = doc.ref.bind(doc);
  doc.ref = (data) => compressedAlike(ref(data));
  return doc;
}

/** The object, its stream compressed by fflate when it ends. */
function compressedAlike(object: PdfReference): PdfReference {
  const finalize = object.finalize.bind(object);
  object.finalize = () => {
    if (object.compress && object.buffer.length > 0) {
      object.buffer = [zlibSync(joined(object.buffer))];
      object.compress = false;
    }
    finalize();
  };
  return object;
}
