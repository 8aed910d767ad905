import { withoutEnd } from '../without-end.ts';
import type { PastedItem } from './blocks.ts';

/** "18 tonnes", "12 m EUR": so many words stand behind a figure. */
const MOST_UNITS = 2;
const PARTS = /[;；]\s*|[,，、]\s+/u;
/** "Desks 120, lamps 45" as labels with a figure each, and what sentences follow; undefined where one part is none. */
export function seriesIn(text: string): { items: PastedItem[]; rest: string } | undefined {
  const [first = '', ...rest] = text.split(/(?<=\p{Nd}|\p{L})\.\s+(?=\p{Lu})/u);
  const items = first.replace(/[.;]$/u, '').split(PARTS).map(itemIn);
  const told = items.filter((item) => item !== undefined);
  return told.length > 1 && told.length === items.length ? { items: told, rest: rest.join('. ') } : undefined;
}

function itemIn(part: string): PastedItem | undefined {
  const at = /\s[x×]\s/u.test(part) ? part.search(/\s\p{Nd}/u) : -1;
  const product = at > 0 ? productOf(part.slice(at + 1)) : undefined;
  if (product !== undefined)
    return { label: `${part.slice(0, at)}, ${part.slice(at + 1)}`, text: `${product}`, points: [] };
  const words = part.replace(/[:：]/gu, '$& ').split(/\s+/u);
  const from = words.findIndex((word, nth) => nth > 0 && /^\p{Sc}?\p{Nd}/u.test(word));
  const units = words.slice(from + 1).filter((word) => !/^\p{Nd}{3}$/u.test(word));
  if (from < 1 || units.length > MOST_UNITS || units.some((word) => /\p{Nd}/u.test(word))) return undefined;
  const label = withoutEnd(words.slice(0, from).join(' '), ' :：').replace(/^(\p{Nd}{4})年$/u, '$1');
  // "Visits 10 schools, two days each" counts nothing beside another.
  const isName = /^(?:\P{Nd}+|\p{Nd}{4}|\p{L}\p{Nd})$/u.test(label);
  return isName ? { label, text: words.slice(from).join(' '), points: [] } : undefined;
}

/** What figures come to that stand between signs of a product. */
function productOf(text: string): number | undefined {
  const factors = text
    .split(/\s[x×]\s/u)
    .map((one) => /^\p{Nd}+(?:\.\p{Nd}{1,2})?(?!\p{Nd}|[.,]\p{Nd})/u.exec(one)?.[0]);
  const product = factors.reduce((all, one) => all * Number(one), 1);
  return Number.isFinite(product) ? Math.round(product * 100) / 100 : undefined;
}
