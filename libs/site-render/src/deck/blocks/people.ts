import type { SlideBlock } from '@sitewright/site-spec';
import { itemMark } from '../../exports/invented.ts';
import { firstSign, initialsOf } from '../../initials.ts';
import { bound } from '../../rich-text.ts';
import type { Area, SlideElement } from '../element.ts';
import { bodyStyle, type Fitted, grid, headingStyle, type Room, type Words, words } from '../fitted.ts';
import { markStyle } from './mark.ts';
import { baseline } from './step-parts.ts';
import { timeRow } from './step-rows.ts';

type People = Extract<SlideBlock, { type: 'people' }>;

/** The size of a name in a row. */
const NAME = 22;

/** People: a few without pictures in rows, else in columns, each with a picture or with initials, above the name or beside it. */
export function peopleFit(block: People, width: number, room: Room): Fitted {
  const { items } = block;
  const isFew = room.wide && items.length <= 4;
  const columns = !room.wide ? (items.length > 4 ? 2 : 1) : isFew ? items.length : items.length <= 6 ? 3 : 4;
  const gap = { across: 28, down: 24 * room.scale };
  const each = (width - gap.across * (columns - 1)) / columns;
  const pictured = items.some(({ image }) => image !== undefined);
  if (isFew && !pictured && items.length > 1) return inRows(block, width, room);
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

/** People beneath one another, a rule over each: the name in one line, and beside it who they are. */
function inRows(block: People, width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const name = headingStyle(room, NAME);
  const widest = Math.max(...block.items.map((item) => measure.width(bound(item.name), name)));
  const first = Math.min(width * 0.6, widest + 1);
  const left = first + 40 * scale;
  // Name and role stand on one line.
  const drop = baseline(name) - baseline(bodyStyle(room, 19));
  const cells = block.items.map((item, at) => {
    const [who, ...more] = wordsOf(item, block, room, NAME);
    const rule = at === 0 ? { fill: look.accent, height: 2 } : { fill: look.border, height: 0.75 };
    return timeRow(
      [
        { said: words(who === undefined ? [] : [who], first, room), x: 0, drop: 0 },
        { said: words(more, width - left, room), x: left, drop },
      ],
      { ...rule, width },
      scale,
    );
  });
  return grid(cells, 1, width, { across: 0, down: 0 }, { id: block.id });
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
