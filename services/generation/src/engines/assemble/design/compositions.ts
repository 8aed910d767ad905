import { type Box, cut, type FrameSize, inset, isInside, type Theme } from '@sitewright/site-spec';
import type { Composition } from '../../draft/vocabulary.ts';
import type { DrawnAsset } from '../drawing.ts';
import type { Column } from './fit-text.ts';
import { type Colour, deepOf, planeOn } from './frame-colours.ts';

/** A column before it has its texts: all rows of the frame, its head, or what follows. */
export type Slot = Omit<Column, 'rows'> & { part: 'all' | 'head' | 'rest' };

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
  { frame, ground, artFill, align }: Scene,
  share: number,
  isFirst: boolean,
  isAcross: boolean,
): Layout {
  const [first, second] = cut(whole(frame), isFirst ? share : 1 - share, isAcross);
  const [art, text] = isFirst ? [first, second] : [second, first];
  const set: Partial<Slot> = isAcross ? { valign: 'middle' } : { align };
  return {
    ...plain,
    art: [{ box: art, fill: artFill }],
    slots: [slotIn(text, frame.margin, ground, set)],
  };
}

/** Ornaments of several sizes: the more there is to say, the smaller it gets. */
const besides = (scene: Scene, isFirst: boolean): Layout[] => {
  const of = (shares: readonly number[], isAcross: boolean): Layout[] =>
    shares.map((share) => beside(scene, share, isFirst, isAcross));
  const shares =
    scene.drawing === undefined ? [0.42, 0.34, 0.26, 0.18] : sharesFor(scene.frame, scene.drawing);
  // A wide table wants the whole width of a wide frame.
  return isWide(scene.frame) ? [...of(shares, true), ...of([0.34, 0.26], false)] : of(shares, false);
};

/** The share in which a drawing fills the width of its frame, or the height of a wide one, as far as texts have room; then less. */
function sharesFor(frame: FrameSize, { width, height }: Pick<Box, 'width' | 'height'>): number[] {
  const across = (frame.height * width) / height / frame.width;
  const down = (frame.width * height) / width / frame.height;
  const own = Math.max(0.34, Math.min(0.64, isWide(frame) ? across : down));
  return [own, own * 0.85, own * 0.7];
}

/** The head on a plane of its own, the rest on the ground. */
function panel({ frame, ground, theme }: Scene, share: number, isSideways: boolean): Layout {
  const fill = planeOn(theme, ground, [
    'primary',
    ...(theme.named.length > 0 ? ['accent'] : []),
    'background',
    deepOf(theme),
  ]);
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

/** All texts on a card that lies on an ornament. */
function card({ frame, ground, theme, artFill }: Scene, box: Box, align: Slot['align']): Layout {
  const fill = artFill === ground ? planeOn(theme, artFill, ['background', 'surface', 'primary']) : ground;
  const valign = align === 'center' ? 'middle' : 'spread';
  return {
    ...plain,
    art: [{ box: whole(frame), fill: artFill }],
    planes: [{ box, fill }],
    slots: [slotIn(box, frame.margin, fill, { align, valign })],
  };
}

/** An ornament in the corner where reading ends, the texts below or beside it. */
function corner({ frame, ground }: Scene): Layout {
  const { width, height, short } = frame;
  const side = isWide(frame) ? Math.min(height, width * 0.4) : short * 0.42;
  const box = { x: width - side, y: 0, width: side, height: side };
  const area = cut(whole(frame), isWide(frame) ? 1 - side / width : side / height, isWide(frame));
  const text = isWide(frame) ? area[0] : area[1];
  return {
    ...plain,
    art: [{ box, fill: ground }],
    slots: [slotIn(text, frame.margin, ground, { valign: 'bottom' })],
  };
}

/** A sign and a name: one over the other, or side by side on wide frames. */
function mark({ frame, ground }: Scene): Layout {
  const { short, margin } = frame;
  const isSide = isWide(frame);
  const side = Math.min(short * 0.46, short - margin * 2);
  const [sign, name] = cut(whole(frame), isSide ? (side + margin * 2) / frame.width : 0.6, isSide);
  const box = isSide
    ? { x: margin, y: (sign.height - side) / 2, width: side, height: side }
    : { x: (sign.width - side) / 2, y: sign.height - side - margin, width: side, height: side };
  return {
    ...plain,
    art: [{ box, fill: ground }],
    slots: [slotIn(name, margin, ground, isSide ? { valign: 'middle' } : { align: 'center', valign: 'top' })],
  };
}

/** What a head may need of its plane, beside its usual share. */
const SHARES = [-0.12, -0.06, 0, 0.1, 0.2, 0.3];
/** Not sideways unless a frame is a strip; the plane grows with its head. */
const panels = (scene: Scene, share: number, isSideways: boolean): Layout[] =>
  SHARES.map((more) => panel(scene, share + more, isSideways));

const layouts: Record<Composition, (scene: Scene) => Layout[]> = {
  centred: ({ frame, ground }) => [
    {
      ...plain,
      hasBorder: frame.short >= frame.smallest * 14,
      slots: [
        slotIn(whole(frame), frame.margin * 1.6, ground, {
          align: 'center',
          valign: 'middle',
          ...(frame.shape === '' ? {} : { holds: (x, y) => isInside(frame, x, y) }),
        }),
      ],
    },
  ],
  poster: (scene) => {
    const { frame, ground } = scene;
    const fullness = isWide(frame) ? 1 : 0.8;
    const stacked = { ...plain, slots: [slotIn(whole(frame), frame.margin, ground, { fullness })] };
    return isWide(frame) ? [stacked, halves(scene)] : [stacked];
  },
  sideBySide: (scene) => panels(scene, isWide(scene.frame) ? 0.5 : 0.4, isWide(scene.frame)),
  pictureAbove: (scene) => besides(scene, true),
  pictureBelow: (scene) => besides(scene, false),
  pictureStart: (scene) => besides(scene, true),
  pictureEnd: (scene) => besides(scene, false),
  cardOverPicture: (scene) => [card(scene, inset(whole(scene.frame), scene.frame.short * 0.11), 'center')],
  cardStart: (scene) => {
    const area = inset(whole(scene.frame), scene.frame.margin);
    return [card(scene, cut(area, isWide(scene.frame) ? 0.6 : 0.66, isWide(scene.frame))[0], 'start')];
  },
  cardLow: (scene) => {
    const area = inset(whole(scene.frame), scene.frame.margin);
    return [card(scene, cut(area, isWide(scene.frame) ? 0.3 : 0.36, isWide(scene.frame))[1], 'start')];
  },
  panelTop: (scene) => panels(scene, 0.45, isStrip(scene.frame)),
  rows: (scene) => panels(scene, 0.3, isWide(scene.frame)),
  corner: (scene) => [corner(scene)],
  mark: (scene) => [mark(scene)],
};

/** The layouts that a composition may have on a frame. */
export const layoutsOf = (composition: Composition, scene: Scene): Layout[] => layouts[composition](scene);

/** Head and rest side by side on one ground. */
function halves({ frame, ground }: Scene): Layout {
  const [head, rest] = cut(whole(frame), 0.56, true);
  return {
    ...plain,
    slots: [
      slotIn(head, frame.margin, ground, { part: 'head', valign: 'middle' }),
      slotIn(rest, frame.margin, ground, { part: 'rest', valign: 'middle' }),
    ],
  };
}

/** What any composition falls back to: the whole frame for the texts, or its halves on a strip. */
export function plainLayouts(scene: Scene): Layout[] {
  const { frame, ground } = scene;
  if (frame.shape !== '') return layouts.centred(scene);
  const all = { ...plain, slots: [slotIn(whole(frame), frame.margin, ground)] };
  return isStrip(frame) ? [halves(scene), all] : [all];
}
