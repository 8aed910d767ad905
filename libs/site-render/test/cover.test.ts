import { expect, test } from '@jest/globals';
import type { SiteSpec } from '@sitewright/site-spec';
import { coverOf } from '../src/index.ts';
import { fixture, fixtures } from './fixtures.ts';

/** Width and height of a PNG, as its header has them. */
const sizeOf = (png: Uint8Array): number[] => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test('draws a cover of every type, the same each time', async () => {
  for (const { name, spec } of await fixtures()) {
    const { content, mediaType } = await coverOf(spec);
    expect([name, mediaType, ...sizeOf(content)]).toEqual([name, 'image/png', 1200, 630]);
    expect((await coverOf(spec)).content).toEqual(content);
  }
});

test.each([
  ['long', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2)],
  ['of signs that no font has', '\u{10FFFD}\u{E000}'],
  ['of markup', '<svg onload="x">&amp;</text>'],
  ['of one letter', 'X'],
])('draws a title that is %s', async (_what, title) => {
  const spec: SiteSpec = { ...(await fixture('website')), title: title.slice(0, 120) };
  expect(sizeOf((await coverOf(spec)).content)).toEqual([1200, 630]);
});

test('tells another title by another picture', async () => {
  const spec = await fixture('document');
  const { content } = await coverOf({ ...spec, title: 'Another' });
  expect(content).not.toEqual((await coverOf(spec)).content);
});

test('says a title once where the description says it again', async () => {
  const spec = await fixture('document');
  const { content } = await coverOf({ ...spec, description: '' });
  expect((await coverOf({ ...spec, description: spec.title })).content).toEqual(content);
  const said = { ...spec, description: 'What else there is to say' };
  const again = { ...spec, description: `${spec.title} – What else there is to say` };
  expect((await coverOf(again)).content).toEqual((await coverOf(said)).content);
});
