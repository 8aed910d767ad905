import type { Dataset } from './brief.ts';
import { isGroupedMoney } from './datasets/number.ts';
import { seriesColumns } from './datasets/series-columns.ts';
import { typeTable } from './datasets/typed-columns.ts';
import { tableOf } from './shapes.ts';
import { withoutEnd } from './without-end.ts';

/** A name with its figure. */
export interface Measure {
  label: string;
  text: string;
}

/** "18 tonnes", "12 m EUR": so many words stand behind a figure. */
const MOST_UNITS = 2;
const PARTS = /[;；]\s*|[,，、]\s+/u;

/** "Desks 120, lamps 45" as labels with a figure each, and what sentences follow; undefined where one part is none. */
export function seriesIn(text: string): { items: Measure[]; rest: string } | undefined {
  const [first = '', ...rest] = text.split(/(?<=\p{Nd}|\p{L})\.\s+(?=\p{Lu})/u);
  const items = measuresIn(first.replace(/[.;]$/u, '').split(PARTS));
  return items && { items, rest: rest.join('. ') };
}

/** Parts that are a name of its own and a figure each; undefined where one is none. */
export function measuresIn(parts: readonly string[]): Measure[] | undefined {
  const items = parts.flatMap((part) => measureIn(part) ?? []);
  const names = new Set(items.map(({ label }) => label));
  return names.size > 1 && names.size === parts.length ? items : undefined;
}

function measureIn(part: string): Measure | undefined {
  const words = part.replace(/[:：]/gu, '$& ').split(/\s+/u);
  const from = words.findIndex((word, nth) => nth > 0 && /^\p{Sc}?\p{Nd}/u.test(word));
  const units = words.slice(from + 1).filter((word) => !/^\p{Nd}{3}$/u.test(word));
  if (from < 1 || units.length > MOST_UNITS || units.some((word) => /\p{Nd}/u.test(word))) return undefined;
  const label = withoutEnd(words.slice(0, from).join(' '), ' :：').replace(/^(\p{Nd}{4})年$/u, '$1');
  // "Visits 10 schools, two days each" counts nothing beside another.
  const isName = /^(?:\P{Nd}+|\p{Nd}{4}|\p{L}\p{Nd})$/u.test(label);
  return isName ? { label, text: words.slice(from).join(' ') } : undefined;
}

/** "2019: 85.4 billion", line after line, as what can be drawn; undefined where not all are figures of one kind. */
export function drawnSeries(
  items: readonly Measure[],
  { id, title, language }: { id: string; title: string; language: string },
): Dataset | undefined {
  // "1.240" is a thousand in one language and one in another.
  const cells = items.map(({ text }) => text.replace(/ ?euros?$/iu, ' €'));
  const hasStops = language !== 'en' && cells.some((text) => /\p{Nd}\.\p{Nd}{3}(?!\p{Nd})/u.test(text));
  const names = items.map(({ label }) => label);
  const header = seriesColumns(title, names, language);
  const rows = items.map(({ label, text }, at) => [label, (hasStops ? cells[at] : undefined) ?? text]);
  const typed = typeTable(header, rows, '', language);
  const isMeasured = (!hasStops || isGroupedMoney(cells)) && typed.columns[1]?.type === 'quantitative';
  return isMeasured ? tableOf(id, { title, ...typed }) : undefined;
}
