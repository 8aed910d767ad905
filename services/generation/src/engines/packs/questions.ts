import { SECTION_TYPES, SLIDE_LAYOUTS } from '@sitewright/site-spec';
import { z } from 'zod';
import { FUNCTIONS } from './reading.ts';
import { words } from './words.ts';

const line = z.string().min(1).max(160);
const lines = z.array(line).min(1).max(3);
const byName = z.record(z.string(), line);

/**
 * What the built-in writer asks the person where the prompt says nothing. One line each, to the person who ordered;
 * `{name}` is the name of the thing asked about, in the person's words, `{n}` a number.
 */
export const questionsSchema = z
  .strictObject({
    /** Where a section of a page has no material. */
    sections: z.record(z.enum(SECTION_TYPES), lines),
    /** Where a slide has none, and asks for something else than a section does. */
    slides: z.partialRecord(z.enum(SLIDE_LAYOUTS), lines),
    /** About one item, wherever it stands: its price, what it includes. */
    items: byName,
    /** Parts of documents: sender, deadline, decision. */
    documents: byName,
    /** Texts of a design: headline, date, place, whose certificate it is. */
    frames: byName,
    /** Sentences about what a result can't do; `{name}` is the function, `{contact}` a way to reach somebody. */
    say: byName,
    /** Functions that a specification can't have, by the names that a brief uses for them. */
    functions: z.partialRecord(z.enum(FUNCTIONS), line),
    /** An order of large letters. */
    large: words,
    /** Words of tone that choose a mood; a word that ends in `*` stands for all that begin so. */
    moods: z.record(z.string(), z.array(z.string().min(1))),
    /** Words that say of a field that it stays empty, to be filled in by hand. */
    blanks: z.array(z.string().min(1).max(40)),
  })
  .partial();

export type Questions = z.infer<typeof questionsSchema>;
