import { expect, test } from '@jest/globals';
import { BUILD_TYPES, parseSpec } from '@sitewright/site-spec';
import { strFromU8, unzipSync } from 'fflate';
import { exportFormats, exportSpec } from '../src/export.ts';
import { drawable } from '../src/exports/text/drawable.ts';
import { fixture, fixtures, textOf } from './fixtures.ts';

const starts: Record<string, string> = {
  pdf: '%PDF-1.7',
  png: '\u0089PNG',
  zip: 'PK',
  pptx: 'PK',
  docx: 'PK',
  svg: '<svg',
  html: '<!DOCTYPE html>',
  json: '{',
};

test('every format of every type is made, and begins as its kind does', async () => {
  for (const { spec } of await fixtures()) {
    for (const format of exportFormats(spec)) {
      const { content, mediaType } = await exportSpec(spec, format);
      expect(mediaType).toMatch(/^[a-z]+\/[\w.+-]+/);
      expect(Buffer.from(content).toString('latin1').slice(0, 20)).toContain(starts[format] ?? '#');
    }
  }
});

test('French numbers and chemical formulas stop no export', async () => {
  for (const { spec } of await fixtures()) {
    const formats = exportFormats(spec).filter((format) => ['pdf', 'png'].includes(format));
    const renamed = { ...spec, title: 'CO₂ : 12\u202f500\u2009m³' };
    const text = JSON.stringify(renamed.content).replaceAll(
      /"(title|heading|text|label)":"([^"]{1,60})"/g,
      '"$1":"$2 12\u202f500 CO₂"',
    );
    const odd = parseSpec({ ...renamed, content: JSON.parse(text) });
    for (const format of formats) expect((await exportSpec(odd, format)).content.length).toBeGreaterThan(500);
  }
});

test('a fraction that no font has keeps apart from the number before it', async () => {
  const spec = { ...(await fixture('design')), title: '33⅓ rpm, ⅔ full, 2½' };
  const { title } = await drawable(spec);
  expect(title).toBe('33\u00a01/3 rpm, 2/3 full, 2½');
});

test('a format that a type lacks is refused', async () => {
  const specs = await Promise.all(BUILD_TYPES.map((type) => fixture(type)));
  expect(specs.map((spec) => exportFormats(spec).length)).toEqual([3, 6, 5, 5, 6]);
  await expect(exportSpec(await fixture('website'), 'pptx')).rejects.toThrow(RangeError);
  await expect(exportSpec(await fixture('website'), 'constructor')).rejects.toThrow(RangeError);
});

test('a data visualisation without a chart has no pictures to make', async () => {
  const spec = await fixture('dataviz');
  if (spec.buildType !== 'dataviz') throw new Error('not a dataviz');
  const empty = { ...spec, content: { ...spec.content, charts: [] } };
  expect(exportFormats(empty)).toEqual(['html', 'json']);
});

test('JSON is the specification itself', async () => {
  const spec = await fixture('dataviz');
  expect(parseSpec((await exportSpec(spec, 'json')).content)).toEqual(spec);
});

test('a deck keeps its titles, its notes and its charts as charts', async () => {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const parts = unzipSync((await exportSpec(spec, 'pptx')).content);
  const partsOf = (pattern: RegExp): string[] => Object.keys(parts).filter((path) => pattern.test(path));
  expect(partsOf(/^ppt\/slides\/slide\d+\.xml$/)).toHaveLength(spec.content.slides.length);
  const words = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
  for (const [index, { title, notes }] of spec.content.slides.entries()) {
    expect(words(`ppt/slides/slide${index + 1}.xml`)).toContain(escapeXml(title));
    expect(words(`ppt/notesSlides/notesSlide${index + 1}.xml`)).toContain(escapeXml(notes));
  }
  const charts = spec.content.slides.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'chart');
  expect(partsOf(/^ppt\/charts\/chart\d+\.xml$/).length).toBe(charts.length);
});

test('a document keeps its headings as headings of Word', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('not a document');
  const parts = unzipSync((await exportSpec(spec, 'docx')).content);
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  for (const block of spec.content.blocks) {
    if (block.type === 'heading') expect(body).toContain(escapeXml(block.text));
  }
  expect(body).toContain('w:val="Heading1"');
});

test('text in Markdown is text, not marks', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('not a document');
  spec.content.blocks = [
    { id: 'p', type: 'paragraph', role: 'body', text: '# not a heading <script> [x](javascript:y) *a*' },
  ];
  const text = textOf((await exportSpec(spec, 'md')).content);
  expect(text).toContain('\\# not a heading \\<script\\> \\[x\\](javascript:y) \\*a\\*');
});

test('the same spec gives the same archive', async () => {
  const spec = await fixture('website');
  expect((await exportSpec(spec, 'zip')).content).toEqual((await exportSpec(spec, 'zip')).content);
});

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
