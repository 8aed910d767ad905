import type { SectionOf } from '@sitewright/site-spec';
import { titleOf } from '../../envelope.ts';
import { runsOn, siteOrnament, thingOfTrade } from '../../ornament.ts';
import { baseOf, type SectionBuilder, type SectionContext, textsOf } from '../section-context.ts';
import { shortPoints } from './contact.ts';

/** Opens a page. One without words of its own says the title of the whole. */
type HeroLayout = SectionOf<'hero'>['layout'];

export const hero: SectionBuilder<'hero'> = (section) => {
  const { context, part } = section;
  const base = baseOf(section);
  const heading = base.heading ?? titleOf(context, 200);
  const lead =
    base.lead ??
    (base.heading === undefined ? textsOf(section).rich('lead', context.head.tagline) : undefined);
  const points = shortPoints(section, 120).map((point, index) => {
    const href = section.linkTo(part.items[index]?.target ?? '');
    return href === undefined ? point : { ...point, href };
  });
  const layout = base.image === undefined ? layoutFor(section, heading) : section.pick('split');
  return { ...base, heading, lead, type: 'hero', layout, items: points };
};

/** A short title is a picture in itself, over a strip of ornament; a longer one stands beside the ornament, or alone. */
function layoutFor({ context, isHome, pick }: SectionContext, heading: string): HeroLayout {
  if (!isHome) return pick('banner');
  if (thingOfTrade(context) !== undefined) return pick('split');
  const ornament = siteOrnament(context);
  const isStrip = ornament === undefined || (heading.length <= 24 && runsOn(ornament));
  return pick(isStrip ? 'minimal' : 'split');
}
