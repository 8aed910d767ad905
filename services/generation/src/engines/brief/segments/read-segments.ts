import type { Segment, SegmentRole } from '../brief.ts';
import { clausesOf } from './clauses.ts';
import type { LexemeRange } from './material-in.ts';
import { namedParts } from './named-parts.ts';
import { quoteAt } from './quotes.ts';
import { type RoledClause, rolesOf } from './roles.ts';
import { endOf, type Source, startOf } from './source.ts';
import { sureSentences } from './sure-sentences.ts';

interface Stretch {
  start: number;
  end: number;
  role: SegmentRole;
}

export interface Segmentation {
  segments: Segment[];
  /** As read before they were settled. */
  clauses: RoledClause[];
}

/** Tells order, material and private remarks of a prompt apart; `settle` has the last word. The segments joined equal the prompt. */
export function readSegments(
  source: Source,
  settle: (clauses: RoledClause[]) => RoledClause[] = (all) => all,
): Segmentation {
  const clauses = sureSentences(source, namedParts(source, rolesOf(source, clausesOf(source))));
  const stretches = joinNeighbours(
    source,
    settle(clauses).flatMap((clause) => stretchesOf(source, clause)),
  );
  return { segments: fill(source.text, stretches), clauses };
}

function stretchesOf(source: Source, clause: RoledClause): Stretch[] {
  if (clause.role === 'private')
    return [{ start: clause.start, end: withStop(source.text, clause.end), role: 'private' }];
  const isWhole = clause.role === 'material';
  return clause.material.map((range) => {
    const { start, end } = spanOf(source, range);
    const closes = range.to === clause.to && (isWhole ? clause.opener !== 'bracket' : false);
    return { start, end: closes ? withStop(source.text, end) : end, role: 'material' as const };
  });
}

/** With the signs that belong to the first and last word: currency, per cent, brackets opened within. */
function spanOf(source: Source, range: LexemeRange): { start: number; end: number } {
  const { text } = source;
  let start = startOf(source, source.lexemes[range.from]);
  let end = endOf(source, source.lexemes[range.to - 1]);
  if (range.quoted) {
    const quote = quoteAt(source.quotes, start);
    return quote ? { start: quote.from, end: Math.max(end, Math.min(quote.to, end + 8)) } : { start, end };
  }
  const before = /[€$£¥₹₺#+@~≈<>•·▪-]\s?$/.exec(text.slice(Math.max(0, start - 2), start));
  if (before) start -= before[0].length;
  const after = /^(?:\s?[%‰€$£¥₹₺°²³+™®]+)+/.exec(text.slice(end, end + 6));
  if (after) end += after[0].length;
  const inner = text.slice(start, end);
  if (inner.includes('(') && inner.lastIndexOf('(') > inner.lastIndexOf(')') && text[end] === ')') end++;
  const last = quoteAt(source.quotes, end - 1);
  if (last && last.start >= start && last.to < end + 3 && last.end > end) end = last.end;
  const opens = quoteAt(source.quotes, start);
  const isWhole = opens !== undefined && opens.from === start && opens.end <= end;
  return { start: isWhole ? opens.start : start, end };
}

const withStop = (text: string, end: number): number =>
  end + (/^["”’»」)\]]*[.!?…。！？।؟]+["”’»」]?/.exec(text.slice(end, end + 8))?.[0].length ?? 0);

/** Material that nothing but punctuation parts is one. */
function joinNeighbours(source: Source, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    const between = last ? source.text.slice(last.end, stretch.start) : '';
    if (last && last.role === stretch.role && !/[\p{L}\p{N}]/u.test(between) && !/["“”„«»「」]/.test(between))
      last.end = stretch.end;
    else joined.push({ ...stretch, start: Math.max(stretch.start, last?.end ?? 0) });
  }
  return joined
    .filter((stretch) => stretch.end > stretch.start)
    .map((stretch) => withBracket(source.text, stretch));
}

function withBracket(text: string, stretch: Stretch): Stretch {
  const inner = text[stretch.end] === ')' ? text.slice(stretch.start, stretch.end) : '';
  const isOpen = inner.lastIndexOf('(') > inner.lastIndexOf(')');
  return isOpen ? { ...stretch, end: stretch.end + 1 } : stretch;
}

/** Everything between is order; blank text goes to what stands before it. */
function fill(text: string, stretches: readonly Stretch[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const push = (role: SegmentRole, end: number): void => {
    if (end <= at) return;
    const last = segments.at(-1);
    const piece = text.slice(at, end);
    if (last && (last.role === role || piece.trim() === '')) last.text += piece;
    else segments.push({ role, text: piece });
    at = end;
  };
  for (const stretch of stretches) {
    push('order', stretch.start);
    push(stretch.role, stretch.end);
  }
  push('order', text.length);
  return segments;
}
