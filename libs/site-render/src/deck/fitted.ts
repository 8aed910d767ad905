import { type Asset, plainText, type RichText } from '@sitewright/site-spec';
import type { Marks } from '../exports/invented.ts';
import { leadingFor } from '../leading.ts';
import { bound, boundShort } from '../rich-text.ts';
import type { DeckLook } from './deck-look.ts';
import type { Area, SlideElement, TextElement, TextStyle } from './element.ts';
import { isRagged, withoutLoneWord } from './line-ends.ts';
import type { Measure } from './measure.ts';

/** What placing needs to know. */
export interface Room {
  look: DeckLook;
  measure: Measure;
  assets: readonly Asset[];
  marks: Marks;
  /** Everything is this much of its usual size. */
  scale: number;
  /** Whether the whole width of a broad slide is there, so that things may stand side by side. */
  wide: boolean;
  /** Whether it is a timeline's: what has its time stands along a line. */
  isTimeline?: boolean;
  /** Whether slides beside it say the like: their lists have one form. */
  isSeries?: boolean;
}

/** Something of a width that may be drawn as high as it needs, or up to `most` high and still look right. */
export interface Fitted {
  height: number;
  most: number;
  draw(area: Area): SlideElement[];
}

/** What is over and under the words of rows at a scale: it gives way before words are set smaller. */
export const airAt = (scale: number): number => scale * (scale < 1 ? 0.55 : 1);

/** A size at the scale of a room; where large letters were ordered none is smaller than those, unless they have no room. */
export const sizeIn = ({ look, scale }: Room, size: number): number =>
  Math.max(size * scale, look.least * Math.min(1, scale));

/** A room for what nobody has to read from the back: it stays small where large letters were ordered. */
export const unread = (room: Room): Room => ({ ...room, look: { ...room.look, least: 0 } });

/** The style of usual text at the scale of a room. */
export const bodyStyle = (room: Room, size = 18): TextStyle => ({
  families: room.look.body,
  size: sizeIn(room, size),
  color: room.look.ink,
  leading: 1.35,
});

/** The style of a heading of `size` px; large ones are set tighter. */
export const headingStyle = (room: Room, size: number): TextStyle => ({
  families: room.look.heading,
  size: sizeIn(room, size),
  color: room.look.ink,
  bold: true,
  leading: Math.max(room.look.leading, size >= 40 ? 1.08 : 1.2),
});

/** `balanced` text has lines of about one length; in `whole` text no phrase of a script without spaces is parted either, or none of the lines that it was written in. */
export type Words = Pick<TextElement, 'tag' | 'text' | 'style'> & {
  before?: number;
  balanced?: boolean;
  whole?: boolean | 'lines';
};

/** What a word that has to be broken costs: as much as no slide has room for. */
const BROKEN = 5000;

/** Texts beneath one another. */
export function words(texts: readonly Words[], width: number, { measure }: Room): Fitted {
  let height = 0;
  let isBroken = false;
  const lines = texts.map(({ before = 0, balanced = false, whole = false, ...text }, index) => {
    const leading = leadingFor(plainText(text.text), text.style.leading);
    const style = { ...text.style, leading };
    const [free, short] = [bound(text.text), boundShort(text.text)];
    // A number stays with what it counts, but where the line before it would then be broken off.
    const isFree = plainText(short) !== plainText(free) && isRagged(short, style, width, measure);
    const said = { ...text, text: isFree ? free : short, style };
    const widest =
      whole === 'lines'
        ? measure.width(said.text, said.style)
        : measure.widest(said.text, said.style, whole ? 'phrases' : 'words');
    isBroken ||= widest > width;
    const line = {
      ...{ said, balanced },
      before: index === 0 ? 0 : before,
      height: measure.height(said.text, said.style, width),
    };
    height += line.before + line.height;
    return line;
  });
  if (isBroken) height += BROKEN;
  return {
    height,
    most: height,
    draw({ x, y }) {
      let at = y;
      return lines.map(({ said, before, balanced, height }): TextElement => {
        at += before;
        const text = withoutLoneWord(said.text, said.style, width, measure);
        const own = { ...said, text };
        const box = { x, y: at, width: balanced ? balancedWidth(own, width, measure) : width, height };
        at += height;
        return { kind: 'text', ...own, ...box };
      });
    },
  };
}

/** The width of the longest word of a text, or of the longest phrase where its script has no spaces. */
export const longestWord = (
  text: RichText,
  style: TextStyle,
  { widest }: Pick<Measure, 'widest'>,
  ends: 'words' | 'phrases' = 'words',
): number => widest(boundShort(text), style, ends);

/** The narrowest box in which a text has no more lines than in one of a width. */
function balancedWidth(
  { text, style }: Pick<Words, 'text' | 'style'>,
  width: number,
  measure: Measure,
): number {
  const height = measure.height(text, style, width);
  if (height < style.size * style.leading * 1.5) return width;
  let [low, high] = [width * 0.4, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    const isSame =
      measure.height(text, style, middle) <= height + 0.1 && measure.widest(text, style, 'words') <= middle;
    if (isSame) high = middle;
    else low = middle;
  }
  return high;
}

/** Things beneath one another; what room is left goes to those that can use it. */
export function stacked(parts: readonly Fitted[], gap: number): Fitted {
  const gaps = gap * Math.max(0, parts.length - 1);
  const height = parts.reduce((sum, part) => sum + part.height, gaps);
  const most = parts.reduce((sum, part) => sum + part.most, gaps * 1.5);
  return {
    height,
    most,
    draw(area) {
      const free = Math.max(0, area.height - height);
      const elastic = most - height;
      const share = elastic <= 0 ? 0 : Math.min(1, free / elastic);
      const between = gap * (1 + 0.5 * share);
      let { y } = area;
      return parts.flatMap((part) => {
        const own = part.height + (part.most - part.height) * share;
        const elements = part.draw({ ...area, y, height: own });
        y += own + between;
        return elements;
      });
    },
  };
}

/** Things side by side, each in its width. */
export function beside(
  parts: readonly (Fitted & { width: number })[],
  gap: number,
  align: 'top' | 'middle' = 'top',
): Fitted {
  const height = Math.max(0, ...parts.map((part) => part.height));
  return {
    height,
    most: Math.max(height, ...parts.map((part) => part.most)),
    draw(area) {
      let { x } = area;
      return parts.flatMap((part) => {
        const own = Math.max(part.height, Math.min(area.height, part.most));
        const y = area.y + (align === 'middle' ? (area.height - own) / 2 : 0);
        const elements = part.draw({ x, y, width: part.width, height: own });
        x += part.width + gap;
        return elements;
      });
    },
  };
}

/** An area in one colour. */
export const filled = (fill: string, area: Area): SlideElement => ({
  ...{ kind: 'shape', shape: 'rectangle', fill },
  ...area,
});

/** The widths of so many columns. */
export const columnWidth = (width: number, count: number, gap: number): number =>
  (width - gap * (count - 1)) / count;

/** Says of elements which entry of a list they are. */
export const asEntry = (
  elements: readonly SlideElement[],
  list: string,
  at: number,
  ordered = false,
): SlideElement[] => elements.map((element) => ({ ...element, entry: { list, ordered, at } }));

/** Items in rows of so many columns, every row as high as its highest; cells of a row start at one height. */
export function grid(
  cells: readonly Fitted[],
  columns: number,
  width: number,
  gap: { across: number; down: number },
  list: { id: string; ordered?: boolean },
): Fitted {
  const each = columnWidth(width, columns, gap.across);
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => {
    const own = cells.slice(row * columns, (row + 1) * columns);
    const most = Math.max(...own.map((cell) => cell.most));
    return own.map((cell, at): Fitted & { width: number } => ({
      ...cell,
      most,
      width: each,
      draw: (area) => asEntry(cell.draw(area), list.id, row * columns + at, list.ordered),
    }));
  });
  return stacked(
    rows.map((row) => beside(row, gap.across)),
    gap.down,
  );
}

/** The first size, from the largest down, at which something is no higher than its room. */
export function largest(place: (scale: number) => Fitted, height: number, most: number, least = 0.4): Fitted {
  let placed = place(most);
  for (let scale = most - 0.05; placed.height > height && scale > least; scale -= 0.05) placed = place(scale);
  return placed;
}
