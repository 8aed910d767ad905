import type { DocumentSpec } from '@sitewright/site-spec';
import { contrastOf } from '../../contrast.ts';
import {
  coverFacts,
  isBanded,
  pageColumns,
  pageMm,
  pointsPerMm,
  titlePoints,
} from '../../document-layout.ts';
import { leadingIn } from '../../leading.ts';
import { colorOf } from '../../theme-css.ts';
import { markOf, marksOf } from '../invented.ts';
import { createPdf, type PdfWriter } from '../pdf-writer.ts';
import { assetSvg, openRasteriser } from '../raster.ts';
import { baseline, type Flow, space, stylesOf, write, writeMark } from './flow.ts';
import { blockPdf } from './pdf-blocks.ts';

/** So much of a page left free at the ends of all pages looks like a mistake. */
const MOST_FREE = 0.55;

/** Of more pages one that is nearly empty is no matter, and each try lays out all of them. */
const MOST_TRIED = 6;

interface Closeness {
  air: number;
  margin: number;
  type?: number;
}

/** How much closer things stand to spare such a page, the least that does it first. */
const CLOSER: readonly Closeness[] = [
  { air: 0.65, margin: 0.85 },
  { air: 0.5, margin: 0.68, type: 0.955 },
  { air: 0.45, margin: 0.65, type: 0.93 },
];

/** What is to stand on one sheet is set smaller as well, down to type that is still read at ease. */
const SMALLER: readonly Closeness[] = [{ air: 0.4, margin: 0.6, type: 0.82 }];

/**
 * A document as PDF, tagged, with its own fonts; a little closer set where that spares a page with a few lines, or keeps on
 * one sheet what is to stand on one: what has no numbers for its pages.
 */
export async function documentPdf(spec: DocumentSpec): Promise<Uint8Array> {
  const usual = await laidOut(spec, { air: 1, margin: 1 });
  const { pdf, y } = usual.flow;
  const { top } = pdf.doc.page.margins;
  const isTried = usual.pages > 1 && usual.pages <= MOST_TRIED;
  const free = usual.flow.free + pdf.bottom() - y;
  const isNearlyEmpty = isTried && free / (pdf.bottom() - top) > MOST_FREE;
  const isSheet = usual.pages === 2 && !spec.content.page.pageNumbers && spec.content.cover === undefined;
  if (!isNearlyEmpty && !isSheet) return pdf.finish();
  for (const closeness of isSheet ? [...CLOSER, ...SMALLER] : CLOSER) {
    const closer = await laidOut(spec, closeness);
    if (closer.pages < usual.pages) return closer.flow.pdf.finish();
  }
  return pdf.finish();
}

/** A document on its pages, its gaps and the margins above and below as these shares of the usual ones, its type too. */
async function laidOut(
  spec: DocumentSpec,
  { air, margin, type = 1 }: Closeness,
): Promise<{ flow: Flow; pages: number }> {
  const { page, cover, blocks, tableOfContents } = spec.content;
  const [short, long] = pageMm[page.size].map((side) => side * pointsPerMm);
  if (short === undefined || long === undefined) throw new RangeError('a page has two sides');
  const size: [number, number] = page.orientation === 'portrait' ? [short, long] : [long, short];
  const { top, right, bottom, left } = page.marginMm;
  const margins = {
    top: top * pointsPerMm * margin,
    right: right * pointsPerMm,
    // Room for the foot of the page.
    bottom: Math.max(bottom * margin, 16) * pointsPerMm,
    left: left * pointsPerMm,
  };
  const pdf = await createPdf(spec, { size, margins, type });
  const raster = await openRasteriser(spec);
  const columns = pageColumns(spec.content);
  const { text, beyond, around } = columns;
  const [before = 0, width = 0, whole = 0, edge = 0] = [
    ...[spec.dir === 'rtl' ? beyond : 0, text, text + beyond, around],
  ].map((mm) => mm * pointsPerMm);
  paintGround(spec, pdf);
  const flow: Flow = {
    spec,
    pdf,
    raster,
    styles: stylesOf(spec),
    left: margins.left + edge + before,
    width,
    outer: { left: margins.left + edge, width: whole },
    y: margins.top,
    free: 0,
    air,
    marks: [],
  };
  pdf.page();
  if (isBanded(spec.content))
    pdf.artifact(() => pdf.doc.rect(0, 0, pdf.doc.page.width, BAND).fill(flow.styles.primary));
  if (cover !== undefined) await coverPage(flow, cover);
  else if (!blocks.some((block) => block.type === 'heading' && block.level === 1)) {
    const size = titlePoints(spec.title);
    write(flow, 'H1', spec.title, {
      style: {
        ...flow.styles.heading,
        ...(isBanded(spec.content) ? { color: flow.styles.link } : {}),
        size,
        leading: leadingIn(spec.language, 1.12),
      },
      wide: true,
    });
    space(flow, baseline);
  }
  const finishContents = tableOfContents.show ? contents(flow) : undefined;
  for (const [index, block] of blocks.entries()) await blockPdf(flow, block, blocks.slice(index + 1));
  const pages = pdf.doc.bufferedPageRange().count;
  const { y } = flow;
  finishContents?.();
  pageFeet(flow, margins, cover !== undefined);
  return { flow: { ...flow, y }, pages };
}

/** The height of the band along the top of a first page. */
const BAND = 11;

/** A ground that is not nearly white is what the colours on it were chosen for. */
function paintGround({ theme }: DocumentSpec, pdf: PdfWriter): void {
  const ground = colorOf(theme, 'background').slice(0, 7);
  if (contrastOf(ground, '#ffffff') < LEAST_GROUND) return;
  pdf.doc.on('pageAdded', () => {
    const { width, height } = pdf.doc.page;
    pdf.artifact(() => pdf.doc.rect(0, 0, width, height).fill(ground));
  });
}

/** Paper is whiter than a screen's tint. */
const LEAST_GROUND = 1.15;

/** A page of its own: the title above, the ornament or a plane of the main colour, and the facts on the foot line. */
async function coverPage(flow: Flow, cover: NonNullable<DocumentSpec['content']['cover']>): Promise<void> {
  const { spec, pdf, styles, raster } = flow;
  const { doc } = pdf;
  const { width, height } = doc.page;
  const asset = spec.assets.find(({ id }) => id === cover.image);
  const [inkOnPlane, foot] = [colorOf(spec.theme, 'onPrimary').slice(0, 7), height - 30 * pointsPerMm];
  const ink = asset === undefined ? inkOnPlane : styles.body.color;
  if (asset === undefined) pdf.artifact(() => plane(doc, { width, foot }, styles.primary, inkOnPlane));
  // The foot line of a cover lies below the text of other pages.
  const kept = doc.page.margins.bottom;
  doc.page.margins.bottom = 0;
  flow.y = height * 0.12;
  const size = Math.min(48, titlePoints(cover.title) * 1.4);
  write(flow, 'H1', cover.title, {
    style: { ...styles.heading, size, leading: leadingIn(spec.language, 1.08), color: ink },
    wide: true,
  });
  if (cover.subtitle !== undefined) {
    space(flow, baseline);
    const style = { ...styles.body, size: 15, leading: 1.4, color: ink };
    write(flow, 'P', cover.subtitle, { style });
  }
  if (asset !== undefined) {
    const top = Math.max(flow.y + 40, height * 0.4);
    const box = { width, height: foot - top };
    const picture = await raster.png(assetSvg(asset, spec, box), 1800);
    pdf.figure(asset.alt, () => doc.image(picture, 0, top, box));
  }
  flow.y = foot + 12 * pointsPerMm - 5;
  const facts = coverFacts(cover);
  if (facts.length > 0) write(flow, 'P', facts.join('  ·  '), { style: styles.muted, wide: true });
  writeMark(flow, markOf(cover, marksOf(spec)));
  doc.page.margins.bottom = kept;
  pdf.page();
  flow.y = doc.page.margins.top;
}

/** A plane of the main colour with rings that go out from its corner. */
function plane(
  doc: PdfWriter['doc'],
  { width, foot }: { width: number; foot: number },
  fill: string,
  ink: string,
): void {
  doc.rect(0, 0, width, foot).fill(fill);
  doc.save().rect(0, 0, width, foot).clip();
  for (const share of RINGS)
    doc
      .circle(width, foot, width * share)
      .lineWidth(width * 0.045)
      .strokeOpacity(0.14)
      .strokeColor(ink)
      .stroke();
  doc.restore().strokeOpacity(1);
}

const RINGS = [0.16, 0.28, 0.4, 0.52, 0.64];

/** Headings with the pages that they turn out to stand on. @returns what writes those, once they are known. */
function contents(flow: Flow): () => void {
  const { spec, styles, pdf } = flow;
  const { depth, title } = spec.content.tableOfContents;
  const headings = spec.content.blocks.filter((block) => block.type === 'heading');
  const shown = headings.filter(({ level }) => level <= depth);
  const highest = Math.min(...shown.map(({ level }) => level));
  const size = 17;
  const name = title ?? spec.labels?.contents ?? 'Contents';
  write(flow, 'P', name, { style: { ...styles.heading, size, leading: 22.5 / size }, wide: true });
  space(flow, baseline / 2);
  const lines: { id: string; page: number; y: number }[] = [];
  const numberWidth = 36;
  flow.width -= numberWidth;
  if (pdf.rightToLeft) flow.left += numberWidth;
  pdf.within('TOC', () => {
    for (const { id, level, numbering, text } of shown) {
      const words = `${numbering === undefined ? '' : `${numbering} `}${text}`;
      const style = level === highest ? { ...styles.body, bold: true } : styles.body;
      pdf.within('TOCI', () => write(flow, 'P', words, { style, indent: (level - highest) * 15 }));
      lines.push({ id, page: pdf.pageNumber(), y: flow.y - baseline });
      space(flow, 3);
    }
  });
  flow.width += numberWidth;
  if (pdf.rightToLeft) flow.left -= numberWidth;
  space(flow, baseline * 2);
  const { left, width } = flow;
  return () => {
    for (const { id, page, y } of lines) {
      const mark = flow.marks.find((one) => one.id === id);
      if (mark === undefined) continue;
      pdf.doc.switchToPage(page);
      pdf.text('Artifact', String(mark.page + 1), { ...styles.body, align: 'end' }, { x: left, y, width });
      pdf.doc.goTo(left, y, width, baseline, id);
    }
  };
}

interface Margins {
  left: number;
  bottom: number;
  top: number;
}

/** Running heads of chapter and title, footers and page numbers, which are no part of the text; a cover has none. */
function pageFeet({ spec, pdf, styles, outer, marks }: Flow, margins: Margins, hasCover: boolean): void {
  const { page } = spec.content;
  const { start, count } = pdf.doc.bufferedPageRange();
  const top = Math.min(...marks.map(({ level }) => level));
  const chapters = marks.filter(({ level, text }) => level === top && text !== page.header);
  for (let index = start + (hasCover ? 1 : 0); index < start + count; index += 1) {
    pdf.doc.switchToPage(index);
    const kept = pdf.doc.page.margins.bottom;
    // Text below the margin would start a page of its own.
    pdf.doc.page.margins.bottom = 0;
    const { left: x, width } = outer;
    const box = { x, y: pdf.doc.page.height - Math.min(margins.bottom * 0.6, 44), width };
    const number = `${index - start + 1} / ${count}`;
    if (page.footer !== undefined)
      pdf.text('Artifact', page.footer, styles.muted, {
        ...box,
        x: x + (pdf.rightToLeft ? 60 : 0),
        width: width - 60,
      });
    if (page.pageNumbers) pdf.text('Artifact', number, { ...styles.muted, align: 'end' }, box);
    if (page.header !== undefined) {
      const y = Math.max(14, margins.top * 0.45);
      const chapter = chapters.findLast((mark) => mark.page <= index)?.text;
      const from = x + (pdf.rightToLeft ? width / 2 + 10 : 0);
      pdf.text('Artifact', page.header, styles.muted, { x: from, y, width: width / 2 - 10 });
      const half = { x: x + (pdf.rightToLeft ? 0 : width / 2), y, width: width / 2 };
      if (chapter !== undefined) pdf.text('Artifact', chapter, { ...styles.muted, align: 'end' }, half);
    }
    pdf.doc.page.margins.bottom = kept;
  }
}
