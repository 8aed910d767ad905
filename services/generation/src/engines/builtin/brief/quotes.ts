import type { QuotedText } from './brief.ts';
import type { Reading } from './reading.ts';

const PAIRS = new Map([
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['”', '”'],
  ['"', '"'],
  ['＂', '＂'],
  ['‘', '’'],
  ["'", "'"],
  ['`', '`'],
]);
const LONGEST_QUOTE = 1200;
const APOSTROPHES = new Set(["'", '’', '‘']);

/** Everything in quotation marks, of whatever style. An apostrophe inside a word opens and closes nothing. */
export function readQuotes(reading: Reading): QuotedText[] {
  const { prose } = reading;
  const quotes: QuotedText[] = [];
  let index = 0;
  while (index < prose.length) {
    const closer = PAIRS.get(prose[index] ?? '');
    const end = closer && opens(prose, index) ? closingIndex(prose, index, closer) : -1;
    if (end === -1) {
      index++;
      continue;
    }
    const text = prose
      .slice(index + 1, end)
      .replace(/[\s,;、，]+$/u, '')
      .trim();
    if (/[\p{L}\p{N}\p{S}]/u.test(text)) {
      const start = prose.indexOf(text, index + 1);
      quotes.push({
        text,
        introducedBy: introduction(prose, index),
        span: reading.spanOf(start, start + text.length),
      });
    }
    index = end + 1;
  }
  return quotes;
}

function opens(text: string, index: number): boolean {
  const unit = text[index] ?? '';
  const before = text[index - 1] ?? ' ';
  const after = text[index + 1] ?? ' ';
  if (/\s/.test(after)) return false;
  if (unit === '»') return !/[\p{L}\p{N}.!?]/u.test(before);
  if (APOSTROPHES.has(unit) || unit === '`' || unit === '"') return !/[\p{L}\p{N}]/u.test(before);
  return true;
}

function closingIndex(text: string, start: number, closer: string): number {
  const limit = Math.min(text.length, start + LONGEST_QUOTE);
  for (let index = start + 1; index < limit; index++) {
    const unit = text[index] ?? '';
    const isCloser = unit === closer || (closer === '“' && unit === '”');
    if (isCloser && closes(text, index, closer)) return index;
    if (unit === '\n' && text[index + 1] === '\n') return -1;
  }
  return -1;
}

function closes(text: string, index: number, closer: string): boolean {
  if (!APOSTROPHES.has(closer)) return true;
  return !/[\p{L}\p{N}]/u.test(text[index + 1] ?? ' ') && !/\s/.test(text[index - 1] ?? ' ');
}

/** The one or two words before the quotation: "titled", "with the text". */
function introduction(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 40), index);
  const words = before.split(/[\s:,(]+/u).filter((word) => word !== '');
  return words.slice(-3).join(' ').toLowerCase();
}
