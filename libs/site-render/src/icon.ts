import { iconNodes } from '#icon-nodes';
import { attributes, Html } from './html.ts';

/** The shapes of an icon of the Lucide set, in a box of 24 by 24; undefined for a name that the set lacks. */
export function iconShapes(name: string): Html | undefined {
  const shapes = iconNodes(name);
  if (shapes === undefined) return undefined;
  return new Html(shapes.map(([tag, values]) => `<${tag}${attributes(values).text}/>`).join(''));
}

/** An icon beside words, so it says nothing to a screen reader. */
export function icon(name: string | undefined, size = 24): Html | undefined {
  const shapes = name === undefined ? undefined : iconShapes(name);
  if (shapes === undefined) return undefined;
  return new Html(
    `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${shapes.text}</svg>`,
  );
}
