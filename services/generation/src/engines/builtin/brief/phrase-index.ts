export interface Token {
  text: string;
  start: number;
  end: number;
}

export interface PhraseHit<Value> {
  value: Value;
  start: number;
  end: number;
}

interface Entry<Value> {
  words: string[];
  isStem: boolean;
  value: Value;
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LONGEST_STEM = 24;

export function isCjk(text: string): boolean {
  return CJK.test(text);
}

/** Runs of letters, digits and marks. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Finds many phrases in one pass over the text, the longest at each place. A phrase that ends in `*` is a stem: its
 * last word matches every word that starts so. Chinese and Japanese phrases are found inside runs without spaces;
 * Arabic words also without their article and joined prepositions. Linear in the text.
 */
export class PhraseIndex<Value> {
  private readonly byFirst = new Map<string, Entry<Value>[]>();
  private readonly byStem = new Map<string, Entry<Value>[]>();
  private readonly cjk = new Map<string, Value>();
  private longestCjk = 0;

  constructor(phrases: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of phrases) this.add(phrase, value);
  }

  private add(phrase: string, value: Value): void {
    const lower = phrase.toLowerCase();
    if (isCjk(lower)) {
      const key = lower.replace('*', '');
      if (!this.cjk.has(key)) this.cjk.set(key, value);
      this.longestCjk = Math.max(this.longestCjk, key.length);
      return;
    }
    const isStem = lower.endsWith('*');
    const words = tokensOf(lower).map((token) => token.text);
    const first = words[0];
    if (first === undefined) return;
    const map = isStem && words.length === 1 ? this.byStem : this.byFirst;
    const entries = map.get(first) ?? [];
    entries.push({ words, isStem, value });
    entries.sort((left, right) => right.words.length - left.words.length);
    map.set(first, entries);
  }

  /** `lower` must be in lower case; `tokens` may be given if they were made before. */
  findAll(lower: string, tokens: readonly Token[] = tokensOf(lower)): PhraseHit<Value>[] {
    const hits: PhraseHit<Value>[] = [];
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index];
      if (!token) continue;
      if (this.longestCjk > 0 && isCjk(token.text)) {
        this.findInRun(token, hits);
        continue;
      }
      const hit = this.findAt(lower, tokens, index);
      if (!hit) continue;
      hits.push({ value: hit.value, start: token.start, end: tokens[hit.last]?.end ?? token.end });
      index = hit.last;
    }
    return hits;
  }

  private findAt(
    lower: string,
    tokens: readonly Token[],
    index: number,
  ): { value: Value; last: number } | undefined {
    for (const form of formsOf(tokens[index]?.text ?? '')) {
      for (const entry of this.byFirst.get(form) ?? []) {
        if (follows(lower, tokens, index, entry))
          return { value: entry.value, last: index + entry.words.length - 1 };
      }
    }
    for (const form of formsOf(tokens[index]?.text ?? '')) {
      for (let length = Math.min(form.length, LONGEST_STEM); length >= 3; length--) {
        const entry = this.byStem.get(form.slice(0, length))?.[0];
        if (entry) return { value: entry.value, last: index };
      }
    }
    return undefined;
  }

  private findInRun(run: Token, hits: PhraseHit<Value>[]): void {
    let at = 0;
    while (at < run.text.length) {
      let length = Math.min(this.longestCjk, run.text.length - at);
      while (length > 0) {
        const value = this.cjk.get(run.text.slice(at, at + length));
        if (value !== undefined) {
          hits.push({ value, start: run.start + at, end: run.start + at + length });
          break;
        }
        length--;
      }
      at += Math.max(1, length);
    }
  }
}

function follows<Value>(
  lower: string,
  tokens: readonly Token[],
  index: number,
  entry: Entry<Value>,
): boolean {
  for (let offset = 1; offset < entry.words.length; offset++) {
    const token = tokens[index + offset];
    const before = tokens[index + offset - 1];
    const word = entry.words[offset];
    if (!token || !before || word === undefined) return false;
    const isLast = offset === entry.words.length - 1;
    if (isLast && entry.isStem ? !token.text.startsWith(word) : token.text !== word) return false;
    if (!/^[ '’\-‐/&.]{1,2}$/.test(lower.slice(before.end, token.start))) return false;
  }
  return true;
}

const ARABIC = /^[\u0600-\u06ff]/;
const ARABIC_PREFIXES = ['وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ب', 'ل'];

function formsOf(word: string): string[] {
  if (!ARABIC.test(word)) return [word];
  const forms = [word];
  for (const prefix of ARABIC_PREFIXES) {
    if (word.startsWith(prefix) && word.length - prefix.length >= 2) forms.push(word.slice(prefix.length));
  }
  return forms;
}

/** Entries for an index from a table of `value -> phrases split by |`. */
export function phrasesOf<Key extends string>(table: Readonly<Record<Key, string>>): [string, Key][] {
  return keysOf(table).flatMap((key) =>
    splitPhrases(table[key]).map((phrase): [string, Key] => [phrase, key]),
  );
}

export function splitPhrases(list: string): string[] {
  return list.split('|').filter((phrase) => phrase !== '');
}

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}
