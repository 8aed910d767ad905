import type { SlideBlock } from '@sitewright/site-spec';
import { itemMark } from '../../exports/invented.ts';
import type { Area, SlideElement, TextStyle } from '../element.ts';
import { bodyStyle, headingStyle, type Room, type Words } from '../fitted.ts';
import { markStyle } from './mark.ts';

/** The steps of a course or of a timeline. */
export type Steps = Extract<SlideBlock, { type: 'steps' }>;
/** One of the steps. */
export type Step = Steps['items'][number];

/** Whether a label only counts the steps. */
const isCount = (label: string | undefined, index: number): boolean =>
  label?.replace(/\D/gu, '') === `${index + 1}` && label.length <= 9;

/** Whether a label says more than which step it is. */
export const isNamed = ({ label }: Step, index: number): boolean =>
  label !== undefined && !isCount(label, index);

/** The style of a step's label. */
export const labelStyle = (room: Room, size: number): TextStyle => ({
  ...bodyStyle(room, size),
  bold: true,
  color: room.look.strongText,
});

/** The label of a step, where it names one, and what the step says. */
export function wordsOf(item: Step, block: Steps, room: Room, index: number, size: number): Words[] {
  const label = isNamed(item, index)
    ? [{ tag: 'P' as const, text: item.label ?? '', style: labelStyle(room, size - 3) }]
    : [];
  return [...label, ...sayings(item, block, room, size)];
}

/** What a step says under its label. */
export function sayings(item: Step, block: Steps, room: Room, size: number): Words[] {
  const { scale } = room;
  const mark = itemMark(item, block, room.marks);
  return [
    { tag: 'P', text: item.title, style: headingStyle(room, size), before: 3 * scale },
    ...(item.text === undefined
      ? []
      : [{ tag: 'P' as const, text: item.text, style: bodyStyle(room, 18), before: 5 * scale }]),
    ...(mark === undefined
      ? []
      : [{ tag: 'P' as const, text: mark, style: markStyle(room), before: 4 * scale }]),
  ];
}

/** The stop of a step that has a date in place of a number. */
export const dot = ({ x, y }: Area, stop: number, { look }: Room): SlideElement[] => [
  {
    kind: 'shape',
    shape: 'ellipse',
    fill: look.strong,
    x,
    y: y + stop * 0.25,
    width: stop / 2,
    height: stop / 2,
  },
];

/** From the top of a line to what its words stand on. */
export const baseline = ({ size, leading }: TextStyle): number => size * ((leading - 1) / 2 + 0.8);

/** The number of a step on a disc. */
export const disc = (index: number, size: number, x: number, y: number, room: Room): SlideElement[] =>
  onDisc(`${index + 1}`, size * 0.46, { x, y, width: size, height: size }, room);

/** A sign or two on a disc, in type of a size. */
export function onDisc(said: string, text: number, area: Area, { look }: Room): SlideElement[] {
  return [
    { kind: 'shape', shape: 'ellipse', fill: look.strong, ...area },
    {
      kind: 'text',
      tag: 'Artifact',
      text: said,
      style: {
        families: look.heading,
        size: text,
        color: look.onStrong,
        bold: true,
        align: 'center',
        leading: 1.2,
      },
      ...area,
      y: area.y + (area.height - text * 1.2) / 2,
      height: text * 1.2,
    },
  ];
}
