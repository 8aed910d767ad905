import {
  artShare,
  type Box,
  type FrameLayout,
  type FrameSetting,
  type FrameSize,
  type FrameSlot,
  filledIn,
  hasFigure,
  isAxial,
  isLarge,
  isWide,
  nearestOf,
  placeColumn,
  scoreOf,
  setIn,
  type TextRow,
  withFoot,
} from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import type { AssembleContext } from '../context.ts';
import { layoutsOf, panelFill, plainLayouts, type Scene } from './compositions.ts';
import { freeArt, type Shared } from './draw-frame.ts';
import { edgedLayouts } from './edges.ts';
import type { Entry } from './frame-text.ts';
import { easyFrames, orderedFrames } from './ordered-type.ts';
import { squeeze } from './squeeze.ts';
import { signing, textRows } from './text-rows.ts';

/** A short figure is so much of what its format asks for larger than the rest. */
const FIGURE = 0.8;

/** Where much is said in small type, its size counts the more. */
const smallWeight = (entries: readonly Entry[]): number =>
  1.5 + Math.min(2, entries.filter(({ text }) => text.level === 'small').length / 6);

/** Short facts side by side leave no empty half: so much is that worth. */
const FACING = 1.5;

/** Drawings that differ by less than such a part of their frame are equally large. */
const SEEN_STEPS = 12;

/** A share of the short side at which small text is read at ease; an ornament gives way to it. */
const COMFORT = 0.04;
/** Over so many rows of text a drawing is not what a frame is for. */
const FEW_ROWS = 6;
/** An ornament may cost the texts this much before it gets smaller. */
const ART_COST = 0.4;
/** A drawing over much text costs it less. */
const CROWDED_COST = 0.65;
/** A strip along an edge, which makes the frame one of its set, may cost them more. */
const EDGE_COST = 0.35;

/** A frame whose texts are to be set: the motif or sign that its project has is to be seen in each of its frames. */
interface Task extends Omit<Shared, 'thing'> {
  part: FramePart;
  entries: readonly Entry[];
  scene: Scene;
}

/** Compositions with a place for a picture beside their texts. */
const PICTURED: ReadonlySet<string> = new Set([
  ...['pictureAbove', 'pictureBelow', 'pictureStart', 'pictureEnd', 'corner'],
]);

/** A picture that was asked for is seen where it has so much of its frame, less the more rows there are over a few. */
const PLACE = { most: 0.3, least: 0.1, row: 0.0375, drawn: 0.7, type: 0.8 };

/** Over a list of more rows than these, which is to be read, the drawing is an ornament. */
const MOST_LISTED = 4;
const isListed = ({ cells, isTiled }: TextRow): boolean => cells.length > 1 && isTiled !== true;

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

/** Where the head has a plane of its own, another for the foot may cost the type no more than this. */
const KEPT = 0.97;

/** Who speaks and how to reach them stands on a plane along the foot, where type gets hardly smaller by that. */
function footed(setting: FrameSetting, task: Task): FrameSetting {
  const { layout, rows, columns, sizes } = setting;
  const { scene, motif } = task;
  const { frame } = scene;
  const last = layout.slots.at(-1);
  const isAlong = last !== undefined && last.area.width >= frame.width && isAtFoot(last.area, frame);
  if (!isAlong || layout.hasBorder || frame.shape !== '') return setting;
  const parted = withFoot(columns, { frame, sizes, rows, least: layout.planes.length > 0 ? KEPT : 0 });
  const foot = parted?.columns.at(-1);
  if (parted === undefined || foot === undefined) return setting;
  const fill = layout.planes[0]?.fill ?? panelFill(scene);
  const own = parted.columns.with(-1, { ...foot, fill });
  const slots = own.map(
    ({ rows: _, ...slot }, at): FrameSlot => ({ ...slot, part: layout.slots[at]?.part ?? 'foot' }),
  );
  const planes = [...layout.planes, { box: foot.area, fill }];
  const found = { ...setting, ...parted, layout: { ...layout, slots, planes }, columns: own };
  return motif !== undefined && showsArt(setting, task) && !showsArt(found, task) ? setting : found;
}

const isAtFoot = ({ y, height }: Box, frame: FrameSize): boolean => y + height >= frame.height * 0.999;

/** What settings are judged by; an ornament may cost the texts so much. */
interface Judging {
  scene: Scene;
  score: (setting: FrameSetting) => number;
  mostRows: number;
  cost?: number;
}

/** The setting with a motif whose texts are not much smaller than they can be, the more of it the better. */
function withArt(
  settings: readonly FrameSetting[],
  most: FrameSetting,
  { scene, score, mostRows, cost = ART_COST }: Judging,
): FrameSetting | undefined {
  const { frame, drawing } = scene;
  // Over much text a headline is not to be small because of its picture.
  const isCrowded = drawing !== undefined && mostRows > FEW_ROWS;
  const comfort = Math.min(most.sizes.small * (isCrowded ? 0.9 : 0.6 + cost * 0.6), frame.short * COMFORT);
  const least = isCrowded ? most.sizes.large * 0.85 : 0;
  const worthAtLeast = score(most) * (isCrowded ? Math.max(cost, CROWDED_COST) : cost);
  const isRead = ({ sizes, rows }: FrameSetting): boolean =>
    sizes.small >= comfort &&
    sizes.large >= least &&
    (isCrowded ? rows === most.rows : isLarge({ sizes }, frame));
  const able = settings.filter((one) => isRead(one) && score(one) >= worthAtLeast);
  const worth = (one: FrameSetting): number => score(one) * (0.35 + artShare(one.layout, scene) * 2.5);
  // A drawing is what is seen first: it is as large as texts that are read at ease let it be.
  const seen = ({ layout }: FrameSetting): number =>
    drawing === undefined ? 0 : Math.floor(artShare(layout, scene) * SEEN_STEPS);
  return able.toSorted((one, other) => seen(other) - seen(one) || worth(other) - worth(one))[0];
}

/** The composition asked for if its texts are large enough in it, else the one that sets them largest. */
function chooseSetting(task: Task, isPlain = false): FrameSetting | undefined {
  const { part, entries, scene, motif, sign } = task;
  const { frame } = scene;
  const arrangements = isPlain ? (['plain'] as const) : (['facing', 'tiled', 'split'] as const);
  const set = arrangements.map((one) => textRows(entries, one));
  const rows = scene.isTold ? set.map(signing) : set;
  const mostRows = Math.max(...rows.map(({ length }) => length));
  const weight = smallWeight(entries);
  const settingsOf = (layouts: readonly FrameLayout[]): FrameSetting[] =>
    layouts.flatMap((layout, at) =>
      rows.flatMap((own, way) =>
        isAxial(layout) && arrangements[way] === 'facing' ? [] : (setIn(layout, own, frame, { at }) ?? []),
      ),
    );
  const score = (setting: FrameSetting): number =>
    scoreOf(setting, frame, weight) * (setting.rows.length < mostRows ? FACING : 1);
  const judging = { scene, score, mostRows };
  const chosenOf = (settings: readonly FrameSetting[]): FrameSetting | undefined => {
    const told = settings.find(({ layout }) => layout.isTold === true);
    if (told !== undefined) return told;
    const [most] = settings.toSorted((one, other) => score(other) - score(one));
    if (most === undefined || most.layout.art.length === 0) return most;
    return withArt(settings, most, judging) ?? most;
  };
  const listed = Math.min(...rows.map((own) => own.filter(isListed).length));
  const seenOf = scene.drawing === undefined ? 1 : PLACE.drawn;
  const leastSeen = listed > MOST_LISTED ? 0 : PLACE.least;
  const place = seenOf * Math.max(leastSeen, PLACE.most - PLACE.row * Math.max(0, mostRows - FEW_ROWS));
  const settings = settingsOf(layoutsOf(part.composition, scene));
  const free = chosenOf(settings);
  // What is formal has a small one.
  const isPlaced = hasPicture(task) && part.composition !== 'centred';
  const roomy = chosenOf(isPlaced ? settings.filter(({ layout }) => artShare(layout, scene) >= place) : []);
  const isSmall = entries.some(({ text }) => text.level === 'small');
  const least = isSmall ? (free?.sizes.small ?? 0) * PLACE.type : 0;
  const asked = roomy !== undefined && roomy.sizes.small >= least ? roomy : free;
  const isKept = asked !== undefined && (hasPicture(task) || isLarge(asked, frame));
  const other = isKept ? undefined : chosenOf(settingsOf(plainLayouts(scene)));
  const gain = asked !== undefined && asked.layout.planes.length > 0 ? MUCH_LARGER : LARGER;
  const isOther =
    other !== undefined && (asked === undefined || other.sizes.large > asked.sizes.large * gain);
  const plain = isOther ? other : asked;
  if (plain === undefined || showsArt(plain, task)) return plain;
  // Only as the texts are set now: what else there is was not better without a motif either.
  const composition = isOther ? 'poster' : part.composition;
  const at = isOther ? 0 : Math.max(0, plain.at);
  const isFramed = part.preset === 'certificate' && plain.layout.hasBorder;
  const edges =
    motif === undefined || sign !== undefined || isFramed ? [] : edgedLayouts(composition, scene, at);
  const edged = edges.flatMap((layout) => setIn(layout, plain.rows, frame) ?? []);
  return withArt(edged, plain, { ...judging, cost: EDGE_COST }) ?? filledIn(plain, frame);
}

/** Whether a motif or sign has its place in a setting. */
function showsArt(
  { layout, columns, sizes }: FrameSetting,
  { scene: { frame, drawing }, sign }: Task,
): boolean {
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
): FrameSetting | undefined {
  const hasSecond = isRanked && task.entries.some(({ text }) => text.level === 'middle');
  for (const frame of frames) {
    const setting = chooseSetting({ ...task, scene: { ...task.scene, frame } }, isPlain);
    const isAlone = task.entries.every(({ text }) => text.level === 'large');
    if (setting === undefined || (isOnPlane && setting.layout.planes.length === 0)) continue;
    // Smaller type before the loss of a picture.
    if (hasPicture(task) && !showsArt(setting, task)) continue;
    const { large, middle, small } = setting.sizes;
    if (isAlone || (large >= small * distance && (!hasSecond || middle >= small * SECOND)))
      return isRanked ? setting : footed(setting, { ...task, scene: { ...task.scene, frame } });
  }
  return undefined;
}

/** How the texts of a frame are set: in the type that was ordered, in type that is read at ease, or as it fits. */
export function settingOf(
  given: Task,
  ordered: readonly number[],
  context: AssembleContext,
): FrameSetting | undefined {
  const task = { ...given, part: { ...given.part, composition: compositionFor(given) } };
  const { frame } = task.scene;
  const frames = orderedFrames(frame, ordered);
  const asked = { distance: HEADLINE, isRanked: false };
  const isFigured = hasFigure(textRows(task.entries, 'plain'));
  const easy = { distance: isFigured ? frame.scale * FIGURE : nearestOf(frame.scale), isRanked: true };
  const isOnPlane = PLANED.has(task.part.composition);
  const atOrder =
    chooseOrdered(task, frames, { ...asked, isOnPlane }) ??
    chooseOrdered(task, frames, asked) ??
    chooseOrdered(task, frames, { ...asked, isPlain: true });
  if (atOrder !== undefined) return atOrder;
  const setting =
    chooseOrdered(task, easyFrames(frame), { ...easy, isOnPlane }) ??
    chooseOrdered(task, easyFrames(frame), easy) ??
    chooseSetting(task) ??
    chooseSetting(task, true);
  return setting === undefined ? squeeze(task, context) : footed(setting, task);
}
