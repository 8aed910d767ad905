import { outlineOf, type Part, type SiteSpec } from '@sitewright/site-spec';

/** A part that is not the same in two revisions. */
export interface Difference {
  id: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Its words and its kind, of the newer revision that has it. */
  part: Part;
  /** Where it is looked for in each: itself, or what it would stand behind. */
  before: Place;
  now: Place;
}

/** A part by its id, and the page that it is on. */
export interface Place {
  id: string | undefined;
  page: string;
}

interface Found {
  part: Part;
  page: string;
  content: string;
}

/** The parts that differ, in the order in which they are read; removed ones after what they stood behind. */
export function differencesOf(before: SiteSpec, now: SiteSpec): Difference[] {
  const [old, current] = [partsOf(before), partsOf(now)];
  const moved = movedIds([...old.keys()], [...current.keys()]);
  const found: Difference[] = [];
  for (const [id, here] of current) {
    const there = old.get(id);
    const kind =
      there === undefined ? 'added' : changeOf(there, here) || (moved.has(id) ? 'moved' : undefined);
    if (kind === undefined) continue;
    const before = there === undefined ? placeBehind(id, current, old) : placeOf(id, there);
    found.push({ id, kind, part: here.part, before, now: placeOf(id, here) });
  }
  for (const [id, there] of old)
    if (!current.has(id))
      found.push({
        ...{ id, kind: 'removed', part: there.part },
        before: placeOf(id, there),
        now: placeBehind(id, old, current),
      });
  return found;
}

/** What differs around the parts: the theme, and the frame of a site or the form of a document. */
export function isOtherAround(before: SiteSpec, now: SiteSpec): { theme: boolean; around: boolean } {
  return {
    theme: !same(before.theme.tokens, now.theme.tokens),
    around: !same(around(before), around(now)),
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function partsOf(spec: SiteSpec): Map<string, Found> {
  const pages = spec.buildType === 'website' ? spec.content.pages.map(({ path }) => path) : ['/'];
  const all = pages.flatMap((page) => outlineOf(spec, page).map((part) => ({ part, page })));
  const nodes = new Map(nodesOf(spec).map((node) => [node.id, JSON.stringify(node)]));
  return new Map(all.map(({ part, page }) => [part.id, { part, page, content: nodes.get(part.id) ?? '' }]));
}

/** The nodes of the outline; a frame without its layers, which are parts of their own. */
function nodesOf(spec: SiteSpec): { id: string }[] {
  switch (spec.buildType) {
    case 'website':
      return spec.content.pages.flatMap(({ sections }) => sections);
    case 'slides':
      return spec.content.slides;
    case 'document':
      return spec.content.blocks;
    case 'design':
      return spec.content.frames.flatMap(({ layers, ...frame }) => [frame, ...layers]);
    case 'dataviz':
      return [...spec.content.charts, ...spec.content.insights, ...spec.content.datasets];
  }
}

/** What belongs to no part: header and footer, names of pages, the cover of a document. */
function around(spec: SiteSpec): unknown {
  switch (spec.buildType) {
    case 'website': {
      const { pages, ...rest } = spec.content;
      return [spec.title, rest, pages.map(({ sections: _sections, ...page }) => page)];
    }
    case 'slides': {
      const { slides: _slides, ...rest } = spec.content;
      return [spec.title, rest];
    }
    case 'document': {
      const { blocks: _blocks, ...rest } = spec.content;
      return [spec.title, rest];
    }
    default:
      return spec.title;
  }
}

const changeOf = (there: Found, here: Found): 'changed' | undefined =>
  there.content === here.content ? undefined : 'changed';

const placeOf = (id: string, { page }: Found): Place => ({ id, page });

/** Where something that is not there would stand: behind the nearest part before it that is. */
function placeBehind(id: string, from: ReadonlyMap<string, Found>, to: ReadonlyMap<string, Found>): Place {
  let last: Place = { id: undefined, page: from.get(id)?.page ?? '/' };
  for (const [other] of from) {
    if (other === id) break;
    const found = to.get(other);
    if (found !== undefined) last = placeOf(other, found);
  }
  return last;
}

/** What stands elsewhere among what both have: all but the longest run that kept its order. */
function movedIds(before: readonly string[], now: readonly string[]): Set<string> {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = now.filter((id) => places.has(id));
  const order = common.map((id) => places.get(id) ?? 0);
  const kept = new Set(longestRising(order));
  return new Set(common.filter((_, index) => !kept.has(index)));
}

/** Indices of a longest rising run (patience sorting). */
function longestRising(values: readonly number[]): number[] {
  const ends: number[] = [];
  const previous = new Map<number, number>();
  for (const [index, value] of values.entries()) {
    const found = ends.findIndex((end) => (values[end] ?? 0) >= value);
    const place = found < 0 ? ends.length : found;
    const before = ends[place - 1];
    if (before !== undefined) previous.set(index, before);
    ends[place] = index;
  }
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) run.unshift(at);
  return run;
}
