export const ENGINE_NAME = 'builtin';
/** Part of the seed: a new version may word and lay out the same prompt differently. */
export const ENGINE_VERSION = '1.0.0';
