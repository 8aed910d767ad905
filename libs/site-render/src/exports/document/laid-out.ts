import type { DocumentSpec } from '@sitewright/site-spec';
import { asRead } from '../../document-as-read.ts';
import {
  headLength,
  isPlainLetter,
  ownersSheet,
  pageColumns,
  pageMm,
  pointsPerMm,
  titlePoints,
} from '../../document-layout.ts';
import { documentScale, paperOn } from '../../document-style.ts';
import { leadingIn } from '../../leading.ts';
import { mastheadOf } from '../../masthead.ts';
import { createPdf, type PdfOptions, type PdfWriter } from '../pdf-writer.ts';
import { intoBleed, markForPrint } from '../print.ts';
import { rasteriserOf } from '../raster.ts';
import { requireGlyphs } from '../text/font-book.ts';
import { baseline, type Flow, type Manuscript, space, stylesOf, write } from './flow.ts';
import { growthOfPage } from './page-alone.ts';
import { blockPdf } from './pdf-blocks.ts';
import { coverPage } from './pdf-cover.ts';
import { tableSizeOf } from './pdf-document-table.ts';
import { letterEdge, mastheadPdf } from './pdf-masthead.ts';
import { openColumn, openNotes, placeWaiting, writeNotes } from './pdf-notes.ts';

/** The gaps of a document, the margins above and below and its type, as shares of the usual ones. */
export interface Closeness {
  air: number;
  margin: number;
  type?: number;
  /** How much wider the column of text is, in millimetres. */
  wide?: number;
  /** The height of lines of text, as a share of the usual one. */
  leading?: number;
  /** Where columns of text end on their last page. */
  foot?: { page: number; y: number };
}

/** A document on its pages, with where its text ended. */
export interface Laid {
  flow: Flow;
  pages: number;
  closeness: Closeness;
  /** Whether it ends in a second column. */
  isSecond: boolean;
}

/** Opens a document's fonts, once for however often it is laid out. @param bleedBy how far its pages run on, in points. */
export async function openManuscript(given: DocumentSpec, bleedBy = 0): Promise<Manuscript> {
  const spec = asRead(given);
  const book = await requireGlyphs(spec);
  return { spec, book, raster: rasteriserOf(spec, book), bleedBy, isTrial: false };
}

/** Lays a document out on pages of its own. */
export async function laidOut(
  { spec, book, raster, bleedBy, isTrial }: Manuscript,
  closeness: Closeness,
): Promise<Laid> {
  const { cover, blocks, tableOfContents } = spec.content;
  const { air, margin, type = 1, wide = 0, leading = 1 } = closeness;
  const { size, margins } = paperOf(spec, spec.content.page.keepsMargins === true ? 1 : margin);
  const pdf = createPdf(spec, book, { size, margins, type: type * documentScale(spec), isTrial });
  if (bleedBy > 0) pdf.doc.on('pageAdded', () => markForPrint(pdf, bleedBy));
  paintGround(spec, pdf, bleedBy);
  const styles = stylesOf(spec, leading);
  const columns = columnsOf(spec, margins.left, wide + WIDER * Math.max(0, documentScale(spec) - 1));
  const flow: Flow = {
    ...{
      spec,
      book,
      raster,
      bleedBy,
      isTrial,
      pdf,
      styles,
      tableSize: tableSizeOf({ spec, pdf, styles, ...columns }),
    },
    ...columns,
    ...{ y: margins.top, free: 0, hole: 0, flaws: 0, air, marks: [], notes: openNotes(spec) },
  };
  pdf.doc.on('pageAdded', () => placeWaiting(flow));
  pdf.doc.on('columnAdded', () => openColumn(flow));
  pdf.page();
  if (cover !== undefined) await coverPage(flow, cover);
  else if (!blocks.some((block) => block.type === 'heading' && block.level === 1)) titleHead(flow);
  const [form, head] = [mastheadOf(spec), headLength(blocks)];
  if (form !== undefined && head > 0) mastheadPdf(flow, form, blocks.slice(0, head));
  const finishContents = tableOfContents.show ? contents(flow) : undefined;
  if (form !== undefined && isPlainLetter(spec.content)) letterEdge(flow, form);
  const end = ownersSheet(blocks);
  const writeFrom = async (from: number, to: number): Promise<void> => {
    for (let at = from; at < to; at += 1) {
      const [block, ...rest] = blocks.slice(at);
      if (block?.type === 'pageBreak' && to === end) pdf.grow(growthOfPage(flow, blocks, at + 1, end));
      if (block !== undefined) await blockPdf(flow, block, rest);
    }
  };
  if (form === undefined) await writeFrom(0, head);
  if (spec.content.page.columns === 2) inTwoColumns(flow, closeness);
  await writeFrom(head, end);
  pdf.grow(1);
  // What comes after that is for the owner, and says nothing of how well the text is laid.
  const pages = pdf.doc.bufferedPageRange().count;
  const laid = { flow: { ...flow }, pages, closeness, isSecond: pdf.columns(undefined) };
  finishContents?.();
  writeNotes(flow, margins.bottom);
  pageFeet(flow, margins, cover !== undefined);
  await writeFrom(end, blocks.length);
  return laid;
}

/** How much wider the column of text is, in millimetres, where type is twice as large: a line then has as many words. */
const WIDER = 120;

/** Between two columns of text. */
const BETWEEN = 20;

/** What follows runs in two columns; on its last page they end where it was told, so that both are about as long. */
function inTwoColumns(flow: Flow, { foot }: Closeness): void {
  const { pdf, left, width, spec } = flow;
  const each = (width - BETWEEN) / 2;
  const isRtl = spec.dir === 'rtl';
  const own = { left: isRtl ? left + each + BETWEEN : left, width: each };
  Object.assign(flow, { ...own, wide: own, tableSize: tableSizeOf({ ...flow, ...own, wide: own }) });
  const endAt = (): void => {
    const { page } = pdf.doc;
    const bottom = foot?.page === pdf.pageNumber() ? page.height - foot.y : 0;
    page.margins = { ...page.margins, bottom: Math.max(page.margins.bottom, bottom) };
  };
  pdf.doc.page.margins.top = flow.y;
  endAt();
  // Before waiting notes get their room.
  pdf.doc.prependListener('pageAdded', endAt);
  pdf.columns((each + BETWEEN) * (isRtl ? -1 : 1));
}

/** The sheet of a document in points, its margins above and below as this share of the usual ones. */
function paperOf({ content: { page } }: DocumentSpec, margin: number): Pick<PdfOptions, 'size' | 'margins'> {
  const [short, long] = pageMm[page.size].map((side) => side * pointsPerMm);
  if (short === undefined || long === undefined) throw new RangeError('a page has two sides');
  const { top, right, bottom, left } = page.marginMm;
  return {
    size: page.orientation === 'portrait' ? [short, long] : [long, short],
    margins: {
      top: top * pointsPerMm * margin,
      right: right * pointsPerMm,
      // Room for the foot of the page.
      bottom: Math.max(bottom * margin, page.keepsMargins === true ? 12 : 16) * pointsPerMm,
      left: left * pointsPerMm,
    },
  };
}

/** The columns that a page is shared out in, in points from its edge. */
function columnsOf(
  { content, dir }: DocumentSpec,
  margin: number,
  wider: number,
): Pick<Flow, 'left' | 'width' | 'outer' | 'wide' | 'side'> {
  const { text: usual, beyond: most, around, side } = pageColumns(content);
  // What is wider takes from the room of wide tables, which stay as they are.
  const more = Math.min(wider, most);
  const [text, beyond] = [usual + more, most - more];
  const [before = 0, width = 0, whole = 0, edge = 0, heads = 0, over = 0] = [
    ...[dir === 'rtl' ? 0 : side, text, text + side, around - more / 2, side, beyond],
  ].map((mm) => mm * pointsPerMm);
  const left = margin + edge + before;
  return {
    ...{ left, width },
    outer: { left: margin + edge, width: whole },
    wide: { left: left - over / 2, width: width + over },
    side: heads === 0 ? undefined : { width: heads, end: 0, page: -1 },
  };
}

/** The title over the text, where no heading has it. */
function titleHead(flow: Flow): void {
  const { spec, styles, outer } = flow;
  const [size, leading] = [titlePoints(spec.title), leadingIn(spec.language, 1.12)];
  write(flow, 'H1', spec.title, {
    style: { ...styles.heading, color: styles.link, size, leading },
    column: outer,
  });
  space(flow, baseline);
}

/** A ground that was asked for, or is not nearly white, is what the colours on it were chosen for. */
function paintGround({ theme }: DocumentSpec, pdf: PdfWriter, bleedBy: number): void {
  const ground = paperOn(theme);
  if (ground === '#ffffff') return;
  pdf.doc.on('pageAdded', () => {
    const { page } = pdf.doc;
    const whole = intoBleed(page, bleedBy, { x: 0, y: 0, width: page.width, height: page.height });
    pdf.artifact(() => pdf.doc.rect(...whole).fill(ground));
  });
}

/** Headings with the pages that they turn out to stand on. @returns what writes those, once they are known. */
function contents(flow: Flow): () => void {
  const { spec, styles, pdf } = flow;
  const { depth, title } = spec.content.tableOfContents;
  const headings = spec.content.blocks.filter((block) => block.type === 'heading');
  const shown = headings.filter(({ level }) => level <= depth);
  const highest = Math.min(...shown.map(({ level }) => level));
  const size = 17;
  const name = title ?? spec.labels?.contents ?? 'Contents';
  write(flow, 'P', name, { style: { ...styles.heading, size, leading: 22.5 / size }, column: flow.outer });
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
  bottom: number;
  top: number;
}

/** The chapter that the head of a page names: the first that begins on it, else the one that runs on. */
export const chapterOn = (chapters: Flow['marks'], page: number): string | undefined =>
  (chapters.find((mark) => mark.page === page) ?? chapters.findLast((mark) => mark.page < page))?.text;

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
    if (page.pageNumbers && count > 1) pdf.text('Artifact', number, { ...styles.muted, align: 'end' }, box);
    if (page.header !== undefined) {
      const y = Math.max(14, margins.top * 0.45);
      const chapter = chapterOn(chapters, index);
      const [own, room] = [page.header, chapter ?? ''].map((text) => pdf.widthOf(text, styles.muted) + 2);
      const isBoth = (own ?? 0) + (room ?? 0) + baseline <= width;
      pdf.text('Artifact', page.header, styles.muted, { x, y, width });
      // A head of two lines would touch the text.
      if (chapter !== undefined && isBoth)
        pdf.text('Artifact', chapter, { ...styles.muted, align: 'end' }, { x, y, width });
    }
    pdf.doc.page.margins.bottom = kept;
  }
}
