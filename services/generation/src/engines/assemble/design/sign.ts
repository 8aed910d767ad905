import type { Pictogram } from '@sitewright/pictograms';
import { type Box, type LeafLayer, squareIn } from '@sitewright/site-spec';
import type { DesignDraft } from '../../draft/draft.ts';
import { type Colour, textOn } from './frame-colours.ts';
import type { FrameDrawing } from './frame-drawing.ts';
import { drawThing } from './things.ts';

/** The one sign of a project that asks for one: the same in all of its frames. */
export interface Sign {
  /** What it shows: the thing that is named, else the first letter of the name, else nothing. */
  thing: Pictogram | undefined;
  letter: string;
  /** Its plane. */
  outline: string;
}

/** Planes of signs, as path data in a box of 100 by 100. */
const OUTLINES = [
  'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z',
  'M0 100V50A50 50 0 0 1 100 50V100Z',
  'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z',
  'M50 0H100V50A50 50 0 0 1 0 50A50 50 0 0 1 50 0Z',
] as const;

const numberOf = (name: string): number => [...name].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0);

/** The sign of a draft that has a frame for one; undefined where none is asked. */
export function signOf(
  { parts, organisation, title }: DesignDraft,
  thing: Pictogram | undefined,
): Sign | undefined {
  const own = parts.filter(({ composition, preset }) => composition === 'mark' || preset === 'logo');
  if (own.length === 0) return undefined;
  const name = [organisation, title].find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return {
    thing,
    letter: letter.toLocaleUpperCase(),
    outline: OUTLINES[numberOf(name) % OUTLINES.length] ?? OUTLINES[0],
  };
}

/** Draws a sign in a box on a fill: the thing itself, or a letter on a plane. */
export function drawSign(drawing: FrameDrawing, sign: Sign, box: Box, fill: Colour): void {
  const { theme } = drawing.request;
  const own = squareIn(box, Math.min(box.width, box.height));
  if (sign.thing !== undefined) {
    drawThing(drawing, sign.thing, own, fill);
    return;
  }
  const colour = textOn(theme, fill, ['primary']);
  const letters =
    sign.letter === '' ? [] : [letterOf(drawing, sign.letter, own, textOn(theme, colour, [fill]))];
  const plane = drawing.path(own, sign.outline, colour);
  drawing.layers.push(drawing.group(own, 'decoration', [plane, ...letters]));
}

const LETTER = 0.62;

function letterOf(drawing: FrameDrawing, letter: string, box: Box, color: Colour): LeafLayer {
  const fontSize = box.width * LETTER;
  // Capitals are .7 em high and stand on a baseline .8 em under the top of their line.
  const y = box.y + box.height / 2 - fontSize * 0.45;
  return drawing.words(
    { ...box, y, height: fontSize },
    { role: 'decoration', text: letter, font: 'heading', fontSize, fontWeight: 700, color },
  );
}
