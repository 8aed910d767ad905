import { plainText, type RichText } from '@sitewright/site-spec';
import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { gridColumns, gridRows } from '../../definition-forms.ts';
import { isBill, pointsPerMm } from '../../document-layout.ts';
import { markRole } from '../../theme-css.ts';
import { type Place, paragraphOf } from './docx-place.ts';
import { figureSize } from './figure-size.ts';

/** Twentieths of a point between two columns. */
const BETWEEN = 240;
/** The size of text in points. */
const USUAL = 11;

/** Facts each under its label, and key figures each over what it is, a few in a row: as in the PDF. */
export function inColumns(
  items: readonly [string, RichText][],
  form: 'grid' | 'figures',
  place: Place,
): Table {
  const { spec, rtl, columns, widthOf } = place;
  const isWhole = form === 'figures' || isBill(spec.content);
  const terms = items.map(([term, text], at) => ({ id: `${at}`, term, text }));
  const count = gridColumns(terms, isWhole);
  const width = Math.floor((columns.text * pointsPerMm * 20) / count);
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const room = (width - BETWEEN) / 20;
  const figures = terms.map(({ text }) => text);
  const size = figureSize(figures, room, (text, own) => widthOf(plainText(text), own, 'heading')) ?? USUAL;
  const cell = (item: (typeof terms)[number] | undefined, span = 1): TableCell =>
    new TableCell({
      width: { size: width * span, type: WidthType.DXA },
      columnSpan: span,
      margins: { top: 0, bottom: 120, left: 0, right: BETWEEN },
      borders: { top: none, bottom: none, left: none, right: none },
      children:
        item === undefined
          ? [new Paragraph({})]
          : form === 'figures'
            ? linesOfFigure(item, size, place)
            : linesOfFact(item, place),
    });
  return new Table({
    width: { size: width * count, type: WidthType.DXA },
    columnWidths: Array.from({ length: count }, () => width),
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: rtl,
    borders: {
      ...{ top: none, bottom: none, left: none, right: none },
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: gridRows(terms, count, spec.content).map(
      (row) =>
        new TableRow({
          cantSplit: true,
          children:
            form === 'grid' && row.length === 1
              ? [cell(row[0], count)]
              : Array.from({ length: count }, (_, at) => cell(row[at])),
        }),
    ),
  });
}

interface Fact {
  term: string;
  text: RichText;
}

const tight = { after: 20, line: 250 };

const labelOf = (term: string, bold: boolean, place: Place): Paragraph =>
  paragraphOf(term, place, {
    look: { bold, size: place.type(18), color: place.color('muted') },
    spacing: tight,
  });

const linesOfFact = ({ term, text }: Fact, place: Place): Paragraph[] => [
  labelOf(term, true, place),
  paragraphOf(text, place, { spacing: tight }),
];

/** A figure in that size under a rule, and what it is. */
function linesOfFigure({ term, text }: Fact, size: number, place: Place): Paragraph[] {
  const { spec, color, type } = place;
  const [font = 'Georgia'] = spec.theme.tokens.font.heading.$value;
  const rule = { style: BorderStyle.SINGLE, size: 12, color: color(markRole(spec.theme)), space: 4 };
  const look = { font, bold: true, size: type(size * 2), color: color('link') };
  return [
    paragraphOf(text, place, { look, spacing: { before: 120, after: 0, line: 240 }, border: { top: rule } }),
    labelOf(term, false, place),
  ];
}
