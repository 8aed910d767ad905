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
import { type RoledClause, rolesOf } from '../segments/roles.ts';
import { type Range, type Source, senseOf } from '../segments/source.ts';
import { itemOf, sentenceOf, tableOf, topicOf } from '../shapes.ts';
import type { Group, OneSlide, Placed } from './slide-reading.ts';

/** What of the prompt a slide says. */
export const saidOn = ({ title, groups, tables }: OneSlide): Range[] =>
  [
    title ?? [],
    tables,
    ...groups.flatMap(({ heading, items }) => [
      heading ?? [],
      ...items.flatMap(({ label, text }) => [label ?? [], text].flat()),
    ]),
  ].flat();

/** Clauses and roles where slides were told: what they say is to be read, what else was spent on them is order; private words stay so. */
export function rolesOfTold(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  spent: readonly Range[],
  said: readonly Range[],
): { clauses: RoledClause[]; roles: SegmentRole[] } {
  const roles = [...read.roles];
  const fill = (ranges: readonly Range[], role: SegmentRole): void => {
    for (const { start, end } of ranges)
      for (let at = start; at < end; at++) if (roles[at] !== 'private') roles[at] = role;
  };
  fill(spent, 'order');
  fill(said, 'material');
  return { clauses: rolesOf(source, read.clauses, (at) => roles[at] ?? 'order'), roles };
}

/** Whether what was read by its marks holds most of what was read as material word by word. */
export function holdsMost(
  slide: OneSlide,
  read: readonly SegmentRole[],
  stretches: readonly Range[],
  quotes: Source['quotes'],
): boolean {
  const sizeOf = (ranges: readonly Range[]): number =>
    ranges.reduce(
      (sum, { start, end }) => sum + read.slice(start, end).filter((role) => role === 'material').length,
      0,
    );
  const said = saidOn(slide);
  const quoted = quotes.filter(({ from }) => stretches.some(({ start, end }) => from >= start && from < end));
  const kept = quoted.filter(({ from, to }) => said.some(({ start, end }) => start <= from && end >= to - 1));
  // What stands in quotation marks is what it dictates, whatever the words around were taken for.
  if (quoted.length >= LEAST_QUOTED && kept.length * 5 >= quoted.length * 4) return true;
  return (said.length > 0 || slide.elements.length > 0) && sizeOf(said) * 2 >= sizeOf(stretches);
}

const LEAST_QUOTED = 3;
const CELLS = /[,;|]\s/u;
const NAMES = /[:：]([^:：\n.]{3,160})/gu;

const cellsOf = (row: string): string[] => row.split(CELLS).map((cell) => cell.trim());

/** "A table with the columns Model, Price: … - Hob, $24": rows between commas, and the names over them, become data. */
export function givenTable(source: Source, group: Group, id: string): Dataset | undefined {
  const { text } = source;
  const isAsked = source.lexemes.some((one, at) => !source.quoted[at] && senseOf(one, 'part') === 'table');
  const rows = group.items.map(({ label, text: { start, end } }) =>
    cellsOf(text.slice(label?.start ?? start, end)),
  );
  const [first] = group.items;
  const width = rows[0]?.length ?? 0;
  if (!isAsked || first === undefined || rows.length < 2 || width < 2) return undefined;
  const before = text.slice(Math.max(0, first.text.start - 400), first.text.start);
  const quoted = source.quotes
    .filter(({ start, end }) => end <= first.text.start && start >= first.text.start - before.length)
    .slice(-width)
    .map(({ from, to }) => text.slice(from, to));
  const names = [
    ...[...before.matchAll(NAMES)].map(([, list = '']) => list.trim().split(/,\s+(?:and\s+)?/u)),
    quoted,
  ].findLast((list) => list.length === width);
  if (names === undefined || rows.some((row) => row.length !== width)) return undefined;
  return tableOf(id, { rows, columns: names.map((name) => ({ name, type: 'nominal', unit: '' })) });
}

/** How a slide is laid out, in the words of the prompt. */
export function slideOrder(material: Material, slide: OneSlide, prompt: string, name: string): SlideOrder {
  const { ground, ink, headings, frame, bars, titleLook } = slide;
  const wordsOf = (range: Range | undefined): string => (range ? textOf(material.view, range) : '');
  const elementOf = ({ look, heading, listed, ordered, shown, items, dataset }: Group): SlideElement => ({
    ...{ ...look, heading: wordsOf(heading), listed, ordered, isData: dataset !== '' },
    items: (dataset === '' ? items : []).map(({ label, text, picture }) => ({
      label: wordsOf(label),
      picture: picture ? prompt.slice(picture.start, picture.end) : '',
      text: shown ? prompt.slice(text.start, text.end) : wordsOf(text),
    })),
  });
  const titled = slide.elements.find(
    ({ heading, items }) => !(slide.title || heading) && items.every(({ text }) => wordsOf(text) === name),
  );
  const elements = slide.elements.filter((one) => one !== titled).map(elementOf);
  return { name, ground, ink, headings, frame, bars, title: titled?.look ?? titleLook, elements };
}

/** What a slide shows as topics, a group each, to the letter; its lists are added to those of the others. */
export function topicsOfSlide(
  material: Material,
  { title, groups }: OneSlide,
  { lists, id }: { lists: List[]; id: string } = { lists: [], id: 't' },
): { title: string; topics: Topic[]; lists: List[] } {
  const wordsOf = (range: Range | undefined): string => (range ? textOf(material.view, range) : '');
  const all = groups.flatMap(({ items, listed }) => (listed ? [] : items.map(({ text }) => wordsOf(text))));
  // Where none is called the title, what stands first is.
  const name = wordsOf(title) || all.find((text) => text.length <= 80) || '';
  const said = new Set([name]);
  const placedItem = ({ label, text }: Placed): ListItem => {
    const [name, detail] = [wordsOf(label), wordsOf(text)];
    const facts = [...(label ? idsIn(material, label) : []), ...idsIn(material, text)];
    const whole = name === '' ? detail : `${name}: ${detail}`;
    return itemOf({ text: whole, title: name || detail, detail: name && detail, facts });
  };
  const passagesOf = ({ items, dataset, listed }: Group): Passage[] => {
    const own = (dataset === '' ? items : [])
      .map(placedItem)
      .filter(({ text }) => !said.has(text) && said.add(text));
    const data: Passage[] = dataset === '' ? [] : [{ kind: 'dataset', dataset }];
    if (listed && own.length > 1) {
      const id = `l${lists.length + 1}`;
      lists.push({ id, kind: 'plain', heading: '', ordered: false, items: own });
      return [{ kind: 'list', list: id }, ...data];
    }
    const sentences = own.map(({ text, facts }) => sentenceOf(text, { facts, final: true }));
    return [...sentences, ...data];
  };
  const topics = groups.map((group, at) =>
    topicOf(`${id}${at + 1}`, wordsOf(group.heading), { passages: passagesOf(group) }),
  );
  return {
    title: name,
    topics: topics.filter(({ heading, passages }) => heading !== '' || passages.length > 0),
    lists,
  };
}
