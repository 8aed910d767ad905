import type { DocumentSpec } from '@sitewright/site-spec';
import { contrastOf } from '../../contrast.ts';
import {
  headLength,
  isPlainLetter,
  mastheadOf,
  pageColumns,
  pageMm,
  pointsPerMm,
  titlePoints,
} from '../../document-layout.ts';
import { leadingIn } from '../../leading.ts';
import { colorOf } from '../../theme-css.ts';
import { createPdf, type PdfWriter } from '../pdf-writer.ts';
import { openRasteriser } from '../raster.ts';
import { baseline, type Flow, space, stylesOf, write } from './flow.ts';
import { blockPdf } from './pdf-blocks.ts';
import { coverPage } from './pdf-cover.ts';
import { tableSizeOf } from './pdf-document-table.ts';
import { letterEdge, mastheadPdf } from './pdf-masthead.ts';

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

/** What is to stand on so many pages is set smaller as well, down to type that is still read at ease. */
const SMALLER: readonly Closeness[] = [
  { air: 0.42, margin: 0.62, type: 0.88 },
  { air: 0.4, margin: 0.6, type: 0.82 },
];

/** How much larger things are where the last page would be left empty below: type before gaps, which are seen as holes. */
const LOOSER: readonly Closeness[] = [
  { air: 1.15, margin: 1, type: 1.12 },
  { air: 1.15, margin: 1, type: 1.08 },
  { air: 1.1, margin: 1, type: 1.04 },
];

/** A little closer or wider, where a page would begin with the last words of the page before. */
const SHIFTED: readonly Closeness[] = [
  { air: 0.9, margin: 0.95 },
  { air: 0.8, margin: 0.9, type: 0.985 },
  { air: 1.05, margin: 1.03 },
];
/** So much of a last page left free is filled so, in documents of so many pages. */
const LEFT_FREE = 0.22;
const MOST_LOOSE = 3;

type Laid = Awaited<ReturnType<typeof laidOut>>;

/**
 * A document as PDF, tagged, with its own fonts; a little closer set where that keeps it on as many pages as were asked for,
 * or on one sheet what has no numbers for its pages, or spares a page with a few lines; further apart where a page has room.
 */
export async function documentPdf(spec: DocumentSpec): Promise<Uint8Array> {
  const usual = await laidOut(spec, { air: 1, margin: 1 });
  const laid =
    (await filling(spec, usual)) ??
    (await closer(spec, usual)) ??
    (await looser(spec, usual)) ??
    (usual.flow.isLone ? await shifted(spec, usual) : undefined) ??
    usual;
  return laid.flow.pdf.finish();
}

/** How much of its last page a document leaves free, as a share; what other pages leave counts too where that is asked. */
function freeOf({ flow: { pdf, y, free } }: Laid, others: boolean): number {
  const { top } = pdf.doc.page.margins;
  return ((others ? free : 0) + pdf.bottom() - y) / (pdf.bottom() - top);
}

/** Larger, if that fills the pages that were asked for, the last of which would be nearly empty. */
async function filling(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  if (usual.pages !== spec.content.page.most || freeOf(usual, false) <= MOST_FREE) return undefined;
  const larger = await looser(spec, usual);
  return larger !== undefined && freeOf(larger, false) <= MOST_FREE ? larger : undefined;
}

/** Closer than usual, if that keeps the document on fewer pages, or on as many as are wanted. */
async function closer(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  const { page, cover } = spec.content;
  const { most } = page;
  const isSheet = usual.pages === 2 && !page.pageNumbers && cover === undefined;
  const isOver = most === undefined ? isSheet : usual.pages > most && usual.pages <= most + 2;
  const isTried = usual.pages > 1 && usual.pages <= MOST_TRIED;
  if (!isOver && !(isTried && freeOf(usual, true) > MOST_FREE)) return undefined;
  const wanted = isOver ? (most ?? 1) : usual.pages - 1;
  let found: Laid | undefined;
  for (const closeness of isOver ? [...CLOSER, ...SMALLER] : CLOSER) {
    const laid = await laidOut(spec, closeness);
    if (laid.pages > wanted) continue;
    if (!laid.flow.isLone) return laid;
    found ??= laid;
  }
  return found;
}

/** Further apart than usual, if the last page has room for it. A letter ends where it ends. */
async function looser(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  const isLetter = spec.content.documentType === 'letter';
  if (isLetter || usual.pages > MOST_LOOSE || freeOf(usual, false) < LEFT_FREE) return undefined;
  for (const looseness of LOOSER) {
    const laid = await laidOut(spec, looseness);
    const isHeld = laid.pages === usual.pages && laid.flow.free <= usual.flow.free + baseline * 4;
    if (isHeld && !laid.flow.isLone) return laid;
  }
  return undefined;
}

/** Set so that no page begins with a lone line, on as many pages. */
async function shifted(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  if (usual.pages > MOST_TRIED) return undefined;
  for (const closeness of SHIFTED) {
    const laid = await laidOut(spec, closeness);
    if (laid.pages === usual.pages && !laid.flow.isLone) return laid;
  }
  return undefined;
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
  const { text, beyond, around, side } = columns;
  const [before = 0, width = 0, whole = 0, edge = 0, heads = 0, over = 0] = [
    ...[spec.dir === 'rtl' ? 0 : side, text, text + side, around, side, beyond],
  ].map((mm) => mm * pointsPerMm);
  paintGround(spec, pdf);
  const styles = stylesOf(spec);
  const flow: Flow = {
    spec,
    pdf,
    raster,
    styles,
    tableSize: tableSizeOf({ spec, pdf, styles }),
    left: margins.left + edge + before,
    width,
    outer: { left: margins.left + edge, width: whole },
    wide: { left: margins.left + edge + before - over / 2, width: width + over },
    side: heads === 0 ? undefined : { width: heads, end: 0, page: -1 },
    y: margins.top,
    free: 0,
    isLone: false,
    air,
    marks: [],
  };
  pdf.page();
  if (cover !== undefined) await coverPage(flow, cover);
  else if (!blocks.some((block) => block.type === 'heading' && block.level === 1)) {
    const size = titlePoints(spec.title);
    write(flow, 'H1', spec.title, {
      style: {
        ...flow.styles.heading,
        color: flow.styles.link,
        size,
        leading: leadingIn(spec.language, 1.12),
      },
      column: flow.outer,
    });
    space(flow, baseline);
  }
  const [form, head] = [mastheadOf(spec), headLength(blocks)];
  if (form !== undefined && head > 0) mastheadPdf(flow, form, blocks.slice(0, head));
  const finishContents = tableOfContents.show ? contents(flow) : undefined;
  if (form !== undefined && isPlainLetter(spec.content)) letterEdge(flow, form);
  const first = form === undefined ? 0 : head;
  for (let at = first; at < blocks.length; at += 1) {
    const [block, ...rest] = blocks.slice(at);
    if (block !== undefined) await blockPdf(flow, block, rest);
  }
  const pages = pdf.doc.bufferedPageRange().count;
  const { y } = flow;
  finishContents?.();
  pageFeet(flow, margins, cover !== undefined);
  return { flow: { ...flow, y }, pages };
}

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
    if (page.pageNumbers && count > 1) pdf.text('Artifact', number, { ...styles.muted, align: 'end' }, box);
    if (page.header !== undefined) {
      const y = Math.max(14, margins.top * 0.45);
      const chapter = chapters.findLast((mark) => mark.page <= index)?.text;
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
