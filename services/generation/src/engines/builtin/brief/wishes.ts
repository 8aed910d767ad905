import type { NamedPerson, OutlineNode, PricedItem } from './brief.ts';
import { readColours } from './colours.ts';
import { readCounts } from './counts.ts';
import { type Findings, namedPlaces } from './findings.ts';
import { readOutline } from './outline.ts';
import { readPages } from './pages.ts';
import { readPeople } from './people.ts';
import { readItems } from './prices.ts';
import type { Reading } from './reading.ts';
import type {
  RequestedColour,
  RequestedCount,
  RequestedPage,
  RequestedSection,
  SectionKind,
} from './requests.ts';
import { readSections } from './sections.ts';
import type { Segment } from './segments.ts';
import { readTopics } from './topics.ts';

/** What the prompt asks for, read after what stands in it is known. */
export interface Wishes {
  outline: OutlineNode[];
  counts: RequestedCount[];
  pages: RequestedPage[];
  sections: RequestedSection[];
  absent: SectionKind[];
  items: PricedItem[];
  colours: RequestedColour[];
  people: NamedPerson[];
  topics: string[];
  /** Places of requests and of data: what copy must not quote. */
  places: Segment[];
}

export function readWishes(reading: Reading, found: Findings): Wishes {
  const { organisation, descriptor } = found;
  const outline = readOutline(reading);
  const counts = readCounts(reading);
  const pages = readPages(reading, outline, counts);
  const skip = [...namedPlaces(found), ...(descriptor ? [descriptor] : [])];
  const { sections, absent } = readSections(reading, skip, counts, pages);
  const items = readItems(reading, found.prices, organisation);
  const names = organisation ? [organisation] : [];
  const colours = readColours(reading, [...names, ...found.quoted]);
  const spans = [...sections, ...pages, ...colours].map((part) => reading.segmentOf(part.span));
  const places = [...names, ...spans, ...found.hours, ...found.contactPlaces];
  return {
    outline,
    counts,
    pages,
    sections,
    absent,
    items,
    colours,
    people: readPeople(reading, sections),
    topics: readTopics(reading, { sections, items, skip: places, organisation }),
    places,
  };
}
