import type { Section, SiteSpec } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { CountNoun, RequestedCount } from '../brief/requests.ts';
import type { Outcome } from './requested.ts';
import { placedSections } from './requested-parts.ts';
import { textsOf } from './text-index.ts';

const SECTION_OF: Partial<Record<CountNoun, Section['type']>> = {
  plans: 'pricing',
  questions: 'faq',
  members: 'team',
  speakers: 'team',
  posts: 'posts',
  products: 'productGrid',
  testimonials: 'testimonials',
  features: 'features',
  services: 'services',
  steps: 'steps',
  events: 'events',
  projects: 'portfolio',
  images: 'gallery',
};

interface Counted {
  value: number;
  where: string;
}

/** Counts that can be checked, checked. A count of something that is no part of a specification says nothing. */
export function countOutcome(spec: SiteSpec, brief: Brief, count: RequestedCount): Outcome[] {
  const found = countIn(spec, brief, count.noun);
  if (!found) return [];
  const isMet =
    count.noun === 'words'
      ? isAbout(found.value, count)
      : count.atLeast
        ? found.value >= count.value
        : found.value === count.value;
  return [
    {
      text: count.text,
      kind: 'count',
      status: isMet ? 'honoured' : 'adapted',
      where: found.where,
      ...(isMet ? {} : { note: `There are ${found.value}.` }),
    },
  ];
}

function isAbout(value: number, count: RequestedCount): boolean {
  return value >= count.value * 0.9 && (count.atLeast || value <= count.value * 1.25);
}

function countIn(spec: SiteSpec, brief: Brief, noun: CountNoun): Counted | undefined {
  switch (spec.buildType) {
    case 'website':
      return noun === 'pages'
        ? { value: spec.content.pages.length, where: '/content/pages' }
        : noun === 'sections'
          ? sectionsOfPage(spec)
          : sectionCount(spec, noun);
    case 'slides':
      return noun === 'slides' || noun === 'pages'
        ? { value: spec.content.slides.length, where: '/content/slides' }
        : undefined;
    case 'document':
      return noun === 'words'
        ? { value: wordCount(spec.content.blocks, brief.language), where: '/content/blocks' }
        : undefined;
    case 'design':
      return noun === 'frames' || noun === 'pages'
        ? { value: spec.content.frames.length, where: '/content/frames' }
        : undefined;
    case 'dataviz':
      return noun === 'charts' ? { value: spec.content.charts.length, where: '/content/charts' } : undefined;
  }
}

/** On several pages a number of sections says too little to be held to. */
function sectionsOfPage(spec: Extract<SiteSpec, { buildType: 'website' }>): Counted | undefined {
  const [only, ...more] = spec.content.pages;
  return only === undefined || more.length > 0
    ? undefined
    : { value: only.sections.length, where: '/content/pages/0/sections' };
}

function sectionCount(spec: SiteSpec, noun: CountNoun): Counted | undefined {
  if (noun === 'galleries') return galleryCount(spec);
  const type = SECTION_OF[noun];
  if (type === undefined) return undefined;
  const placed = placedSections(spec).filter(({ section }) => section.type === type);
  const largest = placed.toSorted((left, right) => right.section.items.length - left.section.items.length)[0];
  return largest ? { value: largest.section.items.length, where: `${largest.pointer}/items` } : undefined;
}

function galleryCount(spec: SiteSpec): Counted | undefined {
  const galleries = placedSections(spec).filter(({ section }) => section.type === 'gallery');
  const [first] = galleries;
  if (!first) return undefined;
  const groups =
    first.section.type === 'gallery' && 'groups' in first.section && Array.isArray(first.section.groups)
      ? first.section.groups.length
      : 0;
  return { value: Math.max(galleries.length, groups), where: first.pointer };
}

function wordCount(blocks: unknown, language: string): number {
  const text = textsOf(blocks, [])
    .map((place) => place.text)
    .join(' ');
  if (/^(?:ja|zh|ko)/u.test(language)) return text.replace(/\s/gu, '').length;
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
