import type { drawnMarkup } from './drawn-markup.ts';

/** A chart as it stands within a page. What draws it is loaded for the first one: in a browser Vega is most of what there is to load. */
export async function chartMarkup(...of: Parameters<typeof drawnMarkup>): Promise<string> {
  const drawing = await import('./drawn-markup.ts');
  return drawing.drawnMarkup(...of);
}
