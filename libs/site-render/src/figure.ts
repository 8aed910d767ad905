import {
  type Chart,
  columnHead,
  type Dataset,
  type SiteSpec,
  TABLE_ROWS,
  type Theme,
  typeScale,
  widthOf,
} from '@sitewright/site-spec';
import { chartMarkup } from './chart-markup.ts';
import type { ChartSize } from './chart-svg.ts';
import { furtherTakeaway } from './chart-words.ts';
import { Html, html } from './html.ts';
import { numbersOf } from './locale.ts';
import { isSigned, mayBeYear, toldDecimals } from './number-form.ts';
import type { PageContext } from './page-context.ts';
import { boardRoomOnPhone } from './phone-table.ts';
import { boundWords } from './rich-text.ts';
import { saidColumn } from './said-column.ts';

/** Where a chart stands, in pixels of a wide screen. */
const usual: ChartSize = { width: 640, height: 340, mayGrow: true };
/** The same chart for a telephone, where a scaled one could not be read. */
const narrow: ChartSize = { width: 320, height: 296, mayGrow: true };

interface FigureSize extends ChartSize {
  isTableShown?: boolean;
  /** How many times as large as elsewhere words and bars are, in the room that there is. */
  enlarged?: number;
  /** Whether it has a place on a sheet, and another one on a telephone. */
  isPlaced?: boolean;
}

/** A chart with its words, and its data as a table for those who do not see it, unless one stands on the same page. */
export async function chartFigure(
  chart: Chart,
  dataset: Dataset,
  context: PageContext,
  size: FigureSize = usual,
): Promise<Html> {
  const table =
    size.isTableShown !== true &&
    html`<details class="data"><summary>${context.label('table', 'Table')}</summary><div class="scroll" tabindex="0" role="group" aria-label="${dataset.title}">${dataTable(dataset, context.spec)}</div></details>`;
  const illustrative = dataset.source.kind === 'illustrative' && chart.subtitle === undefined;
  const further = furtherTakeaway(chart);
  return html`<figure class="chart" id="${chart.id}"><div class="chart-canvas" role="img" aria-label="${chart.alt}">${await drawn(chart, dataset, context, size)}</div><figcaption>${further !== undefined && html`<p class="takeaway">${boundWords(further)}</p>`}${illustrative && html`<p class="note">${context.label('exampleData', 'Example data')}</p>`}${table}</figcaption></figure>`;
}

async function drawn(
  chart: Chart,
  dataset: Dataset,
  { spec }: PageContext,
  { enlarged = 1, isPlaced = false, ...size }: FigureSize,
): Promise<Html> {
  // A drawing is stretched to its place: made smaller, its words are larger there.
  const scale = typeScale(spec.theme);
  const draw = (at: ChartSize, name: string, by = scale): Promise<string> => {
    const [width, height] = [Math.round(at.width / by), Math.round(at.height / by)];
    // In a place that is a little higher it stands at the foot, as its neighbours do.
    const foot = isPlaced ? ' preserveAspectRatio="xMidYMax meet"' : '';
    return chartMarkup(
      chart,
      dataset,
      spec,
      { ...at, width, height },
      `direction="ltr" class="${name}"${foot}`,
    );
  };
  if (size.width <= 420 && !isPlaced) return new Html(await draw(size, 'marks', scale * enlarged));
  return new Html(
    (await draw(size, 'marks wide', scale * enlarged)) +
      (await draw({ ...narrow, isOnSurface: size.isOnSurface === true }, 'marks narrow')),
  );
}

/** The type of a table on a telephone, and what a cell has around its words, px. */
const PHONE = { size: 16, padding: 26 };

/** Whether a table has no room on a telephone, as wide as the words of its columns are in the type of its theme. */
function isWideOnPhone(rows: readonly (readonly string[])[], theme: Theme): boolean {
  const scale = typeScale(theme);
  const [family] = theme.tokens.font.body.$value;
  const wide = (word: string, weight: number): number =>
    PHONE.size * widthOf(word, { family, weight, letterSpacing: 0, uppercase: false });
  const least = (rows[0] ?? []).map((_, at) => {
    const words = rows.map((row) => (row[at] ?? '').split(/[ -]/u));
    return Math.max(...words.flatMap((own, nth) => own.map((word) => wide(word, nth === 0 ? 600 : 400))));
  });
  return least.reduce((sum, width) => sum + (width + PHONE.padding) * scale, 0) > boardRoomOnPhone(theme);
}

/**
 * A dataset as a table, its figures as its language writes them, with as many decimals in the whole of a column. One too
 * wide for a telephone is there a list of its rows, where every cell says its column.
 */
export function dataTable(dataset: Dataset, { language, theme }: Pick<SiteSpec, 'language' | 'theme'>): Html {
  const { title, fields, rows, heads, shown, aligns } = shownTable(dataset, language);
  const isWide = isWideOnPhone([heads, ...shown], theme);
  const row = (cells: readonly string[]): Html =>
    html`<tr>${fields.map((_, index) => html`<td class="${aligns[index]}${cells[index] === '' && ' none'}${index === 0 && !LETTER.test(cells[index] ?? '') && ' bare'}" data-label="${saidColumn(heads[index] ?? '')}">${isolated(cells[index])}</td>`)}</tr>`;
  const body = endsInTotal({ fields, rows }) ? shown.slice(0, -1) : shown;
  const foot = shown.slice(body.length).map(row);
  const forms = [...(isWide ? ['rows'] : []), ...(fields.length <= 2 ? ['few'] : [])].join(' ');
  return html`<table${forms !== '' && html` class="${forms}"`}><caption>${title}</caption><thead><tr>${fields.map((_, index) => html`<th scope="col" class="${aligns[index]}">${heads[index]}</th>`)}</tr></thead><tbody>${body.map(row)}</tbody>${foot.length > 0 && html`<tfoot>${foot}</tfoot>`}</table>`;
}

/** A dataset with the heads and the rows of cells that its table shows, and at which side its columns stand. */
export function shownTable(
  dataset: Dataset,
  language: string,
): Dataset & { heads: string[]; shown: string[][]; aligns: ('start' | 'end')[] } {
  const own = withOwnColumns(dataset);
  const writers = own.fields.map((field, at) =>
    numberWriter(
      own.rows.map((row) => row[at] ?? null),
      field,
      language,
    ),
  );
  const shown = own.rows.slice(0, TABLE_ROWS).map((row) => writers.map((write, at) => write(row[at])));
  const aligns = own.fields.map(({ type }, at) => {
    const cells = shown.flatMap((row) => row[at] || []);
    return type === 'quantitative' || (at > 0 && areFigures(cells)) ? 'end' : 'start';
  });
  return { ...own, heads: own.fields.map(columnHead), shown, aligns };
}

/** A dataset to take along, as spreadsheets read it: numbers bare, all of its rows. */
export function csvOf({ fields, rows }: Dataset): string {
  const cell = (value: unknown): string => {
    const text = String(value ?? '');
    return /[",;\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [fields.map(columnHead), ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A link to a table as a file, within the page itself, by the name that the file has. */
export const tableFile = (dataset: Dataset): Html =>
  html`<p class="file"><a download="${dataset.title}.csv" href="data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${csvOf(dataset)}`)}">${dataset.title}.csv</a></p>`;

/** What has none says nothing by itself: the name of a row is a number, and its column says of what. */
const LETTER = /\p{L}/u;

/** A name with signs at its ends keeps them there, also in a table that is read from the other side: `Model "Hop"`. */
const isolated = (cell = ''): Html | string =>
  LETTER.test(cell) && !/^[\p{L}\p{N}].*[\p{L}\p{M}\p{N}]$/su.test(cell) ? html`<bdi>${cell}</bdi>` : cell;

/** Without the columns that only join others of their row, as charts name bars: "Toys 52/67" beside "Toys", 52 and 67. */
function withOwnColumns(dataset: Dataset): Dataset {
  const { fields, rows } = dataset;
  const joins = (row: Dataset['rows'][number], at: number, of: number): boolean => {
    const [whole, part] = [String(row[at]), `${row[of]} `];
    const figures = whole.slice(part.length).match(/\d+/gu) ?? [];
    return (
      whole.startsWith(part) && figures.length > 0 && figures.every((figure) => row.includes(Number(figure)))
    );
  };
  const kept = fields.flatMap((_, at) =>
    rows.length > 0 && fields.some((_, of) => of !== at && rows.every((row) => joins(row, at, of)))
      ? []
      : [at],
  );
  const only = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => kept.includes(at));
  return { ...dataset, fields: only(fields), rows: rows.map(only) };
}

/** Whether the last row that is shown is what those above it come to in one column at least; of fewer than three that may be chance. */
export function endsInTotal({ fields, rows }: Pick<Dataset, 'fields' | 'rows'>): boolean {
  const [above, last] = [rows.slice(0, -1), rows.at(-1)];
  const isShort = above.length < 3 || rows.length > TABLE_ROWS;
  if (last === undefined || isShort || typeof last[0] === 'number') return false;
  return fields.some(({ type }, at) => {
    const sum = above.reduce((total, row) => total + Number(row[at] ?? 0), 0);
    return type === 'quantitative' && sum !== 0 && Math.abs(sum - Number(last[at])) <= Math.abs(sum) * 1e-9;
  });
}

type Cell = Dataset['rows'][number][number];

/** More decimals than this were worked out, not given. */
const mostDecimals = 4;

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The parts of a unit of money are written whole: £612.50. */
const isMoney = (unit: string): boolean => /^\p{Sc}$/u.test(unit) || currencies.has(unit);

function numberWriter(
  cells: readonly Cell[],
  field: Dataset['fields'][number],
  language: string,
): (cell: Cell | undefined) => string {
  const { type, unit = '' } = field;
  const decimals = cells.map((cell) =>
    typeof cell === 'number' ? (/\.(\d+)$/u.exec(String(cell))?.[1]?.length ?? 0) : 0,
  );
  const given = Math.min(mostDecimals, Math.max(toldDecimals(field) ?? 0, ...decimals));
  const digits = given === 1 && isMoney(unit) ? 2 : given;
  const areYears = cells.every((cell) => typeof cell !== 'number' || mayBeYear(cell));
  const written = numbersOf(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: type === 'quantitative' && !areYears,
    numberingSystem: 'latn',
    ...(isSigned(field) ? { signDisplay: 'exceptZero' } : {}),
  });
  // A number that there is not was given as a dash.
  const none = type === 'quantitative' && !cells.every((cell) => cell === null) ? '–' : '';
  return (cell) => (typeof cell === 'number' ? written(cell) : String(cell ?? none));
}

/** "$134", "+$40 per case", "R$ 1.680"; a number with its groups and decimals, and a unit or none: no date and no telephone. */
const PRICE = /^[+±]?\p{Lu}{0,3}\p{Sc}\s?\d|^\d[\d.,]*\s?\p{Sc}/u;
const FIGURE =
  /^[+±−–-]?(?:\p{Lu}{3}\s)?(?!0\d)\d+(?:(?:,\d\d)*,\d{3}|(?:[.,'’\s]\d{3})+)?(?:[.,]\d+)?(?:\s?(?:[%٪°‰]|\p{L}{1,8}\.?))?$/u;

/** Numbers end alike, and so do those that are written as words. */
const areFigures = (cells: readonly string[]): boolean =>
  cells.filter((cell) => PRICE.test(cell) || FIGURE.test(cell)).length * 2 > cells.length;
