import type { SlideBlock } from '@sitewright/site-spec';
import { markOf } from '../../exports/invented.ts';
import type { SizedText, TextStyle } from '../element.ts';
import { bodyStyle, type Fitted, headingStyle, type Room, type Words, words } from '../fitted.ts';
import { markStyle } from './mark.ts';

/** A figure with what it counts. */
export type Figure = Extract<SlideBlock, { type: 'number' }>;

/** The largest size, up to `most`, at which all values stand in one line each of a width. */
export function valueSize(figures: readonly Figure[], width: number, most: number, room: Room): number {
  const style = { ...headingStyle(room, 100), size: 100 };
  const widest = Math.max(...figures.map(({ value }) => room.measure.width(sized(value), style)));
  // Figures on panels of their own are equally large: at this scale most of them are narrower than a panel.
  return Math.min(most * Math.min(room.scale, 1.5), (100 * width * 0.98) / Math.max(1, widest));
}

/** A sign of currency or of a share stands close to its number where both are large. */
const close = (value: string): string =>
  value.replace(/(?<=\d)[ \u00a0\u2009](?=[%‰€$£¥₹₺₽₩](?!\S))/gu, '\u202f');

/** A figure among few words: "about 1 500 kr". */
const AMONG = /^(\p{L}[^\d]*[ \u00a0])?([^\p{L}]*\d[^\p{L}]*?)([ \u00a0]\p{L}[^\d]*)?$/u;

/** A value whose figure is large and whose words are small. */
export function sized(value: string): SizedText {
  const shown = close(value);
  const [, before, figure, after] = AMONG.exec(shown) ?? [];
  if (figure === undefined || (before === undefined && after === undefined)) return shown;
  const small = (text: string | undefined) => (text === undefined ? [] : [{ text, small: true }]);
  return [...small(before), { text: figure }, ...small(after)];
}

/** The style of a value in a size. */
export const valueStyle = (size: number, room: Room): TextStyle => ({
  ...headingStyle(room, 100),
  ...{ size, color: room.look.strongText, leading: 1.05 },
});

/** A value in a size. */
export const valueWords = (figure: Figure, size: number, room: Room): Words => ({
  tag: 'P',
  text: sized(figure.value),
  style: valueStyle(size, room),
});

/** What a figure counts, where it says more than the figure, and what it is to be seen against. */
export function sayings(figure: Figure, size: number, room: Room): Words[] {
  const mark = markOf(figure, room.marks);
  return [
    ...(figure.label === figure.value
      ? []
      : [
          {
            tag: 'P' as const,
            text: figure.label,
            style: { ...bodyStyle(room, size), leading: 1.25 },
            before: 6 * room.scale,
          },
        ]),
    ...(figure.context === undefined
      ? []
      : [
          {
            tag: 'P' as const,
            text: figure.context,
            style: { ...bodyStyle(room, Math.max(19, size * 0.8)), color: room.look.muted },
            before: 6 * room.scale,
          },
        ]),
    ...(mark === undefined ? [] : [{ tag: 'P' as const, text: mark, style: markStyle(room), before: 4 }]),
  ];
}

/** Sizes of what a figure counts, and its share of the size of the figure. */
const SAID = { least: 20, most: 36, large: 56, share: 0.4 };
/** What a figure keeps free under what it counts, by its size, so that the figure under it is apart; a text goes on. */
const AIR = 0.13;

/** A placed figure of a size, and under it what it counts, apart from what follows. */
export function placedFigure(
  figure: Figure,
  others: readonly SlideBlock[],
  size: number,
  width: number,
  room: Room,
): Fitted {
  const most = room.look.least > 0 ? SAID.large : SAID.most;
  const said = Math.max(SAID.least, Math.min(most, size * SAID.share));
  // Where large letters were ordered the figure gives way before what it counts.
  const scale = Math.min(1, room.scale * 2);
  const own = { ...room, scale };
  const fitted = words([valueWords(figure, size, room), ...sayings(figure, said / scale, own)], width, room);
  const { x = 0, y = 0 } = figure.place ?? {};
  const isOver = others.some(({ type, place }) => type === 'number' && place?.x === x && place.y > y);
  return { ...fitted, height: fitted.height + (isOver ? size * AIR : 0) };
}
