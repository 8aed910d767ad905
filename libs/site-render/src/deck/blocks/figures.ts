import type { SlideBlock } from '@sitewright/site-spec';
import { markOf } from '../../exports/invented.ts';
import type { Area, SizedText, SlideElement, TextStyle } from '../element.ts';
import {
  beside,
  bodyStyle,
  columnWidth,
  type Fitted,
  filled,
  grid,
  headingStyle,
  type Room,
  stacked,
  type Words,
  words,
} from '../fitted.ts';
import { markStyle } from './mark.ts';

type Figure = Extract<SlideBlock, { type: 'number' }>;

/** The largest size, up to `most`, at which all values stand in one line each of a width. */
function valueSize(figures: readonly Figure[], width: number, most: number, room: Room): number {
  const style = { ...headingStyle(room, 100), size: 100 };
  const widest = Math.max(...figures.map(({ value }) => room.measure.width(sized(value), style)));
  // Figures on panels of their own are equally large: at this scale most of them are narrower than a panel.
  return Math.min(most * Math.min(room.scale, 1.5), (100 * width * 0.98) / Math.max(1, widest));
}

/** A sign of currency or of a share stands close to its number where both are large. */
const close = (value: string): string =>
  value.replace(/(?<=\d)[ \u00a0\u2009](?=[%‰€$£¥₹₺₽₩](?!\S))/gu, '\u202f');

/** A figure among few words: "about 1 500 kr". */
const AMONG = /^(\p{L}[^\d]*[ \u00a0])?([^\p{L}]*\d[^\p{L}]*?)([ \u00a0]\p{L}[^\d]*)?$/u;

/** A value whose figure is large and whose words are small. */
function sized(value: string): SizedText {
  const shown = close(value);
  const [, before, figure, after] = AMONG.exec(shown) ?? [];
  if (figure === undefined || (before === undefined && after === undefined)) return shown;
  const small = (text: string | undefined) => (text === undefined ? [] : [{ text, small: true }]);
  return [...small(before), { text: figure }, ...small(after)];
}

const valueStyle = (size: number, room: Room): TextStyle => ({
  ...headingStyle(room, 100),
  ...{ size, color: room.look.strongText, leading: 1.05 },
});

const valueWords = (figure: Figure, size: number, room: Room): Words => ({
  tag: 'P',
  text: sized(figure.value),
  style: valueStyle(size, room),
});

/** What a figure counts, and what it is to be seen against. */
function sayings(figure: Figure, size: number, room: Room): Words[] {
  const mark = markOf(figure, room.marks);
  return [
    {
      tag: 'P',
      text: figure.label,
      style: { ...bodyStyle(room, size), leading: 1.25 },
      before: 6 * room.scale,
    },
    ...(figure.context === undefined
      ? []
      : [
          {
            tag: 'P' as const,
            text: figure.context,
            style: { ...bodyStyle(room, Math.max(19, size * 0.8)), color: room.look.muted },
            before: 6 * room.scale,
          },
        ]),
    ...(mark === undefined ? [] : [{ tag: 'P' as const, text: mark, style: markStyle(room), before: 4 }]),
  ];
}

/** Figures: one as large as it can be, a few in a row with rules between, more in rows. */
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
  return areLong(figures, width, room) ? inLines(figures, width, room) : inRow(figures, width, room);
}

/** In columns, values of so many points leave the foot of a slide empty. */
const SMALL_VALUE = 84;

/** Whether a few values are so long that they are small beside one another. */
const areLong = (figures: readonly Figure[], width: number, room: Room): boolean =>
  figures.length <= 3 &&
  valueSize(figures, columnWidth(width, figures.length, ACROSS) - INSET, SMALL_VALUE, {
    ...room,
    scale: 1.5,
  }) < SMALL_VALUE;

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
