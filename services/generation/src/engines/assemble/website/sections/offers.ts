import { within } from '../../ids.ts';
import type { ItemReader } from '../item-reader.ts';
import { columnsFor } from '../layouts.ts';
import { priceOf } from '../price.ts';
import type { SectionContext } from '../section-context.ts';
import { baseOf, groupsOf, itemsOf, type SectionBuilder, wayOn } from '../section-context.ts';

/** A point that starts with a dash or a cross says what a plan leaves out. */
const isLeftOut = (point: string): boolean => /^(?:[–—✗✘✕×]|-\s)/u.test(point);

export const pricing: SectionBuilder<'pricing'> = (section) => {
  const items = itemsOf(section, 12).flatMap(({ item, id }) => {
    const price = priceOf(item, section);
    const name = item.title('name', 120);
    if (name === undefined) return [];
    const badge = item.plain('badge', 'label', 60);
    const points = item.takePoints(20);
    const features = points.flatMap((point, index) => {
      const text = item.texts.plain('features', isLeftOut(point) ? point.slice(1) : point, 200);
      return text === undefined
        ? []
        : [{ id: within(id, `p${index + 1}`), text, included: !isLeftOut(point) }];
    });
    const action = wayOn(section, item.target, id, 'choosePlan');
    const text = item.plainBody('text', 400);
    const highlighted = badge === undefined ? undefined : true;
    return [{ id, name, price, text, features, badge, highlighted, action, ...item.marking() }];
  });
  return { ...baseOf(section), type: 'pricing', layout: section.pick('cards', 'list'), items };
};

/** Things in groups, each with its price and what else a kind of section says of it. */
function goodsOf<More>(
  section: SectionContext,
  moreOf: (item: ItemReader, id: string, image: string | undefined) => More,
) {
  const { of, idOf } = groupsOf(section);
  const items = itemsOf(section, 200).flatMap(({ item, id, drawing }) => {
    const group = idOf(item.take('group'));
    const price = priceOf(item, section);
    const title = item.title('title', 160);
    const more = moreOf(item, id, drawing?.id);
    return title === undefined ? [] : [{ id, title, price, group, ...item.marking(), ...more }];
  });
  return { ...of, items };
}

export const menu: SectionBuilder<'menu'> = (section) => {
  const goods = goodsOf(section, (item) => ({
    tags: item.tags(),
    text: item.plainBody('text', 400),
  }));
  return { ...baseOf(section), type: 'menu', layout: section.pick('columns', 'list'), ...goods };
};

export const productGrid: SectionBuilder<'productGrid'> = (section) => {
  const goods = goodsOf(section, (item, id, image) => ({
    image,
    badge: item.plain('badge', 'label', 60),
    action: wayOn(section, item.target, id, 'learnMore'),
    text: item.plainBody('text', 600),
    ...item.pictured(),
  }));
  const layout =
    columnsFor(goods.items.length) === undefined
      ? section.pick('list', 'grid')
      : section.pick('grid', 'list');
  return { ...baseOf(section), type: 'productGrid', layout, ...goods };
};

export const events: SectionBuilder<'events'> = (section) => {
  const { of, idOf } = groupsOf(section);
  const items = itemsOf(section, 120).flatMap(({ item, id }) => {
    const group = idOf(item.take('group'));
    const price = priceOf(item, section);
    const date = item.plain('date', 'date', 80);
    const time = item.plain('time', 'time', 60);
    const title = item.title('title', 200);
    if (title === undefined) return [];
    const place = item.plain('place', 'place', 200);
    const person = item.plain('person', 'person', 160);
    const href = section.linkTo(item.target);
    const text = item.body('text');
    return [{ id, title, text, date, time, place, person, price, href, group, ...item.marking() }];
  });
  return { ...baseOf(section), type: 'events', layout: section.pick('schedule', 'list'), ...of, items };
};
