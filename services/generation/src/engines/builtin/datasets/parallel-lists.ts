import { monthIndex, quarterIndex } from './calendar.ts';
import type { RawTable } from './dataset.ts';
import { seriesTitle } from './series-title.ts';

interface List {
  name: string;
  values: string[];
  from: number;
  to: number;
}

const ONE = '[-+$€£]?\\d{1,9}(?:[.,]\\d{1,6})?\\s?[%€$£kKM]?';
const GAP = '(?:,\\s|;\\s|\\s/\\s|,?\\s(?:and|und|et|y|e|en)\\s)';
/** `unemployment (8.1, 5.3, 3.6)`, `Sales: 10, 12, 15`, `inflation 1.2%, 4.7% and 8.0%`. */
const FIGURES = new RegExp(
  `(?<![\\p{L}\\d])(\\p{L}[\\p{L}-]{1,30}(?: \\p{L}[\\p{L}-]{1,30}){0,2})\\s?(?::|=|\\(|of|at|was|were|is)?\\s?(${ONE}(?:${GAP}${ONE}){2,60})(?![\\p{L}\\d])`,
  'giu',
);
const YEARS = /(?<!\d)((?:19|20)\d\d)(?:\s?(?:[-–—]|to|bis|à|a|until|through)\s?)((?:19|20)\d\d)(?!\d)/i;
const QUARTERS = /\bQ([1-4])\s?(?:[-–—]|to|bis|à|a)\s?Q([1-4])\b/i;
const NAMED =
  /(?:[\p{L}]{1,20}\s?:\s?)?((?:[\p{L}\d][\p{L}\d' -]{0,24})(?:,\s(?:and |und |et |y |e )?[\p{L}\d][\p{L}\d' -]{0,24}){2,40})/gu;

/** Lists of figures that run side by side, with the periods or names that another list gives for them. */
export function parallelLists(text: string): RawTable[] {
  const lists = [...text.matchAll(FIGURES)].slice(0, 20).flatMap(listOf);
  const size = lists[0]?.values.length ?? 0;
  const series = lists.filter((list) => list.values.length === size && !isLabelList(list));
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last) return [];
  const labels = labelsFor(text, size, lists, series);
  if (!labels && series.length < 2) return [];
  const names = series.map((list) => list.name);
  if (new Set(names).size !== names.length) return [];
  const rows = Array.from({ length: size }, (_, at) => [
    labels?.values[at] ?? String(at + 1),
    ...series.map((list) => list.values[at] ?? ''),
  ]);
  return [
    {
      notation: 'prose',
      title: names.join(', '),
      header: [labels?.name ?? 'Period', ...names],
      rows,
      from: Math.min(first.from, labels?.from ?? first.from),
      to: Math.max(last.to, labels?.to ?? last.to),
    },
  ];
}

function listOf(match: RegExpExecArray): List[] {
  const [whole, before = '', figures = ''] = match;
  const values = figures.split(new RegExp(GAP, 'iu')).map((value) => value.trim());
  const at = match.index + whole.length - figures.length;
  const bare = before.replace(/^(?:and|und|et|y|e|en|with)\s+/i, '');
  return [{ name: seriesTitle(bare) || bare, values, from: match.index, to: at + figures.length }];
}

const isYearText = (text: string) => /^(?:19|20)\d\d$/.test(text);
const isLabelList = (list: List) => list.values.every(isYearText);

function labelsFor(
  text: string,
  size: number,
  lists: readonly List[],
  series: readonly List[],
): List | undefined {
  const listed = lists.find((list) => isLabelList(list) && list.values.length === size);
  if (listed) return { ...listed, name: 'Year' };
  const years = YEARS.exec(text);
  const start = Number(years?.[1]);
  if (years && Number(years[2]) - start + 1 === size) {
    const values = Array.from({ length: size }, (_, at) => String(start + at));
    return { name: 'Year', values, from: years.index, to: years.index + years[0].length };
  }
  const quarters = QUARTERS.exec(text);
  if (quarters && Number(quarters[2]) - Number(quarters[1]) + 1 === size) {
    const values = Array.from({ length: size }, (_, at) => `Q${Number(quarters[1]) + at}`);
    return { name: 'Quarter', values, from: quarters.index, to: quarters.index + quarters[0].length };
  }
  for (const match of [...text.matchAll(NAMED)].slice(0, 20)) {
    const from = match.index + match[0].length - (match[1]?.length ?? 0);
    const to = match.index + match[0].length;
    if (series.some((list) => from < list.to && to > list.from)) continue;
    const values = (match[1] ?? '').split(/,\s(?:(?:and|und|et|y|e)\s)?/u).map((value) => value.trim());
    if (values.length !== size || !values.every(isPeriodOrName)) continue;
    const name = values.every((value) => monthIndex(value) !== undefined)
      ? 'Month'
      : values.every((value) => quarterIndex(value) !== undefined)
        ? 'Quarter'
        : 'Category';
    return { name, values, from: match.index, to };
  }
  return undefined;
}

const isPeriodOrName = (value: string) =>
  monthIndex(value) !== undefined ||
  quarterIndex(value) !== undefined ||
  isYearText(value) ||
  (/^\p{Lu}/u.test(value) && value.split(' ').length <= 3);
