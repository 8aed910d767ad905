import { z } from 'zod';

/** Words and phrases in lower case. */
const words = z.array(z.string().min(1));

/** Words by which facts, lists and sentences are found in material of a language. */
export const materialWordsSchema = z.strictObject({
  /** Articles, prepositions, conjunctions, pronouns, auxiliaries: never a name, never what a figure counts. */
  function: words,
  /** Pronouns and verbs by which a clause is known from a mere phrase. */
  clause: words,
  /** Between the last two of an enumeration. */
  and: words,
  /** Between a thing and what is said of it: "is", "costs". */
  copulas: words,
  /** Forms of names beyond those that `Intl` knows. */
  months: words,
  weekdays: words,
  /** What stands for several days: "daily". */
  daily: words,
  closed: words,
  /** Between the ends of a range of days or times, and before its start. */
  until: words,
  from: words,
  /** Before and after a number that is a time of day. */
  clockBefore: words,
  clockAfter: words,
  am: words,
  pm: words,
  noon: words,
  /** Before something like 3/4 that makes it a date. */
  dateWords: words,
  currencies: words,
  magnitudes: words,
  units: words,
  /** After a price, before what it is for: "per person". */
  per: words,
  each: words,
  onRequest: words,
  free: words,
  priceWords: words,
  fromPrice: words,
  /** Between a thing and its price: "a day ticket at £5". */
  priceBefore: words,
  /** A street's word before its name, after it, at its end. */
  streetsBefore: words,
  streetsAfter: words,
  streetsSuffix: words,
  phoneWords: words,
  /** The signs of a mail address when it is dictated: "board at example dot org". */
  spokenSigns: words,
  honorifics: words,
  honorificsAfter: words,
  /** What people are: "head baker" ends in one. */
  roles: words,
  /** Before a place: "in". */
  placeBefore: words,
  /** In a heading over steps. */
  steps: words,
  /** Before who made or said something. */
  by: words,
  /** In an order or a label before a quotation; before text to be kept to the letter. */
  quoteWords: words,
  textWords: words,
  /** What says that text is to be left as it is. */
  asIs: words,
  /** End in a full stop and end no sentence. */
  abbreviations: words,
  /** Written onto the word that follows: articles with an apostrophe, Arabic conjunctions. */
  prefixes: words,
  /** Where its telephone numbers are from, ISO 3166. */
  regions: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
});

export type MaterialWords = z.infer<typeof materialWordsSchema>;
