import type { SectionOf } from '@sitewright/site-spec';
import type { Brief } from '../../brief/brief.ts';
import type { SectionKind } from '../../brief/requests.ts';
import { placeOf } from '../described.ts';
import {
  clip,
  findHref,
  makeAction,
  type PagePlan,
  type SectionPlan,
  type SiteDraft,
} from '../site-draft.ts';
import { detailsOf, headingOf, sectionFrame } from './section-parts.ts';

/** A search on an open map, for there is no coordinate to point at. */
function mapHref(address: string, place: string | undefined): string {
  const query = place === undefined || address.includes(place) ? address : `${address}, ${place}`;
  const escaped = encodeURIComponent(query.slice(0, 200)).replace(
    /['()!*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `https://www.openstreetmap.org/search?query=${escaped}`;
}

function hoursOf(draft: SiteDraft, brief: Brief) {
  return brief.hours.slice(0, 14).map(({ days, hours }) => ({
    id: draft.context.id('hours'),
    days: clip(days === '' ? draft.context.words.openingHours : days, 80),
    hours: clip(hours, 80),
  }));
}

export function buildLocationHours(draft: SiteDraft, plan: SectionPlan): SectionOf<'locationHours'> {
  const { brief } = draft;
  const { addresses, phones, emails } = brief.contacts;
  const hours = hoursOf(draft, brief);
  const given =
    addresses.length > 0
      ? addresses
      : detailsOf(plan, 6).filter(
          (detail) => ADDRESS.test(detail) && !brief.hours.some(({ hours: times }) => detail.includes(times)),
        );
  const places = given.length > 0 ? given : [placeOf(brief)];
  const items = places.slice(0, 24).map((address, index) => ({
    id: draft.context.id('place'),
    name: clip(
      places.length > 1 && brief.place !== undefined ? `${draft.name}, ${address}` : draft.name,
      160,
    ),
    ...(address === undefined
      ? {}
      : {
          address: clip(
            given.length === 1 && brief.place !== undefined && !address.includes(brief.place)
              ? `${address}, ${brief.place}`
              : address,
            300,
          ),
        }),
    hours: index === 0 ? hours : [],
    ...(index === 0 && phones[0] !== undefined ? { phone: clip(phones[0], 60) } : {}),
    ...(index === 0 && emails[0] !== undefined ? { email: clip(emails[0], 200) } : {}),
    ...(address === undefined ? {} : { mapHref: mapHref(address, brief.place) }),
  }));
  const frame = sectionFrame(draft, plan);
  const isHours = plan.request === undefined && brief.hours.length > 0;
  return {
    ...frame,
    heading: isHours ? draft.context.words.openingHours : frame.heading,
    type: 'locationHours',
    layout: 'split',
    items,
  };
}

/** Letters and a house number, and no time of day. */
const ADDRESS = /^(?=.*\p{L}{3})(?=.*\d)(?!.*\d[:.h]\d\d)/u;

const BUTTON =
  /(?<![\p{L}])(?:button|bouton|botón|knopf|schaltfläche|pulsante|botão|knop|przycisk)(?![\p{L}])/giu;

const TARGETS: SectionKind[] = [
  'contactForm',
  'booking',
  'newsletter',
  'pricing',
  'productGrid',
  'locationHours',
];

export function buildCallToAction(
  draft: SiteDraft,
  plan: SectionPlan,
  page: PagePlan,
): SectionOf<'callToAction'> {
  const { words } = draft.context;
  const label = (plan.request?.label ?? '').replace(BUTTON, ' ').trim();
  const heading =
    (draft.isEnglish ? draft.copy.say(`call ${plan.id}`, draft.recipe.calls) : undefined) ??
    draft.copy.say(`call again ${plan.id}`, draft.phrases.calls) ??
    headingOf(draft, plan);
  const href = findHref(draft, page, TARGETS) ?? draft.pages[0]?.path ?? '/';
  const isDonation = draft.recipe.goal === 'donate';
  const button = label !== '' && label.length <= 30 ? label : isDonation ? words.donate : words.contactUs;
  return {
    ...sectionFrame(draft, plan),
    type: 'callToAction',
    layout: draft.context.random('call').pick(['banner', 'card', 'split'] as const),
    background: 'primary',
    heading: clip(heading, 200),
    actions: [
      makeAction(
        draft,
        button.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        href,
      ),
    ],
    items: [],
  };
}
