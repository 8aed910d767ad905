import type { SiteSpec } from '@sitewright/site-spec';
import { z } from 'zod';

/** What the editor tells its preview. */
export type ToFrame =
  | {
      type: 'show';
      /** Told back in `shown`. */
      turn: number;
      spec: SiteSpec;
      /** Path of the page to show; the first one of a type that has but one. */
      page: string;
      /** JSON Pointers of the texts that may be edited in place; none for a preview that is only looked at. */
      fields: readonly string[];
      scheme: 'light' | 'dark' | 'system';
      editable: boolean;
      /** Slides one beneath the other as the pictures of a film, in place of the page. */
      film?: boolean;
    }
  /** Outlines a node and brings it into view; none takes the outline away. */
  | { type: 'reveal'; id: string | undefined; scroll: boolean }
  /** Outlines what has changed, in a preview that is compared with another. */
  | { type: 'compare'; changes: readonly Change[] };

/** A part that is not as it is in another revision. */
export interface Change {
  id: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
}

/** What a preview tells its editor. It shows what others wrote, so everything is checked. */
export const fromFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('shown'), turn: z.int(), editable: z.int(), renderMs: z.number() }),
  z.object({ type: z.literal('failed'), turn: z.int(), message: z.string().max(2000) }),
  z.object({
    type: z.literal('select'),
    ids: z.array(z.string().max(64)).max(40),
    field: z.string().max(500).optional(),
    href: z.string().max(2000).optional(),
    /** Whether the text is edited in place, or must be edited beside it. */
    inPlace: z.boolean(),
  }),
  z.object({ type: z.literal('edit'), field: z.string().max(500), text: z.string().max(20_000) }),
  z.object({ type: z.literal('edited') }),
  z.object({ type: z.literal('follow'), href: z.string().max(2000) }),
  z.object({
    type: z.literal('place'),
    id: z.string().max(64),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
  z.object({
    type: z.literal('key'),
    key: z.string().max(20),
    command: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
  }),
]);

export type FromFrame = z.infer<typeof fromFrameSchema>;
