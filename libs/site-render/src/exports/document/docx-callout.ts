import type { DocumentBlock } from '@sitewright/site-spec';
import { BorderStyle, type IParagraphOptions, type Paragraph } from 'docx';
import { isAsked, isCall, isWarning } from '../../document-layout.ts';
import { calloutPlane } from '../../document-style.ts';
import { mixed } from '../../mixed-colour.ts';
import { colorOf, hasSurface, markRole, warningGround, warningOf } from '../../theme-css.ts';
import { type Place, paragraphOf } from './docx-place.ts';

type Block<T extends DocumentBlock['type']> = Extract<DocumentBlock, { type: T }>;

/** What words stand on: a fill, and a frame around it; without a fill a broken line. */
interface Box {
  fill?: string;
  frame?: string;
}

/** What is to be noticed; a warning is larger, under a head that is larger still. */
export function callout(block: Block<'callout'>, place: Place, mark: string | undefined): Paragraph[] {
  const { title, text } = block;
  const { theme } = place.spec;
  const warns = isWarning(block);
  const main = colorOf(theme, markRole(theme)).slice(0, 7);
  const color = warningOf(theme) ?? colorOf(theme, 'link').slice(0, 7);
  const asked = warns || isAsked(block) ? undefined : calloutPlane(place.spec, main);
  const note = hasSurface(theme) ? 'surface' : mixed(colorOf(theme, 'background').slice(0, 7), main, 0.1);
  const box: Box = warns
    ? { fill: warningGround(theme, color), frame: color }
    : isAsked(block)
      ? {}
      : asked === undefined
        ? { fill: note }
        : { fill: asked.fill ?? 'background', ...(asked.frame === undefined ? {} : { frame: asked.frame }) };
  const look = (size: number, ink: string | undefined) => ({
    ...sized(warns || isCall(block), place.type(size)),
    ...(ink === undefined ? {} : { color: place.color(ink) }),
  });
  return [
    ...(title === undefined
      ? []
      : [inBox([{ text: title, bold: true }], place, box, look(30, asked?.head), true)]),
    inBox(text, place, box, look(24, asked?.ink)),
    ...(mark === undefined
      ? []
      : [inBox(mark, place, box, { size: place.type(18), italics: true, color: place.color('muted') })]),
  ];
}

/** A size of type in half points, for what is set in one of its own. */
const sized = (isSized: boolean, size: number): { size?: number } => (isSized ? { size } : {});

/** Between the edge of a box and its words, in points. */
const PADDING = 10;

/** Text in a box; neighbours in boxes alike stand in one. */
export function inBox(
  text: Parameters<typeof paragraphOf>[0],
  place: Place,
  { fill, frame }: Box,
  look: object = {},
  keepNext = false,
): Paragraph {
  const edge = {
    style: fill === undefined ? BorderStyle.DASHED : BorderStyle.SINGLE,
    size: frame === undefined ? 6 : 16,
    color: place.color(frame ?? fill ?? 'muted'),
    space: PADDING,
  };
  return paragraphOf(text, place, {
    ...{ look, keepNext, keepLines: true },
    spacing: { after: 0, line: 280 },
    indent: { start: (PADDING + 1) * 20, end: (PADDING + 1) * 20 },
    border: { top: edge, bottom: edge, left: edge, right: edge },
    ...(fill === undefined ? {} : { shading: { fill: place.color(fill) } }),
  });
}

/** Text with a bar of colour where reading starts. */
export const onPlane = (
  text: Parameters<typeof paragraphOf>[0],
  place: Place,
  look: object = {},
  more: Pick<IParagraphOptions, 'alignment'> = {},
): Paragraph => {
  const bar = { style: BorderStyle.SINGLE, size: 24, color: place.color('primary'), space: 10 };
  return paragraphOf(text, place, {
    look,
    spacing: { after: 0, line: 300 },
    indent: { start: 240 },
    border: place.rtl ? { right: bar } : { left: bar },
    ...more,
  });
};
