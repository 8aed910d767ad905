import type { Brief, BuildType, RequestedColour } from './brief.ts';
import { readColours } from './colours.ts';
import { contactsFrom, type FoundContact, findContacts } from './contacts.ts';
import { readCounts } from './counts.ts';
import { findDates, labelDates } from './dates.ts';
import { collectFacts, type FactSource } from './facts.ts';
import { readFeatures } from './features.ts';
import { findFigures } from './figures.ts';
import { findHours } from './hours.ts';
import { KINDS, RESULTS } from './names.ts';
import { findOrganisation } from './organisation.ts';
import { readOutline } from './outline.ts';
import { readPages } from './pages.ts';
import { readPeople } from './people.ts';
import { findPlace } from './place.ts';
import { findPrices, readItems } from './prices.ts';
import { readAudience, readGoals } from './purpose.ts';
import { readQuotes } from './quotes.ts';
import { type Reading, segmentAt, startReading } from './reading.ts';
import { readSections } from './sections.ts';
import type { Segment } from './segments.ts';
import { readSentences } from './sentences.ts';
import { readSizes } from './sizes.ts';
import { findKinds, findSubject, isTitleIntroduction, type Subject } from './subject.ts';
import { readStyles, readTone } from './tone.ts';
import { readTopics } from './topics.ts';

/** Reads a prompt. Works on every text, in time linear in its length, and never throws. */
export function readBrief(prompt: string, buildType: BuildType): Brief {
  const reading = startReading(prompt, buildType);
  const quotes = readQuotes(reading);
  const quoted = quotes.map((quote) => reading.segmentOf(quote.span));
  const contacts = findContacts(reading);
  const contactSegments = contacts.map((found) => ({
    start: found.start,
    end: found.start + found.value.length,
  }));
  const hours = findHours(reading);
  const organisation = findOrganisation(reading, quotes);
  const names = organisation ? [organisation] : [];
  const prices = findPrices(reading);
  const dates = findDates(reading, [...contactSegments, ...hours, ...prices]);
  const sizes = readSizes(reading);
  const sized = sizes.filter((size) => size.width !== undefined).map((size) => reading.segmentOf(size.span));
  const figures = findFigures(reading, prices, [...contactSegments, ...hours, ...dates, ...names, ...sized]);
  const place = findPlace(reading, organisation);
  const descriptor = findDescriptor(reading, organisation);
  const title = quotes.find((quote) => isTitleIntroduction(quote.introducedBy))?.text;
  const outline = readOutline(reading);
  const subject = orFirstTitle(findSubject(reading, organisation, descriptor, title), outline);
  const named = [...quoted, ...names, ...contactSegments];
  const counts = readCounts(reading);
  const pages = readPages(reading, outline, counts);
  const { sections, absent } = readSections(
    reading,
    [...named, ...(descriptor ? [descriptor] : [])],
    counts,
    pages,
  );
  const items = readItems(reading, prices);
  const colours = readColours(reading, [...names, ...longQuotes(quoted)]);
  const sectionPlaces = sections.map((section) => reading.segmentOf(section.span));
  const people = readPeople(reading, sections);
  const pagePlaces = pages.map((page) => reading.segmentOf(page.span));
  const skip = [
    ...names,
    ...sectionPlaces,
    ...pagePlaces,
    ...hours,
    ...contactSegments,
    ...colourSegments(reading, colours),
  ];
  const topics = readTopics(reading, { sections, items, skip, organisation });
  const listed = [
    ...prices.flatMap((price) => segmentAt(reading.clauses, price.start) ?? []),
    ...topics.flatMap((topic) => placeOf(reading, topic)),
  ];
  const facts = collectFacts(
    reading,
    [
      ...names.map((segment): FactSource => ({ ...segment, kind: 'name' })),
      ...contacts.map(toFact),
      ...hours.filter((entry) => /\d/.test(entry.hours)).map((entry) => hoursFact(reading, entry)),
      ...dates.map((segment): FactSource => ({ ...segment, kind: 'date' })),
      ...prices.map((segment): FactSource => ({ ...segment, kind: 'price' })),
      ...placesOf(reading, place).map((segment): FactSource => ({ ...segment, kind: 'place' })),
      ...people.map((person) => spanFact(reading, person.name, 'person')),
      ...quoted.map((segment): FactSource => ({ ...segment, kind: 'quote' })),
      ...figures
        .filter((found) => !isCount(counts, found.figure.span) && !isSectionCount(reading, sections, found))
        .map((found): FactSource => ({ start: found.start, end: found.end, kind: 'number' })),
    ].filter((source): source is FactSource => source !== undefined),
  );
  return {
    raw: prompt,
    text: reading.prose.replace(/[ \t]{2,}/g, ' ').trim(),
    buildType,
    language: reading.language.tag,
    dir: reading.language.dir,
    subject: subject.phrase,
    kindWords: findKinds(reading, subject, organisation),
    organisation: textOf(reading, organisation),
    descriptor: textOf(reading, descriptor),
    place: textOf(reading, place),
    audience: readAudience(reading),
    title,
    tone: readTone(reading, [...named, ...listed]),
    styleWords: readStyles(reading, [...named, ...listed]),
    goals: readGoals(reading),
    pages,
    sections,
    absentSections: absent,
    counts,
    colours,
    sizes,
    dates: labelDates(reading, dates),
    figures: figures.map((found) => found.figure),
    quotes,
    facts,
    items,
    hours: hours.map(({ days, hours: times, start, end }) => ({
      days,
      hours: times,
      span: reading.spanOf(start, end),
    })),
    contacts: contactsFrom(contacts),
    people,
    topics,
    outline,
    sentences: readSentences(reading, { requests: skip, data: [...hours, ...contactSegments, ...prices] }),
    features: readFeatures(reading, named),
    hasInjection: reading.source.hasInjection,
  };
}

/** Quotations of a word or two may name a colour scheme; longer ones are text to show. */
function longQuotes(quoted: readonly Segment[]): Segment[] {
  return quoted.filter((segment) => segment.end - segment.start > 0);
}

function placeOf(reading: Reading, text: string): Segment[] {
  const start = reading.prose.indexOf(text);
  return start === -1 ? [] : [{ start, end: start + text.length }];
}

function colourSegments(reading: Reading, colours: readonly RequestedColour[]): Segment[] {
  return colours.map((colour) => reading.segmentOf(colour.span));
}

function textOf(reading: Reading, segment: Segment | undefined): string | undefined {
  return segment ? reading.prose.slice(segment.start, segment.end).trim() : undefined;
}

/** ", a bakery in Freiburg that …" and " — handmade ceramics": what stands right behind the name. */
function findDescriptor(reading: Reading, organisation: Segment | undefined): Segment | undefined {
  if (!organisation) return undefined;
  const rest = reading.prose.slice(organisation.end, organisation.end + 160);
  const lead =
    /^["”»」']?(?:,| [-–—]|:)\s+(?=(?:an?|the|eine?[rn]?|der|die|das|une?|le|la|una?|un|il|lo|uma?|o|een|het|de)\s+[\p{L}])|^["”»」']?,\s+(?=[\p{Ll}])(?!(?:on|in|at|with|for|from|by|and|or|to|of|near|since|that|which|who|where|using|including|plus|also|is|was|am|im|mit|und|oder|für|aus|seit|bei|das|die|der|avec|et|à|en|sur|pour|dans|qui|depuis|con|y|para|que|desde|sobre|e|ed|per|che|dal|com|em|desde|met|voor|die|sinds|z|w|dla|od|na|i)\s)/u.exec(
      rest,
    );
  if (!lead) return undefined;
  const start = organisation.end + lead[0].length;
  const clause = segmentAt(reading.clauses, start);
  if (!clause) return undefined;
  const text = reading.prose.slice(start, Math.min(clause.end, start + 120));
  const bracket = text.search(/[(（:]/u);
  const end = start + (bracket === -1 ? text.length : bracket);
  const hasArticle =
    /[\p{L}]/u.test(lead[0]) ||
    /^(?:an?|the|eine?[rn]?|der|die|das|une?|le|la|una?|un|il|lo|uma?|o|een|het|de)\s/iu.test(text);
  const sentenceStart = segmentAt(reading.sentences, organisation.start)?.start ?? 0;
  const isKnown = KINDS.findAll(reading.lower.slice(sentenceStart, organisation.start)).length > 0;
  if (!hasArticle && isKnown && KINDS.findAll(text.toLowerCase()).length === 0) return undefined;
  return end - start >= 4 && !/^(?:an?|the|and|with|und|mit|et|avec)\s*$/iu.test(text)
    ? { start, end }
    : undefined;
}

function toFact(found: FoundContact): FactSource {
  return { kind: found.kind, start: found.start, end: found.start + found.value.length };
}

function hoursFact(reading: Reading, entry: Segment & { hours: string }): FactSource {
  const start = reading.prose.indexOf(entry.hours, entry.start);
  return { kind: 'date', start, end: start + entry.hours.length };
}

function spanFact(reading: Reading, text: string, kind: FactSource['kind']): FactSource | undefined {
  const start = reading.prose.indexOf(text);
  return start === -1 ? undefined : { kind, start, end: start + text.length };
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

/** A deck whose prompt only lists its slides is about what its first slide says. */
function orFirstTitle(subject: Subject, outline: Brief['outline']): Subject {
  const lower = subject.phrase.toLowerCase();
  const isBare =
    lower === '' || RESULTS.findAll(lower).some((hit) => hit.start === 0 && hit.end === lower.length);
  const first = outline
    .find((node) => node.marker !== 'bullet' && node.title.length >= 3)
    ?.title.replace(/^(?:titel|title|titre|título|titolo)[:\s]+/iu, '');
  return isBare && first !== undefined ? { phrase: first.slice(0, 90) } : subject;
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
