import { z } from 'zod';
import { known } from '../known.ts';
import { hrefSchema, httpsUrlSchema, idSchema, plain, plainOrEmpty } from '../text.ts';
import {
  bookingSchema,
  callToActionSchema,
  contactFormSchema,
  locationHoursSchema,
  newsletterSchema,
  unsupportedFeatureSchema,
} from './contact-sections.ts';
import {
  comparisonSchema,
  eventsSchema,
  menuSchema,
  portfolioSchema,
  pricingSchema,
  productGridSchema,
  servicesSchema,
} from './offer-sections.ts';
import {
  chartSectionSchema,
  featuresSchema,
  gallerySchema,
  heroSchema,
  richTextSectionSchema,
  statsSchema,
  stepsSchema,
  timelineSchema,
  videoSchema,
} from './story-sections.ts';
import { faqSchema, logosSchema, postsSchema, teamSchema, testimonialsSchema } from './trust-sections.ts';

/** Every section that a page may have, told apart by `type`. */
export const sectionSchema = z.discriminatedUnion('type', [
  heroSchema,
  featuresSchema,
  servicesSchema,
  pricingSchema,
  menuSchema,
  productGridSchema,
  testimonialsSchema,
  faqSchema,
  gallerySchema,
  teamSchema,
  statsSchema,
  stepsSchema,
  timelineSchema,
  logosSchema,
  portfolioSchema,
  postsSchema,
  eventsSchema,
  locationHoursSchema,
  comparisonSchema,
  chartSectionSchema,
  richTextSectionSchema,
  callToActionSchema,
  newsletterSchema,
  contactFormSchema,
  bookingSchema,
  videoSchema,
  unsupportedFeatureSchema,
]);

const linkSchema = z.strictObject({ id: idSchema, label: plain(120), href: hrefSchema });

const socialSchema = z.strictObject({
  id: idSchema,
  network: z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/),
  label: plain(80),
  href: httpsUrlSchema,
});

const contactSchema = z.strictObject({
  email: plain(200).optional(),
  phone: plain(60).optional(),
  address: plain(300).optional(),
  place: plain(120).optional(),
});

const siteSchema = z.strictObject({
  name: plain(120),
  tagline: plainOrEmpty(200),
  logo: idSchema.optional(),
  contact: contactSchema.optional().describe('Only what the prompt gave'),
  social: z.array(socialSchema).max(20),
});

const navigationItemSchema = z.strictObject({
  id: idSchema,
  label: plain(80),
  href: hrefSchema,
  style: z.enum(['link', 'button']),
  children: z.array(linkSchema).max(16).optional(),
});

const footerSchema = z.strictObject({
  id: idSchema,
  layout: z.enum(['simple', 'columns', 'centered']),
  text: plainOrEmpty(400),
  columns: z
    .array(
      z.strictObject({ id: idSchema, heading: plain(80).optional(), links: z.array(linkSchema).max(16) }),
    )
    .max(6),
  legal: plainOrEmpty(300),
  newsletter: idSchema.optional().describe('Id of a newsletter section that the footer repeats'),
});

/** Kinds of aids: a switch that sets all text larger, and a button that leaves the site at once. */
export const AID_KINDS = ['largerText', 'exit'] as const;

const aidSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(AID_KINDS),
  label: plain(60),
  href: httpsUrlSchema.optional().describe('Where an exit leads; an empty page where none is named'),
});

/** The root is `/`; other pages are `/word-word`, at most three deep. */
export const pagePathSchema = z
  .string()
  .max(120)
  .regex(/^[/](?:[a-z0-9]+(?:-[a-z0-9]+)*(?:[/][a-z0-9]+(?:-[a-z0-9]+)*){0,2})?$/);

/** One page: its address, what search engines are told, and its sections from top to bottom. */
export const pageSchema = z.strictObject({
  id: idSchema,
  path: pagePathSchema,
  title: plain(120),
  seo: z.strictObject({ title: plain(120), description: plainOrEmpty(300), image: idSchema.optional() }),
  sections: z.array(known<Section>(sectionSchema)).min(1).max(40),
});

/** A website: what all pages share, and the pages. */
export const websiteContentSchema = z.strictObject({
  site: known<Site>(siteSchema),
  navigation: z.array(known<NavigationItem>(navigationItemSchema)).max(16),
  footer: known<Footer>(footerSchema),
  aids: z.array(known<Aid>(aidSchema)).max(2).optional().describe('What stands over every page to help'),
  pages: z.array(known<Page>(pageSchema)).min(1).max(40),
});

/** Every type of section, in the order of `sectionSchema`. */
export const SECTION_TYPES = sectionSchema.options.map((option) => option.shape.type.value);

/** A section with its items, told apart by `type`. */
export type Section = z.infer<typeof sectionSchema>;
/** One of `SECTION_TYPES`. */
export type SectionType = Section['type'];

/** The types of sections that hold a form. */
export const FORM_SECTIONS = [
  'contactForm',
  'booking',
  'newsletter',
] as const satisfies readonly SectionType[];
/** One of `FORM_SECTIONS`. */
export type FormSection = (typeof FORM_SECTIONS)[number];
/** Whether sections of a type hold a form. */
export const isFormSection = (type: string): type is FormSection => FORM_SECTIONS.some((one) => one === type);

/** The section of one type, with its items. */
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;
/** One page of a website. */
export interface Page extends z.infer<typeof pageSchema> {}
/** A way from any page to another, or to several. */
export interface NavigationItem extends z.infer<typeof navigationItemSchema> {}
/** What stands at the foot of every page. */
export interface Footer extends z.infer<typeof footerSchema> {}
/** What stands over every page to help whoever reads it. */
export interface Aid extends z.infer<typeof aidSchema> {}
/** What all pages share: the name, the ways to reach its owner, its profiles elsewhere. */
export interface Site extends z.infer<typeof siteSchema> {}
/** What a website is made of. */
export interface WebsiteContent extends z.infer<typeof websiteContentSchema> {}
