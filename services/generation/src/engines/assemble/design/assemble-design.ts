import { type DesignContent, type Frame, isLinear } from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import type { DesignDraft } from '../../draft/draft.ts';
import { type AssembleContext, type Assembled, labelOf } from '../context.ts';
import { createIds } from '../ids.ts';
import { type Layout, layoutsOf, plainLayouts, type Scene } from './compositions.ts';
import { drawFrame } from './draw-frame.ts';
import { type Column, fits, placeColumn, type Sizes } from './fit-text.ts';
import { groundFill, planeOn } from './frame-colours.ts';
import { type Entry, frameTexts } from './frame-text.ts';
import { type OrderedType, orderedFrames, orderedType, withMargin } from './ordered-type.ts';
import { type FrameSize, frameSize } from './presets.ts';
import { type TextRow, textRows } from './text-rows.ts';
import { fittedSizes } from './type-sizes.ts';

const MOST_FRAMES = 50;
const MOST_ROWS = 120;
/** Kinds of project that have no ornament. */
const SOBER: ReadonlySet<string> = new Set(['law', 'funeral', 'obituary', 'memorial']);

/** The rows up to the end of the group with the largest text, and those after it. */
function headOf(rows: readonly TextRow[]): number {
  const focus = rows.findIndex(({ cells }) => cells.some(({ text }) => text.level === 'large'));
  const group = rows[focus]?.group;
  const after = rows.findIndex((row, index) => index > focus && row.group !== group);
  return after === -1 ? rows.length : after;
}

function columnsOf(layout: Layout, rows: readonly TextRow[]): Column[] {
  const split = headOf(rows);
  const parts = { all: rows, head: rows.slice(0, split), rest: rows.slice(split) };
  return layout.slots.map(({ part, ...slot }) => ({ ...slot, rows: parts[part] }));
}

interface Setting {
  layout: Layout;
  rows: readonly TextRow[];
  columns: Column[];
  sizes: Sizes;
}

/** A layout with its texts at the sizes that fit; undefined where they do not. */
function setIn(
  layout: Layout,
  rows: readonly TextRow[],
  frame: FrameSize,
  smallest?: number,
): Setting | undefined {
  const columns = columnsOf(layout, rows);
  const sizes = fittedSizes(columns, frame, smallest);
  return sizes === undefined ? undefined : { layout, rows, columns, sizes };
}

/** Whether the largest type is near enough to what the format asks for. */
const isLarge = ({ sizes }: Setting, frame: FrameSize): boolean =>
  sizes.large >= frame.smallest * frame.scale * 0.7;

const WAYS = [
  { facts: true, grid: true },
  { facts: false, grid: true },
  { facts: false, grid: false },
];

/** Where much is said in small type, its size counts the more. */
const smallWeight = (entries: readonly Entry[]): number =>
  1.5 + Math.min(2, entries.filter(({ text }) => text.level === 'small').length / 6);

/** A headline larger than its distance to the small text asks for counts no more: what is read with it counts instead. */
const scoreOf = (
  { sizes: { large, middle, small } }: Setting,
  { scale }: FrameSize,
  weight: number,
): number => Math.min(large, small * scale * 1.25) * middle * small ** weight;

const shapeOf = (rows: readonly TextRow[]): string => rows.map(({ cells }) => cells.length).join();

/** The ways to set texts in rows, each once. */
function waysOf(entries: readonly Entry[]): TextRow[][] {
  const ways = new Map(
    WAYS.map((way) => {
      const rows = textRows(entries, way).slice(0, MOST_ROWS);
      return [shapeOf(rows), rows];
    }),
  );
  return [...ways.values()];
}

/** A share of the short side at which small text is read at ease; an ornament gives way to it. */
const COMFORT = 0.04;
/** An ornament may cost the texts this much before it gets smaller. */
const ART_COST = 0.55;

/** The composition asked for if its texts are large enough in it, else the one that sets them largest. */
function chooseSetting(part: FramePart, entries: readonly Entry[], scene: Scene): Setting | undefined {
  const { frame } = scene;
  const ways = waysOf(entries);
  const weight = smallWeight(entries);
  const best = (layouts: readonly Layout[]): Setting | undefined => {
    const settings = layouts.flatMap((layout) => ways.flatMap((rows) => setIn(layout, rows, frame) ?? []));
    const most = settings.toSorted(
      (one, other) => scoreOf(other, frame, weight) - scoreOf(one, frame, weight),
    )[0];
    if (most === undefined || most.layout.art.length === 0) return most;
    const comfort = Math.min(most.sizes.small * 0.85, frame.short * COMFORT);
    const isRead = ({ sizes }: Setting): boolean => sizes.small >= comfort;
    const mayStand = (setting: Setting): boolean =>
      scoreOf(setting, frame, weight) >= scoreOf(most, frame, weight) * ART_COST;
    return settings.find((one) => isLarge(one, frame) && isRead(one) && mayStand(one)) ?? most;
  };
  const asked = best(layoutsOf(part.composition, scene));
  if (asked !== undefined && isLarge(asked, frame)) return asked;
  const other = best(plainLayouts(scene));
  if (asked === undefined || other === undefined) return asked ?? other;
  return other.sizes.large > asked.sizes.large * 1.3 ? other : asked;
}

/** A headline that is nearer to the rest is none. */
const HEADLINE = 1.5;

/** The setting with the smallest type that was ordered, the largest of the orders that there is room for. */
function chooseOrdered(
  part: FramePart,
  entries: readonly Entry[],
  scene: Scene,
  ordered: OrderedType,
): Setting | undefined {
  for (const frame of orderedFrames(scene.frame, ordered)) {
    const setting = chooseSetting(part, entries, { ...scene, frame });
    const isAlone = entries.every(({ text }) => text.level === 'large');
    if (setting !== undefined && (isAlone || setting.sizes.large >= setting.sizes.small * HEADLINE))
      return setting;
  }
  return undefined;
}

const SMALLER = 0.85;
const SMALLEST_SHARE = 0.3;

/** For more text than a frame holds: smaller type first, then the last rows stay out. Both are told. */
function squeeze(
  part: FramePart,
  entries: readonly Entry[],
  { scene, context }: { scene: Scene; context: AssembleContext },
): Setting | undefined {
  const [rows = []] = waysOf(entries);
  const { frame } = scene;
  const [layout] = plainLayouts(scene).reverse();
  if (layout === undefined) return undefined;
  for (let kept = rows.length; kept > 0; kept = Math.floor(kept * 0.8)) {
    for (let share = SMALLER; share > SMALLEST_SHARE; share *= SMALLER) {
      const setting = setIn(layout, rows.slice(0, kept), frame, frame.smallest * share);
      if (setting === undefined) continue;
      context.warn(
        'text_small',
        `The texts of "${part.name}" are too many for their frame: they are set very small.`,
      );
      if (kept < rows.length)
        context.warn('text_left_out', `There was no room for the last texts of "${part.name}".`);
      return setting;
    }
  }
  return undefined;
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
  setting: Setting | undefined;
}

function sketch(given: FramePart, draft: DesignDraft, context: AssembleContext): Sketch {
  const { theme, look } = context;
  const { ornament } = look;
  const name =
    context.texts().plain('name', given.name, 120) ??
    context.texts().plain('name', draft.title, 120) ??
    given.preset;
  const part = { ...withTexts(given, draft, context), name };
  const ordered = orderedType(context.brief.segments);
  const frame = withMargin(frameSize(part), ordered);
  const ground = groundFill(part.ground, theme);
  const artFill =
    ornament === undefined || isLinear(ornament)
      ? planeOn(theme, ground, ['primary', 'surface', 'accent', 'text'])
      : ground;
  const scene: Scene = { frame, ground, theme, artFill };
  const entries = frameTexts(part, context);
  if (part.picture.trim() !== '')
    context.warn('picture_missing', `"${name}" has no picture yet: ${part.picture.slice(0, 120)}`);
  return {
    part,
    scene,
    setting:
      chooseOrdered(part, entries, scene, ordered) ??
      chooseSetting(part, entries, scene) ??
      squeeze(part, entries, { scene, context }),
  };
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

function drawn({ part, scene, setting }: Sketch, id: string, index: number, context: AssembleContext): Frame {
  const { layout, columns, sizes } = setting ?? {
    layout: { planes: [], art: [], slots: [], hasBorder: false },
    columns: [],
    sizes: { large: 1, middle: 1, small: 1 },
  };
  return drawFrame({
    ...{ id, part, frame: scene.frame, layout, ground: scene.ground, theme: scene.theme },
    columns: columns.map((column) => placeColumn(column, sizes)),
    ornament: SOBER.has(context.brief.kind) ? undefined : context.look.ornament,
    // Frames of one project have one kind of ornament, and none the pattern of another.
    seed: context.seed + index,
    isMirrored: context.brief.dir === 'rtl',
  });
}

const emptyPart = (draft: DesignDraft): FramePart => ({
  ref: 'frame',
  name: draft.title,
  preset: 'custom',
  width: 0,
  height: 0,
  unit: 'px',
  composition: 'centred',
  ground: 'background',
  texts: [draft.title, draft.tagline].map((text, index) => ({
    role: index === 0 ? ('title' as const) : ('subtitle' as const),
    text,
    emphasis: index === 0 ? ('strong' as const) : ('normal' as const),
    group: '',
    language: '',
  })),
  icons: [],
  picture: '',
});

/** A draft of a design as its content: every frame is composed for its own format. */
export function assembleDesign(draft: DesignDraft, context: AssembleContext): Assembled<DesignContent> {
  const parts = draft.parts.length === 0 ? [emptyPart(draft)] : draft.parts.slice(0, MOST_FRAMES);
  if (draft.parts.length > MOST_FRAMES)
    context.warn('frames_left_out', `Only the first ${MOST_FRAMES} frames were made.`);
  const ids = createIds(parts.map(({ ref }) => ref));
  const sketches = alike(parts.map((part) => sketch(part, draft, context)));
  const frames = sketches.map((one, index) => drawn(one, ids.part(index), index, context));
  return { content: { frames }, assets: [] };
}
