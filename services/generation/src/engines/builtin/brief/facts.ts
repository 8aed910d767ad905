import type { BriefFact, FactKind } from './brief.ts';
import type { Reading } from './reading.ts';
import type { Segment } from './segments.ts';

export interface FactSource extends Segment {
  kind: FactKind;
}

const MOST_FACTS = 300;

/** Facts in the order of the prompt; of overlapping ones the earlier source in `sources` wins, quotations excepted. */
export function collectFacts(reading: Reading, sources: readonly FactSource[]): BriefFact[] {
  const taken = new Uint8Array(reading.prose.length);
  const kept: FactSource[] = [];
  const seen = new Set<string>();
  for (const source of sources) {
    const value = reading.source.raw.slice(source.start, source.end);
    const key = `${source.kind} ${value}`;
    const isFree = source.kind === 'quote' || taken[source.start] === 0;
    if (!isFree || seen.has(key) || value.trim() === '' || value.length > 1000) continue;
    seen.add(key);
    if (source.kind !== 'quote') taken.fill(1, source.start, source.end);
    kept.push(source);
  }
  return kept
    .sort((left, right) => left.start - right.start)
    .slice(0, MOST_FACTS)
    .map((source, index) => ({
      id: `fact-${index + 1}`,
      kind: source.kind,
      value: reading.source.raw.slice(source.start, source.end),
      span: reading.spanOf(source.start, source.end),
    }));
}
