import { expect, test } from '@jest/globals';
import { siteSpecSchema } from '@sitewright/site-spec';
import { z } from 'zod';
import { kindOf } from '../src/inspector/field-kind.ts';
import { german } from '../src/words/names-de.ts';

/** What the inspector may show of a specification: fields, kinds of parts and options, by the schema. */
function shown() {
  const found = { fields: new Set<string>(), kinds: new Set<string>(), options: new Set<string>() };
  const seen = new Set<z.core.$ZodType>();
  const visit = (schema: z.core.$ZodType): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    if (schema instanceof z.ZodOptional) visit(schema.def.innerType);
    if (schema instanceof z.ZodUnion) for (const option of schema.def.options) visit(option);
    if (schema instanceof z.ZodArray) visit(schema.def.element);
    if (!(schema instanceof z.ZodObject)) return;
    const { type } = schema.shape;
    if (type instanceof z.ZodLiteral) for (const value of type.values) found.kinds.add(String(value));
    for (const [name, member] of Object.entries(schema.shape)) {
      const kind = kindOf(name, member);
      if (kind === undefined || kind.kind === 'rich' || kind.kind === 'chart') continue;
      found.fields.add(name);
      if (kind.kind === 'choice') for (const option of kind.options) found.options.add(option);
      visit(member);
    }
  };
  for (const schema of siteSpecSchema instanceof z.ZodUnion ? siteSpecSchema.def.options : [])
    if (schema instanceof z.ZodObject) visit(schema.shape.content);
  return found;
}

test('all that the inspector shows has a German name', () => {
  const { fields, kinds, options } = shown();
  const without = (names: Set<string>, words: Readonly<Record<string, string>>) =>
    [...names].filter((name) => words[name] === undefined);
  expect(fields.size).toBeGreaterThan(150);
  expect({
    fields: without(fields, german.fields),
    kinds: without(kinds, german.kinds),
    options: without(options, german.options),
  }).toEqual({ fields: [], kinds: [], options: [] });
});
