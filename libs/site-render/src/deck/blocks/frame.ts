import { type Asset, type OrderedLook, plainText, type SlideBlock } from '@sitewright/site-spec';
import { contrastOf } from '../../contrast.ts';
import { markOf } from '../../exports/invented.ts';
import { mixed } from '../../mixed-colour.ts';
import type { DeckLook } from '../deck-look.ts';
import type { Area, SlideElement } from '../element.ts';
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
import { pointOf } from './bullets.ts';
import { markStyle } from './mark.ts';

/** Words that a place for a picture may hold. */
export type Frame = Extract<SlideBlock, { type: 'bullets' | 'text' }>;

/** Whether a block is a place for a picture. */
export const isFramed = (block: SlideBlock): block is Frame =>
  (block.type === 'text' || block.type === 'bullets') &&
  (block.look?.form === 'picture' || block.look?.form === 'round');

/** The least height of a place for a picture, by its width: it is as large as the picture will be. */
const LEAST = 0.5;
const LEAST_MOST = 120;
/** The highest that one grows where there is room. */
const HIGHEST = 460;

/** Places for pictures that are to come, each with the words for it. */
export function framesFit(block: Frame, width: number, room: Room, look: OrderedLook, small = false): Fitted {
  if (block.type === 'text')
    return small
      ? markerFit(seenOf(block, room), width, room)
      : frameFit(seenOf(block, room), width, room, look);
  const columns = Math.min(block.items.length, width > 300 ? 6 : 3);
  const gap = 14;
  const own = (width - gap * (columns - 1)) / columns;
  const cells = block.items.map(({ text, image }) => {
    const { label, text: said } = pointOf(text);
    const frame = frameFit(
      { text: label === undefined ? text : '', thing: thingOf(image, room) },
      own,
      room,
      look,
    );
    if (label === undefined) return frame;
    // Whose picture it is, and what is said of them, stands under it.
    const caption: Words[] = [
      { tag: 'P', text: label, style: { ...headingStyle(room, 20), align: 'center' } },
      { tag: 'P', text: said, style: { ...bodyStyle(room, 17), align: 'center' }, before: 2 },
    ];
    return stacked([frame, words(caption, own, room)], 10 * room.scale);
  });
  const row = grid(cells, columns, width, { across: gap, down: gap }, { id: block.id });
  if (block.heading === undefined) return row;
  const head = { ...headingStyle(room, 23), color: room.look.strongText };
  return stacked(
    [words([{ tag: 'H2', text: block.heading, style: head }], width, room), row],
    10 * room.scale,
  );
}

/** What a picture that is to come will show, with a drawing of it and a mark, where there are some. */
interface Seen {
  text: Words['text'];
  thing: Asset | undefined;
  mark?: string | undefined;
}

/** The asset that a place for a picture names; undefined where it names none or one that is not there. */
export const thingOf = (image: string | undefined, { assets }: Room): Asset | undefined =>
  assets.find(({ id }) => id === image);

function seenOf(block: Extract<Frame, { type: 'text' }>, room: Room): Seen {
  const mark = markOf(block, room.marks);
  return {
    text: block.text,
    thing: thingOf(block.look?.image, room),
    mark: mark === undefined ? undefined : `${room.marks.picture} · ${mark}`,
  };
}

/** The look of a place for a picture: on a pale or dark slide a tint of it, on a coloured one pale. */
function frameLook(look: DeckLook): DeckLook {
  const { ground, accent, ink } = look;
  const white = contrastOf(ground, '#ffffff');
  const mark = contrastOf(accent, ground) < 1.5 ? ink : accent;
  if (white < 1.25) return { ...lookOn(look, mixed(ground, mark, 0.13)), accent: mark };
  if (white > 9) return { ...lookOn(look, mixed(ground, '#ffffff', 0.1)), accent: mark };
  return { ...lookOn(look, mixed(ground, '#ffffff', 0.72)), accent: '#1c2230' };
}

/** A sun over hills: stands for a picture of anything. */
const HILLS = 'M4 86 L36 38 L56 68 L68 52 L96 86 Z';
const SUN = 'M72 14 a12 12 0 1 0 0.01 0 Z';

/** What is drawn in a place for a picture, filling `area`: the named thing where it is a pictogram, else a sun over hills. */
export const drawn = ({ ground, accent }: DeckLook, area: Area, thing?: Asset): SlideElement => ({
  kind: 'drawing',
  parts:
    thing?.source === 'pictogram'
      ? [
          { path: thing.body, fill: mixed(ground, accent, 0.35) },
          { path: thing.lines, fill: mixed(ground, accent, 0.85) },
        ]
      : [
          { path: HILLS, fill: mixed(ground, accent, 0.45) },
          { path: SUN, fill: mixed(ground, accent, 0.3) },
        ],
  ...area,
});

/** What will be seen, and that it is still to come, in a place of any size. */
function framed({ text, thing, mark }: Seen, area: Area, room: Room): SlideElement[] {
  const { look } = room;
  const within = area.width * 0.84;
  const size = area.width < 150 ? 14 : area.width < 320 ? 16 : 20;
  const said: Words[] = [
    {
      tag: 'P',
      text,
      style: { ...bodyStyle({ ...room, scale: 1 }, size), color: look.ink, align: 'center', leading: 1.25 },
      balanced: true,
    },
    ...(mark === undefined
      ? []
      : [
          {
            tag: 'P' as const,
            text: mark,
            style: { ...markStyle({ ...room, scale: 1 }), align: 'center' as const },
            before: 6,
          },
        ]),
  ];
  const held = words(said, within, room);
  const side = Math.min(120, area.width * 0.4, (area.height - held.height - 24) * 0.6);
  const icon = side < 24 ? 0 : side;
  const gap = icon === 0 ? 0 : 10;
  const top = area.y + (area.height - held.height - icon - gap) / 2;
  const x = area.x + (area.width - within) / 2;
  // A balanced text is narrower than its room, in whose middle it stands.
  const lines = held.draw({ x, y: top + icon + gap, width: within, height: held.height });
  return [
    ...(icon === 0
      ? []
      : [drawn(look, { x: area.x + (area.width - icon) / 2, y: top, width: icon, height: icon }, thing)]),
    ...lines.map((line) => ({ ...line, x: x + (within - line.width) / 2 })),
  ];
}

function frameFit(seen: Seen, width: number, room: Room, look: OrderedLook): Fitted {
  const isRound = look.form === 'round';
  const least = Math.min(LEAST_MOST, width * LEAST) * Math.min(1, room.scale * 1.2);
  return {
    height: isRound ? Math.max(least, Math.min(150, width * 0.7)) : least,
    most: isRound ? Math.min(width, HIGHEST) : HIGHEST,
    draw(area) {
      const own = isRound ? Math.min(width, area.height) : width;
      const place = { ...area, x: area.x + (width - own) / 2, width: own };
      return frame(seen, place, room, look, place);
    },
  };
}

/** A place for a picture over a whole area, in its ordered line where it has one. */
function frame(
  seen: Seen,
  area: Area,
  room: Room,
  { form, fills }: OrderedLook,
  said: Area | undefined,
): SlideElement[] {
  const look = frameLook(room.look);
  const shape = form === 'round' ? 'ellipse' : 'rectangle';
  const line = fills?.[0] === room.look.ground ? room.look.border : fills?.[0];
  const thick = line === undefined ? 0 : 5;
  const inner = {
    x: area.x + thick,
    y: area.y + thick,
    width: area.width - thick * 2,
    height: area.height - thick * 2,
  };
  return [
    ...(line === undefined ? [] : [{ kind: 'shape' as const, shape, fill: line, ...area } as const]),
    { kind: 'shape', shape, fill: look.ground, ...inner },
    ...(said === undefined ? [] : framed(seen, said, { ...room, look })),
  ];
}

/** A picture that is to come over a whole area, with the words for it in the middle of `said`, or without. */
export const frameOf = (block: Frame, area: Area, room: Room, said: Area | undefined): SlideElement[] =>
  block.type === 'text' ? frame(seenOf(block, room), area, room, {}, said) : [];

/** A picture that is no larger than a button: its sign, and the words for it. */
function markerFit({ text, thing, mark }: Seen, width: number, room: Room): Fitted {
  const side = 34;
  const look = frameLook(room.look);
  const said = words(
    [
      { tag: 'P', text, style: { ...bodyStyle(room, 14), leading: 1.25 } },
      ...(mark === undefined ? [] : [{ tag: 'P' as const, text: mark, style: markStyle(room) }]),
    ],
    width - side - 12,
    room,
  );
  const height = Math.max(side, said.height);
  return {
    height,
    most: height,
    draw: ({ x, y }) => [
      {
        kind: 'shape',
        shape: 'ellipse',
        fill: look.ground,
        x,
        y: y + (height - side) / 2,
        width: side,
        height: side,
      },
      drawn(look, { x: x + 7, y: y + (height - side) / 2 + 7, width: side - 14, height: side - 14 }, thing),
      ...said.draw({
        x: x + side + 12,
        y: y + (height - said.height) / 2,
        width: width - side - 12,
        height: said.height,
      }),
    ],
  };
}

/** Squares of colours, and what they are called. */
export function swatchesFit(block: Frame, width: number, room: Room, { fills = [] }: OrderedLook): Fitted {
  const text =
    block.type === 'text' ? block.text : block.items.map((item) => plainText(item.text)).join(', ');
  if (fills.length === 0)
    return frameFit({ text, thing: undefined, mark: markOf(block, room.marks) }, width, room, {
      form: 'picture',
    });
  const size = Math.min(44 * room.scale, width / fills.length - 6);
  const said = words(
    [{ tag: 'Caption', text, style: { ...bodyStyle(room, 14), color: room.look.muted } }],
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
