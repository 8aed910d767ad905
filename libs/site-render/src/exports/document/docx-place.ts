import type { DocumentSpec, RichText } from '@sitewright/site-spec';
import {
  AlignmentType,
  ExternalHyperlink,
  FootnoteReferenceRun,
  type IParagraphOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { PageColumns } from '../../document-layout.ts';
import { inkOf, styleOf } from '../../document-style.ts';
import { boundWords } from '../../rich-text.ts';
import type { Rasteriser } from '../raster.ts';

/** What the parts of a Word file know of the document that they are parts of. */
export interface Place {
  spec: DocumentSpec;
  rtl: boolean;
  raster: Rasteriser;
  /** A colour of the theme, as Word writes it. */
  color(role: string): string;
  /** Numbers of the footnotes by the ids of their blocks. */
  numbers: ReadonlyMap<string, number>;
  /** How the width of the page is shared out; of a text in two columns, one of them. */
  columns: PageColumns;
  /** The width of text, in pixels at 96 to the inch. */
  width: number;
  /** The size in half points that a usual one has here: larger where large letters were ordered. */
  type(usual: number): number;
  /** The size of type in tables, in points. */
  tableSize: number;
  /** The width of a bold text in a size, in points, in the type of text or in that of headings. */
  widthOf(text: string, size: number, type?: 'body' | 'heading'): number;
}

interface RunLook {
  bold?: boolean;
  italics?: boolean;
  font?: string;
  size?: number;
  color?: string;
  style?: string;
}

/** Marked text as runs of Word. */
export function runsOf(text: RichText, { numbers, rtl, spec }: Place, look: RunLook = {}): ParagraphChild[] {
  if (typeof text === 'string') return linesOf(text, look, rtl);
  const [mono = 'Courier New'] = spec.theme.tokens.font.mono.$value;
  return text.flatMap(({ text: words, bold, italic, code, href, footnote }): ParagraphChild[] => {
    const marks = {
      ...look,
      ...(bold === true ? { bold } : {}),
      ...(italic === true ? { italics: italic } : {}),
      ...(code === true ? { font: mono } : {}),
    };
    const number = footnote === undefined ? undefined : numbers.get(footnote);
    const reference = number === undefined ? [] : [new FootnoteReferenceRun(number)];
    const away = href !== undefined && /^(?:https|mailto|tel):/.test(href);
    // Word counts the notes itself.
    const isNote = number !== undefined && /^\[\d+\]$/.test(words);
    const inner = isNote ? [] : linesOf(words, away ? { ...marks, style: 'Hyperlink' } : marks, rtl);
    return [...(away ? [new ExternalHyperlink({ link: href, children: inner })] : inner), ...reference];
  });
}

/** Runs of plain text; each line of it begins a new one. */
export const linesOf = (text: string, look: RunLook, rtl: boolean): TextRun[] =>
  text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: boundWords(line),
        ...look,
        rightToLeft: rtl,
        ...(index > 0 ? { break: 1 } : {}),
      }),
  );

/** Sides as Word names them. */
export const alignments = {
  ...{ start: AlignmentType.START, center: AlignmentType.CENTER, end: AlignmentType.END },
} as const;

/** Whether a document is to stand on so many pages: its lines are closer then, and its margins narrower. */
export const isTight = ({ page }: DocumentSpec['content']): boolean =>
  page.most !== undefined && page.keepsMargins !== true;

/** The height of a line of text in Word, of which 240 is one. */
export function lineIn({ content }: DocumentSpec): number {
  const { spacing } = styleOf(content, 'text');
  return spacing === undefined ? (isTight(content) ? 256 : 268) : Math.round(spacing * 240);
}

/** A paragraph of marked text. */
export const paragraphOf = (
  text: RichText,
  place: Place,
  { look, spacing, ...options }: IParagraphOptions & { look?: RunLook } = {},
): Paragraph =>
  new Paragraph({
    bidirectional: place.rtl,
    // Of the height that letters have, whatever their size: without this some readers take it for points.
    spacing: { ...(spacing ?? { after: 140, line: lineIn(place.spec) }), lineRule: LineRuleType.AUTO },
    ...options,
    children: runsOf(text, place, look),
  });

/** Says that what stands above it was invented, where it was. */
export const markParagraph = (mark: string | undefined, place: Place): Paragraph[] =>
  mark === undefined
    ? []
    : [
        paragraphOf(mark, place, {
          look: { size: place.type(18), italics: true, color: place.color('muted') },
        }),
      ];

/** What was asked for of the numbers of headings and lists. */
export function numberLook({ content, theme }: DocumentSpec): RunLook {
  const color = inkOf(content, theme, 'numbers');
  return color === undefined ? {} : { color: color.slice(1) };
}

/** The points of lists, and of lists within them. */
export const pointsOf = ({ color }: Place) =>
  ({
    reference: 'points',
    levels: ['•', '–'].map((text, level) => ({
      ...({ level, format: 'bullet', text, alignment: AlignmentType.START } as const),
      style: {
        run: { color: color('primary') },
        paragraph: { indent: { start: 300 + level * 300, hanging: 240 } },
      },
    })),
  }) as const;

/** The numbers of lists. */
export const numberingOf = ({ spec }: Place) =>
  ({
    reference: 'numbered',
    levels: [
      {
        level: 0,
        format: 'decimal',
        text: '%1.',
        alignment: AlignmentType.START,
        style: { run: numberLook(spec), paragraph: { indent: { start: 460, hanging: 460 } } },
      },
    ],
  }) as const;
