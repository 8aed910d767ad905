import type { SiteSpec } from '@sitewright/site-spec';
import { hasMarks, type Marked, type MarkWay, markFields, stripMarks, textAt } from './mark.ts';

/** More than this are not tried to find the fields that cannot be marked. */
const mostRenders = 80;

/** How fields are marked that cannot be marked behind their text, each for as long as it has that text. */
export type Ways = Map<string, { text: string | undefined; way: MarkWay }>;

/** What is rendered, the same with marks, and the characters that gave place to marks. */
export interface Located {
  plain: string;
  marked: string;
  replaced: Marked['replaced'];
}

/**
 * Renders a spec with marks on its fields: `marked` without its marks is `plain`, always. A field whose mark would
 * change more than itself stays unmarked, as do those that could not be told apart from it within the budget.
 */
export async function renderMarked(
  fields: readonly string[],
  spec: SiteSpec,
  render: (spec: SiteSpec) => Promise<string>,
  ways: Ways = new Map(),
  budgetMs = Number.POSITIVE_INFINITY,
): Promise<Located> {
  const plain = await render(spec);
  const nothing: Located = { plain, marked: plain, replaced: new Map() };
  if (hasMarks(plain)) return nothing;
  const began = performance.now();
  let renders = 0;
  const isSpent = () => renders >= mostRenders || performance.now() - began > budgetMs;
  const wayOf = (field: string): MarkWay => {
    const known = ways.get(field);
    return known === undefined || known.text !== textAt(spec, field) ? 'behind' : known.way;
  };
  /** Renders with marks on the fields of a range. @returns undefined where that would show something else */
  const attempt = async (from: number, to: number): Promise<Located | undefined> => {
    renders += 1;
    const chosen = (index: number) => (index >= from && index < to ? wayOf(fields[index] ?? '') : 'none');
    const made = markFields(spec, fields, chosen);
    const marked = await render(made.spec);
    const { replaced } = made;
    return stripMarks(marked, replaced) === plain ? { plain, marked, replaced } : undefined;
  };
  /** Finds by halves the fields whose marks show, and marks them in another way from now on. */
  const search = async (from: number, to: number): Promise<void> => {
    if (!isSpent() && (await attempt(from, to)) !== undefined) return;
    if (to - from > 1 && !isSpent()) {
      const middle = Math.floor((from + to) / 2);
      await search(from, middle);
      await search(middle, to);
      return;
    }
    for (const field of fields.slice(from, to)) {
      const way = to - from === 1 && wayOf(field) === 'behind' ? 'inPlace' : 'none';
      ways.set(field, { text: textAt(spec, field), way });
    }
  };
  for (let round = 0; round < 3; round += 1) {
    const located = await attempt(0, fields.length);
    if (located !== undefined) return located;
    await search(0, fields.length);
  }
  return (await attempt(0, fields.length)) ?? nothing;
}
