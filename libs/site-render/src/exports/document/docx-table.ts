import type { RichText } from '@sitewright/site-spec';
import {
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { isBill, isWideTable, pointsPerMm, tableWidth } from '../../document-layout.ts';
import { documentScale, stripeIn, styleOf } from '../../document-style.ts';
import { isHeadMarked } from '../../masthead.ts';
import { firstSpan, handRow, hasColumnHeads, hasEmptyCell, isBold } from '../../table-rows.ts';
import { markRole } from '../../theme-css.ts';
import { type TableContent, tableSetting } from '../table-setting.ts';
import { alignments, markParagraph, type Place, paragraphOf } from './docx-place.ts';

/** Twentieths of a point, in which Word measures. */
const twips = (points: number): number => Math.round(points * 20);

/** The columns of a table and the size of its type, as in the PDF. */
function settingOf(table: TableContent, { spec, widthOf, tableSize, columns }: Place) {
  const width = tableWidth(table, columns) * pointsPerMm;
  const { points, widths } = styleOf(spec.content, 'tables');
  const most = points === undefined ? tableSize : points / documentScale(spec);
  return tableSetting(table, { width, language: spec.language, most, shares: widths, widthOf });
}

/** Terms on three tenths of the width, or as much as their longest word needs, and what they mean beside them. */
export function termsOf(terms: readonly [string, RichText][], place: Place): Table {
  const { rtl, widthOf, columns } = place;
  const whole = columns.text * pointsPerMm;
  const longest = Math.max(...terms.flatMap(([term]) => term.split(' ')).map((word) => widthOf(word, 11)));
  const term = Math.max(whole * 0.3, Math.min(longest + GAP, whole / 2));
  const widths = [term, whole - term].map(twips);
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const edges = { top: none, bottom: none, left: none, right: none };
  const margins = { top: 0, bottom: 0, left: 0, right: twips(GAP) };
  const spacing = { after: 60, line: 280 };
  return new Table({
    width: { size: twips(whole), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: rtl,
    borders: { ...edges, insideHorizontal: none, insideVertical: none },
    rows: terms.map(
      ([name, text]) =>
        new TableRow({
          cantSplit: true,
          children: [[{ text: name, bold: true }], text].map(
            (words, at) =>
              new TableCell({
                width: { size: widths[at] ?? 0, type: WidthType.DXA },
                margins,
                children: [paragraphOf(words, place, { spacing })],
              }),
          ),
        }),
    ),
  });
}

/** Between a term and its text, in points. */
const GAP = 12;

/** A table; its first row is its head, said again on every page. */
export function tableOf(
  content: TableContent & { rowMm?: number | undefined },
  place: Place,
  caption?: string,
  mark?: string,
): (Paragraph | Table)[] {
  const { color, rtl } = place;
  const { columns, rows, totals } = content;
  const setting = settingOf(content, place);
  const { padding, widths } = setting;
  const over = isWideTable(content) ? place.columns.beyond * pointsPerMm : 0;
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const { form, color: ink = 'border' } = styleOf(place.spec.content, 'tables');
  const rule = form === 'plain' ? none : { style: BorderStyle.SINGLE, size: 4, color: color(ink) };
  const hand = handRow(content);
  const beside = hand > 0 || form === 'grid' ? rule : none;
  const table = new Table({
    width: { size: twips(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    layout: TableLayoutType.FIXED,
    indent: { size: -twips(padding + over / 2), type: WidthType.DXA },
    visuallyRightToLeft: rtl,
    borders: {
      ...{ top: beside, bottom: rule, left: beside, right: beside, insideVertical: beside },
      insideHorizontal: rule,
    },
    rows: all.flatMap((row, at) => {
      if (at === 0 && !hasColumnHeads(content)) return [];
      const isTotal = totals !== undefined && at === all.length - 1;
      const isSum = at > 0 && isBold(rows, at - 1);
      const kind = at === 0 ? 'head' : isTotal ? 'total' : isSum ? 'sum' : 'body';
      const isOpen = at > 0 && hasEmptyCell(columns, row);
      const isStriped = form === 'zebra' && at > 0 && at % 2 === 0;
      const high = isOpen ? hand * pointsPerMm : 0;
      const isKept = at === 0 || (all.length <= WHOLE && at < all.length - 1);
      return rowOf(row, kind, { columns, setting, place, high, isStriped, isKept });
    }),
  });
  return [
    ...(caption === undefined ? [] : [captionOf(caption, place)]),
    table,
    ...(mark === undefined
      ? [new Paragraph({ spacing: { after: 120 }, children: [] })]
      : markParagraph(mark, place)),
  ];
}

interface RowContext {
  columns: TableContent['columns'];
  setting: ReturnType<typeof settingOf>;
  place: Place;
  /** In points, at least. */
  high: number;
  isStriped: boolean;
  /** Whether it stands on the page of the next row. */
  isKept: boolean;
}

/** A table of so many rows stands whole on a page. */
const WHOLE = 12;

function rowOf(
  row: readonly string[],
  kind: 'head' | 'body' | 'sum' | 'total',
  { columns, setting: { size, padding, widths }, place, high, isStriped, isKept }: RowContext,
): TableRow {
  const { spec, color, rtl, type } = place;
  const stripe = { type: ShadingType.CLEAR, color: 'auto', fill: stripeIn(spec).slice(1) };
  const isHead = kind === 'head';
  const span = kind === 'sum' || kind === 'total' ? firstSpan(row) : 1;
  const sum = kind === 'total' && isBill(spec.content) ? { color: color('link') } : {};
  const mark = color(isHeadMarked(spec) ? markRole(spec.theme) : 'text');
  const strong = (size: number) => ({ style: BorderStyle.SINGLE, size, color: mark });
  const ruled = kind === 'total' ? { top: strong(6), bottom: strong(8) } : {};
  const borders = isHead ? { top: strong(6), bottom: strong(12) } : ruled;
  const written = (text: string) =>
    new TextRun({ text, bold: kind !== 'body', size: type(size * 2), ...sum, rightToLeft: rtl });
  return new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    ...(high > 0 ? { height: { value: twips(high), rule: HeightRule.ATLEAST } } : {}),
    children: columns.flatMap(({ align }, index) => {
      if (index > 0 && index < span) return [];
      const own = widths.slice(index, index + (index === 0 ? span : 1));
      return [
        new TableCell({
          columnSpan: own.length,
          width: { size: twips(own.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
          margins: { top: 70, bottom: 70, left: twips(padding), right: twips(padding) },
          borders,
          ...(isStriped ? { shading: stripe } : {}),
          children: [
            new Paragraph({
              alignment: alignments[align],
              bidirectional: rtl,
              keepNext: isKept,
              children: [written(row[index] ?? '')],
            }),
          ],
        }),
      ];
    }),
  });
}

const captionOf = (text: string, { color, rtl, type }: Place): Paragraph =>
  new Paragraph({
    keepNext: true,
    bidirectional: rtl,
    spacing: { after: 60 },
    children: [new TextRun({ text, bold: true, size: type(18), color: color('muted'), rightToLeft: rtl })],
  });
