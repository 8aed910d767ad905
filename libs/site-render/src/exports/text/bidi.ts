import library from 'bidi-js';

/** The library's types say that its function is a level deeper than it is. */
const isFactory = (value: unknown): value is typeof library.default => typeof value === 'function';

const factory = [library, library.default].find(isFactory);
if (factory === undefined) throw new Error('the library of the Bidirectional Algorithm has no factory');

/** The Unicode Bidirectional Algorithm. */
export const bidi = factory();
