import type { Section } from '@sitewright/site-spec';
import type { Html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { callToAction, locationHours, unsupportedFeature } from './contact-sections.ts';
import { form } from './form-section.ts';
import { hero, type Opening } from './hero.ts';
import { comparison, events, menu, portfolio, pricing, productGrid, services } from './offer-sections.ts';
import { allInvented } from './section-parts.ts';
import {
  chart,
  faq,
  features,
  gallery,
  logos,
  posts,
  richTextSection,
  stats,
  steps,
  team,
  testimonials,
  timeline,
  video,
} from './story-sections.ts';
import { questionsOf, vacantSection } from './vacant.ts';
import { vistaOf } from './vista.ts';

/** A section as markup. @param opening what it opens, and so whether it holds the first heading of its page. */
export async function renderSection(given: Section, context: PageContext, opening: Opening): Promise<Html> {
  const questions = questionsOf(given);
  if (questions !== undefined) return vacantSection(given, questions, context);
  const vista = vistaOf(given, context);
  const section = vista === undefined ? given : withoutImage(given);
  const own = { ...context, vista, titlesLead: hasAlikeActions(section) };
  return sectionOf(section, allInvented(section) ? { ...own, placeholder: () => undefined } : own, opening);
}

/** A section whose picture is not in a place beside its words. */
const withoutImage = (section: Section): Section =>
  section.type === 'richText'
    ? { ...section, image: undefined, layout: 'wide' }
    : { ...section, image: undefined };

/** Whether two or more items lead on with the same words. */
function hasAlikeActions({ items }: Section): boolean {
  const labels = items.flatMap((item) => ('action' in item ? (item.action?.label ?? []) : []));
  return new Set(labels).size < labels.length;
}

async function sectionOf(section: Section, context: PageContext, opening: Opening): Promise<Html> {
  switch (section.type) {
    case 'hero':
      return hero(section, context, opening);
    case 'features':
      return features(section, context);
    case 'services':
      return services(section, context);
    case 'pricing':
      return pricing(section, context);
    case 'menu':
      return menu(section, context);
    case 'productGrid':
      return productGrid(section, context);
    case 'testimonials':
      return testimonials(section, context);
    case 'faq':
      return faq(section, context);
    case 'gallery':
      return gallery(section, context);
    case 'team':
      return team(section, context);
    case 'stats':
      return stats(section, context);
    case 'steps':
      return steps(section, context);
    case 'timeline':
      return timeline(section, context);
    case 'logos':
      return logos(section, context);
    case 'portfolio':
      return portfolio(section, context);
    case 'posts':
      return posts(section, context);
    case 'events':
      return events(section, context);
    case 'locationHours':
      return locationHours(section, context);
    case 'comparison':
      return comparison(section, context);
    case 'chart':
      return chart(section, context);
    case 'richText':
      return richTextSection(section, context);
    case 'callToAction':
      return callToAction(section, context);
    case 'newsletter':
    case 'contactForm':
    case 'booking':
      return form(section, context);
    case 'video':
      return video(section, context);
    case 'unsupportedFeature':
      return unsupportedFeature(section, context);
  }
}
