import { z } from 'zod';

const word = z.string().min(1);
/** Words in lower case; each is looked for as a whole word, or anywhere in scripts without spaces. */
const words = z.array(word);

/** What stands around the body of a letter, in the order of the language's custom. */
export const LETTER_PIECES = ['from', 'to', 'date', 'subject', 'body'] as const;

/** Words of documents that are sent or that sum up. */
export const documentWordsSchema = z.strictObject({
  letter: z.array(z.enum(LETTER_PIECES)).length(LETTER_PIECES.length),
  /** Between a label and what is said of it. */
  colon: z.string().min(1),
  from: word,
  to: word,
  subject: word,
  unit: word,
  unitPrice: word,
  net: word,
  tax: word,
  subtotal: word,
  amountDue: word,
  /** A sum that leaves out what has no price yet; `{items}` names it. */
  subtotalWithout: word.includes('{items}'),
  /** In the place of a total; `{items}` names what has no price. */
  priceMissing: word.includes('{items}'),
  /** What an order may call these instead; of them the first that it says stands in their place. */
  alsoCalled: z.partialRecord(z.enum(['tax', 'net', 'total', 'amount']), z.array(word)).default({}),
  taxWords: words,
  /** Say that a price holds its tax. */
  includedWords: words,
  discountWords: words,
  /** What is paid beforehand. */
  depositWords: words,
  /** Costs beside the lines, as of delivery. */
  chargeWords: words,
  /** Make a price a lowest or rough one. */
  roughWords: words,
  /** Names and signs of currencies, lower case, with their codes. */
  currencies: z.record(z.string(), z.string().regex(/^[A-Z]{3}$/)),
  /** Numbers in words; compounds are put together from these. */
  numbers: z.record(z.string(), z.number().positive()),
});

export type DocumentWords = z.infer<typeof documentWordsSchema>;
export type LetterPiece = (typeof LETTER_PIECES)[number];
