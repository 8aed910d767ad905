/** A stretch of the text by UTF-16 indices. */
export interface Segment {
  start: number;
  end: number;
}

const CLOSER_OF = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['（', '）'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‹', '›'],
  ['《', '》'],
  ['"', '"'],
]);
const STOPS = new Set(['.', '!', '?', '…', '。', '！', '？', '।', '؟', '｡']);
const SHORT_FORMS =
  /(?:^|[\s(])(?:e\.v|dr|mr|mrs|ms|prof|st|str|no|nr|vs|e\.g|i\.e|etc|est|gegr|approx|inc|ltd|co|corp|jr|sr|z\.b|bzw|ca|usw|sra?|dra?|av|ul|art|pp?|p\.ej|m|mme|mlle|al|fig|vol|ing|dipl|kat|kl|nr|[a-z])$/i;
/** "Categories: A, B, C. Courses": a letter that ends a list ends its sentence too. */
const LISTED_LETTER = /[,:] \p{L}$/u;

/** Sentences: cut at line ends and full stops, never inside a number, an abbreviation, an address or a URL. */
export function sentencesOf(text: string): Segment[] {
  const sentences: Segment[] = [];
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && text[index] !== '\n' && !isSentenceEnd(text, index)) continue;
    const end = Math.min(text.length, text[index] === '\n' ? index : index + 1);
    const segment = trimSegment(text, start, end);
    if (segment) sentences.push(segment);
    start = index + 1;
  }
  return sentences;
}

/** "3. Oktober", "2. Etage": a number with a stop that counts, and ends nothing. */
function goesOnAfterNumber(next: string): boolean {
  const word = /^\s+([a-zäöüß]+)/u.exec(next)?.[1];
  if (word !== undefined)
    return /^(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|jahr|jh|stock|etage|klasse|auflage|kl|og|tag|platz|woche|mal|quartal|bis|und|oder)/u.test(
      word,
    );
  return /^\s*\S*\p{Lu}\S*\s+(?:19|20)\d\d/u.test(next);
}

function isSentenceEnd(text: string, index: number): boolean {
  const unit = text[index] ?? '';
  if (!STOPS.has(unit)) return false;
  if ('。！？।؟｡'.includes(unit)) return true;
  const next = text[index + 1];
  if (next !== undefined && !/[\s"'”’»)\]]/.test(next)) return false;
  if (unit !== '.') return true;
  const before = text.slice(Math.max(0, index - 8), index);
  if (
    SHORT_FORMS.test(before) &&
    !(LISTED_LETTER.test(before) && /^\s+\p{Lu}\p{Ll}{2}/u.test(text.slice(index + 1, index + 8)))
  )
    return false;
  if (/\d$/.test(before)) return !goesOnAfterNumber(text.slice(index + 1, index + 24));
  return true;
}

/** Clauses of a stretch, `most` of them at most: cut at commas, semicolons, colons and dashes outside brackets and quotation marks. */
export function clausesOf(text: string, within: Segment, most = Number.POSITIVE_INFINITY): Segment[] {
  const clauses: Segment[] = [];
  let start = within.start;
  const closers: string[] = [];
  for (let index = within.start; index < within.end; index++) {
    if (clauses.length >= most) return clauses;
    const unit = text[index] ?? '';
    if (closers.length > 0 && unit === closers[closers.length - 1]) closers.pop();
    else if (isOpener(text, index, within.end)) closers.push(CLOSER_OF.get(unit) ?? '');
    else if (closers.length === 0 && isClauseEnd(text, index)) {
      const segment = trimSegment(text, start, index);
      if (segment) clauses.push(segment);
      start = index + 1;
    }
  }
  const last = trimSegment(text, start, within.end);
  if (last) clauses.push(last);
  return clauses;
}

/** An opening mark counts only if its closer comes within the stretch and soon; a stray one must not swallow the rest. */
function isOpener(text: string, index: number, end: number): boolean {
  const closer = CLOSER_OF.get(text[index] ?? '');
  if (closer === undefined) return false;
  return text.slice(index + 1, Math.min(end, index + 400)).includes(closer);
}

export function isClauseEnd(text: string, index: number): boolean {
  const unit = text[index] ?? '';
  if ('，、；：،؛;\n|'.includes(unit)) return true;
  const isBetweenDigits = /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '');
  if (unit === ',') return !isBetweenDigits;
  if (unit === ':') return !isBetweenDigits && text[index + 1] !== '/';
  if (unit === '—' || unit === '–' || unit === '-') return text[index - 1] === ' ' && text[index + 1] === ' ';
  return STOPS.has(unit) && isSentenceEnd(text, index);
}

export function linesOf(text: string): Segment[] {
  const lines: Segment[] = [];
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

/** Without the white space at both ends; undefined if nothing is left. */
export function trimSegment(text: string, start: number, end: number): Segment | undefined {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from++;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--;
  return from < to ? { start: from, end: to } : undefined;
}
