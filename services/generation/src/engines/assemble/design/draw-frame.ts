import type { Pictogram } from '@sitewright/pictograms';
import {
  type Box,
  type DrawingSide,
  type Frame,
  type FrameArt,
  type FrameLayout,
  frameOutline,
  innerBox,
  isShape,
  type Ornament,
  ornament,
  overlaps,
  type PlacedColumn,
  type PlacedText,
  placeOfDrawing,
  type RichText,
  squareIn,
  type TextLayer,
} from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import type { DrawnAsset } from '../drawing.ts';
import { artColours, type Colour, lineOn, planeOn, textOn, wantedOn } from './frame-colours.ts';
import { type Canvas, FrameDrawing, round } from './frame-drawing.ts';
import type { ColouredFrame } from './place-texts.ts';
import { drawSign, type Sign } from './sign.ts';
import { drawOnly, drawPlace, holdsThing } from './things.ts';

/** What frames of a project share: what it is about, once in each format, a motif, or the one sign that was asked for. */
export interface Shared {
  /** Shown in place of a motif where there is room for it. */
  thing: Pictogram | undefined;
  /** Whether pictures were ordered that frames keep a place for. */
  isOwed: boolean;
  /** None where it would be out of place. */
  motif: Ornament | undefined;
  /** In place of a motif. */
  sign: Sign | undefined;
}

export interface DrawRequest extends Canvas, Shared {
  part: FramePart;
  layout: FrameLayout;
  columns: readonly PlacedColumn[];
  /** What stands where its writer put it, in place of a layout. */
  placed: ColouredFrame | undefined;
  ground: Colour;
  /** What is to be seen in the place of a picture, in place of all that is shared. */
  picture: RichText | undefined;
  /** What was drawn to be seen there. */
  drawing: DrawnAsset | undefined;
  cuts: readonly DrawingSide[];
  /** How texts stand under or over a picture. */
  align: 'start' | 'center';
  seed: number;
}

/** What stands in the place of art: what was drawn for it, the place of a picture, the project's sign, its thing, or its motif. */
function drawArt(drawing: FrameDrawing, request: DrawRequest, area: FrameArt): void {
  const { theme, ground, motif, sign, layout, thing, picture } = request;
  if (request.drawing !== undefined) {
    const box = placeOfDrawing(area.box, request.drawing, request);
    const own = { ...drawing.base(box), role: 'picture', fit: 'contain' } as const;
    drawing.layers.push({ id: drawing.id(), type: 'image', ...own, asset: request.drawing.id });
    return;
  }
  const planes = layout.planes.filter(({ box }) => overlaps(box, area.box)).map(({ fill }) => fill);
  if (area.fill !== ground && !planes.includes(area.fill))
    drawing.layers.push(drawing.plane(area.box, area.fill));
  const colours = artColours(theme, area.fill, layout.art.includes(area) ? planes : []);
  if (picture !== undefined) drawPlace(drawing, picture, area);
  else if (sign !== undefined) drawSign(drawing, sign, placeOfSign(area.box, request), area.fill);
  else if (thing !== undefined && holdsThing(area)) drawOnly(drawing, thing, area);
  else if (motif !== undefined) drawMotif(drawing, motif, area, { ...request, colours });
}

function drawMotif(
  drawing: FrameDrawing,
  motif: Ornament,
  { box, rows, fill }: FrameArt,
  { frame, seed, colours, ground }: Pick<DrawRequest, 'frame' | 'seed' | 'ground'> & { colours: Colour[] },
): void {
  const { width, height } = box;
  // On the ground itself nothing shows where lines would be cut.
  const isWhole = fill === ground && (width < frame.width || height < frame.height);
  const own = rows === undefined ? { isWhole } : { rows };
  const shapes = ornament(motif, { width, height, short: frame.short, colours, seed, ...own });
  for (let at = 0; at < shapes.length; at += 100) {
    const leaves = shapes.slice(at, at + 100).map(({ path, fill }) => drawing.path(box, path, fill));
    drawing.layers.push(drawing.group(box, 'decoration', leaves));
  }
}

/** How thick rules are, of the short side. */
const RULE = 0.0022;

/** Where a sign stands in a box: in its middle, not larger than a third of the frame, as far from the edges as text. */
function placeOfSign(box: Box, { frame }: DrawRequest): Box {
  const { x, y, width, height } = box;
  const isAtEdge = x <= 0 || y <= 0 || x + width >= frame.width || y + height >= frame.height;
  const room = Math.min(width, height) - (isAtEdge ? frame.margin * 2 : 0);
  return squareIn(box, Math.min(room, frame.short * 0.4));
}

function textLayer(
  { text: set, fontSize, align }: PlacedText,
  box: Box,
  color: Colour,
  drawing: FrameDrawing,
): TextLayer {
  const { role, text, font, weight: fontWeight, lineHeight, letterSpacing, language, placeholder } = set;
  return drawing.words(box, {
    ...{ role, text, font, fontSize, fontWeight, lineHeight, letterSpacing, align, color },
    ...(language === undefined ? {} : { language }),
    ...(placeholder === undefined ? {} : { placeholder }),
  });
}

function drawText(drawing: FrameDrawing, placed: PlacedText & { color?: Colour }): void {
  const { theme } = drawing.request;
  const { text, box, fill, color = textOn(theme, fill, wantedOn(text, fill, theme)) } = placed;
  if (text.isBlank) {
    const height = round(drawing.request.frame.short * RULE);
    drawing.layers.push(
      drawing.plane({ ...box, y: box.y + box.height - height, height }, textOn(theme, fill), text.role),
    );
    return;
  }
  if (!text.isButton) {
    drawing.layers.push(textLayer(placed, box, color, drawing));
    return;
  }
  const plane = planeOn(theme, fill, ['accent', 'primary', 'background', 'text']);
  const inside = textOn(theme, plane, [fill]);
  const words = textLayer({ ...placed, align: 'center' }, innerBox(placed), inside, drawing);
  drawing.layers.push(drawing.group(box, text.role, [drawing.plane(box, plane, text.role), words]));
}

/** The texts of a column, over the boxes that some stand in: each next to one of another colour. */
function drawTexts(drawing: FrameDrawing, { texts, boxes, column: { fill } }: PlacedColumn): void {
  const { theme } = drawing.request;
  const fills = [
    planeOn(theme, fill, ['primary', 'text', 'background']),
    planeOn(theme, fill, ['accent', 'text', 'background']),
  ];
  const filled = boxes.map((box, at) => ({ box, fill: fills[at % 2] ?? fill }));
  for (const { box, fill: own } of filled) drawing.layers.push(drawing.plane(box, own));
  for (const placed of texts) {
    const under = placed.text.isBoxed ? filled.find(({ box }) => overlaps(box, placed.box)) : undefined;
    drawText(drawing, { ...placed, fill: under?.fill ?? fill });
  }
}

/** What its writer placed: shapes and the picture from back to front, and texts on them. */
function drawPlaced(drawing: FrameDrawing, request: DrawRequest, { things, texts }: ColouredFrame): void {
  const { ground: fill } = request;
  for (const thing of things.slice(0, Math.max(0, MOST_LAYERS - texts.length))) {
    if (isShape(thing)) drawing.layers.push(drawing.shape(thing));
    else drawArt(drawing, { ...request, thing: undefined, motif: undefined }, { box: thing.picture, fill });
  }
  for (const text of texts) drawText(drawing, text);
}

/** A line around the whole, halfway between the edge and the text. */
function drawBorder(drawing: FrameDrawing, { frame, ground, theme }: DrawRequest): void {
  const by = frame.margin * 0.8;
  const box = { x: by, y: by, width: frame.width - by * 2, height: frame.height - by * 2 };
  const color = lineOn(theme, ground, ['primary', 'accent']);
  const stroke = { color, width: round(frame.short * 0.004) };
  const line =
    frame.shape === ''
      ? { shape: 'rectangle' as const }
      : { shape: 'path' as const, path: frameOutline(frame.shape, box.width, box.height) };
  const own = { ...line, ...drawing.base(box), role: 'decoration', stroke } as const;
  drawing.layers.push({ id: drawing.id(), type: 'shape', ...own });
}

type ArtRoom = Pick<DrawRequest, 'columns' | 'frame' | 'layout'>;

/** Where texts left enough free, the ornament of the project runs from edge to edge of their area. */
export function freeArt({ columns, frame, layout }: ArtRoom): FrameArt[] {
  if (layout.hasBorder || layout.art.length > 0) return [];
  const areas = columns.flatMap(({ free, column: { area, box: own, fill } }) => {
    const gap = frame.margin * 0.7;
    const foot = area.y + area.height;
    const reachesFoot = free.y + free.height >= own.y + own.height - 0.01;
    const height = (reachesFoot ? foot - free.y : free.height - gap) - gap;
    const box = { x: area.x, y: free.y + gap, width: area.width, height };
    return height < frame.height * 0.14 ? [] : [{ box, fill }];
  });
  return areas.toSorted((one, other) => other.box.height - one.box.height).slice(0, 1);
}

const MOST_LAYERS = 200;

/** A frame with its planes, ornaments and texts, from back to front. */
export function drawFrame(request: DrawRequest): Frame {
  const { part, frame, layout, columns, ground, theme, id } = request;
  const drawing = new FrameDrawing(request);
  const art = [...layout.art, ...(request.sign === undefined ? freeArt(request) : [])];
  const isCard = layout.art.some(({ box }) => box.width >= frame.width && box.height >= frame.height);
  const planes = layout.planes.map(({ box, fill }) => drawing.plane(box, fill));
  if (!isCard) drawing.layers.push(...planes);
  for (const area of art) drawArt(drawing, request, area);
  if (isCard) drawing.layers.push(...planes);
  if (layout.hasBorder) drawBorder(drawing, request);
  const height = round(frame.short * RULE);
  for (const { rules, column } of columns) {
    const fill = lineOn(theme, column.fill);
    for (const box of rules)
      drawing.layers.push(drawing.plane({ ...box, y: box.y - height / 2, height }, fill));
  }
  for (const column of columns) drawTexts(drawing, column);
  if (request.placed !== undefined) drawPlaced(drawing, request, request.placed);
  return {
    id,
    name: part.name,
    width: frame.width,
    height: frame.height,
    unit: frame.unit,
    preset: part.preset,
    ...(part.shape === '' ? {} : { shape: part.shape }),
    background: { fill: ground },
    safeArea: frame.safeArea,
    ...(frame.bleed > 0 ? { bleed: frame.bleed } : {}),
    layers: drawing.layers.slice(0, MOST_LAYERS),
  };
}
