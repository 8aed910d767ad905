import type { SiteSpec } from '@sitewright/site-spec';
import type { Brief } from './brief/brief.ts';

type JsonLd = SiteSpec['meta']['jsonLd'];

const TYPES = new Map(
  Object.entries({
    bakery: 'Bakery',
    cafe: 'CafeOrCoffeeShop',
    restaurant: 'Restaurant',
    bar: 'BarOrPub',
    brewery: 'Brewery',
    winery: 'Winery',
    dentist: 'Dentist',
    clinic: 'MedicalClinic',
    veterinary: 'VeterinaryCare',
    pharmacy: 'Pharmacy',
    salon: 'BeautySalon',
    gym: 'ExerciseGym',
    hotel: 'Hotel',
    florist: 'Florist',
    shop: 'Store',
    bookshop: 'BookStore',
    'law firm': 'LegalService',
    accountant: 'AccountingService',
    'real estate': 'RealEstateAgent',
    travel: 'TravelAgency',
    garage: 'AutoRepair',
    museum: 'Museum',
    library: 'Library',
    nonprofit: 'NGO',
    school: 'School',
    university: 'CollegeOrUniversity',
  }),
);
/** Of the types of schema.org, those that may say when they are open. */
const WITH_HOURS: ReadonlySet<string> = new Set(TYPES.values());
const EVENT_KINDS = new Set(['conference', 'concert', 'festival', 'sports', 'wedding', 'party', 'theatre']);
const PERSON_KINDS = new Set(['photographer', 'artist', 'writer', 'developer', 'resume']);

/** schema.org objects from what the prompt gave, and nothing else. */
export function jsonLdOf(brief: Brief, description: string): JsonLd {
  if (brief.organisation === undefined) return [];
  const kind = brief.kindWords[0] ?? '';
  const base = {
    '@context': 'https://schema.org',
    name: brief.organisation,
    ...(description === '' ? {} : { description }),
  };
  const date = brief.dates.find((entry) => /\d{4}/u.test(entry.value));
  if (EVENT_KINDS.has(kind) && date) {
    return [
      {
        ...base,
        '@type': 'Event',
        startDate: date.value,
        ...(brief.place ? { location: { '@type': 'Place', name: brief.place } } : {}),
      },
    ];
  }
  if (brief.buildType !== 'website') return [];
  const type =
    PERSON_KINDS.has(kind) && /^\p{Lu}\S+ \p{Lu}\S+$/u.test(brief.organisation)
      ? 'Person'
      : (TYPES.get(kind) ?? 'Organization');
  const [email] = brief.contacts.emails;
  const [telephone] = brief.contacts.phones;
  const [street] = brief.contacts.addresses;
  const address = {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(brief.place ? { addressLocality: brief.place } : {}),
  };
  return [
    {
      ...base,
      '@type': type,
      ...(email ? { email } : {}),
      ...(telephone ? { telephone } : {}),
      ...(street || brief.place ? { address } : {}),
      ...(brief.hours.length > 0 && WITH_HOURS.has(type)
        ? { openingHours: brief.hours.map((line) => `${line.days} ${line.hours}`.trim()) }
        : {}),
    },
  ];
}
