import type { SlideBlock } from '@sitewright/site-spec';
import { itemMark } from '../../exports/invented.ts';
import type { Area, SlideElement } from '../element.ts';
import {
  beside,
  bodyStyle,
  columnWidth,
  type Fitted,
  grid,
  headingStyle,
  longestWord,
  type Room,
  type Words,
  words,
} from '../fitted.ts';
import { markStyle } from './mark.ts';
import { panel } from './panel.ts';

type Steps = Extract<SlideBlock, { type: 'steps' }>;
type Step = Steps['items'][number];

const MOST_IN_ROW = 5;
/** Of a panel with a step, at its full size. */
const PADDING = 16;
/** The scale down to which steps stay side by side. */
const LEAST = 1;

/** Whether a label only counts the steps. */
const isCount = (label: string | undefined, index: number): boolean =>
  label?.replace(/\D/gu, '') === `${index + 1}` && label.length <= 9;

/** Steps along a track, or on panels in two rows; beneath one another where there is little width. */
export function stepsFit(block: Steps, width: number, room: Room): Fitted {
  const { items } = block;
  if (!room.wide) return ladder(block, width, room);
  // A word is never broken: where a column is narrower than one, the steps stand beneath one another.
  const columns = items.length > MOST_IN_ROW ? (items.length === 6 ? 3 : 4) : items.length;
  const each = columnWidth(width, columns, 16) - 2 * PADDING * LEAST;
  const least = { ...headingStyle(room, 20), size: 20 * LEAST };
  const longest = Math.max(...items.map(({ title }) => longestWord(title, least, room.measure)));
  if (longest > each) return items.length > 4 ? ladders(block, width, room) : ladder(block, width, room);
  return items.length > MOST_IN_ROW ? panels(block, columns, width, room) : track(block, width, room);
}

function wordsOf(item: Step, block: Steps, room: Room, index: number, size: number): Words[] {
  const { look, scale } = room;
  const mark = itemMark(item, block, room.marks);
  const isNamed = item.label !== undefined && !isCount(item.label, index);
  return [
    ...(isNamed
      ? [
          {
            tag: 'P' as const,
            text: item.label ?? '',
            style: { ...bodyStyle(room, size - 3), bold: true, color: look.strongText },
          },
        ]
      : []),
    { tag: 'P', text: item.title, style: headingStyle(room, size), before: 3 * scale },
    ...(item.text === undefined
      ? []
      : [{ tag: 'P' as const, text: item.text, style: bodyStyle(room, 16), before: 6 * scale }]),
    ...(mark === undefined
      ? []
      : [{ tag: 'P' as const, text: mark, style: markStyle(room), before: 4 * scale }]),
  ];
}

/** The number of a step on a disc. */
function disc(index: number, size: number, x: number, y: number, { look }: Room): SlideElement[] {
  const text = size * 0.46;
  return [
    { kind: 'shape', shape: 'ellipse', fill: look.strong, x, y, width: size, height: size },
    {
      kind: 'text',
      tag: 'Artifact',
      text: `${index + 1}`,
      style: {
        families: look.heading,
        size: text,
        color: look.onStrong,
        bold: true,
        align: 'center',
        leading: 1.2,
      },
      x,
      y: y + (size - text * 1.2) / 2,
      width: size,
      height: text * 1.2,
    },
  ];
}

/** The stop of a step that has a date in place of a number. */
const dot = ({ x, y }: Area, stop: number, { look }: Room): SlideElement[] => [
  {
    kind: 'shape',
    shape: 'ellipse',
    fill: look.strong,
    x,
    y: y + stop * 0.25,
    width: stop / 2,
    height: stop / 2,
  },
];

/** A track over the whole width, a panel under each of its stops. */
function track(block: Steps, width: number, room: Room): Fitted {
  const { look, scale } = room;
  const { items } = block;
  const gap = 16;
  const each = (width - gap * (items.length - 1)) / items.length;
  const stop = 38 * Math.min(1.2, scale);
  const below = 18;
  const size = items.length <= 3 ? 23 : 20;
  const isDated = items.every(({ label }, index) => label !== undefined && !isCount(label, index));
  const cells = items.map((item, index): Fitted => {
    const card = panel((within) => words(wordsOf(item, block, room, index, size), within, room), each, {
      ...room,
      scale: scale * 0.75,
    });
    const top = stop + below;
    return {
      height: card.height + top,
      most: card.most + top,
      draw: (area) => [
        ...(index === items.length - 1
          ? []
          : [
              {
                kind: 'shape',
                shape: 'rectangle',
                fill: look.border,
                x: area.x + (isDated ? stop / 2 : stop),
                y: area.y + stop / 2 - 1,
                width: each + gap - (isDated ? stop / 2 : stop),
                height: 2,
              } as const,
            ]),
        ...(isDated ? dot(area, stop, room) : disc(index, stop, area.x, area.y, room)),
        ...card.draw({ ...area, y: area.y + top, height: area.height - top }),
      ],
    };
  });
  return grid(cells, items.length, width, { across: gap, down: 0 }, { id: block.id, ordered: true });
}

/** Steps in two rows of panels, each with its number. */
function panels(block: Steps, columns: number, width: number, room: Room): Fitted {
  const { scale } = room;
  const { items } = block;
  const gap = 16;
  const each = (width - gap * (columns - 1)) / columns;
  const stop = 30 * scale;
  const cells = items.map((item, index) =>
    panel(
      (within) => {
        const said = words(wordsOf(item, block, room, index, 19), within, room);
        const top = stop + 10 * scale;
        return {
          height: said.height + top,
          most: said.height + top,
          draw: (area) => [
            ...disc(index, stop, area.x, area.y, room),
            ...said.draw({ ...area, y: area.y + top }),
          ],
        };
      },
      each,
      { ...room, scale: scale * 0.75 },
    ),
  );
  return grid(cells, columns, width, { across: gap, down: gap }, { id: block.id, ordered: true });
}

/** Steps beneath one another, joined by a line. */
function ladder(block: Steps, width: number, room: Room, from = 0, to = block.items.length): Fitted {
  const { look, scale } = room;
  const stop = 30 * scale;
  const left = stop + 16 * scale;
  const items = block.items.slice(from, to);
  const cells = items.map((item, at): Fitted => {
    const index = from + at;
    const said = words(wordsOf(item, block, room, index, 19), width - left, room);
    const height = Math.max(stop, said.height) + 16 * scale;
    return {
      height,
      most: height + 30 * scale,
      draw: (area) => [
        ...(at === items.length - 1
          ? []
          : [
              {
                kind: 'shape',
                shape: 'rectangle',
                fill: look.border,
                x: area.x + stop / 2 - 1,
                y: area.y + stop,
                width: 2,
                height: area.height - stop,
              } as const,
            ]),
        ...disc(index, stop, area.x, area.y, room),
        ...said.draw({ ...area, x: area.x + left, y: area.y + Math.max(0, (stop - said.height) / 2) }),
      ],
    };
  });
  return grid(cells, 1, width, { across: 0, down: 0 }, { id: `${block.id}-${from}`, ordered: true });
}

/** Many steps in two columns, read down the first. */
function ladders(block: Steps, width: number, room: Room): Fitted {
  const gap = 56;
  const half = columnWidth(width, 2, gap);
  const middle = Math.ceil(block.items.length / 2);
  const column = (from: number, to?: number): Fitted & { width: number } => ({
    ...ladder(block, half, room, from, to),
    width: half,
  });
  return beside([column(0, middle), column(middle)], gap);
}
