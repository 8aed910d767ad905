import type { Section } from '@sitewright/site-spec';
import type { SectionKind } from '../../brief/requests.ts';
import type { Builder, PagePlan, SectionPlan, SiteDraft } from '../site-draft.ts';
import { buildChart } from './chart.ts';
import { buildCallToAction, buildLocationHours } from './contact.ts';
import { buildFaq } from './faq.ts';
import { buildBooking, buildContactForm, buildNewsletter } from './forms.ts';
import { buildHero } from './hero.ts';
import { buildGallery, buildVideo } from './media.ts';
import { buildEvents, buildPosts } from './news.ts';
import { buildFeatures, buildMenu, buildPortfolio, buildProductGrid, buildServices } from './offers.ts';
import { buildComparison, buildPricing } from './pricing.ts';
import { buildRichText, buildStats, buildSteps, buildTimeline } from './story.ts';
import { buildLogos, buildTeam, buildTestimonials } from './trust.ts';
import { buildUnsupported } from './unsupported.ts';

const BUILDERS: Record<SectionKind, Builder> = {
  hero: buildHero,
  features: buildFeatures,
  services: buildServices,
  pricing: buildPricing,
  menu: buildMenu,
  productGrid: buildProductGrid,
  testimonials: buildTestimonials,
  faq: buildFaq,
  gallery: buildGallery,
  team: buildTeam,
  stats: buildStats,
  steps: buildSteps,
  timeline: buildTimeline,
  logos: buildLogos,
  portfolio: buildPortfolio,
  posts: buildPosts,
  events: buildEvents,
  locationHours: buildLocationHours,
  comparison: buildComparison,
  chart: buildChart,
  richText: buildRichText,
  callToAction: buildCallToAction,
  newsletter: buildNewsletter,
  contactForm: buildContactForm,
  booking: buildBooking,
  video: buildVideo,
  unsupportedFeature: buildUnsupported,
};

/** A planned section, filled. Every builder has an answer for a brief that says nothing about its section. */
export function buildSection(draft: SiteDraft, plan: SectionPlan, page: PagePlan): Section {
  return BUILDERS[plan.kind](draft, plan, page);
}
