/** A passage in quotation marks: `start` and `end` hold the marks, `from` and `to` what is between them. */
export interface Quote {
  start: number;
  from: number;
  to: number;
  end: number;
}

/** A mark that opens, and those that close it. */
const MARKS = ['""', '“”', '„“”"', '«»', '»«', '‹›', '「」', '『』', '《》', '””', '‘’', "''"];
const CLOSERS = new Map(MARKS.map((marks) => [marks.charAt(0), marks.slice(1)]));
const LONGEST = 1200;
const LETTER = /[\p{L}\p{N}]/u;

/** Quotations of a text, in order, never one inside another. Apostrophes are no marks. */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  const closing = new Map<string, Int32Array>();
  for (let at = 0; at < text.length; at++) {
    const closers = CLOSERS.get(text[at] ?? '');
    if (closers === undefined || !opens(text, at)) continue;
    const next = closing.get(closers) ?? closersAfter(text, closers);
    closing.set(closers, next);
    const close = next[at + 1] ?? -1;
    if (close <= at + 1 || close - at > LONGEST) continue;
    quotes.push({ start: at, from: at + 1, to: close, end: close + 1 });
    at = close;
  }
  return quotes;
}

const isSingle = (mark: string | undefined): boolean => mark === "'" || mark === '‘' || mark === '’';

function opens(text: string, at: number): boolean {
  if (isSingle(text[at]) && LETTER.test(text[at - 1] ?? '')) return false;
  return !((text[at] === '"' || isSingle(text[at])) && /\s/.test(text[at + 1] ?? ' '));
}

/** For each place the next closing mark of its paragraph, -1 where there is none. */
function closersAfter(text: string, closers: string): Int32Array {
  const next = new Int32Array(text.length + 2).fill(-1);
  for (let at = text.length - 1; at >= 0; at--) {
    const unit = text[at] ?? '';
    const closes = closers.includes(unit) && !(isSingle(unit) && LETTER.test(text[at + 1] ?? ''));
    const breaks = unit === '\n' && text[at + 1] === '\n';
    next[at] = closes ? at : breaks ? -1 : (next[at + 1] ?? -1);
  }
  return next;
}

/** The quotation that holds a place between its marks; quotations are in order. */
export function quoteAt(quotes: readonly Quote[], place: number): Quote | undefined {
  let low = 0;
  let high = quotes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const quote = quotes[middle];
    if (quote === undefined || (quote.start <= place && place < quote.end)) return quote;
    if (place < quote.start) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}

/** The quotations that begin within a range. */
export const quotesIn = (quotes: readonly Quote[], { start, end }: { start: number; end: number }): Quote[] =>
  quotes.filter((quote) => quote.start >= start && quote.start < end);
