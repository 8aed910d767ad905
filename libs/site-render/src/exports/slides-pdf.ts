import type { SlidesSpec } from '@sitewright/site-spec';
import { chartSvg } from '../chart-svg.ts';
import { colorOf } from '../theme-css.ts';
import { tablePdf } from './pdf-table.ts';
import { createPdf, type PdfWriter } from './pdf-writer.ts';
import { assetSvg, openRasteriser, type Rasteriser } from './raster.ts';
import type {
  ChartElement,
  ListElement,
  PictureElement,
  ShapeElement,
  SlideElement,
} from './slides/element.ts';
import { measureOf } from './slides/measure.ts';
import { layOutSlide, slideSizes } from './slides/slide-layout.ts';

interface Sheet {
  spec: SlidesSpec;
  pdf: PdfWriter;
  raster: Rasteriser;
}

/** A deck as PDF: a page a slide. */
export async function slidesPdf(spec: SlidesSpec): Promise<Uint8Array> {
  const [width, height] = slideSizes[spec.content.aspect];
  const pdf = await createPdf(spec, {
    size: [width, height],
    margins: { top: 40, right: 40, bottom: 0, left: 40 },
  });
  const measure = await measureOf(spec);
  let fill = '#ffffff';
  // Text that is too long for its slide goes on, on another page of the same colour.
  pdf.doc.on('pageAdded', () => {
    pdf.doc.save().rect(0, 0, width, height).fill(fill).restore();
  });
  const raster = await openRasteriser(spec);
  for (const [index, slide] of spec.content.slides.entries()) {
    const { look, elements } = layOutSlide(spec, slide, index, measure);
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
      pdf.text(element.tag, element.text, element.style, element);
      return;
    case 'shape':
      return pdf.artifact(() => drawShape(pdf, element));
    case 'list':
      return pdf.within('L', () => drawList(pdf, element, sheet.spec.dir));
    case 'table':
      tablePdf(pdf, element, element);
      return;
    case 'chart':
      return drawChart(sheet, element);
    case 'picture':
      return drawPicture(sheet, element);
  }
}

function drawShape({ doc }: PdfWriter, { shape, fill, x, y, width, height, radius = 0 }: ShapeElement): void {
  if (shape === 'ellipse') doc.ellipse(x + width / 2, y + height / 2, width / 2, height / 2).fill(fill);
  else if (radius > 0) doc.roundedRect(x, y, width, height, radius).fill(fill);
  else doc.rect(x, y, width, height).fill(fill);
}

function drawList(pdf: PdfWriter, list: ListElement, dir: 'ltr' | 'rtl'): void {
  const { items, ordered, style, mark, gap, indent, width } = list;
  const words = { x: dir === 'rtl' ? list.x : list.x + indent, width: width - indent };
  const markX = dir === 'rtl' ? list.x + width - indent : list.x;
  let { y } = list;
  for (const [index, { text, height }] of items.entries()) {
    pdf.within('LI', () => {
      if (ordered)
        pdf.text(
          'Lbl',
          `${index + 1}.`,
          { ...style, bold: true, color: mark },
          { x: markX, y, width: indent },
        );
      else {
        const size = style.size * 0.28;
        const line = style.size * (style.leading ?? 1.4);
        const x = dir === 'rtl' ? markX + indent - size : markX;
        pdf.artifact(() => pdf.doc.ellipse(x + size / 2, y + line / 2, size / 2, size / 2).fill(mark));
      }
      pdf.text('LBody', text, style, { ...words, y });
    });
    y += height + gap;
    if (index < items.length - 1)
      pdf.artifact(() => pdf.doc.rect(list.x, y - gap / 2, width, 0.75).fill(list.rule));
  }
}

async function drawChart({ spec, pdf, raster }: Sheet, element: ChartElement): Promise<void> {
  const { chart, dataset, x, y, width, height } = element;
  const padding = 12;
  const size = { width: Math.round(width - padding * 2), height: Math.round(height - padding * 2) };
  const picture = raster.png(await chartSvg(chart, dataset, spec.theme, size), 1800);
  // A chart is drawn in the colours that stand on the theme's background, whatever the slide's is.
  const ground = colorOf(spec.theme, 'background').slice(0, 7);
  pdf.artifact(() => pdf.doc.roundedRect(x, y, width, height, 8).fill(ground));
  pdf.figure(chart.alt, () =>
    pdf.doc.image(picture, x + padding, y + padding, {
      fit: [size.width, size.height],
      align: 'center',
      valign: 'center',
    }),
  );
}

async function drawPicture(
  { spec, pdf, raster }: Sheet,
  { asset, x, y, width, height }: PictureElement,
): Promise<void> {
  const picture = raster.png(assetSvg(asset, spec, { width, height }), 1600);
  pdf.figure(asset.alt, () => pdf.doc.image(picture, x, y, { width, height }));
}
