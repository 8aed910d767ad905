import { nameOf } from '@sitewright/public-api';
import { partNames, SCHEMA_PATH, siteSpecSchema } from '@sitewright/site-spec';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** What zod knows of a schema, and its name in the document. */
class Names extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get(schema: z.core.$ZodType): Record<string, unknown> | undefined {
    const id = nameOf(schema) ?? partNames.get(schema);
    const meta = z.globalRegistry.get(schema);
    return id === undefined ? meta : { ...meta, id };
  }
}

const convertedSchema = z.looseObject({
  properties: z.object({ it: z.record(z.string(), z.unknown()) }),
  $defs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

/** Gathers the named schemas of a document while its parts are written. */
export function createSchemas() {
  const names = new Names();
  const components: Record<string, Json> = {};

  /** A schema as the document tells it: in place, or as a reference to its name. @throws where two differ under one name. */
  const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
    const converted = z.toJSONSchema(z.object({ it: schema }), {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      metadata: names,
      override: simplify,
    });
    const { properties, $defs } = convertedSchema.parse(readdressed(converted));
    for (const [name, { id: _, ...definition }] of Object.entries($defs)) {
      const known = components[name];
      if (name === 'JsonValue') continue;
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
        throw new Error(`two schemas of the API are called ${name}`);
      }
      components[name] = definition;
    }
    return properties.it;
  };
  schemaOf(siteSpecSchema, 'output');
  // Any value matches; spelled out it refers to itself, which generators of types can't follow.
  components.JsonValue = { description: 'Any JSON value.' };

  return { schemaOf, components };
}

/** Leaves out what says nothing: that integers are safe ones, and that answers have no members but those of today. */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !('catchall' in def && def.catchall !== undefined)) {
    delete jsonSchema.additionalProperties;
  }
  if (jsonSchema.$ref === SCHEMA_PATH) {
    for (const key of ['type', 'properties', 'additionalProperties']) delete jsonSchema[key];
  }
}

/** The same with every reference leading to where the document has its target. */
function readdressed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readdressed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? address(inner) : readdressed(inner),
    ]),
  );
}

const address = (reference: string): string =>
  reference === SCHEMA_PATH
    ? '#/components/schemas/SiteSpec'
    : reference.replace(/^#\/\$defs\//, '#/components/schemas/');
