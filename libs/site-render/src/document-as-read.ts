import type { DocumentBlock, DocumentSpec } from '@sitewright/site-spec';
import { figuresAsRead } from './document-figures.ts';

type Table = Extract<DocumentBlock, { type: 'table' }>;

/** The mark by which what follows it is read as Arabic is, and a figure with a sign or a unit. */
const READ_AS_ARABIC = '\u061c';
const SIGNED = /^(?!\u061c)(?=.*[٪%+−–-])(?=.*\p{Nd})[^\p{L}]+$/u;

/**
 * A document with its figures and tables as they are read: figures alone are no chart. From the right, cells of figures begin
 * where words do: their last digits stand over one another there. Beside Arabic words signs and units stand on the sides that
 * they have in a sentence: "+27.7٪".
 */
export function asRead(spec: DocumentSpec): DocumentSpec {
  const read = spec.content.blocks.flatMap((block) => figuresAsRead(block, spec.language));
  if (spec.dir === 'ltr' && read.length === spec.content.blocks.length) return spec;
  const isTurned = spec.dir === 'rtl';
  const blocks = read.map((block) => (isTurned && block.type === 'table' ? tableAsRead(block) : block));
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
