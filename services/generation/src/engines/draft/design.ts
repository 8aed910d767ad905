import { z } from 'zod';
import { text, texts } from './common.ts';
import { COMPOSITIONS, CUTS, EMPHASES, FRAME_UNITS, GROUNDS, PRESETS, TEXT_ROLES } from './vocabulary.ts';

/** A frame. Width and height are 0 where the preset says them. */
export const framePartSchema = z.strictObject({
  ref: text,
  name: text,
  preset: z.enum(PRESETS),
  width: z.number(),
  height: z.number(),
  unit: z.enum(FRAME_UNITS),
  shape: z.enum(CUTS),
  composition: z.enum(COMPOSITIONS),
  ground: z.enum(GROUNDS),
  /** Lines of a drawing in the frame's unit, and `picture x y width height`, `free x y width height`. */
  art: texts.default([]),
  texts: z.array(
    z.strictObject({
      role: z.enum(TEXT_ROLES),
      text,
      emphasis: z.enum(EMPHASES),
      group: text,
      language: text,
      /** `x y width height` in the frame's unit, with words for its side and its colour; '' where the program finds one. */
      place: text.default(''),
    }),
  ),
  picture: text,
});

export type FramePart = z.infer<typeof framePartSchema>;
export type FrameText = FramePart['texts'][number];

/** A frame with nothing on it yet. */
export const blankFrame = (ref: string, name: string): FramePart => ({
  ...({ preset: 'custom', unit: 'px', shape: '', composition: 'centred', ground: 'background' } as const),
  ...{ ref, name, width: 0, height: 0, art: [], texts: [], picture: '' },
});

/** A frame without the places of its writer. */
export const unplaced = (part: FramePart): FramePart => ({
  ...part,
  ...{ art: [], texts: part.texts.map((text) => ({ ...text, place: '' })) },
});
