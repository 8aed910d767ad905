import { expect, test } from '@jest/globals';
import { lookClasses } from '../src/look.ts';
import { inEveryLook } from './every-look.ts';
import { fixture } from './fixtures.ts';

test('themes and prompts spread over many looks, so that two sites seldom share one', async () => {
  const spec = await fixture('website');
  const seen = Array.from({ length: 200 }, (_, seed) =>
    lookClasses({ ...spec, provenance: { ...spec.provenance, seed } }),
  );
  expect(new Set(seen).size).toBe(5);
  expect(new Set(inEveryLook(spec).map(lookClasses)).size).toBeGreaterThanOrEqual(10);
});

test('editing a site leaves its look alone', async () => {
  const spec = await fixture('website');
  expect(lookClasses({ ...spec, title: 'Another', description: 'Other', warnings: [] })).toBe(
    lookClasses(spec),
  );
});
