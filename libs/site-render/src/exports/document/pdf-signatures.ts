import type { DocumentBlock } from '@sitewright/site-spec';
import { isBill } from '../../document-layout.ts';
import { itemMark, markOf, marksOf } from '../invented.ts';
import { baseline, ensure, type Flow, writeMark } from './flow.ts';

type Signature = Extract<DocumentBlock, { type: 'signature' }>;

/** Lines to sign on; those under which an offer is accepted stand in a frame. */
export function signaturesPdf(flow: Flow, block: Signature): void {
  const { outer, left, width, pdf, styles, spec } = flow;
  if (!isBill(spec.content)) {
    lines(flow, block);
    return;
  }
  const padding = baseline;
  ensure(flow, 130 * Math.ceil(block.items.length / 3));
  const top = flow.y + 4;
  const page = pdf.pageNumber();
  const inside = { ...flow, left: left + padding, width: width - padding * 2 };
  lines(inside, block);
  flow.y = inside.y + padding;
  if (pdf.pageNumber() === page)
    pdf.artifact(() =>
      pdf.doc
        .rect(outer.left, top, outer.width, flow.y - top)
        .lineWidth(0.75)
        .stroke(styles.border),
    );
  flow.y += baseline;
}

/** Lines to sign on, two or three beside one another. */
function lines(flow: Flow, block: Signature): void {
  const { items } = block;
  const marks = marksOf(flow.spec);
  const { pdf, styles, left, width, spec } = flow;
  const columns = items.length % 3 === 0 ? 3 : 2;
  const each = (width - 30 * (columns - 1)) / columns;
  for (let from = 0; from < items.length; from += columns) {
    ensure(flow, 100);
    const y = flow.y + 44;
    let end = y;
    for (const [at, item] of items.slice(from, from + columns).entries()) {
      const side = spec.dir === 'rtl' ? columns - 1 - at : at;
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
