import type { WebsitePart } from '../../../draft/website.ts';
import type { Site } from './site.ts';

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
