import type { z } from 'zod';

const names = new WeakMap<z.core.$ZodType, string>();

/**
 * Names a schema of the API. The OpenAPI document tells it once under the name; the schemas of tools, which language
 * models read one by one, hold it where it stands.
 */
export function named<S extends z.core.$ZodType>(name: string, schema: S): S {
  names.set(schema, name);
  return schema;
}

/** What a schema is called in the OpenAPI document; undefined where it is told where it stands. */
export const nameOf = (schema: z.core.$ZodType): string | undefined => names.get(schema);
