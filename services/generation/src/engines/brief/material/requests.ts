import type { Request } from '../brief.ts';
import type { Line } from './lines.ts';
import { HIDDEN, type Range, type View } from './view.ts';

const KINDS = new Set<Request['kind']>(['page', 'section', 'feature', 'count', 'fact']);
const LONGEST_LABEL = 90;

interface Given extends Range {
  id: string;
}

/** Where each request stands in the prompt. */
function placed(view: View, requested: readonly Request[]): Given[] {
  const found: Given[] = [];
  let from = 0;
  for (const { id, kind, text, inside } of requested) {
    const next = view.prompt.indexOf(text, from);
    const start = next >= 0 ? next : view.prompt.indexOf(text);
    if (text === '' || start < 0) continue;
    from = start;
    if (KINDS.has(kind))
      found.push({ id: kind === 'count' && inside !== '' ? inside : id, start, end: start + text.length });
  }
  return found.toSorted((one, other) => one.end - other.end);
}

/** Tells for which request material was given: the one that it stands in or right behind. */
export function requestFinder(
  view: View,
  lines: readonly Line[],
  requested: readonly Request[],
): (start: number) => string {
  const given = placed(view, requested);
  const alone = lines
    .filter(({ order, body }) => order && body.end - body.start <= LONGEST_LABEL)
    .map(({ body }) => body.end);
  return (start) => {
    const around = given
      .filter((one) => one.start <= start && one.end > start)
      .toSorted((one, other) => one.end - one.start - (other.end - other.start))[0];
    if (around !== undefined) return around.id;
    const before = given.findLast(({ end }) => end <= start);
    if (before === undefined) return '';
    const near = start - before.end <= LONGEST_LABEL && isNothing(view.text.slice(before.end, start));
    const labelled = alone.some((end) => end >= before.end && end - before.end <= 3);
    return near || (labelled && view.text.lastIndexOf(HIDDEN, start - 1) <= before.end + 3) ? before.id : '';
  };
}

const isNothing = (text: string) => !/[\p{L}\p{N}]/u.test(text) && !text.includes('\n\n');
