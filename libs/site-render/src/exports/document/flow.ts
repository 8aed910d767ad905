import type { DocumentSpec, RichText } from '@sitewright/site-spec';
import { colorOf } from '../../theme-css.ts';
import type { PdfText, PdfWriter } from '../pdf-writer.ts';
import type { Rasteriser } from '../raster.ts';

/** The looks of a document's text. */
export interface Styles {
  body: PdfText;
  muted: PdfText;
  heading: PdfText;
  code: PdfText;
  primary: string;
  border: string;
  surface: string;
}

/** Text that runs down one page after the other. */
export interface Flow {
  spec: DocumentSpec;
  pdf: PdfWriter;
  raster: Rasteriser;
  styles: Styles;
  left: number;
  width: number;
  /** Where the next thing goes. */
  y: number;
}

export function stylesOf({ theme }: DocumentSpec): Styles {
  const { heading, body, mono } = theme.tokens.font;
  const color = (role: string): string => colorOf(theme, role).slice(0, 7);
  const text: PdfText = { families: body.$value, size: 10.5, color: color('text'), leading: 1.5 };
  return {
    body: text,
    muted: { ...text, size: 9, color: color('muted'), leading: 1.4 },
    heading: { ...text, families: heading.$value, bold: true, leading: 1.2 },
    code: { ...text, families: [...mono.$value, ...body.$value], size: 9, leading: 1.4 },
    primary: color('primary'),
    border: color('border'),
    surface: color('surface'),
  };
}

/** Goes to the next page if there is less room than this, and more than a page would not have it either. */
export function ensure(flow: Flow, height: number): void {
  const { pdf } = flow;
  const top = pdf.doc.page.margins.top;
  if (flow.y + height > pdf.bottom() && flow.y > top) {
    pdf.page();
    flow.y = pdf.doc.page.margins.top;
  }
}

export const space = (flow: Flow, height: number): void => {
  flow.y += height;
};

/** Writes a paragraph, and goes below it. */
export function write(
  flow: Flow,
  tag: string,
  text: RichText,
  { style = flow.styles.body, indent = 0 }: { style?: PdfText; indent?: number } = {},
): void {
  const { pdf, left, width, spec } = flow;
  const x = spec.dir === 'rtl' ? left : left + indent;
  flow.y = pdf.text(tag, text, style, { x, y: flow.y, width: width - indent });
}

/** Says that what was written last was invented, where it was. */
export function writeMark(flow: Flow, mark: string | undefined): void {
  if (mark === undefined) return;
  write(flow, 'P', mark, { style: { ...flow.styles.muted, italic: true } });
}

/**
 * Writes what stands on a plane of its own, with a bar of colour where reading starts. What is higher than a page
 * goes on without its plane.
 */
export function onPlane(
  flow: Flow,
  texts: readonly { tag: string; text: RichText; style: PdfText }[],
  look: { fill?: string; bar: string },
): void {
  const { pdf, left, width, spec } = flow;
  const padding = look.fill === undefined ? 4 : 10;
  const inset = 16;
  const room = width - inset - padding;
  const height =
    texts.reduce((sum, { text, style }) => sum + pdf.heightOf(text, style, room), 0) + padding * 2;
  ensure(flow, height);
  const top = flow.y;
  if (top + height <= pdf.bottom()) {
    pdf.artifact(() => {
      if (look.fill !== undefined) pdf.doc.roundedRect(left, top, width, height, 3).fill(look.fill);
      pdf.doc.rect(spec.dir === 'rtl' ? left + width - 3 : left, top, 3, height).fill(look.bar);
    });
  }
  flow.y += padding;
  const x = spec.dir === 'rtl' ? left + padding : left + inset;
  for (const { tag, text, style } of texts)
    flow.y = pdf.text(tag, text, style, { x, y: flow.y, width: room });
  flow.y += padding;
}

/** A picture in the flow, as wide as the text or as high as it may be. */
export function drawPicture(
  flow: Flow,
  picture: Buffer,
  { width, height }: { width: number; height: number },
  alt: string | undefined,
): void {
  const { pdf, left } = flow;
  ensure(flow, height);
  const { y } = flow;
  pdf.figure(alt, () => pdf.doc.image(picture, left + (flow.width - width) / 2, y, { width, height }));
  flow.y += height;
}
