import {
  type Asset,
  isFormSection,
  isGroundAlone,
  type Page,
  type Section,
  type SectionType,
  type WebsiteContent,
} from '@sitewright/site-spec';
import type { WebsiteDraft } from '../../draft/draft.ts';
import { type SectionPart, websitePart } from '../../draft/website.ts';
import { type AssembleContext, type Assembled, roomFor } from '../context.ts';
import { within } from '../ids.ts';
import { ornamentAsset, siteOrnament, thingAsset, thingOfTrade } from '../ornament.ts';
import { brightGround, groundsFor } from './grounds.ts';
import { createPicker } from './layouts.ts';
import { aidsOf, contactPlace, footerOf, navigationOf, siteOf } from './navigation.ts';
import type { Ground, SectionContext } from './section-context.ts';
import * as cards from './sections/cards.ts';
import { comparison } from './sections/comparison.ts';
import * as contact from './sections/contact.ts';
import { hero } from './sections/hero.ts';
import * as offers from './sections/offers.ts';
import * as story from './sections/story.ts';
import * as trust from './sections/trust.ts';
import { type PlannedPage, type PlannedPart, planSite, type SitePlan } from './site-plan.ts';

/** One builder a kind, under its name: the compiler asks for the next. */
const BUILDERS: Record<SectionType, (section: SectionContext) => Section | undefined> = {
  ...{ ...cards, ...offers, ...story, ...trust, ...contact },
  ...{ hero, comparison },
};

/** Kinds whose sections have no place for items, for a table, for a chart: those stand in a section of their own. */
const hasNoItems = (kind: SectionType): boolean =>
  isFormSection(kind) || ['chart', 'comparison', 'unsupportedFeature'].includes(kind);
const MOST_SECTIONS = 40;

/** A section that has what its kind shows; a hero and a call to action say enough in their words. */
const filled = (own: Section | undefined): Section | undefined =>
  own?.items.length !== 0 || hasNoItems(own.type) || own.type === 'hero' || own.type === 'callToAction'
    ? own
    : undefined;

/** A part's section, and what it can't hold as sections after it; running text where its kind has nothing to show. */
function sectionsOf(section: SectionContext): Section[] {
  const { part, id, context } = section;
  const own = filled(BUILDERS[part.kind](section)) ?? filled(story.richText(section)) ?? titled(section);
  const { columns, rows, chart: shown } = part;
  const beside = (name: string, kind: SectionType, items: SectionPart['items']): Section[] => {
    const rest = websitePart(kind, { items, columns, rows, chart: shown });
    return [filled(BUILDERS[kind]({ ...section, id: within(id, name), part: rest })) ?? []].flat();
  };
  const sections = [
    own ?? [],
    hasNoItems(part.kind) && own?.type !== 'richText' ? beside('items', 'richText', part.items) : [],
    part.kind === 'comparison' ? [] : beside('table', 'comparison', []),
    part.kind === 'chart' ? [] : beside('chart', 'chart', []),
  ].flat();
  if (sections.length === 0 && part.heading.trim() !== '')
    context.warn('part_left_out', `There is nothing in "${part.heading.slice(0, 120)}", so it was left out.`);
  return sections;
}

/** Words over a section that has nothing else, but leads on. */
function titled(section: SectionContext): Section | undefined {
  return section.part.actions.length > 0 ? contact.callToAction(section) : undefined;
}

interface Site {
  plan: SitePlan;
  context: AssembleContext;
  chartFor: SectionContext['chartFor'];
}

function pageOf(page: PlannedPage, { plan, context, chartFor }: Site): Page {
  const linkTo = plan.linkFrom(page);
  const isHome = page.path === '/';
  // Where words alone open the site of an office, they stand on its deep ground, but where an accent alone was ordered.
  const lead = context.theme.named.find(({ role }) => role === 'primary' || role === 'accent')?.role;
  const isBare = isGroundAlone(context.theme);
  const isOffice = context.look.mood === 'civic' && lead !== 'accent' && !isBare;
  const [first] = page.parts.map(({ part }) => part);
  const bright = brightGround(context.theme);
  const isBright = first?.kind === 'hero' && first.picture === '';
  const opening = isHome ? (isOffice ? 'dark' : 'default') : (isBright && bright) || 'default';
  const kinds = page.parts.map(({ part }) => part.kind);
  const grounds = groundsFor(kinds, opening, bright ?? 'surface', isBare);
  const pick = createPicker();
  const place = contactPlace(plan);
  const sections = page.parts.flatMap(({ part, id }: PlannedPart, index) => {
    const ground: Ground = grounds[index] ?? 'default';
    const contactHref = place === undefined || place.id === id ? undefined : linkTo(place.id);
    return sectionsOf({ context, isHome, part, id, linkTo, ground, pick, contactHref, chartFor });
  });
  const texts = context.texts();
  const name = siteOf(context).name;
  return {
    id: page.id,
    path: page.path,
    title: page.title,
    seo: {
      title:
        texts.plain('title', isHome || page.title === name ? page.title : `${page.title} – ${name}`, 120) ??
        name,
      description: texts.plain('description', page.description || context.head.summary, 300) ?? '',
    },
    sections: roomFor(sections, MOST_SECTIONS, { what: `sections of "${page.title}"`, ...context }),
  };
}

/** Ids of parts that nothing came of: they can't be linked to. */
function missingParts(plan: SitePlan, pages: readonly Page[]): Set<string> {
  const shown = new Set(pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  return new Set(plan.pages.flatMap(({ parts }) => parts.map(({ id }) => id)).filter((id) => !shown.has(id)));
}

/** A draft of a website as pages, with what stands on each of them. */
export function assembleWebsite(
  draft: WebsiteDraft,
  context: AssembleContext,
  chartFor: SectionContext['chartFor'],
): Assembled<WebsiteContent> {
  const whole = planSite(draft, context);
  const drawn = whole.pages.map((page) => pageOf(page, { plan: whole, context, chartFor }));
  const missing = missingParts(whole, drawn);
  const plan = missing.size === 0 ? whole : planSite(draft, context, missing);
  const pages =
    missing.size === 0 ? drawn : plan.pages.map((page) => pageOf(page, { plan, context, chartFor }));
  const site = siteOf(context);
  const ornament = ornamentFor(pages, context);
  return {
    content: {
      site,
      navigation: navigationOf(plan, context),
      footer: footerOf(plan, context, site),
      aids: aidsOf(plan, context),
      pages: ornament === undefined ? pages : withOrnament(pages, ornament.id),
    },
    assets: ornament === undefined ? [] : [ornament],
  };
}

/** The first page's opening has the project's ornament: beside its words, or as a strip under a title that is short. */
function ornamentFor(pages: readonly Page[], context: AssembleContext): Asset | undefined {
  const opening = pages[0]?.sections[0];
  if (opening?.type !== 'hero' || opening.image !== undefined) return undefined;
  if (opening.questions?.includes('image') === true) return undefined;
  const thing = thingOfTrade(context);
  if (thing !== undefined) return thingAsset(context, 'site_trade', thing);
  const size = opening.layout === 'minimal' ? { width: 2400, height: 480 } : { width: 1080, height: 1080 };
  const ornament = siteOrnament(context);
  return ornament && ornamentAsset(context, 'site_ornament', ornament, size);
}

const withOrnament = (pages: readonly Page[], image: string): Page[] =>
  pages.map((page, index) => {
    const [opening, ...rest] = page.sections;
    return index > 0 || opening?.type !== 'hero'
      ? page
      : { ...page, sections: [{ ...opening, image }, ...rest] };
  });
