import type { RichText, SlideBlock } from '@sitewright/site-spec';
import { plainText } from '@sitewright/site-spec';
import { itemMark, withMark } from '../../exports/invented.ts';
import type { SlideElement, TextStyle } from '../element.ts';
import {
  bodyStyle,
  type Fitted,
  grid,
  headingStyle,
  type Room,
  stacked,
  type Words,
  words,
} from '../fitted.ts';
import { panel } from './panel.ts';

type Bullets = Extract<SlideBlock, { type: 'bullets' }>;

/** A point: what it says, and the few words that it begins with, where they name it. */
interface Point {
  label?: string;
  text: RichText;
}

const PUNCTUATION = /\s*[:：]\s*$/u;

/** "Label: text" as its two parts. */
function pointOf(text: RichText): Point {
  if (typeof text === 'string') {
    const [, label, rest] = /^([^:：.!?]{2,32})[:：]\s+(\S[\s\S]{7,})$/u.exec(text) ?? [];
    return label === undefined || rest === undefined || /\d$/u.test(label) ? { text } : { label, text: rest };
  }
  const [first, second, ...rest] = text;
  if (first?.bold !== true || second === undefined || first.href !== undefined) return { text };
  const isNamed = PUNCTUATION.test(first.text) || /^\s*[:：]/u.test(second.text);
  const said = [{ ...second, text: second.text.replace(/^\s*[:：]?\s*/u, '') }, ...rest];
  if (!isNamed || plainText(said).trim() === '' || first.text.length > 48) return { text };
  return { label: first.text.replace(PUNCTUATION, ''), text: said };
}

/** A list: statements side by side where they are few, ruled rows where there are more. */
export function bulletsFit(block: Bullets, width: number, room: Room): Fitted {
  const points = block.items.map((item) => pointOf(withMark(item.text, itemMark(item, block, room.marks))));
  const longest = Math.max(...points.map(({ label = '', text }) => label.length + plainText(text).length));
  const count = points.length;
  const columns = !room.wide
    ? 1
    : count <= 3 && longest <= 190
      ? count
      : count === 4 && longest <= 130
        ? 2
        : count === 6 && longest <= 80
          ? 3
          : 1;
  const list =
    columns > 1
      ? cards(block, points, columns, width, room)
      : rows(block, points, room.wide && count >= 5 && longest <= 90 ? 2 : 1, width, room);
  if (block.heading === undefined) return list;
  const style = { ...headingStyle(room, 20), color: room.look.strongText };
  return stacked([words([{ tag: 'H2', text: block.heading, style }], width, room), list], 12 * room.scale);
}

/** Points side by side on panels of one height. */
function cards(block: Bullets, points: readonly Point[], columns: number, width: number, room: Room): Fitted {
  const { look, scale } = room;
  const gap = 20;
  const longest = Math.max(...points.map(({ text }) => plainText(text).length));
  const size = longest <= 40 ? 26 : longest <= 90 ? 23 : 20;
  const cells = points.map(({ label, text }, index): Fitted => {
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
          ? [{ tag: 'P', text, style: { ...bodyStyle(room, size), leading: 1.3 }, before: 10 * scale }]
          : [
              { tag: 'P', text: label, style: headingStyle(room, 21), before: 10 * scale },
              { tag: 'P', text, style: bodyStyle(room), before: 6 * scale },
            ];
      const said = words([...head, ...body], within, room);
      if (isOrdered) return said;
      const bar = 5;
      const top = bar + 16 * scale;
      return {
        height: said.height + top,
        most: said.height + top,
        draw: (area) => [
          { kind: 'shape', shape: 'rectangle', fill: look.strong, ...area, width: 36, height: bar },
          ...said.draw({ ...area, y: area.y + top }),
        ],
      };
    };
    return panel(inside, (width - gap * (columns - 1)) / columns, room);
  });
  return grid(cells, columns, width, { across: gap, down: gap }, listOf(block));
}

const listOf = ({ id, ordered }: Bullets) => ({ id, ...(ordered === true ? { ordered } : {}) });

/** Points beneath one another, a rule over each; their names in a column of their own where all have one. */
function rows(block: Bullets, points: readonly Point[], columns: number, width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const across = 48;
  const each = (width - across * (columns - 1)) / columns;
  const style: TextStyle = { ...bodyStyle(room, 20), leading: 1.3 };
  const mark = block.ordered === true ? 46 * scale : 0;
  const named = points.every(({ label }) => label !== undefined) && each > 380;
  const label = headingStyle(room, 20);
  const names = named
    ? Math.min(each * 0.36, Math.max(...points.map((point) => measure.width(point.label ?? '', label))) + 2)
    : 0;
  const cells = points.map((point, index): Fitted => {
    const left = mark + (named ? names + 28 : 0);
    const texts: Words[] = [
      ...(named || point.label === undefined ? [] : [{ tag: 'P' as const, text: point.label, style: label }]),
      { tag: 'P', text: point.text, style, before: 2 * scale },
    ];
    const said = words(texts, each - left, room);
    const name = words(named ? [{ tag: 'P', text: point.label ?? '', style: label }] : [], names, room);
    const inner = Math.max(said.height, name.height);
    const padding = 11 * scale;
    const height = inner + padding * 2;
    return {
      height,
      most: height + 34 * scale,
      draw(area) {
        const y = area.y + (area.height - inner) / 2;
        const number: SlideElement[] =
          block.ordered === true
            ? words(
                [
                  {
                    tag: 'Artifact',
                    text: `${index + 1}`,
                    style: { ...label, color: look.strongText, size: style.size * 1.15, leading: 1.13 },
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
            fill: index < columns ? look.strong : look.border,
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
  return grid(cells, columns, width, { across, down: 0 }, listOf(block));
}
