import type { Composition } from '../../draft/vocabulary.ts';
import { type Art, isWide, type Layout, layoutsOf, type Scene } from './compositions.ts';
import type { Box } from './fit-text.ts';

type Side = 'top' | 'bottom' | 'start' | 'end';

const moved = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y });

const movedLayout = (layout: Layout, x: number, y: number): Layout => ({
  ...layout,
  planes: layout.planes.map((plane) => ({ ...plane, box: moved(plane.box, x, y) })),
  art: layout.art.map((art) => ({ ...art, box: moved(art.box, x, y) })),
  slots: layout.slots.map((slot) => ({
    ...slot,
    box: moved(slot.box, x, y),
    area: moved(slot.area, x, y),
  })),
});

/** A composition, and which of its layouts the texts stand best in. */
interface Wanted {
  composition: Composition;
  scene: Scene;
  at: number;
}

/** Strips stand for some of the wide margin of centred texts. */
const CENTRED_MARGIN = 0.7;

/** The layouts of a composition on what strips along some edges leave of the frame. */
function within(
  { composition, scene, at }: Wanted,
  sides: readonly Side[],
  by: number,
  arts: readonly Art[],
): Layout[] {
  const of = (side: Side): number => (sides.includes(side) ? by : 0);
  const { frame } = scene;
  const inner = {
    ...frame,
    width: frame.width - of('start') - of('end'),
    height: frame.height - of('top') - of('bottom'),
    margin: frame.margin * (composition === 'centred' ? CENTRED_MARGIN : 1),
  };
  return layoutsOf(composition, { ...scene, frame: inner })
    .slice(at, at + 2)
    .filter(({ art }) => art.length === 0)
    .map((layout) => movedLayout(layout, of('start'), of('top')))
    .map((layout) => ({ ...layout, hasBorder: false, art: [...arts] }));
}

/** Shares of the short side that a strip may take. */
const THICK = [0.16, 0.12, 0.085];
const THIN = 0.07;

/** Layouts of a composition that has no motif of its own, with the project's motif along its edges. */
export function edgedLayouts(composition: Composition, scene: Scene, at: number): Layout[] {
  const { frame, artFill: fill } = scene;
  const { width, height, short } = frame;
  const strip = (side: Side, by: number): Art => ({
    fill,
    rows: 1,
    box: {
      top: { x: 0, y: 0, width, height: by },
      bottom: { x: 0, y: height - by, width, height: by },
      start: { x: 0, y: by, width: by, height: height - by * 2 },
      end: { x: width - by, y: 0, width: by, height },
    }[side],
  });
  const along = (sides: readonly Side[], by: number): Layout[] =>
    within(
      { composition, scene, at },
      sides,
      by,
      sides.map((side) => strip(side, by)),
    );
  if (composition === 'centred')
    return [THIN * 1.4, THIN].flatMap((share) => along(['top', 'bottom'], short * share));
  const sides: Side[] = isWide(frame) ? ['end', 'bottom'] : ['bottom'];
  return THICK.flatMap((share) => sides.flatMap((side) => along([side], short * share)));
}
