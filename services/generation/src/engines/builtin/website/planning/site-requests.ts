import type { Brief } from '../../brief/brief.ts';
import type { RequestedSection, SectionKind } from '../../brief/requests.ts';
import type { Span } from '../../brief/span.ts';
import { isSubscription } from '../offered-names.ts';
import { namedPeople } from '../people-in-prose.ts';
import { recoverDetails } from '../recover-details.ts';

const within = (inner: Span, outer: Span): boolean => inner[0] >= outer[0] && inner[1] <= outer[1];
const CARRIES_PRICES: readonly SectionKind[] = ['menu', 'productGrid', 'services', 'events'];

/** "Team $99/month" names a plan, not the people: a request that is nothing but a priced thing's name is none. */
function namesAnItem(brief: Brief, request: RequestedSection): boolean {
  if (CARRIES_PRICES.includes(request.kind) || request.kind === 'pricing') return false;
  const text = request.text.toLowerCase();
  return brief.items.some(
    ({ name, price, span }) =>
      within(request.span, span) ||
      (text.startsWith(name.toLowerCase()) && text.includes(price.toLowerCase())),
  );
}

const PEOPLE_OR_NAMES: readonly SectionKind[] = ['team', 'logos', 'testimonials'];
const MOST_ENTRIES = 30;

/** "320 employees" and "35 partner stores" are figures to show, "drinks 14:30" is a line of a schedule. */
function namesAFigure(brief: Brief, request: RequestedSection): boolean {
  if (PEOPLE_OR_NAMES.includes(request.kind)) {
    if ((request.count ?? 0) > MOST_ENTRIES) return true;
    return [...request.text.matchAll(/\d[\d.,]*/g)].some(
      ({ 0: digits }) => Number(digits.replace(/[.,]/g, '')) > MOST_ENTRIES,
    );
  }
  const hasSchedule = brief.sections.some(({ kind }) => kind === 'events');
  return request.kind === 'menu' && hasSchedule && /\d{1,2}[:.h]\d{2}/.test(request.text);
}

/** "returns policy page" is a page; it need not be a section of the first page too. */
function namesAPage(brief: Brief, request: RequestedSection): boolean {
  if (request.kind !== 'richText') return false;
  const text = request.text.toLowerCase();
  return brief.pages.some(
    ({ title, span }) =>
      within(request.span, span) || within(span, request.span) || text.includes(title.toLowerCase()),
  );
}

/** "portfolio for Ada Winter" says what the site is; the work is shown by the galleries asked for after it. */
function namesTheSite(brief: Brief, request: RequestedSection): boolean {
  if (request.kind !== 'portfolio' && request.kind !== 'productGrid') return false;
  const isOpening = request.span[0] < 40 && request.details.length === 0 && request.count === undefined;
  const shown: SectionKind = request.kind === 'portfolio' ? 'gallery' : 'menu';
  return isOpening && brief.sections.some(({ kind }) => kind === shown);
}

/** "our breads with prices": the prices stand with the breads, not in a table of their own. */
function isShownElsewhere(brief: Brief, request: RequestedSection): boolean {
  if (request.kind !== 'pricing' || brief.items.length === 0 || brief.items.some(isSubscription))
    return false;
  if (brief.pages.some(({ title }) => title.toLowerCase() === request.label.toLowerCase())) return false;
  return brief.sections.some(
    ({ kind, span }) =>
      CARRIES_PRICES.includes(kind) && kind !== 'events' && span[0] <= request.span[0] && kind !== 'services',
  );
}

/** "2 hours" is how long a thing takes, and "company" in the first words is what the site is for. */
function namesThePrompt(brief: Brief, request: RequestedSection): boolean {
  if (request.kind === 'richText') return brief.text.trimStart().startsWith(request.text);
  const isPlaced = brief.hours.length > 0 || brief.contacts.addresses.length > 0;
  return request.kind === 'locationHours' && !isPlaced && /\d|forty|hundred/i.test(request.text);
}

/** Case studies are work to show, whoever tells of them. */
const VOICES =
  /testimonial|review|kundenstimm|bewertung|témoign|\bavis\b|opinion|reseña|recensi|depoiment|ervaring/i;

/** "4 rooms (Lemon, Orange)": rooms by name are what there is to see, whether or not they have a price. */
const areRooms = (request: RequestedSection): boolean =>
  request.kind === 'pricing' &&
  /room|zimmer|chambre|habitacion|camer[ae]|quarto|kamer|pokoj|部屋|客室|客房|غرف|कमर/iu.test(request.text) &&
  request.details.length > 1 &&
  !request.details.some((detail) => /\d/.test(detail));

/** "Partners: Dana Kim CPA, Omar Farouk CPA" are people, where the prompt names them as such. */
const arePartners = (brief: Brief, request: RequestedSection): boolean =>
  request.kind === 'logos' &&
  /partner|assoc|soci|vennot/iu.test(request.text) &&
  request.details.length > 0 &&
  request.details.every((detail) =>
    namedPeople(brief).some(({ name, role }) => detail.startsWith(name) && /,|^$/.test(role ?? '')),
  );

const withKind = (brief: Brief, request: RequestedSection): RequestedSection =>
  arePartners(brief, request)
    ? { ...request, kind: 'team' }
    : areRooms(request)
      ? { ...request, kind: 'services' }
      : withoutVoices(brief, request);

const withoutVoices = (brief: Brief, request: RequestedSection): RequestedSection =>
  request.kind === 'testimonials' &&
  !VOICES.test(brief.text) &&
  /case stud|fallstudie|études? de cas|casos de|casi di|estudos de caso|casestud/i.test(request.text)
    ? { ...request, kind: 'portfolio' }
    : request;

const isBuilt = (brief: Brief, { kind }: RequestedSection): boolean =>
  kind !== 'hero' && kind !== 'unsupportedFeature' && !brief.absentSections.includes(kind);

/** Readings that sound like a section and mean something else. */
const MISREADINGS = [
  namesAnItem,
  namesAFigure,
  namesAPage,
  namesTheSite,
  namesThePrompt,
  isShownElsewhere,
] as const;

/** Requests of one kind are one section; forms and texts of different names stay apart. */
function keyOf({ kind, page, label }: RequestedSection): string {
  const isSeveral = kind === 'contactForm' || kind === 'richText';
  return `${kind} ${page ?? ''} ${isSeveral ? label.toLowerCase() : ''}`;
}

/** The sections asked for: one entry a kind and page, with the words of all that asked for it. */
export function siteRequests(brief: Brief): RequestedSection[] {
  const usable = brief.sections
    .map((request) => withKind(brief, request))
    .filter(
      (request) => isBuilt(brief, request) && !MISREADINGS.some((isMisread) => isMisread(brief, request)),
    );
  usable.sort((left, right) => left.span[0] - right.span[0]);
  const merged = new Map<string, RequestedSection>();
  for (const request of usable) {
    const details = recoverDetails(brief, request, usable);
    const known = merged.get(keyOf(request));
    if (known === undefined) merged.set(keyOf(request), { ...request, details: [...details] });
    else {
      known.details.push(...details.filter((detail) => !known.details.includes(detail)));
      known.count ??= request.count;
      known.atLeast ??= request.atLeast;
    }
  }
  return [...merged.values()];
}
