import type { DocumentBlock } from '@sitewright/site-spec';
import { headingParts, headLength } from '../../document-layout.ts';
import { styleOf } from '../../document-style.ts';
import { leadingIn } from '../../leading.ts';
import { isSubjectColoured, mastheadOf } from '../../masthead.ts';
import { markOf, marksOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import {
  baseline,
  ensure,
  type Flow,
  isAtHead,
  sideEnd,
  space,
  styled,
  titleColumn,
  titleSize,
  write,
  writeMark,
} from './flow.ts';
import { roomUnder } from './room.ts';

type Heading = Extract<DocumentBlock, { type: 'heading' }>;

/** Size, space above and space below a heading in points, by its level under the title. */
const HEADINGS = [
  { size: 18, leading: 24, above: 26, below: 6 },
  { size: 13.5, leading: 18, above: 15, below: 3 },
  { size: 11, leading: 16, above: 8, below: 2 },
] as const;

/** Those over the short sections of a résumé are nearer to the size of its text. */
const RESUME = { size: 14.5, leading: 19, above: 18, below: 4 } as const;

/** Whether no other heading has the level of this one: that of a letter is its subject then. */
const isOnly = ({ level }: Heading, blocks: readonly DocumentBlock[]): boolean =>
  blocks.filter((block) => block.type === 'heading' && block.level === level).length === 1;

/** A heading, with what it is over in view. */
export function headingPdf(flow: Flow, block: Heading, rest: readonly DocumentBlock[]): void {
  const { styles, pdf, spec } = flow;
  const isCovered = spec.content.cover !== undefined;
  const isLetter = spec.content.documentType === 'letter';
  const isTitle =
    block.level === 1 &&
    !isCovered &&
    !flow.marks.some(({ level }) => level === 1) &&
    (!isLetter || isOnly(block, spec.content.blocks));
  const level = Math.min(6, block.level + (isCovered ? 1 : 0));
  const { number, words } = headingParts(block);
  const text = `${number === '' ? '' : `${number}  `}${words}`;
  if (level === 2 && flow.side !== undefined) {
    sideHead(flow, block, text, rest);
    return;
  }
  // The subject of a letter is no title.
  const points = isLetter ? 13 : titleSize(flow, text);
  const { size, leading, above, below } = isTitle
    ? { size: points, leading: points * 1.12, above: baseline, below: baseline / 2 }
    : spec.content.documentType === 'resume' && level === 2
      ? RESUME
      : (HEADINGS[Math.min(2, Math.max(isLetter ? 1 : 0, level - 2))] ?? HEADINGS[2]);
  const usual = {
    ...styles.heading,
    size,
    leading: leadingIn(spec.language, leading / size),
    ...((isTitle ? isSubjectColoured(spec) : level <= 2) ? { color: styles.link } : {}),
  };
  const asked = styled(usual, spec, isTitle ? 'title' : 'headings');
  // Those under others stay smaller than these.
  const style = isTitle || level <= 2 ? asked : { ...asked, size: Math.min(asked.size, size) };
  // Smaller than usual, it stands nearer to what is before it.
  if (!isAtHead(flow)) space(flow, above * Math.min(1, style.size / size));
  // A heading stays with what it is over.
  ensure(
    flow,
    pdf.heightOf(text, style, isTitle ? flow.outer.width : flow.width) + below + roomUnder(flow, block, rest),
  );
  const { number: page } = pdf.place(block.id, flow.y);
  flow.marks.push({ id: block.id, level: block.level, text, page });
  if (isTitle || number === '')
    write(flow, `H${level}`, text, {
      style,
      column: titleColumn(flow, text, style, isTitle ? flow.outer : flow),
    });
  else numberedHead(flow, `H${level}`, { number, words }, style);
  writeMark(flow, markOf(block, marksOf(spec)));
  space(flow, below);
}

/** A heading whose number has the colour of links, and its words an edge of their own. */
function numberedHead(
  flow: Flow,
  tag: string,
  { number, words }: { number: string; words: string },
  style: PdfText,
): void {
  const { pdf, left, width, spec } = flow;
  const own = Math.max(pdf.widthOf(number, style) + style.size * 0.45, style.size * 1.4);
  const x = spec.dir === 'rtl' ? left + width - own : left;
  const box = { x: spec.dir === 'rtl' ? left : left + own, y: flow.y, width: width - own };
  pdf.within(tag, () => {
    pdf.text('Lbl', number, { ...style, color: numberInk(flow, style) }, { x, y: flow.y, width: own });
    flow.y = pdf.text('Span', words, style, box);
  });
}

/** The colour of a heading's number: that of numbers, of headings where theirs was asked for, else of links. */
const numberInk = ({ styles, spec }: Flow, { color }: PdfText): string =>
  styles.numbers ?? (styleOf(spec.content, 'headings').color === undefined ? styles.link : color);

/** A head beside what it is over, under a rule that parts sections. */
function sideHead(flow: Flow, block: Heading, text: string, rest: readonly DocumentBlock[]): void {
  const { styles, pdf, spec, outer, side } = flow;
  if (side === undefined) return;
  const usual = { ...styles.heading, size: 12.5, color: styles.link };
  const asked = styled({ ...usual, leading: leadingIn(spec.language, 16 / 12.5) }, spec, 'headings');
  const style = { ...asked, size: Math.min(asked.size, MOST_BESIDE) };
  const width = side.width - SIDE_GAP;
  const height = pdf.heightOf(text, style, width);
  if (flow.y > pdf.doc.page.margins.top + 1) {
    flow.y = Math.max(flow.y, sideEnd(flow));
    space(flow, baseline * 0.75);
  }
  ensure(flow, Math.max(height, roomUnder(flow, block, rest)) + baseline * 0.75);
  // The rule under a title parts it from the first section already.
  const { blocks } = spec.content;
  if (mastheadOf(spec) !== 'ruled' || blocks[headLength(blocks)] !== block) {
    pdf.artifact(() => pdf.doc.rect(outer.left, flow.y, outer.width, 0.5).fill(styles.border));
    space(flow, baseline * 0.75);
  }
  const { number } = pdf.place(block.id, flow.y);
  flow.marks.push({ id: block.id, level: block.level, text, page: number });
  const x = spec.dir === 'rtl' ? outer.left + outer.width - width : outer.left;
  const words = withMark(text, markOf(block, marksOf(spec)));
  Object.assign(side, { page: number, end: pdf.text('H2', words, style, { x, y: flow.y, width }) });
}

/** What is larger would not stand beside the text. */
const MOST_BESIDE = 15;
/** Between a head and the text beside it. */
const SIDE_GAP = 17;
