import type { DocumentBlock, RichText } from '@sitewright/site-spec';
import { contrastOf } from '../../contrast.ts';
import { isAsked, isCall, isWarning } from '../../document-layout.ts';
import { calloutPlane, paperOn } from '../../document-style.ts';
import { warningGround, warningOf } from '../../theme-css.ts';
import type { PdfText } from '../pdf-writer.ts';
import { baseline, type Flow } from './flow.ts';
import type { Plane } from './plane.ts';

type Callout = Extract<DocumentBlock, { type: 'callout' }>;

/** What is to be noticed, under its head; a warning, and how to reach somebody, is larger than the text around it. */
export function calloutTexts(
  { styles: { body, heading, mark }, spec }: Flow,
  block: Callout,
): { tag: string; text: RichText; style: PdfText }[] {
  const isLarge = isWarning(block) || isCall(block);
  const plane = isWarning(block) || isAsked(block) ? undefined : calloutPlane(spec, mark);
  const color = plane?.ink ?? body.color;
  const head = isLarge
    ? { ...heading, size: 17, color: plane?.head ?? heading.color }
    : { ...body, bold: true, color: plane?.head ?? color };
  const text = isLarge ? { ...body, color, size: 12.5, leading: 17.5 / 12.5 } : { ...body, color };
  return [
    ...(block.title === undefined ? [] : [{ tag: 'P', text: block.title, style: head }]),
    { tag: 'P', text: block.text, style: text },
  ];
}

/** What a callout that is no warning stands on. */
export function notePlane({ spec, styles }: Flow): Plane {
  const asked = calloutPlane(spec, styles.mark);
  if (asked === undefined) return { fill: styles.tint };
  const { fill = paperOn(spec.theme), frame } = asked;
  return frame === undefined ? { fill } : { fill, frame };
}

const SIGN = 24;

/** The plane of a warning, lower where it has no head: framed, and with the sign of warnings, in the colour that is kept for it or the main one. */
export function warningPlane({ spec, styles }: Flow, isBare: boolean): Plane {
  const color = warningOf(spec.theme) ?? styles.link;
  return {
    fill: warningGround(spec.theme, color),
    frame: color,
    ...(isBare ? { padding: 0.6 } : {}),
    sign: {
      width: SIGN + baseline * 0.75,
      draw({ doc }, x, y) {
        const middle = x + SIGN / 2;
        const height = SIGN * 0.87;
        doc.save().lineJoin('round').lineWidth(2);
        doc
          .moveTo(middle, y)
          .lineTo(x + SIGN, y + height)
          .lineTo(x, y + height)
          .closePath()
          .fillAndStroke(color, color);
        const mark = contrastOf(color, '#ffffff') >= 3 ? '#ffffff' : styles.body.color;
        doc.roundedRect(middle - 1.3, y + height * 0.34, 2.6, height * 0.34, 1.3).fill(mark);
        doc.circle(middle, y + height * 0.83, 1.6).fill(mark);
        doc.restore();
      },
    },
  };
}
