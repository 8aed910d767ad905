import type { Cell } from '../datasets/dataset.ts';
import { type Condition, nearest } from './condition.ts';
import type { Mention } from './mentions.ts';
import type { Column } from './profile.ts';

const LIKE_IN =
  /\b(?:ha(?:s|ve|d|ving)|with|contain(?:s|ing)?|includ(?:e|es|ing))?\s*(?:the\s+)?(?:letters?|substrings?|strings?|words?|characters?)\s+["'“‘]?([\p{L}\d]+)["'”’]?(?:\s+or\s+(?:letters?\s+)?["'“‘]?([\p{L}\d]+)["'”’]?)?\s+in\s+(?:their|its|the|his|her)?\s*/giu;
const LIKE_AFTER =
  /\b(?:contain(?:s|ing)?|includ(?:e|es|ing)|like|start(?:s|ing)? with|begin(?:s|ning)? with|end(?:s|ing)? (?:with|in))\s+(?:the\s+)?(?:letters?\s+|substrings?\s+|strings?\s+|words?\s+)?["'“‘%]*([\p{L}\d][^"'”’%\n,.;]{0,30}?)["'”’%]*(?:\s+or\s+["'“‘%]+([\p{L}\d][^"'”’%\n]{0,30})["'”’%]+)?(?=\s|[,.;?!]|$)/giu;
const NOT = /\b(?:not|never|without|no|don't|doesn't|didn't)\s*$/i;
const NULLNESS =
  /\b(?:is|are|does|do)?\s*(not\s+)?(?:have\s+|contain\s+|a\s+|any\s+)*(?:null|empty|missing)\b(?:\s+values?)?/giu;

/** Parts of words and empty cells: `containing the letter k`, `is not null`. */
export function textConditions(
  text: string,
  columns: readonly Column[],
  mentions: readonly Mention[],
): Condition[] {
  const found: Condition[] = [];
  for (const match of text.matchAll(LIKE_IN)) {
    const to = match.index + match[0].length;
    const mention = mentions.find((each) => each.from >= to - 1 && each.from - to <= 3);
    const parts = [match[1], match[2]].flatMap((part) => (part ? [part.toLowerCase()] : []));
    if (!mention) continue;
    const isNot = NOT.test(text.slice(0, match.index));
    const meets = (cell: Cell) =>
      parts.some((part) =>
        String(cell ?? '')
          .toLowerCase()
          .includes(part),
      ) !== isNot;
    found.push({ column: mention.column, meets, isValue: false, from: match.index, to: mention.to });
  }
  for (const match of text.matchAll(LIKE_AFTER)) {
    const mention = nearest(mentions, match.index, undefined, 24);
    const column = mention?.column ?? columns.find((each) => each.kind === 'category');
    if (
      !column ||
      column.isNumeric ||
      found.some((other) => match.index < other.to && other.from < match.index + match[0].length)
    )
      continue;
    const parts = [match[1], match[2]].flatMap((part) => (part ? [part.trim().toLowerCase()] : []));
    const starts = /^(?:start|begin)/i.test(match[0]);
    const ends = /^end/i.test(match[0]);
    const isNot = NOT.test(text.slice(0, match.index));
    const meets = (cell: Cell) => {
      const value = String(cell ?? '').toLowerCase();
      const fits = (part: string) =>
        starts ? value.startsWith(part) : ends ? value.endsWith(part) : value.includes(part);
      return parts.some(fits) !== isNot;
    };
    found.push({
      column,
      meets,
      isValue: false,
      from: mention?.from ?? match.index,
      to: match.index + match[0].length,
    });
  }
  found.push(...lacking(text, mentions));
  for (const match of text.matchAll(NULLNESS)) {
    const mention = nearest(mentions, match.index, undefined, 16);
    if (!mention) continue;
    const isLeftOut =
      /\b(?:leav(?:e|ing) out|exclud(?:e|es|ing)|ignor(?:e|es|ing)|omit(?:ting)?|without|drop|skip)\b[^.;?!]*$/i.test(
        text.slice(0, match.index),
      );
    const wanted = (match[1] === undefined) !== isLeftOut;
    found.push({
      column: mention.column,
      meets: (cell) => isEmpty(cell) === wanted,
      isValue: false,
      from: mention.from,
      to: match.index + match[0].length,
    });
  }
  return found;
}

const isEmpty = (cell: Cell) => cell === null || /^(?:null|none)$/i.test(String(cell));
const LACKING =
  /\b(?:(?:not|n't|never) (?:have|get|got|receive|earn|hold) (?:any |an? )?|without (?:any |an? )?|(?:ha(?:s|ve|d)|with) no |lack(?:s|ing)? (?:any |an? )?)$/i;

/** "who do not have any commission": a column with gaps in it, and rows that have one there. */
function lacking(text: string, mentions: readonly Mention[]): Condition[] {
  return mentions.flatMap((mention): Condition[] => {
    const lead = LACKING.exec(text.slice(Math.max(0, mention.from - 40), mention.from));
    if (!lead || !mention.column.cells.some(isEmpty)) return [];
    const from = mention.from - lead[0].length;
    return [{ column: mention.column, meets: isEmpty, isValue: false, from, to: mention.to }];
  });
}
