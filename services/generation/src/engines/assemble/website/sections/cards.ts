import type { SectionOf } from '@sitewright/site-spec';
import type { ItemReader } from '../item-reader.ts';
import { columnsFor, isWordy } from '../layouts.ts';
import { priceOf } from '../price.ts';
import {
  baseOf,
  groupsOf,
  itemsOf,
  type SectionBuilder,
  type SectionContext,
  wayOn,
} from '../section-context.ts';

type Card = SectionOf<'features'>['items'][number];

/** Title, what else a kind of section says, words and a way on. */
function cardsOf<More>(section: SectionContext, most: number, moreOf?: (item: ItemReader) => More) {
  return itemsOf(section, most).flatMap(({ item, id, drawing }) => {
    const title = item.title('title', 160);
    if (title === undefined) return [];
    const more = moreOf?.(item);
    const action = wayOn(section, item.target, id, 'learnMore');
    const text = item.body('text');
    return [{ id, title, text, image: drawing?.id, action, ...more, ...item.pictured() }];
  });
}

export const features: SectionBuilder<'features'> = (section) => {
  const items = cardsOf(section, 24);
  return { ...baseOf(section), type: 'features', layout: cardLayout(section, items), items };
};

/** Long texts alternate; a few items are cards, what divides into rows is a grid; the rest a list. */
function cardLayout(section: SectionContext, items: readonly Card[]): SectionOf<'services'>['layout'] {
  if (items.length >= 8 || columnsFor(items.length) === undefined) return section.pick('list', 'grid');
  if (items.length <= 4 && items.some(({ text }) => isWordy(text, 160)))
    return section.pick('alternating', 'grid');
  return items.length === 3 || items.length === 4
    ? section.pick('cards', 'grid')
    : section.pick('grid', 'cards');
}

export const services: SectionBuilder<'services'> = (section) => {
  const items = cardsOf(section, 40, (item) => ({
    price: priceOf(item, section),
    duration: item.plain('duration', 'time', 60),
  }));
  return { ...baseOf(section), type: 'services', layout: cardLayout(section, items), items };
};

export const steps: SectionBuilder<'steps'> = (section) => {
  const items = cardsOf(section, 16);
  const isRow = items.length >= 3 && items.length <= 5 && !items.some(({ text }) => isWordy(text, 140));
  const layout = isRow ? section.pick('numbered', 'cards') : section.pick('vertical', 'numbered');
  return { ...baseOf(section), type: 'steps', layout, items };
};

export const portfolio: SectionBuilder<'portfolio'> = (section) => {
  const { of, idOf } = groupsOf(section);
  const items = itemsOf(section, 60).flatMap(({ item, id, drawing }) => {
    const group = idOf(item.take('group'));
    const title = item.title('title', 160);
    if (title === undefined) return [];
    const client = item.plain('client', 'person', 120);
    const year = item.short('year', 'date', 20);
    const tags = item.tags();
    const action = wayOn(section, item.target, id, 'learnMore');
    const text = item.body('text');
    return [{ id, title, text, image: drawing?.id, tags, client, year, group, action, ...item.pictured() }];
  });
  return { ...baseOf(section), type: 'portfolio', layout: section.pick('list', 'grid'), ...of, items };
};
