import type { RichText, Slide, SlideBlock, SlidesSpec } from '@sitewright/site-spec';
import { chartSvg } from '../chart-svg.ts';
import { colorOf } from '../theme-css.ts';
import { tablePdf } from './pdf-table.ts';
import { createPdf, type PdfWriter, type TextStyle } from './pdf-writer.ts';
import { svgToPng } from './pictures.ts';

const sizes = {
  '16:9': [960, 540],
  '4:3': [720, 540],
  '16:10': [864, 540],
  '1:1': [540, 540],
  '9:16': [540, 960],
} as const;
const grounds = {
  default: ['background', 'text'],
  surface: ['surface', 'text'],
  primary: ['primary', 'onPrimary'],
  accent: ['accent', 'onAccent'],
  dark: ['text', 'background'],
} as const;

interface Page {
  spec: SlidesSpec;
  pdf: PdfWriter;
  style: TextStyle;
  heading: TextStyle;
  left: number;
  width: number;
}

/** A deck as PDF: a page a slide; what does not fit goes on, on the next page. */
export async function slidesPdf(spec: SlidesSpec): Promise<Uint8Array> {
  const [width, height] = sizes[spec.content.aspect];
  const margin = width * 0.07;
  const pdf = await createPdf(spec, {
    size: [width, height],
    margins: { top: margin * 0.7, right: margin, bottom: 30, left: margin },
  });
  let fill = '#ffffff';
  pdf.doc.on('pageAdded', () => {
    pdf.doc.save().rect(0, 0, width, height).fill(fill).restore();
  });
  for (const slide of spec.content.slides) {
    const [ground, ink] = grounds[slide.background ?? 'default'];
    fill = colorOf(spec.theme, ground);
    const color = colorOf(spec.theme, ink);
    const align = spec.dir === 'rtl' ? 'right' : 'left';
    const { heading, body } = spec.theme.tokens.font;
    const style: TextStyle = { family: body.$value[0] ?? '', size: 18, color, align };
    const page = {
      spec,
      pdf,
      style,
      heading: { ...style, family: heading.$value[0] ?? '', bold: true, lineGap: 2 },
      left: margin,
      width: width - margin * 2,
    };
    pdf.doc.addPage();
    if (!opensPart(slide)) pdf.doc.rect(0, 0, 8, height).fill(colorOf(spec.theme, 'primary'));
    await slideOf(page, slide, height);
  }
  return pdf.finish();
}

const opensPart = ({ layout }: Slide): boolean => ['title', 'section', 'closing'].includes(layout);

async function slideOf({ ...page }: Page, slide: Slide, height: number): Promise<void> {
  const { pdf, heading, style, left, width } = page;
  const opening = opensPart(slide);
  if (opening && slide.blocks.length === 0) pdf.doc.y = height * 0.34;
  if (slide.eyebrow !== undefined) pdf.text('P', slide.eyebrow, { ...style, size: 11, bold: true });
  pdf.text('H1', slide.title, { ...heading, size: opening ? 40 : 28 });
  if (slide.subtitle !== undefined) pdf.text('P', slide.subtitle, { ...style, size: 16 });
  pdf.doc.moveDown(0.6);
  const top = pdf.doc.y;
  const columns = (['main', 'left', 'right'] as const)
    .map((slot) => slide.blocks.filter((block) => block.slot === slot))
    .filter((blocks) => blocks.length > 0);
  const gap = 28;
  const each = (width - gap * (columns.length - 1)) / Math.max(1, columns.length);
  const ordered = page.spec.dir === 'rtl' ? columns.toReversed() : columns;
  const pages = pdf.doc.bufferedPageRange();
  const home = pages.start + pages.count - 1;
  for (const [index, blocks] of ordered.entries()) {
    pdf.doc.switchToPage(home);
    pdf.doc.x = left + index * (each + gap);
    pdf.doc.y = top;
    for (const block of blocks)
      await blockOf({ ...page, width: each, left: left + index * (each + gap) }, block);
  }
}

async function blockOf({ spec, pdf, style, heading, width, left }: Page, block: SlideBlock): Promise<void> {
  const { doc } = pdf;
  const write = (text: RichText, look: Partial<TextStyle> = {}): void =>
    pdf.text('P', text, { ...style, width, ...look }, { x: left, y: doc.y });
  if ('heading' in block && block.heading !== undefined) write(block.heading, { bold: true });
  switch (block.type) {
    case 'bullets': {
      const size = block.items.length <= 4 && width > 500 ? 24 : 19;
      for (const [index, { text }] of block.items.entries()) {
        const mark = block.ordered === true ? `${index + 1}. ` : '• ';
        write(typeof text === 'string' ? `${mark}${text}` : [{ text: mark }, ...text], { size });
        doc.moveDown(0.3);
      }
      break;
    }
    case 'text':
      write(block.text);
      break;
    case 'quote':
      write(block.text, { family: heading.family, size: 26 });
      write([block.by, block.role].filter((part) => part !== undefined).join(', ') || ' ', { size: 14 });
      break;
    case 'number':
      write(block.value, { ...heading, size: 64 });
      write(block.label, { size: 20 });
      if (block.context !== undefined) write(block.context, { size: 13 });
      break;
    case 'steps':
    case 'people':
      for (const item of block.items) {
        const title = 'name' in item ? item.name : [item.label, item.title].filter(Boolean).join(': ');
        const words = ['role' in item ? item.role : undefined, item.text].filter(Boolean).join(' · ');
        write(title, { bold: true });
        if (words !== '') write(words, { size: 14 });
        doc.moveDown(0.2);
      }
      break;
    case 'table':
      doc.x = left;
      tablePdf(pdf, block, { width, body: style, muted: { ...style, size: 12 }, line: style.color });
      break;
    case 'chart': {
      const png = Buffer.from(
        await svgToPng(
          spec,
          await chartSvg(block.chart, block.dataset, spec.theme, { width: 720, height: 400 }),
        ),
      );
      const { y } = doc;
      const fit: [number, number] = [width, Math.max(120, doc.page.height - y - 70)];
      doc.addStructure(
        doc.struct('Figure', { alt: block.chart.alt }, () => doc.image(png, left, y, { fit })),
      );
      doc.y = Math.min(doc.page.height - 60, y + Math.min(fit[1], (width * 400) / 720) + 4);
      write(block.chart.takeaway, { size: 13 });
      break;
    }
    case 'callToAction':
      write(block.text, { bold: true, size: 22 });
      if (block.href !== undefined) write(block.href, { size: 15 });
      break;
    case 'image':
      if (block.caption !== undefined) write(block.caption, { size: 12 });
  }
  doc.moveDown(0.5);
}
