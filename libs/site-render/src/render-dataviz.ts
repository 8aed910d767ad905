import { type DatavizSpec, type Placement, typeScale } from '@sitewright/site-spec';
import { relativeLinks } from './address.ts';
import { type Aside, asideOf, withTableBeside } from './board-aside.ts';
import { boardCss } from './board-css.ts';
import { isFigures } from './board-figure.ts';
import { hasFigureBeyond, isToldBy, saysAll } from './board-finding.ts';
import { flow, flowCss, stepsOf } from './board-flow.ts';
import { areLong } from './board-number.ts';
import { onItsSheet, placedCss } from './board-placed.ts';
import { footOf, rowsAround, rowsOf } from './board-rows.ts';
import { boardWidthOf, enlargedOn, heightBeside, onSheet, sheetCss } from './board-sheet.ts';
import { inside, tile } from './board-tile.ts';
import { unplaced } from './board-unplaced.ts';
import { WORDS_BESIDE, wordsBeside } from './board-words.ts';
import { chartFigure } from './figure.ts';
import { type Html, html } from './html.ts';
import { createContext, type PageContext } from './page-context.ts';
import type { RenderedPage } from './rendered-page.ts';
import { boundWords, keptWords } from './rich-text.ts';

export const css = `${boardCss}\n${flowCss}\n${placedCss}`;

type Content = DatavizSpec['content'];

/** A chart beside a higher tile is drawn as high, up to this. */
const MOST_HIGH = 640;
/** A chart that is all there is, in pixels before it fills the board: its words grow with it. */
const whole = { width: 900, height: 440 };

/** A dashboard as one page: a head, every tile where the specification puts it, what it has not placed, and a foot. */
export async function renderDataviz(given: DatavizSpec): Promise<RenderedPage[]> {
  const context = createContext(given, relativeLinks('/'));
  if (given.content.dashboard.rows !== undefined) return [await onItsSheet(given, context)];
  const only = onlyChart(given.content);
  if (only !== undefined) return [await wholeChart(only, given, context)];
  const spec = withTableBeside(given);
  const { columns, placements } = spec.content.dashboard;
  const rows = rowsOf(placements, columns);
  const foot = footOf(spec.content);
  const shown = foot === undefined ? rows : rows.slice(0, -1);
  const steps = stepsOf(shown.flat(), spec.content);
  const placed = await Promise.all(
    (steps.length > 0 ? [] : shown).map((row) => rowOfTiles(row, columns, spec, context)),
  );
  const rest = unplaced(spec.content);
  const others = await Promise.all(rest.map((placement) => tile(placement, 12, spec, context)));
  const owner = spec.brief.organisation;
  const last = foot === undefined ? undefined : await inside(foot, 1, spec, context);
  return [
    {
      path: '/',
      title: spec.title,
      description: spec.description,
      kind: 'dataviz',
      style: sheetCss(spec),
      body: html`<main id="content" class="board${spec.content.dashboard.sheet !== undefined && html` filling`}"><div class="board-head">${owner !== undefined && owner !== spec.title && html`<p class="owner">${owner}</p>`}<h1>${keptWords(spec.title)}</h1>${spec.description !== '' && html`<p class="note">${boundWords(spec.description)}</p>`}</div>${steps.length > 0 && flow(steps, spec.content, context)}${placed.some((row) => row.some((each) => each !== undefined)) && html`<div class="board-grid cols-${columns}">${placed}</div>`}${others.length > 0 && html`<div class="board-grid cols-12">${others}</div>`}${last !== undefined && foot !== undefined && html`<section class="board-foot" id="${foot.id}">${last.markup}</section>`}</main>`,
    },
  ];
}

type Only = Readonly<{ chart: Content['charts'][number]; dataset: Content['datasets'][number] }>;

/** The chart of a board that shows no other, nor figures: words and tables stand beneath it. */
function onlyChart({ charts, datasets, dashboard }: Content): Only | undefined {
  const [chart, ...others] = charts;
  const dataset = datasets.find(({ id }) => id === chart?.dataset);
  const isAlone = others.length === 0 && dashboard.placements.every(({ kind }) => kind !== 'number');
  return isAlone && chart !== undefined && dataset !== undefined && !isFigures(chart)
    ? { chart, dataset }
    : undefined;
}

/** What stands about the only chart. */
async function around(
  all: readonly Placement[],
  spec: DatavizSpec,
  context: PageContext,
): Promise<(Html | undefined)[]> {
  const placed = rowsAround(all, spec, boardWidthOf(spec)).flatMap(({ row, spans }) =>
    row.map((placement, at) => ({
      ...{ ...placement, row: 1, columnSpan: spans[at] ?? 12 },
      column: 1 + spans.slice(0, at).reduce((sum, span) => sum + span, 0),
    })),
  );
  return Promise.all(placed.map((placement) => tile(placement, 12, spec, context)));
}

/** One chart as a page: what it is of, what follows from it, the drawing as wide as the page, and where it is from. */
async function wholeChart(
  { chart, dataset }: Only,
  spec: DatavizSpec,
  context: PageContext,
): Promise<RenderedPage> {
  const { title, subtitle, takeaway } = chart;
  const owner = spec.brief.organisation;
  const told = title === spec.title ? takeaway : title;
  const finding = saysAll(spec.title, told) ? spec.title : told;
  const further = told === title && takeaway !== title ? takeaway : '';
  const [measured, ...kept] = (subtitle ?? '').split(' · ');
  const detail = (measured === spec.title ? kept : [measured, ...kept]).join(' · ');
  // Between a finding and its chart, words without a figure of their own only keep the reader from it: they stand under both.
  const isMore =
    finding === spec.title || hasFigureBeyond(spec.description, [spec.title, finding, subtitle ?? '']);
  const said = [isMore ? spec.description : '', further].filter((text) => text !== '' && text !== finding);
  const isLeft = !isMore && !isToldBy({ chart, dataset }, spec.title, spec.description);
  const isNamed = dataset.fields.some(({ name }) => name === dataset.title) || dataset.title.includes(', ');
  const shown = { ...chart, takeaway: title };
  const isTableShown = spec.content.dashboard.placements.some(
    ({ kind, ref }) => kind === 'table' && ref === dataset.id,
  );
  const on = onSheet(spec);
  const { placements } = spec.content.dashboard;
  const aside = asideOf(spec);
  const words = wordsBeside(spec);
  const share =
    words.length > 0
      ? 1 - WORDS_BESIDE / 12
      : aside === undefined
        ? 1
        : aside.chart.columnSpan / aside.columns;
  const drawing = await chartFigure(shown, dataset, context, {
    width: Math.round(whole.width * share),
    height: on === undefined ? whole.height : Math.round((on.chart * whole.width) / on.width),
    ...{ mayGrow: true, isTableShown },
  });
  const beside =
    words.length > 0
      ? besideWords(drawing, words, spec, context)
      : aside && besideTable(drawing, aside, spec, context);
  const figure = (await beside) ?? drawing;
  const foot = footOf(spec.content);
  const last = foot === undefined ? undefined : await inside(foot, 1, spec, context);
  const top = placements.find(({ kind }) => kind === 'chart')?.row ?? 0;
  const all = [...placements, ...unplaced(spec.content)];
  const others = all.filter(
    (one) => one.kind !== 'chart' && one !== foot && one.id !== aside?.table.id && !words.includes(one),
  );
  const isBefore = (placement: Placement): boolean => placements.includes(placement) && placement.row < top;
  const tiles = async (all: readonly Placement[]): Promise<Html | false> => {
    const shown = (await around(all, spec, context)).filter((each) => each !== undefined);
    return shown.length > 0 && html`<div class="board-grid cols-12">${shown}</div>`;
  };
  const before = await tiles(others.filter(isBefore));
  const rest = await tiles(others.filter((placement) => !isBefore(placement)));
  return {
    path: '/',
    title: spec.title,
    description: spec.description,
    kind: 'dataviz',
    style: sheetCss(spec),
    body: html`<main id="content" class="board solo${spec.content.dashboard.sheet !== undefined && html` filling`}"><div class="board-head">${owner !== undefined && owner !== spec.title && html`<p class="owner">${owner}</p>`}<h1>${keptWords(spec.title)}</h1>${finding !== spec.title && html`<p class="finding">${boundWords(finding)}</p>`}${said.map((text) => html`<p class="note">${boundWords(text)}</p>`)}</div>${before}${detail !== '' && html`<p class="note">${boundWords(detail)}</p>`}${figure}${rest}${isLeft && html`<p class="board-foot">${boundWords(spec.description)}</p>`}${!isNamed && html`<p class="board-foot">${context.label('source', 'Source')}: ${dataset.title}</p>`}${last !== undefined && foot !== undefined && html`<section class="board-foot" id="${foot.id}">${last.markup}</section>`}</main>`,
  };
}

/** A chart and the table beside it, in the order of their columns: what comes later in the markup stands in no higher row. */
async function besideTable(
  drawing: Html,
  aside: Aside,
  spec: DatavizSpec,
  context: PageContext,
): Promise<Html> {
  const { chart, table, columns } = aside;
  const parts = [
    html`<div class="at-${chart.column} span-${chart.columnSpan}">${drawing}</div>`,
    await tile(table, columns, spec, context),
  ];
  return html`<div class="board-grid cols-${columns}">${table.column < chart.column ? parts.toReversed() : parts}</div>`;
}

/** The only chart with words in a column beside it. */
async function besideWords(
  drawing: Html,
  words: readonly Placement[],
  spec: DatavizSpec,
  context: PageContext,
): Promise<Html> {
  const tiles = await Promise.all(words.map((one) => tile({ ...one, column: 1 }, 1, spec, context)));
  const [at, span] = [13 - WORDS_BESIDE, WORDS_BESIDE];
  return html`<div class="board-grid cols-12"><div class="at-1 span-${at - 1}">${drawing}</div><div class="board-grid cols-1 at-${at} span-${span}">${tiles}</div></div>`;
}

/** A row of figures is a strip of equal tiles, also where their number does not divide the board's columns. */
async function rowOfTiles(
  row: readonly Placement[],
  columns: number,
  spec: DatavizSpec,
  context: PageContext,
): Promise<(Html | undefined)[]> {
  const tiles = await evenTiles(row, columns, spec, context);
  const spans = row.map(({ columnSpan }) => columnSpan);
  const isFull = spans.reduce((sum, span) => sum + span, 0) === columns;
  const isEven = Math.max(...spans) - Math.min(...spans) <= 1;
  const isStrip = row.length > 1 && isFull && isEven && row.every(({ kind }) => kind === 'number');
  return isStrip
    ? [html`<div class="strip of-${row.length}${areLong(row, spec) && ' long'}">${tiles}</div>`]
    : tiles;
}

/** The tiles of a row; a chart beside a higher tile is drawn as high, so that no blank is left under it. */
async function evenTiles(
  row: readonly Placement[],
  columns: number,
  spec: DatavizSpec,
  context: PageContext,
): Promise<(Html | undefined)[]> {
  const drawn = (height?: number) => (placement: Placement) =>
    tile(placement, columns, spec, context, height);
  const tiles = await Promise.all(row.map(drawn()));
  const heights = tiles.map((each) => Number(DRAWN_HEIGHT.exec(each?.text ?? '')?.[1] ?? 0));
  const grown = typeScale(spec.theme) * enlargedOn(spec);
  const beside = row.map((one) => (one.kind === 'chart' ? 0 : heightBeside(one, spec)));
  const highest = Math.min(MOST_HIGH, Math.max(...heights.map((height) => height * grown), ...beside));
  const isEven = heights.every((height) => height === 0 || height * grown >= highest * 0.9);
  if (isEven || row.length === 1 || row.some(({ rowSpan }) => rowSpan > 1)) return tiles;
  return Promise.all(row.map(drawn(highest)));
}

/** The height of a chart that is drawn in a tile. */
const DRAWN_HEIGHT = /class="marks(?: wide)?"[^>]* height="(\d+)"/u;
