import { z } from 'zod';
import { drawingShape } from './drawing.ts';
import { ORNAMENTS, type Ornament } from './ornament/ornament.ts';
import { pathDataSchema } from './path-data.ts';
import { httpsUrlSchema, iconNameSchema, idSchema, plain } from './text.ts';
import { colorRefSchema } from './theme.ts';

/** What a picture is for. */
export const ASSET_KINDS = ['image', 'icon', 'logo', 'pattern'] as const;

/** What a generated picture is: an ornament, or the letters of a name. A renderer draws it from motif, seed and colours. */
export const MOTIFS = [
  ...ORNAMENTS,
  'monogram',
  // Of specifications from before there were ornaments.
  'abstract',
  'arches',
  'blobs',
  'circuit',
  'confetti',
  'fabric',
  'frame',
  'grid',
  'landscape',
  'map',
  'mountains',
  'plate',
  'portrait',
  'product',
  'rays',
  'rooms',
  'skyline',
  'water',
] as const;

/** Motifs that pretended to be pictures, each with the ornament that takes its place. */
const OLDER: Readonly<Partial<Record<string, Ornament>>> = {
  circuit: 'dots',
  confetti: 'halftone',
  fabric: 'hairlines',
  frame: 'rules',
  landscape: 'topography',
  map: 'topography',
  mountains: 'topography',
  product: 'isometric',
  rays: 'hairlines',
  rooms: 'isometric',
  skyline: 'bars',
  water: 'waves',
};

/** The ornament that a motif is drawn as; undefined for letters. */
export const ornamentOf = (motif: Motif): Ornament | undefined =>
  motif === 'monogram' ? undefined : (ORNAMENTS.find((one) => one === motif) ?? OLDER[motif] ?? 'arcs');

const shape = {
  id: idSchema,
  kind: z.enum(ASSET_KINDS),
  alt: plain(300).optional(),
  decorative: z.literal(true).optional(),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  credit: plain(200).optional(),
  placeholder: z.boolean().optional().describe('Stands in for a picture that the owner should supply'),
};

/** A picture. It has `alt`, or is `decorative`; never both. */
export const assetSchema = z
  .discriminatedUnion('source', [
    z.strictObject({
      ...shape,
      source: z.literal('generated-svg'),
      motif: z.enum(MOTIFS),
      seed: z.int().min(0).max(4_294_967_295),
      colors: z.array(colorRefSchema).min(1).max(6),
      label: plain(40).optional().describe('Letters of a monogram or a short caption in the picture'),
      icon: iconNameSchema.optional().describe('Icon that stands in the middle of the picture'),
    }),
    z.strictObject({
      ...shape,
      source: z.literal('icon'),
      icon: iconNameSchema,
      color: colorRefSchema.optional(),
    }),
    z.strictObject({
      ...shape,
      source: z.literal('pictogram'),
      body: pathDataSchema.describe('The plane of the thing shown, as SVG path data in a box of 100 by 100'),
      lines: pathDataSchema.describe('Its lines, drawn over the plane'),
      colors: z.array(colorRefSchema).min(3).max(3).describe('Of the ground, the plane and the lines'),
    }),
    z.strictObject({ ...shape, source: z.literal('drawing'), ...drawingShape }),
    z.strictObject({ ...shape, source: z.literal('url'), url: httpsUrlSchema }),
  ])
  .refine((asset) => (asset.alt === undefined) !== (asset.decorative === undefined), {
    message: 'an asset has alt text or is decorative, not both and not neither',
    path: ['alt'],
  });

/** A picture, told apart by `source`. It has `alt`, or is `decorative`. */
export type Asset = z.infer<typeof assetSchema>;
/** One of `MOTIFS`. */
export type Motif = (typeof MOTIFS)[number];
