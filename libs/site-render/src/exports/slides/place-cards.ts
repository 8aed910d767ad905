import type { SlideBlock } from '@sitewright/site-spec';
import { itemMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import type { Area, SlideElement } from './element.ts';
import { markStyle, type Placed, type Room, stackTexts } from './place-blocks.ts';

type Steps = Extract<SlideBlock, { type: 'steps' }>;
type People = Extract<SlideBlock, { type: 'people' }>;

const narrowest = 130;

/** Divides an area into columns, as many as are wide enough. */
function columnsOf(
  area: Area,
  count: number,
  gap: number,
  least: number,
): { columns: number; width: number } {
  const most = Math.max(1, Math.floor((area.width + gap) / (least + gap)));
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  return { columns, width: (area.width - gap * (columns - 1)) / columns };
}

/** Steps beside one another along a line. */
export function placeSteps(block: Steps, area: Area, room: Room): Placed {
  const { items } = block;
  const { look, scale } = room;
  const gap = 22 * scale;
  const { columns, width } = columnsOf(area, items.length, gap, narrowest * Math.max(0.7, scale));
  const base: PdfText = { families: look.body, size: 15 * scale, color: look.muted, leading: 1.35 };
  const dot = 14 * scale;
  const elements: SlideElement[] = [];
  let y = area.y;
  for (let from = 0; from < items.length; from += columns) {
    const row = items.slice(from, from + columns);
    const line = { ...area, y: y + dot / 2 - 1, height: 2, width: row.length * (width + gap) - gap };
    elements.push({ kind: 'shape', shape: 'rectangle', fill: look.border, ...line });
    const placed = row.map((item, at) => {
      const x = area.x + at * (width + gap);
      elements.push({
        kind: 'shape',
        shape: 'ellipse',
        fill: look.strong,
        x,
        y,
        width: dot,
        height: dot,
      });
      const texts = [
        ...(item.label === undefined
          ? []
          : [{ tag: 'P' as const, text: item.label, style: { ...base, bold: true, color: look.strong } }]),
        {
          tag: 'P' as const,
          text: item.title,
          style: { ...base, families: look.heading, size: 20 * scale, bold: true, color: look.ink },
        },
        ...(item.text === undefined
          ? []
          : [{ tag: 'P' as const, text: item.text, style: base, before: 4 * scale }]),
        ...markText(item, block, room),
      ];
      return stackTexts(texts, { ...area, x, width, y: y + dot + 12 * scale }, room);
    });
    elements.push(...placed.flatMap((own) => own.elements));
    y += dot + 12 * scale + Math.max(...placed.map(({ height }) => height)) + gap;
  }
  return { elements, height: y - gap - area.y };
}

/** People on cards, each with a picture or with initials. */
export function placePeople(block: People, area: Area, room: Room): Placed {
  const { items } = block;
  const { look, scale, assets } = room;
  const gap = 18 * scale;
  const { columns, width } = columnsOf(area, items.length, gap, 200 * Math.max(0.6, scale));
  const style: PdfText = { families: look.body, size: 14 * scale, color: look.muted, leading: 1.35 };
  const face = 52 * scale;
  const padding = 14 * scale;
  const elements: SlideElement[] = [];
  let y = area.y;
  for (let from = 0; from < items.length; from += columns) {
    const cards = items.slice(from, from + columns).map((item, at) => {
      const x = area.x + at * (width + gap);
      const words = stackTexts(
        [
          {
            tag: 'P',
            text: item.name,
            style: { ...style, families: look.heading, size: 19 * scale, bold: true, color: look.ink },
          },
          ...(item.role === undefined ? [] : [{ tag: 'P' as const, text: item.role, style }]),
          ...(item.text === undefined
            ? []
            : [{ tag: 'P' as const, text: item.text, style, before: 4 * scale }]),
          ...markText(item, block, room),
        ],
        {
          ...area,
          x: x + padding * 2 + face,
          y: y + padding,
          width: Math.max(40, width - padding * 3 - face),
        },
        room,
      );
      return { item, x, words };
    });
    const height = Math.max(face, ...cards.map(({ words }) => words.height)) + padding * 2;
    for (const { item, x, words } of cards) {
      const disc = { x: x + padding, y: y + padding, width: face, height: face };
      const asset = assets.find(({ id }) => id === item.image);
      elements.push({ kind: 'shape', shape: 'rectangle', fill: look.card, radius: 8, x, y, width, height });
      elements.push(
        asset === undefined
          ? { kind: 'shape', shape: 'ellipse', fill: look.strong, ...disc }
          : { kind: 'picture', asset, ...disc },
      );
      if (asset === undefined) elements.push(initial(item.name, disc, room));
      elements.push(...words.elements);
    }
    y += height + gap;
  }
  return { elements, height: y - gap - area.y };
}

/** Says of one item among others that it was invented. */
function markText(item: object, block: Steps | People, room: Room) {
  const mark = itemMark(item, block, room.marks);
  return mark === undefined
    ? []
    : [{ tag: 'P' as const, text: mark, style: markStyle(room), before: 4 * room.scale }];
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first letter of a name, in the middle of its disc. */
function initial(name: string, disc: Area, { look }: Room): SlideElement {
  const [{ segment = '' } = {}] = graphemes.segment(name);
  const size = disc.height * 0.46;
  return {
    kind: 'text',
    tag: 'Artifact',
    text: segment,
    style: { families: look.heading, size, bold: true, color: look.onStrong, align: 'center', leading: 1.2 },
    ...disc,
    y: disc.y + (disc.height - size * 1.2) / 2,
    height: size * 1.2,
  };
}
