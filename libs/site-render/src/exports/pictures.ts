import type { DatavizSpec, DesignSpec, Layer, SiteSpec } from '@sitewright/site-spec';
import { plainText, SHEETS } from '@sitewright/site-spec';
import { unplaced } from '../board-unplaced.ts';
import { chartSvg } from '../chart-svg.ts';
import { frameSvg, pixels } from '../frame-svg.ts';
import { colorOf } from '../theme-css.ts';
import { boardSvg } from './board-svg.ts';
import { frameBleed } from './frame-bleed.ts';
import { marksOf } from './invented.ts';
import { openRasteriser } from './raster.ts';
import { requireGlyphs } from './text/font-book.ts';

/** A picture of a frame or a chart, under a name for its file. */
export interface Picture {
  name: string;
  /** Words for those who do not see it. */
  alt: string;
  svg: string;
  /** How far it runs on beyond its edges, px, where it is cut. */
  bleedBy: number | undefined;
}

/** A chart where nothing says on which sheet, px. */
const USUAL = [960, 540] as const;

/**
 * Every frame of a design, on paper with its bleed where that is wished for, a dashboard whose writer placed it and what
 * charts have no place on it, else every chart of it; or the first so many of them.
 */
export async function picturesOf(
  spec: DesignSpec | DatavizSpec,
  { most, bleed = false }: { most?: number; bleed?: boolean } = {},
): Promise<Picture[]> {
  if (spec.buildType === 'design') {
    return spec.content.frames.slice(0, most).map((frame) => {
      const beyond = bleed && frame.unit !== 'px' ? frameBleed(frame) : undefined;
      return {
        name: frame.id,
        alt: [frame.name, ...wordsOn(frame.layers)].join('. '),
        svg: frameSvg(spec, frame, beyond),
        bleedBy: beyond && beyond.by * pixels[frame.unit],
      };
    });
  }
  const { charts, datasets, dashboard } = spec.content;
  const sheet = dashboard.rows === undefined ? [] : [await sheetOf(spec)];
  const added = new Set(unplaced(spec.content).map(({ ref }) => ref));
  const own = sheet.length === 0 ? charts : charts.filter(({ id }) => added.has(id));
  const [width, height] = dashboard.sheet === undefined ? USUAL : SHEETS[dashboard.sheet];
  const left = most === undefined ? undefined : most - sheet.length;
  const drawn = own.slice(0, left).map(async (chart): Promise<Picture[]> => {
    const dataset = datasets.find(({ id }) => id === chart.dataset);
    if (dataset === undefined) return [];
    const note = dataset.source.kind === 'illustrative' ? marksOf(spec).example : undefined;
    const heading = { title: chart.title, subtitle: chart.subtitle, note };
    const svg = await chartSvg(chart, dataset, spec, { width, height, heading });
    const ground = `<rect width="100%" height="100%" fill="${colorOf(spec.theme, 'background')}"/>`;
    return [
      {
        name: chart.id,
        alt: [chart.title, chart.alt, note].filter(Boolean).join('. '),
        svg: svg.replace(/(<svg [^>]*>)/, `$1${ground}`),
        bleedBy: undefined,
      },
    ];
  });
  return [...sheet, ...(await Promise.all(drawn)).flat()];
}

/** A board that keeps its places, whole, with all that it says. */
async function sheetOf(spec: DatavizSpec): Promise<Picture> {
  const { charts, insights, notes = [] } = spec.content;
  const said = [
    ...charts.flatMap(({ title, alt }) => [title, alt]),
    ...insights.flatMap(({ label = '', text }) => [label, text]),
    ...notes.flatMap(({ heading = '', text }) => [heading, plainText(text)]),
  ];
  const alt = [spec.title, ...said].filter((text) => text !== '').join('. ');
  return { name: 'board', alt, svg: await boardSvg(spec), bleedBy: undefined };
}

const wordsOn = (layers: readonly Layer[]): string[] =>
  layers.flatMap((layer) => {
    if (layer.type === 'group') return wordsOn(layer.layers);
    return layer.type === 'text' ? [plainText(layer.text)] : [];
  });

/** The longer side of a picture in pixels, whatever unit its frame has. */
const longestSide = 2400;
/** Pixels of all pictures in one file: more would take more memory than a file is worth. */
const pixelsOfFile = 32_000_000;

/** As sharp as printers ask, up to the size of a poster. */
const dotsPerInch = 300;
const pixelsOfPrint = 20_000_000;

/** The longer side of a picture that is printed, one of so many in its file, by its sides in inches. */
export function printedSideOf(pictures: number, sides: readonly [number, number]): number {
  const [short, long] = [Math.min(...sides), Math.max(...sides)];
  const pixels = Math.min(pixelsOfPrint, pixelsOfFile / pictures);
  return Math.round(Math.min(long * dotsPerInch, Math.sqrt((pixels * long) / short)));
}

/** The longer side of each of so many pictures in one file. */
export const sideOf = (pictures: number): number =>
  Math.min(longestSide, Math.floor(Math.sqrt(pixelsOfFile / Math.max(1, pictures))));

/**
 * Opens what turns pictures of a specification into PNG, as large as so many of them may be in one file.
 * @throws MissingGlyphsError where its text has characters that no font here has.
 */
export async function openPainter(
  spec: SiteSpec,
  pictures = 1,
): Promise<(svg: string) => Promise<Uint8Array>> {
  await requireGlyphs(spec);
  const { png } = await openRasteriser(spec);
  return (svg) => png(svg, sideOf(pictures));
}
