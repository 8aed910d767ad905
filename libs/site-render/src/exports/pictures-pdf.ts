import type { SiteSpec } from '@sitewright/site-spec';
import { createPdf, type PdfWriter } from './pdf-writer.ts';
import { picturesOf, printedSideOf, sideOf } from './pictures.ts';
import { markForPrint, roomForMarks } from './print.ts';
import { rasteriserOf } from './raster.ts';
import { requireGlyphs } from './text/font-book.ts';

/** The width and the height of a picture, in pixels. */
type Sides = readonly [width: number, height: number];

/** Points of a pixel at 96 to the inch. */
const points = 0.75;
const inchesOf = ([width, height]: Sides) => [width / 96, height / 96] as const;
/** The largest page that every reader opens, in points. */
const largestPage = 14_400;

/** What a picture has to know of the page under way. */
interface OpenPage {
  /** Points of one of its pixels. */
  scale: number;
  /** How far it runs on beyond the page, in points. */
  by: number;
  /** The longer side of what is embedded, in pixels. */
  side: number;
}

/** Opens the page of a picture, one of so many in its file; with crop marks where it has so many pixels of bleed. */
function openPage(pdf: PdfWriter, sides: Sides, bleedBy: number | undefined, count: number): OpenPage {
  const scaleIn = (room: number): number => Math.min(points, room / Math.max(...sides));
  const open = (scale: number, by: number): void => {
    pdf.doc.addPage({ size: [sides[0] * scale - by * 2, sides[1] * scale - by * 2], margin: 0 });
  };
  if (bleedBy === undefined) {
    const scale = scaleIn(largestPage);
    open(scale, 0);
    return { scale, by: 0, side: sideOf(count) };
  }
  const scale = scaleIn(largestPage - roomForMarks * 2);
  const by = bleedBy * scale;
  open(scale, by);
  markForPrint(pdf, by);
  // A page that had to be made smaller is measured in larger units, so that what is cut has its true size.
  if (scale < points) Object.assign(pdf.doc.page.dictionary.data, { UserUnit: points / scale });
  return { scale, by, side: printedSideOf(count, inchesOf(sides)) };
}

/** Designs or charts as PDF, each on a page of its own size, with its words as alternative text. */
export async function picturesPdf(
  spec: Extract<SiteSpec, { buildType: 'design' | 'dataviz' }>,
  bleed = false,
): Promise<Uint8Array> {
  const book = await requireGlyphs(spec);
  const pdf = createPdf(spec, book, {
    size: [595, 842],
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
  });
  const { png } = rasteriserOf(spec, book);
  const pictures = await picturesOf(spec, { bleed });
  for (const { alt, svg, bleedBy } of pictures) {
    const [, width = '960', height = '540'] = /<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    const sides = [Number(width), Number(height)] as const;
    const { scale, by, side } = openPage(pdf, sides, bleedBy, pictures.length);
    const picture = await png(svg, side);
    const fit: [number, number] = [sides[0] * scale, sides[1] * scale];
    pdf.figure(alt, () => pdf.doc.image(picture, -by, -by, { fit }));
  }
  return pdf.finish();
}
