import type { SlideBlock } from '@sitewright/site-spec';
import { itemMark } from '../../exports/invented.ts';
import { firstSign, initialsOf } from '../../initials.ts';
import { bound } from '../../rich-text.ts';
import type { Area, SlideElement } from '../element.ts';
import {
  bodyStyle,
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

type People = Extract<SlideBlock, { type: 'people' }>;

/** What the sides of a panel take of its width. */
const INSIDE = 44;

/** People in columns: a few without pictures on panels, else each with a picture or with initials, above the name or beside it. */
export function peopleFit(block: People, width: number, room: Room): Fitted {
  const { items } = block;
  const isFew = room.wide && items.length <= 4;
  const columns = !room.wide ? (items.length > 4 ? 2 : 1) : isFew ? items.length : items.length <= 6 ? 3 : 4;
  const gap = { across: 28, down: 24 * room.scale };
  const each = (width - gap.across * (columns - 1)) / columns;
  // A name or an address that has no room in a column would make all words small.
  const isTight = items.some((item) =>
    wordsOf(item, block, { ...room, scale: 1 }, 24).some(
      ({ text, style }) => longestWord(bound(text), style, room.measure) > each - INSIDE,
    ),
  );
  if (isFew && isTight && items.length > 1)
    return grid(
      items.map((item) => aside(item, 72 * room.scale, width, block, room, 24)),
      1,
      width,
      gap,
      { id: block.id },
    );
  const pictured = items.some(({ image }) => image !== undefined);
  if (isFew && !pictured && items.length > 1)
    return grid(
      items.map((item) => named(item, each, block, room)),
      columns,
      width,
      gap,
      { id: block.id },
    );
  const cells = items.map((item) => {
    if (items.length === 1) return aside(item, 120 * room.scale, each, block, room, 28);
    const face = (isFew ? 104 : columns === 4 ? 44 : 60) * room.scale;
    return isFew ? above(item, face, each, block, room) : aside(item, face, each, block, room);
  });
  return grid(cells, columns, width, gap, { id: block.id });
}

type Person = People['items'][number];

function wordsOf(person: Person, block: People, room: Room, size: number): Words[] {
  const mark = itemMark(person, block, room.marks);
  return [
    { tag: 'P', text: person.name, style: headingStyle(room, size) },
    ...(person.role === undefined
      ? []
      : [
          {
            tag: 'P' as const,
            text: person.role,
            style: { ...bodyStyle(room, 19), color: room.look.muted },
            before: 2,
          },
        ]),
    ...(person.text === undefined
      ? []
      : [{ tag: 'P' as const, text: person.text, style: bodyStyle(room, 19), before: 6 * room.scale }]),
    ...(mark === undefined ? [] : [{ tag: 'P' as const, text: mark, style: markStyle(room), before: 4 }]),
  ];
}

/** A name on a panel, a bar of the accent over it. */
function named(person: Person, width: number, block: People, room: Room): Fitted {
  const bar = 5;
  const top = bar + 16 * room.scale;
  return panel(
    (within) => {
      const said = words(wordsOf(person, block, room, 24), within, room);
      return {
        height: said.height + top,
        most: said.height + top,
        draw: (area) => [
          { kind: 'shape', shape: 'rectangle', fill: room.look.accent, ...area, width: 36, height: bar },
          ...said.draw({ ...area, y: area.y + top }),
        ],
      };
    },
    width,
    room,
  );
}

function above(person: Person, face: number, width: number, block: People, room: Room): Fitted {
  const said = words(wordsOf(person, block, room, 22), width, room);
  const top = face + 18 * room.scale;
  return {
    height: top + said.height,
    most: top + said.height,
    draw: (area) => [
      ...faceOf(person, { ...area, width: face, height: face }, room),
      ...said.draw({ ...area, y: area.y + top }),
    ],
  };
}

function aside(person: Person, face: number, width: number, block: People, room: Room, size = 19): Fitted {
  const left = face + (size > 19 ? 26 : 14) * room.scale;
  const said = words(wordsOf(person, block, room, size), Math.max(40, width - left), room);
  const height = Math.max(face, said.height);
  return {
    height,
    most: height + 30,
    draw: (area) => [
      ...faceOf(person, { ...area, width: face, height: face }, room),
      ...said.draw({ ...area, x: area.x + left, y: area.y + Math.max(0, (face - said.height) / 2) }),
    ],
  };
}

/** A person's picture, or initials on a disc. */
function faceOf(person: Person, area: Area, { look, assets }: Room): SlideElement[] {
  const asset = assets.find(({ id }) => id === person.image);
  if (asset !== undefined) return [{ kind: 'picture', asset, ...area }];
  const size = area.height * 0.36;
  return [
    { kind: 'shape', shape: 'ellipse', fill: look.strong, ...area },
    {
      kind: 'text',
      tag: 'Artifact',
      text: initialsOf(person.name) || firstSign(person.name),
      style: {
        families: look.heading,
        size,
        color: look.onStrong,
        bold: true,
        align: 'center',
        leading: 1.2,
      },
      ...area,
      y: area.y + (area.height - size * 1.2) / 2,
      height: size * 1.2,
    },
  ];
}
