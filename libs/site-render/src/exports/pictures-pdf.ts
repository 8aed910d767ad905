import type { SiteSpec } from '@sitewright/site-spec';
import { createPdf } from './pdf-writer.ts';
import { picturesOf, sideOf } from './pictures.ts';
import { openRasteriser } from './raster.ts';

/** Points of a pixel at 96 to the inch. */
const points = 0.75;
/** The largest page that every reader opens, in points. */
const largestPage = 14_400;

/** Designs or charts as PDF, each on a page of its own size, with its words as alternative text. */
export async function picturesPdf(
  spec: Extract<SiteSpec, { buildType: 'design' | 'dataviz' }>,
): Promise<Uint8Array> {
  const pdf = await createPdf(spec, { size: [595, 842], margins: { top: 0, right: 0, bottom: 0, left: 0 } });
  const { doc } = pdf;
  const { png } = await openRasteriser(spec);
  const pictures = await picturesOf(spec);
  for (const { alt, svg } of pictures) {
    const [, width = '960', height = '540'] = /<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    const scale = Math.min(points, largestPage / Math.max(Number(width), Number(height)));
    const size: [number, number] = [Number(width) * scale, Number(height) * scale];
    doc.addPage({ size, margin: 0 });
    const picture = await png(svg, sideOf(pictures.length));
    pdf.figure(alt, () => doc.image(picture, 0, 0, { fit: size }));
  }
  return pdf.finish();
}
