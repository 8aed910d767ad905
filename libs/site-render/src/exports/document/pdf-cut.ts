import type { DocumentBlock } from '@sitewright/site-spec';
import { baseline, ensure, type Flow, space } from './flow.ts';
import { roomFor } from './room.ts';

/** Scissors in a box of 24 by 24, which cut to the right. */
const SCISSORS =
  'M9 6a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM9 18a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM20 4L8.12 15.88M14.8 14.8L20 20M8.12 8.12L12 12';
const SIDE = 15;
/** A slip that takes no more of a page stands whole on one. */
const WHOLE = 0.6;
/** Who fills it in needs so much for a row of lines to write on. */
const LINES = 80;

/** What is cut off under a line: up to the next one, or to the end. */
function slipOf(rest: readonly DocumentBlock[]): readonly DocumentBlock[] {
  const end = rest.findIndex(({ type }) => type === 'divider' || type === 'pageBreak');
  return end === -1 ? rest : rest.slice(0, end);
}

/** The line along which a slip is cut off, on the page on which the slip stands. */
export function cutPdf(flow: Flow, rest: readonly DocumentBlock[]): void {
  const { pdf, styles, left, width, spec } = flow;
  const height = slipOf(rest).reduce(
    (sum, block) =>
      sum +
      (block.type === 'signature' ? LINES * Math.ceil(block.items.length / 2) : roomFor(flow, [block])) +
      baseline / 2,
    baseline * 3,
  );
  ensure(flow, height <= (pdf.bottom() - pdf.doc.page.margins.top) * WHOLE ? height : baseline * 6);
  space(flow, baseline);
  const y = flow.y + SIDE / 2;
  const isFromRight = spec.dir === 'rtl';
  const start = left + (isFromRight ? 0 : SIDE + 6);
  pdf.artifact(() => {
    const { doc } = pdf;
    doc.save().dash(5, { space: 4 }).lineWidth(0.9);
    doc.moveTo(start, y).lineTo(start + width - SIDE - 6, y);
    doc.stroke(styles.muted.color).undash().restore();
    doc.save().translate(isFromRight ? left + width : left, flow.y);
    doc.scale((isFromRight ? -SIDE : SIDE) / 24, SIDE / 24).lineWidth(2);
    doc.path(SCISSORS).stroke(styles.muted.color).restore();
  });
  space(flow, SIDE + baseline);
}
