import type { SiteSpec } from '@sitewright/site-spec';
import { sentenceKey } from '../copy/sentence.ts';
import { isRecord } from './tree.ts';

/** Members that hold running text. Names, labels and table cells may well repeat. */
const RUNNING_TEXT = new Set(['text', 'lead', 'description', 'answer', 'excerpt', 'bio', 'body']);
const SHORTEST_SENTENCE = 40;
const SENTENCES = /[^.!?。！？।]+[.!?。！？।]+["'”’»」)]*\s*|[^.!?。！？।]+$/gu;

/** Takes out sentences of running text that were already said; a text that would be left empty stays. */
export function removeDuplicates(spec: SiteSpec): number {
  if (spec.buildType === 'design' || spec.buildType === 'dataviz') return 0;
  const seen = new Set<string>();
  let removed = 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) {
      for (const [key, child] of Object.entries(value)) {
        if (typeof child === 'string' && RUNNING_TEXT.has(key)) {
          const kept = keepNew(child, seen);
          removed += kept === child ? 0 : 1;
          value[key] = kept;
        } else if (typeof child === 'object') visit(child);
      }
    }
  };
  visit(spec.content);
  return removed;
}

function keepNew(text: string, seen: Set<string>): string {
  if (text.length < SHORTEST_SENTENCE) return text;
  const sentences = text.match(SENTENCES) ?? [text];
  const fresh = sentences.filter((sentence) => {
    const key = sentenceKey(sentence);
    if (key.length < SHORTEST_SENTENCE) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  const kept = fresh.join('').trim();
  return kept === '' || fresh.length === sentences.length ? text : kept;
}
