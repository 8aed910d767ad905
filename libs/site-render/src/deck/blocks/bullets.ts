import type { RichText, SlideBlock } from '@sitewright/site-spec';
import { plainText } from '@sitewright/site-spec';
import { itemMark, withMark } from '../../exports/invented.ts';
import type { Area, SlideElement, TextStyle } from '../element.ts';
import {
  airAt,
  bodyStyle,
  columnWidth,
  type Fitted,
  grid,
  headingStyle,
  longestWord,
  type Room,
  stacked,
  type Words,
  words,
} from '../fitted.ts';
import { panel } from './panel.ts';

type Bullets = Extract<SlideBlock, { type: 'bullets' }>;

/** A point: what it says, and the few words that it begins with, where they name it. */
export interface Point {
  label?: string;
  text: RichText;
  /** What its owner is asked for: quieter than what is said. */
  isAsked?: boolean;
}

const PUNCTUATION = /\s*[:：]\s*$/u;

/** "Label: text" as its two parts. */
export function pointOf(text: RichText): Point {
  if (typeof text === 'string') {
    const [, label, rest] = /^([^:：.!?]{2,32})[:：]\s+(\S[\s\S]{7,})$/u.exec(text) ?? [];
    return label === undefined || rest === undefined || /\d$/u.test(label) ? { text } : { label, text: rest };
  }
  const [first, second, ...rest] = text;
  if (first?.bold !== true || second === undefined || first.href !== undefined) return { text };
  const isAsked = /[?？]\s*$/u.test(first.text);
  const isNamed = isAsked || PUNCTUATION.test(first.text) || /^\s*[:：]/u.test(second.text);
  const said = [{ ...second, text: second.text.replace(/^\s*[:：]?\s*/u, '') }, ...rest];
  if (!isNamed || plainText(said).trim() === '' || first.text.length > 48) return { text };
  return { label: first.text.replace(PUNCTUATION, ''), text: said };
}

/** Points of no more words than these are entries of a list rather than statements. */
const ENTRY = { words: 3, ideographs: 8 };

/** What is no longer stands in one line of the whole width. */
const LINE = 56;
/** So many times as long as the shortest of some points the longest is no longer for panels of one height. */
const UNEVEN = 3;
/** Points of so few letters are rows in large type that stand in one line each: on panels they would be columns of single words. */
const SHORT = 38;

function isEntry({ label, text }: Point): boolean {
  const said = `${label ?? ''} ${plainText(text)}`.trim();
  const ideographs = said.match(/[\u3041-\u9fff\uac00-\ud7a3]/gu)?.length ?? 0;
  return ideographs > 0 ? ideographs <= ENTRY.ideographs : said.split(/\s+/u).length <= ENTRY.words;
}

/** How many points stand side by side on panels; one where they are rows. */
function columnsOf({ ordered }: Bullets, points: readonly Point[], room: Room): number {
  const longest = Math.max(...points.map(lengthOf));
  const count = points.length;
  // A panel for each of a few words would be mostly empty.
  if (!room.wide || room.isSeries || points.filter(isEntry).length * 2 >= count) return 1;
  // Beside a long point a few words are a panel that is mostly empty.
  if (Math.min(...points.map(lengthOf)) * UNEVEN < longest) return 1;
  if (ordered !== true && longest <= SHORT) return 1;
  if (count <= 3 && longest <= 190) return count;
  if (longest <= LINE) return 1;
  if (count === 4 && longest <= 130) return 2;
  return count === 6 && longest <= 80 ? 3 : 1;
}

/** Whether a list is rows of few words, which leave the end of a broad slide empty. */
export function isShortRows(block: Bullets, room: Room): boolean {
  const points = pointsOf(block, room);
  const longest = Math.max(...points.map(lengthOf));
  return points.length >= 3 && points.length <= 7 && longest <= LINE && columnsOf(block, points, room) === 1;
}

/** The points of a list: they have names where each that is said has one, so that all are alike. */
function pointsOf(block: Bullets, room: Room): Point[] {
  const points = block.items.map((item) => {
    const mark = itemMark(item, block, room.marks);
    const text = withMark(item.text, mark);
    return { ...pointOf(text), whole: text, isAsked: mark !== undefined };
  });
  const areNamed = points.every(({ label, isAsked }) => label !== undefined || isAsked);
  return areNamed ? points : points.map(({ whole, isAsked }) => ({ text: whole, isAsked }));
}

const lengthOf = ({ label = '', text }: Point): number => label.length + plainText(text).length;

/** The style of a point; of one that is asked for small and quiet. */
const pointStyle = (room: Room, size: number, { isAsked = false }: Point): TextStyle => ({
  ...bodyStyle(room, isAsked ? ASKED : size),
  leading: 1.3,
  ...(isAsked ? { color: room.look.muted } : {}),
});
const ASKED = 17;

/** A list: statements side by side where they are few, ruled rows where there are more or shorter ones. */
export function bulletsFit(block: Bullets, width: number, room: Room, shared?: SharedHeights): Fitted {
  const points = pointsOf(block, room);
  const columns = columnsOf(block, points, room);
  const longest = Math.max(...points.map(lengthOf));
  const halves = room.wide && points.length >= 6 && longest <= 90 ? 2 : 1;
  const list =
    columns > 1
      ? cards(block, points, columns, width, room)
      : rows(block, points, halves, width, room, shared?.rows);
  const head = headOf(block, width, room);
  if (head === undefined && !shared?.head) return list;
  const height = Math.max(head?.height ?? 0, shared?.head ?? 0);
  return stacked([{ height, most: height, draw: (area) => head?.draw(area) ?? [] }, list], 12 * room.scale);
}

function headOf({ heading }: Bullets, width: number, room: Room): Fitted | undefined {
  if (heading === undefined) return undefined;
  const style = { ...headingStyle(room, 20), color: room.look.strongText };
  return words([{ tag: 'H2', text: heading, style }], width, room);
}

/** The heights of heading and rows that lists beside each other have in common. */
export interface SharedHeights {
  head: number;
  rows: readonly number[];
}

/** The heights that lists of one width need to stand in step. */
export function sharedHeights(blocks: readonly Bullets[], width: number, room: Room): SharedHeights {
  const narrow = { ...room, wide: false };
  const all = blocks.map((block) =>
    rowCells(block, pointsOf(block, narrow), 1, width, narrow).map(({ inner }) => inner),
  );
  const most = Math.max(...all.map((heights) => heights.length));
  const rows = Array.from({ length: most }, (_, at) => Math.max(...all.map((heights) => heights[at] ?? 0)));
  // Of lists that differ in length no row is stretched by one of the other.
  const isStretched = all.some((heights) => heights.some((own, at) => own * STRETCHED < (rows[at] ?? 0)));
  const isUneven = all.some((heights) => heights.length < most);
  return {
    head: Math.max(0, ...blocks.map((block) => headOf(block, width, room)?.height ?? 0)),
    rows: isUneven && isStretched ? [] : rows,
  };
}

/** So many times its height a row is that seems empty. */
const STRETCHED = 1.3;

/** Points side by side on panels of one height. */
function cards(block: Bullets, points: readonly Point[], columns: number, width: number, room: Room): Fitted {
  const { look, scale } = room;
  const gap = 20;
  const longest = Math.max(...points.map(({ text, isAsked }) => (isAsked ? 0 : plainText(text).length)));
  const size = longest <= 40 ? 26 : longest <= 90 ? 23 : 20;
  const cells = points.map((point, index): Fitted => {
    const { label, text } = point;
    const isOrdered = block.ordered === true;
    const inside = (within: number): Fitted => {
      const head: Words[] = isOrdered
        ? [
            {
              tag: 'Artifact',
              text: `${index + 1}`,
              style: { ...headingStyle(room, 34), color: look.strongText },
            },
          ]
        : [];
      const body: Words[] =
        label === undefined
          ? [{ tag: 'P', text, style: pointStyle(room, size, point), before: 10 * scale }]
          : [
              { tag: 'P', text: label, style: headingStyle(room, 21), before: 10 * scale },
              { tag: 'P', text, style: bodyStyle(room), before: 6 * scale },
            ];
      const said = words([...head, ...body], within, room);
      // A panel of the ground's own colour has a rule over it, and needs no mark.
      if (isOrdered || look.card === look.ground) return said;
      const [bar, top] = [5, 5 + 16 * scale];
      return {
        height: said.height + top,
        most: said.height + top,
        draw: (area) => [
          { kind: 'shape', shape: 'rectangle', fill: look.accent, ...area, width: 36, height: bar },
          ...said.draw({ ...area, y: area.y + top }),
        ],
      };
    };
    return panel(inside, columnWidth(width, columns, gap), room);
  });
  return grid(cells, columns, width, { across: gap, down: gap }, listOf(block));
}

const listOf = ({ id, ordered }: Bullets) => ({ id, ...(ordered === true ? { ordered } : {}) });

/** Between columns of rows. */
const ACROSS = 48;

/** Points beneath one another, a rule over each; as many rows as a list beside it has. */
function rows(
  block: Bullets,
  points: readonly Point[],
  columns: number,
  width: number,
  room: Room,
  heights: readonly number[] = [],
): Fitted {
  const cells: Fitted[] = rowCells(block, points, columns, width, room, heights);
  const padding = PADDING * airAt(room.scale);
  const free = heights.slice(cells.length).map((inner): Fitted => {
    const height = inner + padding * 2;
    return { height, most: height + LOOSE * room.scale, draw: () => [] };
  });
  return grid([...cells, ...free], columns, width, { across: ACROSS, down: 0 }, listOf(block));
}

/** A point without a name that stands in two lines at most. */
const isShortOne = ({ label, text }: Point): boolean => label === undefined && plainText(text).length <= 90;

/** Over and under the words of a row, and how much higher it may be. */
const PADDING = 11;
const LOOSE = 34;

/** Rows, each at least as high inside as it is to be; names in a column of their own where all have one. */
function rowCells(
  block: Bullets,
  points: readonly Point[],
  columns: number,
  width: number,
  room: Room,
  heights: readonly number[] = [],
): (Fitted & { inner: number })[] {
  const { look, scale, measure } = room;
  const each = columnWidth(width, columns, ACROSS);
  // Three points at most that take a slide's width are statements.
  const isSaid = room.wide && room.isSeries !== true && points.length <= 3 && points.every(isShortOne);
  const size = isSaid ? 26 : 20;
  const mark = block.ordered === true ? 46 * scale : 0;
  const label = headingStyle(room, 20);
  // A column of names breaks no word, and is none of a single one: else each name stands over its words.
  const named =
    each > 380 &&
    points.length > 1 &&
    points.every(
      (point) => point.label !== undefined && longestWord(point.label, label, measure) <= each * 0.36,
    );
  const names = named
    ? Math.min(each * 0.36, Math.max(...points.map((point) => measure.width(point.label ?? '', label))) + 2)
    : 0;
  return points.map((point, index) => {
    const left = mark + (named ? names + 28 : 0);
    const texts: Words[] = [
      ...(named || point.label === undefined ? [] : [{ tag: 'P' as const, text: point.label, style: label }]),
      { tag: 'P', text: point.text, style: pointStyle(room, size, point), before: 2 * scale },
    ];
    const said = words(texts, each - left, room);
    const name = words(named ? [{ tag: 'P', text: point.label ?? '', style: label }] : [], names, room);
    const inner = Math.max(said.height, name.height, heights[index] ?? 0);
    const height = inner + PADDING * airAt(scale) * 2;
    return {
      inner,
      height,
      most: height + LOOSE * scale,
      draw(area: Area): SlideElement[] {
        const y = area.y + (area.height - inner) / 2;
        const number: SlideElement[] =
          block.ordered === true
            ? words(
                [
                  {
                    tag: 'Artifact',
                    text: `${index + 1}`,
                    style: { ...label, color: look.strongText, size: size * scale * 1.15, leading: 1.13 },
                  },
                ],
                mark,
                room,
              ).draw({ ...area, y })
            : [];
        return [
          {
            kind: 'shape',
            shape: 'rectangle',
            fill: index < columns ? look.accent : look.border,
            ...area,
            width: each,
            height: index < columns ? 2 : 0.75,
          },
          ...number,
          ...name.draw({ ...area, x: area.x + mark, y }),
          ...said.draw({ ...area, x: area.x + left, y }),
        ];
      },
    };
  });
}
