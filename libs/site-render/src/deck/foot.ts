import type { SlideElement } from './element.ts';
import { bodyStyle, type Fitted, filled, largest, words } from './fitted.ts';
import { type Page, roomOf } from './page.ts';

/** The highest that a remark is: what is over it keeps its place. */
const HIGHEST = 46;
const FOOT = 17;

/** A remark at the foot of a slide, small beside a mark. */
export function remarkAt(page: Page, x: number, width: number): SlideElement[] {
  const { remark, look, height } = page;
  if (remark === undefined) return [];
  const runs = typeof remark.text === 'string' ? [{ text: remark.text }] : remark.text;
  const place = (scale: number): Fitted => {
    const room = roomOf(page, scale, false);
    const style = { ...bodyStyle(room, 14.5), color: look.muted, leading: 1.25 };
    const text = [{ text: `${remark.heading ?? ''}: `, bold: true }, ...runs];
    return words([{ tag: 'P', text, style }], width - 12, room);
  };
  const said = largest(place, HIGHEST, 1, 0.7);
  const area = { x: x + 12, y: height - FOOT - said.height, width: width - 12, height: said.height };
  return [filled(look.accent, { ...area, x, width: 3 }), ...said.draw(area)];
}

/** What the number of a slide takes of its foot. */
export const NUMBER = 60;

/** The name of a deck, where no remark stands, and the number of a slide. */
export function foot(
  { spec, index, look, height, margin, remark }: Page,
  room: number,
  x = margin,
): SlideElement[] {
  const style = { families: look.body, size: 14.5, color: look.muted, leading: 1.3 };
  const line = { kind: 'text', tag: 'Artifact', y: height - 38, height: 19 } as const;
  return [
    ...(remark === undefined
      ? [{ ...line, text: spec.content.footer ?? spec.title, style, x, width: room - NUMBER }]
      : []),
    {
      ...line,
      text: String(index + 1),
      style: { ...style, align: 'end' },
      x: x + room - NUMBER,
      width: NUMBER,
    },
  ];
}
