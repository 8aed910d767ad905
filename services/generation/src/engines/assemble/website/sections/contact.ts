import { BOOKING_PURPOSES, FORM_PURPOSES, type SectionOf } from '@sitewright/site-spec';
import { withoutEnd } from '../../../brief/without-end.ts';
import { questionIn } from '../../../draft/marks.ts';
import { labelOf } from '../../context.ts';
import { within } from '../../ids.ts';
import { formOf } from '../form.ts';
import { baseOf, itemsOf, type SectionBuilder, type SectionContext, textsOf } from '../section-context.ts';

type Place = SectionOf<'locationHours'>['items'][number];
type Hours = Place['hours'][number];

/** "days | hours"; without a stroke at a colon, or before the first figure. */
function splitHours(point: string): [days: string, hours: string] {
  const stroke = point.indexOf('|');
  if (stroke >= 0) return [point.slice(0, stroke), point.slice(stroke + 1)];
  const colon = point.search(/[:：]\s/u);
  if (colon > 0) return [point.slice(0, colon), point.slice(colon + 1)];
  const figure = point.search(/\d/u);
  const days = withoutEnd(point.slice(0, Math.max(0, figure)), ' ,;、，–—-');
  return figure > 0 ? [days, point.slice(figure)] : ['', point];
}

function hoursOf(section: SectionContext, point: string, id: string): Hours[] {
  const texts = section.context.texts();
  const asked = questionIn(point);
  const [left, right] = splitHours(asked ?? point);
  const days = texts.plain('days', left, 80);
  const hours = texts.plain('hours', right, 80);
  const isOpen = asked !== undefined || texts.marking().placeholder;
  const line = { id, ...(isOpen === true ? { placeholder: isOpen } : {}) };
  const label = labelOf(section.context, 'openingHours').slice(0, 80);
  if (hours !== undefined) return [{ ...line, days: days ?? label, hours }];
  return days === undefined ? [] : [{ ...line, days: label, hours: days }];
}

/** A link of a place: a telephone number or a mail address has its own field, anything else is the map. */
function reachOf(href: string | undefined): Pick<Place, 'phone' | 'email' | 'mapHref'> {
  if (href?.startsWith('tel:') === true) return { phone: href.slice(4, 64) };
  if (href?.startsWith('mailto:') === true && href.length <= 200) return { email: href.slice(7) };
  return { mapHref: href };
}

export const locationHours: SectionBuilder<'locationHours'> = (section) => {
  const { context } = section;
  const fallback = context
    .texts()
    .plain('name', context.head.organisation || context.brief.organisation, 160);
  const items = itemsOf(section, 24).map(({ item, id }) => {
    const name = item.plain('name', 'title', 160) ?? fallback ?? labelOf(context, 'location');
    const address = item.plain('address', 'place', 300);
    const hours = item
      .takePoints(14)
      .flatMap((point, index) => hoursOf(section, point, within(id, `h${index + 1}`)));
    const href = section.linkTo(item.target);
    const directions = item.body('directions');
    return { id, name, address, hours, directions, ...reachOf(href), ...item.marking() };
  });
  const layout = section.pick(items.length === 1 ? 'split' : 'cards', 'list');
  return { ...baseOf(section), type: 'locationHours', layout, items };
};

export const callToAction: SectionBuilder<'callToAction'> = (section) => {
  const base = baseOf(section);
  const items = shortPoints(section, 200);
  const heading = base.heading ?? textsOf(section).plain('heading', section.part.intro, 200);
  if (heading === undefined) return undefined;
  const lead = base.heading === undefined ? undefined : base.lead;
  const layout = section.pick('banner', 'split', 'card');
  return { ...base, heading, lead, type: 'callToAction', layout, items };
};

/** Items as short points: their title, and what is said of it. */
export function shortPoints(section: SectionContext, most: number): { id: string; text: string }[] {
  return itemsOf(section, 6).flatMap(({ item, id }) => {
    const title = item.take('title');
    const body = item.bodyText();
    const texts = textsOf(section);
    const text = texts.plain('text', [title, body].filter((part) => part !== '').join(': '), most);
    return text === undefined ? [] : [{ id, text, ...texts.marking() }];
  });
}

export const unsupportedFeature: SectionBuilder<'unsupportedFeature'> = (section) => {
  const { part, context } = section;
  const texts = textsOf(section);
  const feature = texts.plain('feature', part.heading, 120) ?? labelOf(context, 'notAvailable');
  const explanation = texts.plain('explanation', part.intro, 500) ?? labelOf(context, 'notAvailable');
  const alternative = texts.plain('alternative', part.note, 500);
  const request = context.head.requested.find(
    ({ plan, refs }) => plan === 'unsupported' && refs.some((ref) => ref.replace(/^#/u, '') === part.ref),
  );
  const known = context.brief.requested.find(
    ({ id }) => id === request?.id && /^[A-Za-z][A-Za-z0-9_-]{0,63}$/u.test(id),
  );
  const { heading, lead, note, questions, placeholder, ...base } = baseOf(section);
  return {
    ...base,
    ...{ feature, explanation, alternative },
    ...texts.marking(),
    ...(known === undefined ? {} : { requested: known.id }),
    type: 'unsupportedFeature',
    layout: 'notice',
    items: [],
  };
};

export const contactForm: SectionBuilder<'contactForm'> = (section) => {
  const layout = section.pick('split', 'simple');
  return { ...baseOf(section), type: 'contactForm', layout, ...formOf(section, 30, FORM_PURPOSES) };
};

export const booking: SectionBuilder<'booking'> = (section) => {
  const layout = section.pick('split', 'card');
  return { ...baseOf(section), type: 'booking', layout, ...formOf(section, 30, BOOKING_PURPOSES) };
};

export const newsletter: SectionBuilder<'newsletter'> = (section) => {
  const { purpose: _purpose, ...form } = formOf(section, 6, ['newsletter']);
  return { ...baseOf(section), type: 'newsletter', layout: section.pick('inline', 'banner'), ...form };
};
