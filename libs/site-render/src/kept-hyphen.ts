/**
 * Where no line ends although a hyphen does: before a short end ("kick-off"), behind a single sign ("E-Mail"), behind two
 * that a word of usual length follows ("EU-Norm"), and between a name and its number ("LUMEN-3"). Screens, paper and slides
 * keep to it alike.
 */
export const KEPT_HYPHEN =
  /(?<=[\p{L}\p{N}]{2}[-\u2010])(?=\p{L}{1,3}(?!\p{L}))|(?<=(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}][-\u2010])(?=\p{L})|(?<=(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{N}]{2}[-\u2010])(?=\p{L}{2,12}(?![\p{L}-]))|(?<=\p{L}[-\u2010])(?=\p{N}{1,3}(?![\p{L}\p{N}]))/gu;
