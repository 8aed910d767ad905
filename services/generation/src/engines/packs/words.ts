import { z } from 'zod';

/**
 * Words and phrases, in any case; accents may be missing. A `*` at the end stands for any ending, `_` for up to five
 * words, and "(find|reach) us" for two phrases. The longest that fits is read: "contact form" is one where "form" is another.
 */
export const words = z
  .array(z.string().min(1))
  .default([])
  .transform((phrases) => phrases.flatMap(readingsOf));

function readingsOf(phrase: string): string[] {
  const [whole = '', choices] = /\(([^()]*)\)/.exec(phrase) ?? [];
  return choices?.split('|').flatMap((choice) => readingsOf(phrase.replace(whole, choice))) ?? [phrase];
}
