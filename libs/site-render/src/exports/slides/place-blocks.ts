import type { Asset, SlideBlock } from '@sitewright/site-spec';
import { itemMark, type Marks, markOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import type { Area, SlideElement, TextElement } from './element.ts';
import type { Look, Measure } from './measure.ts';
import { placePeople, placeSteps } from './place-cards.ts';

export interface Room {
  look: Look;
  measure: Measure;
  assets: readonly Asset[];
  marks: Marks;
  /** Everything is this much of its full size. */
  scale: number;
}

/** A block that is placed: what it is made of, and where it ends. */
export interface Placed {
  elements: SlideElement[];
  height: number;
}

/** The least that a chart or a picture needs. */
const flexible = 130;

const isFlexible = ({ type }: SlideBlock): boolean => type === 'chart' || type === 'image';

/** Puts blocks beneath one another; those that can be of any height share what the others leave. */
export function placeColumn(blocks: readonly SlideBlock[], area: Area, room: Room): Placed {
  const gap = 18 * room.scale;
  const fixed = blocks
    .filter((block) => !isFlexible(block))
    .reduce((sum, block) => sum + placeMarked(block, { ...area, height: 0 }, room).height, 0);
  const free = area.height - fixed - gap * (blocks.length - 1);
  const each = Math.max(flexible, free / Math.max(1, blocks.filter(isFlexible).length));
  const elements: SlideElement[] = [];
  let { y } = area;
  for (const block of blocks) {
    const placed = placeMarked(block, { ...area, y, height: each }, room);
    elements.push(...placed.elements);
    y += placed.height + gap;
  }
  return { elements, height: y - gap - area.y };
}

/** Texts beneath one another. */
export function stackTexts(
  texts: readonly (Pick<TextElement, 'tag' | 'text' | 'style'> & { before?: number })[],
  area: Area,
  { measure }: Room,
): Placed {
  let { y } = area;
  const elements = texts.map(({ before = 0, ...text }, index): TextElement => {
    if (index > 0) y += before;
    const height = measure(text.text, text.style, area.width);
    const element = { kind: 'text', ...text, x: area.x, y, width: area.width, height } as const;
    y += height;
    return element;
  });
  return { elements, height: y - area.y };
}

/** A block, and under it that it was invented, where it was. */
function placeMarked(block: SlideBlock, area: Area, room: Room): Placed {
  const mark = markOf(block, room.marks);
  if (mark === undefined) return placeBlock(block, area, room);
  const style = markStyle(room);
  const gap = 6 * room.scale;
  const height = room.measure(mark, style, area.width);
  const placed = placeBlock(block, { ...area, height: Math.max(0, area.height - height - gap) }, room);
  const y = area.y + placed.height + gap;
  const label = {
    kind: 'text',
    tag: 'P',
    text: mark,
    style,
    x: area.x,
    y,
    width: area.width,
    height,
  } as const;
  return { elements: [...placed.elements, label], height: placed.height + gap + height };
}

/** How a mark is set: small and quiet, yet to be read. */
export const markStyle = ({ look, scale }: Room): PdfText => ({
  families: look.body,
  size: Math.max(10, 12 * scale),
  color: look.muted,
  italic: true,
  leading: 1.3,
});

function placeBlock(block: SlideBlock, area: Area, room: Room): Placed {
  const { look, scale } = room;
  const style: PdfText = { families: look.body, size: 20 * scale, color: look.ink, leading: 1.35 };
  const small: PdfText = { ...style, size: 14 * scale, color: look.muted };
  const strong: PdfText = { ...style, families: look.heading, bold: true };
  const paragraph = (text: TextElement['text'], own: PdfText = style, before = 6 * scale) =>
    ({ tag: 'P', text, style: own, before }) as const;
  switch (block.type) {
    case 'bullets':
      return placeList(block, area, room);
    case 'text':
      return stackTexts(
        [
          ...(block.heading === undefined
            ? []
            : [{ tag: 'H2' as const, text: block.heading, style: { ...strong, color: look.strong } }]),
          paragraph(block.text),
        ],
        area,
        room,
      );
    case 'quote': {
      const by = [block.by, block.role].filter((part) => part !== undefined).join(', ');
      const bar = 5;
      const inset = { ...area, x: area.x + bar + 22, width: area.width - bar - 22 };
      const words = stackTexts(
        [
          {
            tag: 'BlockQuote',
            text: block.text,
            style: { ...style, families: look.heading, size: 28 * scale, leading: 1.3 },
          },
          ...(by === '' ? [] : [paragraph(by, small, 14 * scale)]),
        ],
        inset,
        room,
      );
      const mark: SlideElement = {
        kind: 'shape',
        shape: 'rectangle',
        fill: look.strong,
        ...area,
        width: bar,
        height: words.height,
      };
      return { elements: [mark, ...words.elements], height: words.height };
    }
    case 'number':
      return stackTexts(
        [
          paragraph(block.value, { ...strong, size: 68 * scale, color: look.strong, leading: 1.1 }),
          paragraph(block.label),
          ...(block.context === undefined ? [] : [paragraph(block.context, small)]),
        ],
        area,
        room,
      );
    case 'callToAction':
      return stackTexts(
        [
          paragraph(block.text, { ...strong, size: 26 * scale, color: look.strong }),
          ...(block.href === undefined
            ? []
            : [paragraph([{ text: block.href, href: block.href }], { ...style, size: 16 * scale })]),
        ],
        area,
        room,
      );
    case 'steps':
      return placeSteps(block, area, room);
    case 'people':
      return placePeople(block, area, room);
    case 'table':
      return placeTable(block, area, room);
    case 'chart': {
      const words = room.measure(block.chart.takeaway, small, area.width);
      const drawn = Math.max(flexible - words, area.height - words - 8);
      const caption = {
        kind: 'text',
        tag: 'P',
        text: block.chart.takeaway,
        style: small,
        ...area,
        y: area.y + drawn + 8,
        height: words,
      } as const;
      const { chart, dataset } = block;
      return {
        elements: [{ kind: 'chart', chart, dataset, ...area, height: drawn }, caption],
        height: drawn + 8 + words,
      };
    }
    case 'image':
      return placePicture(block, area, room);
  }
}

function placePicture(block: Extract<SlideBlock, { type: 'image' }>, area: Area, room: Room): Placed {
  const small: PdfText = { families: room.look.body, size: 13 * room.scale, color: room.look.muted };
  const words = block.caption === undefined ? 0 : room.measure(block.caption, small, area.width) + 6;
  const asset = room.assets.find(({ id }) => id === block.asset);
  const height = Math.max(flexible, area.height) - words;
  const caption: SlideElement[] =
    block.caption === undefined
      ? []
      : [
          {
            kind: 'text',
            tag: 'Caption',
            text: block.caption,
            style: small,
            ...area,
            y: area.y + height + 6,
            height: words - 6,
          },
        ];
  const drawn: SlideElement[] = asset === undefined ? [] : [{ kind: 'picture', asset, ...area, height }];
  return { elements: [...drawn, ...caption], height: height + words };
}

function placeList(block: Extract<SlideBlock, { type: 'bullets' }>, area: Area, room: Room): Placed {
  const { look, scale, measure } = room;
  const size = 22 * scale;
  const style: PdfText = { families: look.body, size, color: look.ink, leading: 1.35 };
  const indent = block.ordered === true ? size * 1.7 : size * 1.2;
  const head = stackTexts(
    block.heading === undefined
      ? []
      : [
          {
            tag: 'H2',
            text: block.heading,
            style: { ...style, families: look.heading, bold: true, color: look.strong },
          },
        ],
    area,
    room,
  );
  const top = head.height === 0 ? 0 : head.height + 8 * scale;
  const items = block.items.map((item) => {
    const text = withMark(item.text, itemMark(item, block, room.marks));
    return { text, height: measure(text, style, area.width - indent) };
  });
  const gap = 20 * scale;
  const height = items.reduce((sum, item) => sum + item.height + gap, -gap);
  return {
    elements: [
      ...head.elements,
      {
        kind: 'list',
        items,
        ordered: block.ordered === true,
        style,
        mark: look.strong,
        rule: look.border,
        gap,
        indent,
        ...area,
        y: area.y + top,
        height,
      },
    ],
    height: top + height,
  };
}

function placeTable(block: Extract<SlideBlock, { type: 'table' }>, area: Area, room: Room): Placed {
  const { look, scale, measure } = room;
  const style: PdfText = { families: look.body, size: 16 * scale, color: look.ink, leading: 1.3 };
  const { columns, rows, totals, caption } = block;
  const small: PdfText = { ...style, size: 13 * scale, color: look.muted };
  const head = stackTexts(
    caption === undefined ? [] : [{ tag: 'Caption', text: caption, style: small }],
    area,
    room,
  );
  const top = head.height === 0 ? 0 : head.height + 6;
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  const padding = style.size * 0.45;
  const width = area.width / columns.length - padding * 2;
  const height = all.reduce(
    (sum, row) =>
      sum +
      Math.max(...columns.map((_column, at) => measure(row[at] || ' ', { ...style, bold: true }, width))) +
      padding * 2,
    0,
  );
  return {
    elements: [
      ...head.elements,
      {
        kind: 'table',
        columns,
        rows,
        totals,
        style,
        line: look.border,
        head: look.strong,
        ...area,
        y: area.y + top,
        height,
      },
    ],
    height: top + height,
  };
}
