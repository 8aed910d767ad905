import { languagePacks } from '../../packs/language-pack.ts';
import { fold, periodsOf, readPeriods } from '../../packs/periods.ts';
import { detectLanguage } from '../language.ts';
import { captionBefore } from './delimited.ts';
import { type FigureList, figureLists, labelsFor } from './parallel-lists.ts';
import { labelledSeries, type Series, timedSeries } from './prose-series.ts';
import { type Token, tokensOf } from './prose-tokens.ts';
import type { RawTable } from './raw-table.ts';
import { seriesColumns } from './series-columns.ts';
import { linesOf } from './table-lines.ts';
import { seriesTitle } from './titles.ts';

/** A column of figures over labels that others may share. */
interface Column {
  name: string;
  unit: string;
  labels: string[];
  keys: string[];
  values: string[];
  start: number;
  end: number;
}

/** Words for charts that mean nothing else: "chart", "bar chart", not "bar". */
const chartWords = languagePacks
  .flatMap(({ data }) => [
    ...(data.kinds.chart ?? []),
    ...(data.kinds.dashboard ?? []),
    ...Object.values(data.kinds)
      .flat()
      .filter((word) => word.includes(' ')),
  ])
  .map((word) => fold(word).replace(/\*$/, ''))
  .filter((word) => word.length > 1);

/** Whether a text asks for a chart; a board does. */
function isEager(text: string, isBoard: boolean): boolean {
  const words = isBoard ? '' : fold(text);
  return isBoard || chartWords.some((word) => words.includes(word));
}

/** The words before a series that name it: back to the sentence's beginning, or to the figure before. */
function nameBefore(text: string, start: number, past: number): { name: string; from: number } {
  const from = Math.max(past, start - 200);
  const before = text.slice(from, start);
  const border = Math.max(
    before.lastIndexOf(','),
    before.lastIndexOf(';'),
    before.lastIndexOf('\n'),
    before.lastIndexOf(' / '),
  );
  const near = before.slice(border + 1);
  const earlier = before
    .trimEnd()
    .replace(/[,;]$/, '')
    .split(/[.!?。]\s|\n/u);
  const names = [near, ...earlier.toReversed().slice(0, 2)].map((words) => seriesTitle(words));
  const name = names.find((each) => each !== '') ?? '';
  return { name, from: names[0] === '' ? start : Math.max(from, start - near.length) };
}

/** Figures as written where all have the same sign or unit, else bare with a unit of the column. */
const valuesOf = (pairs: Series['pairs']): string[] => {
  const isEven = pairs.every((pair) => pair.unit === pairs[0]?.unit);
  return pairs.map((pair) => (isEven ? pair.value : pair.value.replace(/[^\d.,\s+-]/g, '').trim()));
};

function columnOf({ kind, pairs }: Series, text: string, past: number): Column {
  const start = pairs[0]?.start ?? 0;
  const end = pairs.at(-1)?.end ?? start;
  const { name } = nameBefore(text, start, past);
  const near = text
    .slice(Math.max(past, start - 200), start)
    .toLowerCase()
    .lastIndexOf(name.toLowerCase());
  const named = name === '' || near === -1 ? start : Math.max(past, start - 200) + near;
  const said = /^\s?\(([^()\d]{1,18})\)/.exec(text.slice(end, end + 24))?.[1];
  const unit = pairs.find((pair) => pair.unit !== '')?.unit ?? said ?? '';
  const keys = pairs.map((pair) => (kind === 'label' ? fold(pair.label) : `${kind} ${pair.order}`));
  return {
    name,
    unit,
    labels: pairs.map((pair) => pair.label),
    keys,
    values: valuesOf(pairs),
    start: named,
    end: said === undefined ? end : text.indexOf(')', end) + 1,
  };
}

/** Series with the same labels stand beside each other in one table. */
function together(columns: readonly Column[]): Column[][] {
  const groups = new Map<string, Column[]>();
  for (const column of columns) {
    const key = column.keys.toSorted().join('\u0000');
    const group = groups.get(key);
    if (group && !group.some((other) => other.name === column.name)) group.push(column);
    else groups.set(group ? `${key}\u0000${column.start}` : key, [column]);
  }
  return [...groups.values()];
}

function tableOf(columns: readonly Column[], language: string): RawTable[] {
  const [first] = columns;
  if (!first) return [];
  const [label, value] = seriesColumns(columns.length === 1 ? first.name : '', first.labels, language);
  const names = columns.map((column, at) => column.name || (at === 0 ? value : `${value} ${at + 1}`));
  const withUnits = columns.map((column, at) =>
    columns.length > 1 && column.unit !== '' && column.values.every((value) => /^[\d.,+\s-]+$/.test(value))
      ? `${names[at]} (${column.unit})`
      : (names[at] ?? value),
  );
  const rows = first.labels.map((each, row) => [
    each,
    ...columns.map((column) => column.values[column.keys.indexOf(first.keys[row] ?? '')] ?? ''),
  ]);
  const title =
    columns.length === 1
      ? first.name
      : columns.every((column) => column.name !== '')
        ? columns.map((column) => column.name).join(', ')
        : '';
  const start = Math.min(...columns.map((column) => column.start));
  const end = Math.max(...columns.map((column) => column.end));
  const header = [label, ...(columns.length === 1 ? [value] : withUnits)];
  // What people were asked, with the answers that they could give: a row a question.
  const isAsked = columns.length > 1 && columns.every((column) => column.name.split(' ').length > 2);
  if (isAsked && first.labels.length <= 7 && periodsOf(first.labels) === undefined)
    return [
      {
        from: 'prose',
        title: '',
        header: [label, ...first.labels],
        rows: columns.map((column) => [
          column.name.replace(/^["“„«]|["”“»]$/gu, '').trim(),
          ...first.keys.map((key) => column.values[column.keys.indexOf(key)] ?? ''),
        ]),
        start,
        end,
      },
    ];
  return [
    {
      from: 'prose',
      title,
      header,
      rows,
      start,
      end,
      ...(columns.length === 1 && first.unit !== '' ? { unit: first.unit } : {}),
    },
  ];
}

/** Rows of figures take the labels of the series before them, or labels of their own. */
function listColumns(
  lists: readonly FigureList[],
  columns: readonly Column[],
  tokens: readonly Token[],
  text: string,
): Column[] {
  return lists.flatMap((list): Column[] => {
    const size = list.values.length;
    const model = columns.findLast((column) => column.keys.length === size && column.start < list.start);
    const base = { name: list.name, unit: list.unit, values: list.values, start: list.start, end: list.end };
    if (model) return [{ ...base, labels: model.labels, keys: model.keys }];
    const labels = labelsFor(tokens, size, text);
    if (labels) return [{ ...base, labels: labels.labels, keys: labels.labels.map(fold) }];
    const alike = lists.filter((other) => other.values.length === size);
    const numbers = list.values.map((_, at) => String(at + 1));
    return alike.length > 1 && list.name !== '' ? [{ ...base, labels: numbers, keys: numbers }] : [];
  });
}

/** Measurements without a name each, of which only the spread can be seen. */
function bareTables(lists: readonly FigureList[], used: readonly Column[]): RawTable[] {
  return lists.flatMap((list): RawTable[] => {
    const isUsed = used.some((column) => column.start === list.start);
    if (isUsed || list.values.length < 6) return [];
    const name = list.name || 'Value';
    const rows = list.values.map((value) => [value]);
    return [
      {
        from: 'prose',
        title: list.name,
        header: [name],
        rows,
        start: list.start,
        end: list.end,
        ...(list.unit ? { unit: list.unit } : {}),
      },
    ];
  });
}

const without = (tokens: readonly Token[], spans: readonly { start: number; end: number }[]): Token[] =>
  tokens.map((token) =>
    spans.some((span) => token.start >= span.start && token.end <= span.end)
      ? { kind: 'stop' as const, text: '.', start: token.start, end: token.end }
      : token,
  );

/** "Dogs 12", "Cats: 7": the figure is the last thing in a line, behind a name without others outside of brackets. */
const NAMED_FIGURE = /^(?:[-*•]\s+)?(\p{L}[^\d\n:]{0,80})(?::\s+|(?<=\s))([$€£]?\d[\d.,'’ ]*\s?[%€$£]?)$/u;

/** At least three lines, one under the other, of a name and its figure. */
export function namedFigures(text: string, isBoard: boolean): RawTable[] {
  const lines = isEager(text, isBoard) ? linesOf(text) : [];
  const found: RawTable[] = [];
  for (let at = 0; at < lines.length; ) {
    const pairs: string[][] = [];
    for (; at + pairs.length < lines.length; ) {
      const [, named = '', figure] = NAMED_FIGURE.exec(lines[at + pairs.length]?.text.trim() ?? '') ?? [];
      const name = named
        .trim()
        .replace(/[–—-]$/, '')
        .trimEnd();
      if (name === '' || !figure || isPeriodName(name)) break;
      pairs.push([name, figure.trim()]);
    }
    const [first, last] = [lines[at], lines[at + pairs.length - 1]];
    const names = pairs.map(([name = '']) => name);
    if (first && last && pairs.length >= 3) {
      const title = captionBefore(text, first.from);
      const language = detectLanguage(text) ?? 'en';
      found.push({
        from: 'prose',
        title,
        header: seriesColumns(title.length > 40 ? '' : title, names, language),
        rows: pairs,
        start: first.from,
        end: last.to,
      });
    }
    at += Math.max(1, pairs.length);
  }
  return found;
}

/** Months and days are told with their order by those who read series in time. */
const isPeriodName = (name: string): boolean => readPeriods(name.trim()).length > 0;

/** Series told in sentences and lists. */
export function proseTables(text: string, isBoard: boolean): RawTable[] {
  if (!/\d/.test(text)) return [];
  const eager = isEager(text, isBoard);
  const detected = detectLanguage(text.toLowerCase());
  const language = detected ?? 'en';
  const tokens = tokensOf(text, detected);
  const lists = figureLists(tokens, text).slice(0, 40);
  const rest = without(
    tokens,
    lists.map((list) => ({ start: list.start, end: list.end })),
  );
  const timed = eager ? timedSeries(rest, text) : [];
  const spans = timed.map(({ pairs }) => ({ start: pairs[0]?.start ?? 0, end: pairs.at(-1)?.end ?? 0 }));
  const labelled = eager ? labelledSeries(without(rest, spans), text) : [];
  const series = [...timed, ...labelled].toSorted(
    (one, other) => (one.pairs[0]?.start ?? 0) - (other.pairs[0]?.start ?? 0),
  );
  const ends = series.map(({ pairs }) => pairs.at(-1)?.end ?? 0);
  const columns = series.map((each, at) => columnOf(each, text, ends[at - 1] ?? 0));
  const listed = listColumns(lists, columns, tokens, text);
  return [
    ...together([...columns, ...listed].toSorted((one, other) => one.start - other.start)).flatMap((group) =>
      tableOf(group, language),
    ),
    ...(eager ? bareTables(lists, listed) : []),
  ];
}
