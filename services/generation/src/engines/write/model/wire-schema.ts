import type { BuildType } from '@sitewright/site-spec';
import type { z } from 'zod';
import { draftSchemas } from '../../draft/draft.ts';
import { boardSchema, outlineSchemas, partsSchemas, reviewSchema, textsSchema } from './outline.ts';

/** What a call asks for: the whole draft, its outline, some of its parts, these once more, a judgement, or single texts. */
export type Stage = 'whole' | 'outline' | 'parts' | 'repair' | 'review' | 'texts';

/** The schema that an answer of a stage is read by. */
export function schemaOf(stage: Stage, buildType: BuildType): z.ZodObject {
  if (stage === 'review') return reviewSchema;
  if (stage === 'texts') return textsSchema;
  // What is wrong with a board is often wrong with all of it: its places share one sheet.
  const repair = { ...partsSchemas, dataviz: boardSchema };
  const schemas = { whole: draftSchemas, outline: outlineSchemas, parts: partsSchemas, repair };
  return schemas[stage][buildType];
}

/** The few words of JSON Schema that every provider takes. */
export type WireSchema =
  | { type: 'string'; enum?: string[] }
  | { type: 'number' | 'boolean' }
  | { type: 'array'; items: WireSchema }
  | {
      type: 'object';
      properties: Record<string, WireSchema>;
      required: string[];
      additionalProperties: false;
    };

/** Stands on the wire for the empty word of a closed list, which some providers refuse. */
export const NONE = 'none';

export interface Defs {
  string: z.core.$ZodStringDef;
  number: z.core.$ZodNumberDef;
  boolean: z.core.$ZodBooleanDef;
  enum: z.core.$ZodEnumDef;
  array: z.core.$ZodArrayDef;
  object: z.core.$ZodObjectDef;
  default: z.core.$ZodDefaultDef;
}
export const isDef = <K extends keyof Defs>(def: z.core.$ZodTypeDef, type: K): def is Defs[K] =>
  def.type === type;

/** The words of a closed list. */
export const wordsIn = (def: Defs['enum']): string[] => Object.values(def.entries).map(String);

/**
 * What a language model is not asked for: ids of the requests that rules read, since it tells of those that it reads itself,
 * in a site the sizes of bubbles and, as in a document, the first so many of a chart, which none was ever given, and in a
 * graphic data and charts, which it does not show.
 */
const unasked: Readonly<Record<BuildType, readonly string[]>> = {
  ...{ website: ['id', 'size', 'top'], slides: ['id'], document: ['id', 'top'], dataviz: ['id'] },
  design: ['id', 'datasets', 'charts'],
};

function wire(schema: z.core.$ZodType, without: readonly string[]): WireSchema {
  const { def } = schema._zod;
  if (isDef(def, 'default')) return wire(def.innerType, without);
  if (isDef(def, 'string')) return { type: 'string' };
  if (isDef(def, 'number')) return { type: 'number' };
  if (isDef(def, 'boolean')) return { type: 'boolean' };
  if (isDef(def, 'enum')) return { type: 'string', enum: wordsIn(def).map((word) => word || NONE) };
  if (isDef(def, 'array')) return { type: 'array', items: wire(def.element, without) };
  if (!isDef(def, 'object')) throw new Error(`A draft holds no "${def.type}".`);
  const members = Object.entries(def.shape).filter(([name]) => !without.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, member]) => [name, wire(member, without)])),
    required: members.map(([name]) => name),
    additionalProperties: false,
  };
}

const made = new Map<string, WireSchema>();

/**
 * The JSON Schema of a stage's answer: no union, nothing optional, the same bytes each time, so that a provider's cache of
 * compiled schemas stays warm.
 */
export function wireSchema(stage: Stage, buildType: BuildType): WireSchema {
  const key = `${stage} ${buildType}`;
  const known = made.get(key) ?? wire(schemaOf(stage, buildType), unasked[buildType]);
  made.set(key, known);
  return known;
}

/** An answer as it came over the wire, of one that was made to fit: an echo in other words would teach them. */
export function asSent(schema: WireSchema, value: unknown): unknown {
  if (schema.type === 'array')
    return Array.isArray(value) ? value.map((entry) => asSent(schema.items, entry)) : value;
  if (schema.type !== 'object')
    return schema.type === 'string' && schema.enum !== undefined && value === '' ? NONE : value;
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, member]) => [
      name,
      asSent(member, Reflect.get(Object(value), name)),
    ]),
  );
}

/** A schema as a person would write it down, for endpoints that take none. */
export function shapeInWords(schema: WireSchema): string {
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties).map(
      ([name, member]) => `"${name}": ${shapeInWords(member)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  if (schema.type === 'array') return `[ ${shapeInWords(schema.items)}, … ]`;
  if (schema.type === 'string' && schema.enum !== undefined)
    return schema.enum.map((word) => `"${word}"`).join(' | ');
  return schema.type;
}
