import { expect, test } from '@jest/globals';
import { BUILD_TYPES } from '@sitewright/site-spec';
import fc from 'fast-check';
import { arbitraryOf } from '../../../../test/arbitrary-draft.ts';
import { coerce } from './coerce.ts';
import { schemaOf } from './wire-schema.ts';

test.each(BUILD_TYPES)('whatever a model answers is made to fit the draft of a %s', (buildType) => {
  const schema = schemaOf('whole', buildType);
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 3 }), (head, parts) => {
      const object = typeof head === 'object' && head !== null ? head : { title: head };
      schema.parse(coerce(schema, { ...object, parts }));
      schema.parse(coerce(schema, head));
    }),
    { numRuns: 60 },
  );
});

test('what fits is not changed', () => {
  const schema = schemaOf('parts', 'website');
  fc.assert(
    fc.property(arbitraryOf(schema), (value) => {
      expect(coerce(schema, value)).toEqual(value);
    }),
    { numRuns: 40 },
  );
});

test('keeps the words of what does not fit', () => {
  const parts = [
    { ref: 'a', kind: 'rich_text', heading: 12, items: ['One', { title: 'Two', points: 'three' }] },
    { ref: 'b', kind: 'carousel', form: 'none', fields: null },
  ];
  expect(coerce(schemaOf('parts', 'website'), { parts })).toMatchObject({
    parts: [
      { kind: 'richText', heading: '12', items: [{ text: 'One' }, { title: 'Two', points: ['three'] }] },
      { kind: 'richText', form: '', fields: [] },
    ],
  });
});
