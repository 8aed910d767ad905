import { type Asset, type Ornament, ornamentOf, type WebsiteSpec } from '@sitewright/site-spec';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { picture } from '../picture.ts';

/** Where the ornament is drawn: beside a hero's words or under them, at the foot of a panel, beside a band or along its edge. */
export type Place = 'split' | 'strip' | 'foot' | 'side' | 'edge';

/** What an ornament is made of: cells in a row of four or five, lines that run on, or one figure. */
type Make = 'cells-4' | 'cells-5' | 'lines' | 'figure';

const makeOf = (kind: Ornament): Make => {
  if (kind === 'arcs') return 'cells-4';
  if (kind === 'leaves') return 'cells-5';
  return kind === 'isometric' || kind === 'bars' ? 'figure' : 'lines';
};

/** How many rows of cells a panel's foot has, so that it takes about a third of the panel beside so high a form. */
export const rowsBeside = (height: number): number =>
  height < 420 ? 1 : height < 620 ? 2 : height < 760 ? 3 : 4;

/** Sizes of which a module is a whole part: the style sheet gives their boxes the same proportions. */
const sizes: Readonly<
  Record<Place, (make: Make, rows: number) => { width: number; height: number; rows?: number }>
> = {
  split: (make) => (make === 'cells-5' ? { width: 900, height: 1080 } : { width: 864, height: 1080 }),
  strip: () => ({ width: 2400, height: 480 }),
  foot: (_make, rows) => ({ width: 1000, height: 200 * rows, rows }),
  side: () => ({ width: 900, height: 720 }),
  edge: () => ({ width: 2400, height: 240, rows: 2 }),
};

/** The kind of an ornament that was drawn for the project; a picture of its owner has none. */
const kindOf = (asset: Asset | undefined): Ornament | undefined =>
  asset?.source === 'generated-svg' && asset.kind === 'pattern' ? ornamentOf(asset.motif) : undefined;

/** The ornament in a box that cuts none of its modules; nothing where the asset is none. @param many rows of a foot. */
export function ornamentIn(
  place: Place,
  id: string | undefined,
  { spec }: PageContext,
  many = 2,
): Html | undefined {
  const asset = spec.assets.find((one) => one.id === id);
  const kind = kindOf(asset);
  if (asset?.source !== 'generated-svg' || kind === undefined) return undefined;
  const make = makeOf(kind);
  // One figure in the middle of a long strip is a stray thing.
  if (make === 'figure' && place === 'edge') return undefined;
  const { rows, ...size } = sizes[place](make, many);
  const drawn = picture({ ...asset, ...size }, { theme: spec.theme, rows, from: 'start' });
  const box = place === 'split' || place === 'strip' ? 'media' : 'drawn';
  return html`<div class="${box} o-${place} ${make}${place === 'foot' && ` r-${many}`}">${drawn}</div>`;
}

/** Whether an ornament may stand beside a band of any height: lines are cut anywhere, cells are not. */
export const runsOn = (id: string | undefined, { spec }: PageContext): boolean => {
  const kind = kindOf(spec.assets.find((one) => one.id === id));
  return kind !== undefined && makeOf(kind) === 'lines';
};

const CALLS = ['callToAction', 'contactForm', 'booking'] as const;

/** The ornament that opens the first page, and the one section of the site that shows it once more. */
export function ornamentOfSite({
  content,
  assets,
}: WebsiteSpec): { id: string; path: string; section: string } | undefined {
  const opening = content.pages[0]?.sections[0];
  const asset = assets.find(({ id }) => opening?.type === 'hero' && id === opening.image);
  if (asset === undefined || kindOf(asset) === undefined) return undefined;
  const calls = content.pages.flatMap(({ path, sections }) => {
    const found = sections.findLast(({ type }) => CALLS.some((call) => call === type));
    return found === undefined ? [] : [{ path, section: found.id }];
  });
  const [first] = calls;
  return { id: asset.id, path: first?.path ?? '', section: first?.section ?? '' };
}
