import type { DocumentBlock } from '@sitewright/site-spec';
import { isBill, isWideTable, pointsPerMm } from '../../document-layout.ts';
import { documentScale, inkOf, stripeIn, styleOf } from '../../document-style.ts';
import { isHeadMarked } from '../../masthead.ts';
import { handRow } from '../../table-rows.ts';
import { type LaidTable, layTable, type TableLook } from '../pdf-table.ts';
import { commonSize } from '../table-setting.ts';
import { baseline, ensure, type Flow, isAtHead, space, write, writeMark } from './flow.ts';

type Table = Extract<DocumentBlock, { type: 'table' }>;

/** A table as it is going to stand, its words not yet written. */
function laidTable({ pdf, styles, spec, ...flow }: Flow, content: Table): LaidTable {
  const column = isWideTable(content) ? flow.wide : flow;
  const { points, widths } = styleOf(spec.content, 'tables');
  const ink = inkOf(spec.content, spec.theme, 'tables');
  const form = formOf(spec, content);
  // The words of cells stand off rules beside them and the edge of a plane.
  const inset = form === 'rows' || form === 'plain' ? 0 : flow.tableSize / 2;
  return layTable(pdf, content, {
    x: column.left,
    width: column.width,
    inset,
    language: spec.language,
    most: points === undefined ? flow.tableSize : points / documentScale(spec),
    style: styles.body,
    line: ink ?? styles.border,
    head: ink ?? (isHeadMarked(spec) ? styles.mark : styles.rule),
    sum: isBill(spec.content) ? styles.link : undefined,
    form,
    hand: handRow(content) * pointsPerMm,
    shares: widths,
    air: flow.air,
  });
}

/** How the cells of a table are parted: by rules around each where it is to be written in. */
function formOf(spec: Flow['spec'], table: Table): NonNullable<TableLook['form']> {
  const { form } = styleOf(spec.content, 'tables');
  if (form === 'grid' || handRow(table) > 0) return 'grid';
  if (form === 'zebra') return { zebra: stripeIn(spec) };
  return form === 'plain' ? 'plain' : 'rows';
}

/** The size in which the tables of a document are set. */
export const tableSizeOf = ({
  pdf,
  styles,
  spec,
  ...columns
}: Pick<Flow, 'pdf' | 'styles' | 'spec' | 'width' | 'wide'>): number =>
  commonSize(
    spec.content.blocks
      .filter((block) => block.type === 'table')
      .map((content) => ({
        content,
        room: {
          width: (isWideTable(content) ? columns.wide : columns).width,
          language: spec.language,
          widthOf: (text, size) => pdf.widthOf(text, { ...styles.body, size, bold: true }),
        },
      })),
  );

/** The room that a table with its caption asks for at once. */
export const tableRoom = (flow: Flow, block: Table): number => withCaption(laidTable(flow, block), block);

/** What all of a table takes; undefined where its words have no room in one piece. */
export const tableHeight = (flow: Flow, block: Table): number | undefined => {
  const { height, least, isWhole } = laidTable(flow, block);
  if (!isWhole) return undefined;
  return height - least + withCaption({ least }, block) + baseline * 2;
};

const withCaption = ({ least }: Pick<LaidTable, 'least'>, { caption }: Table): number =>
  least + baseline * (caption === undefined ? 0.5 : 2);

/** Writes a table under its caption. */
export function documentTable(flow: Flow, block: Table, mark: string | undefined): void {
  const { styles } = flow;
  const { caption } = block;
  const table = laidTable(flow, block);
  ensure(flow, withCaption(table, block));
  if (!isAtHead(flow)) space(flow, baseline / 2);
  if (caption !== undefined) {
    const column = isWideTable(block) ? flow.wide : flow;
    write(flow, 'Caption', caption, {
      style: { ...styles.body, size: 10, leading: 1.4, bold: true },
      column,
    });
    space(flow, 3);
  }
  const page = flow.pdf.pageNumber();
  flow.y = table.write(flow.y);
  const { top } = flow.pdf.doc.page.margins;
  // What is longer than a page goes on over the next, however it is set.
  if (flow.pdf.pageNumber() > page && table.height <= flow.pdf.bottom() - top) flow.flaws += 1;
  if (mark !== undefined) space(flow, 4);
  writeMark(flow, mark);
  space(flow, baseline * 1.5);
}
