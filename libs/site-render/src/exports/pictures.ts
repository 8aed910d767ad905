import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { DatavizSpec, DesignSpec, Layer, SiteSpec } from '@sitewright/site-spec';
import { plainText } from '@sitewright/site-spec';
import { chartSvg } from '../chart-svg.ts';
import { frameSvg } from '../frame-svg.ts';
import { colorOf } from '../theme-css.ts';
import { type FontData, fontData } from './font-data.ts';

/** A picture of a frame or a chart, under a name for its file. */
export interface Picture {
  name: string;
  /** Words for those who do not see it. */
  alt: string;
  svg: string;
}

/** Every frame of a design, every chart of a dashboard. */
export async function picturesOf(spec: DesignSpec | DatavizSpec): Promise<Picture[]> {
  if (spec.buildType === 'design') {
    return spec.content.frames.map((frame) => ({
      name: frame.id,
      alt: [frame.name, ...wordsOn(frame.layers)].join('. '),
      svg: frameSvg(spec, frame),
    }));
  }
  const { charts, datasets } = spec.content;
  const drawn = charts.map(async (chart): Promise<Picture[]> => {
    const dataset = datasets.find(({ id }) => id === chart.dataset);
    if (dataset === undefined) return [];
    const svg = await chartSvg(chart, dataset, spec.theme, { width: 960, height: 540 });
    const ground = `<rect width="100%" height="100%" fill="${colorOf(spec.theme, 'background')}"/>`;
    return [
      {
        name: chart.id,
        alt: `${chart.title}. ${chart.alt}`,
        svg: svg.replace(/(<svg [^>]*>)/, `$1${ground}`),
      },
    ];
  });
  return (await Promise.all(drawn)).flat();
}

const wordsOn = (layers: readonly Layer[]): string[] =>
  layers.flatMap((layer) => {
    if (layer.type === 'group') return wordsOn(layer.layers);
    return layer.type === 'text' ? [plainText(layer.text)] : [];
  });

/** The longer side of a picture in pixels, whatever unit its frame has. */
const longestSide = 2400;

/** Font files by their name. The rasteriser reads fonts from files only; a thread writes each once. */
const written = new Map<string, Promise<string>>();
let folder: Promise<string> | undefined;

async function fontFile({ file, data }: FontData): Promise<string> {
  const name = `${basename(file)}.ttf`;
  let path = written.get(name);
  if (path === undefined) {
    folder ??= mkdtemp(join(tmpdir(), 'sitewright-fonts-'));
    path = folder.then(async (parent) => {
      await writeFile(join(parent, name), data);
      return join(parent, name);
    });
    written.set(name, path);
  }
  return path;
}

/** A picture as PNG, with the fonts of its spec. */
export async function svgToPng(spec: SiteSpec, svg: string): Promise<Uint8Array> {
  const fontFiles = await Promise.all((await fontData(spec)).map(fontFile));
  const [family = 'Inter'] = spec.theme.tokens.font.body.$value;
  const [, width = '1', height = '1'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const fitTo =
    Number(width) >= Number(height)
      ? ({ mode: 'width', value: longestSide } as const)
      : ({ mode: 'height', value: longestSide } as const);
  const font = { fontFiles, loadSystemFonts: true, defaultFontFamily: family };
  return new Resvg(svg, { fitTo, font }).render().asPng();
}
