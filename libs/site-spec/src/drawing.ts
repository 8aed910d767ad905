import { z } from 'zod';
import { pathData } from './path-data.ts';
import { plain } from './text.ts';
import { colorRefSchema } from './theme.ts';

/** The most that a drawing holds: more is no plain picture any more. */
export const DRAWING_LIMITS = { side: 4000, shapes: 60, path: 8000, texts: 12, text: 60 } as const;

const { shapes, path, text } = DRAWING_LIMITS;
const place = z.number().min(-10_000).max(10_000);

/** A shape of a drawing, told apart by `kind`: a plane, a line, or words. */
export const drawnShapeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plane'), color: colorRefSchema, path: pathData(path) }),
  z.strictObject({
    kind: z.literal('line'),
    color: colorRefSchema,
    width: z.number().min(0.05).max(200),
    path: pathData(path),
  }),
  z.strictObject({
    kind: z.literal('words'),
    color: colorRefSchema,
    size: z.number().min(0.5).max(500),
    x: place,
    y: place.describe('Of the line that the letters stand on'),
    anchor: z.enum(['start', 'middle', 'end']),
    text: plain(text),
  }),
]);

/** What a drawing is made of, besides what every picture has. */
export const drawingShape = {
  ground: colorRefSchema.describe('What it is drawn on, over the whole place that it is shown in'),
  shapes: z
    .array(drawnShapeSchema)
    .min(1)
    .max(shapes)
    .describe('In the width and height of the picture, later ones above earlier ones'),
};

/** One shape or line of words of a drawing, in the units of its width and height. */
export type DrawnShape = z.infer<typeof drawnShapeSchema>;
