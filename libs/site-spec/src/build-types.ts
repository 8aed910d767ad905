/** What is built. */
export const BUILD_TYPES = ['website', 'design', 'slides', 'document', 'dataviz'] as const;
export type BuildType = (typeof BUILD_TYPES)[number];

/** What a build buys, smallest first. */
export const BUILD_MODES = ['lite', 'economy', 'power'] as const;
export type BuildMode = (typeof BUILD_MODES)[number];
