import type { SiteSpec } from '@sitewright/site-spec';
import { createPdf } from './pdf-writer.ts';
import { picturesOf, printedSideOf, sideOf } from './pictures.ts';
import { markForPrint, roomForMarks } from './print.ts';
import { openRasteriser } from './raster.ts';

/** Points of a pixel at 96 to the inch. */
const points = 0.75;
const inchesOf = ([width, height]: readonly [number, number]) => [width / 96, height / 96] as const;
/** The largest page that every reader opens, in points. */
const largestPage = 14_400;

/** Designs or charts as PDF, each on a page of its own size, with its words as alternative text. */
export async function picturesPdf(
  spec: Extract<SiteSpec, { buildType: 'design' | 'dataviz' }>,
  isForPrint = false,
): Promise<Uint8Array> {
  const pdf = await createPdf(spec, { size: [595, 842], margins: { top: 0, right: 0, bottom: 0, left: 0 } });
  const { doc } = pdf;
  const { png } = await openRasteriser(spec);
  const pictures = await picturesOf(spec, { isForPrint });
  const count = pictures.length;
  for (const { alt, svg, bleed } of pictures) {
    const [, width = '960', height = '540'] = /<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    const sides = [Number(width), Number(height)] as const;
    const room = bleed === undefined ? largestPage : largestPage - roomForMarks * 2;
    const scale = Math.min(points, room / Math.max(...sides));
    const fit: [number, number] = [sides[0] * scale, sides[1] * scale];
    const by = (bleed ?? 0) * scale;
    doc.addPage({ size: [fit[0] - by * 2, fit[1] - by * 2], margin: 0 });
    if (bleed !== undefined) markForPrint(pdf, by);
    // What is cut has its true size where its page has not.
    if (bleed !== undefined && scale < points)
      Object.assign(doc.page.dictionary.data, { UserUnit: points / scale });
    const picture = await png(
      svg,
      bleed === undefined ? sideOf(count) : printedSideOf(count, inchesOf(sides)),
    );
    pdf.figure(alt, () => doc.image(picture, -by, -by, { fit }));
  }
  return pdf.finish();
}
