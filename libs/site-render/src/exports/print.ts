import { isForPaper, type SiteSpec } from '@sitewright/site-spec';
import { pointsPerMm } from '../document-layout.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** Between the bleed and crop marks, and between those and the edge of the sheet; in points, as all here. */
const GAP = pointsPerMm;
/** How long crop marks are, and how thick. */
const MARK = 5 * pointsPerMm;
const STROKE = 0.25;

/** How far a sheet reaches beyond the bleed of its page. */
export const roomForMarks = GAP * 2 + MARK;

/** Whether a format of a specification may have bleed and crop marks. */
export const hasBleed = (spec: SiteSpec, format: string): boolean => format === 'pdf' && isForPaper(spec);

/** Gives the page under way room for its bleed and crop marks beyond that; what is on it stays where it is. */
export function markForPrint({ doc, artifact }: PdfWriter, bleedBy: number): void {
  const { width, height, dictionary } = doc.page;
  const around = (by: number): number[] => [-by, -by, width + by, height + by];
  const [from, to] = [bleedBy + GAP, bleedBy + GAP + MARK];
  const boxes = { MediaBox: around(bleedBy + roomForMarks), BleedBox: around(bleedBy), TrimBox: around(0) };
  Object.assign(dictionary.data, boxes);
  artifact(() => {
    // In all four inks, so that each plate has them; a path holds no such settings, so they come before it.
    doc.save().lineWidth(STROKE).strokeColor([100, 100, 100, 100]);
    for (const x of [0, width]) {
      doc.moveTo(x, -to).lineTo(x, -from);
      doc.moveTo(x, height + from).lineTo(x, height + to);
    }
    for (const y of [0, height]) {
      doc.moveTo(-to, y).lineTo(-from, y);
      doc.moveTo(width + from, y).lineTo(width + to, y);
    }
    doc.stroke().restore();
  });
}

/** Rounding may leave this much between a rectangle and the edge that it reaches. */
const SLACK = 0.01;

/** A rectangle whose sides at the edges of the page run on into the bleed. */
export function intoBleed(
  page: { width: number; height: number },
  bleedBy: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): [x: number, y: number, width: number, height: number] {
  const left = x <= SLACK ? x - bleedBy : x;
  const top = y <= SLACK ? y - bleedBy : y;
  const right = x + width >= page.width - SLACK ? x + width + bleedBy : x + width;
  const foot = y + height >= page.height - SLACK ? y + height + bleedBy : y + height;
  return [left, top, right - left, foot - top];
}
