import {
  type Box,
  type Column,
  type FrameSize,
  fittedSizes,
  headEnd,
  nearestOf,
  placeColumn,
  type Sizes,
  type TextRow,
} from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import type { AssembleContext } from '../context.ts';
import { isWide, type Layout, layoutsOf, plainLayouts, type Scene } from './compositions.ts';
import { freeArt, type Shared } from './draw-frame.ts';
import { edgedLayouts } from './edges.ts';
import type { Entry } from './frame-text.ts';
import { easyFrames, orderedFrames } from './ordered-type.ts';
import { halvesOf, signing, textRows } from './text-rows.ts';

const MOST_ROWS = 120;

export function columnsOf(layout: Layout, rows: readonly TextRow[]): Column[] {
  const split = headEnd(rows);
  const rest = rows.slice(split);
  const [restStart, restEnd] = halvesOf(rest);
  const parts = { all: rows, head: rows.slice(0, split), rest, restStart, restEnd };
  return layout.slots.map(({ part, ...slot }) => ({ ...slot, rows: parts[part] }));
}

export interface Setting {
  layout: Layout;
  rows: readonly TextRow[];
  columns: Column[];
  sizes: Sizes;
  /** Which of its composition's layouts it is. */
  at: number;
}

/** A layout with its texts at the sizes that fit; undefined where they do not. */
function setIn(
  layout: Layout,
  rows: readonly TextRow[],
  frame: FrameSize,
  { at = 0, smallest }: { at?: number; smallest?: number } = {},
): Setting | undefined {
  const seen = { ...layout, slots: layout.slots.map((slot) => ({ ...slot, box: seenIn(frame, slot.box) })) };
  const columns = columnsOf(seen, rows);
  // A plane with nothing on it says nothing.
  if (columns.length > 1 && columns.some(({ rows: own }) => own.length === 0)) return undefined;
  const sizes = fittedSizes(columns, frame, smallest);
  return sizes === undefined ? undefined : { layout: seen, rows, columns, sizes, at };
}

/** What of a box no sign of the screen lies on. */
function seenIn({ height, safeArea }: FrameSize, box: Box): Box {
  const y = Math.max(box.y, safeArea.top);
  return { ...box, y, height: Math.max(0, Math.min(box.y + box.height, height - safeArea.bottom) - y) };
}

/** Whether the largest type is near enough to what the format asks for. */
const isLarge = ({ sizes }: Pick<Setting, 'sizes'>, frame: FrameSize): boolean =>
  sizes.large >= frame.smallest * frame.scale * 0.85;

/** Where much is said in small type, its size counts the more. */
const smallWeight = (entries: readonly Entry[]): number =>
  1.5 + Math.min(2, entries.filter(({ text }) => text.level === 'small').length / 6);

/** A headline larger than its distance to the small text asks for counts no more: what is read with it counts instead. */
const scoreOf = (
  { layout, sizes: { large, middle, small } }: Setting,
  { scale }: FrameSize,
  weight: number,
): number =>
  Math.min(large, small * scale * 1.25) * middle * small ** weight * (layout.slots.length > 2 ? COLUMNED : 1);

/** Two columns are worth their break where the type gets so much larger by them. */
const COLUMNED = 0.7;

/** Short facts side by side leave no empty half: so much is that worth. */
const FACING = 1.5;

/** The share of a frame that its motif takes, half of it counting at most. */
const artShare = ({ art }: Layout, { width, height }: FrameSize): number =>
  Math.min(0.5, art.reduce((sum, { box }) => sum + box.width * box.height, 0) / (width * height));

/** A share of the short side at which small text is read at ease; an ornament gives way to it. */
const COMFORT = 0.04;
/** Over so many rows of text a drawing is not what a frame is for. */
const FEW_ROWS = 6;
/** An ornament may cost the texts this much before it gets smaller. */
const ART_COST = 0.4;
/** A drawing over much text costs it less. */
const CROWDED_COST = 0.65;
/** A strip along an edge, which makes the frame one of its set, may cost them more. */
const EDGE_COST = 0.2;

/** A frame whose texts are to be set: the motif or sign that its project has is to be seen in each of its frames. */
export interface Task extends Omit<Shared, 'thing'> {
  part: FramePart;
  entries: readonly Entry[];
  scene: Scene;
}

/** Compositions with a place for a picture beside their texts. */
const PICTURED: ReadonlySet<string> = new Set([
  ...['pictureAbove', 'pictureBelow', 'pictureStart', 'pictureEnd', 'corner'],
]);

/** A picture that was asked for is seen where it has so much of its frame, less the more rows there are over a few. */
const PLACE = { most: 0.3, least: 0.08, row: 0.045 };

const hasPicture = ({ part, isOwed }: Task): boolean => isOwed && part.picture.trim() !== '';

/** A picture that was asked for has its place beside the texts; without anything to show that would be an empty block. */
function compositionFor(task: Task): FramePart['composition'] {
  const { part, motif, sign, scene } = task;
  if (scene.frame.shape !== '') return 'centred';
  const isPictured = PICTURED.has(part.composition);
  if (hasPicture(task) && part.composition === 'mark') return 'mark';
  // What is formal has a small drawing over its texts.
  if (scene.drawing !== undefined && (part.composition === 'centred' || part.preset === 'certificate'))
    return 'centred';
  if (hasPicture(task) && !isPictured) return isWide(scene.frame) ? 'pictureEnd' : 'pictureAbove';
  const isShown = !isPictured || hasPicture(task) || motif !== undefined || sign !== undefined;
  if (isShown) return part.composition;
  return part.preset === 'certificate' ? 'centred' : 'panelTop';
}

/** How much larger the headline has to be in another composition, and where that costs the plane it stands on. */
const LARGER = 1.15;
const MUCH_LARGER = 1.6;

/** The composition asked for if its texts are large enough in it, else the one that sets them largest. */
function chooseSetting(task: Task, isPlain = false): Setting | undefined {
  const { part, entries, scene, motif, sign } = task;
  const { frame } = scene;
  const arrangements = isPlain ? (['plain'] as const) : (['facing', 'split'] as const);
  const set = arrangements.map((one) => textRows(entries, one).slice(0, MOST_ROWS));
  const rows = scene.isTold ? set.map(signing) : set;
  const mostRows = Math.max(...rows.map(({ length }) => length));
  const weight = smallWeight(entries);
  const settingsOf = (layouts: readonly Layout[]): Setting[] =>
    layouts.flatMap((layout, at) => rows.flatMap((own) => setIn(layout, own, frame, { at }) ?? []));
  const score = (setting: Setting): number =>
    scoreOf(setting, frame, weight) * (setting.rows === rows[0] && rows[0].length < mostRows ? FACING : 1);
  const best = (settings: readonly Setting[]): Setting | undefined =>
    settings.toSorted((one, other) => score(other) - score(one))[0];
  /** The layout with a motif whose texts are not much smaller than they can be, the more of it the better. */
  const withArt = (settings: readonly Setting[], most: Setting, cost = ART_COST): Setting | undefined => {
    const ease = scene.drawing === undefined || mostRows <= FEW_ROWS ? 0.6 + cost * 0.6 : 0.9;
    const comfort = Math.min(most.sizes.small * ease, frame.short * COMFORT);
    // Over much text a headline is not to be small because of its picture.
    const isCrowded = scene.drawing !== undefined && mostRows > FEW_ROWS;
    const least = isCrowded ? most.sizes.large * 0.85 : 0;
    const worthAtLeast = score(most) * (isCrowded ? Math.max(cost, CROWDED_COST) : cost);
    const isRead = ({ sizes, rows: own }: Setting): boolean =>
      sizes.small >= comfort &&
      sizes.large >= least &&
      (isCrowded ? own === most.rows : isLarge({ sizes }, frame));
    const able = settings.filter((one) => isRead(one) && score(one) >= worthAtLeast);
    const worth = (one: Setting): number => score(one) * (0.35 + artShare(one.layout, frame) * 2.5);
    // A drawing is what is seen first: it is as large as texts that are read at ease let it be.
    const first = (one: Setting, other: Setting): number =>
      scene.drawing === undefined ? 0 : one.at - other.at;
    return able.toSorted((one, other) => first(one, other) || worth(other) - worth(one))[0];
  };
  const chosenOf = (layouts: readonly Layout[]): Setting | undefined => {
    const settings = settingsOf(layouts);
    const told = settings.find(({ layout }) => layout.isTold === true);
    if (told !== undefined) return told;
    const most = best(settings);
    return most === undefined || most.layout.art.length === 0 ? most : (withArt(settings, most) ?? most);
  };
  const layouts = layoutsOf(part.composition, scene);
  const place = Math.max(PLACE.least, PLACE.most - PLACE.row * Math.max(0, mostRows - FEW_ROWS));
  const roomy = hasPicture(task)
    ? chosenOf(layouts.filter((layout) => artShare(layout, frame) >= place))
    : undefined;
  const asked = roomy ?? chosenOf(layouts);
  const isKept = asked !== undefined && (hasPicture(task) || isLarge(asked, frame));
  const other = isKept ? undefined : chosenOf(plainLayouts(scene));
  const gain = asked !== undefined && asked.layout.planes.length > 0 ? MUCH_LARGER : LARGER;
  const isOther =
    other !== undefined && (asked === undefined || other.sizes.large > asked.sizes.large * gain);
  const plain = isOther ? other : asked;
  if (plain === undefined || showsArt(plain, task)) return plain;
  // Only as the texts are set now: what else there is was not better without a motif either.
  const composition = isOther ? 'poster' : part.composition;
  const at = isOther ? 0 : Math.max(0, plain.at);
  const edges = motif === undefined || sign !== undefined ? [] : edgedLayouts(composition, scene, at);
  const edged = edges.flatMap((layout) => setIn(layout, plain.rows, frame) ?? []);
  return withArt(edged, plain, EDGE_COST) ?? filledIn(plain, frame);
}

/** What was kept free for an ornament that nothing is left for is for the texts. */
function filledIn(setting: Setting, frame: FrameSize): Setting {
  const { layout, rows, at } = setting;
  const slots = layout.slots.map((slot) => ({ ...slot, fullness: 1 }));
  return setIn({ ...layout, slots }, rows, frame, { at }) ?? setting;
}

/** Whether a motif or sign has its place in a setting. */
function showsArt({ layout, columns, sizes }: Setting, { scene: { frame, drawing }, sign }: Task): boolean {
  // A drawing in what texts happen to leave is an afterthought.
  if (layout.art.length > 0 || drawing !== undefined) return layout.art.length > 0;
  const placed = columns.map((column) => placeColumn(column, sizes));
  return sign === undefined && freeArt({ columns: placed, frame, layout }).length > 0;
}

/** A headline that is nearer to the rest is none. */
const HEADLINE = 1.5;
/** What comes second is told from the rest by its size. */
const SECOND = 1.12;

/** What an ordered size is worth: how far the headline is to keep from it, and whether at the cost of its plane. */
interface Order {
  distance: number;
  isRanked: boolean;
  isOnPlane?: boolean;
  /** Where neither a table nor boxes side by side have room. */
  isPlain?: boolean;
}

/** Compositions that set the head on a plane of its own. */
const PLANED: ReadonlySet<string> = new Set(['sideBySide', 'panelTop', 'rows']);

/** The setting with the smallest type that was ordered, the largest of the orders that there is room for. */
function chooseOrdered(
  task: Task,
  frames: readonly FrameSize[],
  { distance, isRanked, isOnPlane = false, isPlain = false }: Order,
): Setting | undefined {
  const hasSecond = isRanked && task.entries.some(({ text }) => text.level === 'middle');
  for (const frame of frames) {
    const setting = chooseSetting({ ...task, scene: { ...task.scene, frame } }, isPlain);
    const isAlone = task.entries.every(({ text }) => text.level === 'large');
    if (setting === undefined || (isOnPlane && setting.layout.planes.length === 0)) continue;
    // Smaller type before the loss of a picture.
    if (hasPicture(task) && !showsArt(setting, task)) continue;
    const { large, middle, small } = setting.sizes;
    if (isAlone || (large >= small * distance && (!hasSecond || middle >= small * SECOND))) return setting;
  }
  return undefined;
}

const SMALLER = 0.85;
const SMALLEST_SHARE = 0.3;

/** For more text than a frame holds: smaller type first, then the last rows stay out. Both are told. */
function squeeze({ part, entries, scene }: Task, context: AssembleContext): Setting | undefined {
  const rows = textRows(entries, 'plain').slice(0, MOST_ROWS);
  const { frame } = scene;
  const layout = plainLayouts(scene).find(({ slots }) => slots.length === 1);
  if (layout === undefined) return undefined;
  for (let kept = rows.length; kept > 0; kept = Math.floor(kept * 0.8)) {
    for (let share = SMALLER; share > SMALLEST_SHARE; share *= SMALLER) {
      const smallest = frame.smallest * share;
      const setting = setIn(layout, rows.slice(0, kept), frame, { smallest });
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

/** How the texts of a frame are set: in the type that was ordered, in type that is read at ease, or as it fits. */
export function settingOf(
  given: Task,
  ordered: readonly number[],
  context: AssembleContext,
): Setting | undefined {
  const task = { ...given, part: { ...given.part, composition: compositionFor(given) } };
  const { frame } = task.scene;
  const frames = orderedFrames(frame, ordered);
  const asked = { distance: HEADLINE, isRanked: false };
  const easy = { distance: nearestOf(frame.scale), isRanked: true };
  const isOnPlane = PLANED.has(task.part.composition);
  return (
    chooseOrdered(task, frames, { ...asked, isOnPlane }) ??
    chooseOrdered(task, frames, asked) ??
    chooseOrdered(task, frames, { ...asked, isPlain: true }) ??
    chooseOrdered(task, easyFrames(frame), { ...easy, isOnPlane }) ??
    chooseOrdered(task, easyFrames(frame), easy) ??
    chooseSetting(task) ??
    chooseSetting(task, true) ??
    squeeze(task, context)
  );
}
