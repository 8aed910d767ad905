import { type DocumentBlock, plainText, type RichText } from '@sitewright/site-spec';
import { headForm } from '../../definition-forms.ts';
import { letterheadLines } from '../../document-layout.ts';
import { styleOf } from '../../document-style.ts';
import { leadingIn } from '../../leading.ts';
import { lookOf } from '../../look.ts';
import { hasOneRule, isHeadMarked, type Masthead } from '../../masthead.ts';
import { markOf, marksOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import { intoBleed } from '../print.ts';
import { baseline, type Flow, newPage, space, styled, titleColumn, titleSize } from './flow.ts';

type Paragraph = Extract<DocumentBlock, { type: 'paragraph' }>;

interface Line {
  tag: string;
  text: RichText;
  style: PdfText;
  /** Space above it. */
  above: number;
}

/** The title with what is said of it, as `form` has it; `blocks` are those of the head. */
export function mastheadPdf(flow: Flow, form: Masthead, blocks: readonly DocumentBlock[]): void {
  const { pdf, outer, spec } = flow;
  const lines = blocks.flatMap((block, at) => lineOf(flow, form, block, at));
  const heights = lines.map(({ text, style, above }) => above + pdf.heightOf(text, style, outer.width));
  const height = heights.reduce((sum, one) => sum + one, 0);
  const [title] = blocks;
  const foot = PANEL_FOOT * Math.min(1, flow.air + LEAST_FOOT);
  if (form === 'panel') flow.y *= PANEL_TOP;
  if (form === 'ruled') thickAndThin(flow);
  else planeOf(flow, form, flow.y + height + foot);
  for (const { tag, text, style, above } of lines) {
    flow.y += above;
    if (tag === 'H1' && title !== undefined) {
      const { number } = pdf.place(title.id, flow.y);
      flow.marks.push({ id: title.id, level: 1, text: plainText(text), page: number });
    }
    const { left, width } = titleColumn(flow, text, style, outer);
    flow.y = pdf.text(tag, text, style, { x: left, y: flow.y, width });
  }
  const isOverRules = headForm(spec.content, spec.content.blocks[blocks.length]) === 'ruled';
  if (form === 'ruled' && !isOverRules) {
    flow.y += 12;
    ruleOf(flow, 0.75, flow.styles.rule);
  }
  if (form === 'panel') flow.y += foot;
  if (flow.y > pdf.bottom() - baseline * 3) newPage(flow);
  else space(flow, isOverRules ? baseline / 2 : baseline * 1.5);
}

/** Words on a plane begin this share of the margin from the edge of the page, and end so many points above its foot. */
const PANEL_TOP = 0.7;
const PANEL_FOOT = 22;
/** So much of that is left however close all stands. */
const LEAST_FOOT = 0.2;
/** The width of a strip along the edge of a page. */
const STRIP = 9;
/** How high a band along the top is, and the line under a panel. */
const BAND = 8;
const UNDER = 6;

function lineOf(flow: Flow, form: Masthead, block: DocumentBlock, at: number): Line[] {
  const { styles, spec } = flow;
  const { body, muted, heading } = styles;
  const mark = markOf(block, marksOf(spec));
  const isOnPlane = form === 'panel';
  const usual = form === 'ruled' && lookOf(spec).heads === 'center' ? 'center' : 'start';
  const { align = usual } = styleOf(spec.content, 'title');
  const look = (style: PdfText, color = style.color): PdfText => ({
    ...style,
    align,
    color: isOnPlane ? styles.plane[1] : color,
  });
  if (block.type === 'heading') {
    const size = titleSize(flow, block.text);
    const leading = leadingIn(spec.language, 1.12);
    const own: PdfText = { ...heading, color: styles.link, size, leading, align };
    const asked = styled(own, spec, 'title');
    const style = isOnPlane ? { ...asked, color: styles.plane[1] } : asked;
    const title: Line = { tag: 'H1', text: block.text, style, above: 0 };
    return mark === undefined ? [title] : [title, { tag: 'P', text: mark, style: look(muted), above: 2 }];
  }
  if (block.type !== 'paragraph') return [];
  const isLead = block.role === 'lead';
  // How to reach somebody is to be read as easily as the text.
  const small = block.role === 'contact' ? body : { ...muted, size: 10, leading: 1.45 };
  const style = isLead ? { ...body, size: 13, leading: 20 / 13 } : small;
  const above = at === 1 || isLead ? 8 : 3;
  return [
    { tag: 'P', text: withMark(block.text, mark), style: look(style), above: above + (at === 2 ? 3 : 0) },
  ];
}

/** What a letter that no letterhead opens has of its sender's colour. */
export function letterEdge(flow: Flow, form: Masthead): void {
  if (form !== 'ruled') planeOf(flow, form, BAND);
}

/** A plane of the main colour from the top of the page, over a line in one that was ordered beside it, or a strip of it along the edge of all pages where reading starts. */
function planeOf({ pdf, styles, spec, bleedBy }: Flow, form: Masthead, foot: number): void {
  const draw = (): void => {
    const { width, height } = pdf.doc.page;
    const x = spec.dir === 'rtl' ? width - STRIP : 0;
    const [w, h] = form === 'panel' ? [width, foot] : [STRIP, height];
    const place = intoBleed(pdf.doc.page, bleedBy, {
      x: form === 'panel' ? 0 : x,
      y: 0,
      width: w,
      height: h,
    });
    pdf.artifact(() => pdf.doc.rect(...place).fill(form === 'panel' ? styles.plane[0] : styles.primary));
    const [left, , across] = place;
    if (form === 'panel' && isHeadMarked(spec))
      pdf.artifact(() => pdf.doc.rect(left, foot, across, UNDER).fill(styles.mark));
  };
  draw();
  if (form === 'edge') pdf.doc.on('pageAdded', draw);
}

function ruleOf({ pdf, outer, y }: Flow, weight: number, color: string): void {
  pdf.artifact(() => pdf.doc.rect(outer.left, y, outer.width, weight).fill(color));
}

/** A thick rule over a thin one, or a single one. @see hasOneRule */
function thickAndThin(flow: Flow): void {
  const { mark, rule } = flow.styles;
  const isThin = styleOf(flow.spec.content, 'rules').form === 'thin';
  const isSingle = isThin || hasOneRule(flow.spec.theme);
  ruleOf(flow, isThin ? 0.75 : isSingle ? 1.5 : 3, mark);
  flow.y += 5;
  if (!isSingle) ruleOf(flow, 0.5, rule);
  flow.y += 14;
}

/** Sizes of a sender's name, the largest that has room on one line, and how much of the width it takes at most. */
const NAMES = [20, 18, 16, 15];
const NAME_ROOM = 0.72;

/** The sender of a letter: the name, and opposite it the lines that are said of it. */
export function letterheadPdf(flow: Flow, block: Paragraph, form: Masthead): void {
  const { pdf, styles, left, width, spec } = flow;
  const [name, lines] = letterheadLines(block);
  const isOnPlane = form === 'panel';
  const color = isOnPlane ? styles.plane[1] : undefined;
  const named: PdfText = { ...styles.heading, size: 20, color: color ?? styles.link };
  const small: PdfText = { ...styles.muted, align: 'end', color: color ?? styles.muted.color };
  const text = withMark(lines.join('\n'), markOf(block, marksOf(spec)));
  // Both stand on lines of their own where a smaller name leaves room for that.
  const sized = NAMES.map((size): PdfText => ({ ...named, size }));
  const beside = pdf.widthOf(text, small) + 2 + baseline;
  const isWhole = (style: PdfText): boolean => pdf.widthOf(name, style) + beside <= width;
  const isShort = (style: PdfText): boolean => pdf.widthOf(name, style) <= width * NAME_ROOM;
  const large = sized.find(isWhole) ?? sized.find(isShort) ?? named;
  // The name has as much room as it needs, and what is said of it the rest: no less than it needs where both have room.
  const least = Math.min(pdf.widthOf(text, small) + 2, width - pdf.widthOf(name, large) - baseline);
  const half = Math.min(
    Math.max(width / 2, Math.min(pdf.widthOf(name, large) + 2, isWhole(large) ? width : width * NAME_ROOM)),
    width - least,
  );
  const rest = width - half;
  const top = isOnPlane ? flow.y * LETTER_TOP : flow.y;
  const heights = [pdf.heightOf(name, large, half), pdf.heightOf(text, small, rest)];
  const foot = top + Math.max(...heights);
  if (isOnPlane) planeOf(flow, form, foot + baseline);
  else if (form === 'edge') planeOf(flow, form, foot);
  const isRtl = spec.dir === 'rtl';
  pdf.text('P', name, large, { x: isRtl ? left + rest : left, y: top, width: half });
  if (text !== '') pdf.text('P', text, small, { x: isRtl ? left : left + half, y: top + 3, width: rest });
  flow.y = foot + baseline / 2;
  if (!isOnPlane) ruleOf(flow, 1.5, styles.mark);
  space(flow, baseline * 2.5);
  // Close setting takes from gaps, yet words never touch a plane.
  flow.y = Math.max(flow.y, foot + baseline * (isOnPlane ? 2.5 : 1.25));
}

/** Words on a plane begin this share of the margin from the edge of the page. */
const LETTER_TOP = 0.55;
