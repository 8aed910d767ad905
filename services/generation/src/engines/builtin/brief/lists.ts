import { stripEdges } from './item-names.ts';
import { clausesOf, type Segment } from './segments.ts';

const LAST_JOIN = /^(.{1,80}?)\s+(?:and|und|et|y|e|ed|en|i|oraz|sowie|as well as|أو|और|तथा)\s+(.{1,80})$/iu;
const SMALL_JOIN = /^(.{1,80}?)\s+&\s+(\p{Ll}.{0,80})$/u;
const ARABIC_JOIN = /^(.{1,60}?)\s+و(?=\p{L})(.{1,60})$/u;
const CJK_JOIN = /[、，・；和及与跟]|と(?=[\p{L}])/u;

export interface ListEntry extends Segment {
  text: string;
  /** What stood in brackets after it or after its colon. */
  detail: string;
}

/** The entries of a written list: cut at commas, and at the "and" before the last. */
export function listEntries(text: string, within: Segment, most = 24): ListEntry[] {
  const clauses = clausesOf(text, within, most + 1);
  const entries = clauses.flatMap((clause, index) => {
    const words = text.slice(clause.start, clause.end);
    const isLast = index === clauses.length - 1;
    return isLast || clauses.length <= 3 ? cutAtJoin(words, clause.start) : [{ words, start: clause.start }];
  });
  return entries.map(({ words, start }) => toEntry(words, start)).filter((entry) => entry.text !== '');
}

function cutAtJoin(words: string, start: number): { words: string; start: number }[] {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(words) && CJK_JOIN.test(words)) {
    return words.split(CJK_JOIN).map((part) => ({ words: part, start }));
  }
  const bare = words.replace(/[(（][^)）]*[)）]/gu, (bracket) => '\u0001'.repeat(bracket.length));
  // "Fig & Cedar" is one name; "cakes & tea" are two things.
  const join = LAST_JOIN.exec(bare) ?? SMALL_JOIN.exec(bare) ?? ARABIC_JOIN.exec(bare);
  if (!join) return [{ words, start }];
  const first = join[1]?.length ?? 0;
  const second = words.length - (join[2]?.length ?? 0);
  return [
    { words: words.slice(0, first), start },
    { words: words.slice(second), start: start + second },
  ];
}

function toEntry(words: string, start: number): ListEntry {
  const bracket = /^(.*?)\s*[(（](.*?)[)）]\s*$/su.exec(words);
  const text = stripEdges(bracket?.[1] ?? words);
  const offset = Math.max(0, words.indexOf(text));
  return {
    text,
    detail: bracket?.[2]?.trim() ?? '',
    start: start + offset,
    end: start + offset + text.length,
  };
}

/** Where a bracket that opens at `index` closes; -1 if it does not within 600 characters. */
export function closingBracket(text: string, index: number): number {
  const opener = text[index];
  const closer = opener === '(' ? ')' : opener === '（' ? '）' : '';
  if (closer === '') return -1;
  let depth = 0;
  for (let at = index; at < Math.min(text.length, index + 600); at++) {
    if (text[at] === opener) depth++;
    if (text[at] === closer && --depth === 0) return at;
  }
  return -1;
}
