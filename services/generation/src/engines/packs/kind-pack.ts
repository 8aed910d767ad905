import { MOODS, SECTION_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { readPacks } from './read-packs.ts';

const kindPackSchema = z.strictObject({
  kind: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** What such an undertaking or thing is called, by language; a `*` at the end stands for any ending. */
  words: z.record(z.string().regex(/^[a-z]{2,3}$/), z.array(z.string().min(2))),
  /** Sections in the order in which such a site shows what it has. */
  sections: z.array(z.enum(SECTION_TYPES)).min(1),
  /** Looks that suit it: one of them where no word of tone chooses. */
  moods: z.array(z.enum(MOODS)).min(2),
});

export type KindPack = z.infer<typeof kindPackSchema>;

/** Every kind of project that there is a pack for. */
export const kindPacks: readonly KindPack[] = readPacks('kinds', kindPackSchema);

const byKind = new Map(kindPacks.map((pack) => [pack.kind, pack]));

export const findKindPack = (kind: string): KindPack | undefined => byKind.get(kind);
