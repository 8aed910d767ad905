import type { DocumentBlock } from '@sitewright/site-spec';
import { kindOf } from './chart-kind.ts';
import { furtherTakeaway } from './chart-words.ts';
import { isOfFigures } from './definition-forms.ts';
import { formatOf, localeOf, MINUS, numbersOf } from './locale.ts';
import { mayBeYear, toldDecimals } from './number-form.ts';

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
  const decimals = decimalsOf(block);
  const ofAll = dataset.fields[1]?.unit ?? '';
  const items = dataset.rows.map(([name, value], at) => {
    const [, term = String(name), unit = ofAll] = WITH_UNIT.exec(String(name)) ?? [];
    return { id: `${id}_f${at + 1}`, term, text: withUnit(Number(value), { unit, decimals, language }) };
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

/** The decimals that its writer asks for, else those that its column was given with. */
function decimalsOf({ chart, dataset }: Chart): number | undefined {
  const [, column] = dataset.fields;
  const channels = Object.values(chart.spec.encoding).flat();
  const own = channels.filter(({ field }) => field === column?.name);
  return [...own, column].map(toldDecimals).find((digits) => digits !== undefined);
}

/** A figure with its unit where its language has it: "38,89 €", "−£38.50", "94.7%". */
function withUnit(
  value: number,
  { unit, decimals, language }: { unit: string; decimals: number | undefined; language: string },
): string {
  const isMoney = /^\p{Sc}$/u.test(unit);
  const least = decimals ?? (isMoney && !Number.isInteger(value) ? 2 : 0);
  const digits = {
    ...{ minimumFractionDigits: least, maximumFractionDigits: decimals ?? 2 },
    // What is smaller than two decimals is not nothing.
    ...(decimals === undefined && value !== 0 && Math.abs(value) < 0.01 && { maximumSignificantDigits: 2 }),
    ...(unit === '' && mayBeYear(value) ? {} : ({ useGrouping: 'always' } as const)),
  };
  if (!isMoney && unit !== '%')
    return [numbersOf(language, digits)(value), unit].filter(Boolean).join('\u00a0');
  const form = isMoney
    ? ({ style: 'currency', currency: 'EUR' } as const)
    : ({ style: 'unit', unit: 'percent' } as const);
  const parts = formatOf(localeOf(language), { ...form, ...digits }).formatToParts(value);
  return parts
    .map((part) => (part.type === 'currency' ? unit : part.type === 'minusSign' ? MINUS : part.value))
    .join('');
}
