import type { DocumentBlock } from '@sitewright/site-spec';
import { BorderStyle, type IParagraphOptions, type Paragraph } from 'docx';
import { isAsked, isWarning } from '../../document-layout.ts';
import { calloutPlane } from '../../document-style.ts';
import { colorOf, warningGround, warningOf } from '../../theme-css.ts';
import { type Place, paragraphOf } from './docx-place.ts';

type Block<T extends DocumentBlock['type']> = Extract<DocumentBlock, { type: T }>;

/** What is to be noticed; a warning is larger, under a head that is larger still. */
export function callout(block: Block<'callout'>, place: Place): Paragraph[] {
  const { title, text } = block;
  const { theme } = place.spec;
  const isLarge = isWarning(block);
  const color = warningOf(theme) ?? colorOf(theme, 'link').slice(0, 7);
  const asked =
    isLarge || isAsked(block) ? undefined : calloutPlane(place.spec, colorOf(theme, 'primary').slice(0, 7));
  const plane = isLarge ? warningGround(theme, color) : asked === undefined ? 'surface' : asked.fill;
  const edge = isLarge ? color : (asked?.frame ?? asked?.fill);
  const look = (size: number, ink: string | undefined) => ({
    ...sized(isLarge, place.type(size)),
    ...(ink === undefined ? {} : { color: place.color(ink) }),
  });
  const head =
    title === undefined
      ? []
      : [onPlane([{ text: title, bold: true }], place, plane, look(30, asked?.head), { edge })];
  return [...head, onPlane(text, place, plane, look(24, asked?.ink), { edge })];
}

/** A size of type in half points, for what is set in one of its own. */
const sized = (isSized: boolean, size: number): { size?: number } => (isSized ? { size } : {});

/** Text with a bar of colour where reading starts, on a plane or without one. */
export const onPlane = (
  text: Parameters<typeof paragraphOf>[0],
  place: Place,
  fill: string | undefined,
  look: object = {},
  { edge = 'primary', ...more }: { edge?: string } & Pick<IParagraphOptions, 'alignment'> = {},
): Paragraph => {
  const bar = { style: BorderStyle.SINGLE, size: 24, color: place.color(edge), space: 10 };
  return paragraphOf(text, place, {
    look,
    spacing: { after: 0, line: 300 },
    indent: { start: 240 },
    border: place.rtl ? { right: bar } : { left: bar },
    ...(fill === undefined ? {} : { shading: { fill: place.color(fill) } }),
    ...more,
  });
};
