import type { DocumentBlock, RichText } from '@sitewright/site-spec';
import { isInTwo } from '../../document-layout.ts';
import { itemMark, marksOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import { ensure, type Flow, space } from './flow.ts';
import { placeNotes } from './pdf-notes.ts';

type ListBlock = Extract<DocumentBlock, { type: 'list' }>;
type Item = Pick<ListBlock['items'][number], 'text'>;

/** Where the text of items begins: behind the widest of their marks. */
const INDENT = 18;
/** Between a number and its text. */
const AFTER_NUMBER = 6;
/** Between two items, and where one of them has several lines. */
const GAP = 3;
const WIDE_GAP = 5.5;
/** An item of so many lines stands whole on one page. */
const WHOLE = 5;

/** How high the items of a list are, with those within them. @param closing what stands under the last. */
export function itemHeights(flow: Flow, block: ListBlock, closing = 0): number[] {
  const { pdf, styles, width, air } = flow;
  const { items } = block;
  const gap = gapOf(flow, block) * air;
  const indent = indentOf(flow, block, items.length);
  const heightOf = (text: RichText, from: number): number =>
    pdf.heightOf(text, styles.body, width - from) + gap;
  return items.map((item, at) =>
    (item.items ?? []).reduce(
      (sum, inner) => sum + heightOf(inner.text, indent + INDENT),
      heightOf(item.text, indent) + (at === items.length - 1 ? closing : 0),
    ),
  );
}

const numberStyle = ({ styles }: Flow): PdfText => ({
  ...styles.body,
  bold: true,
  color: styles.numbers ?? styles.primary,
});

/** How far the text of a list stands in whose last item is the one of this count. */
function indentOf(flow: Flow, { style }: ListBlock, last: number): number {
  if (style !== 'numbered') return INDENT;
  return Math.max(INDENT, flow.pdf.widthOf(`${last}.`, numberStyle(flow)) + AFTER_NUMBER);
}

/** Steps and points of several lines stand further apart, so that each is seen. */
const gapOf = ({ pdf, styles, width }: Flow, { items }: ListBlock): number =>
  items.some(
    ({ text }) =>
      pdf.heightOf(text, styles.body, width - INDENT) > pdf.heightOf(' ', styles.body, width) * 1.5,
  )
    ? WIDE_GAP
    : GAP;

/** A list in one column, or in two that stand whole on a page. @param closing the height of what stays with its last items. */
export function listPdf(flow: Flow, block: ListBlock, closing: number): void {
  const half = Math.ceil(block.items.length / 2);
  const width = (flow.width - COLUMN_GAP) / 2;
  const parts = [block.items.slice(0, half), block.items.slice(half)].map((items) => ({ ...block, items }));
  const heightOf = (part: ListBlock): number =>
    itemHeights({ ...flow, width }, part).reduce((sum, one) => sum + one, 0);
  const height = isInTwo(block) ? Math.max(...parts.map(heightOf)) : 0;
  const { pdf, spec } = flow;
  if (!isInTwo(block) || height > pdf.bottom() - pdf.doc.page.margins.top) {
    inOneColumn(flow, block, 0, closing);
    return;
  }
  ensure(flow, height);
  const { y, left } = flow;
  for (const [at, part] of parts.entries()) {
    const isRight = (at === 1) === (spec.dir === 'ltr');
    const column = { ...flow, y, width, left: isRight ? left + width + COLUMN_GAP : left };
    inOneColumn(column, part, at * half, 0);
    flow.y = Math.max(flow.y, column.y);
  }
}

/** Between two columns of a list. */
const COLUMN_GAP = 18;

/** Items, their marks hanging before their text; `before` came in another column. */
function inOneColumn(flow: Flow, block: ListBlock, before: number, closing: number): void {
  const { items, style } = block;
  const gap = gapOf(flow, block);
  const indent = indentOf(flow, block, before + items.length);
  const marks = marksOf(flow.spec);
  flow.pdf.within('L', () => {
    for (const [index, item] of items.entries()) {
      const marked = (one: Item): RichText => withMark(one.text, itemMark(one, block, marks));
      // No last item stands alone on a page, nor what closes the section behind it.
      if (index > 0 && index === items.length - (closing > 0 ? 1 : 2))
        ensure(
          flow,
          itemHeights(flow, { ...block, items: items.slice(index) }, closing).reduce(
            (sum, one) => sum + one,
            0,
          ),
        );
      const mark = {
        bullet: 'dot',
        plain: '',
        numbered: `${before + index + 1}.`,
        check: item.checked === true ? 'checked' : 'open',
      }[style];
      itemPdf(flow, marked(item), { mark, from: 0, own: mark === '' ? 0 : indent, gap });
      for (const inner of item.items ?? [])
        itemPdf(flow, marked(inner), { mark: 'dash', from: indent, own: INDENT, gap });
    }
  });
}

function itemPdf(
  flow: Flow,
  text: RichText,
  { mark, from, own, gap }: { mark: string; from: number; own: number; gap: number },
): void {
  const { pdf, styles, left, width, spec } = flow;
  const rtl = spec.dir === 'rtl';
  const box = { x: rtl ? left : left + from + own, width: width - from - own };
  const line = pdf.heightOf(' ', styles.body, box.width);
  // The mark must not stand at the foot of one page and its text at the head of the next.
  const height = pdf.heightOf(text, styles.body, box.width);
  ensure(flow, height <= line * (WHOLE + 0.5) ? height : line * 2);
  placeNotes(flow, text, styles.body, box.width);
  const { y } = flow;
  const markX = rtl ? left + width - from - own : left + from;
  pdf.within('LI', () => {
    if (/\d/.test(mark)) pdf.text('Lbl', mark, numberStyle(flow), { x: markX, y, width: own });
    else if (mark !== '')
      pdf.artifact(() => drawMark(flow, mark, rtl ? markX + own - 8 : markX + 2, y + line / 2));
    flow.y = pdf.text('LBody', text, styles.body, { ...box, y });
  });
  space(flow, gap);
}

function drawMark({ pdf: { doc }, styles }: Flow, mark: string, x: number, middle: number): void {
  if (mark === 'dot') {
    doc.circle(x + 2, middle, 1.8).fill(styles.primary);
    return;
  }
  if (mark === 'dash') {
    doc.rect(x, middle - 0.5, 6, 1).fill(styles.primary);
    return;
  }
  doc.save().lineWidth(1).strokeColor(styles.primary);
  doc.roundedRect(x, middle - 4, 8, 8, 1.5).stroke();
  if (mark === 'checked')
    doc
      .moveTo(x + 1.8, middle)
      .lineTo(x + 3.5, middle + 2)
      .lineTo(x + 6.4, middle - 2)
      .stroke();
  doc.restore();
}
