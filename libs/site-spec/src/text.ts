import { z } from 'zod';

const notPlain = 'must not hold control characters but line breaks and tabs, nor lone surrogates';

// No control characters but newline and tab, and no lone surrogates: every export format can hold what is left.
const PLAIN = /^[^\p{Cs}\p{Cc}]*(?:[\n\t][^\p{Cs}\p{Cc}]*)*$/u;

/** The schemas of plain text, with how much each takes: an editor tells words for people from all other strings. */
const limits = new WeakMap<z.core.$ZodType, number>();

function plainUpTo(schema: z.ZodString, max: number): z.ZodString {
  const whole = schema.max(max).regex(PLAIN, notPlain);
  limits.set(whole, max);
  return whole;
}

/** Plain text of 1 to `max` UTF-16 units. */
export const plain = (max: number) => plainUpTo(z.string().min(1), max);

/** Plain text that may be empty. */
export const plainOrEmpty = (max: number) => plainUpTo(z.string(), max);

/** How many UTF-16 units a schema of plain text takes; undefined for ids, addresses, names of choices and all else. */
export const plainTextLimit = (schema: z.core.$ZodType): number | undefined => limits.get(schema);

/** Identifies a node for as long as the spec lives; also the node's anchor on a rendered page. */
export const idSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/);

/** A link target: https, mailto, tel, an anchor, or a path within the site. */
export const hrefSchema = z
  .string()
  .max(2000)
  .regex(
    /^(?:https:[/]{2}[^\s<>"'`\\{}]+|mailto:[^\s<>"'`\\]+|tel:[+0-9().-]+|#[A-Za-z][A-Za-z0-9_-]*|[/](?![/])[A-Za-z0-9._~%/#-]*)$/,
  );

/** An absolute https address, for what lives outside the site. */
export const httpsUrlSchema = z
  .string()
  .max(2000)
  .regex(/^https:[/]{2}[^\s<>"'`\\{}]+$/);

/** BCP 47 language tag. */
export const languageSchema = z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/);

/** Name of an icon of the Lucide set. */
export const iconNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .max(60);

/** A JSON Pointer (RFC 6901). */
export const pointerSchema = z
  .string()
  .max(500)
  .regex(/^(?:[/](?:[^~/]|~[01])*)*$/);

/** Marked text: the runs in order make the sentence. */
export const runSchema = z.strictObject({
  text: plain(4000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  code: z.boolean().optional(),
  href: hrefSchema.optional(),
  footnote: idSchema.optional().describe('Id of a footnote block of the same document'),
});

/** Plain text, or a short array of marked runs. */
export const richTextSchema = z.union([plain(8000), z.array(runSchema).min(1).max(60)]);

/** Marks a node whose words are not all the owner's own. */
export const marking = {
  placeholder: z
    .boolean()
    .optional()
    .describe('Asks the owner for something, or holds something invented that could be taken for a fact'),
  questions: z
    .array(z.string().regex(/^[a-z][A-Za-z]{0,40}$/))
    .max(20)
    .optional()
    .describe('Names of the fields of this node whose text is a question to its owner'),
};

/** A stretch of text with its marks. */
export type Run = z.infer<typeof runSchema>;
/** Plain text, or marked runs that make the sentence in their order. */
export type RichText = z.infer<typeof richTextSchema>;

/** The words of a text without their marks. */
export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('');
