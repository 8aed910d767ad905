/** What people call colours beyond the CSS names; values as in common colour dictionaries. */
export const COLOUR_NAMES: Record<string, string> = {
  cream: '#fffdd0',
  burgundy: '#800020',
  sand: '#c2b280',
  mustard: '#ffdb58',
  terracotta: '#e2725b',
  charcoal: '#36454f',
  sage: '#9caf88',
  blush: '#de5d83',
  mint: '#98ff98',
  emerald: '#50c878',
  ochre: '#cc7722',
  rust: '#b7410e',
  apricot: '#fbceb1',
  peach: '#ffe5b4',
  champagne: '#f7e7ce',
  bordeaux: '#5f021f',
};
