import { expect, test } from '@jest/globals';
import { drawing } from '../src/picture.ts';
import { fixture } from './fixtures.ts';

test('draws the plane of a pictogram and its lines over it, in the middle of its ground', async () => {
  const { theme } = await fixture('website');
  const shape = { id: 'thing', kind: 'image', decorative: true, width: 400, height: 200 } as const;
  const paths = { body: 'M0 0L100 0L50 100Z', lines: 'M10 10L20 10L20 20Z' };
  const colors = ['primary', 'accent', 'text'];
  const svg = drawing({ ...shape, source: 'pictogram', ...paths, colors }, theme).text;
  expect(svg.indexOf(paths.body)).toBeGreaterThan(svg.indexOf('<rect'));
  expect(svg.indexOf(paths.lines)).toBeGreaterThan(svg.indexOf(paths.body));
  expect(svg).toContain('translate(136 36) scale(1.28)');
});
