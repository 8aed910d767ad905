import { plainText } from '@sitewright/site-spec';
import { colorOf } from '../theme-css.ts';
import type { SlideElement } from './element.ts';
import { bodyStyle, type Fitted, largest, unread, words } from './fitted.ts';
import { type Page, roomOf } from './page.ts';

/** The highest that a remark is where a slide is full, and where there is room: what is over it keeps its place. */
const LEAST_ROOM = 52;
const MOST_ROOM = 130;
/** What is left under a remark, and between it and what is over it. */
const BELOW = 10;
const OVER = 14;

/** A remark at the foot of a slide, in a broken line: it is for the owner of the deck, not for those who see it. */
export function remarkAt(
  page: Page,
  x: number,
  width: number,
  others: readonly SlideElement[],
): SlideElement[] {
  const { remark, look, height } = page;
  if (remark === undefined) return [];
  const runs = typeof remark.text === 'string' ? [{ text: remark.text }] : remark.text;
  const bottom = Math.max(
    0,
    ...others.flatMap((one) =>
      one.kind === 'text' && one.tag !== 'Artifact' && one.x < x + width ? [one.y + one.height] : [],
    ),
  );
  const free = Math.min(MOST_ROOM, Math.max(LEAST_ROOM, height - BELOW - OVER - bottom));
  const padding = { across: 14, down: free > LEAST_ROOM * 1.5 ? 10 : 5 };
  const inner = width - padding.across * 2;
  const place = (scale: number): Fitted => {
    const room = unread(roomOf(page, scale, false));
    const style = { ...bodyStyle(room, 15), leading: 1.25 };
    const text = [{ text: `${remark.heading ?? ''}: `, bold: true }, ...runs];
    return words([{ tag: 'P', text, style }], inner, room);
  };
  const said = largest(place, free - padding.down * 2, 1.35, 0.7);
  const own = said.height + padding.down * 2;
  const area = { x, y: height - BELOW - own, width, height: own };
  return [
    { kind: 'shape', shape: 'broken', fill: look.ink, ...area },
    ...said.draw({ ...area, x: x + padding.across, y: area.y + padding.down, width: inner }),
  ];
}

/** What the number of a slide takes of its foot. */
export const NUMBER = 60;

/** The size of a foot, and the smallest that a long name is set in to keep to one line. */
const SIZE = 16;
const LEAST_SIZE = 11;

/** What is left under a foot. */
const UNDER = 15;

/** The name of a deck, where no remark stands and no text of the slide says it, and the number of a slide, unless the deck has no foot. */
export function foot(
  { spec, slide, index, look, measure, height, margin, remark }: Page,
  room: number,
  x = margin,
): SlideElement[] {
  if (spec.content.isFootless === true) return [];
  const style = { families: look.body, size: SIZE, color: look.muted, leading: 1.3 };
  const lineHeight = SIZE * style.leading;
  const name = spec.content.footer ?? spec.title;
  const width = room - NUMBER;
  const size = Math.max(LEAST_SIZE, SIZE * Math.min(1, width / measure.width(name, style)));
  // A name that has more lines all the same grows upwards: below it would begin a page of its own.
  const own = Math.max(lineHeight, measure.height(name, { ...style, size }, width));
  const line = { kind: 'text', tag: 'Artifact' } as const;
  const isSaid = slide.blocks.some((block) => block.type === 'text' && plainText(block.text) === name);
  return [
    ...(remark === undefined && !isSaid
      ? [{ ...line, text: name, style: { ...style, size }, x, y: height - UNDER - own, width, height: own }]
      : []),
    {
      ...line,
      ...{ text: String(index + 1), style: { ...style, align: 'end' } },
      ...{ x: x + width, y: height - UNDER - lineHeight, width: NUMBER, height: lineHeight },
    },
  ];
}

type PlacedFoot = NonNullable<NonNullable<Page['slide']['placed']>['foot']>;

/** The name of a deck and the number of a slide, each in the colour that is read there. */
export function placedFoot(page: Page, { name, number }: PlacedFoot): SlideElement[] {
  const { spec, width, margin } = page;
  return foot(page, width - margin * 2).map((one) => {
    if (one.kind !== 'text') return one;
    const color = colorOf(spec.theme, one.style.align === 'end' ? number : name).slice(0, 7);
    const x = spec.dir === 'rtl' ? width - one.x - one.width : one.x;
    return { ...one, x, style: { ...one.style, color } };
  });
}
