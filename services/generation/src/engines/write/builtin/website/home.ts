import { type WebsiteItem, type WebsitePart, websiteItem, websitePart } from '../../../draft/website.ts';
import type { Page } from './pages.ts';
import { CONTACT_KINDS } from './requests.ts';
import type { Site } from './site.ts';

const isQuestion = (text: string): boolean => text.startsWith('[[');
const MOST_TOLD = 5;

/** What a section holds in one line: its things, each with its price. */
function toldIn({ kind, items }: WebsitePart): string {
  const told = items.flatMap(({ title, value, person }) => {
    const name = kind === 'stats' ? '' : title || person;
    return name === '' || isQuestion(name)
      ? []
      : [[name, value].filter((text) => text !== '' && !isQuestion(text)).join(' ')];
  });
  return told.slice(0, MOST_TOLD).join(' · ');
}

/** Buttons that were asked for lead to what they name, else ask where to; the first screen has them too. */
export function leadButtons(hero: WebsitePart, site: Site): void {
  const { sections, voice } = site;
  for (const { part, asked } of sections) {
    if (part.kind !== 'callToAction' || !asked) continue;
    const name = part.heading;
    const words = name.toLowerCase().split(' ');
    const neutral = [voice.label('contact'), voice.label('booking'), voice.label('contactUs')];
    const form = sections.find(
      ({ part: { kind, heading } }) =>
        (kind === 'booking' || kind === 'contactForm') &&
        (neutral.includes(heading) ||
          words.some((word) => word.length > 3 && heading.toLowerCase().includes(word))),
    );
    const isGift = words.some((word) => word === voice.label('donate').toLowerCase());
    const plans = sections.find(({ part: { kind } }) => kind === 'pricing');
    const target = isGift ? undefined : (plans ?? form)?.part.ref;
    part.intro = target === undefined ? voice.ask('items', 'link', name) : '';
    part.actions = target === undefined ? [] : [{ label: name, target }];
    if (hero.actions.length < 2) hero.actions.push({ label: name, target: target ?? part.ref });
  }
}

/** Leads from the home page to the others, each with what stands there. */
export function teasers(pages: readonly Page[], site: Site): void {
  const [home, ...others] = pages;
  const isAsked = site.brief.requested.filter(({ kind }) => kind === 'page').length > 2;
  const led = others.filter(({ ref }) =>
    site.sections.some(({ part }) => part.page === ref && !CONTACT_KINDS.has(part.kind)),
  );
  const at = site.sections.findIndex(({ part }) => part.page === home?.ref && part.kind === 'hero');
  if (!isAsked || home === undefined || led.length < 2 || at === -1) return;
  const items = led.map(({ ref, title }): WebsiteItem => {
    const [first] = site.sections
      .filter(({ part }) => part.page === ref)
      .map(({ part }) => toldIn(part))
      .filter(Boolean);
    return websiteItem({ title, text: first ?? '', target: `#${ref}` });
  });
  const part = websitePart('features', { heading: site.voice.label('overview'), page: home.ref, items });
  site.sections.splice(at + 1, 0, { part, request: undefined, inside: '', asked: false });
}
