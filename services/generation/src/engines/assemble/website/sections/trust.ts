import { plainText } from '@sitewright/site-spec';
import { labelOf } from '../../context.ts';
import { within } from '../../ids.ts';
import { columnsFor, isWordy } from '../layouts.ts';
import { baseOf, itemsOf, type SectionBuilder, wordFor } from '../section-context.ts';

/** "4.5", "4,5/5" or five stars. */
function ratingOf(text: string): number | undefined {
  const stars = /^★{1,5}☆{0,4}$/u.test(text) ? text.replaceAll('☆', '').length : undefined;
  const [, number] = /^([0-5](?:[.,]\d)?)(?:\s*\/\s*5)?$/u.exec(text) ?? [];
  const rating = stars ?? (number === undefined ? Number.NaN : Number(number.replace(',', '.')));
  return rating >= 0 && rating <= 5 ? rating : undefined;
}

export const testimonials: SectionBuilder<'testimonials'> = (section) => {
  const items = itemsOf(section, 24).flatMap(({ item, id }) => {
    const name = item.plain('name', 'person', 120);
    const rating = ratingOf(item.has('value') ? item.take('value') : '');
    const role = item.plain('role', 'label', 160);
    const quote = item.plainBody('quote', 1000);
    return quote === undefined ? [] : [{ id, quote, name, role, rating, ...item.marking() }];
  });
  const layout = section.pick(items.length === 1 ? 'single' : 'columns', 'cards');
  return { ...baseOf(section), type: 'testimonials', layout, items };
};

export const faq: SectionBuilder<'faq'> = (section) => {
  const items = itemsOf(section, 60).flatMap(({ item, id }) => {
    const question = item.title('question', 300);
    if (question === undefined) return [];
    const answer = item.body('answer');
    const marking = item.marking();
    const open = {
      answer: labelOf(section.context, 'toBeConfirmed'),
      placeholder: true as const,
      questions: [...(marking.questions ?? []), 'answer'],
    };
    return [answer === undefined ? { id, question, ...open } : { id, question, answer, ...marking }];
  });
  const isShort = items.every(({ answer }) => !isWordy(answer, 140));
  const layout =
    items.length > 8
      ? section.pick('accordion')
      : items.length <= 6 && items.length % 2 === 0 && isShort
        ? section.pick('columns', 'list')
        : section.pick('list', 'accordion');
  return { ...baseOf(section), type: 'faq', layout, items };
};

export const team: SectionBuilder<'team'> = (section) => {
  const items = itemsOf(section, 60).flatMap(({ item, id, drawing }) => {
    const name = item.title('name', 120);
    if (name === undefined) return [];
    const role = item.plain('role', 'label', 160);
    const href = section.linkTo(item.target);
    const address = addressIn(href ?? '');
    const said = item.body('text');
    // What the words say is not said twice: there the way has a name, as an anchor or a path has.
    const isSaid = said !== undefined && bareOf(plainText(said)).includes(bareOf(address));
    const isNamed = isSaid || /^[#/]/u.test(href ?? '');
    const label = isNamed ? labelOf(section.context, wordFor(href ?? '', 'learnMore')) : address;
    const links = href === undefined ? [] : [{ id: within(id, 'link'), label, href }];
    const text = links.length > 0 && said === address ? undefined : said;
    return [{ id, name, role, text, image: drawing?.id, links, ...item.pictured() }];
  });
  return { ...baseOf(section), type: 'team', layout: section.pick('grid', 'list'), items };
};

/** An address or words with it, however people part a number, and without its country. */
const bareOf = (said: string): string => said.replace(/[\s()./-]|\+\d\d/gu, '').toLowerCase();

/** A link's address as people write it. */
const addressIn = (href: string): string =>
  href.replace(/^(?:https:\/\/(?:www\.)?|mailto:|tel:)|\/$/gu, '').slice(0, 80) || href.slice(0, 80);

export const logos: SectionBuilder<'logos'> = (section) => {
  const items = itemsOf(section, 60).flatMap(({ item, id }) => {
    const name = item.title('name', 120);
    if (name === undefined) return [];
    const tier = item.plain('tier', 'group', 60);
    return [{ id, name, tier, href: section.linkTo(item.target), ...item.marking() }];
  });
  const layout = section.pick(items.some(({ tier }) => tier !== undefined) ? 'tiers' : 'row');
  return { ...baseOf(section), type: 'logos', layout, items };
};

export const posts: SectionBuilder<'posts'> = (section) => {
  const items = itemsOf(section, 60).flatMap(({ item, id }) => {
    const title = item.title('title', 200);
    if (title === undefined) return [];
    const date = item.plain('date', 'date', 60);
    const author = item.plain('author', 'person', 120);
    const tag = item.plain('tags', 'label', 40);
    const paragraphs = item
      .takePoints(40)
      .map((point) => item.texts.rich('body', point))
      .filter((paragraph) => paragraph !== undefined);
    const href = section.linkTo(item.target);
    const excerpt = item.plainBody('excerpt', 600);
    const tags = tag === undefined ? [] : [tag];
    const body = paragraphs.length === 0 ? undefined : paragraphs;
    return [{ id, title, excerpt, body, date, author, tags, href, ...item.marking() }];
  });
  const isLong = items.some(({ body }) => body !== undefined) || columnsFor(items.length) === undefined;
  const layout = isLong ? section.pick('list', 'featured') : section.pick('cards', 'list');
  return { ...baseOf(section), type: 'posts', layout, items };
};
