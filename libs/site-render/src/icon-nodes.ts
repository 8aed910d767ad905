import { createRequire } from 'node:module';
import { z } from 'zod';

/** An icon as elements with their attributes. */
export type IconNodes = readonly (readonly [string, Readonly<Record<string, string>>])[];

const nodes = z
  .record(z.string(), z.array(z.tuple([z.string().regex(/^[a-z]+$/), z.record(z.string(), z.string())])))
  .parse(createRequire(import.meta.url)('lucide-static/icon-nodes.json'));

/** What an icon of the Lucide set is made of; undefined for a name that the set lacks. */
export const iconNodes = (name: string): IconNodes | undefined =>
  Object.hasOwn(nodes, name) ? nodes[name] : undefined;
