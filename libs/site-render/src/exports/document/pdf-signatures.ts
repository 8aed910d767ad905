import type { DocumentBlock } from '@sitewright/site-spec';
import { isBill } from '../../document-layout.ts';
import { styleOf } from '../../document-style.ts';
import { itemMark, markOf, marksOf } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import { baseline, ensure, type Flow, type Styles, writeMark } from './flow.ts';

type Signature = Extract<DocumentBlock, { type: 'signature' }>;

/** Lines to sign on; those under which an offer is accepted stand in a frame, those of who ends a letter with it do not. */
export function signaturesPdf(flow: Flow, block: Signature): void {
  const { outer, left, width, pdf, styles, spec } = flow;
  const { blocks } = spec.content;
  const before = blocks[blocks.indexOf(block) - 1];
  if (!isBill(spec.content) || (before?.type === 'paragraph' && before.role === 'closing')) {
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
  // A single one may stand at the other edge.
  const isAtEnd = items.length === 1 && styleOf(spec.content, 'signatures').align === 'end';
  const before = isAtEnd ? 1 : 0;
  const above = ROOM * Math.max(LEAST_ROOM, Math.min(1, flow.air));
  for (let from = 0; from < items.length; from += columns) {
    const row = items
      .slice(from, from + columns)
      .map((item) => linesUnder(styles, item, itemMark(item, block, marks)));
    const heights = row.map((under) =>
      under.reduce((sum, [text, style]) => sum + pdf.heightOf(text, style, each), 0),
    );
    ensure(flow, above + UNDER + Math.max(...heights));
    const y = flow.y + above;
    let end = y;
    for (const [at, under] of row.entries()) {
      const side = spec.dir === 'rtl' ? columns - 1 - at - before : at + before;
      const box = { x: left + side * (each + 30), y: y + UNDER, width: each };
      pdf.artifact(() => pdf.doc.rect(box.x, y, each, 0.75).fill(styles.body.color));
      for (const [text, style] of under) box.y = pdf.text('P', text, style, box);
      end = Math.max(end, box.y);
    }
    flow.y = end + 10;
  }
  writeMark(flow, markOf(block, marks));
}

/** Room to sign over a line, the least share of it where all stands close, and the gap beneath the line. */
const ROOM = 44;
const LEAST_ROOM = 0.7;
const UNDER = 6;

/** Who signs, and smaller what is said of them. */
function linesUnder(
  { body, muted }: Styles,
  { name, role, organisation, dateLabel }: Signature['items'][number],
  mark: string | undefined,
): [string, PdfText][] {
  const said = [role, organisation, dateLabel, mark].filter(Boolean).join('\n');
  const lines: [string, PdfText][] = [
    [name, body],
    [said, muted],
  ];
  return lines.filter(([text]) => text !== '');
}
