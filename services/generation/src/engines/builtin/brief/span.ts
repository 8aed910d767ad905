/** Half-open range in code points of the raw prompt. */
export type Span = readonly [start: number, end: number];
