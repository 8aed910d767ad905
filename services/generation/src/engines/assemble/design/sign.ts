import type { Pictogram } from '@sitewright/pictograms';
import { type Box, type LeafLayer, squareIn } from '@sitewright/site-spec';
import type { DesignDraft } from '../../draft/draft.ts';
import { type Colour, textOn } from './frame-colours.ts';
import type { FrameDrawing } from './frame-drawing.ts';
import { coloursOn, drawThing } from './things.ts';

/** The one sign of a project that asks for one: the same in all of its frames. */
export interface Sign {
  /** What it shows: the thing that is named, else the first letter of the name, else nothing. */
  thing: Pictogram | undefined;
  letter: string;
  outline: keyof typeof OUTLINES;
}

/** Planes of signs, as path data in a box of 100 by 100. */
const OUTLINES = {
  disc: 'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z',
  arch: 'M0 100V50A50 50 0 0 1 100 50V100Z',
  leaf: 'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z',
  drop: 'M50 0H100V50A50 50 0 0 1 0 50A50 50 0 0 1 50 0Z',
} as const;

const outlines = ['disc', 'arch', 'leaf', 'drop'] as const;

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
    outline: outlines[numberOf(name) % outlines.length] ?? 'disc',
  };
}

/** Draws a sign in a box on a fill: the thing itself, or a letter on a plane. */
export function drawSign(drawing: FrameDrawing, sign: Sign, box: Box, fill: Colour): void {
  const { theme } = drawing.request;
  const colour = textOn(theme, fill, ['primary']);
  const own = squareIn(box, Math.min(box.width, box.height));
  const { thing, letter } = sign;
  const letters = letter === '' ? [] : [letterOf(drawing, letter, own, textOn(theme, colour, [fill]))];
  const layers =
    thing === undefined
      ? [drawing.path(own, OUTLINES[sign.outline], colour), ...letters]
      : drawThing(drawing, thing, own, coloursOn(drawing, fill));
  drawing.layers.push(drawing.group(own, 'decoration', layers));
}

const LETTER = 0.62;

function letterOf(drawing: FrameDrawing, letter: string, box: Box, color: Colour): LeafLayer {
  const fontSize = box.width * LETTER;
  // Capitals are .7 em high and stand on a baseline .8 em under the top of their line.
  const y = box.y + box.height / 2 - fontSize * 0.45;
  return {
    id: drawing.id(),
    type: 'text',
    ...drawing.base({ ...box, y, height: fontSize }),
    role: 'decoration',
    text: letter,
    font: 'heading',
    fontSize,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: 0,
    align: 'center',
    verticalAlign: 'top',
    color,
    fit: { mode: 'shrink', minFontSize: fontSize * 0.8 },
  };
}
