import type { Price, Section, WebsiteSpec } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { price } from './section-parts.ts';

interface Line {
  name: string;
  value: string;
  isPrice?: boolean;
}

/** What a visitor looks for first, in a few lines, and where it stands in full. */
export interface Glance {
  title: string | undefined;
  href: string;
  lines: Line[];
}

const MOST_LINES = 4;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 26;

type Reader = (section: Section) => Line[];

const given = <T extends { placeholder?: boolean | undefined }>(items: readonly T[]): T[] =>
  items.filter(({ placeholder }) => placeholder !== true);

const priced = (name: string, cost: Price | undefined): Line[] =>
  cost === undefined || cost.placeholder === true ? [] : [{ name, value: cost.text, isPrice: true }];

const prices: Reader = (section) => {
  if (section.type === 'pricing')
    return given(section.items).flatMap((item) => priced(item.name, item.price));
  if (section.type === 'menu' || section.type === 'productGrid' || section.type === 'services')
    return given(section.items).flatMap((item) => priced(item.title, item.price));
  return [];
};

const hours: Reader = (section) =>
  section.type === 'locationHours' && section.items.length === 1
    ? section.items.flatMap((item) =>
        given(item.hours).map(({ days, hours: value }) => ({ name: days, value })),
      )
    : [];

const dates: Reader = (section) => {
  if (section.type !== 'events') return [];
  const isOneDay = new Set(section.items.map(({ date }) => date)).size === 1;
  return given(section.items).flatMap(({ title, date, time }) => {
    const value = isOneDay ? time : date;
    return value === undefined ? [] : [{ name: title, value }];
  });
};

const figures: Reader = (section) =>
  section.type === 'stats' ? given(section.items).map(({ label, value }) => ({ name: label, value })) : [];

/** What decides most comes first: what it costs, when it is open, when it is, how much there is of it. */
const READERS: readonly Reader[] = [prices, hours, dates, figures];

/**
 * The prices, hours, dates or figures of a site that its opening shows beside its words; none of what stands right under
 * the opening, nor where the opening has points of its own.
 */
export function glanceOf({ content }: WebsiteSpec): Glance | undefined {
  const sections = content.pages.flatMap(({ path, sections: own }, at) =>
    own
      .slice(at === 0 ? 2 : 0)
      .map((section) => ({ section, href: at === 0 ? `#${section.id}` : `${path}#${section.id}` })),
  );
  for (const read of READERS) {
    for (const { section, href } of sections) {
      const lines = read(section).filter(
        ({ name, value }) => name.length <= LONGEST_NAME && value.length <= LONGEST_VALUE,
      );
      if (lines.length >= 2) return { title: section.heading, href, lines: lines.slice(0, MOST_LINES) };
    }
  }
  return undefined;
}

/** The lines of a glance under its title, which leads to the rest. */
export const glanceBox = ({ title, href, lines }: Glance, { linkTo }: PageContext): Html =>
  html`<div class="glance n-${lines.length}">${title !== undefined && html`<p class="glance-title"><a href="${safeHref(href, linkTo)}">${title}</a></p>`}<dl>${lines.map(({ name, value, isPrice }) => html`<div><dt>${name}</dt><dd>${isPrice === true ? price({ text: value }) : value}</dd></div>`)}</dl></div>`;
