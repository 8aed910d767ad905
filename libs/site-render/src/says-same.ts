/** Characters without a shape: an editor marks texts with them, to find them again in what is rendered. */
const MARKS = /[\u{f0000}-\u{10fffd}]/gu;

/** Whether two texts say the same, whatever marks they bear: what depends on it is rendered alike with and without them. */
export const saysSame = (one: string, other: string): boolean =>
  one.replace(MARKS, '') === other.replace(MARKS, '');
