import type { BuildType, QuotedText } from './brief.ts';
import { type FoundContact, findContacts } from './contacts.ts';
import { type FoundDate, findDates } from './dates.ts';
import { findDescriptor } from './descriptor.ts';
import { type FoundFigure, findFigures } from './figures.ts';
import { type FoundHours, findHours } from './hours.ts';
import { findOrganisation } from './organisation.ts';
import { findPlace } from './place.ts';
import { type FoundPrice, findPrices } from './prices.ts';
import { readQuotes } from './quotes.ts';
import type { Reading } from './reading.ts';
import type { RequestedSize } from './requests.ts';
import type { Segment } from './segments.ts';
import { findSiteOrganisation } from './site-organisation.ts';
import { readSizes } from './sizes.ts';

/** What stands in the prompt to the letter, with its places: the stage before anything is interpreted. */
export interface Findings {
  buildType: BuildType;
  quotes: QuotedText[];
  quoted: Segment[];
  contacts: FoundContact[];
  contactPlaces: Segment[];
  hours: FoundHours[];
  prices: FoundPrice[];
  dates: FoundDate[];
  sizes: RequestedSize[];
  figures: FoundFigure[];
  organisation?: Segment;
  place?: Segment;
  descriptor?: Segment;
}

/** Finders that come later leave out what earlier ones took: a phone number is no figure. */
export function findAll(reading: Reading): Findings {
  const quotes = readQuotes(reading);
  const contacts = findContacts(reading);
  const contactPlaces = contacts.map(({ start, value }) => ({ start, end: start + value.length }));
  const hours = findHours(reading);
  const organisation =
    reading.buildType === 'website'
      ? findSiteOrganisation(reading, quotes)
      : findOrganisation(reading, quotes);
  const prices = findPrices(reading);
  const dates = findDates(reading, [...contactPlaces, ...hours, ...prices]);
  const sizes = readSizes(reading);
  const sized = sizes.filter((size) => size.width !== undefined).map((size) => reading.segmentOf(size.span));
  const names = organisation ? [organisation] : [];
  return {
    buildType: reading.buildType,
    quotes,
    quoted: quotes.map((quote) => reading.segmentOf(quote.span)),
    contacts,
    contactPlaces,
    hours,
    prices,
    dates,
    sizes,
    figures: findFigures(reading, prices, [...contactPlaces, ...hours, ...dates, ...names, ...sized]),
    organisation,
    place: findPlace(reading, organisation),
    descriptor: findDescriptor(reading, organisation),
  };
}

/** Names, quotations and addresses: words in them are neither requests nor tones. */
export function namedPlaces(found: Findings): Segment[] {
  return [...found.quoted, ...(found.organisation ? [found.organisation] : []), ...found.contactPlaces];
}
