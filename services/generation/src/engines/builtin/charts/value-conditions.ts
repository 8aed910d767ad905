import { type Condition, nearest } from './condition.ts';
import type { Mention } from './mentions.ts';
import type { Predicate } from './plan.ts';
import type { Column } from './profile.ts';

const NEGATION =
  /(?:\b(?:do|does|did|is|are|was|were)(?: not|n't)\s+(?:(?!(?:and|or|but)\b)\w+\s+){0,4}["'“‘]?$)|(?:\bnot|\bn't|\bother than|\bexcept(?: for)?|\bexcluding|\bwithout|\bno|\bdoes not equals? to|\bunequal to|!=)\s*(?:\w+\s+){0,2}["'“‘]?$/i;

const ALIASES: Record<string, string[]> = {
  M: ['male', 'males', 'men', 'boys'],
  F: ['female', 'females', 'women', 'girls'],
};

function valueIndex(columns: readonly Column[]): Map<string, Column> {
  const index = new Map<string, Column>();
  for (const column of columns) {
    if (column.kind !== 'category' && column.kind !== 'text' && column.kind !== 'period') continue;
    for (const cell of new Set(column.cells)) {
      if (typeof cell !== 'string' || cell.length > 60) continue;
      if (!index.has(cell)) index.set(cell, column);
    }
  }
  return index;
}

/** Whether `department … Sales` is about the column, and not `by department, but not Sales`. */
function isSubjectOf(text: string, mention: Mention, at: number): boolean {
  const between = text.slice(mention.to, at);
  const before = text.slice(Math.max(0, mention.from - 12), mention.from);
  return (
    !/\b(?:by|each|per|every|over)\s+(?:the\s+)?$/i.test(before) &&
    /^(?:[\s"“'‘:=!]|\b(?:is|are|was|were|equals?|to|named|called|of|with|the|value|not|does|do|don't|doesn't|code|in|from|as|or|and|be)\b)*$/i.test(
      between,
    )
  );
}

const FUNCTION_WORD = /^(?:a|i|the|and|or|of|in|no|all|each|yes)$/i;
/** `passed (yes)`: between brackets such a word is a value. */
const isBracketed = (text: string, from: number, to: number): boolean =>
  text[from - 1] === '(' && text[to] === ')';

/** `without refunds` is about the cells that say `refund`. */
const singular = (phrase: string): string =>
  /\p{L}{3}s$/u.test(phrase) ? phrase.slice(0, -1).toLowerCase() : '\u0000';

/** Cell values that the query names, quoted or as they stand: `processed with Visa`. */
export function valueConditions(
  text: string,
  columns: readonly Column[],
  mentions: readonly Mention[],
): Condition[] {
  const exact = valueIndex(columns);
  const folded = new Map([...exact].map(([value, column]) => [value.toLowerCase(), { value, column }]));
  const found: Condition[] = [];
  const add = (value: string, column: Column, from: number, to: number) => {
    if (found.some((other) => from < other.to && other.from < to)) return;
    const negated = NEGATION.test(text.slice(Math.max(0, from - 48), from));
    const close = nearest(mentions, from, column);
    const near = close && isSubjectOf(text, close, from) ? close : undefined;
    const before = negated ? (NEGATION.exec(text.slice(Math.max(0, from - 48), from))?.[0].length ?? 0) : 0;
    const predicate: Predicate | undefined = negated ? undefined : { field: column.name, equal: value };
    found.push({
      column,
      ...(predicate ? { predicate } : {}),
      meets: (cell) => (cell === value) !== negated,
      isValue: !negated,
      from: near?.from ?? from - before,
      to,
    });
  };
  for (const match of text.matchAll(/["“‘']([^"”’'\n]{1,60})["”’']/g)) {
    const hit = folded.get((match[1] ?? '').trim().toLowerCase());
    if (hit) add(hit.value, hit.column, match.index, match.index + match[0].length);
  }
  for (const [value, aliases] of Object.entries(ALIASES)) {
    const column = exact.get(value);
    if (column && column.distinct <= 4 && !aliases.some((alias) => folded.has(alias))) {
      for (const alias of aliases) folded.set(alias, { value, column });
    }
  }
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'&/+-]*/gu)];
  for (let length = 6; length >= 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const first = words[at];
      const last = words[at + length - 1];
      if (!first || !last) continue;
      const to = last.index + last[0].replace(/[.'-]+$/, '').length;
      const phrase = text.slice(first.index, to);
      const hit = exact.has(phrase)
        ? { value: phrase, column: exact.get(phrase) }
        : phrase.length >= 3
          ? (folded.get(phrase.toLowerCase()) ?? folded.get(singular(phrase)))
          : undefined;
      if (!hit?.column) continue;
      // A word that names a column is no value, unless it is written as the cell is and the column is another.
      const clash = mentions.some(
        (mention) => mention.coverage > 0.6 && mention.from < to && first.index < mention.to,
      );
      const isExact = length > 1 && exact.has(phrase);
      const short = phrase.length < 2 || (phrase.length < 3 && !/\p{Lu}/u.test(phrase));
      if (
        (clash && !isExact) ||
        short ||
        (length === 1 && FUNCTION_WORD.test(phrase) && !isBracketed(text, first.index, to))
      )
        continue;
      add(hit.value, hit.column, first.index, to);
    }
  }
  return found;
}
