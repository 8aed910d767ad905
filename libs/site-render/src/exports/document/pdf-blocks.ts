import type { DocumentBlock } from '@sitewright/site-spec';
import { chartSvg } from '../../chart-svg.ts';
import { chartGrid, isTabled } from '../chart-series.ts';
import { itemMark, markOf, marksOf, withMark } from '../invented.ts';
import { type TableContent, tablePdf } from '../pdf-table.ts';
import type { PdfText } from '../pdf-writer.ts';
import { assetSvg } from '../raster.ts';
import { drawPicture, ensure, type Flow, onPlane, space, write, writeMark } from './flow.ts';
import { listPdf } from './pdf-list.ts';

type Block<T extends DocumentBlock['type']> = Extract<DocumentBlock, { type: T }>;

const headingSizes = [22, 15.5, 12.5, 11.5, 11, 10.5];

/** Writes one block where the flow is. */
export async function blockPdf(flow: Flow, block: DocumentBlock): Promise<void> {
  const { styles, pdf } = flow;
  const mark = markOf(block, marksOf(flow.spec));
  switch (block.type) {
    case 'heading':
      return heading(flow, block);
    case 'paragraph':
      return paragraph(flow, block);
    case 'list':
      listPdf(flow, block);
      writeMark(flow, mark);
      return space(flow, 7);
    case 'table':
      return table(flow, block, block.caption, mark);
    case 'chart':
      return chart(flow, block, mark);
    case 'figure':
      return figure(flow, block, mark);
    case 'definitions':
      return definitions(flow, block);
    case 'signature':
      return signatures(flow, block);
    case 'callout':
      onPlane(
        flow,
        [
          ...(block.title === undefined
            ? []
            : [{ tag: 'P', text: block.title, style: { ...styles.body, bold: true } }]),
          { tag: 'P', text: block.text, style: styles.body },
          ...planeMark(flow, mark),
        ],
        { fill: styles.surface, bar: styles.primary },
      );
      return space(flow, 12);
    case 'quote': {
      const source = [block.by, block.source].filter((part) => part !== undefined).join(', ');
      const words: PdfText = { ...styles.heading, bold: false, italic: true, size: 13, leading: 1.4 };
      onPlane(
        flow,
        [
          { tag: 'BlockQuote', text: block.text, style: words },
          ...(source === '' ? [] : [{ tag: 'P', text: source, style: styles.muted }]),
          ...planeMark(flow, mark),
        ],
        { bar: styles.primary },
      );
      return space(flow, 12);
    }
    case 'code':
      onPlane(flow, [{ tag: 'Code', text: block.text || ' ', style: styles.code }], {
        fill: styles.surface,
        bar: styles.border,
      });
      if (block.caption !== undefined) write(flow, 'Caption', block.caption, { style: styles.muted });
      if (mark !== undefined) space(flow, 3);
      writeMark(flow, mark);
      return space(flow, 12);
    case 'divider':
      ensure(flow, 24);
      pdf.artifact(() => pdf.doc.rect(flow.left, flow.y + 8, flow.width, 0.75).fill(styles.border));
      return space(flow, 20);
    case 'pageBreak':
      pdf.page();
      flow.y = pdf.doc.page.margins.top;
      return;
    case 'footnote': {
      const { marker, text } = block;
      const note = typeof text === 'string' ? `${marker} ${text}` : [{ text: `${marker} ` }, ...text];
      write(flow, 'Note', withMark(note, mark), { style: styles.muted });
      return space(flow, 4);
    }
  }
}

/** The mark of what stands on a plane, on the same plane. */
const planeMark = ({ styles }: Flow, mark: string | undefined) =>
  mark === undefined ? [] : [{ tag: 'P', text: mark, style: { ...styles.muted, italic: true } }];

function heading(flow: Flow, block: Block<'heading'>): void {
  const { styles, pdf, spec } = flow;
  const shift = spec.content.cover === undefined ? 0 : 1;
  const level = Math.min(6, block.level + shift);
  const size = headingSizes[block.level - 1] ?? 10.5;
  const style = { ...styles.heading, size };
  const text = `${block.numbering === undefined ? '' : `${block.numbering} `}${block.text}`;
  if (flow.y > pdf.doc.page.margins.top + 1) space(flow, size * 0.75);
  // A heading stays with the lines that it is over.
  ensure(flow, pdf.heightOf(text, style, flow.width) + 56);
  write(flow, `H${level}`, text, { style });
  writeMark(flow, markOf(block, marksOf(spec)));
  space(flow, block.level === 1 ? 8 : 5);
}

function paragraph(flow: Flow, block: Block<'paragraph'>): void {
  const { body, muted, heading: head } = flow.styles;
  const looks: Record<Block<'paragraph'>['role'], PdfText> = {
    body,
    lead: { ...body, size: 12.5 },
    abstract: { ...body, italic: true },
    address: body,
    date: body,
    reference: muted,
    subject: { ...head, size: 12 },
    salutation: body,
    closing: body,
    contact: muted,
    byline: muted,
    meta: muted,
  };
  const text = withMark(block.text, markOf(block, marksOf(flow.spec)));
  write(flow, 'P', text, { style: looks[block.role] });
  const tight = ['address', 'contact', 'byline', 'meta', 'reference'].includes(block.role);
  space(flow, tight ? 3 : 9);
}

function table(flow: Flow, content: TableContent, caption?: string, mark?: string): void {
  const { pdf, styles, left, width } = flow;
  ensure(flow, 70);
  if (caption !== undefined) {
    write(flow, 'Caption', caption, { style: { ...styles.muted, bold: true } });
    space(flow, 3);
  }
  const style = { ...styles.body, size: 9.5, leading: 1.35 };
  flow.y = tablePdf(pdf, content, {
    x: left,
    y: flow.y,
    width,
    style,
    line: styles.border,
    head: styles.primary,
  });
  if (mark !== undefined) space(flow, 4);
  writeMark(flow, mark);
  space(flow, 14);
}

/** A chart as a picture, with what it says and the figures that it stands on. */
async function chart(flow: Flow, block: Block<'chart'>, mark: string | undefined): Promise<void> {
  const { styles, width, spec, raster } = flow;
  const height = Math.min(width * 0.5, 300);
  ensure(flow, height + 70);
  write(flow, 'P', block.chart.title, { style: { ...styles.heading, size: 11.5 } });
  space(flow, 6);
  // Drawn a little larger than it is shown, so that its words are smaller than the text around it.
  const size = { width: Math.round(width * 1.3), height: Math.round(height * 1.3) };
  const svg = await chartSvg(block.chart, block.dataset, spec.theme, size);
  drawPicture(flow, raster.png(svg, 1800), { width, height }, block.chart.alt);
  space(flow, 4);
  write(flow, 'P', block.chart.takeaway);
  if (block.caption !== undefined) write(flow, 'Caption', block.caption, { style: styles.muted });
  writeMark(flow, mark);
  space(flow, 8);
  if (!isTabled(spec, block.dataset)) table(flow, chartGrid(block.dataset));
}

function figure(flow: Flow, block: Block<'figure'>, mark: string | undefined): void {
  const { spec, pdf, styles, raster } = flow;
  const asset = spec.assets.find(({ id }) => id === block.asset);
  if (asset !== undefined) {
    const ratio = asset.height / asset.width;
    const { top } = pdf.doc.page.margins;
    const highest = (pdf.bottom() - top) * 0.55;
    const width = Math.min(flow.width, highest / ratio);
    const size = { width, height: width * ratio };
    drawPicture(flow, raster.png(assetSvg(asset, spec, size), 1600), size, asset.alt);
    space(flow, 5);
  }
  if (block.caption !== undefined) write(flow, 'Caption', block.caption, { style: styles.muted });
  writeMark(flow, mark);
  space(flow, 12);
}

function definitions(flow: Flow, block: Block<'definitions'>): void {
  const { items, layout } = block;
  const marks = marksOf(flow.spec);
  const { pdf, styles, left, width, spec } = flow;
  const strong = { ...styles.body, bold: true };
  for (const item of items) {
    const { term } = item;
    const text = withMark(item.text, itemMark(item, block, marks));
    if (layout !== 'columns') {
      ensure(flow, 40);
      write(flow, 'P', term, { style: strong });
      write(flow, 'P', text, { indent: 14 });
      space(flow, 6);
      continue;
    }
    const narrow = width * 0.3;
    const [first, second] = spec.dir === 'rtl' ? [left + width - narrow + 12, left] : [left, left + narrow];
    ensure(
      flow,
      Math.max(pdf.heightOf(term, strong, narrow - 12), pdf.heightOf(text, styles.body, width - narrow)),
    );
    const { y } = flow;
    const end = pdf.text('P', term, strong, { x: first, y, width: narrow - 12 });
    flow.y = Math.max(end, pdf.text('P', text, styles.body, { x: second, y, width: width - narrow })) + 5;
  }
  writeMark(flow, markOf(block, marks));
  space(flow, 6);
}

/** Lines to sign on, two beside one another. */
function signatures(flow: Flow, block: Block<'signature'>): void {
  const { items } = block;
  const marks = marksOf(flow.spec);
  const { pdf, styles, left, width, spec } = flow;
  const each = (width - 30) / 2;
  for (let from = 0; from < items.length; from += 2) {
    ensure(flow, 100);
    const y = flow.y + 44;
    let end = y;
    for (const [at, item] of items.slice(from, from + 2).entries()) {
      const side = spec.dir === 'rtl' ? 1 - at : at;
      const x = left + side * (each + 30);
      pdf.artifact(() => pdf.doc.rect(x, y, each, 0.75).fill(styles.body.color));
      const mark = itemMark(item, block, marks);
      const words = [item.name, item.role, item.organisation, item.dateLabel, mark]
        .filter(Boolean)
        .join('\n');
      if (words !== '') end = Math.max(end, pdf.text('P', words, styles.muted, { x, y: y + 6, width: each }));
    }
    flow.y = end + 10;
  }
  writeMark(flow, markOf(block, marks));
}
