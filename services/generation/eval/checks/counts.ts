import type { Expect } from '../row.ts';
import { isObject, type Json, type JsonObject, list, objects } from '../tree.ts';
import type { Check } from './check.ts';

function sectionsOf(content: Json, type: string): JsonObject[] {
  return objects(list(content, 'pages'))
    .flatMap((page) => objects(list(page, 'sections')))
    .filter((section) => section.type === type);
}

/** The items of the longest section of a type, whatever its list is called. */
function longest(content: Json, type: string): number {
  const sizes = sectionsOf(content, type).map((section) =>
    Math.max(
      0,
      ...Object.values(section).map((value) =>
        Array.isArray(value) && value.every(isObject) ? value.length : 0,
      ),
    ),
  );
  return Math.max(0, ...sizes);
}

function framesPresent(frames: [number, number][], content: Json): boolean {
  const sizes = objects(list(content, 'frames')).map((frame) => `${frame.width}x${frame.height}`);
  return frames.every(([width, height]) => sizes.includes(`${width}x${height}`));
}

/** Numbers of things asked for. Each is one check: present in the number asked or not. */
export function checkCounts(expect: Expect, content: Json): Check[] {
  const exact = (name: string, wanted: number | undefined, found: number): Check[] =>
    wanted === undefined
      ? []
      : [{ group: 'counts', name: `${name} ${wanted}`, ok: found === wanted, detail: `found ${found}` }];
  const tables = objects(list(content, 'blocks')).filter((block) => block.type === 'table').length;
  const rows = Math.max(0, ...objects(list(content, 'datasets')).map((set) => list(set, 'rows').length));
  const faq = longest(content, 'faq');
  const checks = [
    ...exact('slides', expect.slide_count, list(content, 'slides').length),
    ...exact('pages', expect.pages, list(content, 'pages').length),
    ...exact('plans', expect.plans, longest(content, 'pricing')),
    ...exact('team', expect.team_count, longest(content, 'team')),
    ...exact('posts', expect.posts, longest(content, 'posts')),
    ...exact('rows', expect.rows, rows),
    ...exact('tables', expect.tables, Math.min(tables, expect.tables ?? 0)),
  ];
  if (expect.faq_min !== undefined) {
    checks.push({
      group: 'counts',
      name: `faq ≥ ${expect.faq_min}`,
      ok: faq >= expect.faq_min,
      detail: `found ${faq}`,
    });
  }
  if (expect.frames) {
    checks.push({ group: 'counts', name: 'frame sizes', ok: framesPresent(expect.frames, content) });
  }
  return checks;
}

/**
 * How near a text comes to the length asked for, from 0 to 1: full marks at the length, none at half of nothing
 * or four times as much. The curve is the one of the LongWriter benchmark.
 */
export function lengthScore(wanted: number, found: number): number {
  if (found === 0) return 0;
  const score = found > wanted ? 1 - (found / wanted - 1) / 3 : 1 - (wanted / found - 1) / 2;
  return Math.max(0, score);
}
