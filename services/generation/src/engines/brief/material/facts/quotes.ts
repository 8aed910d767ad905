import type { Found } from './reader.ts';

const PAIRS = new Map(
  [...'“” „“ «» »« 「」 『』 《》 ‘’ "" \'\''.split(' ')].map(([open = '', close = '']) => [open, close]),
);
const CLOSERS = new Map([
  ['„', '“”"»'],
  ['“', '”"'],
  ['”', '”'],
]);
const LONGEST = 1200;

/** Text in quotation marks: the range inside them. */
export interface Quoted {
  start: number;
  end: number;
}

const isEdge = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);

/** Where the mark closes that opens at `at`; -1 where none does within its paragraph. `next` finds marks quickly. */
function closes(text: string, at: number, limit: number): number {
  const open = text[at] ?? '';
  const closing = CLOSERS.get(open) ?? PAIRS.get(open) ?? '';
  for (let end = at + 1; end < limit; end++) {
    const sign = text[end] ?? '';
    if (sign === '\n' && text[end + 1] === '\n') return -1;
    if (closing.includes(sign) && (!`'’`.includes(sign) || isEdge(text[end + 1]))) return end;
  }
  return -1;
}

/** Passages in quotation marks, outermost ones alone, in order. Linear: a mark that does not close is not tried again nearby. */
export function findQuoted(text: string): Quoted[] {
  const found: Quoted[] = [];
  const hopeless = new Map<string, number>();
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (!PAIRS.has(sign) || (`'’‘`.includes(sign) && !isEdge(text[at - 1])) || at < (hopeless.get(sign) ?? 0))
      continue;
    const limit = Math.min(text.length, at + LONGEST);
    const end = closes(text, at, limit);
    if (end > at + 1) {
      found.push({ start: at + 1, end });
      at = end;
    } else if (end < 0)
      hopeless.set(sign, text.indexOf('\n\n', at) < 0 ? limit : Math.min(limit, text.indexOf('\n\n', at)));
  }
  return found;
}

/** A short quoted expression is a name, a longer one a quotation. */
export function quotedFact(text: string, { start, end }: Quoted): Found {
  const inner = text.slice(start, end);
  const size =
    /\p{L}/u.test(inner) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(inner)
      ? inner.length / 3
      : inner.split(/\s/).length;
  const sentence = /[.!?。！？…]$/.test(inner.trim());
  return { kind: size <= 4 && !sentence ? 'name' : 'quote', start, end };
}
