import type { DocumentBlock, DocumentSpec } from '@sitewright/site-spec';

type Table = Extract<DocumentBlock, { type: 'table' }>;

/** The mark by which what follows it is read as Arabic is, and a figure with a sign or a unit. */
const READ_AS_ARABIC = '\u061c';
const SIGNED = /^(?!\u061c)(?=.*[٪%+−–-])(?=.*\p{Nd})[^\p{L}]+$/u;

/**
 * A document with its tables as they are read. From the right, cells of figures begin where words do: their last digits stand
 * over one another there. Beside Arabic words signs and units stand on the sides that they have in a sentence: "+27.7٪".
 */
export function asRead(spec: DocumentSpec): DocumentSpec {
  if (spec.dir === 'ltr') return spec;
  const blocks = spec.content.blocks.map((block) => (block.type === 'table' ? tableAsRead(block) : block));
  return { ...spec, content: { ...spec.content, blocks } };
}

function tableAsRead({ columns, rows, totals, ...table }: Table): Table {
  const isArabic = columns.some(({ label }) => /\p{Script=Arabic}/u.test(label));
  const read = (cells: readonly string[]): string[] =>
    cells.map((cell) => (isArabic && SIGNED.test(cell) ? `${READ_AS_ARABIC}${cell}` : cell));
  return {
    ...table,
    columns: columns.map((column) => (column.align === 'end' ? { ...column, align: 'start' } : column)),
    rows: rows.map(read),
    ...(totals === undefined ? {} : { totals: read(totals) }),
  };
}
