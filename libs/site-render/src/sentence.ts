/** The quotation marks and brackets that close behind the end of a sentence. */
const CLOSERS = String.raw`[\p{Pe}\p{Pf}"']*`;

/** In any script. */
const END = new RegExp(String.raw`[\p{Sentence_Terminal}…]${CLOSERS}$`, 'u');

/** Where a sentence ends, in any script; a dot behind one or two letters shortens a word: "St. Pancras". */
export const SENTENCE_END = new RegExp(
  String.raw`(?:(?<!(?<![\p{L}\p{N}])\p{L}{1,2})\.|[!?])(?=${CLOSERS}\s)|(?![.!?])\p{Sentence_Terminal}`,
  'gu',
);

/** Behind a sentence of some words in a title or a line of facts: where few words stand, a dot behind fewer than three letters or digits shortens a word. */
export const BEHIND_SENTENCE = String.raw`(?<=\S\s\S+\s\S*[\p{Ll}\d]{3}[.!?])`;

/** Whether a text ends with the end of a sentence. */
export const endsSentence = (text: string): boolean => END.test(text.trimEnd());
