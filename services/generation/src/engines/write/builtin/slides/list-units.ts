import type { List, ListItem } from '../../../brief/brief.ts';
import { type SlideDraftBlock, type SlidePart, slideBlock, slideItem } from '../../../draft/slides.ts';
import type { Voice } from '../common/voice.ts';
import { gridOfList } from '../material/tables.ts';
import { holdsAllOf } from '../material/words.ts';
import { inGroups } from './clauses.ts';

type SlideItem = SlideDraftBlock['items'][number];

interface Shaped {
  layout: SlidePart['layout'];
  block: SlideDraftBlock;
}

interface Form {
  layout: SlidePart['layout'];
  kind: SlideDraftBlock['kind'];
  most: number;
  item: (item: ListItem) => SlideItem | undefined;
}

const VALUE_LENGTH = 24;
const TITLE_LENGTH = 110;

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(' · ');

const FORMS: Partial<Record<List['kind'], Form>> = {
  figures: { layout: 'bigNumber', kind: 'number', most: 4, item: figureItem },
  people: { layout: 'team', kind: 'people', most: 8, item: personItem },
  dated: { layout: 'timeline', kind: 'steps', most: 6, item: datedItem },
};

/** A list in the form that its kind asks for; undefined where that form would lose words of it. */
export function listBlocks(list: List, voice: Voice): Shaped[] | undefined {
  const form = FORMS[list.kind];
  if (form !== undefined) return formed(list, voice, form);
  const grid = list.kind === 'priced' || list.kind === 'hours' ? gridOfList(list, voice) : undefined;
  return grid === undefined
    ? undefined
    : inGroups(grid.rows, 8).map((rows) => ({
        layout: 'table',
        block: slideBlock('table', { columns: grid.columns, rows }),
      }));
}
function formed(list: List, voice: Voice, form: Form): Shaped[] | undefined {
  const items = list.items.map((item) => {
    const shown = form.item(item);
    const texts = shown === undefined ? [] : [shown.label, shown.title, shown.text];
    return holdsAllOf(item.text, texts, voice.language) ? shown : undefined;
  });
  if (!items.every((item) => item !== undefined)) return undefined;
  return inGroups(items, form.most).map((group) => ({
    layout: form.layout,
    block: slideBlock(form.kind, { items: group }),
  }));
}

function figureItem(item: ListItem): SlideItem | undefined {
  const label = item.title || item.label;
  if (item.value === '' || item.value.length > VALUE_LENGTH || label === '' || label.includes(', '))
    return undefined;
  const more = item.title === '' ? '' : item.label;
  const text = joined(more, item.detail, item.date, item.place, ...item.points);
  return slideItem({ label, title: item.value, text });
}

function personItem(item: ListItem): SlideItem | undefined {
  const title = item.title || item.person;
  if (title === '' || title.length > TITLE_LENGTH) return undefined;
  const text = joined(item.detail, item.value, item.place, ...item.points);
  return slideItem({ label: item.label, title, text });
}

function datedItem(item: ListItem): SlideItem | undefined {
  const label = joined(item.date, item.time);
  const title = item.title || item.detail;
  if (label === '' || label.length > 60 || title === '' || title.length > TITLE_LENGTH) return undefined;
  const detail = item.title === '' ? '' : item.detail;
  const text = joined(item.label, detail, item.value, item.place, item.person, ...item.points);
  return slideItem({ label, title, text });
}
