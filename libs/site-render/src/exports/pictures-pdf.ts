import type { SiteSpec } from '@sitewright/site-spec';
import { createPdf } from './pdf-writer.ts';
import { picturesOf, svgToPng } from './pictures.ts';

/** Points of a pixel at 96 to the inch. */
const points = 0.75;

/** Designs or charts as PDF, each on a page of its own size, with its words as alternative text. */
export async function picturesPdf(
  spec: Extract<SiteSpec, { buildType: 'design' | 'dataviz' }>,
): Promise<Uint8Array> {
  const pdf = await createPdf(spec, { size: [595, 842], margins: { top: 0, right: 0, bottom: 0, left: 0 } });
  const { doc } = pdf;
  for (const { alt, svg } of await picturesOf(spec)) {
    const [, width = '960', height = '540'] = /<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    const size: [number, number] = [Number(width) * points, Number(height) * points];
    doc.addPage({ size, margin: 0 });
    const png = Buffer.from(await svgToPng(spec, svg));
    doc.addStructure(doc.struct('Figure', { alt }, () => doc.image(png, 0, 0, { fit: size })));
  }
  return pdf.finish();
}
