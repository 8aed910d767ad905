import type { Brief, BriefFact, FactKind } from './brief.ts';
import type { FoundContact } from './contacts.ts';
import type { FoundFigure } from './figures.ts';
import type { Findings } from './findings.ts';
import type { Reading } from './reading.ts';
import type { Segment } from './segments.ts';
import type { Wishes } from './wishes.ts';

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

/** Everything that was found, in the order in which it may claim a stretch of the prompt. */
export function factSources(reading: Reading, found: Findings, wishes: Wishes): FactSource[] {
  const { organisation, place, contacts, hours, dates, prices, figures, quoted } = found;
  const as = (kind: FactKind) => (segment: Segment) => ({ start: segment.start, end: segment.end, kind });
  const people = wishes.people.flatMap((person) => reading.segmentOf(person.span));
  const isFigure = (figure: FoundFigure): boolean =>
    !isCount(wishes.counts, figure.figure.span) && !isSectionCount(reading, wishes.sections, figure);
  return [
    ...(organisation ? [as('name')(organisation)] : []),
    ...contacts.map(toFact),
    ...hours.filter((entry) => /\d/.test(entry.hours)).map((entry) => hoursFact(reading, entry)),
    ...dates.map(as('date')),
    ...prices.map(as('price')),
    ...placesOf(reading, place).map(as('place')),
    ...people.map(as('person')),
    ...quoted.map(as('quote')),
    ...figures.filter(isFigure).map(as('number')),
  ];
}

function toFact(found: FoundContact): FactSource {
  return { kind: found.kind, start: found.start, end: found.start + found.value.length };
}

function hoursFact(reading: Reading, entry: Segment & { hours: string }): FactSource {
  const start = reading.prose.indexOf(entry.hours, entry.start);
  return { kind: 'date', start, end: start + entry.hours.length };
}

/** "Norwich and Great Yarmouth" are two. */
function placesOf(reading: Reading, place: Segment | undefined): Segment[] {
  if (!place) return [];
  const more = /^ (?:and|und|et|y|e|en|i) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(
    reading.prose.slice(place.end, place.end + 50),
  );
  if (!more?.[1]) return [place];
  const start = place.end + more[0].length - more[1].length;
  return [place, { start, end: start + more[1].length }];
}

function isCount(counts: Brief['counts'], span: readonly [number, number]): boolean {
  return counts.some(
    (count) =>
      count.span[0] <= span[0] &&
      span[1] <= count.span[1] &&
      [
        'pages',
        'slides',
        'sections',
        'words',
        'plans',
        'questions',
        'posts',
        'testimonials',
        'charts',
        'points',
        'frames',
        'columns',
        'rows',
      ].includes(count.noun),
  );
}

/** "講師紹介3名": the number is how many a section is to have. */
function isSectionCount(reading: Reading, sections: Brief['sections'], found: Segment): boolean {
  return sections.some((section) => {
    const { start, end } = reading.segmentOf(section.span);
    const isBeside =
      (found.start >= end && found.start - end <= 8) || (found.end <= start && start - found.end <= 8);
    return isBeside && section.count === Number.parseInt(reading.prose.slice(found.start, found.end), 10);
  });
}
