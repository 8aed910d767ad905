/** In any script, with the quotation marks and brackets that close behind it. */
const END = /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u;

/** Whether a text ends with the end of a sentence. */
export const endsSentence = (text: string): boolean => END.test(text.trimEnd());
