/** What is built. */
export const BUILD_TYPES = ['website', 'design', 'slides', 'document', 'dataviz'] as const;
/** One of `BUILD_TYPES`. */
export type BuildType = (typeof BUILD_TYPES)[number];

/** What a build buys, smallest first. */
export const BUILD_MODES = ['lite', 'economy', 'power'] as const;
/** One of `BUILD_MODES`. */
export type BuildMode = (typeof BUILD_MODES)[number];
