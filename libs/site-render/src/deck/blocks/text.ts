import { plainText, type SlideBlock } from '@sitewright/site-spec';
import { hasPhrases } from '../../exports/text/phrases.ts';
import type { SlideElement } from '../element.ts';
import { bodyStyle, type Fitted, headingStyle, type Room, type Words, words } from '../fitted.ts';
import { pointOf } from './bullets.ts';

type Block<T extends SlideBlock['type']> = Extract<SlideBlock, { type: T }>;

/** A sentence as short as this is a statement, the larger the shorter it is. */
const STATEMENT = 130;
/** Beside something else it is no larger than the title over both. */
const BESIDE = 36;
const statementSize = (length: number, { wide, scale }: Room): number =>
  !wide ? Math.min(30, BESIDE / scale) : length <= 40 ? 44 : length <= 80 ? 38 : 32;
/** The widest that running text is set, in em. */
const MEASURE = 32;

/** Running text; a sentence that stands alone is set large. */
export function textFit(block: Block<'text'>, width: number, room: Room, alone: boolean): Fitted {
  const length = plainText(block.text).length;
  const isStatement = alone && length <= STATEMENT && block.heading === undefined;
  const style = isStatement
    ? { ...headingStyle(room, statementSize(length, room)), bold: false, leading: 1.22 }
    : { ...bodyStyle(room, length > 420 ? 17 : 19), leading: 1.42 };
  const head =
    block.heading === undefined
      ? []
      : [
          {
            tag: 'H2' as const,
            text: block.heading,
            style: { ...headingStyle(room, 20), color: room.look.strongText },
          },
        ];
  const measure = Math.min(width, style.size * MEASURE);
  return words(
    [...head, { tag: 'P', text: block.text, style, before: 6 * room.scale, balanced: isStatement }],
    measure,
    room,
  );
}

/** What stands large under other things has no more words and characters: it is a line. */
const FEW = 8;
const LINE = 44;

/** One point of few words beside other things, which is what follows from them: it stands large. */
export function statementFit(block: Block<'bullets'>, width: number, room: Room): Fitted | undefined {
  const [only, ...others] = block.items;
  const isMore = others.length > 0 || block.heading !== undefined || block.ordered === true;
  if (only === undefined || isMore || only.placeholder === true || !room.wide) return undefined;
  const { label, text } = pointOf(only.text);
  if (plainText(text).trim().split(/\s+/u).length > FEW || plainText(text).length > LINE) return undefined;
  const { look, scale } = room;
  const head: Words[] =
    label === undefined
      ? []
      : [{ tag: 'P', text: label, style: { ...headingStyle(room, 20), color: look.strongText } }];
  return words(
    [...head, { tag: 'P', text, style: headingStyle(room, 36), before: 2 * scale, balanced: true }],
    width,
    room,
  );
}

/** Who said something, and what they are. */
export const nameOf = ({ by, role }: Pick<Block<'quote'>, 'by' | 'role'>): string =>
  [by, role].filter((part) => part !== undefined).join(hasPhrases(by ?? '') ? '，' : ', ');

/** Lengths of quotations and the sizes up to them. */
const QUOTES = [
  [50, 64],
  [90, 52],
  [140, 42],
  [180, 36],
] as const;

/** Where a clause follows another in Chinese and Japanese. */
const CLAUSES = /(?<=[，；：。！？])(?=[^”」』’）…—])/gu;
/** A clause of so many signs has a line of its own. */
const CLAUSE = { least: 4, most: 14 };

/** A quotation of a script without spaces, in its clauses where each may have a line of its own. */
function inClauses(text: string): string {
  const clauses = text.split(CLAUSES);
  const isEven = clauses.every(({ length }) => length >= CLAUSE.least && length <= CLAUSE.most);
  return isEven ? clauses.join('\n') : text;
}

/** A quotation, larger the shorter it is, and who said it. */
export function quoteFit(block: Block<'quote'>, width: number, room: Room): Fitted {
  const { look, scale } = room;
  const by = nameOf(block);
  const size = room.wide ? (QUOTES.find(([most]) => block.text.length <= most)?.[1] ?? 28) : 22;
  const style = { ...headingStyle(room, size), bold: false, leading: 1.22 };
  const text = inClauses(block.text);
  const said = words(
    [{ tag: 'BlockQuote', text, style, whole: text !== block.text && 'lines' }],
    Math.min(width, style.size * 20),
    room,
  );
  const name = words(by === '' ? [] : [{ tag: 'P', text: by, style: bodyStyle(room, 22) }], width - 56, room);
  const between = by === '' ? 0 : 26 * scale;
  const height = said.height + between + name.height;
  return {
    height,
    most: height,
    draw(area) {
      const foot = area.y + said.height + between;
      const rule: SlideElement[] =
        by === ''
          ? []
          : [
              {
                kind: 'shape',
                shape: 'rectangle',
                fill: look.strong,
                x: area.x,
                y: foot + 13 * scale,
                width: 36,
                height: 2.5,
              },
            ];
      return [...said.draw(area), ...rule, ...name.draw({ ...area, x: area.x + 50, y: foot })];
    },
  };
}

/** So many last digits of a telephone number are the same however it is written. */
const SAME_DIGITS = 6;

/** Where a call leads, as it is read; undefined where the call or what is around it says that already. */
function addressOf({ text, href }: Block<'callToAction'>, others: readonly string[]): string | undefined {
  if (href === undefined) return undefined;
  const address = href.replace(/^(?:https?:\/\/|mailto:|tel:)/u, '').replace(/\/$/u, '');
  const said = [text, ...others].join('\n').toLocaleLowerCase();
  const digits = address.replace(/\D/gu, '');
  const isCalled = digits.length >= SAME_DIGITS && /^[+\d\s().-]+$/u.test(address);
  const isSaid = isCalled
    ? said.replace(/\D/gu, '').includes(digits.slice(-SAME_DIGITS))
    : said.includes(address.toLocaleLowerCase().replace(/\?.*$/u, ''));
  return isSaid ? undefined : address;
}

/** What is to be done next, on a band with so much air over and under its words; on a coloured slide, where that looks like a field to fill in, under a rule. */
export function callFit(
  block: Block<'callToAction'>,
  width: number,
  room: Room,
  others: readonly string[] = [],
  air = 16,
): Fitted {
  const { look, scale } = room;
  const address = addressOf(block, others);
  const isBand = look.card !== look.ground;
  const padding = { across: isBand ? 20 * scale : 0, down: air * scale };
  const ink = { color: isBand ? look.onStrong : look.ink };
  const said = words(
    [
      {
        tag: 'P',
        text:
          address === undefined && block.href !== undefined
            ? [{ text: block.text, href: block.href }]
            : block.text,
        style: { ...headingStyle(room, 22), ...ink },
      },
      ...(address === undefined
        ? []
        : [
            {
              tag: 'P' as const,
              text: [{ text: address, href: block.href }],
              style: { ...bodyStyle(room, 19), ...ink },
              before: 4 * scale,
            },
          ]),
    ],
    width - padding.across * 2,
    room,
  );
  const height = said.height + padding.down * (isBand ? 2 : 1);
  return {
    height,
    most: height,
    draw: (area) => [
      isBand
        ? {
            kind: 'shape',
            shape: 'rectangle',
            fill: look.strong,
            radius: look.radius,
            ...area,
            width,
            height,
          }
        : { kind: 'shape', shape: 'rectangle', fill: look.border, ...area, width, height: 1.5 },
      ...said.draw({ ...area, x: area.x + padding.across, y: area.y + padding.down }),
    ],
  };
}
