// Pages as a PDF: drawn in mm, tagged for those who listen, with the font embedded, hints for the printer, and the same
// bytes every time. Knows pages, not what they are for.
import type { Fonts } from '../fonts/fonts.ts';
import { readsRightToLeft } from '../fonts/bidi.ts';
import { POINTS, type Box } from '../geometry/paper.ts';
import type { Shape } from '../drawing/shapes.ts';
import { joined } from '../joined.ts';
import type { Block, PaperFile, PaperPage } from '../page/page.ts';
import { createDocument, type PdfDocument, type PdfElement, type PdfElementFacts } from './pdf-document.ts';

/** The day that stands in every file: a file made again is the same file. */
const DAY = new Date(Date.UTC(2026, 0, 1));

/** The bytes of the PDF of a file. */
export function writePdf(file: PaperFile, fonts: Fonts): Promise<Uint8Array> {
  const doc = open(file, fonts);
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const page of file.pages) writePage(doc, root, page, fonts);
  root.end();
  return collected(doc);
}

function open(file: PaperFile, fonts: Fonts): PdfDocument {
  const doc = createDocument({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: file.lang,
    info: { Title: file.title, Creator: 'Cardinal', Producer: 'Cardinal', CreationDate: DAY, ModDate: DAY },
  });
  for (const [name, bytes] of fonts.faces) doc.registerFont(name, bytes);
  // Readers that honour the hints neither shrink the page nor ask how to turn it.
  const hints = doc._root.data.ViewerPreferences.data;
  hints['PrintScaling'] = 'None';
  hints['PickTrayByPDFSize'] = true;
  if (readsRightToLeft(file.lang)) hints['Direction'] = 'R2L';
  if (file.duplex) hints['Duplex'] = file.duplex === 'long' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge';
  return doc;
}

function writePage(doc: PdfDocument, root: PdfElement, page: PaperPage, fonts: Fonts): void {
  doc.addPage({ size: [page.size.w * POINTS, page.size.h * POINTS], margin: 0 });
  const { data } = doc.page.dictionary;
  // In the order in which they are read.
  data['Tabs'] = 'S';
  if (page.trim) data['TrimBox'] = pdfBox(page.trim, page.size.h);
  if (page.bleed) data['BleedBox'] = pdfBox(page.bleed, page.size.h);
  doc.save();
  doc.scale(POINTS);
  const section = doc.struct('Sect', { title: page.name });
  root.add(section);
  for (const block of page.blocks) writeBlock(doc, section, block, fonts);
  section.end();
  doc.restore();
}

function writeBlock(doc: PdfDocument, section: PdfElement, block: Block, fonts: Fonts): void {
  switch (block.kind) {
    case 'artifact':
      if (block.shapes.length === 0) return;
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc, block.shapes, fonts);
      doc.endMarkedContent();
      return;
    case 'figure': {
      const { x, y, w, h } = block.box;
      const bbox = [x * POINTS, y * POINTS, (x + w) * POINTS, (y + h) * POINTS];
      const facts: PdfElementFacts = { alt: block.alt, bbox, placement: 'Block' };
      addContent(doc, section, 'Figure', block.shapes, fonts, facts);
      return;
    }
    case 'text':
      addContent(doc, section, block.tag, block.shapes, fonts);
      return;
    case 'table': {
      const table = doc.struct('Table');
      section.add(table);
      for (const cells of block.rows) {
        const row = doc.struct('TR');
        table.add(row);
        for (const { head, shapes } of cells) {
          const scope: PdfElementFacts = head ? { scope: head === 'column' ? 'Column' : 'Row' } : {};
          addContent(doc, row, head ? 'TH' : 'TD', shapes, fonts, scope);
        }
        row.end();
      }
      table.end();
      return;
    }
    default:
      block satisfies never;
  }
}

function addContent(
  doc: PdfDocument,
  parent: PdfElement,
  tag: string,
  shapes: readonly Shape[],
  fonts: Fonts,
  facts: PdfElementFacts = {},
): void {
  const element = doc.struct(tag, facts);
  parent.add(element);
  if (shapes.length > 0) {
    element.add(doc.markStructureContent(tag));
    draw(doc, shapes, fonts);
    doc.endMarkedContent();
  }
  element.end();
}

function draw(doc: PdfDocument, shapes: readonly Shape[], fonts: Fonts): void {
  for (const shape of shapes) {
    switch (shape.kind) {
      case 'group':
        doc.save();
        doc.transform(...shape.matrix);
        if (shape.clip) doc.rect(shape.clip.x, shape.clip.y, shape.clip.w, shape.clip.h).clip();
        draw(doc, shape.shapes, fonts);
        doc.restore();
        break;
      case 'path': {
        const { d, fill, stroke, width = 0.2, dash, round, evenOdd } = shape;
        if (stroke !== undefined) {
          doc.lineWidth(width);
          doc.lineCap(round ? 'round' : 'butt').lineJoin(round ? 'round' : 'miter');
          if (dash) doc.dash(dash[0], { space: dash[1] });
        }
        doc.path(d);
        const rule = evenOdd ? 'even-odd' : 'non-zero';
        if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke, rule);
        else if (fill !== undefined) doc.fill(fill, rule);
        else if (stroke !== undefined) doc.stroke(stroke);
        if (dash) doc.undash();
        break;
      }
      case 'text': {
        const { text, weight, size, anchor, fill } = shape;
        const width = fonts.width(text, weight) * size;
        const x = shape.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
        for (const run of fonts.runs(text, weight)) {
          doc.font(run.face).fontSize(size).fillColor(fill);
          // Asked for features, even none, pdfkit lays out the whole stretch: else it would put words in order from the left.
          const whole = run.rightToLeft ? { features: [] } : {};
          doc.text(run.text, x + run.x * size, shape.y, { lineBreak: false, baseline: 'alphabetic', ...whole });
        }
        break;
      }
      default:
        shape satisfies never;
    }
  }
}

function pdfBox({ x, y, w, h }: Box, height: number): number[] {
  return [x, height - y - h, x + w, height - y].map((value) => value * POINTS);
}

function collected(doc: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('error', reject);
    doc.on('end', () => resolve(joined(parts)));
    doc.end();
  });
}
