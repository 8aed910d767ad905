import type { Dataset } from '@sitewright/site-spec';

interface Size {
  width: number;
  height: number;
}

/**
 * A chart drawn small and then enlarged, so that its words are read from the back of a room: as large as it may be with all
 * that it says at the least size.
 */
export async function largestChart(
  { width, height }: Size,
  enlargements: readonly number[],
  dataset: Dataset,
  draw: (size: Size) => Promise<string>,
): Promise<string> {
  const at = (factor: number): Promise<string> =>
    draw({ width: Math.round(width / factor), height: Math.round(height / factor) });
  const least = await at(enlargements.at(-1) ?? 1);
  const names = namesOf(dataset);
  const said = wordsIn(least, names);
  for (const factor of enlargements.slice(0, -1)) {
    const drawn = await at(factor);
    const left = wordsIn(drawn, names);
    if ([...said].every(([word, count]) => (left.get(word) ?? 0) >= count)) return drawn;
  }
  return least;
}

/** What stands in the columns that are no amounts. */
const namesOf = ({ fields, rows }: Dataset): Set<string> =>
  new Set(fields.flatMap(({ type }, at) => (type === 'quantitative' ? [] : rows.map((row) => `${row[at]}`))));

/** The words of a drawing and how often each is said; of an axis those that are no numbers of its own choice, once. */
function wordsIn(svg: string, names: ReadonlySet<string>): Map<string, number> {
  const words = new Map<string, number>();
  for (const group of svg.split('<g class="')) {
    const isAxis = group.startsWith('mark-text role-axis-label');
    for (const [, text = ''] of group.matchAll(/<text\b[^>]*>(.*?)<\/text>/gsu))
      for (const word of text.replace(/<[^>]*>/gu, ' ').split(/\s+/u))
        if (!isAxis) words.set(word, (words.get(word) ?? 0) + 1);
        else if (/\p{L}/u.test(word) || names.has(word)) words.set(word, 1);
  }
  words.delete('');
  return words;
}
