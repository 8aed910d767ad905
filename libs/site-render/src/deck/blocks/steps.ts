import {
  bodyStyle,
  columnWidth,
  type Fitted,
  grid,
  headingStyle,
  longestWord,
  type Room,
  sizeIn,
  stacked,
  words,
} from '../fitted.ts';
import { panel } from './panel.ts';
import { disc, dot, isNamed, labelStyle, type Step, type Steps, sayings } from './step-parts.ts';
import { ladder, ladders, timetable, timetables } from './step-rows.ts';

const MOST_IN_ROW = 5;
/** Of a panel with a step, at its full size. */
const PADDING = 16;
/** The scale at which steps along a track are read. */
const TRACK = 1.15;

/** More than these do not stand beneath one another over the whole width. */
const MOST_IN_TABLE = 6;
/** So many lines of what a step says fill a panel; more are a narrow strip of small type. */
const MOST_LINES = 4;

/** Steps along a track where they say much, else in rows; many in two columns; beneath one another where there is little width. */
export function stepsFit(block: Steps, width: number, room: Room): Fitted {
  if (!room.wide) return ladder(block, width, room);
  if (isTrack(block, width, room)) return track(block, width, room);
  if (block.items.length <= MOST_IN_TABLE) return timetable(block, width, room);
  // Times in rows are read down, and larger than on panels.
  return block.items.every(isNamed) ? timetables(block, width, room) : ladders(block, width, room);
}

/** Whether steps are rows of few words, which leave the end of a broad slide empty. */
export const areShortSteps = (block: Steps, width: number, room: Room): boolean =>
  block.items.length <= MOST_IN_TABLE &&
  !isTrack(block, width, room) &&
  block.items.every(({ title, text }) => title.length <= SHORT && text === undefined);

/** What is no longer stands in one line beside a panel. */
const SHORT = 40;

function isTrack(block: Steps, width: number, room: Room): boolean {
  const { items } = block;
  const said = bodyStyle({ ...room, scale: TRACK }, 18);
  const each = columnWidth(width, items.length, 16) - 2 * PADDING * TRACK;
  const isBrief = (text = ''): boolean =>
    room.measure.height(text, said, each) < said.size * said.leading * (MOST_LINES + 0.5);
  // A panel with nothing but a name would stand empty beside the others.
  const isTelling =
    items.every(({ text }) => text !== undefined && isBrief(text)) ||
    (items.length <= 3 && items.every(isLong));
  const isAlong = isTelling || isLine(block, room);
  return items.length <= MOST_IN_ROW && isAlong && haveRoom(block, each, room);
}

/** The longest time over a stop of a line. */
const SHORT_TIME = 16;

/** Whether steps are a timeline's with nothing but their times and names: those stand along a line, on no panels. */
const isLine = ({ items }: Steps, { isTimeline = false }: Room): boolean =>
  isTimeline &&
  items.every(
    (item, index) =>
      isNamed(item, index) && (item.label ?? '').length <= SHORT_TIME && item.text === undefined,
  );

/** A step that is a sentence. */
const isLong = ({ title }: Step): boolean => title.length > 24;

/** Whether no word of a step is wider than a column: a word is never broken. */
function haveRoom({ items }: Steps, each: number, room: Room): boolean {
  const { look, measure } = room;
  const least = { ...headingStyle(room, 20), size: Math.max(20 * TRACK, look.least) };
  const label = { ...labelStyle(room, 0), size: Math.max(SMALL_LABEL, look.least) };
  return items.every(
    (item, index) =>
      longestWord(item.title, least, measure) <= each &&
      (!isNamed(item, index) || measure.width(item.label ?? '', label) <= each),
  );
}

/** A track over the whole width, a panel under each of its stops. */
function track(block: Steps, width: number, room: Room): Fitted {
  const { look, scale } = room;
  const { items } = block;
  const gap = 16;
  const each = (width - gap * (items.length - 1)) / items.length;
  const stop = 38 * Math.min(1.2, scale);
  const below = 18;
  const size = items.length <= 3 ? 23 : 20;
  const isDated = items.every(isNamed);
  const isBare = isLine(block, room);
  const cells = items.map((item, index): Fitted => {
    const said = (within: number): Fitted =>
      stacked(
        [
          ...labelOf(block, index, isBare ? size + 4 : size - 3, within, room),
          words(sayings(item, block, room, size), within, room),
        ],
        3 * scale,
      );
    const card = isBare ? said(each - CLEAR) : panel(said, each, { ...room, scale: scale * 0.75 });
    const top = stop + below;
    return {
      height: card.height + top,
      most: card.most + top,
      draw: (area) => [
        // The line ends where the last card does.
        {
          kind: 'shape',
          shape: 'rectangle',
          fill: look.border,
          x: area.x + (isDated ? stop / 2 : stop),
          y: area.y + stop / 2 - 1,
          width: each + (index === items.length - 1 ? 0 : gap) - (isDated ? stop / 2 : stop),
          height: 2,
        },
        ...(isDated ? dot(area, stop, room) : disc(index, stop, area.x, area.y, room)),
        ...card.draw({ ...area, y: area.y + top, height: area.height - top }),
      ],
    };
  });
  return grid(cells, items.length, width, { across: gap, down: 0 }, { id: block.id, ordered: true });
}

/** The size of labels down to which one line of a column is for each. */
const SMALL_LABEL = 15.5;
/** What is free at least behind words along a line: two dates side by side are read as one. */
const CLEAR = 10;

/** The label of a step, as large and as high as those beside it: in one line, so that titles start at one height. */
function labelOf({ items }: Steps, index: number, size: number, width: number, room: Room): Fitted[] {
  const labels = items.map((item, at) => (isNamed(item, at) ? (item.label ?? '') : ''));
  if (labels.every((label) => label === '')) return [];
  const usual = labelStyle(room, size);
  const widest = Math.max(...labels.map((label) => room.measure.width(label, usual)));
  const style = {
    ...usual,
    size: Math.min(usual.size, Math.max(SMALL_LABEL, sizeIn(room, 0), (usual.size * width * 0.99) / widest)),
  };
  const height = Math.max(...labels.map((label) => room.measure.height(label || ' ', style, width)));
  const own = words(labels[index] ? [{ tag: 'P', text: labels[index], style }] : [], width, room);
  return [{ height: Math.max(height, own.height), most: Math.max(height, own.height), draw: own.draw }];
}
