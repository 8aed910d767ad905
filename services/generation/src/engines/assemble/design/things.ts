import { findPictograms, type Pictogram } from '@sitewright/pictograms';
import { type Box, inset, type LeafLayer, type RichText, squareIn } from '@sitewright/site-spec';
import { saidIn } from '../../brief/brief.ts';
import type { DesignDraft } from '../../draft/draft.ts';
import type { AssembleContext } from '../context.ts';
import { subjectsOf } from '../ornament.ts';
import type { Art } from './compositions.ts';
import { type Colour, contrastBetween, textOn } from './frame-colours.ts';
import type { FrameDrawing } from './frame-drawing.ts';

/** Words of an order that ask for something to be seen, in the languages that are written most. */
const SHOWING =
  /(?:il+ustr|pictur|image|icon|drawing|symbol|motif|zeichnung|dessin|dibuj|desenh|disegno|teckn|\britad|tekening|rysun)\p{L}*|イラスト|插图/giu;

/** What an order asks to be drawn, in its words. */
function askedIn(brief: AssembleContext['brief']): string[] {
  const absent = brief.requested.filter(({ kind }) => kind === 'absence').map(({ text }) => text);
  return saidIn(brief.segments)
    .split(/[.!?,;:。！？、，\n]/u)
    .filter(
      (clause) =>
        clause.search(SHOWING) >= 0 && !absent.some((one) => clause.includes(one) || one.includes(clause)),
    )
    .map((clause) => clause.replaceAll(SHOWING, ''));
}

/** Whether a picture was ordered that the draft keeps a place for: a pattern there would be taken for it. */
export const isPictureOwed = ({ parts }: DesignDraft, brief: AssembleContext['brief']): boolean =>
  parts.some(({ picture }) => picture.trim() !== '') && askedIn(brief).length > 0;

/**
 * The one thing that a project shows: just what its order asks to be drawn, else what its title or a picture of it names
 * and the order speaks of more than once. Undefined wherever that is not sure.
 */
export function thingOf(draft: DesignDraft, { brief, language }: AssembleContext): Pictogram | undefined {
  // A name may be that of anything: a café called Luna shows no moon.
  const names = [brief.organisation, draft.organisation].filter((name) => name !== '');
  const titles = [draft.title, ...draft.parts.map(({ picture }) => picture)].map((text) =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text),
  );
  const [first] = findPictograms(askedIn(brief), language, true);
  if (first !== undefined || isPictureOwed(draft, brief)) return first;
  return findPictograms(titles, language).find(subjectsOf(brief, language));
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

/** A thing in a box of its own: its plane, and its lines over it. */
export function drawThing(
  drawing: FrameDrawing,
  { body, lines }: Pictogram,
  box: Box,
  colours: { lines: Colour; body: Colour },
): LeafLayer[] {
  return [drawing.path(box, body, colours.body), drawing.path(box, lines, colours.lines)];
}

/** How much of its box a thing takes. */
const FILLED = 0.8;
/** A box this many times longer than wide has no place for one thing. */
const LONG = 2.5;

/** Whether a thing can be seen in an area: not in a strip, where it would have to be repeated. */
export const holdsThing = ({ box: { width, height }, rows }: Art): boolean =>
  rows === undefined && Math.max(width, height) < Math.min(width, height) * LONG;

/** A thing in the middle of an area, as large as it can be. */
export function drawOnly(drawing: FrameDrawing, thing: Pictogram, { box, fill }: Art): void {
  const square = squareIn(box, Math.min(box.width, box.height) * FILLED);
  drawing.layers.push(
    drawing.group(box, 'decoration', drawThing(drawing, thing, square, coloursOn(drawing, fill))),
  );
}

/** How large the words are that say what is to be seen, of the short side of the frame or of the place. */
const WORDS = 0.028;
const WORDS_IN_PLACE = 0.11;

/** The marked place of a picture: what is to be seen there, in a dashed frame that is published with nothing in it. */
export function drawPlace(drawing: FrameDrawing, picture: RichText, { box, fill }: Art): void {
  const { frame, theme } = drawing.request;
  const shorter = Math.min(box.width, box.height);
  const fontSize = Math.max(0.01, Math.min(frame.short * WORDS, shorter * WORDS_IN_PLACE));
  const by = Math.min(frame.margin, shorter * 0.2);
  drawing.layers.push({
    id: drawing.id(),
    type: 'text',
    ...drawing.base(inset(box, by)),
    role: 'picture',
    text: picture,
    font: 'body',
    fontSize,
    fontWeight: 400,
    lineHeight: 1.3,
    letterSpacing: 0,
    align: 'center',
    verticalAlign: 'middle',
    color: textOn(theme, fill),
    fit: { mode: 'shrink', minFontSize: fontSize * 0.6 },
    placeholder: true,
  });
}
