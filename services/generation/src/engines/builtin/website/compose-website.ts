import type { Page, Section, WebsiteContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { SectionKind } from '../brief/requests.ts';
import type { ComposeContext, Composed } from '../compose-context.ts';
import { findSiteRecipe } from '../recipe/sites/site-recipes.ts';
import { createCopywriter } from './copywriter.ts';
import { descriptorOf, placeOf } from './described.ts';
import { placeLeftovers } from './leftover-facts.ts';
import { buildFooter, buildNavigation } from './navigation.ts';
import { noteOutcomes } from './note-outcomes.ts';
import { offeredNames } from './offered-names.ts';
import { phrasesFor } from './phrases/phrases-for.ts';
import { planSite } from './planning/plan-site.ts';
import { assignPricedItems } from './priced-items.ts';
import { buildSection } from './sections/build-section.ts';
import { showableSentences } from './showable-sentences.ts';
import { clip, type PagePlan, type SiteDraft } from './site-draft.ts';
import { siteNameOf } from './site-name.ts';
import { listOf, slotsOf } from './slots.ts';
import { socialLinks } from './social-links.ts';
import { withActivity } from './with-activity.ts';

function startDraft(brief: Brief, context: ComposeContext): SiteDraft {
  const recipe = withActivity(findSiteRecipe(brief), brief);
  const pages = planSite(brief, context, recipe);
  const siteName = siteNameOf(brief, context.random('site name'));
  if (siteName.isInvented)
    context.warn('invented_name', `The prompt names nobody: "${siteName.name}" stands in`);
  return {
    brief,
    context,
    recipe,
    phrases: phrasesFor(context.language),
    isEnglish: context.language.startsWith('en'),
    copy: createCopywriter(context, slotsOf(brief, recipe, siteName)),
    pages,
    assets: [],
    pricedBySection: assignPricedItems(brief, pages),
    name: siteName.name,
    isNameInvented: siteName.isInvented,
  };
}

function taglineOf(draft: SiteDraft): string {
  const { brief } = draft;
  const [sentence] = showableSentences(brief);
  const short = sentence !== undefined && sentence.length <= 120 ? sentence : undefined;
  const subject = draft.copy.slots.subject ?? '';
  // A name that is what the prompt says of the thing needs no second word for it.
  const isTold =
    draft.name.toLowerCase().includes(subject.toLowerCase()) ||
    (draft.isEnglish && draft.copy.slots.thing !== draft.name);
  const tagline = descriptorOf(brief) ?? short ?? (isTold ? '' : subject);
  return clip(
    tagline.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    200,
  );
}

/** Sections whose lists are names of what is on offer. */
const NAMED: readonly SectionKind[] = [
  'services',
  'features',
  'menu',
  'productGrid',
  'gallery',
  'portfolio',
  'events',
];

interface Opening {
  tagline: string;
  lead?: string;
}

/** What a search result would say of a page: name, place and what is there, as short as it is seen. */
function describe(draft: SiteDraft, page: PagePlan, { tagline, lead = '' }: Opening): string {
  if (page.role !== 'home') return clip(`${page.title}, ${draft.name}`, 160);
  const listed = draft.pages.flatMap(({ sections }) =>
    sections.flatMap(({ kind, request }) => (NAMED.includes(kind) ? (request?.details ?? []) : [])),
  );
  const short = listed.filter(
    (name) => name.length <= 40 && name.length > 1 && !/[?:@$€£¥₹]|\d{2,}/.test(name),
  );
  const names = [...new Set([...short, ...offeredNames(draft.brief)])].slice(0, 6);
  const where = [draft.name, placeOf(draft.brief)].filter(
    (part, at) => part !== undefined && (at === 0 || !draft.name.includes(part)),
  );
  const what = names.length > 1 ? listOf(names, draft.context.language) : tagline === '' ? lead : tagline;
  return clip([where.join(', '), what].filter((part) => part !== '').join(': '), 200);
}

function leadIn(sections: readonly Section[]): { lead?: string } {
  const hero = sections.find((section) => section.type === 'hero');
  return hero?.type === 'hero' && typeof hero.lead === 'string' ? { lead: hero.lead } : {};
}

function buildPage(draft: SiteDraft, plan: PagePlan, tagline: string): Page {
  const sections = plan.sections.map((section) => buildSection(draft, section, plan));
  const title = plan.role === 'home' ? draft.name : `${plan.title} · ${draft.name}`;
  return {
    id: plan.id,
    path: plan.path,
    title: clip(plan.title, 120),
    seo: { title: clip(title, 70), description: describe(draft, plan, { tagline, ...leadIn(sections) }) },
    sections,
  };
}

/** Makes the website of a brief: pages by plan, each section by its builder, then navigation over what is there. */
export function composeWebsite(brief: Brief, context: ComposeContext): Composed<WebsiteContent> {
  const draft = startDraft(brief, context);
  const tagline = taglineOf(draft);
  const pages = draft.pages.map((plan) => buildPage(draft, plan, tagline));
  const social = socialLinks(brief, context);
  placeLeftovers(draft, pages, [tagline, ...social.map(({ label }) => label)]);
  const { addresses, emails, phones } = brief.contacts;
  const contact = {
    ...(emails[0] === undefined ? {} : { email: clip(emails[0], 200) }),
    ...(phones[0] === undefined ? {} : { phone: clip(phones[0], 60) }),
    ...(addresses[0] === undefined ? {} : { address: clip(addresses[0], 300) }),
    ...(brief.place === undefined ? {} : { place: clip(brief.place, 120) }),
  };
  noteOutcomes(draft, pages);
  return {
    title: clip(brief.title ?? draft.name, 120),
    description: clip(pages[0]?.seo.description ?? tagline, 300),
    content: {
      site: {
        name: clip(draft.name, 120),
        tagline,
        ...(Object.keys(contact).length === 0 ? {} : { contact }),
        social,
      },
      navigation: buildNavigation(draft),
      footer: buildFooter(draft),
      pages,
    },
    assets: draft.assets,
  };
}
