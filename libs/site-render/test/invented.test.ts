import { expect, test } from '@jest/globals';
import type { DocumentBlock, SiteSpec, SlideBlock } from '@sitewright/site-spec';
import { strFromU8, unzipSync } from 'fflate';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { measureOf } from '../src/deck/measure.ts';
import { exportSpec } from '../src/export.ts';
import { marksOf } from '../src/exports/invented.ts';
import { picturesOf } from '../src/exports/pictures.ts';
import { fixture, textOf } from './fixtures.ts';
import { chartParts, inventedBlocks } from './invented.ts';

const mark = 'Noch zu ersetzen';
const example = 'Beispieldaten';
const inGerman = <T extends SiteSpec>(spec: T): T => ({
  ...spec,
  labels: { ...spec.labels, placeholder: mark, exampleData: example },
});
const count = (text: string, part: string): number => text.split(part).length - 1;

async function documentOf(blocks: DocumentBlock[]): Promise<SiteSpec> {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('not a document');
  const { cover: _cover, ...content } = spec.content;
  return inGerman({ ...spec, content: { ...content, blocks } });
}

async function deckOf(blocks: SlideBlock[]) {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const slides = blocks.map((block, index) => ({ ...slide, id: `s${index}`, blocks: [block] }));
  return inGerman({ ...spec, content: { ...spec.content, slides } });
}

const partOf = (archive: Uint8Array, path: string): string =>
  strFromU8(unzipSync(archive)[path] ?? new Uint8Array());

/** Every format of a document that is text, or text within an archive. */
async function textsOfDocument(block: DocumentBlock): Promise<string[]> {
  const spec = await documentOf([block]);
  return [
    textOf((await exportSpec(spec, 'md')).content),
    partOf((await exportSpec(spec, 'docx')).content, 'word/document.xml'),
  ];
}

test.each(inventedBlocks.document)('an invented $type of a document says so once', async (block) => {
  for (const text of await textsOfDocument(block)) expect(count(text, mark)).toBe(1);
});

test.each(inventedBlocks.slides)('an invented $type of a slide says so once', async (block) => {
  const spec = await deckOf([block]);
  expect(count(textOf((await exportSpec(spec, 'md')).content), mark)).toBe(1);
  expect(count(partOf((await exportSpec(spec, 'pptx')).content, 'ppt/slides/slide1.xml'), mark)).toBe(1);
  // What is laid out is what every format shows.
  expect(count(JSON.stringify(layOutDeck(spec, await measureOf(spec))), mark)).toBe(1);
});

test('where something was given, only the invented items say that they are not', async () => {
  const items = [
    { id: 'a', text: 'Given' },
    { id: 'b', text: 'Made up', placeholder: true },
  ];
  const deck = await deckOf([{ id: 'x', slot: 'main', type: 'bullets', items }]);
  expect(textOf((await exportSpec(deck, 'md')).content)).toContain(`- Given\n- Made up *(${mark})*`);
  const terms = items.map((item) => ({ ...item, term: 'Term' }));
  const document = await documentOf([{ id: 'x', type: 'definitions', items: terms, layout: 'list' }]);
  const text = textOf((await exportSpec(document, 'md')).content);
  expect(text).toContain(`**Term**: Given\n\n**Term**: Made up *(${mark})*`);
  const word = partOf((await exportSpec(document, 'docx')).content, 'word/document.xml');
  expect(count(word, mark)).toBe(1);
});

test('a chart of made-up data says so in every format', async () => {
  const { chart, dataset } = await chartParts();
  const made = { ...dataset, source: { kind: 'illustrative' as const } };
  const texts = await textsOfDocument({ id: 'x', type: 'chart', chart, dataset: made });
  const deck = await deckOf([{ id: 'x', slot: 'main', type: 'chart', chart, dataset: made }]);
  texts.push(textOf((await exportSpec(deck, 'md')).content));
  texts.push(partOf((await exportSpec(deck, 'pptx')).content, 'ppt/slides/slide1.xml'));
  expect(texts.map((text) => count(text, example))).toEqual([1, 1, 1, 1]);
});

test('the picture of a chart says that its data is made up, and only then', async () => {
  const spec = await fixture('dataviz');
  if (spec.buildType !== 'dataviz') throw new Error('no dashboard');
  const german = inGerman(spec);
  const of = async (kind: 'prompt' | 'illustrative') => {
    const datasets = spec.content.datasets.map((dataset) => ({ ...dataset, source: { kind } }));
    return picturesOf({ ...german, content: { ...spec.content, datasets } });
  };
  for (const { svg, alt } of await of('illustrative')) {
    expect(count(svg, `>${example}</`)).toBe(1);
    expect(alt).toContain(example);
  }
  for (const { svg } of await of('prompt')) expect(svg).not.toContain(example);
});

test('what was given is not marked', async () => {
  const given = <T>(block: T): T =>
    JSON.parse(JSON.stringify(block).replaceAll('"placeholder":true', '"placeholder":false'));
  for (const block of inventedBlocks.document) {
    for (const text of await textsOfDocument(given(block))) {
      expect(text).not.toBe('');
      expect(text).not.toContain(mark);
    }
  }
  for (const block of inventedBlocks.slides) {
    const spec = await deckOf([given(block)]);
    const text = textOf((await exportSpec(spec, 'md')).content);
    expect(text).toContain(spec.content.slides[0]?.title ?? 'a title');
    expect(text).not.toContain(mark);
  }
});

test('a spec without words of its own is marked in English', async () => {
  const { labels: _labels, ...spec } = await fixture('slides');
  expect(marksOf(spec)).toEqual({ replace: 'To be replaced', example: 'Example data', picture: 'Picture' });
});
