import {
  type Chart,
  type Dataset,
  documentBlockSchema,
  type SiteSpec,
  SLIDE_LAYOUTS,
  sectionSchema,
  slideBlockSchema,
} from '@sitewright/site-spec';
import type { z } from 'zod';

const words: Record<string, string> = {
  ...{
    href: 'https://example.org/there',
    mapHref: 'https://example.org/map',
    recipient: 'mailto:a@example.org',
  },
  ...{ image: 'picture', asset: 'picture', poster: 'picture', icon: 'anchor', email: 'a@example.org' },
  ...{
    phone: '+49 40 123456',
    value: '412 km',
    price: '€12/month',
    date: '3 May',
    time: '18:30',
    name: 'ada',
  },
  ...{ requested: 'r1', currency: 'EUR', language: 'ts', marker: '1', rating: '5', numbering: '1.2' },
};
const chart: Chart = {
  id: 'chart',
  title: 'Revenue by quarter',
  subtitle: 'In millions',
  alt: 'Bars that rise from quarter to quarter',
  dataset: 'data',
  spec: {
    mark: 'bar',
    encoding: {
      x: { field: 'Quarter', type: 'ordinal' },
      y: { field: 'Revenue', type: 'quantitative' },
      color: { field: 'Quarter', type: 'nominal' },
    },
  },
  takeaway: 'Q4 is the highest at 74.',
};
const dataset: Dataset = {
  id: 'data',
  title: 'Revenue',
  fields: [
    { name: 'Quarter', type: 'ordinal' },
    { name: 'Revenue', type: 'quantitative', unit: 'M' },
  ],
  rows: [
    ['Q1', 28],
    ['Q2', 55],
    ['Q3', 61],
    ['Q4', 74],
  ],
  source: { kind: 'illustrative' },
};

/** Walks schemas, and gives what they describe with every field that they allow. */
export interface Filler {
  /** @param key the name of the field, from which its words follow. */
  fill(schema: z.core.$ZodType, key: string): unknown;
}

/** @param text what a free text says. */
export function createFiller(text: (key: string) => string): Filler {
  let made = 0;
  let lastData = '';
  const next = (): number => made++;
  const turns = new Map<string, number>();
  // Every choice is made in turn, so that none is left out.
  const turn = <T>(choices: readonly T[], name: string): T | undefined => {
    const at = turns.get(name) ?? 0;
    turns.set(name, at + 1);
    return choices[at % choices.length];
  };
  const objects = (def: { shape: Record<string, z.core.$ZodType> }): Record<string, unknown> =>
    Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, fill(value, key)]));
  function fill(schema: z.core.$ZodType, key: string): unknown {
    if (key === 'id') return `n${next()}`;
    if (key === 'chart') return { ...structuredClone(chart), id: `chart-${next()}`, dataset: lastData };
    if (key === 'dataset') {
      lastData = `data-${next()}`;
      return { ...structuredClone(dataset), id: lastData };
    }
    if (key === 'group' || key === 'footnote' || key === 'section') return undefined;
    const def = (schema as z.core.$ZodTypes)._zod.def;
    switch (def.type) {
      case 'string':
        return key === 'name' && /^\^\[a-z\]/.test(patternOf(schema))
          ? `field${next()}`
          : (words[key] ?? text(key)).slice(0, longestOf(schema));
      case 'number':
        return 4;
      case 'boolean':
        return turn([true, false], key);
      case 'literal':
        return def.values[0];
      case 'enum':
        return turn(Object.values(def.entries), Object.values(def.entries).join());
      case 'optional':
        return fill(def.innerType, key);
      case 'union':
        return fill(turn(def.options, key) ?? schema, key);
      case 'array':
        return fillArray(def.element, key);
      case 'object':
        return objects(def);
      default:
        throw new Error(`nothing fills ${def.type}`);
    }
  }
  function fillArray(element: z.core.$ZodType, key: string): unknown[] {
    const def = (element as z.core.$ZodTypes)._zod.def;
    if (def.type === 'never') return [];
    // Objects of several kinds: one of each, so that none is left out.
    if (def.type === 'union' && 'discriminator' in def) return def.options.map((option) => fill(option, key));
    return [fill(element, key), fill(element, key), fill(element, key)];
  }
  return { fill };
}

const longestOf = (schema: z.core.$ZodType): number => {
  const checks = (schema as z.core.$ZodString)._zod.def.checks ?? [];
  return Math.min(
    ...checks.map(({ _zod }) => ('maximum' in _zod.def ? Number(_zod.def.maximum) : 9999)),
    9999,
  );
};

const patternOf = (schema: z.core.$ZodType): string => {
  const checks = (schema as z.core.$ZodString)._zod.def.checks ?? [];
  const patterns = checks.map((check) => ('pattern' in check._zod.def ? String(check._zod.def.pattern) : ''));
  return patterns.join('').slice(1);
};

const ordinary = (key: string): string =>
  ({ label: 'Open the door', title: 'Kelp, salt and smoke', question: 'Is there a boat?' })[key] ??
  'Boats leave at six, and come back when the tide does.';

const asset = {
  ...{ id: 'picture', kind: 'image', source: 'generated-svg', motif: 'landscape', seed: 7 },
  ...{ colors: ['primary', 'accent', 'surface'], alt: 'Boats at the quay', width: 1200, height: 800 },
} as const;

/** The section kinds, each in every layout, on every ground, with every field: a page of ten at a time. */
function pagesOf(text: (key: string) => string): unknown[] {
  const { fill } = createFiller(text);
  const sections = sectionSchema.options.flatMap((option) => {
    const layouts: readonly string[] = Object.values(option.shape.layout._zod.def.entries);
    return layouts.map((layout) => ({ ...Object(fill(option, 'section-of')), layout }));
  });
  const pages = [];
  for (let at = 0; at < sections.length; at += 12) {
    pages.push({
      id: `page-${at}`,
      path: at === 0 ? '/' : `/page-${at}`,
      title: `Page ${at}`,
      seo: { title: `Page ${at}`, description: 'Everything there is' },
      sections: sections.slice(at, at + 12),
    });
  }
  return pages;
}

/** A spec of the same kind as the one given, with everything in it that the schema allows a page to show. */
export function everything(base: SiteSpec, text: (key: string) => string = ordinary): SiteSpec {
  const { fill } = createFiller(text);
  const spec = structuredClone(base);
  Reflect.set(spec, 'assets', [...spec.assets, asset]);
  if (spec.buildType === 'website') Reflect.set(spec.content, 'pages', pagesOf(text));
  if (spec.buildType === 'slides') {
    const [first] = spec.content.slides;
    const slides = slideBlockSchema.options.flatMap((option, index) =>
      (['default', 'surface', 'primary', 'accent', 'dark'] as const).map((background, at) => ({
        ...structuredClone(first),
        ...{
          id: `s${index}-${at}`,
          layout: SLIDE_LAYOUTS[(index * 5 + at) % SLIDE_LAYOUTS.length],
          background,
        },
        ...{ title: text('title'), eyebrow: 'Part one', subtitle: text('subtitle'), image: undefined },
        blocks: [fill(option, 'block'), ...(at === 1 ? [fill(option, 'block')] : [])],
      })),
    );
    Reflect.set(spec.content, 'slides', slides);
  }
  if (spec.buildType === 'document') {
    const blocks = [...documentBlockSchema.options, ...documentBlockSchema.options].map((option) =>
      fill(option, 'block'),
    );
    const nested = blocks.map((block) => ({
      ...Object(block),
      ...(Reflect.get(Object(block), 'type') === 'heading' && { level: 2 }),
    }));
    Reflect.set(spec.content, 'blocks', [
      { id: 'top', type: 'heading', level: 1, text: 'Everything' },
      ...nested,
    ]);
    spec.content.tableOfContents = { show: true, depth: 3 };
    spec.content.cover = {
      id: 'cover',
      title: text('title'),
      subtitle: text('subtitle'),
      author: 'Ada',
      date: '2027',
    };
  }
  if (spec.buildType === 'dataviz') {
    const { insights, charts, datasets } = spec.content;
    const tiles = [
      ...insights.map(({ id }) => ({ kind: 'number', ref: id, columnSpan: 3 })),
      ...charts.map(({ id }) => ({ kind: 'chart', ref: id, columnSpan: 6 })),
      ...datasets.map(({ id }) => ({ kind: 'table', ref: id, columnSpan: 12 })),
      ...insights.slice(0, 1).map(({ id }) => ({ kind: 'insight', ref: id, columnSpan: 12 })),
    ];
    const placements = tiles.map((tile, index) => ({
      ...{ id: `tile-${index}`, row: index + 1, column: 1, rowSpan: (index % 2) + 1 },
      ...tile,
    }));
    Reflect.set(spec.content, 'dashboard', { columns: 12, placements });
  }
  return spec;
}
