import { z } from 'zod';
import { dataWordsSchema } from './data.ts';
import { documentWordsSchema } from './documents.ts';
import { questionsSchema } from './questions.ts';
import { readPacks } from './read-packs.ts';
import { readingSchema } from './reading.ts';
import { writingWordsSchema } from './writing.ts';

const languagePackSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2,3}$/),
  dir: z.enum(['ltr', 'rtl']),
  /** Words that a renderer puts around the content. */
  labels: z.record(z.string(), z.string().min(1)),
  reading: readingSchema,
  data: dataWordsSchema,
  questions: questionsSchema,
  documents: documentWordsSchema,
  writing: writingWordsSchema,
});

export type LanguagePack = z.infer<typeof languagePackSchema>;

/** A language may begin with its labels and the words that orders are read by; what it has not is English. */
const ownPackSchema = languagePackSchema
  .partial({ data: true, questions: true, documents: true, writing: true })
  .extend({ reading: readingSchema.partial({ material: true }) });

const ownPacks = readPacks('languages', ownPackSchema).toSorted(
  (one, other) => Number(other.language === 'en') - Number(one.language === 'en'),
);
const english = languagePackSchema.parse(ownPacks[0]);

/** Every language that there is a pack for, English first. */
export const languagePacks: readonly LanguagePack[] = ownPacks.map((own) => ({
  ...english,
  ...own,
  reading: { material: english.reading.material, ...own.reading },
  questions: {
    ...english.questions,
    ...own.questions,
    items: { ...english.questions.items, ...own.questions?.items },
    say: { ...english.questions.say, ...own.questions?.say },
  },
}));

const byLanguage = new Map(languagePacks.map((pack) => [pack.language, pack]));

/** The pack of a BCP 47 tag, by its language alone. */
export const findLanguagePack = (tag: string): LanguagePack | undefined =>
  byLanguage.get(tag.split('-')[0] ?? '');

/** The pack of a BCP 47 tag; English where there is none. */
export function languagePackOf(tag: string): LanguagePack {
  const pack = findLanguagePack(tag) ?? byLanguage.get('en');
  if (pack === undefined) throw new Error('There is no pack for English.');
  return pack;
}
