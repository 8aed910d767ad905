import { HIGHLIGHT } from '../charts/read-query.ts';
import { superlative } from '../charts/superlative.ts';
import type { ComposeContext } from '../compose-context.ts';

const FILTER =
  /\b((?:an?\s+)?(?:[\p{L}-]+\s)?(?:filters?|slicers?|drop-?downs?|drill-?downs?|datumsfilter|filtre|filtro))\b/giu;

/** A dashboard of the specification stands still: what was to be filtered is said to be missing. */
export function noteFilters(text: string, ctx: ComposeContext): void {
  for (const match of [...text.matchAll(FILTER)].slice(0, 4))
    ctx.note({
      kind: 'feature',
      text: (match[1] ?? '').trim().slice(0, 300),
      status: 'unsupported',
      note: 'Charts show all of their data; there is nothing to filter with.',
    });
}

/** "highlight London": all marks look the same; "highlight the wettest month" is answered below the chart. */
export function noteHighlights(query: string, ctx: ComposeContext): void {
  for (const match of [...query.matchAll(HIGHLIGHT)].slice(0, 4)) {
    if (superlative(match[0], ctx.language)) continue;
    ctx.note({
      kind: 'feature',
      text: match[0].trim().slice(0, 300),
      status: 'unsupported',
      note: 'The marks of a chart share one look; none can be set apart.',
    });
  }
}
