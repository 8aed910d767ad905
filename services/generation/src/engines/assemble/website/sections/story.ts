import type { RichText, SectionOf } from '@sitewright/site-spec';
import { within } from '../../ids.ts';
import { cleanText } from '../../text/clean-text.ts';
import { isWordy } from '../layouts.ts';
import { baseOf, groupsOf, itemsOf, type SectionBuilder, type SectionContext } from '../section-context.ts';

type Shown = SectionOf<'gallery'>['items'][number];

export const gallery: SectionBuilder<'gallery'> = (section) => {
  const { of, idOf } = groupsOf(section);
  const items = itemsOf(section, 120).flatMap(({ item, id, drawing }): Shown[] => {
    const group = idOf(item.take('group'));
    const own =
      item.plain('caption', 'title', 200) ?? item.title('caption', 200) ?? drawing?.alt?.slice(0, 200);
    if (drawing !== undefined) return [{ id, caption: own, group, image: drawing.id, ...item.marking() }];
    // A picture that is only described waits for its owner.
    const caption = own ?? item.texts.plain('caption', item.picture, 200);
    const asked = own === undefined ? ['caption', 'image'] : ['image'];
    return caption === undefined ? [] : [{ id, caption, group, ...item.marking(...asked) }];
  });
  return { ...baseOf(section), type: 'gallery', layout: section.pick('grid', 'masonry'), ...of, items };
};

const MOST_VALUE = 40;

export const stats: SectionBuilder<'stats'> = (section) => {
  const items = itemsOf(section, 12).flatMap(({ item, id }) => {
    const value = item.take('value');
    const shown = value.length > MOST_VALUE ? undefined : item.texts.plain('value', value, MOST_VALUE);
    const title = item.take('title');
    // A figure that is not known, or is a phrase, is said beside its name.
    const words = [title, ...(shown === undefined ? [value] : []), item.bodyText()].filter(Boolean);
    const label = item.texts.plain('label', words.join(' · '), 160);
    if (shown === undefined && label === undefined) return [];
    return [
      { id, value: shown ?? '?', label: label ?? section.context.labels.value ?? '…', ...item.marking() },
    ];
  });
  return { ...baseOf(section), type: 'stats', layout: section.pick('row', 'grid'), items };
};

export const timeline: SectionBuilder<'timeline'> = (section) => {
  const items = itemsOf(section, 40).flatMap(({ item, id }) => {
    const when = (['date', 'label', 'time', 'value'] as const).find((field) => item.has(field));
    const date = when === undefined ? undefined : item.plain('date', when, 60);
    const title = item.title('title', 160) ?? date;
    if (title === undefined) return [];
    const text = item.body('text');
    return [{ id, date: date ?? '·', title, text, ...item.marking() }];
  });
  const isRow = items.length >= 3 && items.length <= 5 && items.every(({ text }) => !isWordy(text, 140));
  const layout = isRow ? section.pick('horizontal', 'vertical') : section.pick('vertical', 'alternating');
  return { ...baseOf(section), type: 'timeline', layout, items };
};

type Prose = SectionOf<'richText'>['items'][number];
const MOST_PROSE = 200;

/** What one item of running text becomes: a subheading, paragraphs or a quotation, and a list. */
function proseOf(section: SectionContext): Prose[] {
  return itemsOf(section, 60).flatMap(({ item, id }) => {
    const title = item.plain('text', 'title', 200);
    const marked = title === undefined ? {} : item.marking();
    const heading: Prose[] =
      title === undefined ? [] : [{ id: within(id, 'h'), kind: 'subheading', text: title, ...marked }];
    const points = item.takePoints(60);
    const by = item.has('person')
      ? [item.take('person'), item.take('label')].filter((part) => part !== '').join(', ')
      : '';
    const body = item.bodyText();
    const words: Prose[] =
      by === ''
        ? body
            .split(/\n{2,}/u)
            .flatMap((text, index) => paragraph(section, text, within(id, `t${index + 1}`)))
        : quotation(section, body, by, within(id, 'q'));
    return [...heading, ...words, ...listed(section, points, within(id, 'l'))];
  });
}

function paragraph(section: SectionContext, words: string, id: string): Prose[] {
  const texts = section.context.texts({ linkTo: section.linkTo });
  const text = texts.rich('text', words);
  return text === undefined ? [] : [{ id, kind: 'paragraph', text, ...texts.marking() }];
}

function quotation(section: SectionContext, words: string, person: string, id: string): Prose[] {
  const texts = section.context.texts({ linkTo: section.linkTo });
  const by = texts.plain('by', person, 160);
  const text = texts.rich('text', words);
  if (text === undefined) return paragraph(section, person, id);
  return [{ id, kind: 'quote', text, by, ...texts.marking() }];
}

function listed(section: SectionContext, points: readonly string[], id: string): Prose[] {
  const texts = section.context.texts({ linkTo: section.linkTo });
  const entries: RichText[] = points
    .map((point) => texts.rich('entries', point))
    .filter((entry) => entry !== undefined);
  return entries.length === 0 ? [] : [{ id, kind: 'list', ordered: false, entries, ...texts.marking() }];
}

export const richText: SectionBuilder<'richText'> = (section) => {
  const base = baseOf(section);
  const prose = proseOf(section).slice(0, MOST_PROSE);
  // Words over nothing are the text itself.
  const intro =
    prose.length === 0 ? paragraph(section, cleanText(section.part.intro), within(section.id, 'intro')) : [];
  const items = [...prose, ...intro];
  const isLong = items.length > 12 && items.every(({ kind }) => kind !== 'quote');
  const usual = section.pick(isLong ? 'columns' : 'narrow', 'wide');
  const layout = base.image === undefined ? usual : 'imageEnd';
  return { ...base, lead: intro.length > 0 ? undefined : base.lead, type: 'richText', layout, items };
};

export const video: SectionBuilder<'video'> = (section) => {
  const items = itemsOf(section, 24).flatMap(({ item, id }) => {
    const title = item.title('title', 160);
    if (title === undefined) return [];
    const duration = item.plain('duration', 'time', 20);
    const href = section.linkTo(item.target);
    const text = item.plainBody('text', 600);
    const film = href?.startsWith('https://') === true ? { href } : {};
    return [{ id, title, text, duration, ...film, ...item.marking() }];
  });
  return { ...baseOf(section), type: 'video', layout: items.length === 1 ? 'single' : 'grid', items };
};

export const chart: SectionBuilder<'chart'> = (section) => {
  const data = section.chartFor(section.part.chart, within(section.id, 'chart'));
  if (data === undefined) return undefined;
  return { ...baseOf(section), type: 'chart', layout: section.pick('wide', 'split'), ...data, items: [] };
};
