import type { Area, SlideElement } from '../element.ts';
import { beside, columnWidth, type Fitted, filled, grid, type Room, stacked, words } from '../fitted.ts';
import { type Figure, sayings, sized, valueSize, valueStyle, valueWords } from './figure-parts.ts';
import { areAlike, inBoxes } from './look-alike.ts';

/** Figures: one as large as it can be, two that are easily mixed up in boxes, a few in a row with rules between, more in rows. */
export function figuresFit(
  figures: readonly Figure[],
  width: number,
  room: Room,
  shared?: SharedFigures,
): Fitted {
  const [only] = figures;
  if (shared !== undefined) return ledger(figures, width, room, shared);
  if (only !== undefined && figures.length === 1)
    return room.wide
      ? giant(only, width, room)
      : words(
          [valueWords(only, valueSize(figures, width, 96, room), room), ...sayings(only, 19, room)],
          width,
          room,
        );
  if (!room.wide) return ledger(figures, width, room);
  const [, other, third] = figures;
  if (only !== undefined && other !== undefined && third === undefined && areAlike(only, other))
    return inBoxes(only, other, width, room);
  return areInLines(figures, width, room) ? inLines(figures, width, room) : inRow(figures, width, room);
}

/** In columns, values of so many points leave the foot of a slide empty. */
const SMALL_VALUE = 84;

/** Whether a few values stand beneath one another: so long that they are small side by side, or of one slide among its like. */
const areInLines = (figures: readonly Figure[], width: number, room: Room): boolean =>
  figures.length <= 3 &&
  (room.isSeries === true ||
    valueSize(figures, columnWidth(width, figures.length, ACROSS) - INSET, SMALL_VALUE, {
      ...room,
      scale: 1.5,
    }) < SMALL_VALUE);

/** Sizes of what figures beneath one another count. */
const LABELS = [38, 33];

/** Figures beneath one another over the whole width, what each counts beside it, a rule over each. */
function inLines(figures: readonly Figure[], width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const size = valueSize(figures, width * 0.45, 66, room);
  const style = valueStyle(size, room);
  const first = Math.max(...figures.map(({ value }) => measure.width(sized(value), style))) + 2;
  const gap = 44 * scale;
  const padding = 12 * scale;
  const left = width - first - gap;
  // As large as all of it stands in two lines each: a small word leaves half of the slide empty.
  const large = LABELS.find((label) =>
    figures.every((figure) => words(sayings(figure, label, room), left, room).height <= size * 1.5),
  );
  // What is counted is never larger than the figure.
  const label = Math.min(large ?? 28, (size * 0.75) / scale);
  const saidOf = (figure: Figure): Fitted => words(sayings(figure, label, room), left, room);
  const cells = figures.map((figure, index): Fitted => {
    const value = words([valueWords(figure, size, room)], first, room);
    const said = saidOf(figure);
    const inner = Math.max(value.height, said.height);
    const height = inner + padding * 2;
    const middle = (part: Fitted, area: Area): Area => ({
      ...area,
      y: area.y + (area.height - part.height) / 2,
    });
    return {
      height,
      most: height + 40 * scale,
      draw: (area) => [
        filled(index === 0 ? look.accent : look.border, { ...area, width, height: index === 0 ? 2 : 0.75 }),
        ...value.draw(middle(value, area)),
        ...said.draw({ ...middle(said, area), x: area.x + first + gap }),
      ],
    };
  });
  return grid(cells, 1, width, { across: 0, down: 0 }, { id: figures[0]?.id ?? 'figures' });
}

/** Sizes of what a single figure counts, the largest first. */
const SAID = [46, 40, 34, 30];

/** Beside its words a value of fewer points leaves more than half of the slide empty. */
const GIANT = 150;

/** One figure that fills the slide, what it counts beside it; under it where it is long. */
function giant(figure: Figure, width: number, room: Room): Fitted {
  const room_ = width * 0.6;
  const size = valueSize([figure], room_, 180, room);
  if (size < GIANT * Math.min(room.scale, 1.5)) {
    const whole = valueSize([figure], width, 170, room);
    return words([valueWords(figure, whole, room), ...sayings(figure, 32, room)], width, room);
  }
  const value = words([valueWords(figure, size, room)], room_ + 8, room);
  const taken = Math.min(
    room_,
    room.measure.width(sized(figure.value), valueWords(figure, size, room).style),
  );
  const gap = 44;
  // What it counts is large where it is short: no words of it are broken, and it is no higher than the figure.
  const within = width - taken - gap * 2;
  const sides = SAID.map((said) => words(sayings(figure, said, room), within, room));
  const side =
    sides.find((said) => said.height <= value.height * 0.8) ?? words(sayings(figure, 26, room), within, room);
  const bar: Fitted = {
    height: 0,
    most: Math.max(value.height, side.height) * 0.9,
    draw: (area) => [{ kind: 'shape', shape: 'rectangle', fill: room.look.strong, ...area, width: 3 }],
  };
  return beside(
    [
      { ...value, width: taken },
      { ...bar, width: 3 },
      { ...side, width: within },
    ],
    gap - 1.5,
    'middle',
  );
}

/** Between columns of figures, and from the rule of one to its words. */
const ACROSS = 24;
const INSET = 20;

/** Figures in columns, a rule beside each. */
function inRow(figures: readonly Figure[], width: number, room: Room): Fitted {
  const { look, scale } = room;
  const gap = ACROSS;
  const inset = INSET;
  const count = figures.length;
  const isCrowded = count === 4 && valueSize(figures, columnWidth(width, 4, gap) - inset, 92, room) < 44;
  const columns = isCrowded ? 2 : count <= 4 ? count : count > 6 ? 4 : 3;
  const each = columnWidth(width, columns, gap);
  const size = valueSize(figures, each - inset, columns === count ? 92 : 68, room);
  const texts = figures.map((figure) =>
    words(
      [valueWords(figure, size, room), ...sayings(figure, columns <= 3 ? 22 : 20, room)],
      each - inset,
      room,
    ),
  );
  const height = Math.max(...texts.map((said) => said.height));
  const cells = texts.map(
    (said): Fitted => ({
      height,
      most: height + 60 * scale,
      draw: (area) => [
        { kind: 'shape', shape: 'rectangle', fill: look.border, ...area, width: 1.5 },
        ...said.draw({ ...area, x: area.x + inset, y: area.y + (area.height - height) / 2 }),
      ],
    }),
  );
  return grid(cells, columns, width, { across: gap, down: 30 * scale }, { id: figures[0]?.id ?? 'figures' });
}

/** Figures beneath one another: value, then what it counts; as large and as high as those beside them. */
function ledger(figures: readonly Figure[], width: number, room: Room, shared?: SharedFigures): Fitted {
  const { look, scale } = room;
  const size = shared?.size ?? ledgerSize(figures, figures.length, width, room);
  const said = figures.map((figure) => figureWords(figure, size, width, room));
  const count = Math.max(said.length, shared?.heights.length ?? 0);
  const parts = Array.from({ length: count }, (_, index): Fitted => {
    const own = said[index];
    const padding = index === 0 ? 0 : 14 * scale;
    const height = Math.max(own?.height ?? 0, shared?.heights[index] ?? 0) + padding;
    return {
      height,
      most: height + 20,
      draw(area) {
        if (own === undefined) return [];
        const rule: SlideElement[] =
          index === 0
            ? []
            : [{ kind: 'shape', shape: 'rectangle', fill: look.border, ...area, width, height: 0.75 }];
        return [...rule, ...own.draw({ ...area, y: area.y + padding })];
      },
    };
  });
  return stacked(parts, 12 * scale);
}

const figureWords = (figure: Figure, size: number, width: number, room: Room): Fitted =>
  words([valueWords(figure, size, room), ...sayings(figure, 18, room)], width, room);

const ledgerSize = (figures: readonly Figure[], count: number, width: number, room: Room): number =>
  valueSize(figures, width, count === 1 ? 96 : count === 2 ? 72 : 52, room);

/** What figures on panels beside each other have in common: the size of their values, and the heights of their rows. */
export interface SharedFigures {
  size: number;
  heights: readonly number[];
}

/** Finds what the figures of panels beside each other have in common. */
export function sharedFigures(
  sides: readonly (readonly Figure[])[],
  width: number,
  room: Room,
): SharedFigures {
  const most = Math.max(...sides.map((side) => side.length));
  const size = ledgerSize(sides.flat(), most, width, room);
  const heights = sides.map((side) => side.map((figure) => figureWords(figure, size, width, room).height));
  return {
    size,
    heights: Array.from({ length: most }, (_, at) => Math.max(...heights.map((side) => side[at] ?? 0))),
  };
}
