import type { DocumentSpec } from '@sitewright/site-spec';
import { coverFacts, pointsPerMm, titlePoints } from '../../document-layout.ts';
import { leadingIn } from '../../leading.ts';
import { markOf, marksOf } from '../invented.ts';
import { intoBleed } from '../print.ts';
import { assetSvg } from '../raster.ts';
import { baseline, type Flow, newPage, space, write, writeMark } from './flow.ts';

/** A page of its own: the title above, the ornament or a plane of the main colour, and the facts on the foot line. */
export async function coverPage(
  flow: Flow,
  cover: NonNullable<DocumentSpec['content']['cover']>,
): Promise<void> {
  const { spec, pdf, styles, raster } = flow;
  const { doc } = pdf;
  const { width, height } = doc.page;
  const asset = spec.assets.find(({ id }) => id === cover.image);
  const [inkOnPlane, foot] = [styles.onPrimary, height - 30 * pointsPerMm];
  const ink = asset === undefined ? inkOnPlane : styles.body.color;
  if (asset === undefined) pdf.artifact(() => plane(flow, foot, inkOnPlane));
  // The foot line of a cover lies below the text of other pages.
  const kept = doc.page.margins.bottom;
  doc.page.margins.bottom = 0;
  flow.y = height * 0.12;
  const size = Math.min(48, titlePoints(cover.title) * 1.4);
  write(flow, 'H1', cover.title, {
    style: { ...styles.heading, size, leading: leadingIn(spec.language, 1.08), color: ink },
    column: flow.outer,
  });
  if (cover.subtitle !== undefined) {
    space(flow, baseline);
    const style = { ...styles.body, size: 15, leading: 1.4, color: ink };
    write(flow, 'P', cover.subtitle, { style });
  }
  if (asset !== undefined && !flow.isTrial) {
    const top = Math.max(flow.y + 40, height * 0.4);
    const [x, y, ...sides] = intoBleed(doc.page, flow.bleedBy, { x: 0, y: top, width, height: foot - top });
    const box = { width: sides[0], height: sides[1] };
    const picture = await raster.png(assetSvg(asset, spec, box), 1800);
    pdf.figure(asset.alt, () => doc.image(picture, x, y, box));
  }
  flow.y = foot + 12 * pointsPerMm - 5;
  const facts = coverFacts(cover).map(whole);
  if (facts.length > 0)
    write(flow, 'P', facts.join('\u00a0\u00a0·  '), { style: styles.muted, column: flow.outer });
  writeMark(flow, markOf(cover, marksOf(spec)));
  doc.page.margins.bottom = kept;
  newPage(flow);
}

/** A short fact, a name, is not broken between two lines. */
const whole = (fact: string): string => (fact.length <= 40 ? fact.replaceAll(' ', '\u00a0') : fact);

/** A plane of the main colour with rings that go out from its corner. */
function plane({ pdf: { doc }, styles, bleedBy }: Flow, foot: number, ink: string): void {
  const { width } = doc.page;
  const place = intoBleed(doc.page, bleedBy, { x: 0, y: 0, width, height: foot });
  doc.rect(...place).fill(styles.primary);
  doc
    .save()
    .rect(...place)
    .clip();
  for (const share of RINGS)
    doc
      .circle(width, foot, width * share)
      .lineWidth(width * 0.045)
      .strokeOpacity(0.14)
      .strokeColor(ink)
      .stroke();
  doc.restore().strokeOpacity(1);
}

const RINGS = [0.16, 0.28, 0.4, 0.52, 0.64];
