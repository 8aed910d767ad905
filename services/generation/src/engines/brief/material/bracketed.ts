import type { ListItem } from '../brief.ts';
import { factsIn, type Material } from './material.ts';
import { type Range, textOf, wordCount } from './view.ts';

const LONGEST_PER = 3;
const IN_BRACKETS = /^([^()（）]{1,80}?)\s?[(（]([^()（）]{1,160})[)）]$/u;

/** "Larch room (2 guests, €85 a night)": what it is, its price, and what else is said in the brackets. */
export function bracketed(material: Material, range: Range): Partial<ListItem> | undefined {
  const { view } = material;
  const [, title = '', inside = ''] = IN_BRACKETS.exec(view.text.slice(range.start, range.end)) ?? [];
  const from = view.text.indexOf(inside, range.start + title.length);
  const prices = factsIn(material, { start: from, end: from + inside.length }).filter(
    ({ kind }) => kind === 'price',
  );
  const [price] = prices;
  if (title === '' || price === undefined || prices.length > 1) return undefined;
  const parts = [...inside.matchAll(/[^,;，、]+/gu)].map(({ 0: text, index }) => ({
    text: text.trim(),
    isPrice: from + index <= price.start && price.start < from + index + text.length,
  }));
  const value = parts.find(({ isPrice }) => isPrice)?.text ?? '';
  if (wordCount(value) - wordCount(textOf(view, price)) > LONGEST_PER) return undefined;
  const detail = parts.flatMap(({ text, isPrice }) => (isPrice ? [] : [text])).join(', ');
  return { title: title.trim(), value, ...(detail === '' ? {} : { detail }) };
}
