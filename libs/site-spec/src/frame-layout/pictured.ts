import { type Box, cut } from '../box.ts';
import type { DrawnShape } from '../drawing.ts';
import type { FrameSize } from '../frame-format.ts';
import { type DrawingSide, isScene } from '../written-drawing.ts';
import {
  bareLayout,
  type FrameLayout,
  type FrameSlot,
  isStrip,
  isWide,
  slotIn,
  wholeFrame,
} from './layout-parts.ts';
import { isAtCuts, kept } from './place-drawing.ts';

/** A picture that was drawn, in its own width and height. */
export interface FrameDrawn {
  width: number;
  height: number;
  shapes: DrawnShape[];
}

/** A frame with a place for a picture. */
export interface PicturedFrame {
  frame: FrameSize;
  ground: string;
  /** What an ornament lies on, if not on the ground. */
  artFill: string;
  /** How its texts stand under or over a picture. */
  align: FrameSlot['align'];
  /** What is drawn there. */
  drawing: FrameDrawn | undefined;
  /** The edges of the frame that it is cut at. */
  cuts: readonly DrawingSide[];
  /** Whether it tells everything, and no more than a quiet name stands under it. */
  isTold: boolean;
}

/** What is drawn on the ground itself keeps from the edges as texts do. */
function artIn(box: Box, { frame, ground, artFill, drawing }: PicturedFrame): FrameLayout['art'] {
  const isOnGround = drawing !== undefined && artFill === ground && !isScene(drawing);
  return [{ box: isOnGround ? kept(box, frame) : box, fill: artFill }];
}

/** An ornament beside the texts: before or after them, sideways on wide frames. */
function beside(scene: PicturedFrame, share: number, isFirst: boolean, isAcross: boolean): FrameLayout {
  const { frame, ground, align } = scene;
  const [first, second] = cut(wholeFrame(frame), isFirst ? share : 1 - share, isAcross);
  const [art, text] = isFirst ? [first, second] : [second, first];
  const set: Partial<FrameSlot> = isAcross ? { valign: 'middle' } : { align };
  return {
    ...bareLayout,
    art: artIn(art, scene),
    slots: [slotIn(text, frame.margin, ground, set)],
  };
}

/** Pictures where they are asked for; one that is cut lies at the edges that it is cut at. */
export function besides(scene: PicturedFrame, isFirst: boolean, isSide = false): FrameLayout[] {
  const { frame, cuts } = scene;
  const own = sized(scene, isFirst, isSide);
  if (cuts.length === 0) return [...told(scene), ...own];
  const all = [...own, ...sized(scene, !isFirst, isSide)];
  const cutting = all.filter(({ art: [one] }) => one !== undefined && isAtCuts(one.box, cuts, frame));
  return cutting.length > 0 ? cutting : own;
}

/** Shares of the height that a name under a drawing that tells everything takes, with its margin. */
const NAMES = [0.055, 0.1, 0.2];

/** A drawing that tells everything has the frame; who speaks stands where reading ends. */
function told({ frame, ground, artFill, isTold }: PicturedFrame): FrameLayout[] {
  if (!isTold) return [];
  const { margin } = frame;
  return NAMES.map((share) => {
    const name = frame.height * share;
    const [above, below] = cut(wholeFrame(frame), 1 - (name + margin) / frame.height, false);
    const box = { x: margin, y: below.y, width: frame.width - margin * 2, height: name };
    const slot = slotIn(below, 0, ground, { valign: 'bottom' });
    const art = [{ box: kept(above, frame), fill: artFill }];
    return { ...bareLayout, art, slots: [{ ...slot, box }], isTold };
  });
}

/** A frame that is nearly as wide as high has a tall picture beside its texts where that is asked. */
const SQUARE = 0.75;

/** A picture of several sizes: the more there is to say, the smaller it gets. */
function sized(scene: PicturedFrame, isFirst: boolean, isSide: boolean): FrameLayout[] {
  const { frame, drawing } = scene;
  const of = (shares: readonly number[], isAcross: boolean): FrameLayout[] =>
    shares.map((share) => beside(scene, share, isFirst, isAcross));
  if (drawing === undefined) {
    const shares = [0.42, 0.34, 0.26, 0.18];
    // A wide table wants the whole width of a wide frame.
    return isWide(frame) ? [...of(shares, true), ...of([0.34, 0.26], false)] : of(shares, false);
  }
  const strips = isStrip(frame) ? bands(scene, isFirst, drawing) : [];
  // A drawing fills the height of its frame, or the width where it is wider than that, as far as texts have room.
  const wider = drawing.width / drawing.height / (frame.width / frame.height);
  const isBeside = isWide(frame) || (isSide && frame.width >= frame.height * SQUARE && wider <= 1);
  const ways = isStrip(frame) && wider <= 1 ? [true] : isBeside ? [wider <= 1, wider > 1] : [false];
  const stacked = ways.flatMap((isAcross) => {
    const own = Math.max(0.34, Math.min(0.64, isAcross ? wider : 1 / wider));
    return of([own, own * 0.85, own * 0.7, own * 0.55, own * 0.42], isAcross);
  });
  return [...strips, ...(isWide(frame) ? [] : titled(scene)), ...stacked];
}

/** Shares of the width that a drawing takes beside the head, and of the height that both take. */
const BESIDE_HEAD = { across: [0.5, 0.42, 0.34], down: [0.22, 0.28, 0.34, 0.4] };

/** A drawing beside the head, what follows under both: over much text it is no stamp in a row of its own. */
const titled = (scene: PicturedFrame): FrameLayout[] =>
  BESIDE_HEAD.across.flatMap((share) =>
    BESIDE_HEAD.down.map((height) => {
      const { frame, ground } = scene;
      const { margin } = frame;
      const [above, under] = cut(wholeFrame(frame), height, false);
      const [text, art] = cut(above, 1 - share, true);
      const below = { ...under, y: under.y - margin, height: under.height + margin };
      return {
        ...bareLayout,
        art: artIn(art, scene),
        slots: [
          slotIn(text, margin, ground, { part: 'head', valign: 'middle' }),
          slotIn(below, margin, ground, { part: 'rest' }),
        ],
      };
    }),
  );

/** Texts of a strip side by side: the head, then what follows in one column or in two. */
export const across = ({ frame, ground }: PicturedFrame, area = wholeFrame(frame)): FrameLayout[] => {
  const set = (box: Box, part: FrameSlot['part']): FrameSlot =>
    slotIn(box, frame.margin, ground, { part, valign: 'middle' });
  return [0.56, 0.5, 0.42, 0.34].flatMap((share) => {
    const [head, rest] = cut(area, share, true);
    const parted = [0.58, 0.5, 0.42].map((start) => {
      const [one, other] = cut(rest, start, true);
      return [set(head, 'head'), set(one, 'restStart'), set(other, 'restEnd')];
    });
    return [[set(head, 'head'), set(rest, 'rest')], ...parted].map((slots) => ({ ...bareLayout, slots }));
  });
};

/** A drawing at one end of a strip as far as it is wide, the texts in columns beside it. */
function bands(scene: PicturedFrame, isFirst: boolean, drawing: FrameDrawn): FrameLayout[] {
  const { frame } = scene;
  const own = Math.min(0.4, (drawing.width / drawing.height) * (frame.height / frame.width));
  const [first, second] = cut(wholeFrame(frame), isFirst ? own : 1 - own, true);
  const [art, text] = isFirst ? [first, second] : [second, first];
  return across(scene, text).map((layout) => ({ ...layout, art: artIn(art, scene) }));
}
