import type { Chart, Dataset } from '@sitewright/site-spec';
import { kindOf } from '../../chart-kind.ts';
import { isKnownFrom } from '../../known-words.ts';

/** Whether what is to be seen in a chart is said neither over it nor by the names and numbers at its parts. */
export function isNews(chart: Chart, { rows }: Dataset, said: readonly string[]): boolean {
  const shows = kindOf(chart) === 'bar';
  const cells = rows.flat().filter((cell) => shows || typeof cell === 'string');
  const [all, ...over] = [chart.takeaway, ...said].map((text) => text.toLocaleLowerCase().trim());
  if (over.some((text) => text !== '' && all?.endsWith(text) === true)) return false;
  return !isKnownFrom(chart.takeaway, [...said, ...cells.map((cell) => String(cell ?? ''))]);
}
