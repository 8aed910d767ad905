const ACTIVE_SCHEMES = ['javascript:', 'vbscript:', 'data:text', 'data:image/svg', 'data:application'];
const RAW_TEXT_ELEMENTS = ['script', 'style', 'iframe', 'object', 'template', 'noscript'];
const LONGEST_TAG = 2000;

/**
 * Blanks out tags, scripts, active URL schemes and control characters with spaces, keeping every index where it was.
 * The words between ordinary tags stay: they are what the user wrote.
 */
export function maskMarkup(raw: string): string {
  const units = raw.split('');
  blankControls(units);
  blankTags(raw, units);
  blankActiveUrls(units);
  return units.join('');
}

function blankControls(units: string[]): void {
  for (let index = 0; index < units.length; index++) {
    const code = units[index]?.charCodeAt(0) ?? 0;
    const isControl =
      (code < 32 && code !== 10) || (code >= 127 && code < 160) || code === 0x2028 || code === 0x2029;
    const isInvisible =
      (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0xfeff;
    if (isControl || isInvisible) units[index] = ' ';
    else if (code >= 0xd800 && code <= 0xdfff && !isPaired(units, index, code)) units[index] = ' ';
  }
}

function isPaired(units: string[], index: number, code: number): boolean {
  const other = (code < 0xdc00 ? units[index + 1] : units[index - 1])?.charCodeAt(0) ?? 0;
  return code < 0xdc00 ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other < 0xdc00;
}

function blankTags(raw: string, units: string[]): void {
  const lower = raw.toLowerCase().length === raw.length ? raw.toLowerCase() : raw;
  const noCloser = new Set<string>();
  let at = raw.indexOf('<');
  while (at !== -1) {
    const end = tagEnd(raw, at);
    let next = at + 1;
    if (end > at) {
      const name = tagName(lower, at);
      next = rawTextEnd(lower, name, end, noCloser) ?? end;
      blank(units, at, next);
    } else if (/[a-z/!?]/i.test(raw[at + 1] ?? '')) {
      const nameEnd = at + 1 + tagName(lower, at).length;
      blank(units, at, Math.max(nameEnd, at + 1));
      next = Math.max(nameEnd, at + 1);
    }
    at = raw.indexOf('<', next);
  }
}

function tagName(lower: string, at: number): string {
  return /^<\/?([a-z][a-z0-9-]{0,30})/.exec(lower.slice(at, at + 34))?.[1] ?? '';
}

/** Index past `>` if a tag starts at `at`, else -1. */
function tagEnd(raw: string, at: number): number {
  if (!/[a-z/!?]/i.test(raw[at + 1] ?? '')) return -1;
  const limit = Math.min(raw.length, at + LONGEST_TAG);
  for (let index = at + 1; index < limit; index++) {
    if (raw[index] === '>') return index + 1;
    if (raw[index] === '<') return -1;
  }
  return -1;
}

function rawTextEnd(lower: string, name: string, from: number, noCloser: Set<string>): number | undefined {
  if (!RAW_TEXT_ELEMENTS.includes(name) || noCloser.has(name)) return undefined;
  const closer = lower.indexOf(`</${name}`, from);
  if (closer === -1) {
    noCloser.add(name);
    return undefined;
  }
  const end = lower.indexOf('>', closer);
  return end === -1 ? lower.length : end + 1;
}

/** Blanks the scheme and what clings to it, also when it is broken up by spaces' lookalikes. */
function blankActiveUrls(units: string[]): void {
  const lower = units.map((unit) => unit.toLowerCase()).join('');
  if (lower.length !== units.length) return;
  for (const scheme of ACTIVE_SCHEMES) {
    let at = lower.indexOf(scheme);
    while (at !== -1) {
      let end = at + scheme.length;
      while (end < units.length && !/[\s,;"'»”」]/.test(units[end] ?? ' ')) end++;
      if (/[.!?]/.test(units[end - 1] ?? '')) end--;
      blank(units, at, end);
      at = lower.indexOf(scheme, end + 1);
    }
  }
}

function blank(units: string[], start: number, end: number): void {
  for (let index = start; index < end && index < units.length; index++) {
    if (units[index] !== '\n') units[index] = ' ';
  }
}
