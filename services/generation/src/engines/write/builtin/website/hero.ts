import type { Brief, Fact } from '../../../brief/brief.ts';
import { type SectionPart, websitePart } from '../../../draft/website.ts';
import { capitalised, factWithLead } from '../common/facts.ts';
import { takeIntroduction, takeOpening } from './organise.ts';
import type { Section, Site } from './site.ts';

/** Kinds that a first screen leads to, the most wanted first, with the neutral words of the button. */
const LEADS = Object.entries({
  booking: 'requestAppointment',
  menu: 'seeMenu',
  pricing: 'seePrices',
  productGrid: 'products',
  portfolio: 'seeWork',
  gallery: 'gallery',
  events: 'events',
  services: 'services',
  contactForm: 'contactUs',
  locationHours: 'contact',
  features: 'features',
});

const LONGEST_NAME = 60;
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const TOLD: readonly Fact['kind'][] = ['date', 'time', 'place', 'price'];

const LONGEST_REST = 30;

/** Whether words say little more than the heading does: "a B2B SaaS" under "B2B SaaS", "Oxlip in Ghent" under "Oxlip". */
const isRepeat = (text: string, heading: string): boolean => {
  const [words, said] = [text.toLowerCase(), heading.toLowerCase()];
  const rest = words.length - said.length;
  return (
    said !== '' && ((rest <= 4 && words.endsWith(said)) || (rest <= LONGEST_REST && words.startsWith(said)))
  );
};

/** What the thing is, in the person's words; the opening of their text where the order does not say it. */
function introOf(brief: Brief, heading: string, site: Site): string {
  const introduced = brief.organisation === '' ? '' : takeIntroduction(site, brief);
  if (introduced !== '' && !isRepeat(introduced.replace(/[.。]$/u, ''), heading)) return introduced;
  const known = [brief.descriptor, brief.subject].find((text) => text !== '' && !isRepeat(text, heading));
  const names = [brief.organisation, brief.title].filter((name) => name !== '' && !same(name, heading));
  const said = capitalised(known ?? '');
  const named = names.filter((name) => !said.toLowerCase().includes(name.toLowerCase()));
  if (said !== '') return [...named, said].join(' – ');
  return takeOpening(site) || named.join(' – ');
}

const ownName = ({ organisation, title }: Brief): boolean => organisation + title !== '';

/** The first screen: whose it is, what it is, and ways on; actions are added when all sections are known. */
export function heroPart(site: Site, loose: readonly Fact[]): SectionPart {
  const { brief, voice } = site;
  const subject = brief.subject.length <= LONGEST_NAME ? capitalised(brief.subject) : '';
  const heading = brief.title || brief.organisation || subject;
  const intro = introOf(brief, heading, site);
  const eyebrow = loose
    .filter(
      ({ kind, value }) => TOLD.includes(kind) && ![heading, intro].some((text) => text.includes(value)),
    )
    .map((fact) => (fact.kind === 'price' ? factWithLead(fact) : fact.value))
    .join(' · ');
  return websitePart('hero', {
    heading: heading || (intro === '' ? (voice.askSection('hero')[0] ?? '') : voice.ask('items', 'name')),
    intro:
      intro ||
      (heading === ''
        ? ''
        : ownName(brief)
          ? voice.ask('items', 'text', heading)
          : voice.ask('items', 'name')),
    eyebrow: eyebrow.length <= 80 && eyebrow !== '' ? eyebrow : placeBeside(brief, [heading, intro]),
  });
}

const placeBeside = ({ place }: Brief, said: readonly string[]): string =>
  said.some((text) => text.includes(place)) ? '' : place;

const LONGEST_LABEL = 28;

/** Buttons that lead somewhere: to a form or to what is offered, and out to pages that the person names. */
export function addActions(hero: SectionPart, sections: readonly Section[], site: Site): void {
  const neutral = ['contact', 'contactUs', 'booking'].map(site.voice.label);
  const isOwn = ({ heading }: SectionPart): boolean =>
    heading !== '' &&
    heading.length <= LONGEST_LABEL &&
    !heading.startsWith('[[') &&
    !neutral.includes(heading);
  // "Registration", "Volunteer": a form that has a name is what the page is for.
  const form = sections.find(({ part }) => part.kind === 'contactForm' && isOwn(part))?.part;
  const leads = LEADS.map(([kind, label]) => ({
    label,
    part: sections.find(({ part, asked }) => part.kind === kind && !asked)?.part,
  }));
  for (const { part, label } of [{ part: form, label: '' }, ...leads]) {
    if (
      part === undefined ||
      hero.actions.length >= 2 ||
      hero.actions.some(({ target }) => target === part.ref)
    )
      continue;
    const words = isOwn(part) ? part.heading : site.voice.label(label);
    hero.actions.push({ label: words, target: part.ref });
  }
}

/** Buttons that were asked for lead to what they name, else ask where to; the first screen has them too. */
export function leadButtons(hero: SectionPart, site: Site): void {
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
