import type { OrderedLook } from '@sitewright/site-spec';
import { contrastOf } from '../../contrast.ts';
import { mixed } from '../../mixed-colour.ts';
import type { TextStyle } from '../element.ts';
import { bodyStyle, type Fitted, type Room, type Words, words } from '../fitted.ts';
import { lookOn } from '../ordered-look.ts';

/** Where words stand on their line. */
export type Align = 'start' | 'center' | 'end';

/** A text in a speech bubble. */
export function bubbleFit(text: Words['text'], width: number, room: Room, look: OrderedLook): Fitted {
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
export function buttonFit(
  text: Words['text'],
  width: number,
  room: Room,
  look: OrderedLook,
  align: Align,
): Fitted {
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
