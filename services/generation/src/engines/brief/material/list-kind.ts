import type { FactKind, ListItem, ListKind } from '../brief.ts';
import { readAs } from './items.ts';
import { factsIn, type Material } from './material.ts';
import { separatorIn } from './separators.ts';
import { type Range, textOf, wordCount } from './view.ts';
import { mentions } from './words.ts';

/** A list is of a kind only where at most every fourth item is not plainly so; of three plans one may have no price. */
const SPARED = 4;

const isQuestion = (text: string) => /[?？؟]["'”’»」』]?(\s|$)/.test(text) || /[？؟]/.test(text);

/** Kinds in the order in which they are tried, what shows that an item is plainly of one, and how many words it has at most. */
const TESTS: readonly [ListKind, number, (item: Partial<ListItem>) => boolean][] = [
  ['priced', 40, (item) => item.value !== undefined],
  ['contacts', 14, (item) => item.value !== undefined],
  ['people', 20, (item) => item.person !== undefined],
  ['dated', 24, (item) => (item.date ?? item.time) !== undefined],
  ['pairs', 200, (item) => item.label !== undefined],
  ['figures', 7, (item) => item.value !== undefined],
];

const holds = (material: Material, range: Range, kind: FactKind) =>
  factsIn(material, range).some((fact) => fact.kind === kind);

const WAYS: ReadonlySet<FactKind> = new Set(['phone', 'email', 'url', 'address', 'hours']);

/** What nearly all of the items plainly are. */
export function kindOfList(
  material: Material,
  items: readonly Range[],
  heading: string,
  ordered: boolean,
): ListKind {
  const texts = items.map((item) => textOf(material.view, item));
  const words = texts.map(wordCount);
  const nearlyAll = (test: (range: Range, at: number) => boolean, kind: ListKind = 'plain') =>
    items.filter(test).length >=
    items.length - Math.floor((items.length + (kind === 'priced' ? 1 : 0)) / SPARED);
  if (nearlyAll((_, at) => isQuestion(texts[at] ?? ''))) return 'questions';
  if (nearlyAll((range) => readAs(material, range, 'quotes').person !== undefined)) return 'quotes';
  const isOpen = (range: Range): boolean =>
    holds(material, range, 'hours') && !holds(material, range, 'price');
  if (nearlyAll((range, at) => (words[at] ?? 0) <= 12 && isOpen(range))) return 'hours';
  const ways = items.filter((item) => factsIn(material, item).some(({ kind }) => WAYS.has(kind)));
  if (ways.some((item) => holds(material, item, 'phone') || holds(material, item, 'email')))
    if (ways.length > 1 && ways.length * 2 >= items.length && words.every((count) => count <= 14))
      return 'contacts';
  const isPriced = items.filter((item) => holds(material, item, 'price')).length * 2 >= items.length;
  for (const [kind, most, test] of isPriced ? TESTS : TESTS.slice(1))
    if (nearlyAll((range, at) => (words[at] ?? 0) <= most && test(readAs(material, range, kind)), kind))
      return kind;
  return ordered && mentions(material.words, 'steps', heading) ? 'steps' : 'plain';
}

const LONGEST_TITLE = 60;

/** Whether nearly all items set a title off by a clear separator. */
export const areDivided = (material: Material, items: readonly Range[]): boolean =>
  items.filter((item) => {
    const cut = separatorIn(material, item);
    return cut !== undefined && cut.start - item.start <= LONGEST_TITLE;
  }).length >=
  items.length - Math.floor(items.length / SPARED);
