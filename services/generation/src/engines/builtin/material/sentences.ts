const OPENING: Record<string, string> = { '“': '”', '„': '“', '«': '»', '「': '」', '『': '』', '‘': '’' };
const CLOSERS = new Set(['.', '!', '?', '。', '！', '？', '؟', '।']);
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|ext|vs|tel|approx|no|nr|st|mr|mrs|ms|dr|prof|inc|ltd|co|plc|jr|sr|fig|bzw|z\.b|ca|usw|d\.h|p\.ej|sra?))$/iu;
const INITIAL = /(?:^|[\s.])\p{Lu}$/u;

function closerFor(sign: string, before: string): string | undefined {
  if (sign === '"') return '"';
  if (sign === "'" && !/[\p{L}\p{N}]$/u.test(before)) return undefined;
  return OPENING[sign];
}

/** Splits prose at sentence ends, never inside a quotation, a bracket, an abbreviation or a number. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let closing: string | undefined;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (closing !== undefined) {
      if (sign !== closing) continue;
      closing = undefined;
      // English sets the full stop inside the quotation marks.
      if (/[.!?。！？]/.test(text[at - 1] ?? '') && /^\s+\p{Lu}/u.test(text.slice(at + 1, at + 4))) {
        sentences.push(text.slice(start, at + 1));
        start = at + 1;
      }
      continue;
    }
    const opened = closerFor(sign, text.slice(Math.max(0, at - 1), at));
    // An opening sign that nothing closes on the same line is an inch sign or a slip.
    if (opened !== undefined && text.indexOf(opened, at + 1) !== -1) closing = opened;
    else if (sign === '(') depth = closes(text, at) ? depth + 1 : depth;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0 && sign !== '\n') continue;
    else if (sign === '\n' || (CLOSERS.has(sign) && endsSentence(text, at))) {
      sentences.push(text.slice(start, at + 1));
      start = at + 1;
      depth = 0;
    }
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

const MONTH = /^\s(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|quartal|juni|juli)/i;

/** Whether a bracket is closed soon and on its line; an aside with a full stop in it is no sentence's end. */
const closes = (text: string, at: number) => /^\([^()\n]{0,160}\)/.test(text.slice(at, at + 162));

function endsSentence(text: string, at: number): boolean {
  const sign = text[at];
  if (sign === '。' || sign === '！' || sign === '？') return true;
  const after = text.slice(at + 1, at + 3);
  if (after !== '' && !/^\s/.test(after)) return false;
  if (sign !== '.') return true;
  const before = text.slice(Math.max(0, at - 10), at);
  // "am 12. März": the stop after the number is an ordinal's.
  if (/(?:^|\D)\d{1,2}$/.test(before) && MONTH.test(text.slice(at + 1, at + 12))) return false;
  return !ABBREVIATION.test(before) && !INITIAL.test(before);
}

/** Counts words by white space, and by sign where a script has none. */
export function wordCount(text: string): number {
  const signs = text.match(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/g)?.length ?? 0;
  const rest = text.replace(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/g, ' ').match(/\S+/g)?.length ?? 0;
  return rest + Math.ceil(signs / 2);
}
