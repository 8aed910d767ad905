import type { Dataset as SpecDataset } from '@sitewright/site-spec';
import type { Brief, Dataset } from '../../brief/brief.ts';
import { shownName, tableName } from '../../brief/datasets/column-name.ts';
import { typeTable } from '../../brief/datasets/typed-columns.ts';
import type { DraftDataset } from '../../draft/common.ts';
import type { DraftHead } from '../../draft/draft.ts';

export type Cell = SpecDataset['rows'][number][number];

/** A table that charts can be drawn from: one of the brief, one of the draft, or one worked out from these. */
export interface ChartTable {
  /** As charts refer to it. */
  ref: string;
  title: string;
  /** A title is a name as written, with signs that names may not have: "Cut-off 4.0". */
  columns: (Dataset['columns'][number] & { title?: string })[];
  rows: Dataset['rows'];
  source: SpecDataset['source'];
}

const MOST_SPAN = 16_000;

function ofBrief({ id: ref, title, columns, rows, span }: Dataset): ChartTable {
  const [start = 0, end = 0] = span.map((at) => Math.min(at, MOST_SPAN));
  return { ref, title, columns, rows, source: { kind: 'prompt', span: [start, end] } };
}

/** "No record" in a column of numbers is no number, and the others still are. */
function withoutWords({ columns, rows }: DraftDataset): string[][] {
  const areNumbers = columns.map(
    ({ type }, at) =>
      type === 'quantitative' && rows.filter((row) => /\p{Nd}/u.test(row[at] ?? '')).length * 2 > rows.length,
  );
  return rows.map((row) => row.map((cell, at) => (areNumbers[at] && !/\p{Nd}/u.test(cell) ? '' : cell)));
}

/** A draft's table holds text as given; a column keeps the kind of names that the writer says it has. */
function ofDraft(dataset: DraftDataset, language: string | undefined): ChartTable | undefined {
  if (dataset.columns.length === 0 || dataset.rows.length === 0) return undefined;
  const names = dataset.columns.map(({ name }) => name);
  const typed = typeTable(names, withoutWords(dataset), '', language);
  const columns = typed.columns.map((column, at) => {
    const said = dataset.columns[at];
    // "1 Feb" is the name of a day, and no quantity of Februaries; "+6" is added to a price, and none; "1,250" is one.
    const isAdded = dataset.rows.some((row) => row[at]?.startsWith('+'));
    const isGrouped = dataset.rows.some((row) => /\d[.,'’\u202f]\d{3}(?!\d)/u.test(row[at] ?? ''));
    const isNamed = (at === 0 || isAdded || !isGrouped) && column.type === 'quantitative';
    const isName = isNamed && (said?.type === 'nominal' || said?.type === 'ordinal');
    const isWhole = isName && (isAdded || (said?.unit === '' && /\p{L}/u.test(column.unit)));
    if (isWhole) for (const [index, row] of typed.rows.entries()) row[at] = dataset.rows[index]?.[at] ?? '';
    return {
      ...column,
      title: clean(said?.name ?? ''),
      type: isName && said ? said.type : column.type,
      unit: ((isWhole ? said?.unit : said?.unit || column.unit) ?? '').slice(0, 20).toWellFormed(),
    };
  });
  return { ref: dataset.ref, title: '', columns, rows: typed.rows, source: { kind: 'prompt' } };
}

/** All tables of a draft and its brief, the brief's first. Figures are written as in the piece, or as in the message. */
export function tablesOf(
  head: Pick<DraftHead, 'datasets'>,
  { datasets, orderLanguage }: Pick<Brief, 'datasets' | 'orderLanguage'>,
  language: string,
): ChartTable[] {
  const writing = [language, orderLanguage].find((one) =>
    new Intl.NumberFormat(one).format(1.5).includes(','),
  );
  return [...datasets.map(ofBrief), ...head.datasets.flatMap((dataset) => ofDraft(dataset, writing) ?? [])];
}

export const clean = (text: string) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();

/** A name without the unit in brackets at its end, which stands there in its own or another word: "Revenue (euros)". */
const withoutUnit = (name: string): string => name.replace(/(?<=\S)\s*[(（][^()（）\d]{1,12}[)）]$/u, '');

/** A table as the specification holds it. */
export function specDataset(table: ChartTable, id: string): SpecDataset {
  const title = clean(tableName(table.title)) || shownName(table.columns[0]?.name ?? '') || table.ref;
  return {
    id,
    title: title.slice(0, 200).toWellFormed().trim(),
    fields: table.columns.map(({ name, title: written = '', type, unit, format }) => {
      const own = shownName(written.includes('.') ? written : name);
      const shown = clean(unit) === '' ? own : withoutUnit(own);
      return {
        name,
        ...(shown === name ? {} : { title: shown.slice(0, 100) }),
        type,
        ...(clean(unit) === '' ? {} : { unit: clean(unit) }),
        ...(format === undefined ? {} : { format }),
      };
    }),
    rows: table.rows.map((row) => [...row]),
    source: table.source,
  };
}
