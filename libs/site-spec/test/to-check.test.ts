import { expect, test } from '@jest/globals';
import { outlineOf } from '../src/outline.ts';
import { toCheck } from '../src/to-check.ts';
import { sampleSpec } from './sample.ts';

test('nothing is left to check of a specification that is right in every way', () => {
  expect(toCheck(sampleSpec())).toEqual([]);
});

test('tells placeholders, requests that were not honoured and warnings, each with its place', () => {
  const spec = sampleSpec();
  const section = spec.content.pages[0]?.sections[0];
  Object.assign(section ?? {}, { placeholder: true, questions: ['heading'] });
  spec.brief.requested.push({
    ...{ id: 'r2', text: 'a shop', kind: 'feature', status: 'unsupported' },
    note: 'There is no shop yet.',
  });
  spec.warnings.push({ code: 'too_long', message: 'The title is long.', path: '/title' });
  expect(toCheck(spec)).toMatchObject([
    {
      ...{ kind: 'placeholder', path: '/content/pages/0/sections/0', id: section?.id },
      ...{ field: '/content/pages/0/sections/0/heading', settle: '/content/pages/0/sections/0/placeholder' },
    },
    { kind: 'request', text: 'a shop', detail: 'There is no shop yet.' },
    { kind: 'warning', text: 'The title is long.', path: '/title', settle: '/warnings/0' },
  ]);
});

test('what is asked is told in its own words, not in those of the part that asks', () => {
  const spec = sampleSpec();
  const section = spec.content.pages[0]?.sections[0];
  const asking = { heading: 'Prices', lead: 'What does a loaf include?', placeholder: true };
  Object.assign(section ?? {}, asking, { questions: ['lead'] });
  expect(toCheck(spec)).toMatchObject([{ text: 'What does a loaf include?' }]);
  Object.assign(section ?? {}, { lead: [{ text: 'And a roll?' }] });
  expect(toCheck(spec)).toMatchObject([{ text: 'And a roll?' }]);
});

test('an outline names the parts of a page in their order, with their places', () => {
  const spec = sampleSpec();
  const [page] = spec.content.pages;
  const parts = outlineOf(spec, page?.path ?? '');
  expect(parts.map(({ id }) => id)).toEqual(page?.sections.map(({ id }) => id));
  expect(parts[0]).toMatchObject({ path: '/content/pages/0/sections/0' });
});
