import type { DocumentBlock } from '@sitewright/site-spec';
import { gridColumns, gridRows, headForm, isBeside } from '../../definition-forms.ts';
import { isBill } from '../../document-layout.ts';
import { itemMark, markOf, marksOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import { figureSize } from './figure-size.ts';
import { baseline, ensure, type Flow, space, write, writeMark } from './flow.ts';

type Definitions = Extract<DocumentBlock, { type: 'definitions' }>;

/** Terms with what they mean: beside one another where they are short, in three columns at the head of a bill. */
export function definitionsPdf(flow: Flow, block: Definitions): void {
  const { left, width, outer } = flow;
  // The facts under a title begin where it does, also where heads stand beside the text.
  if (flow.side?.page === -1) Object.assign(flow, outer);
  writeTerms(flow, block);
  Object.assign(flow, { left, width });
}

function writeTerms(flow: Flow, block: Definitions): void {
  const form = headForm(flow.spec.content, block);
  if (form === 'grid' || form === 'figures') {
    inColumns(flow, block, form);
    return;
  }
  const marks = marksOf(flow.spec);
  const strong = { ...flow.styles.body, bold: true };
  if (form === 'ruled') ruleAcross(flow);
  if (isBeside(block)) besides(flow, block, strong);
  else
    for (const item of block.items) {
      ensure(flow, 40);
      write(flow, 'P', item.term, { style: strong });
      write(flow, 'P', withMark(item.text, itemMark(item, block, marks)));
      space(flow, baseline / 2);
    }
  writeMark(flow, markOf(block, marks));
  if (form === 'ruled') ruleAcross(flow);
  space(flow, baseline / 2);
}

const GAP = 12;
const LINE_GAP = 3;

/**
 * Where terms and what they mean stand beside one another: three tenths of the width, or as much as the longest word of a
 * term needs; as much as the longest term needs where all then stand in fewer lines. Beside heads all begin at one edge.
 */
function columnsOf({ pdf, width, styles, side, spec }: Flow, block: Definitions) {
  const { blocks } = spec.content;
  const all = side === undefined ? [block] : blocks.filter((one) => one.type === 'definitions');
  const items = all
    .filter((one) => one === block || (headForm(spec.content, one) === undefined && isBeside(one)))
    .flatMap((one) => one.items);
  const strong = { ...styles.body, bold: true };
  const shared = (texts: readonly string[]) => {
    const longest = pdf.widthOf(texts.join('\n'), strong) + 1;
    const narrow = Math.max(width * 0.3 - GAP, Math.min(longest, width / 2));
    const room = width - narrow - GAP;
    const heights = items.map(({ term, text }) =>
      Math.max(pdf.heightOf(term, strong, narrow), pdf.heightOf(text, styles.body, room)),
    );
    return { narrow, room, height: heights.reduce((sum, one) => sum + one, 0) };
  };
  const terms = items.map(({ term }) => term);
  const [usual, whole] = [shared(terms.flatMap((term) => term.split(' '))), shared(terms)];
  return whole.height < usual.height ? whole : usual;
}

/** How high the lines of a term with its text are. */
export function definitionsHeights(flow: Flow, block: Definitions): number[] {
  const form = headForm(flow.spec.content, block);
  if (form === 'grid' || form === 'figures') return columnsIn(flow, block, form).heights;
  const { pdf, styles, width } = flow;
  const { narrow, room } = columnsOf(flow, block);
  const strong = { ...styles.body, bold: true };
  return block.items.map(({ term, text }) =>
    isBeside(block)
      ? Math.max(pdf.heightOf(term, strong, narrow), pdf.heightOf(text, styles.body, room)) + LINE_GAP
      : pdf.heightOf(term, strong, width) + pdf.heightOf(text, styles.body, width) + baseline / 2,
  );
}

/** Each term with its text on one line. */
function besides(flow: Flow, block: Definitions, strong: PdfText): void {
  const { pdf, styles, spec, left, width } = flow;
  const marks = marksOf(spec);
  const isRtl = spec.dir === 'rtl';
  const { narrow, room } = columnsOf(flow, block);
  const termX = isRtl ? left + width - narrow : left;
  const textX = isRtl ? left : left + width - room;
  for (const item of block.items) {
    const text = withMark(item.text, itemMark(item, block, marks));
    ensure(flow, Math.max(pdf.heightOf(item.term, strong, narrow), pdf.heightOf(text, styles.body, room)));
    const { y } = flow;
    const end = pdf.text('P', item.term, strong, { x: termX, y, width: narrow });
    flow.y = Math.max(end, pdf.text('P', text, styles.body, { x: textX, y, width: room })) + LINE_GAP;
  }
}

function ruleAcross(flow: Flow): void {
  const { pdf, styles, left, width } = flow;
  space(flow, 5);
  pdf.artifact(() => pdf.doc.rect(left, flow.y, width, 0.75).fill(styles.rule));
  space(flow, 7);
}

/** Facts each under its label, and key figures each over what it is, a few in a row, with the height of each row. */
function columnsIn({ pdf, styles, spec, width }: Flow, block: Definitions, form: 'grid' | 'figures') {
  const marks = marksOf(spec);
  const count = gridColumns(block.items, form === 'figures' || isBill(spec.content));
  const each = (width - baseline * (count - 1)) / count;
  const label = { ...styles.muted, bold: form === 'grid' };
  const figure: PdfText = { ...styles.heading, color: styles.link };
  const facts = block.items.map((item) => ({
    term: item.term,
    text: withMark(item.text, itemMark(item, block, marks)),
  }));
  const texts = facts.map(({ text }) => text);
  const size = figureSize(texts, each, (text, own) => pdf.widthOf(text, { ...figure, size: own }));
  const style = form === 'grid' || size === undefined ? styles.body : { ...figure, size };
  const rows = gridRows(facts, count, spec.content);
  const roomIn = (row: typeof facts): number => (form === 'grid' && row.length === 1 ? width : each);
  const heights = rows.map((row) => {
    const room = roomIn(row);
    const heightOf = ({ term, text }: (typeof facts)[number]): number =>
      pdf.heightOf(text, style, room) + pdf.heightOf(term, label, room);
    return Math.max(...row.map(heightOf)) + baseline;
  });
  return { rows, heights, count, each, roomIn, label, style };
}

function inColumns(flow: Flow, block: Definitions, form: 'grid' | 'figures'): void {
  const { pdf, styles, spec, left } = flow;
  const { rows, heights, count, each, roomIn, label, style } = columnsIn(flow, block, form);
  space(flow, baseline / 2);
  for (const [index, row] of rows.entries()) {
    ensure(flow, heights[index] ?? 0);
    const { y } = flow;
    const room = roomIn(row);
    for (const [at, { term, text }] of row.entries()) {
      const x = room > each ? left : left + (spec.dir === 'rtl' ? count - 1 - at : at) * (each + baseline);
      const [fact, named] = [
        { text, style },
        { text: term, style: label },
      ];
      if (form === 'figures') pdf.artifact(() => pdf.doc.rect(x, y, each, 1.5).fill(styles.mark));
      let end = form === 'figures' ? y + 7 : y;
      for (const one of form === 'grid' ? [named, fact] : [fact, named])
        end = pdf.text('P', one.text, one.style, { x, y: end, width: room });
      flow.y = Math.max(flow.y, end);
    }
    space(flow, baseline * 0.75);
  }
  space(flow, baseline / 2);
}
