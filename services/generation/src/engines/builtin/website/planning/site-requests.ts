import type { Brief, RequestedSection, SectionKind, Span } from '../../brief/brief.ts';
import { isSubscription } from '../offered-names.ts';
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

/** The sections asked for: one entry a kind and page, with the words of all that asked for it. */
export function siteRequests(brief: Brief): RequestedSection[] {
  const merged = new Map<string, RequestedSection>();
  for (const request of brief.sections) {
    if (
      request.kind === 'hero' ||
      request.kind === 'unsupportedFeature' ||
      brief.absentSections.includes(request.kind)
    )
      continue;
    if (
      namesAnItem(brief, request) ||
      namesAPage(brief, request) ||
      namesTheSite(brief, request) ||
      isShownElsewhere(brief, request)
    )
      continue;
    const isSingular = request.kind !== 'contactForm' && request.kind !== 'richText';
    const key = `${request.kind} ${request.page ?? ''} ${isSingular ? '' : request.label.toLowerCase()}`;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { ...request, details: [...recoverDetails(brief, request)] });
    else {
      known.details.push(...request.details.filter((detail) => !known.details.includes(detail)));
      known.count ??= request.count;
      known.atLeast ??= request.atLeast;
    }
  }
  return [...merged.values()];
}
