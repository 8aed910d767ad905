import type { Chart, Dataset, Theme } from '@sitewright/site-spec';
import { parse, textMetrics, View } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { compile, type TopLevelSpec } from 'vega-lite';
import { colorOf, fontStack, safeColor } from './theme-css.ts';

/** A loader that refuses every load: a chart has its data with it. */
const refusing = {
  load: async (): Promise<string> => Promise.reject(new Error('charts load nothing')),
  sanitize: async (): Promise<{ href: string }> => Promise.reject(new Error('charts link nowhere')),
  http: async (): Promise<string> => Promise.reject(new Error('charts load nothing')),
  file: async (): Promise<string> => Promise.reject(new Error('charts load nothing')),
};

export interface ChartSize {
  width: number;
  height: number;
  /** Stands at the foot of the picture. */
  note?: string | undefined;
}

declare module 'vega' {
  /** Left out of the library's own types. */
  const textMetrics: { canvas(use: boolean): boolean };
}

// A browser would measure by its own fonts, and break labels elsewhere than a server does.
textMetrics.canvas(false);

/**
 * A chart as SVG text, in the theme's colours; the same in a browser, where a policy forbids to make code from text:
 * expressions are interpreted.
 */
export async function chartSvg(
  chart: Chart,
  dataset: Dataset,
  theme: Theme,
  size: ChartSize,
): Promise<string> {
  const { spec } = compile(vegaLite(chart, dataset, theme, size));
  const view = new View(parse(spec, undefined, { ast: true }), {
    renderer: 'none',
    loader: refusing,
    expr: expressionInterpreter,
  });
  try {
    return named(await view.toSVG(), `${chart.id}-${size.width}`);
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
  { spec }: Chart,
  dataset: Dataset,
  theme: Theme,
  { width, height, note }: ChartSize,
): TopLevelSpec {
  const names = dataset.fields.map(({ name }) => String(withFreeNames(name)));
  const values = dataset.rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, withFreeNames(row[index] ?? null)])),
  );
  const level = { labelAngle: labelAngle(dataset, spec.encoding.x?.field, width) };
  const layered: unknown = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    data: { values },
    ...Object.fromEntries(Object.entries(spec).map(([name, part]) => [name, withFreeNames(part)])),
    width,
    height,
    autosize: { type: 'fit', contains: 'padding' },
    background: 'transparent',
    ...(note === undefined ? {} : { title: footNote(note, theme) }),
    config: { ...configOf(theme, width), axisXBand: level, axisXPoint: level, ...titleRoom(width, height) },
  };
  if (!isVegaLite(layered)) throw new TypeError('a chart is an object');
  return layered;
}

/**
 * Vega keeps what it knows of fields and values in plain objects, where the names of inherited members are taken: a
 * column or a category called constructor is told apart by a blank that nobody sees.
 */
function withFreeNames(part: unknown): unknown {
  if (typeof part === 'string') return part in Object.prototype ? `${part}\u00a0` : part;
  if (Array.isArray(part)) return part.map(withFreeNames);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, withFreeNames(member)]));
}

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

/** Names of categories stay level where there is room for them side by side. */
function labelAngle({ fields, rows }: Dataset, field: string | undefined, width: number): number {
  const index = fields.findIndex(({ name }) => name === field);
  if (index < 0) return 0;
  const names = new Set(rows.map((row) => String(row[index] ?? '')));
  const longest = Math.max(0, ...[...names].map(({ length }) => length));
  return longest * 7 + 6 <= (width - 60) / Math.max(1, names.size) ? 0 : -40;
}

function configOf(theme: Theme, width: number) {
  const ink = colorOf(theme, 'muted');
  const font = fontStack(theme.tokens.font.body.$value);
  const palette = theme.tokens.chart.map(({ $value }) => safeColor($value));
  const [first = colorOf(theme, 'primary')] = palette;
  return {
    font,
    view: { stroke: null },
    axis: {
      labelColor: ink,
      titleColor: ink,
      gridColor: colorOf(theme, 'border'),
      domainColor: colorOf(theme, 'border'),
      tickColor: colorOf(theme, 'border'),
      labelFontSize: 12,
      titleFontSize: 12,
      titleFontWeight: 500,
      labelLimit: 160,
    },
    legend: {
      labelColor: ink,
      titleColor: ink,
      labelFontSize: 12,
      labelLimit: Math.min(280, Math.round(width * 0.3)),
    },
    range: { category: palette, ramp: [colorOf(theme, 'border'), first] },
    mark: { color: first },
    bar: { cornerRadiusEnd: 3 },
    line: { strokeWidth: 3 },
    arc: { stroke: colorOf(theme, 'background'), strokeWidth: 2 },
  };
}
