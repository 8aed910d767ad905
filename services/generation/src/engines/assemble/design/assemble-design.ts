import type { Pictogram } from '@sitewright/pictograms';
import {
  type DesignContent,
  type Frame,
  frameSize,
  isLinear,
  type Ornament,
  type RichText,
} from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import type { DesignDraft } from '../../draft/draft.ts';
import { type AssembleContext, type Assembled, labelOf, roomFor } from '../context.ts';
import { type DrawnAsset, drawn } from '../drawing.ts';
import { createIds, within } from '../ids.ts';
import type { Scene } from './compositions.ts';
import { drawFrame } from './draw-frame.ts';
import { fits } from './fit-text.ts';
import { groundFill, planeOn } from './frame-colours.ts';
import { columnsOf, type Setting, settingOf } from './frame-setting.ts';
import { frameTexts } from './frame-text.ts';
import { orderedSizes } from './ordered-type.ts';
import { placeColumn } from './place-column.ts';
import { type Sign, signOf } from './sign.ts';
import { isPictureOwed, thingOf } from './things.ts';

const MOST_FRAMES = 50;
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
  return { ...part, texts: [{ role: 'title', text, emphasis: 'strong', group: '', language: '' }] };
}

/** A frame before it is drawn. */
interface Sketch {
  part: FramePart;
  scene: Scene;
  /** What is to be seen in the place that is kept for a picture. */
  picture: RichText | undefined;
  /** What is seen there, where the draft's writer drew it. */
  drawing: DrawnAsset | undefined;
  setting: Setting | undefined;
}

/** What frames of a project share: what it is about, once in each format, a motif, or the one sign that was asked for. */
interface Shared {
  thing: Pictogram | undefined;
  /** Whether pictures were ordered that frames keep a place for; a sign stands for them. */
  isOwed: boolean;
  motif: Ornament | undefined;
  sign: Sign | undefined;
}

type Own = Shared & { id: string };

function sketch(given: FramePart, draft: DesignDraft, shared: Own, context: AssembleContext): Sketch {
  const { theme } = context;
  const { motif, thing, id } = shared;
  const name =
    context.texts().plain('name', given.name, 120) ??
    context.texts().plain('name', draft.title, 120) ??
    given.preset;
  const part = { ...withTexts(given, draft, context), name };
  const ordered = orderedSizes(context.brief.segments);
  const frame = frameSize(part);
  const ground = groundFill(part.ground, theme);
  // On the plain ground of the theme figures would float.
  const isPlain = ground === 'background' || ground === 'surface';
  const isLined = thing === undefined && (motif === undefined || isLinear(motif));
  const drawing = drawn(context, within(id, 'drawn'), part.picture);
  // A sign stands on the ground of its frame, where its colours are made for that.
  const isSign = part.composition === 'mark' && isPlain;
  if (isSign && (drawing?.ground === 'background' || drawing?.ground === 'surface')) drawing.ground = ground;
  if (part.picture.trim() !== '' && drawing === undefined)
    context.warn('picture_missing', `"${name}" has no picture yet: ${part.picture.slice(0, 120)}`);
  const isOwed = shared.isOwed || drawing !== undefined;
  const isPlace = isOwed && thing === undefined && drawing === undefined;
  const picture = isPlace ? context.texts().rich('picture', part.picture) : undefined;
  const isOnPlane = picture === undefined && (isLined || isPlain);
  const plane = isOnPlane ? planeOn(theme, ground, ['primary', 'surface', 'accent', 'text']) : ground;
  const scene: Scene = { frame, ground, theme, artFill: drawing?.ground ?? plane, drawing };
  const entries = frameTexts(part, context);
  const sign = drawing === undefined ? shared.sign : undefined;
  // Along the edges of a shape a motif would be cut.
  const task = { part, entries, scene, motif: part.shape === '' ? motif : undefined, sign, isOwed };
  return { part, scene, picture, drawing, setting: settingOf(task, ordered, context) };
}

/** Frames alike but for their words. */
const likenessOf = ({ part, scene: { frame } }: Sketch): string =>
  [
    part.composition,
    part.ground,
    frame.width,
    frame.height,
    ...part.texts.map(({ role, emphasis }) => `${role} ${emphasis}`),
  ].join();

/** Cards of three people are one card: all that are alike get the layout and the sizes of the fullest. */
function alike(sketches: readonly Sketch[]): Sketch[] {
  const kinds = Map.groupBy(sketches, likenessOf);
  return sketches.map((one) => {
    const fullest = kinds
      .get(likenessOf(one))
      ?.flatMap(({ setting }) => setting ?? [])
      .toSorted((a, b) => a.sizes.large - b.sizes.large)[0];
    if (fullest === undefined || one.setting === undefined || fullest === one.setting) return one;
    const columns = columnsOf(fullest.layout, one.setting.rows);
    return fits(columns, fullest.sizes)
      ? { ...one, setting: { ...fullest, rows: one.setting.rows, columns } }
      : one;
  });
}

function frameOf(
  { part, scene, picture, drawing, setting }: Sketch,
  id: string,
  seed: number,
  shared: Shared & { isMirrored: boolean },
): Frame {
  const { layout, columns, sizes } = setting ?? {
    layout: { planes: [], art: [], slots: [], hasBorder: false },
    columns: [],
    sizes: { large: 1, middle: 1, small: 1 },
  };
  return drawFrame({
    ...{ id, part, picture, layout, seed, ...shared, drawing },
    ...{ frame: scene.frame, ground: scene.ground, theme: scene.theme },
    columns: columns.map((column) => placeColumn(column, sizes)),
  });
}

const emptyPart = ({ title }: DesignDraft): FramePart => ({
  ...{
    ref: 'frame',
    name: title,
    preset: 'custom',
    width: 0,
    height: 0,
    unit: 'px',
    shape: '',
    composition: 'centred',
  },
  ...{ ground: 'background', texts: [], icons: [], picture: '' },
});

/** Which frames are the first of their format: the sides of a card are one piece, a square version is another. */
function firstOfFormat(parts: readonly FramePart[]): boolean[] {
  const formats = parts.map((part) => {
    const { width, height } = frameSize(part);
    return `${width} ${height}`;
  });
  return formats.map((format, index) => formats.indexOf(format) === index);
}

/** A draft of a design as its content: every frame is composed for its own format. */
export function assembleDesign(draft: DesignDraft, context: AssembleContext): Assembled<DesignContent> {
  const given = roomFor(draft.parts, MOST_FRAMES, { what: 'frames', ...context });
  const parts = given.length === 0 ? [emptyPart(draft)] : given;
  const ids = createIds(parts.map(({ ref }) => ref));
  const isSober = SOBER.has(context.brief.kind);
  const thing = isSober ? undefined : thingOf(draft, context);
  const sign = isSober ? undefined : signOf(draft, thing);
  const isOwed = sign === undefined && isPictureOwed(draft, context.brief);
  const shared: Shared = { thing, isOwed, motif: motifOf(draft, thing, context), sign };
  const isFirst = firstOfFormat(parts);
  const sharedBy = (index: number): Shared =>
    isFirst[index] === true ? shared : { ...shared, thing: undefined };
  const ownOf = (index: number): Own => ({ ...sharedBy(index), id: ids.part(index) });
  const sketches = alike(parts.map((part, index) => sketch(part, draft, ownOf(index), context)));
  const kinds = sketches.map(likenessOf);
  const isMirrored = context.brief.dir === 'rtl';
  const frames = sketches.map((one, index) => {
    // Frames of one project have one kind of motif, and only those that are alike the same pattern of it.
    const seed = context.seed + kinds.indexOf(likenessOf(one));
    return frameOf(one, ids.part(index), seed, { ...sharedBy(index), isMirrored });
  });
  return { content: { frames }, assets: [] };
}
