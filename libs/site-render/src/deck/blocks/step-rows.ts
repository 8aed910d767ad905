import type { TextStyle } from '../element.ts';
import {
  beside,
  bodyStyle,
  columnWidth,
  type Fitted,
  grid,
  headingStyle,
  type Room,
  type Words,
  words,
} from '../fitted.ts';
import { baseline, disc, dot, isNamed, labelStyle, type Steps, sayings, wordsOf } from './step-parts.ts';

/** Steps in rows over the whole width, a rule over each: when or which, then what, then more of it. */
export function timetable(block: Steps, width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const { items } = block;
  const gap = 28;
  const title = headingStyle(room, 21);
  const marks = items.map((item, index) => (isNamed(item, index) ? (item.label ?? '') : `${index + 1}`));
  const areNumbers = items.every((item, index) => !isNamed(item, index));
  const label = areNumbers ? { ...title, color: look.strongText } : labelStyle(room, 20);
  const small = { ...bodyStyle(room, 17), leading: 1.3 };
  // Words of three sizes stand on one line.
  const drop = (style: TextStyle): number => baseline(title) - baseline(style);
  const first = Math.min(width * 0.32, Math.max(...marks.map((mark) => measure.width(mark, label))) + 1);
  const hasText = items.some(({ text }) => text !== undefined);
  const rest = width - first - gap;
  const widest = Math.max(...items.map((item) => measure.width(item.title, title))) + 1;
  const said =
    Math.max(0, ...items.map(({ text }) => (text === undefined ? 0 : measure.width(text, small)))) + 1;
  const third = Math.min(rest * 0.55, said);
  const second = hasText ? Math.min(rest - third - gap, Math.max(rest * 0.25, widest)) : rest;
  const cells = items.map((item, index): Fitted => {
    const [name, ...invented] = sayings({ ...item, text: undefined }, block, room, 21);
    const mark = words(
      [{ tag: areNumbers ? 'Artifact' : 'P', text: marks[index] ?? '', style: label }],
      first,
      room,
    );
    const what = words([...(name === undefined ? [] : [name]), ...(hasText ? [] : invented)], second, room);
    const text: Words[] = item.text === undefined ? [] : [{ tag: 'P', text: item.text, style: small }];
    const more = words([...text, ...(hasText ? invented : [])], Math.max(40, rest - second - gap), room);
    const rule = index === 0 ? { fill: look.strong, height: 2 } : { fill: look.border, height: 0.75 };
    return ruledRow(
      [
        { said: mark, x: 0, drop: drop(label) },
        { said: what, x: first + gap, drop: 0 },
        { said: more, x: first + second + gap * 2, drop: drop(small) },
      ],
      { ...rule, width },
      scale,
    );
  });
  return grid(cells, 1, width, { across: 0, down: 0 }, { id: block.id, ordered: true });
}

/** What stands in a row under a rule: how far in, and how far down so that all stand on one line. */
type Cell = Readonly<{ said: Fitted; x: number; drop: number }>;

/** A row of times or of people under its rule. */
export function ruledRow(
  cells: readonly Cell[],
  rule: Readonly<{ fill: string; width: number; height: number }>,
  scale: number,
): Fitted {
  const inner = Math.max(...cells.map(({ said }) => said.height));
  const height = inner + 18 * scale;
  return {
    height,
    most: height + 30 * scale,
    draw: (area) => {
      const y = area.y + (area.height - inner) / 2;
      return [
        { kind: 'shape', shape: 'rectangle', ...area, ...rule },
        ...cells.flatMap(({ said, x, drop }) => said.draw({ ...area, x: area.x + x, y: y + drop })),
      ];
    },
  };
}

/** Steps beneath one another, joined by a line. */
export function ladder(block: Steps, width: number, room: Room, from = 0, to = block.items.length): Fitted {
  const { look, scale } = room;
  const stop = 30 * scale;
  const left = stop + 16 * scale;
  const items = block.items.slice(from, to);
  const isDated = block.items.every(isNamed);
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
                x: area.x + (isDated ? stop / 4 : stop / 2) - 1,
                y: area.y + stop,
                width: 2,
                height: area.height - stop,
              } as const,
            ]),
        ...(isDated ? dot(area, stop, room) : disc(index, stop, area.x, area.y, room)),
        ...said.draw({ ...area, x: area.x + left, y: area.y + Math.max(0, (stop - said.height) / 2) }),
      ],
    };
  });
  return grid(cells, 1, width, { across: 0, down: 0 }, { id: `${block.id}-${from}`, ordered: true });
}

/** Steps in two columns, read down the first. */
function inTwo(
  { items }: Steps,
  width: number,
  gap: number,
  column: (from: number, to: number) => Fitted,
): Fitted {
  const middle = Math.ceil(items.length / 2);
  const half = (from: number, to: number) => ({ ...column(from, to), width });
  return beside([half(0, middle), half(middle, items.length)], gap);
}

/** Many steps in two columns, read down the first. */
export function ladders(block: Steps, width: number, room: Room): Fitted {
  const gap = 56;
  const half = columnWidth(width, 2, gap);
  return inTwo(block, half, gap, (from, to) => ladder(block, half, room, from, to));
}

/** Many steps with their times in two columns of rows, what is said of each under its name. */
export function timetables(block: Steps, width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const gap = 48;
  const half = columnWidth(width, 2, gap);
  const label = labelStyle(room, 20);
  const title = headingStyle(room, 20);
  const widest = Math.max(...block.items.map((item) => measure.width(item.label ?? '', label)));
  const first = Math.min(half * 0.4, widest + 1);
  const left = first + 20 * scale;
  const drop = baseline(title) - baseline(label);
  const rule = { fill: look.border, width: half, height: 0.75 };
  const cells = block.items.map((item): Fitted => {
    const mark = words([{ tag: 'P', text: item.label ?? '', style: label }], first, room);
    const said = words(sayings(item, block, room, 20), half - left, room);
    return ruledRow(
      [
        { said: mark, x: 0, drop },
        { said, x: left, drop: 0 },
      ],
      rule,
      scale,
    );
  });
  return inTwo(block, half, gap, (from, to) =>
    grid(
      cells.slice(from, to),
      1,
      half,
      { across: 0, down: 0 },
      { id: `${block.id}-${from}`, ordered: true },
    ),
  );
}
