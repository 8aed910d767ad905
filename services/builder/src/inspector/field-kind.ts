import {
  chartSpecSchema,
  colorRefSchema,
  hrefSchema,
  iconNameSchema,
  idSchema,
  plainTextLimit,
  richTextSchema,
} from '@sitewright/site-spec';
import { z } from 'zod';

/** What a field is edited with. */
export type FieldKind =
  | { kind: 'text'; max: number; isLong: boolean }
  | { kind: 'rich' }
  | { kind: 'choice'; options: string[] }
  | { kind: 'switch' }
  | { kind: 'number' }
  | { kind: 'link' }
  | { kind: 'address' }
  | { kind: 'asset' }
  | { kind: 'chart' }
  | { kind: 'icon' }
  | { kind: 'color' }
  | { kind: 'list' }
  | { kind: 'group' };

const assetFields = new Set(['image', 'asset', 'poster', 'logo']);
/** What no hand should touch, or what has a panel of its own. */
const hidden = new Set([
  'id',
  'type',
  'questions',
  'evidence',
  'rows',
  'columns',
  'fields',
  'open',
  'totals',
  'cells',
  // What a program has read from the words of a price.
  'amount',
  'currency',
  'period',
]);

/** How a member of a node is edited; undefined for one that is not. */
export function kindOf(name: string, member: z.core.$ZodType): FieldKind | undefined {
  if (hidden.has(name)) return undefined;
  const schema = inner(member);
  if (schema === richTextSchema) return { kind: 'rich' };
  if (schema === hrefSchema) return { kind: 'link' };
  if (schema === chartSpecSchema) return { kind: 'chart' };
  if (schema === iconNameSchema) return { kind: 'icon' };
  if (schema === colorRefSchema) return { kind: 'color' };
  if (schema === idSchema || (schema instanceof z.ZodString && assetFields.has(name)))
    return assetFields.has(name) ? { kind: 'asset' } : undefined;
  const max = plainTextLimit(schema);
  if (max !== undefined) return { kind: 'text', max, isLong: max > 160 };
  if (schema instanceof z.ZodString) return { kind: 'address' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' };
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  if (schema instanceof z.ZodArray) return { kind: 'list' };
  // Where data comes from is an account, not a matter of taste.
  return schema instanceof z.ZodObject && name !== 'source' ? { kind: 'group' } : undefined;
}

function inner(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? inner(schema.def.innerType) : schema;
}
