import { readFileSync } from 'node:fs';
import type { Chart, Dataset } from '@sitewright/site-spec';
import { chartSchema, datasetSchema } from '@sitewright/site-spec';
import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { createChartSource } from '../src/engines/assemble/charts/chart-source.ts';
import { readBrief } from '../src/engines/brief/read-brief.ts';
import type { DraftHead } from '../src/engines/draft/draft.ts';
import { fold, readPeriods } from '../src/engines/packs/periods.ts';
import { chartsOf } from '../src/engines/write/builtin/dataviz/charts-for.ts';

/** A question to a table with the rows that answer it, worked out in SQL. */
interface Asked {
  id: string;
  prompt: string;
  sql: string;
  columns: string[];
  rows: (string | number | null)[][];
  kind: string;
  keys: number;
  language?: string;
}

type Cell = string | number | null;
type Row = Record<string, unknown>;
type Channel = NonNullable<Chart['spec']['encoding']['x']>;

/** The first chart that the built-in writer draws for a prompt, as it stands in a specification. */
function chartOf(prompt: string, language: string): { chart: Chart; dataset: Dataset } | undefined {
  const brief = readBrief(prompt, 'dataviz');
  const charts = chartsOf(brief, 1, 12);
  const head: DraftHead = {
    ...{
      title: '',
      tagline: '',
      organisation: '',
      summary: '',
      look: { mood: 'crisp', letters: 'any', print: 'usual', colours: [] },
    },
    ...{ datasets: [], charts, requested: [] },
  };
  const source = createChartSource({ brief, head, language, labels: {}, warn: () => undefined });
  const made = source(charts[0]?.ref ?? '', 'chart');
  if (made) chartSchema.parse(made.chart);
  if (made) datasetSchema.parse(made.dataset);
  return made;
}

const RAW = new Set(['boxplot']);
const markOf = ({ spec }: Chart): string => (typeof spec.mark === 'string' ? spec.mark : spec.mark.type);
const isChannel = (channel: unknown): channel is Channel =>
  typeof channel === 'object' && channel !== null && !Array.isArray(channel);

/** What Vega makes of a chart: a row a mark, each with the values of its channels. */
async function drawn({ chart, dataset }: { chart: Chart; dataset: Dataset }): Promise<Cell[][]> {
  const names = dataset.fields.map(({ name }) => name);
  const values = dataset.rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])),
  );
  const { encoding, transform } = chart.spec;
  const isBinned = isChannel(encoding.x) && encoding.x.bin !== undefined;
  const channels = Object.entries(encoding).filter(
    ([name, channel]) =>
      isChannel(channel) &&
      !/Offset|tooltip/.test(name) &&
      (channel.field !== undefined || channel.aggregate !== undefined) &&
      !(isBinned && name === 'y'),
  );
  const plain = channels.map(([name, channel]): [string, Channel] => {
    const each: Channel = isChannel(channel) ? channel : {};
    return [
      name,
      {
        ...(each.field === undefined ? {} : { field: each.field }),
        ...(each.aggregate === undefined || isBinned ? {} : { aggregate: each.aggregate }),
        type: each.type === 'temporal' ? 'nominal' : (each.type ?? 'nominal'),
      },
    ];
  });
  const mark = RAW.has(markOf(chart)) || isBinned || markOf(chart) !== 'arc' ? 'point' : 'arc';
  const unknown: unknown = {
    data: { values },
    mark,
    encoding: Object.fromEntries(plain),
    ...(transform ? { transform } : {}),
  };
  if (!isSpec(unknown)) throw new TypeError('a chart is an object');
  const view = new View(parse(compile(unknown).spec), { renderer: 'none' });
  await view.runAsync();
  const name = view.data('data_0')?.length !== undefined ? 'data_0' : 'source_0';
  const rows: Row[] = view.data(name);
  const fieldOf = (channel: Channel) =>
    channel.aggregate === 'count'
      ? '__count'
      : channel.aggregate
        ? `${channel.aggregate}_${channel.field}`
        : (channel.field ?? '');
  return rows.map((row) =>
    plain.map(([, channel]) =>
      cellOf(row[fieldOf(channel)] ?? row[fieldOf(channel).replace(/[()\s]/g, (sign) => sign)]),
    ),
  );
}

const isSpec = (spec: unknown): spec is TopLevelSpec => typeof spec === 'object' && spec !== null;
const cellOf = (value: unknown): Cell =>
  typeof value === 'number' || typeof value === 'string' ? value : value == null ? null : String(value);

/** Numbers to eight places, periods by what they are, words folded. */
function plainCell(cell: Cell): string {
  if (cell === null) return '';
  const number = typeof cell === 'number' ? cell : Number.NaN;
  const [period] = readPeriods(String(cell));
  if (period && (typeof cell === 'string' || Number.isInteger(cell)))
    return period.kind === 'year' ? String(period.order) : `${period.kind} ${period.order}`;
  return Number.isNaN(number) ? fold(cell.toString().trim()) : String(Number(number.toPrecision(8)));
}

/** Measures side by side as one row a measure, labels without order. */
function tuples({ rows, keys, columns, kind }: Asked): string[] {
  if (kind === 'scatter' || keys === 0) return rows.map((row) => row.map(plainCell).toSorted().join('|'));
  return rows.flatMap((row) =>
    Array.from({ length: columns.length - keys }, (_, at) =>
      [...row.slice(0, keys).map(plainCell).toSorted(), plainCell(row[keys + at] ?? null)].join('|'),
    ),
  );
}

const isRight = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');

/** Drawn rows in every reading that the question allows: series names aside where measures stand side by side. */
function readings(asked: Asked, rows: readonly Cell[][], encoding: Chart['spec']['encoding']): string[][] {
  const names = Object.keys(encoding).filter((name) => !/Offset|tooltip/.test(name));
  const cells = rows.map((row) => row.map(plainCell));
  // What points are called may stand beside them.
  const plain = names.indexOf('color');
  const bare = cells.map((row) => row.filter((_, at) => at !== plain));
  if (asked.kind === 'scatter' || asked.keys === 0)
    return [cells, bare].map((all) => all.map((row) => row.toSorted().join('|')));
  const isNumber = (name: string) =>
    ['theta', 'size', 'text'].includes(name) ||
    (isChannel(encoding.x) && name === 'x' && encoding.x.type === 'quantitative') ||
    (name === 'y' && isChannel(encoding.y) && encoding.y.type === 'quantitative') ||
    (name === 'color' && isChannel(encoding.color) && encoding.color.type === 'quantitative');
  const number = names.findIndex(isNumber);
  const labels = names.map((_, at) => at).filter((at) => at !== number);
  const byLabels = (kept: readonly number[]) =>
    cells.map((row) => [...kept.map((at) => row[at] ?? '').toSorted(), row[number] ?? ''].join('|'));
  return [byLabels(labels), ...labels.map((left) => byLabels(labels.filter((at) => at !== left)))];
}

/** Whether the bars stand as the question orders them. */
function isOrdered(
  { sql, rows, keys }: Asked,
  { chart }: { chart: Chart },
  cells: readonly Cell[][],
): boolean {
  const order = /ORDER BY (?!MIN\(rowid\)|rowid)(.+)$/i.exec(sql)?.[1] ?? '';
  const values = rows.map((row) => row[keys]);
  const isByValue =
    /DESC|LIMIT/i.test(order) ||
    values.every((value, at) => at === 0 || Number(value) >= Number(values[at - 1]));
  if (order === '' || keys !== 1 || !isByValue || markOf(chart) === 'line') return true;
  const sorts = Object.values(chart.spec.encoding).flatMap((channel) =>
    isChannel(channel) && channel.sort !== undefined ? [channel.sort] : [],
  );
  const isDown = Number(values[0]) > Number(values.at(-1));
  return sorts.some((sort) => {
    if (typeof sort === 'string') return sort.startsWith('-') === isDown;
    if (!Array.isArray(sort)) return false;
    const at = (label: Cell | undefined) =>
      sort.findIndex(
        (each) => plainCell(typeof each === 'boolean' ? null : each) === plainCell(label ?? null),
      );
    return (
      rows.every(
        (row, place) =>
          place === 0 || row[keys] === rows[place - 1]?.[keys] || at(row[0]) > at(rows[place - 1]?.[0]),
      ) && cells.length > 0
    );
  });
}

async function judge(asked: Asked): Promise<{ right: boolean; shown: string }> {
  const made = chartOf(asked.prompt, asked.language ?? 'en');
  if (!made) return { right: false, shown: 'no chart' };
  const rows = await drawn(made);
  const wanted = tuples(asked);
  const right =
    readings(asked, rows, made.chart.spec.encoding).some((shown) => isRight(shown, wanted)) &&
    isOrdered(asked, made, rows);
  const { subtitle = '', title } = made.chart;
  return {
    right,
    shown: `${markOf(made.chart)} "${title}" (${subtitle}) ${JSON.stringify(rows.slice(0, 6))}`,
  };
}

/** Answers every question to a table. @returns how many there are, and what each wrong answer shows. */
export async function answerQuestions(): Promise<{ of: number; wrong: string[] }> {
  const all = readFileSync(new URL('questions.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Asked => JSON.parse(line));
  const wrong: string[] = [];
  for (const asked of all) {
    const { right, shown } = await judge(asked).catch((error: unknown) => ({
      right: false,
      shown: String(error),
    }));
    if (!right) wrong.push(`${asked.id}  ${asked.sql.slice(0, 140)}\n    ${shown.slice(0, 420)}`);
  }
  return { of: all.length, wrong };
}
