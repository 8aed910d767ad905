import type { SectionType } from '@sitewright/site-spec';
import { question } from '../../../draft/marks.ts';
import { type SectionPart, type WebsiteItem, websiteItem, websitePart } from '../../../draft/website.ts';
import type { Voice } from '../common/voice.ts';
import { hasNoItems } from './fill.ts';

/** What a slot of a section is called, where it has a name of its own. */
const CALLED: Partial<Record<SectionType, string>> = {
  faq: 'question',
  posts: 'article',
  testimonials: 'voice',
  features: 'point',
};
const LABELLED: Partial<Record<SectionType, string>> = { team: 'name', gallery: 'picture' };

/** An empty place in a section, to be filled by the person. */
function slotItem(kind: SectionType, n: number, voice: Voice): WebsiteItem {
  const label = LABELLED[kind];
  const name = label
    ? question(`${voice.label(label)} ${n}`)
    : voice.ask('items', CALLED[kind] ?? 'entry', String(n));
  return websiteItem(kind === 'testimonials' ? { text: name } : { title: name });
}

export const slots = (kind: SectionType, from: number, to: number, voice: Voice): WebsiteItem[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => slotItem(kind, from + at, voice));

/** Kinds that have nothing to show as long as nobody gave anything for them. */
const WORDED: ReadonlySet<SectionType> = new Set(['comparison', 'chart', 'video']);

/** A section that nothing was given for: one line that says what is wanted, and where it will stand. */
export function emptyPart(kind: SectionType, heading: string, voice: Voice): SectionPart {
  const [wanted = ''] = voice.askSection(kind);
  if (kind === 'locationHours')
    return websitePart(kind, { heading, items: [websiteItem({ place: wanted })] });
  if (kind === 'richText') {
    const isAbout = heading === '' || heading === voice.label('about');
    const text = isAbout ? voice.ask('items', 'about') : voice.ask('items', 'text', heading);
    return websitePart(kind, { heading, items: [websiteItem({ text })] });
  }
  if (WORDED.has(kind)) return websitePart('richText', { heading, items: [websiteItem({ text: wanted })] });
  if (hasNoItems(kind)) return websitePart(kind, { heading, intro: wanted });
  const item = websiteItem(kind === 'testimonials' ? { text: wanted } : { title: wanted });
  return websitePart(kind, { heading, items: [item] });
}
