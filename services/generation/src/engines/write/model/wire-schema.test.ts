import { describe, expect, test } from '@jest/globals';
import { BUILD_TYPES } from '@sitewright/site-spec';
import { asSent, type Stage, shapeInWords, type WireSchema, wireSchema } from './wire-schema.ts';

const stages: readonly Stage[] = ['whole', 'outline', 'parts', 'repair', 'review', 'texts'];
const all = stages.flatMap((stage) => BUILD_TYPES.map((buildType) => ({ stage, buildType })));

const membersOf = (schema: WireSchema): WireSchema[] => {
  if (schema.type === 'object') return Object.values(schema.properties);
  return schema.type === 'array' ? [schema.items] : [];
};
const everyNode = (schema: WireSchema): WireSchema[] => [schema, ...membersOf(schema).flatMap(everyNode)];
const depthOf = (schema: WireSchema): number =>
  (schema.type === 'object' ? 1 : 0) + Math.max(0, ...membersOf(schema).map(depthOf));

describe.each(all)('the wire schema of $stage, $buildType', ({ stage, buildType }) => {
  const schema = wireSchema(stage, buildType);
  const nodes = everyNode(schema);

  test('holds no word that a provider may not know, and no union', () => {
    const known = new Set(['type', 'enum', 'items', 'properties', 'required', 'additionalProperties']);
    for (const node of nodes) {
      expect(typeof node.type).toBe('string');
      expect(Object.keys(node).filter((word) => !known.has(word))).toEqual([]);
    }
  });

  test('leaves nothing optional or open, and no word of a closed list empty', () => {
    for (const node of nodes) {
      if (node.type === 'object') {
        expect(node.required).toEqual(Object.keys(node.properties));
        expect(node.additionalProperties).toBe(false);
      }
      if (node.type === 'string' && node.enum !== undefined) {
        expect(node.enum).not.toContain('');
        expect(new Set(node.enum).size).toBe(node.enum.length);
      }
    }
  });

  test('has at most 80 properties, and objects in objects at most 5 deep', () => {
    const properties = nodes.flatMap((node) => (node.type === 'object' ? node.required : []));
    expect(properties.length).toBeLessThanOrEqual(80);
    expect(depthOf(schema)).toBeLessThanOrEqual(5);
  });

  test('is the same to the byte from call to call', () => {
    expect(JSON.stringify(wireSchema(stage, buildType))).toBe(JSON.stringify(schema));
    expect(shapeInWords(schema)).toBe(shapeInWords(wireSchema(stage, buildType)));
  });
});

test('an answer is echoed as it was sent: with the words for nothing, and without what was not asked for', () => {
  const form = { sheet: '', isFar: false };
  const wish = { id: '', text: 'One screen', kind: 'size', plan: 'done', refs: [], note: '' };
  const echo = asSent(wireSchema('outline', 'dataviz'), { title: 'Tides', format: form, requested: [wish] });
  const { id: _, ...asked } = wish;
  expect(echo).toMatchObject({ title: 'Tides', format: { sheet: 'none', isFar: false } });
  expect(Reflect.get(Object(echo), 'requested')).toEqual([asked]);
});
