import type { SectionType } from '@sitewright/site-spec';
import type { Brief, Fact, Request } from '../../../brief/brief.ts';
import type { WebsiteDraft } from '../../../draft/draft.ts';
import { type SectionPart, websiteItem, websitePart } from '../../../draft/website.ts';
import { findKindPack } from '../../../packs/kind-pack.ts';
import { begun, capitalised, factWithLead, looseFacts, textsOf } from '../common/facts.ts';
import { headOf } from '../common/head.ts';
import { createLedger } from '../common/ledger.ts';
import { materialOf, piecesOf } from '../common/pieces.ts';
import { type Mode, voiceOf } from '../common/voice.ts';
import { adopt, dropAsked, OFFERS, placeQuestions } from './asked.ts';
import { dropAskedCharts, placeCharts } from './charts.ts';
import { contactsFrom, formPart, hasLocation, locationPart, mailOf } from './contact.ts';
import { placeFeatures } from './features.ts';
import { addActions, heroPart, leadButtons } from './hero.ts';
import { dropTold, placeRest, takeContacts } from './organise.ts';
import { distribute, type Page } from './pages.ts';
import { placeRequested } from './requests.ts';
import { addSections, noContacts, type Site } from './site.ts';

/** Facts that no passage holds and that are not told by what the thing is called. */
function unwritten(brief: Brief): Fact[] {
  const head = [brief.title, brief.organisation, brief.descriptor || brief.subject];
  const told = textsOf(piecesOf(brief));
  // An address stands with the ways to reach somebody, whatever the first screen says.
  const places = looseFacts(brief, told).filter(({ kind }) => kind === 'address');
  return [...new Set([...places, ...looseFacts(brief, [...head, ...told])])];
}

/** How what is sold is to be shown, where the order or the kind of project says so. */
function offersOf(brief: Brief): SectionType | undefined {
  const wanted = brief.requested.filter(({ kind }) => kind === 'section' || kind === 'page');
  const asked = wanted.map(({ target }) => OFFERS.find((kind) => kind === target)).find(Boolean);
  const isShop = brief.requested.some(({ kind, target }) => kind === 'feature' && target === 'cart');
  return (
    asked ??
    (isShop ? 'productGrid' : undefined) ??
    findKindPack(brief.kind)?.sections.find((kind) => OFFERS.includes(kind))
  );
}

/** A single page asked for by its kind ("a portfolio page") is the whole site: its kind is a section. */
function onePage(brief: Brief): Brief {
  const pages = brief.requested.filter(({ kind, target }) => kind === 'page' && target !== 'home');
  if (pages.length !== 1 || pages[0]?.unit === 'own') return brief;
  const isThere = (target: string): boolean =>
    brief.requested.some((one) => one.kind === 'section' && one.target === target);
  return {
    ...brief,
    requested: brief.requested.flatMap((one) =>
      one !== pages[0] ? one : isThere(one.target) || one.target === '' ? [] : { ...one, kind: 'section' },
    ),
  };
}

function createSite(given: Brief, mode: Mode): Site {
  const brief = onePage(given);
  const ledger = createLedger(given);
  return {
    brief,
    mode,
    voice: voiceOf(brief.language),
    material: materialOf(brief),
    ledger,
    absent: new Set(brief.requested.filter(({ kind }) => kind === 'absence').map(({ target }) => target)),
    offers: offersOf(brief),
    contacts: noContacts(),
    mail: undefined,
    sections: [],
  };
}

/** What nobody asked a section for, but is known about reaching somebody, at the end. */
function placeContacts(site: Site): void {
  const { contacts, voice } = site;
  site.contacts = noContacts();
  const form = site.sections.some(({ part }) => part.kind === 'contactForm' || part.kind === 'booking');
  const isPlaced = site.sections.some(({ part, asked }) => part.kind === 'locationHours' && !asked);
  if (hasLocation(contacts)) {
    addSections(site, [locationPart(contacts, contacts.groups[0]?.heading || voice.label('contact'), site)]);
  } else if (site.mail !== undefined && !form && !isPlaced && !site.absent.has('contactForm')) {
    addSections(site, [formPart('contactForm', voice.label('contact'), site)]);
  }
}

/** What is written, item by item, so that a fact taken apart is known again. */
const writtenOn = (site: Site): string[] =>
  site.sections.flatMap(({ part: { items, ...part } }) => [
    ...textsOf(part),
    ...items.map((item) => textsOf(item).join(' ')),
  ]);

/** Facts that stand nowhere yet, each with its words, under a heading that claims nothing. */
function placeNotes(site: Site): void {
  const loose = looseFacts(site.brief, writtenOn(site)).filter(
    ({ kind, lead }) => kind !== 'number' || lead !== '',
  );
  if (loose.length === 0) return;
  const points = [...new Set(loose.map(factWithLead))];
  addSections(site, [
    websitePart('richText', { heading: site.voice.say('more', {}), items: [websiteItem({ points })] }),
  ]);
}

/** Sections that close a page, in this order. */
const LAST: readonly SectionType[] = [
  ...(['newsletter', 'callToAction', 'booking'] as const),
  ...(['locationHours', 'contactForm', 'unsupportedFeature'] as const),
];

/** Ways to get in touch close a page, unless the person numbered its sections. */
function contactsLast(site: Site): void {
  if (site.brief.requested.some(({ kind }) => kind === 'order')) return;
  const rank = ({ part }: Site['sections'][number]): number => LAST.indexOf(part.kind);
  site.sections = site.sections.toSorted((one, other) => rank(one) - rank(other));
}

/** The address that forms are sent to is asked for once. */
function askOnce({ sections }: Site): void {
  const forms = sections.filter(({ part }) => part.kind === 'contactForm' || part.kind === 'booking');
  for (const { part } of forms.slice(1)) part.note = '';
}

const LEAST_TOLD = 3;

/** A page that says enough asks nothing on its first screen. */
function askLess(hero: SectionPart, site: Site): void {
  const told = site.sections.filter(({ asked }) => !asked);
  if (hero.heading.startsWith('[[') || !hero.intro.startsWith('[[')) return;
  const isDone = site.brief.requested.some(({ kind, inside }) => kind === 'feature' && inside !== '');
  if (told.length > LEAST_TOLD || isDone) hero.intro = '';
}

/** A place beside a form has words of its own over it, where both have the neutral ones. */
function tellApart({ sections, voice }: Site): void {
  const form = sections.find(({ part }) => part.kind === 'contactForm')?.part;
  for (const { part } of sections) {
    if (part.kind !== 'locationHours' || part.heading !== form?.heading) continue;
    const isHours =
      part.items.every(({ place }) => place === '') && part.items.some(({ points }) => points.length > 0);
    part.heading = voice.label(isHours ? 'openingHours' : 'location');
  }
}

/** Running text under the same words stands together, where the first of it stood. */
function joinTexts(site: Site): void {
  for (const section of site.sections) {
    const first = site.sections.find(
      ({ part, inside }) =>
        part.kind === 'richText' && part.heading === section.part.heading && inside === section.inside,
    );
    if (section.part.kind !== 'richText' || first === undefined || first === section || section.asked)
      continue;
    first.part.items.push(...section.part.items);
    section.part.items = [];
  }
  site.sections = site.sections.filter(
    ({ part, asked }) => part.kind !== 'richText' || asked || part.items.length > 0 || part.intro !== '',
  );
}

/** A place without a name of its own has that of the site. */
function namePlaces({ sections, brief }: Site): void {
  const name = brief.organisation || brief.title || capitalised(brief.subject);
  for (const { part } of sections) {
    if (part.kind !== 'locationHours') continue;
    for (const item of part.items) item.title ||= name;
  }
}

/** A ref of its own for each section that has none yet, by its kind. */
function nameParts(site: Site): void {
  const used = new Set(site.sections.map(({ part }) => part.ref));
  for (const { part } of site.sections) {
    for (let n = 1; part.ref === ''; n += 1) {
      const ref = n === 1 ? part.kind : `${part.kind}-${n}`;
      if (!used.has(ref)) part.ref = ref;
    }
    used.add(part.ref);
  }
}

/** Which sections answer a request; what is a matter of form is done by assembling. */
function planOf(
  request: Request,
  pages: readonly Page[],
  site: Site,
): Pick<WebsiteDraft['requested'][number], 'plan' | 'refs' | 'note'> {
  const page = pages.find((one) => one.request?.id === request.id);
  const onPage = site.sections.filter(({ part }) => part.page === page?.ref);
  if (page !== undefined)
    return { plan: 'done', refs: [page.ref, ...onPage.map(({ part }) => part.ref)], note: '' };
  const sections = site.sections.filter(
    ({ request: of }) =>
      of?.id === request.id || (request.kind === 'page' && of?.target === request.target && of.target !== ''),
  );
  const refs = sections.map(({ part }) => part.ref);
  if (refs.length > 0) return { plan: 'done', refs, note: '' };
  const isFormal = !['section', 'feature', 'page'].includes(request.kind);
  return { plan: isFormal || request.target === 'hero' ? 'done' : 'adapted', refs, note: '' };
}

/** A website from a brief: the person's words in sections by what they are, and questions where there are none. */
export function writeWebsite(brief: Brief, mode: Mode): WebsiteDraft {
  const site = createSite(brief, mode);
  const loose = unwritten(brief);
  dropTold(site);
  site.contacts = contactsFrom(takeContacts(site), loose, site);
  site.mail = mailOf(site.contacts, brief.facts);
  const hero = heroPart(site, loose);
  addSections(site, [hero]);
  const charts = placeCharts(site);
  placeRequested(site);
  dropAskedCharts(site);
  placeFeatures(site);
  placeRest(site);
  adopt(site);
  dropAsked(site);
  joinTexts(site);
  placeContacts(site);
  placeQuestions(site);
  contactsLast(site);
  askOnce(site);
  askLess(hero, site);
  for (const { part } of site.sections) part.heading = begun(part.heading);
  tellApart(site);
  nameParts(site);
  leadButtons(hero, site);
  addActions(hero, site.sections, site);
  placeNotes(site);
  namePlaces(site);
  const pages = distribute(site);
  nameParts(site);
  return {
    ...headOf(brief, site.voice.label('yourName')),
    datasets: [],
    charts,
    pages: pages.map(({ request: _request, ...page }) => page),
    parts: site.sections.map(({ part }) => part),
    requested: site.ledger.entries((request) => planOf(request, pages, site)),
  };
}
