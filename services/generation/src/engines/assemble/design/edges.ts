import { type FrameArt, type FrameLayout, isWide, lowered } from '@sitewright/site-spec';
import type { Composition } from '../../draft/vocabulary.ts';
import { layoutsOf, type Scene } from './compositions.ts';

type Side = 'top' | 'bottom' | 'end';

/** Strips stand for some of the wide margin of centred texts. */
const CENTRED_MARGIN = 0.7;
/** Shares of the short side that a strip may take. */
const THICK = [0.16, 0.12, 0.085];
const THIN = 0.07;

/** Layouts of a composition that has no motif of its own, on what strips with the project's motif along its edges leave. */
export function edgedLayouts(composition: Composition, scene: Scene, at: number): FrameLayout[] {
  const { frame, artFill: fill } = scene;
  const { width, height, short, margin } = frame;
  const isCentred = composition === 'centred';
  const strip = (side: Side, by: number): FrameArt => ({
    fill,
    rows: 1,
    box: {
      top: { x: 0, y: 0, width, height: by },
      bottom: { x: 0, y: height - by, width, height: by },
      end: { x: width - by, y: 0, width: by, height },
    }[side],
  });
  const along = (sides: readonly Side[], by: number): FrameLayout[] => {
    const of = (side: Side): number => (sides.includes(side) ? by : 0);
    const size = { width: width - of('end'), height: height - of('top') - of('bottom') };
    const inner = { ...frame, ...size, margin: isCentred ? margin * CENTRED_MARGIN : margin };
    const art = sides.map((side) => strip(side, by));
    return layoutsOf(composition, { ...scene, frame: inner })
      .slice(at, at + 2)
      .filter((layout) => layout.art.length === 0)
      .map((layout) => ({ ...lowered(layout, of('top')), hasBorder: false, art }));
  };
  if (isCentred) return [THIN * 1.4, THIN].flatMap((share) => along(['top', 'bottom'], short * share));
  const sides: Side[] = isWide(frame) ? ['end', 'bottom'] : ['bottom'];
  return THICK.flatMap((share) => sides.flatMap((side) => along([side], short * share)));
}
