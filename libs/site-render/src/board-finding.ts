import type { Chart, Dataset } from '@sitewright/site-spec';
import { isKnownFrom } from './known-words.ts';

const FIGURE = /\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}+)*/gu;
const SIGNED = new RegExp(`[−-]?${FIGURE.source}`, 'gu');

/** Whether a text has a figure that none of the others has. */
export function hasFigureBeyond(text: string, others: readonly string[]): boolean {
  const known = new Set(others.flatMap((other) => other.match(FIGURE) ?? []));
  return (text.match(FIGURE) ?? []).some((figure) => !known.has(figure));
}

/** Whether a title has all words of a text, and its figures with their signs in the same order. */
export function saysAll(title: string, text: string): boolean {
  const wordsIn = (all: string): string[] => all.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const figuresIn = (all: string): string => (all.match(SIGNED) ?? []).map((figure) => `${figure} `).join('');
  const known = new Set(wordsIn(title));
  return (
    wordsIn(text).every((word) => known.has(word)) && ` ${figuresIn(title)}`.includes(` ${figuresIn(text)}`)
  );
}

/** So much of what describes a chart is said by the chart, what is left says hardly more. */
const DESCRIBED = 0.65;

/** Whether the words and names of a chart, and the title over it, say what a text says of it. */
export function isToldBy(
  { chart, dataset }: { chart: Chart; dataset: Dataset },
  title: string,
  text: string,
): boolean {
  const { levels = [], marks = [], subtitle = '' } = chart;
  const names = dataset.fields.flatMap((field) => [field.name, field.title ?? '']);
  const cells = dataset.rows.flat().filter((cell) => typeof cell === 'string');
  const lines = [...levels, ...marks].map(({ label }) => label);
  const said = [title, chart.title, subtitle, chart.takeaway, ...names, ...lines, ...cells];
  return isKnownFrom(text, said, DESCRIBED);
}
