import { findAt, type SiteSpec } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';

/** Gives a field a value, or takes an optional one away. Typing into one field is one thing to undo. */
export function setValue(spec: SiteSpec, path: string, value: unknown): Command {
  const before = findAt(spec, path);
  const merge = `set ${path}`;
  if (value === undefined)
    return { label: 'edit', operations: before === undefined ? [] : [{ op: 'remove', path }] };
  if (JSON.stringify(before) === JSON.stringify(value)) return { label: 'edit', operations: [] };
  const op = before === undefined ? 'add' : 'replace';
  return { label: 'edit', operations: [{ op, path, value }], merge };
}
