import { closingBracket, listEntries } from './lists.ts';
import { type Reading, segmentAt } from './reading.ts';
import type { Segment } from './segments.ts';

/** Names after the section word: in brackets, after a colon, or directly behind it and capitalised. */
export function detailsOf(reading: Reading, hit: Segment, nextStart: number): string[] {
  const { prose } = reading;
  const sentenceEnd = segmentAt(reading.sentences, hit.start)?.end ?? prose.length;
  const rest = prose.slice(hit.end, Math.min(sentenceEnd, hit.end + 60));
  const bracket = /^[^,.;:、。]{0,30}?([(（])/u.exec(rest);
  if (bracket) {
    const start = hit.end + bracket[0].length - 1;
    const end = closingBracket(prose, start);
    if (end !== -1) return listEntries(prose, { start: start + 1, end }).map(entryText);
  }
  const colon = /^[^,.;:、。，()\d]{0,24}?(?:[:：]| [-–—] )\s*/u.exec(rest);
  if (colon)
    return listEntries(prose, {
      start: hit.end + colon[0].length,
      end: Math.min(sentenceEnd, boundary(reading, nextStart)),
    }).map(entryText);
  const direct = /^ (?:wie |such as |like |for |für |pour |in |: )?(?=[\p{Lu}"“„«])/u.exec(rest);
  if (direct)
    return directEntries(
      reading,
      hit.end + direct[0].length,
      Math.min(sentenceEnd, boundary(reading, nextStart)),
    );
  return [];
}

function entryText(entry: { text: string }): string {
  return entry.text;
}

/** A list ends before the clause in which the next section is named. */
function boundary(reading: Reading, nextStart: number): number {
  if (!Number.isFinite(nextStart)) return reading.prose.length;
  return segmentAt(reading.clauses, nextStart)?.start ?? nextStart;
}

function directEntries(reading: Reading, start: number, end: number): string[] {
  if (end <= start) return [];
  const entries = listEntries(reading.prose, { start, end }, 12);
  const last = entries.findIndex(
    (entry) => !/^[\p{Lu}\d"“„«]/u.test(entry.text) || entry.text.split(/\s+/u).length > 6,
  );
  return entries.slice(0, last === -1 ? entries.length : last).map(entryText);
}
