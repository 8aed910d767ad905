import type { Asset, DocumentBlock } from '@sitewright/site-spec';
import { chartSvg } from '../../chart-svg.ts';
import { furtherTakeaway } from '../../chart-words.ts';
import { areWarningRows, isAsked, isFoot, isSigned, isWarning, letterhead } from '../../document-layout.ts';
import { isAddressAside, sideOf } from '../../document-style.ts';
import { mastheadOf } from '../../masthead.ts';
import { markOf, marksOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import { assetSvg } from '../raster.ts';
import {
  baseline,
  type Column,
  drawPicture,
  ensure,
  type Flow,
  isAtHead,
  newPage,
  space,
  styled,
  write,
  writeMark,
} from './flow.ts';
import { calloutTexts, notePlane, warningPlane } from './pdf-callout.ts';
import { cutPdf } from './pdf-cut.ts';
import { definitionsPdf } from './pdf-definitions.ts';
import { documentTable } from './pdf-document-table.ts';
import { headingPdf } from './pdf-heading.ts';
import { listPdf } from './pdf-list.ts';
import { letterheadPdf } from './pdf-masthead.ts';
import { noteText, placeNotes } from './pdf-notes.ts';
import { signaturesPdf } from './pdf-signatures.ts';
import { onPlane } from './plane.ts';
import {
  chartHeight,
  closingRoom,
  isShortList,
  leadsOn,
  QUOTE_INDENT,
  quoteHeight,
  quoteStyle,
  roomFor,
} from './room.ts';

type Block<T extends DocumentBlock['type']> = Extract<DocumentBlock, { type: T }>;

/** Writes one block where the flow is, with those behind it in view. */
export async function blockPdf(
  flow: Flow,
  block: DocumentBlock,
  rest: readonly DocumentBlock[],
): Promise<void> {
  const { styles, pdf } = flow;
  const mark = markOf(block, marksOf(flow.spec));
  switch (block.type) {
    case 'heading':
      return headingPdf(flow, block, rest);
    case 'paragraph':
      if (block === letterhead(flow.spec.content))
        return letterheadPdf(flow, block, mastheadOf(flow.spec) ?? 'ruled');
      return paragraph(flow, block, rest);
    case 'list':
      return list(flow, block, rest, mark);
    case 'table':
      return documentTable(flow, block, mark);
    case 'chart':
      return chart(flow, block, mark);
    case 'figure':
      return figure(flow, block, mark);
    case 'definitions':
      ensure(flow, roomFor(flow, [block]));
      return definitionsPdf(flow, block);
    case 'signature':
      return signaturesPdf(flow, block);
    case 'callout': {
      const { blocks } = flow.spec.content;
      const isRow = areWarningRows(blocks[blocks.indexOf(block) - 1], block);
      if (!isAtHead(flow) && !isRow) space(flow, isAsked(block) ? baseline : baseline / 2);
      const texts = [...calloutTexts(flow, block), ...planeMark(flow, mark)];
      placeNotes(flow, block.text, styles.body, flow.width - baseline * 2);
      if (isWarning(block)) onPlane(flow, texts, warningPlane(flow, block.title === undefined));
      else onPlane(flow, texts, isAsked(block) ? {} : notePlane(flow));
      return areWarningRows(block, rest[0]) ? undefined : space(flow, baseline);
    }
    case 'quote':
      return quote(flow, block, mark);
    case 'code':
      onPlane(flow, [{ tag: 'Code', text: block.text || ' ', style: styles.code }], {
        fill: styles.surface,
      });
      if (block.caption !== undefined) write(flow, 'Caption', block.caption, { style: styles.muted });
      if (mark !== undefined) space(flow, 3);
      writeMark(flow, mark);
      return space(flow, 12);
    case 'divider':
      if (rest.length > 0 && rest.every(({ id, type }) => type === 'footnote' && flow.notes.set.has(id)))
        return;
      if (block.isCut === true) return cutPdf(flow, rest);
      ensure(flow, 24);
      pdf.artifact(() => pdf.doc.rect(flow.left, flow.y + 8, flow.width, 0.75).fill(styles.border));
      return space(flow, 20);
    case 'pageBreak':
      if (flow.y <= pdf.doc.page.margins.top) return;
      flow.free += pdf.bottom() - flow.y;
      newPage(flow);
      return;
    case 'footnote':
      if (flow.notes.set.has(block.id)) return;
      write(flow, 'Note', noteText(flow, block), { style: styles.muted });
      return space(flow, 4);
  }
}

/** The mark of what stands on a plane, on the same plane. */
const planeMark = ({ styles }: Flow, mark: string | undefined) =>
  mark === undefined ? [] : [{ tag: 'P', text: mark, style: { ...styles.muted, italic: true } }];

function quote(flow: Flow, block: Block<'quote'>, mark: string | undefined): void {
  const { styles, pdf } = flow;
  const source = [block.by, block.source].filter((part) => part !== undefined).join(', ');
  const words = quoteStyle(flow);
  if (!isAtHead(flow)) space(flow, baseline / 2);
  const indent = QUOTE_INDENT;
  const height = quoteHeight(flow, block);
  ensure(flow, Math.min(height + baseline * 1.25, baseline * 12));
  const bar = flow.spec.dir === 'rtl' ? flow.left + flow.width - 3 : flow.left;
  if (flow.y + height <= pdf.bottom())
    pdf.artifact(() => pdf.doc.rect(bar, flow.y, 3, height).fill(styles.mark));
  placeNotes(flow, block.text, words, flow.width - indent);
  write(flow, 'BlockQuote', block.text, { style: words, indent });
  if (source !== '') {
    space(flow, 5);
    write(flow, 'P', source, { style: styles.muted, indent });
  }
  writeMark(flow, mark, indent);
  space(flow, baseline * 1.5);
}

const TIGHT: readonly Block<'paragraph'>['role'][] = ['address', 'contact', 'byline', 'meta', 'reference'];

/** Lines that look forgotten at the top of a page. */
const LONE_LINES = 3.5;

/** A paragraph of so many lines goes to the next page whole. */
const TAKEN = 6;

/** Whether a few lines are said of what stands over them, which they are not read without. */
function isNote({ spec: { content } }: Flow, block: Block<'paragraph'>): boolean {
  const over = content.blocks[content.blocks.indexOf(block) - 1];
  return over?.type === 'table' || over?.type === 'chart';
}

function paragraph(flow: Flow, block: Block<'paragraph'>, rest: readonly DocumentBlock[]): void {
  const [next] = rest;
  const { body, heading: head } = flow.styles;
  const muted = { ...flow.styles.muted, size: 10, leading: 1.45 };
  const looks: Record<Block<'paragraph'>['role'], PdfText> = {
    body,
    lead: { ...body, size: 13, leading: 20 / 13 },
    abstract: { ...body, italic: true },
    address: body,
    date: { ...styled(body, flow.spec, 'dates'), align: sideOf(flow.spec, 'dates') ?? 'start' },
    reference: muted,
    subject: { ...head, size: 12 },
    salutation: body,
    closing: body,
    contact: body,
    byline: muted,
    meta: muted,
  };
  const text = withMark(block.text, markOf(block, marksOf(flow.spec)));
  if (isAsked(block)) {
    onPlane(flow, [{ tag: 'P', text, style: muted }], {});
    space(flow, baseline);
    return;
  }
  if (leadsOn(flow, block, next)) ensure(flow, roomFor(flow, [block, ...rest]));
  // A few lines go on to the next page with the box that closes their section.
  if (next?.type === 'callout' && flow.pdf.heightOf(text, body, flow.width) <= baseline * TAKEN)
    ensure(flow, flow.pdf.heightOf(text, body, flow.width) + closingRoom(flow, rest));
  if (block.role === 'contact' && !isAtHead(flow)) space(flow, baseline / 2);
  const before = flow.y;
  const isRuled = isFoot(flow.spec.content, block);
  if (isRuled) ensure(flow, flow.pdf.heightOf(text, looks[block.role], flow.width) + baseline);
  if (isRuled && !isAtHead(flow)) {
    flow.pdf.artifact(() => flow.pdf.doc.rect(flow.left, flow.y, flow.width, 0.75).fill(flow.styles.border));
    space(flow, baseline / 2);
  }
  // Whoever signs a text at its end is named in type of its size.
  const style = isSigned(flow.spec.content, block) ? { ...body, align: 'end' as const } : looks[block.role];
  placeNotes(flow, text, style, flow.width);
  write(flow, 'P', text, { style, column: columnOf(flow, block) });
  const line = flow.pdf.heightOf(' ', style, flow.width);
  const isAlone = flow.y < before && flow.y <= flow.pdf.doc.page.margins.top + line * LONE_LINES;
  if (isAlone && (next === undefined || next.type === 'heading' || isNote(flow, block))) flow.flaws += 1;
  const isLetter = flow.spec.content.documentType === 'letter';
  const isHead = isLetter && ['address', 'date'].includes(block.role);
  // Lines of a head stand close together, and apart from what the head is over.
  const goesOn = next?.type === 'paragraph' && TIGHT.includes(next.role);
  const isClose = block.role === 'meta' || (TIGHT.includes(block.role) && goesOn);
  const isOver =
    isHead || block.role === 'lead' || (TIGHT.includes(block.role) && next?.type === 'paragraph');
  space(flow, isClose ? 3 : isOver && !goesOn ? baseline : baseline / 2);
}

/** Where a paragraph stands: the address of who a letter is for begins in the middle where that was asked for. */
function columnOf({ spec, left, width }: Flow, block: Block<'paragraph'>): Column {
  if (!isAddressAside(spec, block)) return { left, width };
  return { left: spec.dir === 'rtl' ? left : left + width / 2, width: width / 2 };
}

function list(
  flow: Flow,
  block: Block<'list'>,
  rest: readonly DocumentBlock[],
  mark: string | undefined,
): void {
  const { blocks } = flow.spec.content;
  const before = flow.pdf.pageNumber();
  ensure(flow, roomFor(flow, [block, ...rest]));
  const page = flow.pdf.pageNumber();
  // Steps are read with the box over them.
  if (page > before && blocks[blocks.indexOf(block) - 1]?.type === 'callout') flow.flaws += 1;
  listPdf(flow, block, closingRoom(flow, rest));
  if (flow.pdf.pageNumber() > page && isShortList(flow, block)) flow.flaws += 1;
  writeMark(flow, mark);
  space(flow, baseline / 2);
}

/** A chart as a picture, with what it says. */
async function chart(flow: Flow, block: Block<'chart'>, mark: string | undefined): Promise<void> {
  const { styles, spec } = flow;
  const { width } = flow;
  const height = chartHeight(flow);
  const { blocks } = spec.content;
  const isOfTable = blocks[blocks.indexOf(block) - 1]?.type === 'table';
  const page = flow.pdf.pageNumber();
  ensure(flow, height + 70);
  if (isOfTable && flow.pdf.pageNumber() > page) flow.flaws += 1;
  if (flow.y > flow.pdf.doc.page.margins.top + 1) space(flow, baseline / 2);
  write(flow, 'P', block.chart.title, { style: { ...styles.heading, size: 13 } });
  space(flow, 6);
  // Drawn a little larger than it is shown, so that its words are smaller than the text around it.
  const size = { width: Math.round(width * 1.3), height: Math.round(height * 1.3) };
  const svg = (): Promise<string> => chartSvg(block.chart, block.dataset, spec, size);
  await drawPicture(flow, { svg, longest: 1800 }, { width, height }, block.chart.alt);
  space(flow, 4);
  const further = furtherTakeaway(block.chart);
  if (further !== undefined) write(flow, 'P', further);
  if (block.caption !== undefined) write(flow, 'Caption', block.caption, { style: styles.muted });
  writeMark(flow, mark);
  space(flow, baseline);
}

/** Room for the words under it, in points. */
const UNDER_PLATE = 40;

/** The place of a picture that is still to come: a plane with a small sign. */
async function framed(flow: Flow, asset: Extract<Asset, { source: 'icon' }>): Promise<void> {
  const { spec, raster, styles, pdf } = flow;
  // Nothing is seen in it yet: it is made lower where it then stands on the page.
  const left = pdf.bottom() - flow.y - UNDER_PLATE;
  const height = Math.min(flow.width * 0.36, Math.max(flow.width * 0.2, left));
  ensure(flow, height + UNDER_PLATE);
  const { y } = flow;
  pdf.artifact(() => pdf.doc.rect(flow.left, y, flow.width, height).fill(styles.surface));
  const side = 30;
  const picture = await raster.png(assetSvg(asset, spec, { width: side, height: side }), 160);
  const [x, top] = [flow.left + (flow.width - side) / 2, y + (height - side) / 2];
  pdf.figure(asset.alt, () => pdf.doc.image(picture, x, top, { width: side, height: side }));
  flow.y = y + height;
}

async function figure(flow: Flow, block: Block<'figure'>, mark: string | undefined): Promise<void> {
  const { spec, pdf, styles } = flow;
  const asset = spec.assets.find(({ id }) => id === block.asset);
  if (asset?.source === 'icon') await framed(flow, asset);
  else if (asset !== undefined) {
    const ratio = asset.height / asset.width;
    const { top } = pdf.doc.page.margins;
    const highest = (pdf.bottom() - top) * 0.55;
    const width = Math.min(flow.width, highest / ratio);
    const size = { width, height: width * ratio };
    const svg = (): string => assetSvg(asset, spec, size);
    const caption =
      block.caption === undefined ? 0 : pdf.heightOf(block.caption, styles.muted, flow.width) + 5;
    await drawPicture(flow, { svg, longest: 1600 }, size, asset.alt, caption);
  }
  space(flow, 5);
  if (block.caption !== undefined) write(flow, 'Caption', block.caption, { style: styles.muted });
  writeMark(flow, mark);
  space(flow, 12);
}
