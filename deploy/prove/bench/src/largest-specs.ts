/** As large as a specification may be, one of each type that is drawn: many marks, layers, slides and blocks. */
import { readFileSync } from 'node:fs';
import { parseSpec, type SiteSpec, serializeSpec } from '@sitewright/site-spec';

const fixtures = new URL('../../../../libs/site-render/test/fixtures/', import.meta.url);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

function fixture(name: string): SiteSpec {
  return parseSpec(readFileSync(new URL(`${name}.json`, fixtures)));
}

/** @throws SpecError where it is not valid: then this bench, or the schema, has changed. */
const checked = (spec: object): Buffer =>
  Buffer.from(serializeSpec(parseSpec(Buffer.from(JSON.stringify(spec)))));

/** 5,000 rows, and 24 charts of each of them. */
function dataviz(): object {
  const spec = fixture('dataviz');
  if (spec.buildType !== 'dataviz') throw new TypeError('not a dataviz');
  const marks = ['point', 'bar', 'line', 'area', 'circle', 'tick'];
  const dataset = {
    id: 'data-1',
    title: 'Measured',
    fields: [
      { name: 'Place', type: 'nominal' },
      { name: 'Height', type: 'quantitative' },
      { name: 'Weight', type: 'quantitative' },
      { name: 'Kind', type: 'nominal' },
    ],
    rows: times(5_000, (row) => [`Place ${row}`, row * 1.5, (row * 7_919) % 5_000, `Kind ${row % 40}`]),
    source: { kind: 'illustrative', method: 'Made for a bench' },
  };
  const charts = times(24, (index) => ({
    id: `chart-${index}`,
    title: `Chart ${index}`,
    alt: `Chart ${index} of 5,000 marks`,
    takeaway: 'There are many.',
    dataset: 'data-1',
    spec: {
      mark: { type: marks[index % marks.length], tooltip: true },
      encoding: {
        x: index % 2 === 0 ? { field: 'Height', type: 'quantitative' } : { field: 'Place', type: 'nominal' },
        y: { field: 'Weight', type: 'quantitative' },
        color: { field: 'Kind', type: 'nominal' },
      },
    },
  }));
  const content = { datasets: [dataset], charts, insights: [], dashboard: { columns: 12, placements: [] } };
  return { ...spec, content };
}

/** 50 frames of the largest size, with as many layers as fit into the bytes. */
function design(): object {
  const spec = fixture('design');
  if (spec.buildType !== 'design') throw new TypeError('not a design');
  const [frame] = spec.content.frames;
  const text = frame?.layers.find(({ type }) => type === 'text');
  const frames = times(50, (index) => ({
    ...frame,
    id: `frame-${index}`,
    width: 20_000,
    height: 20_000,
    layers: times(36, (layer) => ({
      ...text,
      id: `text-${index}-${layer}`,
      x: (layer % 6) * 3_000,
      y: Math.floor(layer / 6) * 3_000,
      width: 2_900,
      height: 2_900,
      text: `Layer ${layer} of ${index}: the quick brown fox jumps over the lazy dog`,
      fontSize: 400,
      fit: { mode: 'none', minFontSize: 10 },
    })),
  }));
  return { ...spec, content: { frames } };
}

const sentence =
  'The works are let as one lot, so that whoever builds the walls also answers for the roof above. ';

function slides(): object {
  const spec = fixture('slides');
  if (spec.buildType !== 'slides') throw new TypeError('not slides');
  const deck = times(120, (slide) => ({
    id: `slide-${slide}`,
    layout: 'bullets',
    title: `Slide ${slide}`,
    blocks: [
      {
        id: `block-${slide}`,
        slot: 'main',
        type: 'bullets',
        items: times(6, (item) => ({ id: `item-${slide}-${item}`, text: sentence.repeat(3) })),
      },
    ],
    notes: sentence.repeat(30),
  }));
  return { ...spec, content: { ...spec.content, sections: [], slides: deck } };
}

function document(): object {
  const spec = fixture('document');
  if (spec.buildType !== 'document') throw new TypeError('not a document');
  const blocks = times(2_000, (block) => ({
    id: `paragraph-${block}`,
    type: 'paragraph',
    role: 'body',
    text: sentence.repeat(4),
  }));
  return { ...spec, content: { ...spec.content, blocks } };
}

/** What each type can be exported as, json aside, which is not made. */
export const largest: readonly { name: string; specJson: Buffer; formats: readonly string[] }[] = [
  { name: 'dataviz', specJson: checked(dataviz()), formats: ['html', 'svg', 'png', 'pdf', 'zip'] },
  { name: 'design', specJson: checked(design()), formats: ['html', 'svg', 'png', 'pdf', 'zip'] },
  { name: 'slides', specJson: checked(slides()), formats: ['html', 'pptx', 'pdf', 'md'] },
  { name: 'document', specJson: checked(document()), formats: ['html', 'pdf', 'docx', 'md'] },
];
