import { findAt, type SiteSpec, type SpecPatch } from '@sitewright/site-spec';
import { answer } from '../answers.ts';
import type { Command } from '../invert.ts';
import { answeredClaim } from './chart-words.ts';
import { renameAround } from './pages.ts';

/** Gives a field a value, or takes an optional one away. Typing into one field is one thing to undo. */
export function setValue(spec: SiteSpec, path: string, value: unknown): Command {
  const before = findAt(spec, path);
  const merge = `set ${path}`;
  if (value === undefined) {
    if (before === undefined) return { label: 'edit', operations: [] };
    return { label: 'edit', operations: [...around(spec, path), { op: 'remove', path }] };
  }
  if (JSON.stringify(before) === JSON.stringify(value)) return { label: 'edit', operations: [] };
  const op = before === undefined ? 'add' : 'replace';
  const operations: SpecPatch = [
    ...renameAround(spec, path, value),
    ...around(spec, path),
    { op, path, value },
  ];
  return { label: 'edit', operations, merge };
}

/** What is no longer so around a value that is written. */
function around(spec: SiteSpec, path: string): SpecPatch {
  // Whoever takes a mark away has answered its questions.
  const questions = path.replace(/\/placeholder$/, '/questions');
  if (questions !== path)
    return findAt(spec, questions) === undefined ? [] : [{ op: 'remove', path: questions }];
  return [...staleReadings(spec, path), ...answeredClaim(spec, path), ...answer(spec, path)];
}

/** What a program has read from the words of a price is no longer so when they are others. */
function staleReadings(spec: SiteSpec, path: string): SpecPatch {
  const [price] = /^.*\/price(?=\/text$)/.exec(path) ?? [];
  if (price === undefined) return [];
  return ['amount', 'currency', 'period'].flatMap((name) =>
    findAt(spec, `${price}/${name}`) === undefined
      ? []
      : [{ op: 'remove' as const, path: `${price}/${name}` }],
  );
}
