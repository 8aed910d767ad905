import { findPictograms, type Pictogram } from '@sitewright/pictograms';
import type { LeafLayer } from '@sitewright/site-spec';
import type { DesignDraft } from '../../draft/draft.ts';
import type { AssembleContext } from '../context.ts';
import type { Art } from './compositions.ts';
import type { Box } from './fit-text.ts';
import { type Colour, contrastBetween, textOn } from './frame-colours.ts';
import type { FrameDrawing } from './frame-drawing.ts';

/** Beside the one that is shown, so many are remembered for a row. */
const MOST_THINGS = 3;

/** Words of an order that say what is to be seen, in the languages that are written most. */
const SHOWING =
  /featur|illustr|pictur|image|icon|photo|drawing|symbol|motif|motiv|them[ae]|\bbild|zeigen|dessin|show/iu;

/** What a project shows: what is asked to be seen, else what its name tells, else what else is said of it. */
export function thingsOf(draft: DesignDraft, { brief, language }: AssembleContext): Pictogram[] {
  const ordered = brief.segments
    .map(({ text }) => text)
    .join('')
    .split(/(?<=[.!?])\s/u);
  const shown = [...draft.parts.map(({ picture }) => picture), ...ordered.filter((one) => SHOWING.test(one))];
  const texts = draft.parts.flatMap((part) => part.texts.map(({ text }) => text));
  // A name may be that of anything: a café called Luna shows no moon.
  const said = texts.join('. ').replaceAll(brief.organisation || '\0', '');
  const naming = [draft.title, draft.tagline, brief.subject, brief.descriptor].join('. ');
  const found = [shown.join('. '), naming, said, ordered.join(' ')].map((text) =>
    findPictograms([text], language),
  );
  return (found.find((things) => things.length > 0) ?? []).slice(0, MOST_THINGS);
}

/** Lines have to be seen on their ground, and a plane between them and it. */
const SEEN = 2.6;
const APART = 1.5;

/** Colours of lines and plane on a fill. */
export function coloursOn(drawing: FrameDrawing, fill: Colour): { lines: Colour; body: Colour } {
  const { theme } = drawing.request;
  const lines = textOn(theme, fill, fill === 'background' || fill === 'surface' ? ['primary', 'text'] : []);
  const body = ['accent', 'primary', 'background', 'surface'].find(
    (colour) =>
      contrastBetween(theme, colour, lines) >= SEEN && contrastBetween(theme, colour, fill) >= APART,
  );
  return { lines, body: body ?? fill };
}

const squareIn = ({ x, y, width, height }: Box, side: number): Box => ({
  x: x + (width - side) / 2,
  y: y + (height - side) / 2,
  width: side,
  height: side,
});

/** A thing in a box of its own: its plane, and its lines over it. */
export function drawThing(
  drawing: FrameDrawing,
  { body, lines }: Pictogram,
  box: Box,
  colours: { lines: Colour; body: Colour },
): LeafLayer[] {
  return [
    [body, colours.body],
    [lines, colours.lines],
  ].flatMap(([path = '', fill = '']) => ({
    id: drawing.id(),
    type: 'shape' as const,
    shape: 'path' as const,
    ...drawing.base(box),
    role: 'decoration' as const,
    fill,
    path,
  }));
}

/** How much of its cell a thing takes. */
const FILLED = 0.8;
/** A box this many times longer than wide holds a row. */
const LONG = 2.5;
const MOST_IN_ROW = 12;

/** The things of a project in a box: one of them as large as it can be; in a long one a row. */
export function drawThings(
  drawing: FrameDrawing,
  things: readonly Pictogram[],
  { box, fill, rows }: Art,
): void {
  const [thing] = things;
  if (thing === undefined) return;
  const colours = coloursOn(drawing, fill);
  const isAcross = box.width >= box.height;
  const [long, thin] = isAcross ? [box.width, box.height] : [box.height, box.width];
  const isRow = rows !== undefined || long / thin >= LONG;
  const count = isRow ? Math.min(MOST_IN_ROW, Math.max(2, Math.round(long / thin / 1.15))) : 1;
  const layers = Array.from({ length: count }, (_, at) => {
    const shown = things[at % things.length] ?? thing;
    const step = long / count;
    const cell = isAcross
      ? { x: box.x + step * at, y: box.y, width: step, height: thin }
      : { x: box.x, y: box.y + step * at, width: thin, height: step };
    const side = Math.min(cell.width, cell.height) * (isRow ? FILLED * 0.9 : FILLED);
    return drawThing(drawing, shown, squareIn(cell, side), colours);
  }).flat();
  drawing.layers.push(drawing.group(box, 'decoration', layers));
}
