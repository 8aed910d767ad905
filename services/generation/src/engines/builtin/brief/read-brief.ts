import type { Brief, BuildType } from './brief.ts';
import { contactsFrom } from './contacts.ts';
import { labelDates } from './dates.ts';
import { collectFacts, factSources } from './facts.ts';
import { readFeatures } from './features.ts';
import { type Findings, findAll, namedPlaces } from './findings.ts';
import { RESULTS } from './names.ts';
import { readAudience, readGoals } from './purpose.ts';
import { type Reading, segmentAt, startReading } from './reading.ts';
import type { Segment } from './segments.ts';
import { readSentences } from './sentences.ts';
import { findKinds, findSubject, isTitleIntroduction, type Subject } from './subject.ts';
import { readStyles, readTone } from './tone.ts';
import { readWishes, type Wishes } from './wishes.ts';

/** Reads a prompt. Works on every text, in time linear in its length, and never throws. */
export function readBrief(prompt: string, buildType: BuildType): Brief {
  const reading = startReading(prompt, buildType);
  const found = findAll(reading);
  const wishes = readWishes(reading, found);
  return {
    raw: prompt,
    text: reading.prose.replace(/[ \t]{2,}/g, ' ').trim(),
    buildType,
    language: reading.language.tag,
    dir: reading.language.dir,
    ...aboutOf(reading, found, wishes),
    ...requestsOf(wishes),
    ...dataOf(reading, found),
    facts: collectFacts(reading, factSources(reading, found, wishes)),
    sentences: readSentences(reading, {
      requests: wishes.places,
      data: [...found.hours, ...found.contactPlaces, ...found.prices],
    }),
    features: readFeatures(reading, namedPlaces(found)),
    hasInjection: reading.source.hasInjection,
  };
}

type About = Pick<
  Brief,
  | 'subject'
  | 'kindWords'
  | 'organisation'
  | 'descriptor'
  | 'place'
  | 'audience'
  | 'title'
  | 'tone'
  | 'styleWords'
  | 'goals'
>;

function aboutOf(reading: Reading, found: Findings, wishes: Wishes): About {
  const { organisation, descriptor, place, quotes } = found;
  const title = quotes.find((quote) => isTitleIntroduction(quote.introducedBy))?.text;
  const subject = orFirstTitle(findSubject(reading, organisation, descriptor, title), wishes.outline);
  // A tone named within a list of things belongs to the thing.
  const listed = [
    ...found.prices.flatMap((price) => segmentAt(reading.clauses, price.start) ?? []),
    ...wishes.topics.flatMap((topic) => placeOf(reading, topic)),
  ];
  const skip = [...namedPlaces(found), ...listed];
  return {
    subject: subject.phrase,
    kindWords: findKinds(reading, subject, organisation),
    organisation: textOf(reading, organisation),
    descriptor: textOf(reading, descriptor),
    place: textOf(reading, place),
    audience: readAudience(reading),
    title,
    tone: readTone(reading, skip),
    styleWords: readStyles(reading, skip),
    goals: readGoals(reading),
  };
}

type Requests = Pick<
  Brief,
  'outline' | 'counts' | 'pages' | 'sections' | 'absentSections' | 'items' | 'colours' | 'people' | 'topics'
>;

function requestsOf({ absent, places: _, ...wishes }: Wishes): Requests {
  return { ...wishes, absentSections: absent };
}

type Data = Pick<Brief, 'sizes' | 'dates' | 'figures' | 'quotes' | 'hours' | 'contacts'>;

function dataOf(reading: Reading, found: Findings): Data {
  return {
    sizes: found.sizes,
    dates: labelDates(reading, found.dates),
    figures: found.figures.map((figure) => figure.figure),
    quotes: found.quotes,
    hours: found.hours.map(({ days, hours, told, start, end }) => ({
      days,
      hours,
      ...(told === undefined ? {} : { told }),
      span: reading.spanOf(start, end),
    })),
    contacts: contactsFrom(found.contacts),
  };
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

function placeOf(reading: Reading, text: string): Segment[] {
  const start = reading.prose.indexOf(text);
  return start === -1 ? [] : [{ start, end: start + text.length }];
}

function textOf(reading: Reading, segment: Segment | undefined): string | undefined {
  return segment ? reading.prose.slice(segment.start, segment.end).trim() : undefined;
}
