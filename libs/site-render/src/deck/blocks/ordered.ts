import { type OrderedLook, plainText, type SlideBlock } from '@sitewright/site-spec';
import { contrastOf } from '../../contrast.ts';
import { markOf } from '../../exports/invented.ts';
import { mixed } from '../deck-look.ts';
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
import { lookOn } from '../ordered-look.ts';
import { markStyle } from './mark.ts';

type Bullets = Extract<SlideBlock, { type: 'bullets' }>;
type Text = Extract<SlideBlock, { type: 'text' }>;
type Align = 'start' | 'center' | 'end';

/** Words or points in the form that was ordered for them; undefined for what has its own form. */
export function orderedFit(
  block: SlideBlock,
  width: number,
  room: Room,
  align: Align,
  small = false,
): Fitted | undefined {
  if (block.type !== 'text' && block.type !== 'bullets') return undefined;
  const look = block.look ?? {};
  switch (look.form) {
    case 'picture':
    case 'round':
      return framesFit(block, width, room, look);
    case 'swatches':
      return swatchesFit(block, width, room, look);
    case 'button':
      return each(block, width, room, (text, own) => buttonFit(text, own, room, look, align));
    case 'bubble':
      return each(block, width, room, (text, own, at) =>
        bubbleFit(text, own, room, { ...look, ...fillAt(look, at) }),
      );
    case 'boxes':
      return boxesFit(block, width, room, look);
    case 'box': {
      const fill = look.fills?.[0] ?? room.look.card;
      const inside = { ...room, look: lookOn(room.look, fill, look.ink ?? room.look.ink) };
      return boxed((own) => plainFit(block, own, inside, align, small), width, room, fill);
    }
    default:
      return plainFit(
        block,
        width,
        look.ink === undefined ? room : { ...room, look: { ...room.look, ink: look.ink } },
        align,
        small,
      );
  }
}

const fillAt = ({ fills = [] }: OrderedLook, at: number): { fills?: string[] } =>
  fills.length === 0 ? {} : { fills: [fills[at % fills.length] ?? '#ffffff'] };

/** Words on a ground of their own. */
function boxed(
  inside: (width: number) => Fitted,
  width: number,
  { scale, look }: Room,
  fill: string,
): Fitted {
  const padding = 16 * scale;
  const held = inside(width - padding * 2);
  const height = held.height + padding * 2;
  return {
    height,
    most: height * 1.1,
    draw: (area) => [
      { kind: 'shape', shape: 'rectangle', fill, radius: Math.min(look.radius, 8), ...area, width },
      ...held.draw({
        x: area.x + padding,
        y: area.y + (area.height - held.height) / 2,
        width: width - padding * 2,
        height: held.height,
      }),
    ],
  };
}

/** Words of a text, or each point, in a form of its own. */
function each(
  block: Text | Bullets,
  width: number,
  room: Room,
  fit: (text: Words['text'], width: number, at: number) => Fitted,
): Fitted {
  if (block.type === 'text') return fit(block.text, width, 0);
  const columns = width > 420 && block.items.length <= 4 ? block.items.length : 1;
  const gap = { across: 18, down: 14 * room.scale };
  const own = (width - gap.across * (columns - 1)) / columns;
  return under(
    block,
    width,
    room,
    grid(
      block.items.map(({ text }, at) => fit(text, own, at)),
      columns,
      width,
      gap,
      listOf(block),
    ),
  );
}

const listOf = ({ id, ordered }: Bullets) => ({ id, ...(ordered === true ? { ordered } : {}) });

const headOf = ({ heading }: Text | Bullets, room: Room, align: Align): Words[] =>
  heading === undefined
    ? []
    : [
        {
          tag: 'H2',
          text: heading,
          style: { ...headingStyle(room, 23), color: room.look.strongText, align },
        },
      ];

const under = (block: Bullets, width: number, room: Room, list: Fitted): Fitted =>
  block.heading === undefined
    ? list
    : stacked([words(headOf(block, room, 'start'), width, room), list], 10 * room.scale);

/** Running text, or points with a sign or a number before each; lines between them where they were ordered. */
function plainFit(block: Text | Bullets, width: number, room: Room, align: Align, small: boolean): Fitted {
  const { look, scale } = room;
  if (block.type === 'text') {
    const size = small ? 14 : align === 'center' && plainText(block.text).length < 130 ? 30 : 20;
    const style = { ...bodyStyle(room, size), align };
    const mark = markOf(block, room.marks);
    const marked: Words[] =
      mark === undefined ? [] : [{ tag: 'P', text: mark, style: markStyle(room), before: 4 }];
    return words(
      [...headOf(block, room, align), { tag: 'P', text: block.text, style, before: 6 * scale }, ...marked],
      width,
      room,
    );
  }
  const isLined = block.look?.form === 'lines';
  const sign = isLined && block.ordered !== true ? 0 : 24 * scale;
  const style: TextStyle = { ...bodyStyle(room, 20), leading: 1.3 };
  const cells = block.items.map(({ text }, at): Fitted => {
    const said = words([{ tag: 'P', text, style }], width - sign, room);
    const padding = isLined ? 9 * scale : 5 * scale;
    return {
      height: said.height + padding * 2,
      most: said.height + padding * 2 + 16 * scale,
      draw(area) {
        const y = area.y + (area.height - said.height) / 2;
        const line = block.look?.fills?.[0] ?? look.border;
        const rule: SlideElement[] =
          isLined && at > 0
            ? [{ kind: 'shape', shape: 'rectangle', fill: line, ...area, width, height: 1.25 }]
            : [];
        const mark = {
          tag: 'Artifact' as const,
          text: block.ordered === true ? `${at + 1}.` : '•',
          style: { ...style, color: look.strongText },
        };
        const before = sign === 0 ? [] : words([mark], sign, room).draw({ ...area, y });
        return [...rule, ...before, ...said.draw({ ...area, x: area.x + sign, y })];
      },
    };
  });
  return under(block, width, room, grid(cells, 1, width, { across: 0, down: 0 }, listOf(block)));
}

/** A box for each point, all of one width; their grounds go from the first ordered colour to the last. */
function boxesFit(block: Text | Bullets, width: number, room: Room, look: OrderedLook): Fitted {
  const items = block.type === 'text' ? [block] : block.items;
  const fills = look.fills ?? [];
  const fillOf = (at: number): string => {
    const [first = room.look.card, second = fills.length === 1 ? first : mixed(first, room.look.ink, 0.12)] =
      fills;
    return fills.length === 1 ? first : mixed(first, second, items.length < 2 ? 0 : at / (items.length - 1));
  };
  const columns = width > 560 ? Math.min(4, items.length) : 1;
  const gap = { across: 16, down: 10 * room.scale };
  const own = (width - gap.across * (columns - 1)) / columns;
  const cells = items.map(({ text }, at): Fitted => {
    const fill = fillOf(at);
    const inside = { ...room, look: lookOn(room.look, fill, look.ink) };
    const number =
      block.type === 'bullets' && block.ordered === true ? [{ text: `${at + 1}  `, bold: true }] : [];
    const runs = typeof text === 'string' ? [{ text }] : text;
    const style = bodyStyle(inside, 19);
    return boxed(
      (within) => words([{ tag: 'P', text: [...number, ...runs], style }], within, inside),
      own,
      room,
      fill,
    );
  });
  const list = grid(cells, columns, width, gap, { id: block.id });
  return block.type === 'text' ? list : under(block, width, room, list);
}

/** A text in a speech bubble. */
function bubbleFit(text: Words['text'], width: number, room: Room, look: OrderedLook): Fitted {
  const { scale } = room;
  const fill =
    look.fills?.[0] ?? mixed(room.look.ground, room.look.ink === '#ffffff' ? '#000000' : '#ffffff', 0.75);
  const own = contrastOf(fill, room.look.ground) < 1.08 ? room.look.card : fill;
  const inside = { ...room, look: lookOn(room.look, own, look.ink) };
  const padding = 18 * scale;
  const tail = 20 * scale;
  const said = words([{ tag: 'P', text, style: bodyStyle(inside, 20) }], width - padding * 2, inside);
  const height = said.height + padding * 2 + tail;
  return {
    height,
    most: height,
    draw: ({ x, y }) => [
      {
        kind: 'shape',
        shape: 'ellipse',
        fill: own,
        x: x + width * 0.12,
        y: y + height - tail * 1.25,
        width: tail,
        height: tail * 0.8,
      },
      {
        kind: 'shape',
        shape: 'ellipse',
        fill: own,
        x: x + width * 0.12 - tail * 0.5,
        y: y + height - tail * 0.45,
        width: tail * 0.5,
        height: tail * 0.4,
      },
      { kind: 'shape', shape: 'rectangle', fill: own, radius: 20, x, y, width, height: height - tail },
      ...said.draw({ x: x + padding, y: y + padding, width: width - padding * 2, height: said.height }),
    ],
  };
}

/** A text on a button that is as wide as it needs. */
function buttonFit(text: Words['text'], width: number, room: Room, look: OrderedLook, align: Align): Fitted {
  const fill = look.fills?.[0] ?? room.look.strong;
  const inside = { ...room, look: lookOn(room.look, fill, look.ink) };
  const style: TextStyle = { ...bodyStyle(inside, 16), bold: true, align: 'center' };
  const plain = typeof text === 'string' ? text : text.map((run) => run.text).join('');
  const own = Math.min(width, room.measure.width(plain, style) + 44 * room.scale);
  const said = words([{ tag: 'P', text, style }], own - 16, inside);
  const height = said.height + 18 * room.scale;
  return {
    height,
    most: height,
    draw({ x, y }) {
      const from = x + (align === 'end' ? width - own : align === 'center' ? (width - own) / 2 : 0);
      return [
        { kind: 'shape', shape: 'rectangle', fill, radius: height / 2, x: from, y, width: own, height },
        ...said.draw({ x: from + 8, y: y + 9 * room.scale, width: own - 16, height: said.height }),
      ];
    },
  };
}

/** Frames for pictures that are to come, each with the words for it. */
function framesFit(block: Text | Bullets, width: number, room: Room, look: OrderedLook): Fitted {
  if (block.type === 'text') return frameFit(block.text, width, room, look, markOf(block, room.marks));
  const columns = Math.min(block.items.length, width > 300 ? 6 : 3);
  const gap = 14;
  const own = (width - gap * (columns - 1)) / columns;
  const cells = block.items.map(({ text }) => frameFit(text, own, room, look));
  return under(block, width, room, grid(cells, columns, width, { across: gap, down: gap }, listOf(block)));
}

const LEAST_FRAME = 64;

function frameFit(
  text: Words['text'],
  width: number,
  room: Room,
  { form, fills }: OrderedLook,
  mark?: string,
): Fitted {
  const { look, scale } = room;
  const line = fills?.[0] === look.ground ? look.border : (fills?.[0] ?? look.border);
  const thick = fills?.[0] === undefined ? 1.5 : 6;
  const shape = form === 'round' ? 'ellipse' : 'rectangle';
  const across = form === 'round' ? 0.62 : 0.86;
  const style: TextStyle = { ...bodyStyle(room, 15), color: look.muted, align: 'center', leading: 1.25 };
  const marked: Words[] =
    mark === undefined
      ? []
      : [{ tag: 'P', text: mark, style: { ...markStyle(room), align: 'center' }, before: 3 }];
  const said = (within: number): Fitted => words([{ tag: 'P', text, style }, ...marked], within, room);
  const least = Math.max(LEAST_FRAME * scale, said(width * across).height + 20 * scale);
  return {
    height: form === 'round' ? Math.max(least * 1.5, 120 * scale) : least,
    most: Math.max(least, width * (form === 'round' ? 1 : 0.8)),
    draw(area) {
      const own = form === 'round' ? Math.min(width, area.height) : width;
      const at = { x: area.x + (width - own) / 2, y: area.y, width: own, height: area.height };
      const held = said(own * across);
      return [
        { kind: 'shape', shape, fill: line, ...at },
        {
          kind: 'shape',
          shape,
          fill: look.card,
          x: at.x + thick,
          y: at.y + thick,
          width: own - thick * 2,
          height: area.height - thick * 2,
        },
        ...held.draw({
          x: at.x + (own * (1 - across)) / 2,
          y: at.y + (area.height - held.height) / 2,
          width: own * across,
          height: held.height,
        }),
      ];
    },
  };
}

/** Small squares of colours, and what they are called. */
function swatchesFit(block: Text | Bullets, width: number, room: Room, { fills = [] }: OrderedLook): Fitted {
  const text =
    block.type === 'text' ? block.text : block.items.map((item) => plainText(item.text)).join(', ');
  if (fills.length === 0) return frameFit(text, width, room, { form: 'picture' }, markOf(block, room.marks));
  const size = Math.min(30 * room.scale, width / fills.length - 6);
  const said = words(
    [{ tag: 'Caption', text, style: { ...bodyStyle(room, 11), color: room.look.muted } }],
    width,
    room,
  );
  const squares: Fitted = {
    ...{ height: size, most: size },
    draw: ({ x, y }) =>
      fills.flatMap((fill, at): SlideElement[] => [
        {
          kind: 'shape',
          shape: 'rectangle',
          fill: room.look.border,
          x: x + at * (size + 6),
          y,
          width: size,
          height: size,
        },
        {
          kind: 'shape',
          shape: 'rectangle',
          fill,
          x: x + at * (size + 6) + 1,
          y: y + 1,
          width: size - 2,
          height: size - 2,
        },
      ]),
  };
  return stacked([squares, said], 4);
}
