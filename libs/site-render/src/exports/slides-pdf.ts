import { type SlidesSpec, slideSize } from '@sitewright/site-spec';
import { chartSvg } from '../chart-svg.ts';
import type {
  ChartElement,
  DrawingElement,
  PictureElement,
  ShapeElement,
  SlideElement,
  TableElement,
  TextElement,
} from '../deck/element.ts';
import { layOutDeck } from '../deck/lay-out-deck.ts';
import { measureOf } from '../deck/measure.ts';
import { colorOf } from '../theme-css.ts';
import { createPdf, type PdfWriter } from './pdf-writer.ts';
import { assetSvg, type Rasteriser, rasteriserOf } from './raster.ts';
import { requireGlyphs } from './text/font-book.ts';

interface Sheet {
  spec: SlidesSpec;
  pdf: PdfWriter;
  raster: Rasteriser;
}

/** A deck as PDF: a page a slide. */
export async function slidesPdf(spec: SlidesSpec): Promise<Uint8Array> {
  const [width, height] = slideSize(spec.content.aspect);
  const book = await requireGlyphs(spec);
  const pdf = createPdf(spec, book, {
    size: [width, height],
    margins: { top: 40, right: 40, bottom: 0, left: 40 },
  });
  let fill = '#ffffff';
  // Text that is too long for its slide goes on, on another page of the same colour.
  pdf.doc.on('pageAdded', () => {
    pdf.doc.save().rect(0, 0, width, height).fill(fill).restore();
  });
  const raster = rasteriserOf(spec, book);
  for (const { look, elements } of layOutDeck(spec, await measureOf(spec))) {
    fill = look.ground;
    pdf.page();
    const own = pdf.doc.page;
    for (const element of elements) {
      if (pdf.doc.page !== own) pdf.doc.switchToPage(pageNumber(pdf, own));
      await draw({ spec, pdf, raster }, element);
    }
    pdf.doc.switchToPage(pageNumber(pdf, undefined));
  }
  return pdf.finish();
}

/** The number of a page; of the last where none is given. */
function pageNumber({ doc }: PdfWriter, page: PDFKit.PDFDocument['page'] | undefined): number {
  const { start, count } = doc.bufferedPageRange();
  if (page === undefined) return start + count - 1;
  for (let at = start + count - 1; at > start; at -= 1) {
    doc.switchToPage(at);
    if (doc.page === page) return at;
  }
  return start;
}

async function draw(sheet: Sheet, element: SlideElement): Promise<void> {
  const { pdf } = sheet;
  switch (element.kind) {
    case 'text':
      return drawText(pdf, element);
    case 'shape':
      return pdf.artifact(() => drawShape(pdf, element));
    case 'table':
      return pdf.within('Table', () => drawTable(pdf, element));
    case 'chart':
      return drawChart(sheet, element);
    case 'picture':
      return drawPicture(sheet, element);
    case 'drawing':
      return pdf.artifact(() => drawParts(pdf, element));
  }
}

/** Each entry of a list is an item of its own for those who hear it. */
function drawText(pdf: PdfWriter, { entry, tag, text, style, ...box }: TextElement): void {
  if (entry === undefined || tag === 'Artifact') pdf.text(tag, text, style, box);
  else pdf.within('L', () => pdf.within('LI', () => pdf.text('LBody', text, style, box)));
}

function drawShape({ doc }: PdfWriter, { shape, fill, x, y, width, height, radius = 0 }: ShapeElement): void {
  if (shape === 'broken')
    doc.save().lineWidth(1.5).dash(6, { space: 4 }).rect(x, y, width, height).stroke(fill).restore();
  else if (shape === 'ellipse') doc.ellipse(x + width / 2, y + height / 2, width / 2, height / 2).fill(fill);
  else if (radius > 0) doc.roundedRect(x, y, width, height, radius).fill(fill);
  else doc.rect(x, y, width, height).fill(fill);
}

function drawParts({ doc }: PdfWriter, { parts, x, y, width, height }: DrawingElement): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 100, height / 100);
  for (const { path, fill } of parts) doc.path(path).fill(fill);
  doc.restore();
}

function drawTable(pdf: PdfWriter, table: TableElement): void {
  const { columns, rows, totals, style, widths, heights, padding } = table;
  const order = [...columns.keys()];
  if (pdf.rightToLeft) order.reverse();
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  let { y } = table;
  for (const [index, row] of all.entries()) {
    const isStrong = index === 0 || (totals !== undefined && index === all.length - 1);
    const look = index === 0 ? table.headLook : undefined;
    const own = { ...style, bold: isStrong, color: look?.ink ?? style.color };
    const height = heights[index] ?? 0;
    if (look) pdf.artifact(() => pdf.doc.rect(table.x, y, table.width, height).fill(look.fill));
    pdf.within('TR', () => {
      let { x } = table;
      for (const at of order) {
        const width = widths[at] ?? 0;
        const text = row[at] || ' ';
        const inner = width - padding * 2;
        const top = y + (height - pdf.heightOf(text, own, inner)) / 2;
        const align = columns[at]?.align ?? 'start';
        pdf.text(
          index === 0 ? 'TH' : 'TD',
          text,
          { ...own, align },
          { x: x + padding, y: top, width: inner },
        );
        x += width;
      }
    });
    y += height;
    const isHead =
      index === 0 || index === all.length - 1 || (totals !== undefined && index === all.length - 2);
    pdf.artifact(() =>
      pdf.doc
        .rect(table.x, y - 0.75, table.width, isHead ? 1.5 : 0.75)
        .fill(isHead ? table.head : table.line),
    );
  }
}

async function drawChart({ spec, pdf, raster }: Sheet, element: ChartElement): Promise<void> {
  const { chart, dataset, x, y, width, height, enlargements } = element;
  const picture = await raster.png(
    await chartSvg(chart, dataset, spec, { width, height, enlargements }),
    1800,
  );
  // A chart is drawn in the colours that stand on the theme's background, whatever the slide's is.
  const ground = colorOf(spec.theme, 'background').slice(0, 7);
  pdf.artifact(() => pdf.doc.rect(x, y, width, height).fill(ground));
  pdf.figure(chart.alt, () =>
    pdf.doc.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' }),
  );
}

async function drawPicture(
  { spec, pdf, raster }: Sheet,
  { asset, isBehind, x, y, width, height }: PictureElement,
): Promise<void> {
  const picture = await raster.png(assetSvg(asset, spec, { width, height }), isBehind ? 2400 : 1600);
  pdf.figure(asset.alt, () => pdf.doc.image(picture, x, y, { width, height }));
}
