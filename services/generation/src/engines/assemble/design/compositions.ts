import {
  type Box,
  type Column,
  cut,
  type DrawingSide,
  type FrameSize,
  inset,
  isAtCuts,
  isInside,
  isScene,
  kept,
  type Theme,
} from '@sitewright/site-spec';
import type { Composition } from '../../draft/vocabulary.ts';
import type { DrawnAsset } from '../drawing.ts';
import { type Colour, deepOf, planeOn } from './frame-colours.ts';

/** A column before it has its texts: all rows of the frame, its head, what follows, or the first or second half of that. */
export type Slot = Omit<Column, 'rows'> & { part: 'all' | 'head' | 'rest' | 'restStart' | 'restEnd' };

/** Where a motif stands, and on what; `rows` for a strip along an edge. */
export interface Art {
  box: Box;
  fill: Colour;
  rows?: number;
}

/** Where things go on a frame whose language is read from the left; others are mirrored. */
export interface Layout {
  planes: { box: Box; fill: Colour }[];
  art: Art[];
  slots: Slot[];
  /** A thin line around the whole. */
  hasBorder: boolean;
  /** Whether it gives the frame to a drawing that tells everything. */
  isTold?: boolean;
}

/** A frame with its colours. */
export interface Scene {
  frame: FrameSize;
  ground: Colour;
  theme: Theme;
  /** What an ornament lies on, if not on the ground. */
  artFill: Colour;
  /** How its texts stand under or over a picture. */
  align: Slot['align'];
  /** What is drawn there, in its own width and height. */
  drawing: DrawnAsset | undefined;
  /** The edges of the frame that it is cut at. */
  cuts: readonly DrawingSide[];
  /** Whether it tells everything, and no more than a quiet name stands under it. */
  isTold: boolean;
}

const whole = ({ width, height }: FrameSize): Box => ({ x: 0, y: 0, width, height });

export const isWide = ({ width, height }: FrameSize): boolean => width / height >= 1.25;
const isStrip = ({ width, height }: FrameSize): boolean => width / height >= 2.2;

/** A place for texts in an area, as far from its edges as a margin. */
const slotIn = (area: Box, by: number, fill: Colour, more: Partial<Slot> = {}): Slot => ({
  box: inset(area, by),
  area,
  fill,
  part: 'all',
  align: 'start',
  valign: 'spread',
  isRuled: false,
  fullness: 1,
  ...more,
});

const plain: Omit<Layout, 'slots'> = { planes: [], art: [], hasBorder: false };

/** An ornament beside the texts: before or after them, sideways on wide frames. */
function beside(
  { frame, ground, artFill, drawing, align }: Scene,
  share: number,
  isFirst: boolean,
  isAcross: boolean,
): Layout {
  const [first, second] = cut(whole(frame), isFirst ? share : 1 - share, isAcross);
  const [art, text] = isFirst ? [first, second] : [second, first];
  const set: Partial<Slot> = isAcross ? { valign: 'middle' } : { align };
  // What is drawn on the ground itself keeps from the edges as texts do.
  const isOnGround = drawing !== undefined && artFill === ground && !isScene(drawing);
  return {
    ...plain,
    art: [{ box: isOnGround ? kept(art, frame) : art, fill: artFill }],
    slots: [slotIn(text, frame.margin, ground, set)],
  };
}

/** Pictures where they are asked for; one that is cut lies at the edges that it is cut at. */
function besides(scene: Scene, isFirst: boolean, isSide = false): Layout[] {
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
function told({ frame, ground, artFill, isTold }: Scene): Layout[] {
  if (!isTold) return [];
  const { margin } = frame;
  return NAMES.map((share) => {
    const name = frame.height * share;
    const [above, below] = cut(whole(frame), 1 - (name + margin) / frame.height, false);
    const box = { x: margin, y: below.y, width: frame.width - margin * 2, height: name };
    const slot = slotIn(below, 0, ground, { valign: 'bottom' });
    const art = [{ box: kept(above, frame), fill: artFill }];
    return { ...plain, art, slots: [{ ...slot, box }], isTold };
  });
}

/** A frame that is nearly as wide as high has a tall picture beside its texts where that is asked. */
const SQUARE = 0.75;

/** A picture of several sizes: the more there is to say, the smaller it gets. */
function sized(scene: Scene, isFirst: boolean, isSide: boolean): Layout[] {
  const { frame, drawing } = scene;
  const of = (shares: readonly number[], isAcross: boolean): Layout[] =>
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
  return [...strips, ...stacked];
}

/** Texts of a strip side by side: the head, then what follows in one column or in two. */
const across = ({ frame, ground }: Scene, area = whole(frame)): Layout[] => {
  const set = (box: Box, part: Slot['part']): Slot =>
    slotIn(box, frame.margin, ground, { part, valign: 'middle' });
  return [0.56, 0.5, 0.42, 0.34].flatMap((share) => {
    const [head, rest] = cut(area, share, true);
    const parted = [0.58, 0.5, 0.42].map((start) => {
      const [one, other] = cut(rest, start, true);
      return [set(head, 'head'), set(one, 'restStart'), set(other, 'restEnd')];
    });
    return [[set(head, 'head'), set(rest, 'rest')], ...parted].map((slots) => ({ ...plain, slots }));
  });
};

/** A drawing at one end of a strip as far as it is wide, the texts in columns beside it. */
function bands(scene: Scene, isFirst: boolean, drawing: DrawnAsset): Layout[] {
  const { frame, artFill } = scene;
  const own = Math.min(0.4, (drawing.width / drawing.height) * (frame.height / frame.width));
  const [first, second] = cut(whole(frame), isFirst ? own : 1 - own, true);
  const [art, text] = isFirst ? [first, second] : [second, first];
  const box = isScene(drawing) || artFill !== scene.ground ? art : kept(art, frame);
  return across(scene, text).map((layout) => ({ ...layout, art: [{ box, fill: artFill }] }));
}

/** The head on a plane of its own, the rest on the ground. */
function panel({ frame, ground, theme }: Scene, share: number, isSideways: boolean): Layout {
  const accents: Colour[] = theme.named.length > 0 ? ['accent'] : [];
  const fill = planeOn(theme, ground, ['primary', ...accents, 'background', deepOf(theme)]);
  const [head, rest] = cut(whole(frame), share, isSideways);
  const { margin } = frame;
  return {
    ...plain,
    planes: [{ box: head, fill }],
    slots: [
      slotIn(head, margin, fill, { part: 'head', valign: isSideways ? 'middle' : 'bottom' }),
      slotIn(rest, margin, ground, { part: 'rest', valign: isSideways ? 'middle' : 'spread', isRuled: true }),
    ],
  };
}

/** What a head over two columns may need. */
const HEADS = [0.26, 0.34, 0.42, 0.5, 0.6];

/** The head above, what follows in two columns side by side: short lines leave no empty half. */
const columned = ({ frame, ground }: Scene): Layout[] =>
  HEADS.map((share) => {
    const { margin } = frame;
    const [above, below] = cut(whole(frame), share, false);
    const [start, end] = cut({ ...below, y: below.y - margin, height: below.height + margin }, 0.5, true);
    const top = (area: Box, part: Slot['part']): Slot =>
      slotIn(area, margin, ground, { part, valign: 'top' });
    return { ...plain, slots: [top(above, 'head'), top(start, 'restStart'), top(end, 'restEnd')] };
  });

/** All texts on a card that lies on an ornament. */
function card({ frame, ground, theme, artFill }: Scene, box: Box, align: Slot['align']): Layout {
  const fill = artFill === ground ? planeOn(theme, artFill, ['background', 'surface', 'primary']) : ground;
  return {
    ...plain,
    art: [{ box: whole(frame), fill: artFill }],
    planes: [{ box, fill }],
    slots: [slotIn(box, frame.margin, fill, align === 'center' ? { align, valign: 'middle' } : {})],
  };
}

/** An ornament in the corner where reading ends, the texts below or beside it. */
function corner({ frame, ground }: Scene): Layout {
  const { width, height, short } = frame;
  const side = isWide(frame) ? Math.min(height, width * 0.4) : short * 0.42;
  const box = { x: width - side, y: 0, width: side, height: side };
  const [start, end] = cut(whole(frame), isWide(frame) ? 1 - side / width : side / height, isWide(frame));
  return {
    ...plain,
    art: [{ box, fill: ground }],
    slots: [slotIn(isWide(frame) ? start : end, frame.margin, ground, { valign: 'bottom' })],
  };
}

/** A sign and a name: one over the other, or side by side on wide frames. */
function mark({ frame, ground }: Scene): Layout {
  const { short, margin } = frame;
  const isSide = isWide(frame);
  const side = Math.min(short * 0.46, short - margin * 2);
  const [sign, name] = cut(whole(frame), isSide ? (side + margin * 2) / frame.width : 0.6, isSide);
  const x = isSide ? margin : (sign.width - side) / 2;
  const y = isSide ? (sign.height - side) / 2 : sign.height - side - margin;
  return {
    ...plain,
    art: [{ box: { x, y, width: side, height: side }, fill: ground }],
    slots: [slotIn(name, margin, ground, isSide ? { valign: 'middle' } : { align: 'center', valign: 'top' })],
  };
}

/** What a head may need of its plane, beside its usual share. */
const SHARES = [-0.12, -0.06, 0, 0.1, 0.2, 0.3];
/** Not sideways unless a frame is a strip; the plane grows with its head. */
const panels = (scene: Scene, share: number, isSideways: boolean): Layout[] =>
  SHARES.map((more) => panel(scene, share + more, isSideways));

/** Shares of the height that a drawing takes over centred texts. */
const EMBLEMS = [0.25, 0.2, 0.15, 0.1];

/** Texts in the middle of the frame, under a drawing where a share of the height is kept for one. */
function centred({ frame, ground, artFill, drawing }: Scene, most: number): Layout {
  const inner = inset(whole(frame), frame.margin * 1.45);
  // No higher than it is drawn in the width that there is.
  const flat = drawing === undefined ? 1 : ((inner.width / inner.height) * drawing.height) / drawing.width;
  const share = Math.min(most, flat / 0.9);
  const [emblem, text] = cut(inner, share, false);
  const shaped = frame.shape === '' ? {} : { holds: (x: number, y: number) => isInside(frame, x, y) };
  return {
    ...plain,
    art: share === 0 ? [] : [{ box: { ...emblem, height: emblem.height * 0.9 }, fill: artFill }],
    hasBorder: frame.short >= frame.smallest * 14,
    slots: [slotIn(text, 0, ground, { align: 'center', valign: 'middle', ...shaped })],
  };
}

const partOf = ({ frame }: Scene, share: number): [Box, Box] =>
  cut(inset(whole(frame), frame.margin), share, isWide(frame));

const layouts: Record<Composition, (scene: Scene) => Layout[]> = {
  centred: (scene) => (scene.drawing === undefined ? [0] : EMBLEMS).map((share) => centred(scene, share)),
  poster: (scene) => {
    const { frame, ground } = scene;
    const fullness = isWide(frame) ? 1 : 0.8;
    const stacked = { ...plain, slots: [slotIn(whole(frame), frame.margin, ground, { fullness })] };
    return [stacked, ...(isWide(frame) ? across(scene).slice(0, 1) : []), ...columned(scene)];
  },
  sideBySide: (scene) => panels(scene, isWide(scene.frame) ? 0.5 : 0.4, isWide(scene.frame)),
  pictureAbove: (scene) => besides(scene, true),
  pictureBelow: (scene) => besides(scene, false),
  pictureStart: (scene) => besides(scene, true, true),
  pictureEnd: (scene) => besides(scene, false, true),
  cardOverPicture: (scene) => [card(scene, inset(whole(scene.frame), scene.frame.short * 0.11), 'center')],
  cardStart: (scene) => [card(scene, partOf(scene, isWide(scene.frame) ? 0.6 : 0.66)[0], 'start')],
  cardLow: (scene) => [card(scene, partOf(scene, isWide(scene.frame) ? 0.3 : 0.36)[1], 'start')],
  panelTop: (scene) => panels(scene, 0.45, isStrip(scene.frame)),
  rows: (scene) => panels(scene, 0.3, isWide(scene.frame)),
  corner: (scene) => [corner(scene)],
  mark: (scene) => [mark(scene)],
};

/** The layouts that a composition may have on a frame. */
export const layoutsOf = (composition: Composition, scene: Scene): Layout[] => layouts[composition](scene);

/** What any composition falls back to: the whole frame for the texts, or its halves on a strip. */
export function plainLayouts(scene: Scene): Layout[] {
  const { frame, ground } = scene;
  if (frame.shape !== '') return layouts.centred(scene);
  const all = { ...plain, slots: [slotIn(whole(frame), frame.margin, ground)] };
  return isStrip(frame) ? [...across(scene), all] : [all, ...columned(scene)];
}
