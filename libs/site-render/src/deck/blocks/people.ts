import { plainText, type SlideBlock } from '@sitewright/site-spec';
import { itemMark } from '../../exports/invented.ts';
import { firstSign, initialsOf } from '../../initials.ts';
import { bound } from '../../rich-text.ts';
import { writtenAddresses } from '../../written-address.ts';
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
import { baseline, onDisc } from './step-parts.ts';
import { ruledRow } from './step-rows.ts';

type People = Extract<SlideBlock, { type: 'people' }>;

/** The size of a name in a row, and the share of the width at its usual size from which on it has several lines. */
const NAME = 22;
const FIRST = 0.35;

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

/** People beneath one another, a rule over each: the name, and beside it who they are; on discs where a word or an address has no room there. */
function inRows(block: People, width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const name = headingStyle(room, NAME);
  const widest = Math.max(...block.items.map((item) => measure.width(bound(item.name), name)));
  const isLong = widest > width * FIRST * scale;
  const first = Math.min(width * (isLong ? FIRST : 0.6), widest + 1);
  const left = first + 40 * scale;
  // An address stands in one line.
  const widestIn = ({ text, style }: Words): number =>
    Math.max(
      longestWord(text, style, measure),
      ...writtenAddresses(plainText(text)).map(({ from, to }) =>
        measure.width(plainText(text).slice(from, to), style),
      ),
    );
  const isTight = block.items.some((item) =>
    wordsOf(item, block, { ...room, scale: 1 }, NAME).some(
      (said, at) => widestIn(said) > (at === 0 ? width * FIRST : width * (1 - FIRST) - 40),
    ),
  );
  // Name and role stand on one line.
  const drop = baseline(name) - baseline(bodyStyle(room, 19));
  const cells = block.items.map((item, at) => {
    if (isTight) return aside(item, 72 * scale, width, block, room, 24);
    const [who, ...more] = wordsOf(item, block, room, NAME);
    const rule = at === 0 ? { fill: look.accent, height: 2 } : { fill: look.border, height: 0.75 };
    return ruledRow(
      [
        { said: words(who === undefined ? [] : [who], first, room), x: 0, drop: 0 },
        { said: words(more, width - left, room), x: left, drop },
      ],
      { ...rule, width },
      scale,
    );
  });
  return grid(cells, 1, width, { across: 0, down: isTight ? 24 * scale : 0 }, { id: block.id });
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
function faceOf(person: Person, area: Area, room: Room): SlideElement[] {
  const asset = room.assets.find(({ id }) => id === person.image);
  const initials = initialsOf(person.name) || firstSign(person.name);
  return asset === undefined
    ? onDisc(initials, area.height * 0.36, area, room)
    : [{ kind: 'picture', asset, ...area }];
}
