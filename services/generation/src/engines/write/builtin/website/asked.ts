import type { SectionType } from '@sitewright/site-spec';
import type { SectionPart } from '../../../draft/website.ts';
import { findKindPack } from '../../../packs/kind-pack.ts';
import { formPart } from './contact.ts';
import { headingLabel } from './section-kind.ts';
import type { Site } from './site.ts';
import { emptyPart } from './slots.ts';

/** Sections that show what is sold. */
export const OFFERS: readonly SectionType[] = ['menu', 'productGrid', 'services', 'pricing'];

const TABLED: ReadonlySet<SectionType> = new Set(['events', 'timeline', 'stats', 'comparison', 'chart']);

const LISTED: ReadonlySet<SectionType> = new Set([
  ...(['portfolio', 'services', 'features', 'steps', 'timeline', 'events'] as const),
]);

/** A section that was asked for and has questions alone takes over what came up of its kind elsewhere. */
export function adopt(site: Site): void {
  const suits = (found: SectionType, kind: SectionType): boolean =>
    (OFFERS.includes(kind) && (OFFERS.includes(found) || found === 'comparison')) ||
    (TABLED.has(kind) && found === 'comparison') ||
    (LISTED.has(kind) && (found === 'features' || found === 'richText'));
  const overview = site.voice.label('overview');
  const isNeutral = ({ kind, heading }: SectionPart): boolean =>
    ['', ...[headingLabel(kind), 'overview', 'pricing'].map(site.voice.label)].includes(heading);
  for (const asked of site.sections.filter((section) => section.asked)) {
    const { kind, heading } = asked.part;
    const found = site.sections.find(
      ({ part, request, asked: empty }) =>
        !empty &&
        request === undefined &&
        (!OFFERS.includes(kind) || part.items.some(({ value }) => value !== '') || isNeutral(part)) &&
        (part.kind === kind ||
          (suits(part.kind, kind) &&
            (!LISTED.has(kind) || OFFERS.includes(part.kind) || part.heading === overview))),
    );
    const isOther = kind === 'richText' && asked.request?.target !== 'about';
    if (found === undefined || isOther || kind === 'unsupportedFeature') continue;
    const own = isNeutral(found.part) ? heading : found.part.heading;
    asked.part = { ...found.part, heading: own };
    asked.asked = false;
    site.sections = site.sections.filter((section) => section !== found);
  }
}

/** Nothing is asked twice: what is sold stands in one section, whatever it was called. */
export function dropAsked(site: Site): void {
  const offers = site.sections.find(
    ({ part, asked }) => !asked && OFFERS.includes(part.kind) && part.items.some(({ value }) => value !== ''),
  );
  site.sections = site.sections.filter((section) => {
    const isDouble =
      section.asked &&
      offers !== undefined &&
      OFFERS.includes(section.part.kind) &&
      (section.part.kind !== 'pricing' || offers.part.kind === 'pricing');
    if (isDouble && section.request !== undefined) site.ledger.plan(section.request, 'adapted');
    return !isDouble;
  });
}

/** What a small site of a kind that is not known answers. */
const USUAL: readonly SectionType[] = ['services', 'richText', 'locationHours', 'contactForm', 'faq'];
/** What nobody is asked for who did not speak of it. */
const UNASKED: ReadonlySet<SectionType> = new Set([
  ...(['hero', 'video', 'chart', 'gallery', 'logos', 'comparison'] as const),
]);
const MOST_SECTIONS = { lite: 3, economy: 3, power: 6 };

/** Without an order for parts, the questions that a small site of its kind would answer. */
export function placeQuestions(site: Site): void {
  const parts = site.sections.some(({ part }) => part.kind === 'features');
  const does = site.brief.requested.filter(({ kind }) => kind === 'feature').length > 2;
  if (parts || does || site.brief.requested.some(({ kind }) => kind === 'section' || kind === 'page')) return;
  const content = site.sections.filter(
    ({ part }) => part.kind !== 'unsupportedFeature' && part.kind !== 'hero',
  );
  const ofKind = findKindPack(site.brief.kind)?.sections.filter((kind) => !UNASKED.has(kind));
  const isThere = (kind: SectionType): boolean =>
    (kind === 'contactForm' && content.some(({ part }) => part.kind === 'locationHours')) ||
    content.some(({ part }) => part.kind === kind || (OFFERS.includes(kind) && OFFERS.includes(part.kind)));
  const missing = (ofKind ?? USUAL).filter((kind) => !site.absent.has(kind) && !isThere(kind));
  for (const kind of missing.slice(0, Math.max(0, MOST_SECTIONS[site.mode] - content.length))) {
    const heading = site.voice.label(kind === 'locationHours' ? 'location' : headingLabel(kind));
    const part =
      kind === 'contactForm' ? formPart(kind, heading, site) : emptyPart(kind, heading, site.voice);
    site.sections.push({ part, request: undefined, inside: '', asked: true });
  }
}
