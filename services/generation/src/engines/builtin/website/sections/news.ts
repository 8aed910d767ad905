import type { SectionOf } from '@sitewright/site-spec';
import { countOf } from '../../brief/brief.ts';
import { mainDateOf } from '../brief-figures.ts';
import { datedEntries } from '../dated-entries.ts';
import { addPicture, clip, type SectionPlan, type SiteDraft } from '../site-draft.ts';
import { splitDetail } from './offer-cards.ts';
import { askedCount, detailsOf, INVENTED, priceOf, sectionFrame, upperFirst } from './section-parts.ts';

export function buildPosts(draft: SiteDraft, plan: SectionPlan): SectionOf<'posts'> {
  const asked = askedCount(plan) ?? countOf(draft.brief, 'posts')?.value;
  const details = detailsOf(plan, 24);
  const wanted = Math.min(
    asked ?? Math.max(details.length, draft.context.mode === 'lite' && plan.request === undefined ? 2 : 3),
    40,
  );
  const given = details.slice(0, wanted).map((detail) => {
    const { title, text } = splitDetail(detail);
    return { title, ...(text === undefined ? {} : { excerpt: clip(text, 600) }) };
  });
  const missing = Math.max(0, wanted - given.length);
  const ofTrade = draft.isEnglish ? draft.copy.pairs('posts', draft.recipe.posts, missing) : [];
  const others = draft.copy.pairs('more posts', draft.phrases.posts, missing - ofTrade.length);
  const invented = [...ofTrade, ...others].map(({ title, text }) => ({ ...INVENTED, title, excerpt: text }));
  // Beyond the stock of examples, a post is announced about each thing on offer.
  const more = Array.from({ length: Math.max(0, wanted - given.length - invented.length) }, (_, index) => ({
    ...INVENTED,
    title: `${draft.context.words.news} ${index + 1}: ${draft.copy.slots.first ?? draft.name}`,
  }));
  const items = [...given, ...invented, ...more].map((post) => ({
    id: draft.context.id('post'),
    ...post,
    tags: [],
    image: addPicture(draft, { alt: `${post.title}, ${draft.name}` }),
  }));
  const layout = draft.context.random('posts').pick(['cards', 'list', 'featured'] as const);
  return { ...sectionFrame(draft, plan), type: 'posts', layout, items };
}

type EventItem = SectionOf<'events'>['items'][number];

const TIME =
  /\b\d{1,2}[:.h]\d{2}(?:\s*[–-]\s*\d{1,2}[:.h]\d{2})?(?:\s*(?:am|pm|Uhr))?|\b\d{1,2}\s*(?:am|pm|Uhr)\b/iu;

function namedEvents(draft: SiteDraft, plan: SectionPlan): EventItem[] {
  const priced = (draft.pricedBySection.get(plan.id) ?? []).map((item) => ({
    id: draft.context.id('event'),
    title: clip(upperFirst(item.name), 200),
    price: priceOf(item),
  }));
  const details = detailsOf(plan, 40).map((detail) => {
    const time = TIME.exec(detail)?.[0];
    const rest =
      time === undefined ? detail : detail.replace(time, '').replace(/^[\s,:–-]+|[\s,:–-]+$/gu, '');
    const { title, text } = splitDetail(rest === '' ? detail : rest);
    return {
      id: draft.context.id('event'),
      title: clip(title, 200),
      ...(text === undefined ? {} : { text }),
      ...(time === undefined ? {} : { time }),
    };
  });
  if (priced.length > 0 && details.length === 0) return priced;
  const dated = datedEntries(draft.brief).map(({ when, title, isTime }) => ({
    id: draft.context.id('event'),
    title: clip(upperFirst(title), 200),
    ...(isTime ? { time: clip(when, 60) } : { date: clip(when, 80) }),
  }));
  return dated.length >= Math.max(2, details.length) ? dated : details;
}

/** "22-23 April 2027" as its days; else day one, day two in the language of the site. */
function dayTitles(draft: SiteDraft, days: number): string[] {
  const range = /^(\d{1,2})\s*[–—-]\s*(\d{1,2})(\D.*)$/u.exec(mainDateOf(draft.brief) ?? '');
  const [first, last] = [Number(range?.[1]), Number(range?.[2])];
  if (range !== null && last - first + 1 === days)
    return Array.from({ length: days }, (_, index) => `${first + index}${range[3]}`);
  const parts = new Intl.NumberFormat(draft.context.language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).formatToParts(1);
  const day = parts.find(({ type }) => type === 'unit')?.value ?? draft.context.words.date;
  return Array.from({ length: days }, (_, index) => `${upperFirst(day)} ${index + 1}`);
}

/** Days of a programme: as many as were asked for, each with its share of the entries. */
function daysOf(draft: SiteDraft, items: EventItem[]) {
  const days = countOf(draft.brief, 'days')?.value ?? 1;
  if (days < 2 || days > 14 || items.length < days) return { groups: [], items };
  const groups = dayTitles(draft, days).map((title) => ({
    id: draft.context.id('day'),
    title: clip(title, 120),
  }));
  const share = Math.ceil(items.length / days);
  return {
    groups,
    items: items.map((item, index) => ({ ...item, group: groups[Math.floor(index / share)]?.id })),
  };
}

/** Kinds of site that live from dates offer them; the others open, explain and close like any event. */
const eventOffers = (draft: SiteDraft): readonly string[] =>
  draft.recipe.offer === 'events' || draft.recipe.sections.includes('events')
    ? draft.recipe.offers
    : draft.phrases.events;

export function buildEvents(draft: SiteDraft, plan: SectionPlan): SectionOf<'events'> {
  const named = namedEvents(draft, plan);
  const asked = askedCount(plan) ?? countOf(draft.brief, 'events')?.value;
  const wanted = Math.min(
    asked ?? (named.length > 0 ? named.length : { lite: 3, economy: 4, power: 6 }[draft.context.mode]),
    40,
  );
  const patterns = draft.isEnglish ? eventOffers(draft) : draft.phrases.events;
  const date = mainDateOf(draft.brief);
  const invented = draft.copy
    .pairs('events', patterns, Math.max(0, wanted - named.length))
    .map(({ title, text }) => ({
      id: draft.context.id('event'),
      ...INVENTED,
      title: clip(title, 200),
      ...(text === '' ? {} : { text }),
    }));
  const items: EventItem[] = [...named, ...invented];
  // Days that are named over their entries need not be named again.
  const isByDay = (countOf(draft.brief, 'days')?.value ?? 1) > 1 && items.length > 1;
  if (date !== undefined && !isByDay && items[0] !== undefined && items[0].date === undefined)
    items[0].date = clip(date, 80);
  const sole: EventItem = {
    id: draft.context.id('event'),
    title: draft.name,
    ...(date === undefined ? {} : { date: clip(date, 80) }),
  };
  return {
    ...sectionFrame(draft, plan),
    type: 'events',
    layout: draft.recipe.id === 'conference' ? 'schedule' : 'list',
    ...daysOf(draft, items.length > 0 ? items : [sole]),
  };
}
