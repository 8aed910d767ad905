import { z } from 'zod';
import { known } from './known.ts';
import { pathDataSchema } from './path-data.ts';
import { iconNameSchema, idSchema, languageSchema, plain, richTextSchema } from './text.ts';
import { colorRefSchema } from './theme.ts';

/** What the words of a layer are. */
export const TEXT_ROLES = [
  'title',
  'subtitle',
  'body',
  'list',
  'price',
  'date',
  'place',
  'contact',
  'callToAction',
  'caption',
  'quote',
  'logo',
] as const;
/** What a layer is for. */
export const LAYER_ROLES = ['background', ...TEXT_ROLES, 'picture', 'decoration'] as const;
/** What a frame is cut to, where that is no rectangle. */
export const FRAME_SHAPES = ['round', 'hexagon', 'rounded'] as const;
/** What a frame is measured in. */
export const UNITS = ['px', 'mm', 'in', 'pt'] as const;

const gradientSchema = z.strictObject({
  gradient: z.enum(['linear', 'radial']),
  angle: z.number().min(-360).max(360),
  stops: z
    .array(z.strictObject({ offset: z.number().min(0).max(1), color: colorRefSchema }))
    .min(2)
    .max(8),
});

/** One colour, or a gradient of colours. */
export const fillSchema = z.union([colorRefSchema, gradientSchema]);

const strokeSchema = z.strictObject({
  color: colorRefSchema,
  width: z.number().min(0).max(1000),
  dash: z.array(z.number().min(0).max(1000)).max(8).optional(),
});

const coordinate = z.number().min(-20_000).max(20_000);
const extent = z.number().min(0).max(20_000);

// Positions are in the frame's unit, from its top left corner; rotation is in degrees about the layer's centre.
const layerShape = {
  id: idSchema,
  name: plain(80).optional(),
  x: coordinate,
  y: coordinate,
  width: extent,
  height: extent,
  rotation: z.number().min(-360).max(360),
  opacity: z.number().min(0).max(1),
  role: z.enum(LAYER_ROLES),
  locked: z.boolean().optional(),
};

/** Words in a box, as large as the box lets them be. */
export const textLayerSchema = z.strictObject({
  ...layerShape,
  type: z.literal('text'),
  text: richTextSchema,
  font: z.enum(['heading', 'body', 'mono']),
  fontSize: z.number().min(0.01).max(5000).describe('In the unit of the frame, after fitting'),
  fontWeight: z.int().min(100).max(900),
  fontStyle: z.enum(['normal', 'italic']).optional(),
  transform: z.enum(['none', 'uppercase']).optional(),
  lineHeight: z.number().min(0.7).max(3),
  letterSpacing: z.number().min(-1).max(2).describe('In em'),
  align: z.enum(['start', 'center', 'end']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  color: colorRefSchema,
  fit: z.strictObject({ mode: z.enum(['shrink', 'none']), minFontSize: z.number().min(0.01).max(5000) }),
  language: languageSchema.optional().describe('Where it is not the language of the spec'),
  placeholder: z.boolean().optional(),
});

/** A plain shape or a path, filled or outlined. */
export const shapeLayerSchema = z.strictObject({
  ...layerShape,
  type: z.literal('shape'),
  shape: z.enum(['rectangle', 'ellipse', 'line', 'triangle', 'polygon', 'star', 'path']),
  fill: fillSchema.optional(),
  stroke: strokeSchema.optional(),
  radius: z.number().min(0).max(10_000).optional(),
  sides: z.int().min(3).max(64).optional(),
  path: pathDataSchema.optional().describe('SVG path data in a box of 100 by 100'),
});

/** A picture of the assets in a box. */
export const imageLayerSchema = z.strictObject({
  ...layerShape,
  type: z.literal('image'),
  asset: idSchema,
  fit: z.enum(['cover', 'contain', 'fill']),
  radius: z.number().min(0).max(10_000).optional(),
});

/** An icon in one colour. */
export const iconLayerSchema = z.strictObject({
  ...layerShape,
  type: z.literal('icon'),
  icon: iconNameSchema,
  color: colorRefSchema,
  strokeWidth: z.number().min(0.5).max(6).optional(),
});

const leafLayerSchema = z.discriminatedUnion('type', [
  textLayerSchema,
  shapeLayerSchema,
  imageLayerSchema,
  iconLayerSchema,
]);

/** Layers that move together. Their positions are the frame's, not the group's, so a group can be dissolved. */
export const groupLayerSchema = z.strictObject({
  ...layerShape,
  type: z.literal('group'),
  layers: z.array(leafLayerSchema).min(1).max(100),
});

/** What a frame is made of, told apart by `type`; later layers lie above earlier ones. */
export const layerSchema = z.discriminatedUnion('type', [
  textLayerSchema,
  shapeLayerSchema,
  imageLayerSchema,
  iconLayerSchema,
  groupLayerSchema,
]);

/** One artboard. */
export const frameSchema = z.strictObject({
  id: idSchema,
  name: plain(120),
  width: z.number().positive().max(20_000),
  height: z.number().positive().max(20_000),
  unit: z.enum(UNITS),
  preset: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
  shape: z.enum(FRAME_SHAPES).optional().describe('What it is cut to'),
  background: z.strictObject({ fill: fillSchema, asset: idSchema.optional() }),
  safeArea: z.strictObject({ top: extent, right: extent, bottom: extent, left: extent }),
  bleed: extent.optional(),
  layers: z.array(known<Layer>(layerSchema)).max(200),
});

/** A design: one or more frames, each in a size of its own. */
export const designContentSchema = z.strictObject({
  frames: z.array(known<Frame>(frameSchema)).min(1).max(50),
});

/** What fills a plane: a colour or a gradient. */
export type Fill = z.infer<typeof fillSchema>;
/** What a frame is made of, told apart by `type`. */
export type Layer = z.infer<typeof layerSchema>;
/** A layer that holds no others. */
export type LeafLayer = z.infer<typeof leafLayerSchema>;
/** Words in a box. */
export interface TextLayer extends z.infer<typeof textLayerSchema> {}
/** A shape in a box. */
export interface ShapeLayer extends z.infer<typeof shapeLayerSchema> {}
/** A picture of the assets in a box. */
export interface ImageLayer extends z.infer<typeof imageLayerSchema> {}
/** An icon in one colour. */
export interface IconLayer extends z.infer<typeof iconLayerSchema> {}
/** Layers that move together, at positions of the frame. */
export interface GroupLayer extends z.infer<typeof groupLayerSchema> {}
/** One artboard, its lengths in its own `unit`. */
export interface Frame extends z.infer<typeof frameSchema> {}
/** What a design is made of: its frames. */
export interface DesignContent extends z.infer<typeof designContentSchema> {}

/** How round the corners of a rounded frame are, of its short side. */
const CORNER = 0.1;

/** What a shaped frame is cut to, as path data in a box of 100 by 100. */
export function frameOutline(shape: (typeof FRAME_SHAPES)[number], width: number, height: number): string {
  if (shape === 'round') return 'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z';
  if (shape === 'hexagon')
    return height >= width ? 'M50 0L100 25V75L50 100L0 75V25Z' : 'M25 0H75L100 50L75 100H25L0 50Z';
  const of = (side: number): number => Math.round((Math.min(width, height) * CORNER * 10_000) / side) / 100;
  const [x, y] = [of(width), of(height)] as const;
  const to = (at: string): string => `A${x} ${y} 0 0 1 ${at}`;
  return `M${x} 0H${100 - x}${to(`100 ${y}`)}V${100 - y}${to(`${100 - x} 100`)}H${x}${to(`0 ${100 - y}`)}V${y}${to(`${x} 0`)}Z`;
}
