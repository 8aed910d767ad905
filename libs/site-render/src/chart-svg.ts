import type { Chart, Dataset, SiteSpec, Theme } from '@sitewright/site-spec';
import type { TopLevelSpec } from 'vega-lite';
import { fromRight } from './chart-from-right.ts';
import { chartLocale, keptRight, withBareNought, withPercents } from './chart-locale.ts';
import { chartPalette } from './chart-palette.ts';
import { mostMarks, numbersOfTable, type ShownRows, shownRows } from './chart-rows.ts';
import { chartLookOf, freeName, type Part, unitOf } from './chart-style/drawing.ts';
import { styled } from './chart-style/styled.ts';
import { linesOf, textWidth } from './chart-style/text-width.ts';
import { largestChart } from './largest-chart.ts';
import { formatOf, localeOf } from './locale.ts';
import { withShortUnits } from './short-unit.ts';
import { colorOf, fontStack } from './theme-css.ts';

/** A loader that refuses every load: a chart has its data with it. */
const refusing = {
  load: async (): Promise<string> => Promise.reject(new Error('charts load nothing')),
  sanitize: async (): Promise<{ href: string }> => Promise.reject(new Error('charts link nowhere')),
  http: async (): Promise<string> => Promise.reject(new Error('charts load nothing')),
  file: async (): Promise<string> => Promise.reject(new Error('charts load nothing')),
};

/** How a chart is drawn that stands by itself; lengths in CSS pixels. */
export interface ChartSize {
  width: number;
  height: number;
  /** How many times as large as in that room its words may be drawn, the largest first: the picture is that much smaller. */
  enlargements?: readonly number[];
  /** Whether the picture may be higher than that, where its marks need it. */
  mayGrow?: boolean;
  /** Whether it is described as a whole where it stands: then no mark says what it is. */
  isDescribed?: boolean;
  /** Whether its plot begins and ends where those of other charts do, one under another. */
  isAligned?: boolean;
  /** Whether it stands on a surface and not on the ground of the page. */
  isOnSurface?: boolean;
  /** Stands at the foot of the picture. */
  note?: string | undefined;
  /** What stands over a picture that stands alone: what is to be seen, what is measured. */
  heading?: { title: string; subtitle?: string | undefined; note?: string | undefined };
}

declare module 'vega' {
  /** Left out of the library's own types. */
  const textMetrics: {
    width(item: { fontSize?: number; limit?: number }, text: string | null | undefined): number;
  };
}

/** What draws charts, loaded with the first of them. */
async function loadVega() {
  // First, and alone: it awaits at its top, and a thread that is ended while other modules wait for such a one takes its
  // process along (nodejs/node#53238).
  await import('vega-canvas');
  const { parse, textMetrics, View } = await import('vega');
  const { expressionInterpreter } = await import('vega-interpreter');
  const { compile } = await import('vega-lite');
  // A browser would measure by its own fonts, and break labels elsewhere than a server does; what the library takes for
  // the width of a letter where it can't measure is half as much again as it is, and leaves charts no room.
  textMetrics.width = ({ fontSize = 11, limit = 0 }, text) => {
    // A little more than is likely: a face with wider letters would lose the first of a name.
    const wide = textWidth(String(text ?? '').trim(), fontSize) * 1.04;
    return limit > 0 ? Math.min(limit, wide) : wide;
  };
  return { parse, View, expressionInterpreter, compile };
}

let vega: ReturnType<typeof loadVega> | undefined;

/**
 * A chart as SVG text, in the theme's colours and the numbers of its language; the same in a browser, where a policy
 * forbids to make code from text: expressions are interpreted.
 */
export async function chartSvg(chart: Chart, given: Dataset, of: SiteSpec, size: ChartSize): Promise<string> {
  const dataset = withShortUnits(given, of.language);
  const { enlargements, ...own } = size;
  if (enlargements !== undefined)
    return largestChart(own, enlargements, dataset, (at) => chartSvg(chart, dataset, of, { ...own, ...at }));
  vega ??= loadVega();
  const { parse, View, expressionInterpreter, compile } = await vega;
  const told = { words: `${chart.title} ${chart.subtitle ?? ''}`, numbers: numbersOfTable(dataset) };
  const locale = chartLocale(of.language, unitOf(chart, dataset), told);
  const { spec } = compile(vegaLite(chart, dataset, of, size));
  const view = new View(parse(spec, { locale }, { ast: true }), {
    renderer: 'none',
    loader: refusing,
    expr: expressionInterpreter,
  });
  try {
    const svg = keptRight(withPercents(withBareNought(await view.toSVG()), localeOf(of.language)));
    return named(of.dir === 'rtl' ? fromRight(svg) : svg, `${chart.id}-${size.width}`);
  } finally {
    view.finalize();
  }
}

/** Vega counts the parts that it refers to over the life of the process; named after their chart they stay the same. */
function named(svg: string, prefix: string): string {
  const clean = prefix.replace(/[^\w-]/g, '');
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  return [...ids].reduce(
    (text, id, index) =>
      text.replaceAll(`id="${id}"`, `id="${clean}-${index}"`).replaceAll(`#${id})`, `#${clean}-${index})`),
    svg,
  );
}

function vegaLite(
  chart: Chart,
  dataset: Dataset,
  of: SiteSpec,
  { width, height, mayGrow = false, isAligned = false, isOnSurface = false, ...size }: ChartSize,
): TopLevelSpec {
  const { theme } = of;
  const { heading, note, isDescribed = false } = size;
  const names = dataset.fields.map(({ name }) => freeName(name));
  const drawnFrom = shownRows(chart, dataset, mostMarks(of));
  const values = drawnFrom.rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, withFreeNames(row[index] ?? null)])),
  );
  const shown = { ...dataset, rows: [...drawnFrom.rows] };
  const drawn = styled(chart, shown, chartLookOf(of), {
    ...{ width, height, mayGrow, isAligned, isOnSurface },
  });
  const parts = Object.entries(withAxesOnce(drawn)).map(([name, part]) => [name, withFreeNames(part)]);
  const layered: unknown = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width,
    height,
    data: { values },
    ...(chart.spec.transform === undefined ? {} : { transform: withFreeNames(chart.spec.transform) }),
    ...Object.fromEntries(parts),
    // What stands at the end of a bar may be wider than the library estimates.
    padding: { left: 4, right: 16, top: 6, bottom: 4 },
    autosize: { type: 'fit', contains: 'padding' },
    background: 'transparent',
    ...titleOf({ heading, note, part: partOf(drawnFrom, of) }, width, theme),
    config: { ...configOf(theme, width), ...titleRoom(width, height), aria: !isDescribed },
  };
  if (!isVegaLite(layered)) throw new TypeError('a chart is an object');
  return layered;
}

/**
 * Vega keeps what it knows of fields and values in plain objects, where the names of inherited members are taken: a
 * column or a category called constructor is told apart by a blank that nobody sees.
 */
function withFreeNames(part: unknown): unknown {
  if (typeof part === 'string') return freeName(part);
  if (Array.isArray(part)) return part.map(withFreeNames);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, member]) => [freeName(name), withFreeNames(member)]),
  );
}

/** Axes that every layer says alike are worked out for the first one only. */
function withAxesOnce(drawn: Part): Part {
  const layers: readonly Part[] = Array.isArray(drawn.layer) ? drawn.layer : [];
  const [first, ...others] = layers.map(({ encoding }) => Object(encoding));
  const isShared = (['x', 'y'] as const).every((axis) => {
    const own = JSON.stringify(first?.[axis]?.axis);
    const titles = [undefined, null, first?.[axis]?.title];
    const has = (one: Part): boolean =>
      JSON.stringify(Object(one[axis]).axis) === own && titles.includes(Object(one[axis]).title);
    return own !== undefined && others.every((one) => one[axis] === undefined || has(one));
  });
  if (!isShared || others.length === 0 || layers.some(({ layer }) => layer !== undefined)) return drawn;
  const bare = (encoding: Part): Part =>
    Object.fromEntries(
      Object.entries(encoding).map(([name, channel]) => [
        name,
        name === 'x' || name === 'y' ? { ...Object(channel), axis: null } : channel,
      ]),
    );
  return {
    ...drawn,
    layer: layers.map((layer, at) =>
      at === 0 ? layer : { ...layer, encoding: bare(Object(layer.encoding)) },
    ),
    resolve: { ...Object(drawn.resolve), axis: { x: 'independent', y: 'independent' } },
  };
}

/** How much of what there is is shown, as statistics say it in any language. */
function partOf({ shown, of: all }: ShownRows, { language }: SiteSpec): string | undefined {
  const numbers = formatOf(localeOf(language));
  return all === undefined ? undefined : `n = ${numbers.format(shown)} / ${numbers.format(all)}`;
}

function titleOf(
  { heading, note, part }: Pick<ChartSize, 'heading' | 'note'> & { part: string | undefined },
  width: number,
  theme: Theme,
) {
  const said = (words: string | undefined) => [words, part].filter((each) => each !== undefined).join(' · ');
  if (heading !== undefined) {
    return { title: headOf({ ...heading, note: said(heading.note) || undefined }, width, theme) };
  }
  return said(note) === '' ? {} : { title: footNote(said(note), theme) };
}

/** What the lines of a heading may have of the width: bold ones, and those of some faces, are wider than is reckoned. */
const HEADED = 0.88;

const headOf = (
  { title, subtitle, note }: NonNullable<ChartSize['heading']>,
  width: number,
  theme: Theme,
) => ({
  text: linesOf(title, width * HEADED, 22),
  subtitle: [subtitle, note].flatMap((text) => (text === undefined ? [] : linesOf(text, width * HEADED, 15))),
  anchor: 'start',
  frame: 'group',
  offset: 22,
  fontSize: 22,
  fontWeight: 700,
  lineHeight: 28,
  font: fontStack(theme.tokens.font.heading.$value),
  color: colorOf(theme, 'text'),
  subtitleFont: fontStack(theme.tokens.font.body.$value),
  subtitleFontSize: 15,
  subtitleLineHeight: 22,
  subtitlePadding: 6,
  subtitleColor: colorOf(theme, 'muted'),
});

const footNote = (text: string, theme: Theme) => ({
  text,
  orient: 'bottom',
  anchor: 'end',
  offset: 12,
  fontSize: 13,
  fontStyle: 'italic',
  fontWeight: 400,
  font: fontStack(theme.tokens.font.body.$value),
  color: colorOf(theme, 'muted'),
});

/** The schema's subset is Vega-Lite by construction; its type is narrower than the library's unions can tell. */
const isVegaLite = (spec: unknown): spec is TopLevelSpec => typeof spec === 'object' && spec !== null;

/** A title longer than its axis would squeeze the chart; names beside lying bars may have two fifths of it. */
const titleRoom = (width: number, height: number) => ({
  axisX: { titleLimit: Math.round(width * 0.8) },
  axisY: { titleLimit: Math.round(height * 0.8), labelLimit: Math.max(160, Math.round(width * 0.4)) },
});

function configOf(theme: Theme, width: number) {
  const ink = colorOf(theme, 'text');
  const border = colorOf(theme, 'border');
  const font = fontStack(theme.tokens.font.body.$value);
  const palette = chartPalette(theme);
  const [first = colorOf(theme, 'primary')] = palette;
  return {
    font,
    view: { stroke: null },
    axis: {
      domain: false,
      ticks: false,
      labelColor: ink,
      titleColor: ink,
      gridColor: border,
      labelFontSize: 13,
      labelPadding: 8,
      titleFontSize: 13,
      titleFontWeight: 400,
      titlePadding: 10,
      labelLimit: 220,
      labelFlush: false,
    },
    axisQuantitative: { tickCount: 5 },
    legend: {
      labelColor: colorOf(theme, 'text'),
      titleColor: ink,
      labelFontSize: 13,
      symbolSize: 110,
      symbolStrokeWidth: 0,
      offset: 14,
      labelLimit: Math.min(320, Math.round(width * 0.45)),
      // From the edge of the picture on, so that its names have the whole width.
      layout: { top: { frame: 'bounds', anchor: 'start' } },
    },
    range: { category: palette, ramp: [border, first] },
    mark: { color: first },
    point: { size: 110, opacity: 0.9 },
    tick: { thickness: 2.5, bandSize: 26 },
    boxplot: { size: 34, median: { color: colorOf(theme, 'background') } },
    circle: { opacity: 0.8 },
  };
}
