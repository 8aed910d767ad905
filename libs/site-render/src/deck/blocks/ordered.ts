import { type Asset, type OrderedLook, plainText, type SlideBlock } from '@sitewright/site-spec';
import { inkOn } from '../../contrast.ts';
import { markOf } from '../../exports/invented.ts';
import { mixed } from '../../mixed-colour.ts';
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
import { lookOn, orderedInk } from '../ordered-look.ts';
import { type Align, bubbleFit, buttonFit } from './bubble.ts';
import { pointOf } from './bullets.ts';
import { drawn, framesFit, swatchesFit, thingOf } from './frame.ts';
import { markStyle } from './mark.ts';

type Bullets = Extract<SlideBlock, { type: 'bullets' }>;
type Text = Extract<SlideBlock, { type: 'text' }>;

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
      return framesFit(block, width, room, look, small);
    case 'swatches':
      return swatchesFit(block, width, room, look);
    case 'button':
      return each(block, width, room, (text, own, at) =>
        buttonFit(text, own, room, { ...look, ...fillAt(look, at) }, align),
      );
    case 'bubble':
      return each(block, width, room, (text, own, at) =>
        bubbleFit(text, own, room, { ...look, ...fillAt(look, at) }),
      );
    case 'boxes':
      return boxesFit(block, width, room, look);
    case 'box': {
      const fill = look.fills?.[0] ?? room.look.card;
      const inside = { ...room, look: lookOn(room.look, fill, look.ink ?? inkOn(fill, room.look.ink)) };
      return boxed(
        (own) => plainFit(block, own, inside, align, small),
        width,
        room,
        fill,
        block.heading !== undefined,
      );
    }
    default:
      return plainFit(
        block,
        width,
        look.ink === undefined
          ? room
          : { ...room, look: { ...room.look, ink: orderedInk(room.look.ground, look.ink, room.look.ink) } },
        align,
        small,
      );
  }
}

const fillAt = ({ fills = [] }: OrderedLook, at: number): { fills?: string[] } =>
  fills.length === 0 ? {} : { fills: [fills[at % fills.length] ?? '#ffffff'] };

/** Words on a ground of their own, which grows to a calm shape where there is room. */
function boxed(
  inside: (width: number) => Fitted,
  width: number,
  { scale, look }: Room,
  fill: string,
  isTop = false,
): Fitted {
  const padding = 20 * scale;
  const held = inside(width - padding * 2);
  const height = held.height + padding * 2;
  return {
    height,
    most: Math.max(height * 1.25, Math.min(width, height * 2.2)),
    draw: (area) => [
      { kind: 'shape', shape: 'rectangle', fill, radius: Math.min(look.radius, 8), ...area, width },
      ...held.draw({
        x: area.x + padding,
        y: isTop ? area.y + padding : area.y + (area.height - held.height) / 2,
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
  // Who speaks after another stands below.
  const isTalk = block.look?.form === 'bubble' && block.look.place !== undefined;
  const columns = width > 420 && block.items.length <= 4 && !isTalk ? block.items.length : 1;
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

/** A figure in the middle is the largest, a sentence there large; what stands at an edge is small. */
function sizeOf({ text, look }: Text, align: Align, small: boolean): number {
  const { length } = plainText(text);
  if (small) return look?.place === 'bottom' ? 17 : 14;
  return align !== 'center' ? 20 : length < 8 ? 80 : length < 130 ? 30 : 20;
}

/** Running text, or points with a sign or a number before each; lines between them where they were ordered. */
function plainFit(block: Text | Bullets, width: number, room: Room, align: Align, small: boolean): Fitted {
  const { look, scale } = room;
  if (block.type === 'text') {
    const size = sizeOf(block, align, small);
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
  // Points that have numbers of their own need no other sign.
  const isSigned = block.items.every(({ text }) => /^\d{1,2}[.)]\s/u.test(plainText(text)));
  const sign = isSigned || (isLined && block.ordered !== true) ? 0 : 26 * scale;
  const style: TextStyle = { ...bodyStyle(room, 20), leading: 1.3 };
  const cells = block.items.map(({ text }, at): Fitted => {
    const said = words([{ tag: 'P', text, style }], width - sign, room);
    const padding = isLined ? 9 * scale : 6 * scale;
    return {
      height: said.height + padding * 2,
      most: said.height + padding * 2 + 24 * scale,
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

/** Words of more letters are not set on a quarter of a slide's width. */
const LONG_BOX = 110;

/** A box for each point, all of one width; their grounds go from the first ordered colour to the last. */
function boxesFit(block: Text | Bullets, width: number, room: Room, look: OrderedLook): Fitted {
  const items = block.type === 'text' ? [{ ...block, image: undefined }] : block.items;
  const fills = look.fills ?? [];
  const fillOf = (at: number): string => {
    const [first = room.look.card, second = first] = fills;
    return mixed(first, second, items.length < 2 ? 0 : at / (items.length - 1));
  };
  const longest = Math.max(...items.map(({ text }) => plainText(text).length));
  const most = items.length === 4 && longest > LONG_BOX ? 2 : 4;
  const columns = width > 560 ? Math.min(most, items.length) : 1;
  const gap = { across: 16, down: 10 * room.scale };
  const own = (width - gap.across * (columns - 1)) / columns;
  // Boxes beneath one another are rows of a list; those side by side say their name over what it is.
  const isNamed = columns > 1;
  const cells = items.map((item, at): Fitted => {
    const { text } = item;
    const fill = fillOf(at);
    const inside = { ...room, look: lookOn(room.look, fill, look.ink) };
    const number =
      block.type === 'bullets' && block.ordered === true ? [{ text: `${at + 1}  `, bold: true }] : [];
    const { label, text: said } = isNamed ? pointOf(text) : { text };
    const name: Words[] =
      label === undefined
        ? []
        : [{ tag: 'P', text: [...number, { text: label }], style: headingStyle(inside, 23) }];
    const runs = typeof said === 'string' ? [{ text: said }] : said;
    // What its owner is to say there is quieter than what is said.
    const isOpen = item.placeholder === true;
    const color = isOpen ? inside.look.muted : inside.look.ink;
    const body: Words = {
      ...{ tag: 'P', text: label === undefined ? [...number, ...runs] : runs },
      ...{ style: { ...bodyStyle(inside, 20), color }, before: 8 * room.scale },
    };
    const mark: Words[] = isOpen
      ? [{ tag: 'P', text: room.marks.replace, style: markStyle(inside), before: 4 }]
      : [];
    const thing = thingOf(item.image, room);
    const icon: Fitted[] = thing === undefined ? [] : [iconFit(thing, inside)];
    return boxed(
      (within) => stacked([...icon, words([...name, body, ...mark], within, inside)], 10 * room.scale),
      ...([own, room, fill, isNamed] as const),
    );
  });
  const list = grid(cells, columns, width, gap, { id: block.id });
  return block.type === 'text' ? list : under(block, width, room, list);
}

/** A small drawing over the words of a box. */
function iconFit(thing: Asset, { look, scale }: Room): Fitted {
  const side = 52 * scale;
  return {
    ...{ height: side, most: side },
    draw: ({ x, y }) => [drawn({ ...look, accent: look.ink }, { x, y, width: side, height: side }, thing)],
  };
}
