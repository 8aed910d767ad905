import { z } from 'zod';
import { embeddedChartShape } from './chart.ts';
import { known } from './known.ts';
import { tableShape } from './table.ts';
import { iconNameSchema, idSchema, marking, plain, plainOrEmpty, richTextSchema } from './text.ts';
import { colorRefSchema, hexColorSchema } from './theme.ts';

/** How a slide lays out its title and blocks. */
export const SLIDE_LAYOUTS = [
  'title',
  'agenda',
  'section',
  'bullets',
  'twoColumn',
  'imageText',
  'quote',
  'bigNumber',
  'comparison',
  'timeline',
  'process',
  'table',
  'chart',
  'team',
  'closing',
] as const;

/** Whether a slide begins or ends a deck or a part of it: its title alone may be enough, and its foot is free. */
export const isOpening = (layout: SlideLayout): boolean => ['title', 'section', 'closing'].includes(layout);

/** The proportions of a slide. */
export const ASPECTS = ['16:9', '4:3', '16:10', '1:1', '9:16'] as const;
type Aspect = (typeof ASPECTS)[number];
const SIZES: Readonly<Record<Aspect, readonly [number, number]>> = {
  '16:9': [960, 540],
  '4:3': [720, 540],
  '16:10': [864, 540],
  '1:1': [540, 540],
  '9:16': [540, 960],
};
const BY_ASPECT = new Map<string, readonly [number, number]>(Object.entries(SIZES));
/** The width and the height of a slide in points; drawn, too, is a specification that no schema has passed: as 16:9. */
export const slideSize = (aspect: string): readonly [number, number] =>
  BY_ASPECT.get(aspect) ?? SIZES['16:9'];

/** A slide holds no more blocks. */
export const MOST_BLOCKS = 24;

/** Where a thing on an ordered slide may stand. */
export const PLACES = [
  ...(['top-left', 'top', 'top-right'] as const),
  ...(['left', 'center', 'right'] as const),
  ...(['bottom-left', 'bottom', 'bottom-right'] as const),
  'background' as const,
];
/** How a thing on an ordered slide may look. */
export const FORMS = [
  'points',
  'lines',
  'box',
  'boxes',
  'bubble',
  'button',
  'picture',
  'round',
  'swatches',
] as const;

/** How one thing on a slide was ordered to look; what it does not say is as usual. */
export const orderedLookSchema = z.strictObject({
  place: z
    .enum(PLACES)
    .optional()
    .describe(
      'Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else',
    ),
  form: z
    .enum(FORMS)
    .optional()
    .describe(
      '`boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text',
    ),
  fills: z.array(hexColorSchema).max(12).optional().describe('Its ground, or that of each of its items'),
  ink: hexColorSchema.optional(),
  image: idSchema.optional().describe('A drawing of what a picture that is to come will show'),
});

const point = z.number().min(-2000).max(2000);
const side = z.number().min(0).max(2000);

/** Where something stands on a slide that its writer placed. */
export const slidePlaceSchema = z.strictObject({
  x: point.describe('In points, of a slide that is 540 high, or wide where it is upright'),
  y: point,
  width: side,
  height: side,
  align: z.enum(['center', 'end']).optional(),
  valign: z.enum(['middle', 'bottom']).optional(),
  ink: colorRefSchema.optional(),
  ground: colorRefSchema.optional().describe('What is drawn under it'),
  behind: z.literal(true).optional().describe('A picture under what the `image` of the slide draws'),
});

const block = {
  id: idSchema,
  slot: z.enum(['main', 'left', 'right']),
  place: slidePlaceSchema
    .optional()
    .describe('Only on a slide that is `placed`; blocks of one place share it'),
  look: orderedLookSchema.optional().describe('Only on a slide that is `ordered`'),
  ...marking,
};

/** What a slide is made of, told apart by `type`. */
export const slideBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...block,
    type: z.literal('bullets'),
    heading: plain(120).optional(),
    ordered: z.boolean().optional(),
    items: z
      .array(z.strictObject({ id: idSchema, text: richTextSchema, image: idSchema.optional(), ...marking }))
      .min(1)
      .max(12),
  }),
  z.strictObject({ ...block, type: z.literal('text'), heading: plain(120).optional(), text: richTextSchema }),
  z.strictObject({ ...block, type: z.literal('image'), asset: idSchema, caption: plain(200).optional() }),
  z.strictObject({
    ...block,
    type: z.literal('quote'),
    text: plain(600),
    by: plain(120).optional(),
    role: plain(120).optional(),
  }),
  z.strictObject({
    ...block,
    type: z.literal('number'),
    value: plain(40),
    label: plain(200),
    context: plain(300).optional(),
  }),
  z.strictObject({
    ...block,
    type: z.literal('steps'),
    items: z
      .array(
        z.strictObject({
          id: idSchema,
          label: plain(60).optional().describe('The date of a timeline or the number of a step'),
          title: plain(120),
          text: plain(300).optional(),
          icon: iconNameSchema.optional(),
          ...marking,
        }),
      )
      .min(1)
      .max(8),
  }),
  z.strictObject({
    ...block,
    type: z.literal('people'),
    items: z
      .array(
        z.strictObject({
          id: idSchema,
          name: plain(120),
          role: plain(120).optional(),
          text: plain(300).optional(),
          image: idSchema.optional(),
          ...marking,
        }),
      )
      .min(1)
      .max(12),
  }),
  z.strictObject({ ...block, type: z.literal('table'), ...tableShape }),
  z.strictObject({ ...block, type: z.literal('chart'), ...embeddedChartShape }),
  z.strictObject({
    ...block,
    type: z.literal('callToAction'),
    text: plain(200),
    href: plain(300).optional(),
  }),
]);

/** One slide, with what its speaker says. */
export const slideSchema = z.strictObject({
  id: idSchema,
  layout: z.enum(SLIDE_LAYOUTS),
  section: idSchema.optional(),
  eyebrow: plain(80).optional(),
  title: plain(160),
  subtitle: plain(300).optional(),
  background: z.enum(['default', 'surface', 'primary', 'accent', 'dark']).optional(),
  ordered: z
    .strictObject({
      ground: hexColorSchema.optional(),
      ink: hexColorSchema.optional(),
      headings: hexColorSchema.optional(),
      frame: hexColorSchema.optional().describe('Of a line around the slide'),
      title: orderedLookSchema,
      bars: z.array(orderedLookSchema).max(6).describe('Bars along the sides that they are placed at'),
    })
    .optional()
    .describe('How the slide was ordered to be laid out: its blocks stand where their `look` says'),
  placed: z
    .strictObject({
      title: slidePlaceSchema
        .optional()
        .describe('Without it the title is not shown: what stands on the slide says it'),
      subtitle: slidePlaceSchema.optional(),
      foot: z
        .strictObject({ name: colorRefSchema, number: colorRefSchema })
        .optional()
        .describe('Colours of the name of the deck and of the number of the slide, where these are shown'),
    })
    .optional()
    .describe(
      'Where its writer placed all of it, in front of its `image`; heeded where each block has a `place`, and a subtitle',
    ),
  image: idSchema.optional().describe('Asset behind or beside the content, where the layout has room'),
  blocks: z.array(known<SlideBlock>(slideBlockSchema)).max(MOST_BLOCKS),
  notes: plainOrEmpty(4000).describe('What is said while it is shown; empty where nobody wrote any'),
  ...marking,
});

/** A slide deck. */
export const slidesContentSchema = z.strictObject({
  aspect: z.enum(ASPECTS),
  presenter: plain(120).optional(),
  date: plain(60).optional(),
  footer: plain(120).optional(),
  isFootless: z.boolean().optional().describe('Whether no slide has a number or a name at its foot'),
  sections: z.array(z.strictObject({ id: idSchema, title: plain(160) })).max(40),
  slides: z.array(known<Slide>(slideSchema)).min(1).max(120),
});

/** How one thing on a slide was ordered to look; what it does not say is as usual. */
export type OrderedLook = z.infer<typeof orderedLookSchema>;
/** Where something stands on a slide that its writer placed. */
export type SlidePlace = z.infer<typeof slidePlaceSchema>;
/** One of `SLIDE_LAYOUTS`. */
export type SlideLayout = (typeof SLIDE_LAYOUTS)[number];
/** What stands on a slide, told apart by `type`. */
export type SlideBlock = z.infer<typeof slideBlockSchema>;
/** One slide, with what its speaker says. */
export interface Slide extends z.infer<typeof slideSchema> {}
/** What a deck is made of. */
export interface SlidesContent extends z.infer<typeof slidesContentSchema> {}
