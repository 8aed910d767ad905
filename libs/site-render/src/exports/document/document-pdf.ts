import type { DocumentSpec } from '@sitewright/site-spec';
import { colorOf } from '../../theme-css.ts';
import { markOf, marksOf } from '../invented.ts';
import { createPdf } from '../pdf-writer.ts';
import { assetSvg, openRasteriser } from '../raster.ts';
import { drawPicture, type Flow, space, stylesOf, write, writeMark } from './flow.ts';
import { coverFacts, pageMm, pointsPerMm } from './paper.ts';
import { blockPdf } from './pdf-blocks.ts';

/** A document as PDF, tagged, with its own fonts. */
export async function documentPdf(spec: DocumentSpec): Promise<Uint8Array> {
  const { page, cover, blocks, tableOfContents } = spec.content;
  const [short, long] = pageMm[page.size].map((side) => side * pointsPerMm);
  if (short === undefined || long === undefined) throw new RangeError('a page has two sides');
  const size: [number, number] = page.orientation === 'portrait' ? [short, long] : [long, short];
  const { top, right, bottom, left } = page.marginMm;
  const margins = {
    top: top * pointsPerMm,
    right: right * pointsPerMm,
    // Room for the foot of the page.
    bottom: Math.max(bottom, 16) * pointsPerMm,
    left: left * pointsPerMm,
  };
  const pdf = await createPdf(spec, { size, margins });
  const raster = await openRasteriser(spec);
  const width = Math.max(120, size[0] - margins.left - margins.right);
  const flow: Flow = {
    spec,
    pdf,
    raster,
    styles: stylesOf(spec),
    left: margins.left,
    width,
    y: margins.top,
  };
  pdf.page();
  if (cover !== undefined) coverPage(flow, cover);
  else if (!blocks.some((block) => block.type === 'heading' && block.level === 1)) {
    write(flow, 'H1', spec.title, { style: { ...flow.styles.heading, size: 24 } });
    space(flow, 10);
  }
  if (tableOfContents.show) contents(flow);
  for (const block of blocks) await blockPdf(flow, block);
  pageFeet(flow, margins, cover !== undefined);
  return pdf.finish();
}

/** A page of its own: a plane of colour or a picture, the title, and whose it is. */
function coverPage(flow: Flow, cover: NonNullable<DocumentSpec['content']['cover']>): void {
  const { spec, pdf, styles, raster } = flow;
  const { doc } = pdf;
  const { width, height } = doc.page;
  const plane = height * 0.42;
  const asset = spec.assets.find(({ id }) => id === cover.image);
  if (asset === undefined) {
    const onPlane = colorOf(spec.theme, 'accent').slice(0, 7);
    pdf.artifact(() => {
      doc.rect(0, 0, width, plane).fill(styles.primary);
      doc.rect(0, plane, width, 6).fill(onPlane);
    });
  } else {
    const size = { width, height: plane };
    const { left } = flow;
    flow.left = 0;
    flow.width = width;
    flow.y = 0;
    drawPicture(flow, raster.png(assetSvg(asset, spec, size), 1800), size, asset.alt);
    flow.left = left;
    flow.width = width - left - doc.page.margins.right;
  }
  flow.y = plane + 44;
  write(flow, 'H1', cover.title, { style: { ...styles.heading, size: 34, leading: 1.12 } });
  if (cover.subtitle !== undefined) {
    space(flow, 10);
    write(flow, 'P', cover.subtitle, { style: { ...styles.body, size: 16, leading: 1.35 } });
  }
  const facts = coverFacts(cover);
  if (facts.length > 0) {
    space(flow, 24);
    write(flow, 'P', facts.join('\n'), { style: { ...styles.muted, size: 11, leading: 1.6 } });
  }
  space(flow, 10);
  writeMark(flow, markOf(cover, marksOf(spec)));
  pdf.page();
  flow.y = doc.page.margins.top;
}

function contents(flow: Flow): void {
  const { spec, styles, pdf } = flow;
  const { depth, title } = spec.content.tableOfContents;
  const headings = spec.content.blocks.filter((block) => block.type === 'heading');
  const shown = headings.filter(({ level }) => level <= depth);
  const highest = Math.min(...shown.map(({ level }) => level));
  write(flow, 'P', title ?? spec.labels?.contents ?? 'Contents', {
    style: { ...styles.heading, size: 15.5 },
  });
  space(flow, 6);
  pdf.within('TOC', () => {
    for (const { level, numbering, text } of shown) {
      const words = `${numbering === undefined ? '' : `${numbering} `}${text}`;
      pdf.within('TOCI', () => write(flow, 'P', words, { indent: (level - highest) * 16 }));
    }
  });
  space(flow, 20);
}

interface Margins {
  left: number;
  bottom: number;
  top: number;
}

/** Headers, footers and page numbers, which are no part of the text; a cover has none. */
function pageFeet({ spec, pdf, styles, width }: Flow, margins: Margins, hasCover: boolean): void {
  const { page } = spec.content;
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let index = start + (hasCover ? 1 : 0); index < start + count; index += 1) {
    pdf.doc.switchToPage(index);
    const kept = pdf.doc.page.margins.bottom;
    // Text below the margin would start a page of its own.
    pdf.doc.page.margins.bottom = 0;
    const box = { x: margins.left, y: pdf.doc.page.height - Math.min(margins.bottom * 0.6, 44), width };
    const number = `${index - start + 1} / ${count}`;
    if (page.footer !== undefined)
      pdf.text('Artifact', page.footer, styles.muted, { ...box, width: width - 60 });
    if (page.pageNumbers) pdf.text('Artifact', number, { ...styles.muted, align: 'end' }, box);
    if (page.header !== undefined)
      pdf.text('Artifact', page.header, styles.muted, { ...box, y: Math.max(14, margins.top * 0.45) });
    pdf.doc.page.margins.bottom = kept;
  }
}
