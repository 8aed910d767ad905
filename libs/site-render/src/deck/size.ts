/** The sizes of decks in points. */
const slideSizes = {
  '16:9': [960, 540],
  '4:3': [720, 540],
  '16:10': [864, 540],
  '1:1': [540, 540],
  '9:16': [540, 960],
} as const;

/** The size of a deck; that of a screen for a proportion that is none. */
export const sizeOf = (aspect: string): readonly [number, number] =>
  Object.entries(slideSizes).find(([name]) => name === aspect)?.[1] ?? slideSizes['16:9'];
