import type { DocumentBlock, DocumentSpec, RichText } from '@sitewright/site-spec';
import { chartSvg } from '../chart-svg.ts';
import { colorOf } from '../theme-css.ts';
import { tablePdf } from './pdf-table.ts';
import { createPdf, type PdfWriter, type TextStyle } from './pdf-writer.ts';
import { svgToPng } from './pictures.ts';

const points = 72 / 25.4;
const pageMm = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
  Legal: [215.9, 355.6],
} as const;

interface Sheet {
  spec: DocumentSpec;
  pdf: PdfWriter;
  width: number;
  body: TextStyle;
  heading: TextStyle;
  muted: TextStyle;
  shift: number;
}

/** A document as PDF, tagged, with its own fonts. */
export async function documentPdf(spec: DocumentSpec): Promise<Uint8Array> {
  const { page, cover, blocks, tableOfContents } = spec.content;
  const [short, long] = pageMm[page.size];
  const size: [number, number] =
    page.orientation === 'portrait' ? [short * points, long * points] : [long * points, short * points];
  const { top, right, bottom, left } = page.marginMm;
  const margins = {
    top: top * points,
    right: right * points,
    bottom: Math.max(bottom, 14) * points,
    left: left * points,
  };
  const pdf = await createPdf(spec, { size, margins });
  const { font } = spec.theme.tokens;
  const align = spec.dir === 'rtl' ? 'right' : 'left';
  const style = { size: 10.5, align, family: font.body.$value[0] ?? '' } as const;
  const ink = colorOf(spec.theme, 'text');
  const sheet: Sheet = {
    spec,
    pdf,
    width: size[0] - margins.left - margins.right,
    body: { ...style, color: ink },
    muted: { ...style, size: 9, color: colorOf(spec.theme, 'muted') },
    heading: { ...style, family: font.heading.$value[0] ?? '', color: ink, bold: true, lineGap: 2 },
    shift: cover === undefined ? 0 : 1,
  };
  pdf.doc.addPage();
  if (cover !== undefined) coverOf(sheet, cover);
  else if (!blocks.some((block) => block.type === 'heading' && block.level === 1))
    pdf.text('H1', spec.title, { ...sheet.heading, size: 22 });
  if (tableOfContents.show) contents(sheet);
  for (const block of blocks) await blockOf(sheet, block);
  pageFeet(sheet, margins);
  return pdf.finish();
}

function coverOf(
  { pdf, heading, body, muted }: Sheet,
  cover: NonNullable<DocumentSpec['content']['cover']>,
): void {
  pdf.doc.moveDown(4);
  pdf.text('H1', cover.title, { ...heading, size: 28 });
  if (cover.subtitle !== undefined) pdf.text('P', cover.subtitle, { ...body, size: 14 });
  const facts = [cover.author, cover.organisation, cover.date, cover.version].filter(
    (fact) => fact !== undefined,
  );
  pdf.doc.moveDown(1);
  if (facts.length > 0) pdf.text('P', facts.join(' · '), muted);
  pdf.doc.moveDown(2);
}

function contents({ spec, pdf, body, heading }: Sheet): void {
  const { depth, title } = spec.content.tableOfContents;
  pdf.text('P', title ?? spec.labels?.contents ?? 'Contents', { ...heading, size: 12 });
  for (const block of spec.content.blocks) {
    if (block.type === 'heading' && block.level <= depth)
      pdf.text('P', `${block.numbering === undefined ? '' : `${block.numbering} `}${block.text}`, body);
  }
  pdf.doc.moveDown(1.5);
}

/** Headers, footers and page numbers, which are no part of the text. */
function pageFeet({ spec, pdf, muted, width }: Sheet, margins: { left: number; bottom: number }): void {
  const { page } = spec.content;
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.doc.switchToPage(index);
    const kept = pdf.doc.page.margins.bottom;
    // Text below the margin would start a page of its own.
    pdf.doc.page.margins.bottom = 0;
    const foot = [page.footer, page.pageNumbers ? `${index - start + 1} / ${count}` : undefined]
      .filter((part) => part !== undefined)
      .join('   ');
    const y = pdf.doc.page.height - margins.bottom * 0.6;
    if (foot !== '') pdf.text('Artifact', foot, { ...muted, align: 'center', width }, { x: margins.left, y });
    if (page.header !== undefined)
      pdf.text('Artifact', page.header, { ...muted, width }, { x: margins.left, y: 24 });
    pdf.doc.page.margins.bottom = kept;
  }
}

const headingSizes = [22, 16, 13, 11.5, 11, 10.5];

async function blockOf(sheet: Sheet, block: DocumentBlock): Promise<void> {
  const { pdf, body, muted, heading, spec, shift, width } = sheet;
  const { doc } = pdf;
  const write = (text: RichText, style: TextStyle = body, tag = 'P'): void => {
    pdf.text(tag, text, style);
    doc.moveDown(0.5);
  };
  switch (block.type) {
    case 'heading': {
      const level = Math.min(6, block.level + shift);
      const room = doc.page.height - doc.page.margins.bottom - doc.y;
      if (room < 90) doc.addPage();
      else doc.moveDown(0.7);
      write(
        `${block.numbering === undefined ? '' : `${block.numbering} `}${block.text}`,
        { ...heading, size: headingSizes[level - 1] ?? 11 },
        `H${level}`,
      );
      return;
    }
    case 'paragraph':
      return write(block.text, block.role === 'lead' ? { ...body, size: 12.5 } : body);
    case 'list':
      for (const [index, item] of block.items.entries()) {
        const mark = {
          bullet: '• ',
          plain: '',
          numbered: `${index + 1}. `,
          check: item.checked === true ? '[x] ' : '[ ] ',
        }[block.style];
        const own =
          typeof item.text === 'string' ? `${mark}${item.text}` : [{ text: mark || ' ' }, ...item.text];
        pdf.text('P', own, body);
        for (const { text } of item.items ?? [])
          pdf.text('P', typeof text === 'string' ? `    • ${text}` : [{ text: '    • ' }, ...text], body);
      }
      doc.moveDown(0.6);
      return;
    case 'table':
      return tablePdf(pdf, block, { width, body, muted, line: colorOf(spec.theme, 'border') });
    case 'chart':
      if (doc.page.height - doc.page.margins.bottom - doc.y < width / 2 + 60) doc.addPage();
      write(block.chart.title, { ...heading, size: 12 });
      await figure(
        sheet,
        await chartSvg(block.chart, block.dataset, spec.theme, { width: 720, height: 360 }),
        block.chart.alt,
      );
      return write(block.chart.takeaway);
    case 'callout':
      if (block.title !== undefined) write(block.title, { ...body, bold: true });
      return write(block.text);
    case 'quote': {
      const source = [block.by, block.source].filter((part) => part !== undefined).join(', ');
      write(block.text, { ...heading, bold: false, size: 12.5 }, 'BlockQuote');
      return source === '' ? undefined : write(source, muted);
    }
    case 'code':
      return write(
        block.text,
        { ...body, size: 9, family: spec.theme.tokens.font.mono.$value[0] ?? '' },
        'Code',
      );
    case 'figure':
      return block.caption === undefined ? undefined : write(block.caption, muted);
    case 'definitions':
      for (const item of block.items) {
        pdf.text('P', item.term, { ...body, bold: true });
        write(item.text);
      }
      return;
    case 'divider':
      doc.moveDown(1);
      return;
    case 'pageBreak':
      doc.addPage();
      return;
    case 'footnote':
      return write(
        typeof block.text === 'string'
          ? `${block.marker} ${block.text}`
          : [{ text: `${block.marker} ` }, ...block.text],
        muted,
        'Note',
      );
    case 'signature':
      for (const item of block.items) {
        doc.moveDown(2.5);
        write([item.name, item.role, item.organisation, item.dateLabel].filter(Boolean).join('\n') || ' ');
      }
  }
}

async function figure({ pdf, spec, width }: Sheet, svg: string, alt: string): Promise<void> {
  const { doc } = pdf;
  const height = width / 2;
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  const png = Buffer.from(await svgToPng(spec, svg));
  const { x, y } = doc;
  doc.addStructure(doc.struct('Figure', { alt }, () => doc.image(png, x, y, { fit: [width, height] })));
  doc.y = y + height + 8;
}
