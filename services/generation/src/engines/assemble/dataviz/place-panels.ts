import type { BoardPlace, Placement } from '@sitewright/site-spec';
import { within } from '../ids.ts';

export const COLUMNS = 12;

/** A tile that waits for its place. */
export interface Panel {
  kind: Placement['kind'];
  ref: string;
  /** Whether it may stand in a third of the board. */
  isSlim?: boolean;
  /** About how many letters it has; many where nobody says. */
  length?: number;
  /** A row of its own, as low as its figures. */
  isStrip?: boolean;
  /** What stands under everything. */
  isFoot?: boolean;
  /** A note to the person, as of what could not be done. */
  isAsked?: boolean;
  /** Whether all of a row would be too much for it: a chart with next to no marks, a table of few words. */
  isSmall?: boolean;
  /** How much of a row a chart is to have. */
  width?: 'third' | 'half' | 'full';
  /** What a table has beside its rows. */
  told?: Pick<Placement, 'text' | 'file'>;
  /** Where its writer put it on the sheet, and which part it is there. */
  place?: WrittenPlace;
  id?: string;
}

/** Where its writer wants something on the sheet. */
export type WrittenPlace = BoardPlace & Pick<Placement, 'large'>;

/** Letters of a slim text, and across a table that is too small for a row of its own. */
const ROOM = { slim: 420, table: 64 };

/** How much room words take; an ideograph as much as two letters, and the end of a line the rest of it. */
export function slim(text: string): Pick<Panel, 'isSlim' | 'length'> {
  const wide = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const length = text.length + wide + (text.split('\n').length - 1) * 30;
  return { isSlim: text.length <= ROOM.slim, length };
}

/** How much room a table takes; a row is about as high as a line and a half of words. */
export function tableSize(
  columns: number,
  rows: readonly (readonly unknown[])[],
  text = '',
): Pick<Panel, 'isSlim' | 'isSmall' | 'length'> {
  const isSlim = columns <= 3 && rows.length <= 10 && text === '';
  const letters = Array.from({ length: columns }, (_, at) =>
    Math.min(18, Math.max(8, ...rows.map((row) => String(row[at] ?? '').length))),
  );
  const isSmall = letters.reduce((sum, own) => sum + own + 4, 0) <= ROOM.table;
  return { isSlim, isSmall, length: (rows.length + 1) * 60 + text.length };
}

/** Panels beside each other, and what stands under one of them while the others go on. */
type Row = { panel: Panel; span: number; under?: readonly Panel[] }[];

/** As many figures as a row bears. */
const MOST = 6;

const isFigure = ({ kind }: Panel): boolean => kind === 'number';
const isChart = ({ kind, isStrip }: Panel): boolean => kind === 'chart' && isStrip !== true;
const isPaired = (panel: Panel): boolean => isChart(panel) && panel.width !== 'full';
const isSlim = (panel: Panel): boolean => isFigure(panel) || panel.isSlim === true;

/** A chart and its words are about so high, and a slim panel of so many letters, px. */
const CHART = 450;
const GAP = 20;
const heightOf = ({ kind, length = 360 }: Panel): number =>
  kind === 'number' ? 150 : kind === 'chart' ? CHART : 90 + Math.ceil(length / 40) * 28;
/** Panels beside a chart are at least so much of its height: fewer would leave a hole. */
const LEAST = 0.55;

/** As many of the slim panels as stand one under another beside a chart; none where they would leave a hole. */
function stackOf(panels: readonly Panel[]): Panel[] {
  const heights = panels.map((_, at) =>
    panels.slice(0, at + 1).reduce((sum, panel) => sum + heightOf(panel), at * GAP),
  );
  const fits = Math.max(1, heights.filter((height) => height <= CHART).length);
  return (heights[fits - 1] ?? 0) < CHART * LEAST ? [] : panels.slice(0, fits);
}

/** Spans that fill the board and differ by one at most. */
const even = (panels: readonly Panel[]): Row =>
  panels.map((panel, at) => ({
    panel,
    span: Math.floor(COLUMNS / panels.length) + (at < COLUMNS % panels.length ? 1 : 0),
  }));

/** Two beside each other: words as wide as they are long, a chart of a few marks narrower than another. */
function pair(first: Panel, second: Panel): Row {
  const [one = 1, other = 1] = [first, second].map((panel) =>
    shareOf(panel) === 'words' ? panel.length : panel.isSmall === true ? 5 : 7,
  );
  const span = Math.min(8, Math.max(4, Math.round((COLUMNS * one) / (one + other))));
  return [
    { panel: first, span },
    { panel: second, span: COLUMNS - span },
  ];
}

const panelsOf = (row: Row): Panel[] => row.flatMap(({ panel, under = [] }) => [panel, ...under]);

/** Figures that follow one another. */
function runsOf(panels: readonly Panel[]): Panel[][] {
  const figures = panels.flatMap((panel, at) => (isFigure(panel) ? [{ panel, at }] : []));
  const runs = Map.groupBy(figures, ({ at }, nth) => at - nth);
  return [...runs.values()].map((run) => run.map(({ panel }) => panel));
}

/** The figures at the head of the board: all told before a chart that one row bears, or the only one. */
function headFigures(panels: readonly Panel[]): Panel[] {
  const head: Panel[] = [];
  const main = panels.findIndex(isChart);
  const runs = runsOf(panels);
  for (const run of runs) {
    const isLater = main !== -1 && run.some((panel) => panels.indexOf(panel) > main);
    if (isLater && (run.length > 1 || runs.length > 1)) continue;
    if (head.length > 1 && head.length + run.length > MOST) break;
    head.push(...run);
  }
  return head;
}

/** Rows of two to six figures, as even as their number allows. */
function figureRows(panels: readonly Panel[]): Row[] {
  const count = Math.ceil(panels.length / MOST);
  const from = (nth: number): number => Math.ceil((panels.length * nth) / count);
  return Array.from({ length: count }, (_, nth) => even(panels.slice(from(nth), from(nth + 1))));
}

/** The main chart: beside it what stands next to it and is slim, or, where all charts go in pairs, the next chart. */
function mainRow(panels: readonly Panel[], lone: Panel | undefined): Row {
  const charts = panels.filter(isChart);
  const [main, second] = charts;
  if (main === undefined) return lone === undefined ? [] : even([lone]);
  if (main.width === 'full') return even([main]);
  if (lone === undefined && charts.length === 3 && charts.every(({ width }) => width === 'third'))
    return even(charts);
  if (lone === undefined && second !== undefined && isPaired(second) && charts.length % 2 === 0)
    return pair(main, second);
  const at = panels.indexOf(main);
  const [before, after] = [panels[at - 1], panels[at + 1]];
  const tableFirst = after?.kind === 'table' ? [after, before] : [before, after];
  const beside = lone ?? tableFirst.find((panel) => panel !== undefined && isSlim(panel));
  const behind = panels.slice(at + 1).filter((panel) => panel !== beside);
  const end = behind.findIndex((panel) => !isSlim(panel) || panel.kind === 'table');
  const run = behind.slice(0, end === -1 ? behind.length : end);
  const [first, ...under] = stackOf(beside === undefined ? [] : [beside, ...run]);
  if (first === undefined) return even([main]);
  const row: Row = [
    { panel: main, span: 8 },
    { panel: first, span: 4, under },
  ];
  // What is said before the chart is read before it.
  return first === before ? row.toReversed() : row;
}

/** What may share a row with others of its kind: words and figures, or small tables. */
const shareOf = (panel: Panel): 'words' | 'table' | undefined =>
  !isSlim(panel) ? undefined : panel.kind === 'table' ? 'table' : 'words';

/** Charts in pairs; words and small tables, each among themselves, in rows of three or two. */
function restRows(panels: readonly Panel[]): Row[] {
  const rows: Row[] = [];
  let left = [...panels];
  while (left.length > 0) {
    const [first, ...others] = left;
    if (first === undefined) break;
    const partner = isPaired(first) ? others.find(isPaired) : undefined;
    const end = left.findIndex((panel) => shareOf(panel) === undefined || shareOf(panel) !== shareOf(first));
    const run = end === -1 ? left : left.slice(0, Math.max(1, end));
    const most = run.length === 4 || run.length === 2 ? 2 : 3;
    const row = isChart(first) ? [first] : run.slice(0, most);
    const [, second, third] = row;
    const other = partner ?? (third === undefined ? second : undefined);
    rows.push(other === undefined || isFigure(first) || isFigure(other) ? even(row) : pair(first, other));
    left = left.filter((panel) => !row.includes(panel) && panel !== partner);
  }
  return rows;
}

/** Charts that each have a figure of their own before them: beside each stand its figure and what is told of it. */
function chapterRows(panels: readonly Panel[]): Row[] | undefined {
  const isHead = (panel: Panel, at: number): boolean =>
    isFigure(panel) && panels.slice(at + 1, at + 2).some(isChart) && !panels.slice(at - 1, at).some(isFigure);
  const heads = panels.flatMap((panel, at) => (isHead(panel, at) ? [at] : []));
  const charts = panels.filter(isChart);
  if (charts.length < 2 || heads.length < charts.length || charts.some(({ width }) => width === 'third'))
    return undefined;
  const chapters = heads.map((at, nth) => {
    const told = panels.slice(at + 2, heads[nth + 1]);
    const end = told.findIndex((panel) => shareOf(panel) !== 'words' || isFigure(panel));
    const words = told.slice(0, end === -1 ? told.length : end);
    return { figure: panels.slice(at, at + 1), chart: panels.slice(at + 1, at + 2), words, told };
  });
  // One way for all of them: side by side where all has room there, else one under another.
  const areBeside = chapters.every(
    ({ figure, words }) => stackOf([...figure, ...words]).length > words.length,
  );
  const rows = chapters.flatMap(({ figure, chart, words, told }): Row[] => {
    if (!areBeside) return joined([even(figure), even(chart), ...restRows(told)]);
    const beside = figure.map((panel) => ({ panel, span: 4, under: words }));
    const rest = restRows(told.slice(words.length));
    return [[...beside, ...chart.map((panel) => ({ panel, span: 8 }))], ...joined(rest)];
  });
  return [...joined(restRows(panels.slice(0, heads[0]))), ...rows];
}

/** Figures, the main chart, and the rest in pairs and thirds; rows of figures told of later stay there. */
function boardRows(panels: readonly Panel[]): Row[] {
  const figures = headFigures(panels);
  const lone = figures.length === 1 ? figures[0] : undefined;
  const others = panels.filter((panel) => !figures.includes(panel));
  const later = runsOf(others).filter((run) => run.length > 1);
  const words = others.filter((panel) => later.every((run) => !run.includes(panel)));
  const main = mainRow(words, lone);
  const isLoneLeft = lone !== undefined && !panelsOf(main).includes(lone);
  const rest = restRows(words.filter((panel) => !panelsOf(main).includes(panel)));
  const told = (row: Row): number => Math.min(...row.map(({ panel }) => panels.indexOf(panel)));
  const below = [...rest, ...later.flatMap(figureRows)].toSorted((one, other) => told(one) - told(other));
  const head = lone === undefined || isLoneLeft ? figureRows(figures) : [];
  const isEarly = (row: Row): boolean =>
    row.every(({ panel }) => !isChart(panel) && panel.kind !== 'table') && told(row) < told(main);
  const early = main.length > 0 ? below.filter(isEarly) : [];
  const middle = below.filter((row) => !early.includes(row));
  return joined([...head, ...early, ...(main.length > 0 ? [main] : []), ...middle]);
}

/** Notes that are told before the first figure open the board: nothing else comes before them. */
function openingNotes(panels: readonly Panel[]): Panel[] {
  const end = panels.findIndex(({ kind }) => kind !== 'note');
  const next = panels[end];
  return next !== undefined && isFigure(next) ? panels.slice(0, end) : [];
}

/** Two rows of one panel each as one, where one is too small for a row and both are about as high: two charts go in pairs or not. */
function joined([first, second, ...others]: readonly Row[]): Row[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  const both = [...panelsOf(first), ...panelsOf(second)];
  const [low = 0, high = 1] = both.map(heightOf).toSorted((one, other) => one - other);
  const isPart = (panel: Panel): boolean => panel.isSmall === true || shareOf(panel) === 'words';
  const areSmall =
    both.length === 2 && both.some(({ isSmall }) => isSmall) && both.every(isPart) && !both.every(isChart);
  return areSmall && low >= LEAST * high
    ? [even(both), ...joined(others)]
    : [first, ...joined([second, ...others])];
}

/** A board without holes. Who tells all this stands under everything where it comes last, or before such a note or what is asked. */
export function placePanels(panels: readonly Panel[]): Placement[] {
  const last = panels.at(-1);
  const feet = panels.slice(last?.isFoot || last?.isAsked ? -2 : -1).filter(({ isFoot }) => isFoot === true);
  const others = panels.filter((panel) => !feet.includes(panel));
  const opening = openingNotes(others);
  const told = others.slice(opening.length);
  const rows = [...restRows(opening), ...(chapterRows(told) ?? boardRows(told))];
  return placed([...rows, ...restRows(feet)].slice(0, 100));
}

/** A tile in its place. */
export const tileIn = ({ kind, ref, told, id = ref }: Panel, place: WrittenPlace): Placement => ({
  ...{ id: within(id, 'tile'), kind, ref, ...told },
  ...place,
});

function placed(rows: readonly Row[]): Placement[] {
  let top = 1;
  return rows.flatMap((row) => {
    const deep = Math.max(...row.map(({ under = [] }) => under.length + 1));
    let column = 1;
    const own = row.flatMap(({ panel, span, under = [] }) => {
      const at = column;
      column += span;
      const place = { column: at, columnSpan: span, rowSpan: under.length === 0 ? deep : 1 };
      return [panel, ...under].map((one, index) => tileIn(one, { ...place, row: top + index }));
    });
    top += deep;
    return own;
  });
}
