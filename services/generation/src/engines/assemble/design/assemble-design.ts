import type { Pictogram } from '@sitewright/pictograms';
import {
  bareLayout,
  columnsOf,
  cutSides,
  type DesignContent,
  type DrawingSide,
  type FrameLayout,
  type FrameSetting,
  fillsUnder,
  fits,
  frameSize,
  isLinear,
  isPlacedByWriter,
  type Ornament,
  picturesOn,
  placeColumn,
  placeIn,
  type RichText,
  sheetOf,
} from '@sitewright/site-spec';
import { blankFrame, type FramePart, unplaced } from '../../draft/design.ts';
import type { DesignDraft } from '../../draft/draft.ts';
import { type AssembleContext, type Assembled, labelOf, roomFor } from '../context.ts';
import { type DrawnAsset, drawn } from '../drawing.ts';
import { createIds, within } from '../ids.ts';
import type { Scene } from './compositions.ts';
import { drawFrame, type Shared } from './draw-frame.ts';
import { contrastBetween, groundFill, isPlainGround, planeOn } from './frame-colours.ts';
import { settingOf } from './frame-setting.ts';
import { type Entry, frameTexts, isSigning } from './frame-text.ts';
import { orderedSizes } from './ordered-type.ts';
import {
  type ColouredFrame,
  type Misplaced,
  misplacedIn,
  type Placing,
  placedTexts,
  placeTexts,
} from './place-texts.ts';
import { signOf } from './sign.ts';
import { isPictureOwed, thingOf } from './things.ts';

const MOST_FRAMES = 50;
/** A contrast by which a shape of a drawing is seen on a ground. */
const SEEN = 1.6;
/** Kinds of project that have no ornament. */
const SOBER: ReadonlySet<string> = new Set(['law', 'funeral', 'obituary', 'memorial']);

/** What grows, and what is celebrated with flowers: leaves on anything else say something else. */
const GROWING: ReadonlySet<string> = new Set(['farm', 'florist', 'gardener', 'winery', 'wedding']);

/** The motif of a look, where it fits what a project is about and stands for no picture that was ordered. */
function motifOf(
  draft: DesignDraft,
  thing: Pictogram | undefined,
  context: AssembleContext,
): Ornament | undefined {
  const { ornament } = context.look;
  const { kind } = context.brief;
  const isStrange = ornament === 'leaves' && !GROWING.has(kind);
  if (SOBER.has(kind) || isStrange || (thing === undefined && isPictureOwed(draft, context.brief)))
    return undefined;
  return ornament;
}

/** A frame always says something: its own texts, else what the whole design is about. */
function withTexts(part: FramePart, draft: DesignDraft, context: AssembleContext): FramePart {
  if (part.texts.some(({ text }) => context.texts().rich('text', text) !== undefined)) return part;
  const words = [draft.title, draft.organisation, context.brief.subject, labelOf(context, 'overview')];
  const text = words.find((one) => context.texts().rich('text', one) !== undefined) ?? '–';
  const title = { role: 'title', text, emphasis: 'strong', group: '', language: '', place: '' } as const;
  return { ...part, texts: [title] };
}

/** The frames of a draft, of which there is one at least, each with something to say. */
function partsOf(draft: DesignDraft, context: AssembleContext): FramePart[] {
  const given = roomFor(draft.parts, MOST_FRAMES, { what: 'frames', ...context });
  const parts = given.length === 0 ? [blankFrame('frame', draft.title)] : given;
  return parts.map((part) => withTexts(part, draft, context));
}

/** A frame before it is drawn. */
interface Sketch {
  own: Own;
  part: FramePart;
  scene: Scene;
  /** What is to be seen in the place that is kept for a picture. */
  picture: RichText | undefined;
  /** How its writer placed it, where that holds. */
  held: ColouredFrame | undefined;
  setting?: FrameSetting | undefined;
}

type Own = Shared & { id: string };

function sketch(given: FramePart, draft: DesignDraft, own: Own, context: AssembleContext): Sketch {
  const { theme } = context;
  const { motif, thing, id } = own;
  const name =
    context.texts().plain('name', given.name, 120) ??
    context.texts().plain('name', draft.title, 120) ??
    given.preset;
  const written = { ...given, name };
  const placing = placingOf(written, context);
  const placed = placing && placeTexts(placing);
  const held = placed?.faults.length === 0 ? placed : undefined;
  const part = held === undefined ? unplaced(written) : written;
  const ground = groundFill(part.ground, theme);
  const drawing = drawn(context, within(id, 'drawn'), part.picture);
  const under = held && picturesOn(held.placing.sheet)[0];
  const stands = (under && fillsUnder(held.placing.sheet, under)[0]) ?? ground;
  // A drawing of which no less is seen there stands on what is under it: a plane of another tone around it says nothing.
  if (drawing !== undefined && isPlainGround(drawing.ground)) {
    const seenOn = (fill: string): number =>
      drawing.shapes.filter(({ color }) => contrastBetween(theme, color, fill) >= SEEN).length;
    if (isPlainGround(stands) || seenOn(stands) >= seenOn(drawing.ground)) drawing.ground = stands;
  }
  if (part.picture.trim() !== '' && drawing === undefined)
    context.warn('picture_missing', `"${name}" has no picture yet: ${part.picture.slice(0, 120)}`);
  const isOwed = own.isOwed || drawing !== undefined;
  const isPlace = drawing === undefined && (held !== undefined || (isOwed && thing === undefined));
  const picture = isPlace ? context.texts().rich('picture', part.picture) : undefined;
  const entries = held?.placing.entries ?? frameTexts(part, context, drawing !== undefined);
  const cuts = cutsOf(drawing, held === undefined && context.brief.dir === 'rtl');
  // Under or over a drawing that stands alone in the middle a few short texts stand there too.
  const isAxial = drawing !== undefined && cuts.length === 0 && entries.every(isShort);
  const align = part.composition === 'centred' || isAxial ? ('center' as const) : ('start' as const);
  const bare = { frame: frameSize(part), ground, theme, drawing, align, cuts, isTold: false };
  if (held !== undefined) return { own, part, scene: { ...bare, artFill: ground }, picture, held };
  // On the plain ground of the theme figures would float.
  const isLined = thing === undefined && (motif === undefined || isLinear(motif));
  const isOnPlane = picture !== undefined || isLined || isPlainGround(ground);
  const plane = isOnPlane ? planeOn(theme, ground, ['primary', 'surface', 'accent', 'text']) : ground;
  const isTold = drawing !== undefined && entries.length > 0 && entries.every(isSigning);
  const scene = { ...bare, artFill: drawing?.ground ?? plane, isTold };
  const sign = drawing === undefined ? own.sign : undefined;
  // Along the edges of a shape a motif would be cut.
  const task = { part, entries, scene, motif: part.shape === '' ? motif : undefined, sign, isOwed };
  const ordered = orderedSizes(context.brief.segments, draft.look.print === 'large');
  return { own, part, scene, picture, held, setting: settingOf(task, ordered, context) };
}

/** How a frame is placed by its writer; undefined where it is not. */
function placingOf(part: FramePart, context: AssembleContext): Placing | undefined {
  if (!isPlacedByWriter(part)) return undefined;
  const { theme, brief } = context;
  const ground = groundFill(part.ground, theme);
  const sheet = sheetOf(part.art, { frame: frameSize(part), ground, isRtl: brief.dir === 'rtl' });
  return { part, entries: placedTexts(part, context), sheet, theme };
}

const LONGEST_CENTRED = 90;
/** A text that is read as well in the middle: short, and nothing of a list. */
const isShort = ({ draft, text, kind }: Entry): boolean =>
  draft.text.length <= LONGEST_CENTRED && !text.isBoxed && (kind !== 'list' || draft.role !== 'list');

/** The edges of a frame, before it is mirrored, that a drawing is cut at. */
function cutsOf(drawing: DrawnAsset | undefined, isMirrored: boolean): DrawingSide[] {
  const mirrored = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const;
  const cuts = drawing === undefined ? [] : cutSides(drawing);
  return isMirrored ? cuts.map((side) => mirrored[side]) : cuts;
}

/** Frames alike but for their words. */
function likenessOf({ part, scene: { frame } }: Sketch): string {
  const texts = part.texts.map(({ role, emphasis }) => `${role} ${emphasis}`);
  return [part.composition, part.ground, frame.width, frame.height, ...texts].join();
}

/** Cards of three people are one card: all that are alike get the layout and the sizes of the fullest. */
function alike(sketches: readonly Sketch[]): Sketch[] {
  const kinds = Map.groupBy(sketches, likenessOf);
  return sketches.map((one) => {
    const fullest = kinds
      .get(likenessOf(one))
      ?.flatMap(({ setting }) => setting ?? [])
      .toSorted((a, b) => a.sizes.large - b.sizes.large)[0];
    if (fullest === undefined || one.setting === undefined || fullest === one.setting) return one;
    const { rows, foot } = one.setting;
    const columns = columnsOf(fullest.layout, rows, foot);
    const isFilled = columns.every((column) => column.rows.length > 0) && fits(columns, fullest.sizes);
    return isFilled ? { ...one, setting: { ...fullest, rows, columns, foot } } : one;
  });
}

/** Frames of one size whose texts have the same places. */
const placesOf = ({ part, scene: { frame } }: Sketch): string =>
  JSON.stringify([
    ...[frame.width, frame.height],
    ...part.texts.map(({ role, emphasis, place }) => [role, emphasis, placeIn(place)?.box]),
  ]);

/** Frames that their writer placed, those of a series with type of the same sizes. */
function inSeries(sketches: readonly Sketch[]): (ColouredFrame | undefined)[] {
  const kinds = Map.groupBy(sketches, placesOf);
  return sketches.map((one) => {
    const all = (kinds.get(placesOf(one)) ?? []).flatMap(({ held }) => held ?? []);
    if (one.held === undefined || all.length < 2) return one.held;
    const most = all[0]?.sizes.map((_, at) => Math.min(...all.map(({ sizes }) => sizes[at] ?? Infinity)));
    const again = placeTexts(one.held.placing, most);
    return again.faults.length === 0 ? again : one.held;
  });
}

const NOTHING: FrameLayout = { ...bareLayout, slots: [] };

/** The frames of a draft before they are drawn. */
function sketchesOf(draft: DesignDraft, context: AssembleContext): Sketch[] {
  const parts = partsOf(draft, context);
  const ids = createIds(parts.map(({ ref }) => ref));
  const isSober = SOBER.has(context.brief.kind);
  const thing = isSober ? undefined : thingOf(draft, context);
  const isOwed = isPictureOwed(draft, context.brief);
  // A letter is not what was asked to be seen.
  const sign = isSober || (isOwed && thing === undefined) ? undefined : signOf(draft, thing);
  const shared: Shared = { thing, isOwed, motif: motifOf(draft, thing, context), sign };
  // The sides of a card are one piece, a square version is another.
  const formats = parts.map(frameSize).map(({ width, height }) => `${width} ${height}`);
  const ownOf = (index: number): Own => {
    const isFirst = formats.indexOf(formats[index] ?? '') === index;
    return { ...shared, ...(isFirst ? {} : { thing: undefined }), id: ids.part(index) };
  };
  return parts.map((part, index) => sketch(part, draft, ownOf(index), context));
}

/** What of the places that its writer gave does not hold, by the frame. */
export const misplaced = (draft: DesignDraft, context: AssembleContext): Misplaced[] =>
  partsOf(draft, context).flatMap((part, at) => {
    const placing = placingOf(part, context);
    return placing === undefined ? [] : misplacedIn(placeTexts(placing), at);
  });

/** A draft of a design as its content: every frame is composed for its own format. */
export function assembleDesign(draft: DesignDraft, context: AssembleContext): Assembled<DesignContent> {
  const sketches = alike(sketchesOf(draft, context));
  const series = inSeries(sketches);
  const kinds = sketches.map(likenessOf);
  const frames = sketches.map((one, at) => {
    // Frames of one project have one kind of motif, and only those that are alike the same pattern of it.
    const seed = context.seed + kinds.indexOf(likenessOf(one));
    const { layout = NOTHING, columns = [], sizes } = one.setting ?? {};
    const placed = series[at];
    return drawFrame({
      ...{ ...one.own, ...one.scene, part: one.part, picture: one.picture, layout, seed, placed },
      // What was placed stands where it was.
      isMirrored: context.brief.dir === 'rtl' && placed === undefined,
      columns: sizes === undefined ? [] : columns.map((column) => placeColumn(column, sizes)),
    });
  });
  return { content: { frames }, assets: [] };
}
