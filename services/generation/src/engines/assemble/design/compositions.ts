import {
  across,
  type Box,
  bareLayout,
  besides,
  cut,
  type FrameLayout,
  type FrameSlot,
  inset,
  isInside,
  isStrip,
  isWide,
  type PicturedFrame,
  slotIn,
  type Theme,
  wholeFrame,
} from '@sitewright/site-spec';
import type { Composition } from '../../draft/vocabulary.ts';
import type { DrawnAsset } from '../drawing.ts';
import { type Colour, deepOf, planeOn } from './frame-colours.ts';

/** A frame with its colours. */
export interface Scene extends PicturedFrame {
  theme: Theme;
  drawing: DrawnAsset | undefined;
}

/** The fill of a plane that some of the texts stand on. */
export function panelFill({ ground, theme }: Scene): Colour {
  const accents: Colour[] = theme.named.length > 0 ? ['accent'] : [];
  return planeOn(theme, ground, ['primary', ...accents, 'background', deepOf(theme)]);
}

/** The head on a plane of its own, the rest on the ground. */
function panel(scene: Scene, share: number, isSideways: boolean): FrameLayout {
  const { frame, ground } = scene;
  const fill = panelFill(scene);
  const [head, rest] = cut(wholeFrame(frame), share, isSideways);
  const { margin } = frame;
  return {
    ...bareLayout,
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
const columned = ({ frame, ground }: Scene): FrameLayout[] =>
  HEADS.map((share) => {
    const { margin } = frame;
    const [above, below] = cut(wholeFrame(frame), share, false);
    const [start, end] = cut({ ...below, y: below.y - margin, height: below.height + margin }, 0.5, true);
    const top = (area: Box, part: FrameSlot['part']): FrameSlot =>
      slotIn(area, margin, ground, { part, valign: 'top' });
    return { ...bareLayout, slots: [top(above, 'head'), top(start, 'restStart'), top(end, 'restEnd')] };
  });

/** All texts on a card that lies on an ornament. */
function card({ frame, ground, theme, artFill }: Scene, box: Box, align: FrameSlot['align']): FrameLayout {
  const fill = artFill === ground ? planeOn(theme, artFill, ['background', 'surface', 'primary']) : ground;
  return {
    ...bareLayout,
    art: [{ box: wholeFrame(frame), fill: artFill }],
    planes: [{ box, fill }],
    slots: [slotIn(box, frame.margin, fill, align === 'center' ? { align, valign: 'middle' } : {})],
  };
}

/** An ornament in the corner where reading ends, the texts below or beside it. */
function corner({ frame, ground }: Scene): FrameLayout {
  const { width, height, short } = frame;
  const side = isWide(frame) ? Math.min(height, width * 0.4) : short * 0.42;
  const box = { x: width - side, y: 0, width: side, height: side };
  const [start, end] = cut(
    wholeFrame(frame),
    isWide(frame) ? 1 - side / width : side / height,
    isWide(frame),
  );
  return {
    ...bareLayout,
    art: [{ box, fill: ground }],
    slots: [slotIn(isWide(frame) ? start : end, frame.margin, ground, { valign: 'bottom' })],
  };
}

/** A sign and a name: one over the other, or side by side on wide frames. */
function mark({ frame, ground }: Scene): FrameLayout {
  const { short, margin } = frame;
  const isSide = isWide(frame);
  const side = Math.min(short * 0.46, short - margin * 2);
  const [sign, name] = cut(wholeFrame(frame), isSide ? (side + margin * 2) / frame.width : 0.6, isSide);
  const x = isSide ? margin : (sign.width - side) / 2;
  const y = isSide ? (sign.height - side) / 2 : sign.height - side - margin;
  return {
    ...bareLayout,
    art: [{ box: { x, y, width: side, height: side }, fill: ground }],
    slots: [slotIn(name, margin, ground, isSide ? { valign: 'middle' } : { align: 'center', valign: 'top' })],
  };
}

/** What a head may need of its plane, beside its usual share. */
const SHARES = [-0.12, -0.06, 0, 0.1, 0.2, 0.3];
/** Not sideways unless a frame is a strip; the plane grows with its head. */
const panels = (scene: Scene, share: number, isSideways: boolean): FrameLayout[] =>
  SHARES.map((more) => panel(scene, share + more, isSideways));

/** Shares of the height that a drawing takes over centred texts. */
const EMBLEMS = [0.25, 0.2, 0.15, 0.1];

/** Texts in the middle of the frame, under a drawing where a share of the height is kept for one. */
function centred({ frame, ground, artFill, drawing }: Scene, most: number): FrameLayout {
  const inner = inset(wholeFrame(frame), frame.margin * 1.45);
  // No higher than it is drawn in the width that there is.
  const flat = drawing === undefined ? 1 : ((inner.width / inner.height) * drawing.height) / drawing.width;
  const share = Math.min(most, flat / 0.9);
  const [emblem, text] = cut(inner, share, false);
  const shaped = frame.shape === '' ? {} : { holds: (x: number, y: number) => isInside(frame, x, y) };
  return {
    ...bareLayout,
    art: share === 0 ? [] : [{ box: { ...emblem, height: emblem.height * 0.9 }, fill: artFill }],
    hasBorder: frame.short >= frame.smallest * 14,
    slots: [slotIn(text, 0, ground, { align: 'center', valign: 'middle', ...shaped })],
  };
}

const partOf = ({ frame }: Scene, share: number): [Box, Box] =>
  cut(inset(wholeFrame(frame), frame.margin), share, isWide(frame));

const layouts: Record<Composition, (scene: Scene) => FrameLayout[]> = {
  centred: (scene) => (scene.drawing === undefined ? [0] : EMBLEMS).map((share) => centred(scene, share)),
  poster: (scene) => {
    const { frame, ground } = scene;
    const fullness = isWide(frame) ? 1 : 0.8;
    const stacked = { ...bareLayout, slots: [slotIn(wholeFrame(frame), frame.margin, ground, { fullness })] };
    return [stacked, ...(isWide(frame) ? across(scene).slice(0, 1) : []), ...columned(scene)];
  },
  sideBySide: (scene) => panels(scene, isWide(scene.frame) ? 0.5 : 0.4, isWide(scene.frame)),
  pictureAbove: (scene) => besides(scene, true),
  pictureBelow: (scene) => besides(scene, false),
  pictureStart: (scene) => besides(scene, true, true),
  pictureEnd: (scene) => besides(scene, false, true),
  cardOverPicture: (scene) => [
    card(scene, inset(wholeFrame(scene.frame), scene.frame.short * 0.11), 'center'),
  ],
  cardStart: (scene) => [card(scene, partOf(scene, isWide(scene.frame) ? 0.6 : 0.66)[0], 'start')],
  cardLow: (scene) => [card(scene, partOf(scene, isWide(scene.frame) ? 0.3 : 0.36)[1], 'start')],
  panelTop: (scene) => panels(scene, 0.45, isStrip(scene.frame)),
  rows: (scene) => panels(scene, 0.3, isWide(scene.frame)),
  corner: (scene) => [corner(scene)],
  mark: (scene) => [mark(scene)],
};

/** The layouts that a composition may have on a frame. */
export const layoutsOf = (composition: Composition, scene: Scene): FrameLayout[] =>
  layouts[composition](scene);

/** What any composition falls back to: the whole frame for the texts, or its halves on a strip. */
export function plainLayouts(scene: Scene): FrameLayout[] {
  const { frame, ground } = scene;
  if (frame.shape !== '') return layouts.centred(scene);
  const all = { ...bareLayout, slots: [slotIn(wholeFrame(frame), frame.margin, ground)] };
  return isStrip(frame) ? [...across(scene), all] : [all, ...columned(scene)];
}
