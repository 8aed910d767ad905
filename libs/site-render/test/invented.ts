import type { Chart, Dataset, DocumentBlock, SlideBlock } from '@sitewright/site-spec';
import { fixture } from './fixtures.ts';

const placeholder = true;
const table = {
  columns: [{ label: 'Month', align: 'start' as const }],
  rows: [['May'], ['June']],
};
const person = { name: 'Ada', placeholder };
const documentBlocks: DocumentBlock[] = [
  { id: 'x', type: 'heading', level: 2, text: 'Plan', placeholder },
  { id: 'x', type: 'paragraph', role: 'body', text: 'We grew.', placeholder },
  { id: 'x', type: 'list', style: 'bullet', items: [{ id: 'a', text: 'One' }], placeholder },
  { id: 'x', type: 'table', ...table, placeholder },
  { id: 'x', type: 'callout', tone: 'info', text: 'Mind this.', placeholder },
  { id: 'x', type: 'quote', text: 'Great.', by: 'Ada', placeholder },
  { id: 'x', type: 'code', text: 'x = 1', placeholder },
  { id: 'x', type: 'figure', asset: 'none', caption: 'A view', placeholder },
  { id: 'x', type: 'footnote', marker: '1', text: 'A source.', placeholder },
  {
    ...{ id: 'x', type: 'definitions', layout: 'columns' },
    items: ['a', 'b'].map((id) => ({ id, term: id, text: 'Meaning', placeholder })),
  },
  { id: 'x', type: 'signature', items: ['a', 'b'].map((id) => ({ id, ...person })) },
];
const slideBlocks: SlideBlock[] = [
  {
    ...{ id: 'x', slot: 'main', type: 'bullets' },
    items: ['a', 'b'].map((id) => ({ id, text: 'Made up', placeholder })),
  },
  { id: 'x', slot: 'main', type: 'text', text: 'We grew.', placeholder },
  { id: 'x', slot: 'main', type: 'image', asset: 'none', caption: 'A view', placeholder },
  { id: 'x', slot: 'main', type: 'quote', text: 'Great.', by: 'Ada', placeholder },
  { id: 'x', slot: 'main', type: 'number', value: '40 %', label: 'growth', placeholder },
  {
    ...{ id: 'x', slot: 'main', type: 'steps' },
    items: ['a', 'b'].map((id) => ({ id, title: 'Start', text: 'Soon', placeholder })),
  },
  { id: 'x', slot: 'main', type: 'people', items: ['a', 'b'].map((id) => ({ id, ...person })) },
  { id: 'x', slot: 'main', type: 'table', ...table, placeholder },
  { id: 'x', slot: 'main', type: 'callToAction', text: 'Call us', placeholder },
];

/** Blocks of which nothing was given. */
export const inventedBlocks = { document: documentBlocks, slides: slideBlocks };

/** A chart and its data. */
export async function chartParts(): Promise<{ chart: Chart; dataset: Dataset }> {
  const spec = await fixture('dataviz');
  if (spec.buildType !== 'dataviz') throw new Error('no dashboard');
  const [chart] = spec.content.charts;
  const dataset = spec.content.datasets.find(({ id }) => id === chart?.dataset);
  if (chart === undefined || dataset === undefined) throw new Error('no chart');
  return { chart, dataset };
}
