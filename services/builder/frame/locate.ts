import type { SiteSpec } from '@sitewright/site-spec';
import { markFields, stripMarks } from './mark.ts';

/** More than this are not tried to find the fields that cannot be marked. */
const mostRenders = 60;

/**
 * Renders a spec with marks on its fields: `marked` without its marks is `plain`, always. A field whose mark would
 * change more than itself (the layout may depend on a length) stays unmarked.
 */
export async function renderMarked(
  fields: readonly string[],
  spec: SiteSpec,
  render: (spec: SiteSpec) => Promise<string>,
  unfit: Set<string> = new Set(),
): Promise<{ plain: string; marked: string }> {
  const plain = await render(spec);
  if (stripMarks(plain) !== plain) return { plain, marked: plain };
  let renders = 0;
  const holds = async (some: readonly (string | undefined)[]): Promise<string | undefined> => {
    renders += 1;
    const marked = await render(markFields(spec, some));
    return stripMarks(marked) === plain ? marked : undefined;
  };
  const chosen = fields.map((field) => (unfit.has(field) ? undefined : field));
  const whole = await holds(chosen);
  if (whole !== undefined) return { plain, marked: whole };
  /** Finds the unfit among a range of the fields by halves. */
  const search = async (from: number, to: number): Promise<void> => {
    const part = chosen.map((field, index) => (index >= from && index < to ? field : undefined));
    if (renders < mostRenders && (await holds(part)) !== undefined) return;
    if (to - from <= 1 || renders >= mostRenders) {
      for (const field of fields.slice(from, to)) unfit.add(field);
      return;
    }
    const middle = Math.floor((from + to) / 2);
    await search(from, middle);
    await search(middle, to);
  };
  await search(0, fields.length);
  const marked = await holds(fields.map((field) => (unfit.has(field) ? undefined : field)));
  return { plain, marked: marked ?? plain };
}
