import type { Chart, Dataset, DatavizContent, Insight } from '@sitewright/site-spec';
import { tableName } from '../../brief/datasets/column-name.ts';
import { columnsOf } from '../../brief/datasets/profile.ts';
import type { PanelPart } from '../../draft/dataviz.ts';
import type { DatavizDraft } from '../../draft/draft.ts';
import { makeChart } from '../charts/chart-source.ts';
import { type ChartTable, specDataset, tablesOf } from '../charts/chart-table.ts';
import { sumOf } from '../charts/draw-marks.ts';
import { totalRow } from '../charts/keep-rows.ts';
import { columnNamed } from '../charts/resolve-chart.ts';
import { type AssembleContext, type Assembled, labelOf } from '../context.ts';
import { createIds, type Ids, within } from '../ids.ts';
import { COLUMNS, type Panel, placePanels, slim, tableSize } from './place-panels.ts';
import { isUnordered, rankedRows } from './ranked.ts';
import { boardPlace, writtenPlaces } from './written-place.ts';

type Note = NonNullable<DatavizContent['notes']>[number];

const MOST = { charts: 24, datasets: 20, insights: 40, notes: 24, panels: 80 };
/** What is gathered while the parts are read. */
interface Board {
  context: AssembleContext;
  tables: ChartTable[];
  /** Ids of the given tables, by ref. */
  tableIds: Map<string, string>;
  datasets: Dataset[];
  /** Refs of the tables that charts show, with the columns that they show of them. */
  drawn: Map<string, Set<string>>;
  charts: Chart[];
  /** What each chart shows, and the names of the tables that they are of. */
  shown: string[];
  named: Set<string>;
  insights: Insight[];
  notes: Note[];
  panels: Panel[];
  /** Figures without a table, which become one. */
  figures: { label: string; value: string }[];
}

const FIGURES = 'figures_data';

function addChart(board: Board, part: PanelPart, id: string): boolean {
  const { context } = board;
  const draft = context.head.charts.find(({ ref }) => ref === part.chart);
  if (!draft) {
    context.warn('unknown_chart', `There is no chart "${part.chart.slice(0, 80)}" to be drawn.`);
    return false;
  }
  const takeaway = part.text || draft.takeaway;
  const sort = isUnordered(context, board.tables, draft) ? 'valueDown' : draft.sort;
  const made = makeChart(
    // Its own title says what is measured, in which unit and when; a plan's heading is a short one.
    { ...draft, title: draft.title || part.heading, takeaway, sort },
    board.tables,
    id,
    context,
  );
  if ('fault' in made) {
    context.warn('chart_refused', `The chart "${part.chart.slice(0, 80)}" can't be drawn: ${made.fault}.`);
    return false;
  }
  const given = made.isGiven ? board.tableIds.get(made.table.ref) : undefined;
  if (given === undefined) board.datasets.push(specDataset(made.table, made.chart.dataset));
  const ranked = rankedRows(made.plan);
  const dataset = board.datasets.find((each) => each.id === board.tableIds.get(draft.dataset));
  const isOnly = context.head.charts.filter((each) => each.dataset === draft.dataset).length === 1;
  if (dataset && ranked && isOnly) dataset.rows = ranked.map((row) => [...row]);
  const { x, series, size, y } = made.plan;
  const seen = [x, series, size, ...y.map(({ column }) => column)].flatMap((column) => column?.name ?? []);
  board.drawn.set(draft.dataset, new Set([...(board.drawn.get(draft.dataset) ?? []), ...seen]));
  board.shown.push(made.shown);
  board.named.add(tableName(made.table.title));
  board.charts.push(given === undefined ? made.chart : { ...made.chart, dataset: given });
  const isFew = draft.kind.startsWith('bar') && y.length === 1 && !series && made.marks.length <= 4;
  const isSmall = isFew || ['pie', 'donut', 'squares'].includes(draft.kind);
  board.panels.push({
    kind: 'chart',
    ref: id,
    isStrip: draft.kind === 'figures',
    isSmall,
    width: part.width,
  });
  return true;
}

/** A figure or a statement, with the rows that it follows from. What is asked for in place of a figure is no figure. */
function addInsight(board: Board, part: PanelPart, id: string): void {
  const texts = board.context.texts();
  const label = texts.plain('label', part.heading, 200);
  const given = texts.plain('value', part.value, 200);
  const isAsked = given !== undefined && texts.marking().questions?.includes('value') === true;
  // A figure that somebody has to look at stays a figure.
  const asked = isAsked && !(/^[^?؟？]{1,32}$/u.test(given) && /\p{Nd}/u.test(given)) ? given : undefined;
  const value = asked === undefined ? given : undefined;
  const beside = texts.plain('text', part.text, asked === undefined ? 600 : 599 - asked.length);
  const text = [asked, beside].filter((each) => each !== undefined).join(' ') || label || value;
  if (text === undefined) return;
  const isFigure = value !== undefined || (asked !== undefined && part.kind === 'number');
  const dataset = board.tableIds.get(part.dataset);
  const table = board.tables.find(({ ref }) => ref === part.dataset);
  const columns = table ? columnsOf(table) : [];
  const fields = part.fields.flatMap((name) => columnNamed(columns, name)?.name ?? []).slice(0, 10);
  if (dataset === undefined) board.figures.push({ label: label ?? text, value: value ?? '' });
  const calculation = texts.plain('calculation', part.calculation, 300) ?? labelOf(board.context, 'source');
  board.insights.push({
    id,
    ...(label === undefined ? {} : { label }),
    text,
    ...(texts.marking().placeholder && { placeholder: true }),
    evidence: { dataset: dataset ?? FIGURES, fields, calculation, ...(value === undefined ? {} : { value }) },
  });
  board.panels.push({ kind: isFigure ? 'number' : 'insight', ref: id, ...slim(`${label ?? ''} ${text}`) });
}

/** Whether a note says who tells all this and where they are. */
const isSender = ({ heading, text }: PanelPart, { head }: AssembleContext): boolean =>
  /\]\(tel:|[^\s@]@[^\s@.]+\.\p{L}/u.test(text) ||
  (heading.trim() !== '' && heading.trim() === head.organisation.trim());

function addNote(board: Board, part: PanelPart, id: string): void {
  const texts = board.context.texts();
  const heading = texts.plain('heading', part.heading, 200);
  const text = texts.rich('text', part.text || part.heading);
  if (text === undefined) return;
  const { placeholder } = texts.marking();
  board.notes.push({
    id,
    ...(heading === undefined || part.text === '' ? {} : { heading }),
    text,
    ...(placeholder && { placeholder }),
  });
  const room = slim(part.heading + part.text);
  const isFoot = isSender(part, board.context);
  board.panels.push({ kind: 'note', ref: id, ...room, isFoot, isAsked: placeholder === true });
}

/** The columns of a table that its writer names, all where none is, and below them what those come to that are to be summed. */
function tableOf(
  { context }: Board,
  { fields, calculation }: PanelPart,
  table: ChartTable,
  given: Dataset,
): Dataset {
  const columns = columnsOf(table);
  const named = fields.flatMap((name) => columnNamed(columns, name)?.at ?? []);
  const kept = named.length > 0 ? named : given.fields.map((_, at) => at);
  const [, summed = ''] = /^sum of (.+)$/iu.exec(calculation.trim()) ?? [];
  const sums = new Set(summed.split(/,| and /u).map((name) => columnNamed(columns, name)?.at));
  const total = given.fields.map(({ type }, at) => {
    if (at === kept[0]) return labelOf(context, 'total');
    const numbers = given.rows.map((row) => row[at]).filter((cell) => typeof cell === 'number');
    return type === 'quantitative' && sums.has(at) ? sumOf(numbers) : null;
  });
  const hasTotal = totalRow(table) === undefined && given.fields[kept[0] ?? 0]?.type !== 'quantitative';
  const rows =
    hasTotal && total.some((cell) => typeof cell === 'number') ? [...given.rows, total] : given.rows;
  const only = <T>(cells: readonly T[]): T[] => kept.flatMap((at) => cells.slice(at, at + 1));
  return { ...given, fields: only(given.fields), rows: rows.map(only) };
}

/**
 * The rows of a chart fold out under it: they are a table of their own only where one was asked for, or has more to say than
 * the charts. It has the columns that its writer names, and a last row of sums where they are named.
 */
function addTable(board: Board, part: PanelPart, partId: string, isAsked: boolean): void {
  const { context, tables, tableIds, datasets } = board;
  const given = datasets.find(({ id }) => id === tableIds.get(part.dataset));
  const table = tables.find(({ ref }) => ref === part.dataset);
  if (given === undefined || table === undefined) {
    // What was to be looked up is told in words, where they are all there is.
    if (part.text !== '') addNote(board, part, partId);
    return;
  }
  const { fields, rows } = tableOf(board, part, table, given);
  const isMore =
    rows.length > given.rows.length || fields.some(({ name }) => !board.drawn.get(part.dataset)?.has(name));
  const own = within(given.id, 'table');
  const shown = board.panels.filter(
    ({ kind, ref }) => kind === 'table' && (ref === given.id || ref.startsWith(own)),
  ).length;
  if ((!isAsked && !isMore) || (shown > 0 && boardPlace(part.place) === undefined)) return;
  const texts = context.texts();
  const title = texts.plain('heading', part.heading, 200) ?? given.title;
  const text = texts.plain('text', part.text, 600);
  const isOther = fields.length < given.fields.length || rows.length > given.rows.length || shown > 0;
  const isOwn = isOther && datasets.length < MOST.datasets;
  if (shown > 0 && !isOwn) return;
  const id = !isOwn ? given.id : shown === 0 ? own : within(own, shown + 1);
  if (isOwn) datasets.push({ ...given, id, title, fields, rows });
  else given.title = title;
  const told = {
    ...(text === undefined ? {} : { text }),
    ...(/\bcsv\b/iu.test(part.value) ? { file: 'csv' as const } : {}),
  };
  const size = tableSize(fields.length, rows, text);
  board.panels.push({ kind: 'table', ref: id, ...size, told });
}

function addPart(board: Board, part: PanelPart, { id, isAsked }: { id: string; isAsked: boolean }): void {
  if (part.kind === 'chart') {
    if (addChart(board, part, id)) return;
    // What was to be said is not lost with the chart.
    if (part.text !== '') addNote(board, part, id);
  } else if (part.kind === 'table') addTable(board, part, id, isAsked);
  else if (part.kind === 'note') addNote(board, part, id);
  else addInsight(board, part, id);
}

function boardOf(draft: DatavizDraft, context: AssembleContext, ids: Ids): Board {
  const tables = tablesOf(draft, context.brief, context.language);
  const used = new Set([...draft.charts, ...draft.parts].map(({ dataset }) => dataset));
  const kept = tables
    .toSorted((one, other) => Number(used.has(other.ref)) - Number(used.has(one.ref)))
    .slice(0, MOST.datasets / 2);
  const board: Board = {
    ...{ context, tables, tableIds: new Map(kept.map((table, at) => [table.ref, `data_${at + 1}`])) },
    datasets: kept.map((table, at) => specDataset(table, `data_${at + 1}`)),
    ...{ drawn: new Map(), charts: [], shown: [], named: new Set() },
    ...{ insights: [], notes: [], panels: [], figures: [] },
  };
  const asked = new Set(draft.requested.flatMap(({ refs }) => refs));
  for (const [index, part] of draft.parts.slice(0, MOST.panels).entries()) {
    const isChart =
      part.kind === 'chart' && board.charts.length < MOST.charts && board.datasets.length < MOST.datasets;
    const isWord =
      part.kind !== 'chart' && board.insights.length < MOST.insights && board.notes.length < MOST.notes;
    const place = boardPlace(part.place);
    const id = ids.part(index);
    const before = board.panels.length;
    if (isChart || isWord) addPart(board, part, { id, isAsked: asked.has(part.ref) || place !== undefined });
    const added = board.panels[before];
    if (added !== undefined && place !== undefined) Object.assign(added, { id, place });
  }
  return board;
}

function figuresTable(board: Board): Dataset[] {
  if (board.figures.length === 0) return [];
  const [label, value] = [labelOf(board.context, 'item'), labelOf(board.context, 'value')];
  const names = label === value ? [label, `${value} 2`] : [label, value];
  return [
    {
      id: FIGURES,
      title: labelOf(board.context, 'numbers'),
      fields: names.map((name) => ({ name: name.slice(0, 100), type: 'nominal' })),
      rows: board.figures.map((figure) => [figure.label, figure.value || null]),
      source: { kind: 'prompt' },
    },
  ];
}

/** Datasets, charts, statements and notes of a draft, and their places on a board. */
export function assembleDataviz(draft: DatavizDraft, context: AssembleContext): Assembled<DatavizContent> {
  const ids = createIds(draft.parts.map(({ ref }) => ref));
  const board = boardOf(draft, context, ids);
  const { charts, insights, notes, shown, named } = board;
  const [only, ...others] = shown;
  const last = board.panels.at(-1);
  // What is told to close the board in full width shares its row with nothing.
  if (last !== undefined && draft.parts.at(-1)?.width === 'full') last.isSlim = false;
  return {
    shown: only !== undefined && others.length === 0 ? only : named.size === 1 ? [...named].join() : '',
    content: {
      datasets: [...board.datasets, ...figuresTable(board)].slice(0, MOST.datasets),
      charts,
      insights,
      ...(notes.length > 0 ? { notes } : {}),
      dashboard: {
        columns: COLUMNS,
        ...(draft.format.sheet === '' ? {} : { sheet: draft.format.sheet }),
        ...(board.panels.some(({ place }) => place !== undefined)
          ? writtenPlaces(draft.format.place, board.panels)
          : { placements: placePanels(board.panels) }),
      },
    },
    assets: [],
  };
}
