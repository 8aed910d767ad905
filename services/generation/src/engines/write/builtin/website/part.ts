import type { SectionType } from '@sitewright/site-spec';
import type { ListItem } from '../../../brief/brief.ts';
import { type WebsiteItem, websiteItem } from '../../../draft/website.ts';
import { begun } from '../common/facts.ts';

/** What is called by an item's title, and what is said of it, by kind of section. */
function named(kind: SectionType, item: ListItem): Partial<WebsiteItem> {
  const title = item.title || item.person || item.label || item.text;
  const spent = title === item.text && item.title === '';
  const text = spent ? '' : item.detail;
  if (kind === 'stats') {
    const what = item.title || item.detail || item.label;
    return { title: what || item.text, text: what === item.detail ? '' : item.detail, label: '' };
  }
  const label = item.label === title ? '' : item.label;
  const person = item.person === title ? '' : item.person;
  return { title: begun(title), text, label, person };
}

/** An item of the person's list as an item of a section; what a kind has no place for, assembling adds to the text. */
export function itemFrom(kind: SectionType, item: ListItem): WebsiteItem {
  const { group, value, date, time, place, points } = item;
  const all = websiteItem({ group, value, date, time, place, points, ...named(kind, item) });
  const isCounted = item.quantity !== '' && !item.text.startsWith(item.quantity);
  const text = [all.text, isCounted ? item.quantity : ''].filter(Boolean).join(' · ');
  if (kind === 'gallery') return { ...all, text, group: all.title, title: '', picture: all.title };
  return { ...all, text };
}
