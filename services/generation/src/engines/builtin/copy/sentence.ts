import { lowerSameLength } from '../brief/source-text.ts';

const FULL_STOP: Readonly<Record<string, string>> = { ja: '。', zh: '。', hi: '।' };

/** A sentence that begins with a capital and ends with the language's full stop, unless it ends otherwise already. */
export function asSentence(text: string, language: string): string {
  const clean = text.trim().replace(/[\s,;:–—-]+$/u, '');
  if (clean === '') return '';
  const first = [...clean][0] ?? '';
  const capital = first.toUpperCase();
  const body = (capital.length === first.length ? capital : first) + clean.slice(first.length);
  if (/[.!?…。！？।؟]["'”’»」)]?$/u.test(body)) return body;
  return body + (FULL_STOP[language.split('-')[0] ?? ''] ?? '.');
}

/** Sentences one after another, with a space between where the language has spaces. */
export function joinSentences(sentences: readonly string[], language: string): string {
  const base = language.split('-')[0] ?? '';
  return sentences.filter((sentence) => sentence !== '').join(base === 'ja' || base === 'zh' ? '' : ' ');
}

/** What two sentences are compared by: letters and digits only, in lower case. */
export function sentenceKey(text: string): string {
  return lowerSameLength(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
