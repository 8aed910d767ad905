import type {
  Dataset,
  List,
  ListItem,
  Passage,
  SegmentRole,
  SlideElement,
  SlideOrder,
  Topic,
} from '../brief.ts';
import { idsIn, type Material } from '../material/material.ts';
import { textOf } from '../material/view.ts';
import { type Source, senseOf } from '../segments/source.ts';
import type { Group, OneSlide, Placed } from './slide-reading.ts';
import type { Range } from './units.ts';

/** What of the prompt is to be read, where one slide was dictated; private words stay so. */
export function rolesOfSlide({ title, groups }: OneSlide, read: readonly SegmentRole[]): SegmentRole[] {
  const roles = read.map((role): SegmentRole => (role === 'private' ? role : 'order'));
  const said = groups.flatMap(({ heading, items }) => [
    heading,
    ...items.flatMap(({ label, text }) => [label, text]),
  ]);
  for (const range of [title, ...said]) if (range) roles.fill('material', range.start, range.end);
  return roles;
}

/** Whether what was read by its marks holds most of what was read as material word by word. */
export function holdsMost(slide: OneSlide, read: readonly SegmentRole[]): boolean {
  const roles = rolesOfSlide(slide, read);
  const told = read.flatMap((role, at) => (role === 'material' ? [roles[at]] : []));
  const kept = told.filter((role) => role === 'material').length;
  return roles.includes('material') && kept * 2 >= told.length;
}

const CELLS = /[,;|]\s/u;
const NAMES = /[:：]([^:：\n.]{3,160})/gu;

const cellsOf = (row: string): string[] => row.split(CELLS).map((cell) => cell.trim());

/** "A table with the columns Model, Price: … - Hob, $24": rows between commas, and the names over them, become data. */
export function givenTable(source: Source, group: Group, id: string): Dataset | undefined {
  const { text } = source;
  const isAsked = source.lexemes.some((one, at) => !source.quoted[at] && senseOf(one, 'part') === 'table');
  const rows = group.items.map(({ text: { start, end } }) => cellsOf(text.slice(start, end)));
  const [first] = group.items;
  const width = rows[0]?.length ?? 0;
  if (!isAsked || first === undefined || rows.length < 2 || width < 2) return undefined;
  const before = text.slice(Math.max(0, first.text.start - 400), first.text.start);
  const names = [...before.matchAll(NAMES)]
    .map(([, list = '']) => list.trim().split(/,\s+(?:and\s+)?/u))
    .findLast((list) => list.length === width);
  if (names === undefined || rows.some((row) => row.length !== width)) return undefined;
  return {
    ...{ id, title: '', from: 'table', rows, span: [0, 0] },
    columns: names.map((name) => ({ name, type: 'nominal', unit: '' })),
  };
}

/** How a slide is laid out, in the words of the prompt. */
export function slideOrder(material: Material, slide: OneSlide, prompt: string): SlideOrder {
  const { ground, ink, headings, frame, bars, titleLook } = slide;
  const wordsOf = (range: Range | undefined): string => (range ? textOf(material.view, range) : '');
  const elementOf = ({ look, heading, listed, ordered, shown, items }: Group): SlideElement => ({
    ...{ ...look, heading: wordsOf(heading), listed, ordered },
    items: items.map(({ label, text }) => ({
      label: wordsOf(label),
      text: shown ? prompt.slice(text.start, text.end) : wordsOf(text),
    })),
  });
  const elements = slide.elements.flatMap((group) =>
    group.over ? [elementOf(group.over), elementOf({ ...group, heading: undefined })] : [elementOf(group)],
  );
  return { ground, ink, headings, frame, bars, title: titleLook, elements };
}

/** What a slide shows as topics, a group each, to the letter. */
export function topicsOfSlide(
  material: Material,
  { title, groups }: OneSlide,
  named: string,
): { title: string; topics: Topic[]; lists: List[] } {
  const lists: List[] = [];
  const wordsOf = (range: Range | undefined): string => (range ? textOf(material.view, range) : '');
  const all = groups.flatMap(({ items }) => items.map(({ text }) => wordsOf(text)));
  // Where none is called the title, one that was read as such is, or what stands first.
  const name =
    wordsOf(title) || all.find((text) => text === named) || all.find((text) => text.length <= 80) || '';
  const said = new Set([name]);
  const itemOf = ({ label, text }: Placed): ListItem => {
    const [name, detail] = [wordsOf(label), wordsOf(text)];
    return {
      ...{
        value: '',
        quantity: '',
        date: '',
        time: '',
        place: '',
        person: '',
        label: '',
        group: '',
        points: [],
      },
      ...{ text: name === '' ? detail : `${name}: ${detail}`, title: name || detail, detail: name && detail },
      facts: [...(label ? idsIn(material, label) : []), ...idsIn(material, text)],
    };
  };
  const passagesOf = ({ items, dataset, listed }: Group): Passage[] => {
    const own = (dataset === '' ? items : [])
      .map(itemOf)
      .filter(({ text }) => !said.has(text) && said.add(text));
    const data: Passage[] = dataset === '' ? [] : [{ kind: 'dataset', dataset }];
    if (listed && own.length > 1) {
      const id = `l${lists.length + 1}`;
      lists.push({ id, kind: 'plain', heading: '', ordered: false, items: own });
      return [{ kind: 'list', list: id }, ...data];
    }
    const sentences = own.map(
      ({ text, facts }): Passage => ({ kind: 'sentence', text, facts, final: true, paragraph: 0 }),
    );
    return [...sentences, ...data];
  };
  const topics = groups.map((group, at): Topic => {
    const heading = wordsOf(group.heading);
    const passages = passagesOf(group);
    return { id: `t${at + 1}`, heading, level: heading === '' ? 0 : 2, request: '', passages };
  });
  return {
    title: name,
    topics: topics.filter(({ heading, passages }) => heading !== '' || passages.length > 0),
    lists,
  };
}
