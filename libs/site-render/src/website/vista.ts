import type { Asset, Section } from '@sitewright/site-spec';
import { contrastOf, READ } from '../contrast.ts';
import { runsAcross } from '../drawn-edges.ts';
import { type Html, html } from '../html.ts';
import type { PageContext, Vista } from '../page-context.ts';
import { picture } from '../picture.ts';
import { colorOf } from '../theme-css.ts';

/** A drawing so many times as wide as high goes from edge to edge of its page. */
const WIDE = 2;

type Drawn = Extract<Asset, { source: 'drawing' }>;

/** What was drawn for the whole width of a section: behind its words, where they are read on all of it, else a band. */
export function vistaOf({ image, type }: Section, { spec }: PageContext): Vista | undefined {
  const asset = spec.assets.find(({ id }) => id === image);
  if (asset?.source !== 'drawing' || asset.width < WIDE * asset.height) return undefined;
  const { theme } = spec;
  const inks = ['text', 'muted', 'link'].map((role) => colorOf(theme, role).slice(0, 7));
  const isRead = (color: string): boolean =>
    inks.every((ink) => contrastOf(ink, colorOf(theme, color).slice(0, 7)) >= READ);
  const isGround = isRead(asset.ground);
  const hasWords = asset.shapes.some(({ kind }) => kind === 'words');
  // A chart has colours of its own, which nothing is drawn under.
  if (isGround && !hasWords && type !== 'chart' && asset.shapes.every(({ color }) => isRead(color))) {
    // The rim of a figure that stands by itself would cross the words: they have its ground alone.
    const shapes = runsAcross(asset.shapes, asset.width) ? asset.shapes : [];
    return { markup: drawn({ ...asset, shapes }, spec, 'vista behind'), place: 'behind' };
  }
  // The words of an opening stand on the sky of its picture.
  const sky = type === 'hero' && isGround && drawn({ ...asset, shapes: [] }, spec, 'vista behind');
  const markup = drawn(asset, spec, hasWords ? 'vista whole' : 'vista');
  return { markup: html`${sky}${markup}`, place: type === 'hero' ? 'foot' : 'top' };
}

const drawn = (asset: Drawn, { theme }: PageContext['spec'], className: string): Html =>
  picture(asset, { theme, className, isFilling: !className.endsWith('whole') });
