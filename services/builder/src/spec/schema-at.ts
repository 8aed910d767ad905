import { findAt, formatPointer, parsePointer, type SiteSpec, siteSpecSchema } from '@sitewright/site-spec';
import { z } from 'zod';
import { settle } from './text-fields.ts';

/** The schema of a place in a specification; undefined where the specification can have nothing. */
export function schemaAt(spec: SiteSpec, path: string): z.core.$ZodType | undefined {
  const tokens = parsePointer(path) ?? [];
  let schema: z.core.$ZodType = settle(siteSpecSchema, spec);
  for (const [index, token] of tokens.entries()) {
    const next = memberOf(schema, token);
    if (next === undefined) return undefined;
    schema = settle(next, findAt(spec, formatPointer(tokens.slice(0, index + 1))));
  }
  return schema;
}

function memberOf(schema: z.core.$ZodType, token: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.def.element;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const member: unknown = schema.shape[token];
  return member instanceof z.core.$ZodType ? member : undefined;
}

/** Whether a member may be left out. */
export const isOptional = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodOptional;

/** Whether the member at a place may be left out. */
export function mayBeLeftOut(spec: SiteSpec, path: string): boolean {
  const cut = path.lastIndexOf('/');
  const owner = schemaAt(spec, path.slice(0, cut));
  const member: unknown = owner instanceof z.ZodObject ? owner.shape[path.slice(cut + 1)] : undefined;
  return member instanceof z.core.$ZodType && isOptional(member);
}
