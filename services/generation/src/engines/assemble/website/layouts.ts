import { plainText, type RichText } from '@sitewright/site-spec';

/** Columns that so many items fill without a lone last one: 3, 4 or 2; undefined where none does. */
export const columnsFor = (count: number): 2 | 3 | 4 | undefined =>
  count <= 1 ? undefined : ([3, 4, 2] as const).find((columns) => count % columns === 0);

/** Whether a text is longer than a card takes. */
export const isWordy = (text: RichText | undefined, most: number): boolean =>
  text !== undefined && plainText(text).length > most;

/** Chooses layouts down a page: never the same twice running, and none more than twice where another will do. */
export function createPicker(): <Layout extends string>(
  ...layouts: readonly [Layout, ...Layout[]]
) => Layout {
  const used = new Map<string, number>();
  let last = '';
  return (...layouts) => {
    const fresh = layouts.find((layout) => layout !== last && (used.get(layout) ?? 0) < 2);
    const layout = fresh ?? layouts.find((one) => one !== last) ?? layouts[0];
    used.set(layout, (used.get(layout) ?? 0) + 1);
    last = layout;
    return layout;
  };
}
