import type { DocumentBlock } from '@sitewright/site-spec';
import { kindOf } from './chart-kind.ts';
import { furtherTakeaway } from './chart-words.ts';
import { isOfFigures } from './document-layout.ts';
import { formatOf, localeOf, numbersOf } from './locale.ts';
import { mayBeYear } from './number-form.ts';

type Chart = Extract<DocumentBlock, { type: 'chart' }>;

/** "Cost (€)": what a figure is of, and its unit. */
const WITH_UNIT = /^(.*\S)\s*\(([^()\s]{1,6})\)$/u;

/**
 * A chart that draws nothing but a few figures as key figures in a row, which are text, as high as they are; all other blocks
 * as they are.
 */
export function figuresAsRead(block: DocumentBlock, language: string): DocumentBlock[] {
  if (block.type !== 'chart' || !isOfNumbers(block)) return [block];
  const { id, chart, dataset, caption } = block;
  const items = dataset.rows.map(([name, value], at) => {
    const [, term = String(name), unit = ''] = WITH_UNIT.exec(String(name)) ?? [];
    return { id: `${id}_f${at + 1}`, term, text: withUnit(Number(value), unit, language) };
  });
  const figures = { id, type: 'definitions', layout: 'columns', items } as const;
  if (!isOfFigures(figures)) return [block];
  const further = furtherTakeaway(chart);
  return [
    { id: `${id}_title`, type: 'paragraph', role: 'body', text: [{ text: chart.title, bold: true }] },
    figures,
    ...(further === undefined ? [] : [said(`${id}_further`, 'body', further)]),
    ...(caption === undefined ? [] : [said(`${id}_caption`, 'reference', caption)]),
  ];
}

const said = (id: string, role: 'body' | 'reference', text: string): DocumentBlock => ({
  ...{ id, role, text },
  type: 'paragraph',
});

/** Whether a chart says numbers by their names, and nothing in it is made up or to be filled in. */
const isOfNumbers = ({ chart, dataset, placeholder }: Chart): boolean =>
  kindOf(chart) === 'text' &&
  placeholder !== true &&
  dataset.source.kind !== 'illustrative' &&
  dataset.fields.length === 2 &&
  dataset.rows.every(([name, value]) => typeof name === 'string' && typeof value === 'number');

/** A figure with its unit where its language has it: "38,89 €", "£38.89", "94.7%". */
function withUnit(value: number, unit: string, language: string): string {
  const grouping = mayBeYear(value) ? {} : ({ useGrouping: 'always' } as const);
  const number = numbersOf(language, { maximumFractionDigits: 2, ...grouping })(value);
  if (unit === '') return number;
  const isMoney = /^\p{Sc}$/u.test(unit);
  if (!isMoney && unit !== '%') return `${number}\u00a0${unit}`;
  const form = isMoney
    ? ({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const)
    : ({ style: 'percent' } as const);
  const parts = formatOf(localeOf(language), form).formatToParts(0);
  return parts
    .map((part) => (part.type === 'integer' ? number : part.type === 'literal' ? part.value : unit))
    .join('');
}
