import { createRequire } from 'node:module';
import svgPath from 'svgpath';
import { z } from 'zod';

/** What sort of thing it is, for whoever chooses a look by it. */
export type PictogramKind = 'food' | 'nature' | 'place' | 'play' | 'feeling' | 'object';

/** A thing as flat shapes: path data in a box of 100 by 100, to be filled by the rule of nonzero winding. */
export interface Pictogram {
  name: string;
  kind: PictogramKind;
  /** Its lines and dark parts. */
  lines: string;
  /** All that lies within its outline: the plane for a second colour under the lines. */
  body: string;
}

const require = createRequire(import.meta.url);
const set = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(require('@iconify-json/fluent-emoji-high-contrast/icons.json'));

const categories = z
  .object({ categories: z.record(z.string(), z.array(z.string())) })
  .parse(require('@iconify-json/fluent-emoji-high-contrast/metadata.json')).categories;

const KINDS: Readonly<Record<string, PictogramKind>> = {
  'Food & Drink': 'food',
  'Animals & Nature': 'nature',
  'Travel & Places': 'place',
  Activities: 'play',
  'Smileys & Emotion': 'feeling',
};
const kinds = new Map(
  Object.entries(categories).flatMap(([category, names]) =>
    names.map((name): [string, PictogramKind] => [name, KINDS[category] ?? 'object']),
  ),
);

/** The side of the set's own box. */
const SIDE = 32;
const LONGEST = 8000;

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boundsOf(part: string): Bounds {
  const [xs, ys]: [number[], number[]] = [[], []];
  svgPath(part)
    .unarc()
    .iterate((segment, _, x, y) => {
      xs.push(x);
      ys.push(y);
      // Ends and handles of curves: wide of the curve by little.
      const values = segment.slice(1).map(Number);
      for (const [at, value] of values.entries()) (at % 2 === 0 ? xs : ys).push(value);
    });
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

/** The closed parts of a path that lie in no other. */
function outlineOf(path: string): string {
  const parts = path.split(/(?=M)/).map((part) => ({ part, bounds: boundsOf(part) }));
  return parts
    .filter(({ bounds }, at) => !parts.some((other, place) => place !== at && holds(other.bounds, bounds)))
    .map(({ part }) => part)
    .join('');
}

/** A pictogram of the set; undefined for one that is not made of filled shapes alone. */
export function pictogram(name: string): Pictogram | undefined {
  const icon = set.icons[name];
  if (icon === undefined || /<(?:mask|use|rect|circle)|stroke=|evenodd/.test(icon.body)) return undefined;
  const shapes = [...icon.body.replace(/<defs>.*?<\/defs>/g, '').matchAll(/ d="([^"]+)"/g)];
  const parts = shapes.map(([, data = '']) =>
    svgPath(data)
      .abs()
      .unshort()
      .scale(100 / SIDE)
      .round(1)
      .toString(),
  );
  // A path ends where the next one begins, whether or not it says so.
  const lines = parts.map((part) => part.replace(/[^Zz]$/, '$&Z')).join('');
  if (lines === '' || lines.length > LONGEST) return undefined;
  return { name, kind: kinds.get(name) ?? 'object', lines, body: outlineOf(lines) };
}
