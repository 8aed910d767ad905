import { FORM_SECTIONS, isFormSection, type SectionType } from '@sitewright/site-spec';
import type { Brief, Request } from '../../../brief/brief.ts';
import { type SectionPart, websiteItem, websitePart } from '../../../draft/website.ts';
import { capitalised } from '../common/facts.ts';
import type { Piece } from '../common/pieces.ts';
import { formPart, hasLocation, locationPart } from './contact.ts';
import { hasNoItems, naturalSections, sectionsFrom } from './fill.ts';
import { namesIn } from './form-fields.ts';
import { BY_NATURE, headingLabel, isSectionKind, sectionKindOf } from './section-kind.ts';
import { addSections, noContacts, type Section, type Site } from './site.ts';
import { emptyPart, slots } from './slots.ts';

/** What is counted, by the section that holds it. */
const COUNTED: Readonly<Record<string, SectionType>> = {
  questions: 'faq',
  plans: 'pricing',
  posts: 'posts',
  steps: 'steps',
  people: 'team',
  pictures: 'gallery',
};

/** How many items a section must have at least; 0 where nothing is said. */
function countOf(request: Request | undefined, kind: SectionType, site: Site): number {
  const counts = site.brief.requested.filter(({ kind: of, bound }) => of === 'count' && bound !== 'most');
  const own = counts.find(
    ({ id, inside, target }) =>
      id === request?.id || (inside === request?.id && !['pages', 'words'].includes(target)),
  );
  const found =
    own ?? counts.find(({ inside, target }) => inside === '' && (COUNTED[target] ?? target) === kind);
  if (found !== undefined) site.ledger.plan(found, 'done');
  return found?.value ?? 0;
}

const MOST_COUNTED = 24;

/** Fills up to a count that was asked for, each missing item a slot of its own under one line that asks for them. */
function fillUp({ part, request, asked }: Section, site: Site): void {
  const wanted = Math.min(countOf(request, part.kind, site), MOST_COUNTED);
  if (wanted === 0) return;
  const given = asked ? [] : part.items;
  part.items = [...given, ...slots(part.kind, given.length + 1, wanted, site.voice)];
  if (given.length < wanted && part.intro === '') part.intro = site.voice.askSection(part.kind)[0] ?? '';
}

const headingOf = (request: Request, pieces: readonly Piece[], kind: SectionType, site: Site): string =>
  capitalised(request.title || pieces[0]?.heading || '') || site.voice.label(headingLabel(kind));

/** A form or a place: what is known about reaching somebody goes to the first section that has room for it. */
export function contactParts(
  kind: SectionType,
  heading: string,
  site: Site,
  names: readonly string[] = [],
): SectionPart[] {
  const { contacts } = site;
  if (isFormSection(kind)) {
    // One form takes all bookings, but for one with fields of its own.
    const isDouble =
      kind === 'booking' && names.length === 0 && site.sections.some(({ part }) => part.kind === kind);
    return isDouble ? [] : [formPart(kind, heading, site, names)];
  }
  const isThere = site.sections.some(({ part, asked }) => part.kind === 'locationHours' && !asked);
  if (!hasLocation(contacts) && isThere) return [];
  if (!hasLocation(contacts)) return [emptyPart('locationHours', heading, site.voice)];
  site.contacts = noContacts();
  return [locationPart(contacts, heading, site)];
}

/** Sections that live from ways to reach somebody. */
export const CONTACT_KINDS: ReadonlySet<string | undefined> = new Set([...FORM_SECTIONS, 'locationHours']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a heading names what was asked for: one has all words of the other. */
export function isAbout(heading: string, names: readonly string[]): boolean {
  const own = wordsOf(heading);
  return names.some((name) => {
    const asked = wordsOf(name);
    const [short, long] = own.length < asked.length ? [own, asked] : [asked, own];
    return short.length > 0 && short.every((word) => long.includes(word));
  });
}

/** What was given for a request, or stands under its words. */
function givenFor(request: Request, site: Site): Piece[] {
  const own = site.material.takeFor(request);
  if (own.length > 0) return own;
  const kind = sectionKindOf(request.target);
  const label = kind === undefined ? '' : site.voice.label(headingLabel(kind));
  const names = [request.title, label, site.voice.label(request.target)].filter(Boolean);
  return site.material.take(({ under, heading }) => isAbout(under || heading, names));
}

/** "Obala kneza 17", "8 Quiet Street": where a part for a place was ordered, an address. */
const NUMBERED = /^(?:\d+\p{L}?\s.{1,50}|.{1,50}\s\d+\p{L}?)$/u;

/** One section that was asked for, with what was given for it. */
function sectionFor(request: Request, site: Site): void {
  const given = givenFor(request, site);
  const kind = sectionKindOf(request.target) ?? (request.target === '' ? undefined : 'richText');
  const isCounted = countOf(request, kind ?? 'features', site) > 0;
  if (kind !== undefined && CONTACT_KINDS.has(kind)) {
    const heading = headingOf(request, [], kind, site);
    const names = isFormSection(kind) && kind !== 'newsletter' ? namesIn(given, heading, site.voice) : [];
    const places = given.flatMap((one) =>
      one.kind === 'prose' ? one.sentences.map(({ text }) => text) : [''],
    );
    const isPlace = kind === 'locationHours' && places.every((text) => NUMBERED.test(text));
    if (isPlace) site.contacts.addresses.push(...places);
    const parts = contactParts(kind, heading, site, names);
    if (parts.length === 0) site.ledger.plan(request, 'done');
    addSections(site, parts, request);
    if (given.length > 0 && names.length === 0 && !isPlace) addSections(site, naturalSections(given, site));
  } else if (given.length === 0) {
    // "Artists (6 groups)": of what no pack knows, as many slots.
    const of = kind ?? (isCounted ? 'features' : 'richText');
    const heading = headingOf(request, [], of, site);
    const part = emptyPart(of, heading, site.voice);
    if (kind === undefined && isCounted) part.intro = site.voice.ask('items', 'text', heading);
    addSections(site, [part], request);
    for (const section of site.sections.slice(-1)) section.asked = true;
  } else {
    const natural = (): SectionPart[] => naturalSections(given, site);
    const parts =
      kind === undefined ? natural() : sectionsFrom(kind, headingOf(request, given, kind, site), given, site);
    const [main] = parts;
    if (kind === undefined && main && request.title !== '') main.heading = capitalised(request.title);
    addSections(site, parts, request);
  }
}

/** The functions that are listed in a section. */
export const functionsIn = ({ id }: Request, { requested }: Brief): Request[] =>
  requested.filter(({ kind, inside }) => kind === 'feature' && inside === id);

/** What a list of functions is called: who uses them, else what all can do there. */
export const overFunctions = ({ title, unit }: Request, { voice }: Site): string =>
  capitalised(title) || voice.label(unit === 'can' ? 'functions' : 'features');

const functionsPart = (request: Request, done: readonly Request[], site: Site): SectionPart =>
  websitePart('features', {
    heading: overFunctions(request, site),
    items: done.map(({ title }) => websiteItem({ title: capitalised(title) })),
  });

/** A menu of a site with pages is the one that leads to them. */
const isNavigation = ({ target, topics }: Request, { brief }: Site): boolean =>
  target === 'menu' && topics.length === 0 && brief.requested.some(({ kind }) => kind === 'page');

/** Sections in the order in which they were asked for, each with what was given for it, or with its questions. */
export function placeRequested(site: Site): void {
  for (const request of site.brief.requested) {
    const isPart =
      request.kind === 'section' || (request.kind === 'feature' && isSectionKind(request.target));
    if (!isPart || request.target === 'hero' || request.target === 'cover') continue;
    if (BY_NATURE.has(request.target) || isNavigation(request, site)) {
      site.ledger.plan(request, 'done');
      continue;
    }
    // A table is a form and no subject: what was given for it stands under its own words.
    if (request.target === 'table' && request.title === '') {
      site.ledger.plan(request, 'adapted');
      addSections(site, naturalSections(givenFor(request, site), site));
      continue;
    }
    const before = site.sections.length;
    const done = functionsIn(request, site.brief);
    if (done.length > 0) addSections(site, [functionsPart(request, done, site)], request);
    else sectionFor(request, site);
    const section = site.sections[before];
    if (section !== undefined && !hasNoItems(section.part.kind)) fillUp(section, site);
  }
}
