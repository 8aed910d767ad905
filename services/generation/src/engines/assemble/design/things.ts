import { findPictograms, type Pictogram, pictogramOf } from '@sitewright/pictograms';
import { type Box, type FrameArt, inset, type RichText, squareIn } from '@sitewright/site-spec';
import type { DesignDraft } from '../../draft/draft.ts';
import type { AssembleContext } from '../context.ts';
import { subjectsOf } from '../ornament.ts';
import { type Colour, contrastBetween, isPlainGround, textOn } from './frame-colours.ts';
import type { FrameDrawing } from './frame-drawing.ts';

/** What an order asks to be seen, in its words. */
const picturesIn = ({ requested }: AssembleContext['brief']): string[] =>
  requested.flatMap(({ kind, target, title }) => (kind === 'section' && target === 'picture' ? [title] : []));

/** Whether a picture was ordered that the draft keeps a place for: a pattern there would be taken for it. */
export const isPictureOwed = ({ parts }: DesignDraft, brief: AssembleContext['brief']): boolean =>
  parts.some(({ picture }) => picture.trim() !== '') && picturesIn(brief).some((words) => words !== '');

/**
 * The one thing that a project shows: just what its order asks to be seen, else what its title or a picture of it names
 * and the order speaks of more than once. Undefined wherever that is not sure.
 */
export function thingOf(draft: DesignDraft, { brief, language }: AssembleContext): Pictogram | undefined {
  const [ordered = '', ...others] = picturesIn(brief);
  const shown = others.length > 0 ? undefined : pictogramOf(ordered, brief.orderLanguage);
  if (shown !== undefined || isPictureOwed(draft, brief)) return shown;
  // A name may be that of anything: a café called Luna shows no moon.
  const names = [brief.organisation, draft.organisation].filter((name) => name !== '');
  const titles = [draft.title, ...draft.parts.map(({ picture }) => picture)].map((text) =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text),
  );
  return findPictograms(titles, language).find(subjectsOf(brief, language));
}

/** Lines have to be seen on their ground, and a plane between them and it. */
const SEEN = 2.6;
const APART = 1.5;

/** Colours of lines and plane on a fill. */
function coloursOn(drawing: FrameDrawing, fill: Colour): { lines: Colour; body: Colour } {
  const { theme } = drawing.request;
  const lines = textOn(theme, fill, isPlainGround(fill) ? ['primary', 'text'] : []);
  const body = ['accent', 'primary', 'background', 'surface'].find(
    (colour) =>
      contrastBetween(theme, colour, lines) >= SEEN && contrastBetween(theme, colour, fill) >= APART,
  );
  return { lines, body: body ?? fill };
}

/** A thing in a box of its own on a fill: its plane, and its lines over it. */
export function drawThing(drawing: FrameDrawing, { body, lines }: Pictogram, box: Box, fill: Colour): void {
  const colours = coloursOn(drawing, fill);
  const layers = [drawing.path(box, body, colours.body), drawing.path(box, lines, colours.lines)];
  drawing.layers.push(drawing.group(box, 'decoration', layers));
}

/** How much of its box a thing takes. */
const FILLED = 0.8;
/** A box this many times longer than wide has no place for one thing. */
const LONG = 2.5;

/** Whether a thing can be seen in an area: not in a strip, where it would have to be repeated. */
export const holdsThing = ({ box: { width, height }, rows }: FrameArt): boolean =>
  rows === undefined && Math.max(width, height) < Math.min(width, height) * LONG;

/** A thing in the middle of an area, as large as it can be. */
export const drawOnly = (drawing: FrameDrawing, thing: Pictogram, { box, fill }: FrameArt): void =>
  drawThing(drawing, thing, squareIn(box, Math.min(box.width, box.height) * FILLED), fill);

/** How large the words are that say what is to be seen, of the short side of the frame or of the place. */
const WORDS = 0.045;
const WORDS_IN_PLACE = 0.12;

/** The marked place of a picture: what is to be seen there, in a dashed frame that is published with nothing in it. */
export function drawPlace(drawing: FrameDrawing, picture: RichText, { box, fill }: FrameArt): void {
  const { frame, theme } = drawing.request;
  const shorter = Math.min(box.width, box.height);
  const fontSize = Math.max(0.01, Math.min(frame.short * WORDS, shorter * WORDS_IN_PLACE));
  const by = Math.min(frame.margin, shorter * 0.2);
  const color = textOn(theme, fill);
  const set = { fontWeight: 400, lineHeight: 1.3, verticalAlign: 'middle', placeholder: true } as const;
  drawing.layers.push(
    drawing.words(inset(box, by), { role: 'picture', text: picture, font: 'body', fontSize, color, ...set }),
  );
}
