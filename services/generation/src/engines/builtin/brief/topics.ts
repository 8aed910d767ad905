import type { PricedItem, RequestedSection } from './brief.ts';
import { listEntries } from './lists.ts';
import type { Reading } from './reading.ts';

const LISTED_IN_BRACKETS = /[(（]([^()（）]{3,300})[)）]/gu;
const LIST_AFTER_COLON = /[:：]\s*([^:：\n]{3,400})/gu;
const LONGEST_TOPIC = 60;

/** Names that stand in lists: what the sections name first, then lists in brackets and after colons. */
export function readTopics(
  reading: Reading,
  sections: readonly RequestedSection[],
  items: readonly PricedItem[],
): string[] {
  const topics = sections.flatMap((section) => section.details);
  for (const pattern of [LISTED_IN_BRACKETS, LIST_AFTER_COLON]) {
    for (const match of reading.prose.slice(0, 6000).matchAll(pattern)) {
      const inner = match[1] ?? '';
      const start = match.index + match[0].indexOf(inner);
      const entries = listEntries(reading.prose, { start, end: start + inner.length }, 16);
      if (entries.length >= 2) topics.push(...entries.map((entry) => entry.text));
    }
  }
  const priced = new Set(items.map((item) => item.name));
  const names = topics.filter(
    (topic) => /\p{L}/u.test(topic) && topic.length <= LONGEST_TOPIC && !priced.has(topic),
  );
  return [...new Set(names)].slice(0, 40);
}
