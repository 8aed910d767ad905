const OPEN = '([{（［「『“«';
const CLOSE = ')]}）］」』”»';

/** Splits at `separator` signs that stand outside brackets and quotation marks and not inside a number. */
export function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"') quoted = !quoted;
    else if (OPEN.includes(sign)) depth += 1;
    else if (CLOSE.includes(sign)) depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      !quoted &&
      separators.includes(sign) &&
      !/^\d[,.]\d/.test(text.slice(at - 1, at + 2))
    ) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const LAST_AND = /^(?:and|und|et|y|e|en|i|oraz|ed|sowie|plus|及|和|以及|と|و|और|&)\s+/iu;
const INNER_AND =
  /(?<!\s)\s+(?:and|und|et|y|e|en|i|oraz|sowie|og|och|و|और)\s+|(?<=[\u3040-\u30ff\u4e00-\u9fff]{2})(?:以及|和|及|と)(?=[\u3040-\u30ff\u4e00-\u9fff]{2})/iu;

/** The entries of an enumeration in prose: commas or semicolons, with "and" before the last one. */
export function enumerationOf(text: string): string[] {
  const body = text.trim().replace(/[.。]$/, '');
  const separators = /[;；]/.test(body) && splitOutside(body, ';；').length > 1 ? ';；' : ',，、،';
  const parts = splitOutside(body, separators).map((part) => part.replace(LAST_AND, ''));
  const last = parts.at(-1);
  if (last === undefined || separators === ';；') return parts;
  // "a, b and c": the last part still holds two entries, unless the comma before "and" was written.
  const pair = splitLast(last);
  const wroteComma = LAST_AND.test(splitOutside(body, separators).at(-1) ?? '');
  return pair && !wroteComma && (parts.length > 1 || pair.every((part) => part.split(/\s+/).length <= 3))
    ? [...parts.slice(0, -1), ...pair]
    : parts;
}

/** `en` is "and" in Dutch and "in" in French and Spanish: before a month, a year or an article it joins nothing. */
const IN_MONTH =
  /\sen\s+(?:\d|(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|ener|febr|marz|abri|mayo|juni|juli|agos|dici)|(?:el|la|los|las|le|les|una?|une)\s)/iu;

function splitLast(text: string): [string, string] | undefined {
  if (/[(（]/.test(text) || IN_MONTH.test(text)) return undefined;
  const match = INNER_AND.exec(text);
  if (!match) return undefined;
  const left = text.slice(0, match.index).trim();
  const right = text.slice(match.index + match[0].length).trim();
  // `offices in Bergen and Porto` is one entry.
  if (/\s(?:in|of|for|with|at|between|from|to|on|by)\s/i.test(left)) return undefined;
  return left !== '' && right !== '' ? [left, right] : undefined;
}

/** A title and what is said about it: `Market ($4.2B)`, `ask: $6M seed`, `What went well - new billing`. */
export interface Titled {
  title: string;
  details: string;
}

/** Parts a title from the bracket, colon or dash that follows it. */
export function titled(text: string): Titled {
  const colon = /^(.{1,90}?[^\d\s])\s*(?:[:：]\s*|\s[-–—]\s)(?!\/\/)(.+)$/su.exec(text);
  const bracket = /^(.{1,90}?)\s*[(（](.+)[)）]\s*[.;。]?\s*(.*)$/su.exec(text);
  if (bracket && (!colon || (bracket[1] ?? '').length <= (colon[1] ?? '').length)) {
    const rest = (bracket[3] ?? '').replace(/^[:\-–—\s]+/, '');
    return {
      title: (bracket[1] ?? '').trim(),
      details: [bracket[2], rest].filter(Boolean).join(', ').trim(),
    };
  }
  if (colon) return { title: (colon[1] ?? '').trim(), details: (colon[2] ?? '').trim() };
  return { title: text.trim().replace(/[.;:。]$/, ''), details: '' };
}

/** The text with a capital first letter, where its script has any. */
export function capitalised(text: string): string {
  // Addresses are written as they are.
  if (/^\S*[@/]/.test(text)) return text;
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** An entry of a list: with a capital, unless it is one short word that may be a name written small, like `dbt`. */
export function asItem(text: string): string {
  return /^\p{Ll}{1,5}$/u.test(text) ? text : capitalised(text);
}
