import type { DocumentBlock, DocumentSpec, RichText, StyledThing } from '@sitewright/site-spec';
import { titlePoints } from '../../document-layout.ts';
import { documentScale, headPlane, inkOf, styleOf, USUAL_POINTS } from '../../document-style.ts';
import { leadingIn } from '../../leading.ts';
import { mixed } from '../../mixed-colour.ts';
import { colorOf, hasSurface, markRole } from '../../theme-css.ts';
import type { PdfText, PdfWriter } from '../pdf-writer.ts';
import type { Rasteriser } from '../raster.ts';
import { unbroken } from '../text/break-points.ts';
import type { FontBook } from '../text/font-book.ts';

/** The looks of a document's text. */
export interface Styles {
  body: PdfText;
  muted: PdfText;
  heading: PdfText;
  code: PdfText;
  primary: string;
  /** Of rules that catch the eye: the accent where it was named, else the main colour. */
  mark: string;
  /** The readable tone of the main colour. */
  link: string;
  onPrimary: string;
  /** Of the plane under a title and the words on it. */
  plane: readonly [ground: string, words: string];
  border: string;
  /** Of thin rules in the colour of the text. */
  rule: string;
  /** Of numbers before headings and in lists. */
  numbers: string | undefined;
  surface: string;
  /** Under what is to be noticed: a breath of the colour that catches the eye. */
  tint: string;
}

/** A column of a page, in points. */
export interface Column {
  left: number;
  width: number;
}

/** A document that is to be laid out, with its fonts. */
export interface Manuscript {
  spec: DocumentSpec;
  book: FontBook;
  raster: Rasteriser;
  /** How far beyond the edges of its page goes on what reaches them, in points. */
  bleedBy: number;
  /** Whether it is only tried how things stand: nothing is written then, and pictures are left out. */
  isTrial: boolean;
}

/** Text that runs down one page after the other. */
export interface Flow extends Manuscript {
  pdf: PdfWriter;
  styles: Styles;
  /** The column of text. */
  left: number;
  width: number;
  /** The column of text with that of heads beside it, for titles. */
  outer: Column;
  /** What wide tables reach over. */
  wide: Column;
  /** The column of heads beside the text, where there is one; the last of them ends at `end` of its page. */
  side: { width: number; end: number; page: number } | undefined;
  /** Where the next thing goes. */
  y: number;
  /** What the pages so far have left free for the sake of what is not broken, in points. */
  free: number;
  /** The most that one of them has left free so, in points. */
  hole: number;
  /** The size of type in tables. */
  tableSize: number;
  /** What looks like a mistake: lone lines at the top of a page, holes at its foot, a torn table, a chart torn from one. */
  flaws: number;
  /** Gaps as a share of the usual ones. */
  air: number;
  /** The headings so far, for contents and running heads. */
  marks: HeadingMark[];
  notes: Notes;
}

/** A note of a document. */
export type Footnote = Extract<DocumentBlock, { type: 'footnote' }>;

/** Notes at the foot of a column of a page, which is counted from 0, and what they take. */
export interface NotesFoot {
  page: number;
  x: number;
  width: number;
  notes: Footnote[];
  height: number;
  /** What stands under them: the notes of text that runs over both columns. */
  below: number;
}

/** The notes of a document and the feet at which they came to stand. */
export interface Notes {
  all: ReadonlyMap<string, Footnote>;
  feet: NotesFoot[];
  set: Set<string>;
  /** What the page under way refers to on its next one. */
  waiting: Footnote[];
}

/** Where a heading came to stand, for the contents and the bookmarks. */
export interface HeadingMark {
  id: string;
  level: number;
  text: string;
  /** Counted from 0. */
  page: number;
}

/** The unit of the baseline in points: all leading and space are made of it. */
export const baseline = 16;

/** A style of letters with what was asked for of the thing that is set in it; sizes of paper are those of the scale. */
export function styled(style: PdfText, { content, theme }: DocumentSpec, thing: StyledThing): PdfText {
  const { points, weight, align } = styleOf(content, thing);
  const color = inkOf(content, theme, thing);
  return {
    ...style,
    ...(color === undefined ? {} : { color }),
    ...(points === undefined ? {} : { size: points / documentScale({ content, theme }) }),
    ...(weight === undefined ? {} : { bold: weight === 'bold', italic: weight === 'italic' }),
    ...(align === undefined ? {} : { align }),
  };
}

/** The styles of a document in PDF, from its theme; its lines of text are this share of their usual height. */
export function stylesOf({ theme, language, content }: DocumentSpec, close = 1): Styles {
  const { heading, body, mono } = theme.tokens.font;
  const { spacing } = styleOf(content, 'text');
  const { form } = styleOf(content, 'rules');
  const rules = form === 'none' ? colorOf(theme, 'background').slice(0, 7) : inkOf(content, theme, 'rules');
  const color = (role: string): string => colorOf(theme, role).slice(0, 7);
  const text: PdfText = {
    families: body.$value,
    size: USUAL_POINTS,
    color: color('text'),
    leading: spacing === undefined ? (baseline / USUAL_POINTS) * close : SINGLE * spacing,
  };
  return {
    body: text,
    muted: { ...text, size: 9.5, color: color('muted'), leading: 1.4 },
    heading: { ...text, families: heading.$value, bold: true, leading: leadingIn(language, 1.2) },
    code: { ...text, families: [...mono.$value, ...body.$value], size: 9, leading: 1.4 },
    primary: color('primary'),
    mark: rules ?? color(markRole(theme)),
    link: color('link'),
    onPrimary: color('onPrimary'),
    plane: headPlane(theme),
    border: rules === undefined ? color('border') : mixed(color('background'), rules, 0.5),
    rule: rules ?? text.color,
    numbers: inkOf(content, theme, 'numbers'),
    surface: color('surface'),
    tint: hasSurface(theme) ? color('surface') : mixed(color('background'), color(markRole(theme)), 0.1),
  };
}

/** The height of a line of single spacing, in em. */
const SINGLE = 1.2;

/** So much of a page left free at its foot is seen as a hole. */
const HOLE = 0.13;

/** Goes to the next page if there is less room than this, and more than a page would not have it either. */
export function ensure(flow: Flow, height: number): void {
  const { pdf } = flow;
  const top = pdf.doc.page.margins.top;
  if (flow.y + height > pdf.bottom() && flow.y > top) {
    flow.free += pdf.bottom() - flow.y;
    flow.hole = Math.max(flow.hole, pdf.bottom() - flow.y);
    if (pdf.bottom() - flow.y > (pdf.bottom() - top) * HOLE) flow.flaws += 1;
    newPage(flow);
  }
}

/** Goes to the next page. */
export function newPage(flow: Flow): void {
  flow.pdf.page();
  flow.y = flow.pdf.doc.page.margins.top;
}

/** Where the last head beside the text ends on this page. */
export const sideEnd = ({ side, pdf }: Flow): number =>
  side === undefined || side.page !== pdf.pageNumber() ? 0 : side.end;

/** Whether what comes next begins where a head beside it does, and so without space above. */
export const isAtHead = (flow: Flow): boolean =>
  flow.y < sideEnd(flow) || flow.y <= flow.pdf.doc.page.margins.top + 1;

/** Leaves `height` pt free. */
export const space = (flow: Flow, height: number): void => {
  flow.y += height * flow.air;
};

/** The column of a title of several lines: as narrow as leaves it no more lines, so that they are about as long as one another, and no narrower than its longest word. */
export function titleColumn({ pdf, spec }: Flow, text: RichText, style: PdfText, column: Column): Column {
  const heightIn = (share: number): number => pdf.heightOf(text, style, column.width * share);
  const whole = heightIn(1);
  if (whole < style.size * 1.6) return column;
  const words = unbroken(text, spec.language, 'words').map((word) => pdf.widthOf(word, style));
  const least = Math.max(...words) / column.width;
  const share = EVENED.findLast((one) => one >= least && heightIn(one) <= whole) ?? 1;
  const rest = column.width * (1 - share);
  const before = style.align === 'center' ? rest / 2 : spec.dir === 'rtl' ? rest : 0;
  return { left: column.left + before, width: column.width - rest };
}

const EVENED = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58];

/** So close all stands where a title gives way too, and by how much. */
const CLOSE = 0.5;
const LOWER = 0.8;

/** The size of a title: in large print it grows half as much as the text, for it is large already. */
export const titleSize = ({ spec, air }: Flow, title: string): number =>
  (titlePoints(title) / Math.sqrt(documentScale(spec))) * (air < CLOSE ? LOWER : 1);

/** Writes a paragraph, and goes below it. */
export function write(
  flow: Flow,
  tag: string,
  text: RichText,
  {
    style = flow.styles.body,
    indent = 0,
    column = flow,
  }: { style?: PdfText; indent?: number; column?: Column } = {},
): void {
  const { pdf, spec } = flow;
  const { left, width } = column;
  const x = spec.dir === 'rtl' ? left : left + indent;
  flow.y = pdf.text(tag, text, style, { x, y: flow.y, width: width - indent });
}

/** Says that what was written last was invented, where it was. */
export function writeMark(flow: Flow, mark: string | undefined, indent = 0): void {
  if (mark === undefined) return;
  write(flow, 'P', mark, { style: { ...flow.styles.muted, italic: true }, indent });
}

/** So much smaller a picture may be where it then has room on its page. */
const LESS = 0.84;

/** A picture in the flow, as wide as the text or as high as it may be, with so much under it on its page. @param drawn its SVG, and its longer side in pixels. */
export async function drawPicture(
  flow: Flow,
  drawn: { svg(): Promise<string> | string; longest: number },
  whole: { width: number; height: number },
  alt: string | undefined,
  under = 0,
): Promise<void> {
  const { pdf, spec, raster } = flow;
  const share = (pdf.bottom() - flow.y - under) / whole.height;
  const scale = share < LESS ? 1 : Math.min(1, share);
  const { width, height } = { width: whole.width * scale, height: whole.height * scale };
  ensure(flow, height + under);
  const { y } = flow;
  const x = spec.dir === 'rtl' ? flow.left + flow.width - width : flow.left;
  if (!flow.isTrial) {
    const picture = await raster.png(await drawn.svg(), drawn.longest);
    pdf.figure(alt, () => pdf.doc.image(picture, x, y, { width, height }));
  }
  flow.y += height;
}
