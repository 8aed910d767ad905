import type { RichText } from '@sitewright/site-spec';
import type { PdfText, PdfWriter } from '../pdf-writer.ts';
import { baseline, ensure, type Flow } from './flow.ts';

/** What words may stand on: a fill, a frame around it, and a sign before them. */
export interface Plane {
  fill?: string;
  frame?: string;
  sign?: { width: number; draw(pdf: PdfWriter, x: number, y: number): void };
  /** Between its edge and its words, as a share of a baseline. */
  padding?: number;
}

/** The width of a frame around a plane. */
const FRAME = 2;

/**
 * Writes what stands on a plane of its own, or within a broken line what is not for its readers. What is higher than a page
 * goes on without.
 */
export function onPlane(
  flow: Flow,
  texts: readonly { tag: string; text: RichText; style: PdfText }[],
  plane: Plane,
): void {
  const { pdf, left, width, styles, spec } = flow;
  const { fill, frame, sign } = plane;
  const padding = baseline * (plane.padding ?? (fill === undefined ? 0.5 : 1));
  const own = sign?.width ?? 0;
  const room = width - padding * 2 - own;
  const height =
    texts.reduce((sum, { text, style }) => sum + pdf.heightOf(text, style, room), 0) + padding * 2;
  ensure(flow, height);
  const top = flow.y;
  const isRtl = spec.dir === 'rtl';
  if (top + height <= pdf.bottom()) {
    pdf.artifact(() => {
      const { doc } = pdf;
      doc.rect(left, top, width, height);
      if (fill === undefined)
        doc.lineWidth(0.75).dash(3, { space: 2 }).strokeColor(styles.muted.color).stroke().undash();
      else if (frame === undefined) doc.fill(fill);
      else doc.lineWidth(FRAME).fillAndStroke(fill, frame);
      sign?.draw(pdf, isRtl ? left + width - padding - own : left + padding, top + padding);
    });
  }
  // Letters stand a little above the middle of their lines.
  flow.y += padding + 1.5;
  const x = left + padding + (isRtl ? 0 : own);
  for (const { tag, text, style } of texts)
    flow.y = pdf.text(tag, text, style, { x, y: flow.y, width: room });
  flow.y += padding - 1.5;
}
